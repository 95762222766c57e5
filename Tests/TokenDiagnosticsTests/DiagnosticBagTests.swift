import Testing
import TokenDiagnostics

@Suite struct DiagnosticBagTests {
  private let file = SourceFile(path: "a.yaml", text: "a: 1\nb: 2\n")

  @Test func theSameFindingIsKeptOnce() {
    var bag = DiagnosticBag()
    bag.add(finding("x", at: 0))
    bag.add(finding("x", at: 5))
    bag.add(finding("y", at: 0))
    bag.add(finding("x", at: 0))
    #expect(bag.diagnostics.map(\.message) == ["x", "x", "y"])
  }

  @Test func bagsAreJoinedInOrder() {
    var first = DiagnosticBag()
    var second = DiagnosticBag()
    first.add(finding("x", at: 5))
    second.add(finding("y", at: 0))
    second.add(finding("x", at: 5))
    first.add(contentsOf: second)
    #expect(first.diagnostics.map(\.message) == ["x", "y"])
  }

  @Test func onlyErrorsAreErrors() {
    var bag = DiagnosticBag()
    bag.add(Diagnostic(DiagnosticID("a"), .warning, "x", at: nil))
    #expect(!bag.hasErrors)
    bag.add(finding("x", at: 0))
    #expect(bag.hasErrors)
  }

  @Test func doubtfulFindingsAreLeftOutAndCounted() {
    var bag = DiagnosticBag()
    bag.add(finding("x", at: 0))
    bag.add(Diagnostic(DiagnosticID("a"), .error, "y", at: nil, dependsOnUnreadText: true))
    let (kept, leftOut) = bag.leavingOutWhatDependsOnUnreadText()
    #expect(kept.diagnostics.map(\.message) == ["x"])
    #expect(leftOut == 1)
  }

  private func finding(_ message: String, at offset: Int) -> Diagnostic {
    let range = SourceRange(file: file, start: offset, end: offset + 1)
    return Diagnostic(DiagnosticID("a"), .error, message, at: range)
  }
}
