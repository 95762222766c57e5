import Foundation
import TestSupport
import Testing
import TokenCommands

/// `swift: { names: … }`: the Swift names that people choose for tokens and groups.
@Suite struct ChosenNameTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(
      """
      space: { $type: dimension, 2xl: 48, default: 8, foo-bar: 1, fooBar: 2, inner: { $value: 3 } }
      "→": { $type: number, $value: 1 }
      surface:
        inner: { $type: surface, $value: { width: 9, height: 9 } }
        deep: { pad: { $type: dimension, $value: 1 } }

      """, to: "Tokens/a.yaml")
  }

  private func build(_ names: String, outputs: String = "", _ arguments: String...) throws -> (
    TokenCommands.ExitStatus, CapturedOutput
  ) {
    try project.write("swift: { names: { \(names) } }\n\(outputs)", to: ".tokenc.yml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build], output: captured.output)
    let path = project.url.appending(path: ".tokenc.yml").path
    return (tool.run(arguments: ["build", "--config", path] + arguments), captured)
  }

  private static let enough = "\"→\": arrow, space.foo-bar: hyphenated"

  @Test func namesReachEveryOutput() throws {
    let (status, captured) = try build(
      Self.enough + ", space: Gap, space.2xl: doubleExtraLarge, space.default: in",
      outputs: """
        outputs:
          - { format: swift, to: A, layout: single }
          - { format: swift, to: B, layout: single, root: Kit }
          - { format: json, to: A }

        """)
    #expect(status == .success, "\(captured.messages)")
    for (folder, root) in [("A", "DS"), ("B", "Kit")] {
      let swift = project.text(of: "\(folder)/\(root).tokens.swift") ?? ""
      #expect(swift.contains("extension \(root).Gap {"))
      #expect(swift.contains("static var doubleExtraLarge: Foundation.CGFloat { 48 }"))
      #expect(swift.contains("static var `in`: Foundation.CGFloat { 8 }"))
      #expect(swift.contains("static var arrow: Swift.Double { 1 }"))
      let path = project.url.appending(path: "\(folder)/\(root).tokens.swift").path
      let compiled = try runProcess("swiftc", ["-typecheck", "-swift-version", "6", path])
      #expect(compiled.errors == "")
    }
    let json = project.text(of: "A/tokens.json") ?? ""
    #expect(json.contains("\"swift\": \"DS.Gap.doubleExtraLarge\""))
    #expect(json.contains("\"swift\": \"DS.Gap.`in`\""))
    #expect(json.contains("\"swift\": \"DS.Gap.hyphenated\""))
  }

  @Test func mistakesAreToldAtTheConfig() throws {
    let names = """
      space.2xll: a, "→": Surface, space.foo-bar: default, space.inner: DS, spac: B, surface.deep: Crease,
      space.fooBar: x
      """
    let (status, captured) = try build(names)
    #expect(status == .failure)
    expectGolden(captured.messages, Fixtures.directory.appending(path: "Config/chosen-names.txt"))
  }

  @Test func withoutANameTheWayToChooseOneIsTold() throws {
    let (status, captured) = try build("")
    #expect(status == .failure)
    expectGolden(captured.messages, Fixtures.directory.appending(path: "Config/no-chosen-names.txt"))
  }

  /// A package's config holds for all its targets, each with tokens of its own.
  @Test func namesOfOtherTargetsAreNoMistake() throws {
    try project.write("a: { $type: number, $value: 1 }\n", to: "Sources/App/Tokens/b.yaml")
    let app = project.url.appending(path: "Sources/App").path
    let (status, captured) = try build(
      Self.enough, "--root", app, "--per-file", "--out", app + "/Out", app + "/Tokens/b.yaml")
    #expect(status == .success, "\(captured.messages)")
    #expect(captured.messages == "")
  }

  @Test func namesInFilesThatCannotBeReadAreLeftOut() throws {
    try project.write("a: [\n", to: "Tokens/b.yaml")
    let (_, captured) = try build(Self.enough + ", later.token: a")
    #expect(!captured.messages.contains("later.token"), "\(captured.messages)")
    #expect(captured.messages.contains("[findings-left-out]"))
  }
}
