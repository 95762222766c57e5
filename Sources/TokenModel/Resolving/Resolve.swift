import TokenDiagnostics
import TokenSyntax

/// Follows references, reads every value by its type and checks it.
///
///     item: 48, capsule: "{item}"   ->   item 48 pt, capsule 48 pt (an alias of item)
///
/// A token with an error is left out of the set, and those that refer to it are left out silently.
package func resolve(
  _ declarations: Declarations, settings: ModelSettings, reportingTo bag: inout DiagnosticBag
) -> TokenSet {
  var resolver = Resolver(declarations, settings: settings)
  resolver.resolveAll()
  resolver.checkAll()
  bag.add(contentsOf: resolver.bag.joiningRepeatsInFile(of: [.legacyValue]))
  return TokenSet(
    tokens: resolver.targets.resolved, declarations: declarations, settings: settings)
}

private struct Resolver {
  private(set) var bag = DiagnosticBag()
  let targets: ReferenceTargets

  private let declarations: Declarations
  private let settings: ModelSettings
  private let names: ReferenceNames
  private let scope: ReadingScope
  /// That of a token whose text sizes are snapped where the config does not say.
  private let snappingScope: ReadingScope
  private let usual: Context
  /// The references of each declaration.
  private let references: [[Reference.Found]]
  private var untyped: [Int] = []
  private var partsLeft = mostParts
  private var operationsLeft: Int

  private static let mostParts = 5_000_000

  init(_ declarations: Declarations, settings: ModelSettings) {
    self.declarations = declarations
    self.settings = settings
    operationsLeft = settings.mostOperations
    targets = ReferenceTargets(declarations)
    names = ReferenceNames(declarations.tokens)
    scope = ReadingScope(settings: settings, names: names, targets: targets)
    var snapping = settings
    snapping.snapping = settings.snapping(in: .yaml)
    snappingScope = ReadingScope(settings: snapping, names: names, targets: targets)
    usual = settings.axes.defaultContext
    references = declarations.tokens.map { token in
      let found = token.references
      // Text stays text, whatever it looks like.
      let isText = found.contains { !$0.isWhole } && token.writtenType?.type?.shape.isText == true
      return isText ? found.filter(\.isWhole) : found
    }
  }

  mutating func resolveAll() {
    let graph = ReferenceGraph(declarations, references: references, indexes: targets.indexes)
    for cycle in graph.cycles {
      bag.add(.referenceCycle(cycle.map { (declarations.tokens[$0.token].path, $0.edge.range) }))
    }
    var told: [(index: Int, bag: DiagnosticBag)] = []
    for index in graph.order where !declarations.tokens[index].isBroken {
      var bag = DiagnosticBag()
      resolve(index, in: graph, &bag)
      if !bag.diagnostics.isEmpty { told.append((index, bag)) }
    }
    // Told in source order, though found in the order of the references.
    for (_, found) in told.sorted(by: { $0.index < $1.index }) { bag.add(contentsOf: found) }
    reportUntyped()
  }

  private mutating func resolve(_ index: Int, in graph: ReferenceGraph, _ bag: inout DiagnosticBag) {
    if graph.cyclic.contains(index) {
      // It has no value, but perhaps other mistakes.
      _ = resolve(declarations.tokens[index], index, &bag)
    } else if let range = graph.tooDeepReference(of: index) {
      bag.add(.referencesTooDeep(at: range))
    } else if !graph.isCutOff(index) {
      targets.resolved[index] = resolve(declarations.tokens[index], index, &bag)
    }
  }

