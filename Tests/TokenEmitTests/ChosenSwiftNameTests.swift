import TestSupport
import Testing
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Names that people chose, keywords among them: every token is read by its path.
@Suite struct ChosenSwiftNameTests {
  private static let words = [
    "associatedtype", "class", "deinit", "enum", "func", "import", "init", "inout", "internal", "let",
    "operator",
    "protocol", "public", "static", "struct", "subscript", "var", "case", "default", "defer", "do", "for",
    "if",
    "in", "return", "switch", "where", "while", "as", "await", "false", "is", "nil", "self", "super",
    "throws",
    "true", "try", "some", "any", "each", "async", "actor", "Double", "CGFloat", "Int", "String", "Color",
    "größe",
    "_2xl", "__", "get", "set", "willSet", "lower", "UPPER",
  ]

  @Test func everyTokenIsReadByItsPath() throws {
    let tokens = Self.words.indices.map { "t\($0): { $type: number, $value: \($0).5 }\n" }
    let members = "g:\n" + tokens.map { "  " + $0 }.joined()
    let groups = Self.words.indices.map { "n\($0):\n  t: { $type: dimension, $value: \($0) }\n" }.joined()
    let names = Self.words.enumerated().flatMap { index, word in
      [
        Self.chosen(["t\(index)"], "\(word)1"), Self.chosen(["g", "t\(index)"], word),
        Self.chosen(["n\(index)"], word),
      ]
    }
    var settings = SwiftSettings()
    settings.names = names
    let project = EmittedProject(tokens.joined() + members + groups, swift: settings)
    #expect(project.messages(.error) + project.messages(.note) == [])
    #expect(project.json.contains("\"swift\": \"DS.`in`.t\""))
    let readBack = try ReadBack(project)
    #expect(readBack.expected.count == 3 * Self.words.count)
    let output = try SwiftCompiler().output(of: readBack.program, with: project)
    #expect(output.split(separator: "\n").map(String.init) == readBack.expected)
  }

  @Test func aGroupMayTakeTheNameOfASupportType() throws {
    var settings = SwiftSettings()
    settings.names = [Self.chosen(["area"], "Surface")]
    let text = "area: { inner: { $type: surface, $value: { width: 9, height: 9 } } }\n"
    let project = EmittedProject(text, swift: settings)
    #expect(try project.tokens()["area.inner"]?["swift"] as? String == "DS.Surface.inner")
    #expect(try SwiftCompiler().typecheck(project, SwiftCompiler.mode6) == "")
  }

  @Test func bothGroupsOfANameAreShown() {
    var settings = SwiftSettings()
    settings.names = [Self.chosen(["area"], "Surface")]
    let number = "{ inner: { $type: number, $value: 1 } }"
    let project = EmittedProject("surface: \(number)\narea: \(number)\n", swift: settings)
    let clash = project.bag.diagnostics.first { $0.id == .swiftNameClash }
    #expect(
      clash?.notes.map(\.message) == ["'surface' is declared here", "'area' gets its Swift name here"])
  }

  private static func chosen(_ path: [String], _ name: String) -> ChosenName {
    let range = SourceRange(startOf: SourceFile(path: ".tokenc.yml", text: ""))
    return ChosenName(path: TokenPath(path), name: name, pathRange: range, nameRange: range)
  }
}
