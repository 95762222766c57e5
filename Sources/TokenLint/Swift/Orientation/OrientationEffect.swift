import SwiftSyntax

/// Whether something of a layout is seen to depend on what an orientation answers: a size, a number, a constraint, a
/// stack, which views there are.
///
/// The answer is followed through variables, and in the braces of its type through properties and methods.
struct OrientationEffect {
  /// How many more uses of variables are looked at.
  private var usesLeft = 40
  private let names: NameIndex

  private init(_ names: NameIndex) { self.names = names }

  static func isLayout(decidedBy answer: ExprSyntax, in names: NameIndex) -> Bool {
    var effect = OrientationEffect(names)
    return effect.isLayout(decidedBy: answer, depth: 0)
  }

  private static let deepest = 3

  private mutating func isLayout(decidedBy answer: ExprSyntax, depth: Int) -> Bool {
    let chosen = Self.chosen(by: answer)
    if SidesSwap.isAll(in: chosen) { return false }
    let said = chosen.reduce(into: PurposeEvidence()) { $0.formUnion(DecidedCode.evidence(in: $1)) }
    // What turns the interface keeps in mind that it did.
    if said.contains(.orientations), !said.contains(.size) { return false }
    if chosen.contains(where: OrientedCode.isLayout) { return true }
    let flow = AnswerFlow(of: answer, in: names)
    if flow.evidence.isOfLayout { return true }
    guard depth < Self.deepest else { return false }
    let kept = [flow.helper.map(\.name.text), KeptAnswer.ownProperty(keeping: answer)].compactMap(\.self)
    let uses =
      GivenName.uses(of: KeptAnswer.whole(answer)) + kept.flatMap { Self.uses(of: $0, around: answer) }
    return isLayout(decidedByAnyOf: uses, depth: depth + 1) || isHandedToLayout(answer, depth: depth)
  }

  private mutating func isLayout(decidedByAnyOf uses: [MemberChain], depth: Int) -> Bool {
    for use in uses.map(\.expression) where usesLeft > 0 && !use.isAssignedTo {
      usesLeft -= 1
      if isLayout(decidedBy: use, depth: depth) { return true }
    }
    return false
  }

  /// Of a property, in the braces of the type around the answer that it holds.
  private static func uses(of property: String, around answer: ExprSyntax) -> [MemberChain] {
    answer.enclosingTypes.first.map { GivenName.uses(of: property, in: Syntax($0.members)) } ?? []
  }

  /// The branches that an answer chooses between, or the values of `?:`.
  private static func chosen(by answer: ExprSyntax) -> [Syntax] {
    for node in answer.ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return [] }
      let branches = DecidedCode.branches(of: node)
      if !branches.isEmpty { return branches }
      guard let elements = node.as(SequenceExprSyntax.self)?.elements.map({ Syntax($0) }),
        let choice = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else { continue }
      return Array(elements[choice...])
    }
    return []
  }

  /// Whether a method of the type lays out by an answer, or what only its name tells of: `setUp(isLandscape: …)`.
  private mutating func isHandedToLayout(_ answer: ExprSyntax, depth: Int) -> Bool {
    if let property = KeptAnswer.foreignProperty(keeping: answer) {
      return OrientedCode.isNamedAfterSides(property)
    }
    guard let handed = HandedAnswer(answer), !ReportingCall.isOne(Syntax(handed.call)) else { return false }
    guard let parameter = handed.parameter else {
      return OrientedCode.isNamedAfterSides(handed.label ?? "") || OrientedCode.isOfLayout(handed.callee)
    }
    return isLayout(
      decidedByAnyOf: GivenName.uses(of: parameter.name, in: parameter.body), depth: depth + 1)
  }
}
