/// A text that lacks quotes, what is told of it, and the text that its fix-its give.
struct MissingQuotes: Sendable {
  let text: String
  let told: [String]
  let fixed: String

  private static let head = "$type: dimension\nbase: { s: 1, m: 2 }\n"

  /// A file with wrong lines, each place in it as `id: text`, and the lines as they should be.
  private init(_ lines: String, _ told: String..., fixed: String) {
    text = Self.head + lines + "\n"
    self.told = told
    self.fixed = Self.head + fixed + "\n"
  }

  static let all = references + expressions + quotedParts + colors + cutTexts + colons + reserved + quotes

  private static let references = [
    MissingQuotes("a: {base.s}", "quote-reference: {base.s}", fixed: "a: \"{base.s}\""),
    MissingQuotes("a: { base.s }", "quote-reference: { base.s }", fixed: "a: \"{base.s}\""),
    MissingQuotes(
      "a: { $type: dimension, $value: {base.s} }", "quote-reference: {base.s}",
      fixed: "a: { $type: dimension, $value: \"{base.s}\" }"),
    MissingQuotes(
      "a: { $type: surface, $value: { width: {base.s}, height: {base.m} } }", "quote-reference: {base.s}",
      "quote-reference: {base.m}",
      fixed: "a: { $type: surface, $value: { width: \"{base.s}\", height: \"{base.m}\" } }"),
    MissingQuotes(
      "a: { $type: dimension, $value: 1, $when: { posture=half-open: {base.s} } }",
      "quote-reference: {base.s}",
      fixed: "a: { $type: dimension, $value: 1, $when: { posture=half-open: \"{base.s}\" } }"),
    MissingQuotes(
      "a:\n  $value: {base.s} # small", "quote-reference: {base.s}",
      fixed: "a:\n  $value: \"{base.s}\" # small"),
  ]

  private static let expressions = [
    MissingQuotes("a: {base.s} * 2", "quote-expression: {base.s} * 2", fixed: "a: \"{base.s} * 2\""),
    MissingQuotes(
      "a: {base.s} + 2 * {base.m} # c", "quote-expression: {base.s} + 2 * {base.m}",
      fixed: "a: \"{base.s} + 2 * {base.m}\" # c"),
    MissingQuotes("a: {base.s} - 1pt", "quote-expression: {base.s} - 1pt", fixed: "a: \"{base.s} - 1pt\""),
    MissingQuotes(
      "a:\n  $type: dimension\n  $value: {base.s} / 2", "quote-expression: {base.s} / 2",
      fixed: "a:\n  $type: dimension\n  $value: \"{base.s} / 2\""),
    MissingQuotes(
      "a: { $type: dimension, $value: 2 * {base.s} }", "quote-expression: 2 * {base.s}",
      fixed: "a: { $type: dimension, $value: \"2 * {base.s}\" }"),
    MissingQuotes(
      "a: { $type: dimension, x: {base.s} + {base.m}, y: 3 }", "quote-expression: {base.s} + {base.m}",
      fixed: "a: { $type: dimension, x: \"{base.s} + {base.m}\", y: 3 }"),
    MissingQuotes(
      "a: { $type: dimension, $value: max({base.s}, {base.m}) }", "quote-expression: max({base.s}, {base.m})",
      fixed: "a: { $type: dimension, $value: \"max({base.s}, {base.m})\" }"),
    MissingQuotes(
      "a: {\n  $type: dimension,\n  x: {base.s} * 2,\n  y: 2 * ({base.m} + 1pt)\n}",
      "quote-expression: {base.s} * 2", "quote-expression: 2 * ({base.m} + 1pt)",
      fixed: "a: {\n  $type: dimension,\n  x: \"{base.s} * 2\",\n  y: \"2 * ({base.m} + 1pt)\"\n}"),
    MissingQuotes(
      "a: { $type: surface, $value: { width: {base.s} * 2, height: min({base.m}, 3pt) } }",
      "quote-expression: {base.s} * 2", "quote-expression: min({base.m}, 3pt)",
      fixed: "a: { $type: surface, $value: { width: \"{base.s} * 2\", height: \"min({base.m}, 3pt)\" } }"),
  ]

  private static let quotedParts = [
    MissingQuotes(
      "a: \"{base.s}\" + 2pt", "quote-expression: \"{base.s}\" + 2pt", fixed: "a: \"{base.s} + 2pt\""),
    MissingQuotes("a: '{base.s}' * 2", "quote-expression: '{base.s}' * 2", fixed: "a: \"{base.s} * 2\""),
    MissingQuotes(
      "a: \"{base.s}\" + 2 * \"{base.m}\"", "quote-expression: \"{base.s}\" + 2 * \"{base.m}\"",
      fixed: "a: \"{base.s} + 2 * {base.m}\""),
    MissingQuotes(
      "a: { $type: dimension, $value: \"{base.s}\" / 2, $description: Half }",
      "quote-expression: \"{base.s}\" / 2",
      fixed: "a: { $type: dimension, $value: \"{base.s} / 2\", $description: Half }"),
    check(
      "\"{base.s}\" < \"{base.m}\"", "quote-expression: \"{base.s}\" < \"{base.m}\"",
      fixed: "\"{base.s} < {base.m}\""),
    check(
      "'{base.s}' == 1pt and '{base.m}' != 1pt", "quote-expression: '{base.s}' == 1pt and '{base.m}' != 1pt",
      fixed: "\"{base.s} == 1pt and {base.m} != 1pt\""),
    check(
      "\"{base.s} < 4pt\" or \"{base.m} > 4pt\"",
      "quote-expression: \"{base.s} < 4pt\" or \"{base.m} > 4pt\"",
      fixed: "\"{base.s} < 4pt or {base.m} > 4pt\""),
    check(
      "{base.s} <= {base.m}", "quote-expression: {base.s} <= {base.m}", fixed: "\"{base.s} <= {base.m}\""),
  ]

