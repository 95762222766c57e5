import Foundation
import TestSupport
import Testing
import TokenEmit

/// Every type of token in every situation, with the files that are expected beside it.
@Suite struct GoldenSwiftTests {
  private static let fixture = Fixtures.directory.appending(path: "Emit/every-type")

  private func project() throws -> EmittedProject {
    try EmittedProject(folder: Self.fixture.appending(path: "Tokens"))
  }

  @Test func outputsAreAsExpected() throws {
    let project = try project()
    #expect(project.errors == [])
    let expected = Self.fixture.appending(path: "Generated")
    for file in project.swift { expectGolden(file.text, expected.appending(path: file.path)) }
    expectGolden(project.json, expected.appending(path: "tokens.json"))
    let names = try FileManager.default.contentsOfDirectory(atPath: expected.path).sorted()
    #expect(names == (project.swift.map(\.path) + ["tokens.json"]).sorted())
  }

  @Test(arguments: SwiftCompiler.modes + [SwiftCompiler.mode6 + ["-default-isolation", "MainActor"]])
  func outputsCompile(mode: [String]) throws {
    #expect(try SwiftCompiler().typecheck(project(), mode) == "")
  }

  /// A deprecated token is said to be one, with the name to use instead, and nothing generated refers to it.
  @Test func deprecationReachesTheUser() throws {
    let use = "func use() -> Double { DS.Old.renamed }\n"
    let said = try SwiftCompiler().warnings(in: project(), with: ["Use.swift": use])
    let warnings = said.split(separator: "\n").filter { $0.contains("swift:") && $0.contains("warning:") }
    #expect(warnings.count == 1)
    #expect(said.contains("use 'DS.Plain.number' instead"), "\(said)")
    let warning = "'renamed' is deprecated: use DS.Plain.number"
    #expect(warnings.allSatisfy { $0.contains("Use.swift:1") && $0.contains(warning) }, "\(said)")
  }

  @Test func noLineIsLongerThanItMustBe() throws {
    for line in try project().swiftText.split(separator: "\n") where line.count > 110 {
      #expect(line.contains("\""), "\(line)")
    }
  }
}
