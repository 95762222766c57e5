import Foundation
import TestSupport
import Testing
import TokenEmit

/// Whatever texts hold, only constants and comments come out.
@Suite struct HostileTextTests {
  private static let texts = [
    "*/ exit(1) /*", "a\nexit(1)", "a\rexit(1)", "a\r\nexit(1)", "a\u{2028}exit(1)", "a\u{2029}exit(1)",
    "a\u{85}exit(1)", "a\u{B}exit(1)", "a\u{C}exit(1)", "\0exit(1)", "\" + exit(1) + \"", "\\(exit(1))",
    "\\", "\\\" exit(1)", "a\u{202E}b\u{202C}c", "\u{2066}x\u{2069}", "\u{200E}\u{200F}",
    "#sourceLocation(file: \"x\", line: 1)", "\n#sourceLocation(file: \"x\", line: 1)\n",
    "\"\"\"\nexit(1)\n\"\"\"",
    "\n#if os(Linux)\nexit(1)\n#endif\n", "#\"raw\"#", "tab\tx", "\u{FEFF}x", "\u{7F}", "\u{1B}[31m", " x ",
    "", "\\u{41}", "```swift\nexit(1)\n```", "{a.b} {c}", String(repeating: "long ", count: 60),
  ]

  private static let text: String = {
    var text = "h:\n"
    for (index, hostile) in texts.enumerated() {
      text += "  t\(index):\n    $type: string\n    $value: \(quoted(hostile))\n"
      text += "    $description: \(quoted(hostile))\n    $deprecated: \(quoted("d" + hostile))\n"
      text += "    $source: { article: \(quoted("s" + hostile)), url: \(quoted(hostile)) }\n"
    }
    for (index, hostile) in texts.enumerated() {
      text += "g\(index):\n  $description: \(quoted(hostile))\n  x: { $type: number, $value: 1 }\n"
    }
    return text
  }()

  private static let project = EmittedProject([("a\nexit(1)\u{202E}*/.yaml", text)])

  @Test func onlyConstantsAndCommentsComeOut() throws {
    #expect(Self.project.errors == [])
    let literal = #""([^"\\]|\\.)*""#
    let availability = #"@available\(\*, deprecated, message: "# + literal + #"\)"#
    let member = #"nonisolated public static var \w+: Swift\.(String|Double) \{ ("# + literal + #"|1) \}"#
    let constant = try Regex("^  (\(availability)|\(member))$")
    let extensionHead = try Regex(#"^extension DS\.\w+ \{$"#)
    let file = try #require(Self.project.swift.last)
    for line in file.text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      let isCode =
        ["}", "import Foundation"].contains(line) || line.contains(constant) || line.contains(extensionHead)
      #expect(isComment || isCode, "\(line.debugDescription)")
    }
  }

  @Test func noControlOrReorderingCharacterComesOut() {
    let file = Self.project.swiftText
    let unwanted = file.unicodeScalars.filter { scalar in
      let value = scalar.value
      return value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(value)
        || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
    #expect(Array(unwanted) == [])
    #expect(file.unicodeScalars.contains("\u{200E}"))
  }

  @Test func namespacesHoldOnlyComments() throws {
    let file = try #require(Self.project.swift.first)
    let namespace = try Regex(#"^  public enum \w+ \{\}$"#)
    for line in file.text.split(whereSeparator: \.isNewline)
    where line.contains("exit") || line.contains("#if os(Linux)") {
      #expect(line.hasPrefix("  /// ") || line.hasPrefix("// "), "\(line)")
    }
    #expect(file.text.split(separator: "\n").count { $0.contains(namespace) } == Self.texts.count + 1)
  }

  @Test func stringsReadBackAreExactlyTheTexts() throws {
    let lines = Self.texts.indices.map { "print(DS.H.t\($0).unicodeScalars.map(\\.value))\n" }
    let output = try SwiftCompiler().output(
      of: lines.joined(), with: Self.project, ["-swift-version", "6", "-suppress-warnings"])
    #expect(
      output.split(separator: "\n").map(String.init) == Self.texts.map { "\($0.unicodeScalars.map(\.value))" }
    )
    let tokens = try Self.project.tokens()
    for (index, text) in Self.texts.enumerated() {
      let value = try #require(tokens["h.t\(index)"]?["value"] as? String)
      #expect(Array(value.unicodeScalars) == Array(text.unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test(arguments: SwiftCompiler.modes)
  func generatedFilesCompile(mode: [String]) throws {
    #expect(try SwiftCompiler().typecheck(Self.project, mode) == "")
  }

  @Test func reorderingIsWarnedOf() {
    #expect(Self.project.messages(.warning).contains { $0.contains("[bidirectional-control]") })
  }
}
