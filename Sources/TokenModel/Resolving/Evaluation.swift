import TokenDiagnostics
import TokenSyntax

/// The values of one token: the default one, and one for each condition under which it differs.
struct Evaluation {
  let declaration: TokenDeclaration
  let references: [Reference.Found]
  let type: TokenType
  /// The context in which every axis has its default value.
  let usual: Context
  private var reader: ValueReader

  typealias Values = (value: Value, variants: [Token.Variant])

  init(
    declaration: TokenDeclaration, references: [Reference.Found], type: TokenType, scope: ReadingScope,
    usual: Context
  ) {
    self.declaration = declaration
    self.references = references
    self.type = type
    self.usual = usual
    reader = ValueReader(scope, spelling: declaration.spelling, choosing: .ofContext(usual))
  }

  var bag: DiagnosticBag {
    get { reader.bag }
    _modify { yield &reader.bag }
  }

  /// How many operations its expressions took.
  var operationCount: Int { reader.operationCount }

  private var settings: ModelSettings { reader.scope.settings }
  private var targets: ReferenceTargets { reader.scope.targets }

  /// The values, or nil if one of them could not be read. Every value is read, so that all mistakes are told.
  mutating func evaluate() -> Values? {
    let value = read(declaration.value, declaration.spelling, in: usual)
    let variants = readVariants()
    for stray in declaration.valuesWithoutCondition { _ = read(stray, .own, in: usual) }
    if let rendition = declaration.rendition {
      let winner = winners(in: usual).first.map { declaration.variants[$0].condition }
      let usually = winner == nil ? value : variants.first { $0.condition == winner }?.value
      if let usually { compare(rendition, with: usually) }
    }
    guard let value, variants.count == declaration.variants.count else { return nil }
    let referenced = axesOfReferences
    let values: Values?
    if referenced.isEmpty {
      values = evaluateAsWritten(value, variants)
    } else if declaration.variants.isEmpty, case .token(let path) = Reference(declaration.value) {
      return evaluateAlias(of: path)
    } else {
      values = evaluateEverywhere(on: referenced, usually: value)
    }
    if let values, !bag.hasErrors { check(values) }
    return values
  }

  /// The variants whose values can be read, each in a context in which its condition holds.
  private mutating func readVariants() -> [Token.Variant] {
    var variants: [Token.Variant] = []
    variants.reserveCapacity(declaration.variants.count)
    for variant in declaration.variants {
      // Where nothing is referred to, the context makes no difference.
      let context = references.isEmpty ? usual : variant.condition.context(in: usual)
      guard let value = read(variant.node, .own, in: context) else { continue }
      variants.append(Token.Variant(condition: variant.condition, value: value))
    }
    return variants
  }

  /// No reference depends on anything: each node has one value.
  private mutating func evaluateAsWritten(_ value: Value, _ variants: [Token.Variant]) -> Values? {
    if variants.isEmpty { return (value, []) }
    guard reportAmbiguities(on: ownAxes, { _, index, _ in variants[index].value }) else { return nil }
    return (value, variants)
  }

  /// An alias of a token that depends on conditions has the same variants, each read as a value of its own type.
  private mutating func evaluateAlias(of path: TokenPath) -> Values? {
    guard case .token(let target) = targets[path],
      let value = read(declaration.value, declaration.spelling, choosing: .value(target.value))
    else { return nil }
    let variants = target.variants.compactMap { variant in
      read(declaration.value, declaration.spelling, choosing: .value(variant.value))
        .map { Token.Variant(condition: variant.condition, value: $0) }
    }
    return variants.count == target.variants.count ? (value, variants) : nil
  }

  /// In each combination the token's own winner is taken first; what it refers to follows in the same context.
  private mutating func evaluateEverywhere(on referenced: Set<Int>, usually value: Value) -> Values? {
    let axes = referenced.union(ownAxes).sorted()
    let isFound = reportAmbiguities(on: axes) { evaluation, index, context in
      evaluation.read(evaluation.declaration.variants[index].node, .own, in: context)
    }
    guard isFound, let contexts = settings.axes.combinations(of: axes) else { return nil }
    var variants: [Token.Variant] = []
    var isComplete = true
    for context in contexts {
      let winner = winners(in: context).first.map { declaration.variants[$0].node }
      let spelling = winner == nil ? declaration.spelling : .own
      guard let here = read(winner ?? declaration.value, spelling, in: context) else {
        isComplete = false
        continue
      }
      if here != value || here.references != value.references {
        variants.append(.init(condition: context.condition(on: axes), value: here))
      }
    }
    return isComplete ? (value, variants) : nil
  }

  private mutating func read(_ node: Node, _ spelling: ValueReader.Spelling, in context: Context) -> Value? {
    read(node, as: type, spelling, choosing: .ofContext(context))
  }

