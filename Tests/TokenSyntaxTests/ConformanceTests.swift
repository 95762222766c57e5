import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// The official YAML test suite. libyaml reads YAML 1.1 and departs from YAML 1.2 in places; each is listed
/// in `KnownDeviations` with its reason, so that a change in either direction fails.
@Suite struct ConformanceTests {
  private enum Outcome: String, CaseIterable {
    case passed
    /// A right text that libyaml does not read.
    case refused
    /// A right text that is read as something else.
    case differing
    /// A wrong text that is read without an error.
    case accepted
  }

  @Test func treesAreThoseOfTheSuite() throws {
    guard let folder = SharedInputs.directory("conformance/yaml") else { return }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let cases = try files.flatMap { try ConformanceCase.read($0) }
    var counts: [Outcome: Int] = [:]
    for item in cases {
      let outcome = outcome(of: item)
      counts[outcome, default: 0] += 1
      let text = String(decoding: item.yaml, as: UTF8.self)
      #expect(outcome == expectedOutcome(of: item), "\(item.name)\n\(text)\n\(dump(yaml: item.yaml))")
    }
    let summary = Outcome.allCases.map { "\(counts[$0, default: 0]) \($0)" }.joined(separator: ", ")
    print("YAML test suite: \(cases.count) cases, \(summary)")
    #expect(cases.count > 390)
    let names = Set(cases.map(\.name))
    let listed = (KnownDeviations.refused + KnownDeviations.differing + KnownDeviations.accepted).flatMap(
      \.cases)
    #expect(listed.filter { !names.contains($0) } == [], "these cases are listed but not there")
  }

  private func expectedOutcome(of item: ConformanceCase) -> Outcome {
    if KnownDeviations.contains(item.name, in: KnownDeviations.refused) { return .refused }
    if KnownDeviations.contains(item.name, in: KnownDeviations.differing) { return .differing }
    if KnownDeviations.contains(item.name, in: KnownDeviations.accepted) { return .accepted }
    return .passed
  }

  private func outcome(of item: ConformanceCase) -> Outcome {
    var bag = DiagnosticBag()
    let tree = readYAML(SourceFile(path: item.name, bytes: item.yaml), reportingTo: &bag)
    let ids = bag.diagnostics.map(\.id)
    if item.isWrong { return bag.hasErrors ? .passed : .accepted }
    let refusals: Set<DiagnosticID> = [.yamlSyntax, .controlCharacter, .quoteText, .quoteReference]
    if ids.contains(where: refusals.contains) { return .refused }
    let isSecondDocumentFound = ids.contains(.multipleDocuments)
    let hasSecondDocument = item.events.count { $0.hasPrefix("+DOC") } > 1
    let isSame = tree.root.map { Shape($0) } == EventReader.shape(of: item.events)
    return isSame && isSecondDocumentFound == hasSecondDocument ? .passed : .differing
  }
}
