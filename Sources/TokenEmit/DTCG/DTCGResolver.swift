import TokenDiagnostics
import TokenModel

/// The variants of tokens as a resolver document (DTCG Resolver module, 2025.10): a modifier for each axis that some
/// token depends on, with a context for each of its values.
///
/// All contexts of a modifier say the same tokens, and modifiers know nothing of each other. So what depends on two
/// axes is told in two steps: the first modifier says to which of several further tokens it refers, and the second
/// gives those their values. References are followed last of all.
struct DTCGResolver {
  static let tokenFileName = "tokens.tokens.json"

  private let axes: Axes
  private let used: [Int]
  /// The tokens that a context replaces or adds, by axis and value.
  private var trees: [[DTCGTree]]
  private let variantGroup: String

  /// Nil where no token depends on anything.
  init?(_ tokens: DTCGTokens) {
    axes = tokens.tokenSet.settings.axes
    used = Set(tokens.tokens.flatMap(\.token.axes)).sorted()
    guard !used.isEmpty else { return nil }
    trees = axes.all.map { axis in axis.values.map { _ in DTCGTree() } }
    variantGroup = Self.unused("tokenc-variants", among: tokens.topLevelNames)
    for token in tokens.tokens {
      let metadata = token.declaration.metadata
      let rest = metadata.dtcgMembers + DTCGExtension.members(metadata.extensions?.value, [])
      for part in token.parts {
        add(part, of: token.token.path, beside: part.path.isEmpty ? rest : [])
      }
    }
  }

  var document: JSONText {
    let setName = Self.unused("tokens", among: Set(used.map { axes.all[$0].name }))
    let source = JSONText.object([("$ref", .string(Self.tokenFileName))])
    let set = JSONText.object([("sources", .array([source]))])
    let modifiers = used.map { DTCGExtension.Member(axes.all[$0].name, modifier($0)) }
    // Pointers in the fragment of a URI (RFC 6901, section 6). Axes have names without `/` and `~`.
    let order =
      ["#/sets/\(setName)"] + used.map { "#/modifiers/\(axes.all[$0].name.percentEncoded(keeping: ""))" }
    return .object([
      ("version", .string("2025.10")),
      ("sets", .object([(setName, set)])),
      ("modifiers", .object(modifiers)),
      ("resolutionOrder", .array(order.map { .object([("$ref", .string($0))]) })),
    ])
  }

  private func modifier(_ axis: Int) -> JSONText {
    let values = axes.all[axis].values
    let contexts = zip(values, trees[axis]).map { value, tree in
      DTCGExtension.Member(value, .array(tree.isEmpty ? [] : [tree.object { _ in [] }]))
    }
    return .object([("contexts", .object(contexts)), ("default", .string(values[0]))])
  }

  private mutating func add(
    _ part: DTCGToken.Part, of token: TokenPath, beside rest: [DTCGExtension.Member]
  ) {
    let path = TokenPath(token.components + part.path)
    var variants = VariantTokens(path: [variantGroup] + path.components, axes: axes)
    set(part, part.values, at: path, beside: rest, &variants)
  }

  /// Gives a token its value in every context of the axis that decides it; one that others decide too refers to further
  /// tokens.
  private mutating func set(
    _ part: DTCGToken.Part, _ values: ContextTree, at path: TokenPath, beside rest: [DTCGExtension.Member],
    _ variants: inout VariantTokens
  ) {
    guard case .split(let axis, let branches) = values else { return }
    for (value, branch) in branches.enumerated() {
      let text: JSONText
      switch branch {
      case .leaf(let json): text = json
      case .split:
        variants.terms.append((axis, value))
        text = .string("{\(variants.current)}")
        set(part, branch, at: variants.current, beside: [], &variants)
        variants.terms.removeLast()
      }
      // The token has this value anyway.
      if variants.terms.isEmpty, text == part.values.usual { continue }
      trees[axis][value].add(
        [("$type", .string(part.type)), ("$value", text)] + rest, at: path)
    }
  }

  /// The names of the further tokens, each of which stands for a part of the contexts:
  /// `tokenc-variants.color.label.appearance=dark`.
  private struct VariantTokens {
    let path: [String]
    let axes: Axes
    var terms: [(axis: Int, value: Int)] = []

    init(path: [String], axes: Axes) {
      self.path = path
      self.axes = axes
    }

    var current: TokenPath {
      let words = terms.map { "\(axes.all[$0.axis].name)=\(axes.all[$0.axis].values[$0.value])" }
      return TokenPath(path + [words.joined(separator: " and ")])
    }
  }

  private static func unused(_ name: String, among names: Set<String>) -> String {
    var free = name
    while names.contains(free) { free += "-2" }
    return free
  }
}