  private mutating func resolve(
    _ declaration: TokenDeclaration, _ index: Int, _ bag: inout DiagnosticBag
  ) -> Token? {
    guard let (type, isTypeCertain) = type(of: declaration, index) else {
      if declaration.value.isReported { return nil }
      reportReferencesToNothing(references[index], &bag)
      return nil
    }
    // Told of the token with which they ran out.
    guard operationsLeft >= 0 else { return nil }
    let isCertain = isTypeCertain && areCertain(references[index])
    var evaluation = Evaluation(
      declaration: declaration, references: references[index], type: type,
      scope: declaration.isSnapped ? snappingScope : scope, usual: usual)
    let values = evaluation.evaluate()
    for var diagnostic in evaluation.bag.diagnostics {
      diagnostic.dependsOnUnreadText = diagnostic.dependsOnUnreadText || !isCertain
      bag.add(diagnostic)
    }
    operationsLeft -= evaluation.operationCount
    if operationsLeft < 0 { bag.add(.tooManyOperations(at: declaration.range, settings)) }
    guard let values, isWithinBounds(values, of: declaration, &bag) else { return nil }
    return Token(
      declaration, at: index, type: type, values: values, references: references[index].map(\.path),
      isCertain: isCertain)
  }

  /// The token's own type, else that of the token it is an alias of, else that of the nearest group (DTCG Format,
  /// section 5.2.2); and whether text that could not be read cannot change that.
  private mutating func type(
    of declaration: TokenDeclaration, _ index: Int
  ) -> (TokenType, isCertain: Bool)? {
    if declaration.metadata.type == nil, !references[index].isEmpty,
      case .token(let path) = Reference(declaration.value)
    {
      guard case .token(let token) = targets[path] else { return nil }
      return (token.type, declaration.isComplete)
    }
    guard let written = declaration.writtenType else {
      if !declaration.value.isReported { untyped.append(index) }
      return nil
    }
    return written.type.map { ($0, written.isNearest && declaration.isComplete) }
  }

  /// Checks speak of values, so all of those must be known.
  mutating func checkAll() {
    var checking = Checking(scope)
    for check in declarations.checks { checking.check(check) }
    bag.add(contentsOf: checking.bag)
  }

  /// Whether there is room for the values among those of all tokens. A record that refers to others holds them whole,
  /// so a few lines could stand for more than any disk holds.
  private mutating func isWithinBounds(
    _ values: Evaluation.Values, of declaration: TokenDeclaration, _ bag: inout DiagnosticBag
  ) -> Bool {
    let isWithin = take(values.value.partCount) && values.variants.allSatisfy { take($0.value.partCount) }
    if isWithin { return true }
    // Told once: what comes after it is no mistake of its own.
    if partsLeft > 0 { bag.add(.valuesTooLarge(declaration, limit: Self.mostParts)) }
    partsLeft = 0
    return false
  }

  /// Takes room for a value; false if there is not enough.
  private mutating func take(_ partCount: Int) -> Bool {
    guard partCount <= partsLeft else { return false }
    partsLeft -= partCount
    return true
  }

  private func areCertain(_ references: [Reference.Found]) -> Bool {
    references.allSatisfy { reference in
      if case .token(let token) = targets[reference.path] { token.isCertain } else { true }
    }
  }

  /// Without a type no value can be read, but a reference that leads nowhere is wrong with any.
  private func reportReferencesToNothing(_ references: [Reference.Found], _ bag: inout DiagnosticBag) {
    for reference in references {
      switch targets[reference.path] {
      case .token, .failed: break
      case .group(let group):
        bag.add(.referenceToGroup(reference.path, at: reference.range, group: group))
      case .missing: bag.add(.unknownReference(reference.path, at: reference.range, names))
      }
    }
  }

  /// One finding for each group, not one for each token: the cure is one line at the group.
  private mutating func reportUntyped() {
    var counts: [TokenPath: Int] = [:]
    for index in untyped { counts[declarations.tokens[index].path.parent ?? .root, default: 0] += 1 }
    for index in untyped.sorted() {
      let token = declarations.tokens[index]
      guard let count = counts.removeValue(forKey: token.path.parent ?? .root) else { continue }
      bag.add(.missingType(token, others: count - 1))
    }
  }
}