  private static func check(_ assertion: String, _ told: String, fixed: String) -> MissingQuotes {
    let head = "$checks:\n  - message: m\n    assert: "
    return MissingQuotes(head + assertion, told, fixed: head + fixed)
  }

  private static let colors = [
    MissingQuotes(
      "a: { $type: color, $value: #fff }", "quote-color: #fff", fixed: "a: { $type: color, $value: \"#fff\" }"
    ),
    MissingQuotes(
      "a: { $type: color, b: #fff, c: #1E6EF480 }", "quote-color: #fff", "quote-color: #1E6EF480",
      fixed: "a: { $type: color, b: \"#fff\", c: \"#1E6EF480\" }"),
    MissingQuotes(
      "a:\n  $type: color\n  b: #fff\n  c: #000000 # black", "quote-color: #fff", "quote-color: #000000",
      fixed: "a:\n  $type: color\n  b: \"#fff\"\n  c: \"#000000\" # black"),
    MissingQuotes(
      "a:\n  $type: color\n  $value: \"#000000\"\n  $when:\n    appearance=dark: #FFF", "quote-color: #FFF",
      fixed: "a:\n  $type: color\n  $value: \"#000000\"\n  $when:\n    appearance=dark: \"#FFF\""),
  ]

  private static let cutTexts = [
    MissingQuotes(
      "a: { $type: string, b: rgb(1, 2, 3), c: f(g(1, 1), 1) x }", "quote-text: rgb(1, 2, 3)",
      "quote-text: f(g(1, 1), 1) x",
      fixed: "a: { $type: string, b: \"rgb(1, 2, 3)\", c: \"f(g(1, 1), 1) x\" }"),
    MissingQuotes(
      "a: { $type: number, $value: 1, $description: see #4 }", "quote-text: see #4",
      fixed: "a: { $type: number, $value: 1, $description: \"see #4\" }"),
  ]

  private static let colons = [
    MissingQuotes(
      "$description: Note: the\n  width of it\na: 1", "quote-text: Note: the\n  width of it",
      fixed: "$description: \"Note: the\n  width of it\"\na: 1"),
    MissingQuotes(
      "a:\n  $type: string\n  $value: @x\n    and more\n  # A comment.\n  $description: x",
      "quote-text: @x\n    and more",
      fixed: "a:\n  $type: string\n  $value: \"@x\n    and more\"\n  # A comment.\n  $description: x"),
    MissingQuotes(
      "$description: Note: the width", "quote-text: Note: the width",
      fixed: "$description: \"Note: the width\""),
    MissingQuotes(
      "a: { $type: number, $value: 1, $source: { article: A: B } }", "quote-text: A: B",
      fixed: "a: { $type: number, $value: 1, $source: { article: \"A: B\" } }"),
    MissingQuotes(
      "$source: { article: iPhone Duo Part 2: The bar }",
      "quote-text: iPhone Duo Part 2: The bar", fixed: "$source: { article: \"iPhone Duo Part 2: The bar\" }"),
    MissingQuotes(
      "a:\n  $type: string\n  $value: say \"a: b\" # c", "quote-text: say \"a: b\"",
      fixed: "a:\n  $type: string\n  $value: 'say \"a: b\"' # c"),
  ]

  private static let reserved =
    [
      "@2x", "`code`", "%d items", "*important*", "*important* words", "**b**", "&amp; more", "& more",
      "!important",
      "!important words", "> 5 points", "| a", "? maybe", "[draft] the width", "{base.s} is the width",
    ].map { text in
      MissingQuotes("$description: \(text)", "quote-text: \(text)", fixed: "$description: \"\(text)\"")
    }

  private static let quotes = [
    MissingQuotes("$description: 'it's'", "quote-text: 'it's'", fixed: "$description: \"it's\""),
    MissingQuotes(
      "$description: 'Bob's bar'", "quote-text: 'Bob's bar'", fixed: "$description: \"Bob's bar\""),
    MissingQuotes(
      "$description: \"say \"hi\"\"", "quote-text: \"say \"hi\"\"", fixed: "$description: 'say \"hi\"'"),
    MissingQuotes(
      "$description: \"Large\" title", "quote-text: \"Large\" title", fixed: "$description: '\"Large\" title'"
    ),
    MissingQuotes(
      "$description: \"a\" and \"b\"", "quote-text: \"a\" and \"b\"", fixed: "$description: '\"a\" and \"b\"'"
    ),
  ]
}