  private mutating func read(
    _ node: Node, _ spelling: ValueReader.Spelling, choosing choice: ValueReader.Choice
  ) -> Value? {
    read(node, as: type, spelling, choosing: choice)
  }

  mutating func read(
    _ node: Node, as type: TokenType, _ spelling: ValueReader.Spelling,
    choosing choice: ValueReader.Choice
  ) -> Value? {
    reader.spelling = spelling
    reader.choice = choice
    return reader.read(node, as: type)
  }

  private mutating func check(_ values: Values) {
    guard let check = type.check else { return }
    let usual = mistakes(of: values.value, condition: .always, by: check)
    for (diagnostic, _) in usual { bag.add(diagnostic) }
    guard !values.variants.isEmpty else { return }
    let always = Set(usual.map { Finding($0.diagnostic, statement: "") })
    var told: Set<Finding> = []
    for variant in values.variants {
      for (diagnostic, statement) in mistakes(of: variant.value, condition: variant.condition, by: check)
      where !always.contains(Finding(diagnostic, statement: ""))
        && told.insert(Finding(diagnostic, statement: statement)).inserted
      {
        bag.add(diagnostic)
      }
    }
  }

  /// What is wrong with a value, with what is said of it but for the condition. What is referred to was checked where it
  /// is written.
  private func mistakes(
    of value: Value, condition: Condition, by check: TokenType.ValueCheck
  ) -> [(diagnostic: Diagnostic, statement: String)] {
    guard value.reference == nil else { return [] }
    let context = CheckContext(token: declaration.path, condition: condition, axes: settings.axes)
    let found = check(value, context)
    if found.isEmpty { return [] }
    let clause = context.whenClause
    return found.map {
      ($0, clause.isEmpty ? $0.message : $0.message.replacing(clause, with: ""))
    }
  }
}

extension TokenDeclaration {
  /// How its default value is written.
  fileprivate var spelling: ValueReader.Spelling { rendition == nil ? .ofFile : .own }
}

/// A rule that is broken at a place. What the default value breaks is told of no variant, and what is said of one
/// variant is not said again: whoever corrects the first corrects all.
private struct Finding: Hashable {
  let id: DiagnosticID
  let range: SourceRange?
  let statement: String

  init(_ diagnostic: Diagnostic, statement: String) {
    id = diagnostic.id
    range = diagnostic.range
    self.statement = statement
  }
}

extension Evaluation {
  /// In the order of the project's axes, as those of each condition are.
  private var ownAxes: [Int] {
    let conditions = declaration.variants.lazy.map(\.condition)
    if conditions.count == 1 { return conditions[0].terms.map(\.axis) }
    return Set(conditions.flatMap(\.terms).map(\.axis)).sorted()
  }

  private var axesOfReferences: Set<Int> {
    var axes: Set<Int> = []
    for reference in references {
      if case .token(let token) = targets[reference.path] { axes.formUnion(token.axes) }
    }
    return axes
  }

  /// The variants that hold and name the most axes, by their places.
  private func winners(in context: Context) -> [Int] {
    let variants = declaration.variants
    let holding = variants.indices.filter { variants[$0].condition.holds(in: context) }
    let most = holding.map { variants[$0].condition.terms.count }.max()
    return holding.filter { variants[$0].condition.terms.count == most }
  }

  /// Reports winners that differ, each pair once; false if there are too many combinations to look at.
  private mutating func reportAmbiguities(
    on axes: [Int], _ value: (inout Evaluation, Int, Context) -> Value?
  ) -> Bool {
    guard settings.axes.hasFewCombinations(of: axes) else {
      bag.add(.tooManyCombinations(declaration))
      return false
    }
    // A condition that could not be read might be the one that settles it.
    guard declaration.variants.count > 1, declaration.valuesWithoutCondition.isEmpty else { return true }
    let contexts = settings.axes.combinations(of: axes) ?? []
    var told: Set<[Int]> = []
    for context in contexts {
      let winners = winners(in: context)
      guard let first = winners.first else { continue }
      for other in winners.dropFirst() where !told.contains([first, other]) {
        guard value(&self, first, context) != value(&self, other, context) else { continue }
        told.insert([first, other])
        bag.add(.ambiguousVariants(declaration, first, other, settings.axes))
      }
    }
    return true
  }
}

extension Value {
  /// The tokens that stand for records in the value's parts: outputs name them, so two surfaces of one size differ.
  fileprivate var references: [TokenPath?] {
    switch content {
    case .list(let values): values.flatMap(\.ownReferences)
    case .record(let record): record.values.flatMap { $0?.ownReferences ?? [nil] }
    case .color, .length, .duration, .angle, .number, .text, .boolean, .foreign: []
    }
  }

  fileprivate var ownReferences: [TokenPath?] {
    if case .record = content { [reference] + references } else { references }
  }
}
