import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// Every `Fixtures/Syntax/json-NAME.json` has its tree and its diagnostics beside it in `json-NAME.tree.txt`.
@Suite struct JSONFixtureTests {
  @Test(arguments: try Fixtures.files(in: "Syntax", withExtension: "json"))
  func treeIsAsExpected(_ input: URL) throws {
    let expected = input.deletingPathExtension().appendingPathExtension("tree.txt")
    expectGolden(dump(json: Array(try Data(contentsOf: input))), expected)
  }

  @Test func everyExpectedTextHasAnInput() throws {
    let inputs = try Fixtures.files(in: "Syntax", withExtension: "json").map(\.lastPathComponent)
    let expected = try Fixtures.files(in: "Syntax", withExtension: "txt").map(\.lastPathComponent)
      .filter { $0.hasPrefix("json-") }
    #expect(inputs.map { $0.replacing(".json", with: ".tree.txt") } == expected)
  }

  @Test(arguments: try Fixtures.files(in: "Syntax", withExtension: "json"))
  func everyFixItSettlesItsDiagnostic(_ url: URL) throws {
    let file = SourceFile(path: "tokens.json", bytes: Array(try Data(contentsOf: url)))
    let before = diagnostics(of: file)
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        let fixed = SourceFile(path: file.path, text: fixIt.applied(to: file))
        let after = diagnostics(of: fixed)
        let count = after.count { $0.message == diagnostic.message }
        #expect(count < before.count { $0.message == diagnostic.message }, "\(fixIt)")
        #expect(after.count <= before.count, "\(fixIt)")
      }
    }
  }

  private func diagnostics(of file: SourceFile) -> [Diagnostic] {
    var bag = DiagnosticBag()
    _ = readJSON(file, reportingTo: &bag)
    return bag.diagnostics
  }

  /// YAML has JSON in it: what both readers accept is one tree, but for the places of numbers in JSON that YAML
  /// knows as text.
  @Test func jsonIsReadAsYAMLReadsIt() throws {
    let inputs = try Fixtures.files(in: "Syntax", withExtension: "json")
      .filter { $0.lastPathComponent.hasPrefix("json-valid-") }
    #expect(inputs.count > 1)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      #expect(dump(json: bytes) == dump(yaml: bytes), "\(input.lastPathComponent)")
    }
  }
}
