import TokenDiagnostics
import TokenSyntax

/// The values of one token: the default one, and one for each condition under which it differs.
struct Evaluation {
  /// What a reference leads to.
  enum Target {
    case value(Token)
    /// A token with an error of its own, which is not told again.
    case failed
    case group(SourceRange)
    case missing
  }

  let declaration: TokenDeclaration
  let type: TokenType
  let settings: ModelSettings
  let names: ReferenceNames
  let lookUp: (TokenPath) -> Target
  private(set) var bag = DiagnosticBag()

  typealias Values = (value: Value, variants: [Token.Variant])

  init(
    declaration: TokenDeclaration, type: TokenType, settings: ModelSettings, names: ReferenceNames,
    lookUp: @escaping (TokenPath) -> Target
  ) {
    self.declaration = declaration
    self.type = type
    self.settings = settings
    self.names = names
    self.lookUp = lookUp
  }

  mutating func evaluate() -> Values? {
    let referenced = axesOfReferences
    let values: Values?
    if referenced.isEmpty {
      values = evaluateAsWritten()
    } else if declaration.variants.isEmpty, case .token(let path) = Reference(declaration.value) {
      return evaluateAlias(of: path)
    } else {
      values = evaluateEverywhere(on: referenced)
    }
    if let values, !bag.hasErrors { check(values) }
    return values
  }

  /// No reference depends on anything: each node has one value.
  private mutating func evaluateAsWritten() -> Values? {
    let context = settings.axes.defaultContext
    let value = read(declaration.value, in: context)
    let variants = declaration.variants.map { (condition: $0.condition, value: read($0.node, in: context)) }
    guard let value, variants.allSatisfy({ $0.value != nil }) else { return nil }
    checkWinners(on: ownAxes)
    return (
      value,
      variants.compactMap { variant in variant.value.map { .init(condition: variant.condition, value: $0) } }
    )
  }

  /// An alias of a token that depends on conditions has the same variants, each read as a value of its own type.
  private mutating func evaluateAlias(of path: TokenPath) -> Values? {
    guard case .value(let target) = lookUp(path),
      let value = read(declaration.value, taking: { _ in target.value })
    else { return nil }
    var variants: [Token.Variant] = []
    for variant in target.variants {
      guard let value = read(declaration.value, taking: { _ in variant.value }) else { return nil }
      variants.append(.init(condition: variant.condition, value: value))
    }
    return (value, variants)
  }

  /// In each combination the token's own winner is taken first; what it refers to follows in the same context.
  private mutating func evaluateEverywhere(on referenced: Set<Int>) -> Values? {
    let axes = referenced.union(ownAxes).sorted()
    guard let contexts = settings.axes.combinations(of: axes) else {
      bag.add(.tooManyCombinations(declaration))
      return nil
    }
    guard let value = read(declaration.value, in: settings.axes.defaultContext) else { return nil }
    checkWinners(on: Set(axes))
    var variants: [Token.Variant] = []
    for context in contexts {
      guard let here = read(winners(in: context).first?.node ?? declaration.value, in: context) else {
        return nil
      }
      if here != value { variants.append(.init(condition: context.condition(on: axes), value: here)) }
    }
    return (value, variants)
  }

  private mutating func read(_ node: Node, in context: Context) -> Value? {
    read(node, taking: { $0.value(in: context) })
  }

  /// The value of a node, where a reference stands for the value that is taken of its token.
  private mutating func read(_ node: Node, taking value: @escaping (Token) -> Value) -> Value? {
    let lookUp = lookUp
    var reader = ValueReader(settings: settings, names: names) { path in
      switch lookUp(path) {
      case .value(let token): .value(value(token), token.type)
      case .failed: .failed
      case .group(let range): .group(range)
      case .missing: .missing
      }
    }
    let value = reader.read(node, as: type)
    bag.add(contentsOf: reader.bag)
    return value
  }

  private mutating func check(_ values: Values) {
    check(values.value, condition: "")
    for variant in values.variants {
      check(variant.value, condition: variant.condition.text(settings.axes))
    }
  }

  /// What is referred to was checked where it is written.
  private mutating func check(_ value: Value, condition: String) {
    guard value.reference == nil else { return }
    let context = CheckContext(token: declaration.path, condition: condition)
    for diagnostic in type.check(value, context) { bag.add(diagnostic) }
  }
}

extension Evaluation {
  private var ownAxes: Set<Int> { Set(declaration.variants.flatMap { $0.condition.terms.map(\.axis) }) }

  private var axesOfReferences: Set<Int> {
    var axes: Set<Int> = []
    for (path, _) in declaration.nodes.flatMap(Reference.all) {
      if case .value(let token) = lookUp(path) { axes.formUnion(token.axes) }
    }
    return axes
  }

  /// The variants that hold and name the most axes.
  private func winners(in context: Context) -> [TokenDeclaration.Variant] {
    let holding = declaration.variants.filter { $0.condition.holds(in: context) }
    let most = holding.map(\.condition.terms.count).max()
    return holding.filter { $0.condition.terms.count == most }
  }

  /// Reports winners that differ, each pair once.
  private mutating func checkWinners(on axes: Set<Int>) {
    guard declaration.variants.count > 1 else { return }
    guard let contexts = settings.axes.combinations(of: axes.sorted()) else {
      bag.add(.tooManyCombinations(declaration))
      return
    }
    var told: Set<[Condition]> = []
    for context in contexts {
      let winners = winners(in: context)
      guard winners.count > 1, let first = winners.first else { continue }
      let untold = winners.dropFirst().filter { !told.contains([first.condition, $0.condition]) }
      guard !untold.isEmpty else { continue }
      let value = read(first.node, in: context)
      for other in untold where read(other.node, in: context) != value {
        reportAmbiguity(first, other)
        told.insert([first.condition, other.condition])
      }
    }
  }

  private mutating func reportAmbiguity(
    _ first: TokenDeclaration.Variant, _ second: TokenDeclaration.Variant
  ) {
    let both = Condition(terms: Array(Set(first.condition.terms + second.condition.terms)))
    let text = both.text(settings.axes)
    var diagnostic = Diagnostic.ambiguousVariants(
      declaration.path, first.key, second.key, combination: text,
      fix: declaration.when.flatMap { .addingVariant(text, valueOf: second.node, to: $0) })
    diagnostic.dependsOnUnreadText = declaration.when?.isComplete == false
    bag.add(diagnostic)
  }
}

extension Diagnostic.FixIt {
  /// Adds a line to `$when`; which value it should have only a person knows, so it is offered to be edited.
  fileprivate static func addingVariant(_ condition: String, valueOf node: Node, to when: Node) -> Self? {
    guard case .mapping(let entries) = when.content, let first = entries.first,
      !node.range.text.contains(where: \.isNewline)
    else { return nil }
    let indentation = String(repeating: " ", count: max(0, first.key.range.startLocation.column - 1))
    guard let end = entries.last?.value.range.end else { return nil }
    let lineBreak = when.range.file.bytes[..<end].contains(0x0D) ? "\r\n" : "\n"
    let separator = when.isFlow ? ", " : lineBreak + indentation
    let place = SourceRange(file: when.range.file, start: end, end: end)
    return Self(
      "add '\(condition)'", .unsafe,
      edits: [Diagnostic.Edit(replacing: place, with: "\(separator)\(condition): \(node.range.text)")])
  }
}
