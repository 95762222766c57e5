import Foundation
import TestSupport
import Testing
import TokenCommands

/// Configs below a project's root: which one a command follows, and what a nested one may hold.
@Suite struct NestedConfigTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("gap: { $type: dimension, $value: 1rem }\n", to: "Tokens/a.yaml")
    try project.write("units: { rem: 16 }\n", to: ".tokenc.yml")
  }

  private func check(in folder: String = "") throws -> ProcessResult {
    let working = project.url.appending(path: folder)
    return try runProcess(BuiltProduct.path("tokenc"), ["check", "--color", "never"], in: working)
  }

  @Test func aConfigForTheLinterOnlyIsPassedBy() throws {
    try project.write("lint: { exclude: [Old] }\n", to: "Sources/.tokenc.yml")
    try project.write("lint: {}\n", to: "Sources/App/.tokenc.yml")
    let result = try check(in: "Sources/App")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "")
  }

  @Test func withoutAnotherOneItIsTheProjects() throws {
    try project.write("lint: {}\n", to: ".tokenc.yml")
    let result = try check()
    #expect(result.errors.contains("[rem-without-setting]"), "\(result.errors)")
  }

  @Test(arguments: ["units: { rem: 17 }\n", "", "lint: {}\nunits: { rem: 17 }\n", "lint: [\n"])
  func anyOtherConfigIsAProjectOfItsOwn(config: String) throws {
    try project.write(config, to: "Part/.tokenc.yml")
    try project.write("broken: 1rem\n", to: "Part/Tokens/b.yaml")
    let result = try check(in: "Part")
    #expect(result.status != 0)
    #expect(!result.errors.contains("a.yaml"), "\(result.errors)")
  }

  @Test func amongTokensItHoldsLintOnly() throws {
    try project.write("lint: { include: [] }\n", to: "Tokens/.tokenc.yml")
    #expect(try check().errors == "")
    try project.write(
      "lint: { inclde: [] }\nunits: { rem: 17 }\noutputs: []\n", to: "Tokens/deep/.tokenc.yml")
    let result = try check()
    #expect(result.status == 1)
    expectGolden(result.errors, Fixtures.directory.appending(path: "Config/nested.txt"))
  }

  @Test func aNestedConfigThatCannotBeReadIsTold() throws {
    try project.makeFolder("Tokens/.tokenc.yml")
    let result = try check()
    #expect(result.status == 1)
    #expect(
      result.errors.contains("the config 'Tokens/.tokenc.yml' cannot be read: it is a folder [nested-config]")
    )
  }

  @Test func theProjectsOwnConfigMayLieAmongItsTokens() throws {
    try project.write(
      "tokens: [.]\nunits: { rem: 16 }\noutputs: [{ format: swift, to: Out }]\n", to: ".tokenc.yml")
    let result = try check()
    #expect(result.status == 0, "\(result.errors)")
  }
}
