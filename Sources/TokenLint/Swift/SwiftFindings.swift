import SwiftSyntax
import TokenDiagnostics

/// What rules found in a piece of a Swift file.
struct SwiftFindings {
  /// Where the piece begins in the file.
  let offset: Int
  private(set) var facts: [Fact] = []
  private var seen: Set<Fact> = []
  private(set) var helpers: [DeviceHelper] = []
  private var seenHelpers: Set<DeviceHelper> = []
  /// Of the helpers that answer which kind of device this is.
  var answers = HelperAnswers()
  private(set) var launch: Set<LaunchMark> = []
  /// The rule that is looking.
  var rule = ""
  /// Where the code is left on newer systems, as far as somebody asked.
  private let returns = AvailabilityReturns()
  private(set) var hidden = HiddenMemberFindings()
  let names: NameIndex
  private let file: SwiftFileHead
  /// Whether private members that were met before are read on older systems only.
  private var fallbacks: [SyntaxIdentifier: Bool] = [:]
  private var flows: [SyntaxIdentifier: AnswerFlow] = [:]

  init(offset: Int, tree: SourceFileSyntax, file: SwiftFileHead) {
    self.offset = offset
    self.file = file
    names = NameIndex(tree)
  }

  /// Tells a finding. Two rules, or one rule twice, may tell the same; it counts once.
  mutating func report(
    _ message: String, at node: some SyntaxProtocol, weight: Fact.Weight = .usual, notes: [Fact.Note] = [],
    fixes: [Fact.Fix] = [], neededSystem: Int? = nil, condition: Fact.Condition = .always
  ) {
    let surroundings = surroundings(of: node)
    let fact = Fact(
      rule: rule, range: range(of: node), message: message,
      weight: UnusedLocal.holds(Syntax(node), names: names) ? .severity(.note) : weight,
      surroundings: surroundings.flags.union(lookAtMember(around: Syntax(node))), types: surroundings.types,
      declaration: surroundings.declaration,
      statement: Syntax(node).normalizedText, notes: notes, fixes: fixes, neededSystem: neededSystem,
      condition: condition)
    if seen.insert(fact).inserted { facts.append(fact) }
  }

  func surroundings(of node: some SyntaxProtocol) -> SyntaxSurroundings {
    SyntaxSurroundings(Syntax(node), file: file, returns, names)
  }

  /// What an answer about the device decides. Several rules ask for that of one question.
  mutating func flow(of answer: ExprSyntax) -> AnswerFlow {
    if let known = flows[answer.id] { return known }
    let flow = AnswerFlow(of: answer, in: names)
    flows[answer.id] = flow
    return flow
  }

  private mutating func lookAtMember(around node: Syntax) -> Surroundings {
    guard let member = HiddenMember(around: node) else { return [] }
    if member.isOfSwiftAlone { hidden.add(range(of: node), in: member.asUsed) }
    let isFallback =
      fallbacks[member.declaration.id]
      ?? AvailabilityBranch.areOnlyForFallback(member.uses(in: names), returns)
    fallbacks[member.declaration.id] = isFallback
    return isFallback ? .fallback : []
  }

  mutating func declare(_ helper: DeviceHelper) {
    if seenHelpers.insert(helper).inserted { helpers.append(helper) }
  }

  mutating func mark(_ mark: LaunchMark) { launch.insert(mark) }

  func note(_ message: String, at node: some SyntaxProtocol) -> Fact.Note {
    Fact.Note(message: message, range: range(of: node))
  }

  func replacing(_ node: some SyntaxProtocol, with text: String) -> Fact.Fix.Edit {
    Fact.Fix.Edit(range: range(of: node), text: text)
  }

  /// Without the blanks and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> { Self.range(of: node, offset: offset) }

  static func range(of node: some SyntaxProtocol, offset: Int) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset + offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset + offset)
  }
}
