/// What the lexer found in an Objective-C file.
struct LexedObjectiveC {
  /// A word that wakes a rule.
  struct Candidate {
    let token: Int
    /// Its entry in the table of triggers.
    let entry: Int
  }

  /// Tokens in order, and those of them that wake a rule.
  struct Line {
    var tokens: [ObjectiveCToken] = []
    var candidates: [Candidate] = []
  }

  /// `#define NAME(…) body`.
  struct Macro {
    let name: Range<Int>
    let body: Line
  }

  /// Where conditional compilation begins, goes on in another way, or ends.
  struct Branch {
    enum Kind {
      case begin
      case otherwise
      case end
    }

    let kind: Kind
    /// The first token behind it.
    let token: Int
  }

  /// All that is compiled, apart from the lines of the preprocessor. What stands between `#if 0` and `#endif`
  /// is not.
  var code = Line()
  var macros: [Macro] = []
  var branches: [Branch] = []
  var imports: Set<String> = []
  /// The comments between `/*` and `*/`.
  var blockComments: [Range<Int>] = []
  /// The comments that speak to this tool.
  var directives: [Range<Int>] = []
}
