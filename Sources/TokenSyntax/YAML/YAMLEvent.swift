/// One step of reading YAML, with its place in byte offsets.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case streamEnd
    case alias
    case scalar(Scalar.Style)
    case containerStart(Container)
    case containerEnd
    /// The text goes against the grammar; nothing comes after this.
    indirect case failure(SyntaxProblem)
  }

  enum Container {
    case list
    case mapping
  }

  let kind: Kind
  /// That of a scalar, or the name of the anchor that an alias stands for.
  var text = ""
  var anchor: String?
  var tag: String?
  /// Whether a mapping or list is written with brackets.
  var isFlow = false
  /// Where it begins, its anchor and tag included.
  let start: Int
  let end: Int
}

/// What libyaml says about text that goes against the grammar.
struct SyntaxProblem {
  let text: String
  let offset: Int
  /// What was being read, in libyaml's words, and where that begins.
  let context: Context?

  struct Context {
    let text: String
    let offset: Int
  }
}
