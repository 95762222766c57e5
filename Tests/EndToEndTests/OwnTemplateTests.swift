import Foundation
import TestSupport
import Testing

/// Templates that a project has of its own, at work on the kit and on text that is meant to do harm.
@Suite struct OwnTemplateTests {
  private static let templates = ".tokenc/templates"

  /// The kit, built with some templates of its own.
  private static func kit(config: String, templates: [String: String]) throws -> ProjectFolder {
    let tokens = Fixtures.checkout.appending(path: "Tokens")
    let project = try ProjectFolder(copying: tokens, to: "Tokens", config: config)
    for (path, text) in templates { try project.folder.write(text, to: "\(Self.templates)/\(path)") }
    let run = try project.run("build")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.told)")
    return project
  }

  @Test func theKitIsRenderedAsKotlin() throws {
    let folder = Fixtures.directory.appending(path: "Templates/Kotlin")
    func template(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let project = try Self.kit(
      config: "outputs: [{ template: Kotlin.kt.mustache, to: App/Tokens.kt }]\n",
      templates: [
        "Kotlin.kt.mustache": template("Kotlin.kt.mustache"),
        "Kotlin/Group.kt.mustache": template("Group.kt.mustache"),
      ])
    let kotlin = try #require(project.folder.text(of: "App/Tokens.kt"))
    expectGolden(kotlin, folder.appending(path: "kit.kt"))
  }

  @Test func aTemplateInPlaceOfABuiltInOneChangesWhatItMakes() throws {
    let config = "outputs: [{ format: swift, to: Out }]\n"
    let usual = try Self.kit(config: config, templates: [:])
    let builtIn = try String(
      contentsOf: Fixtures.checkout.appending(path: "Templates/Swift/Token.mustache"), encoding: .utf8)
    let line = "nonisolated {{access}} static func"
    #expect(builtIn.contains(line))
    let own = try Self.kit(
      config: config,
      templates: ["Swift/Token.mustache": builtIn.replacing(line, with: "@inline(__always)\n" + line)])
    let files = usual.folder.listing.filter { $0.hasPrefix("Out/") && $0.hasSuffix(".swift") }
    #expect(files == own.folder.listing.filter { $0.hasPrefix("Out/") && $0.hasSuffix(".swift") })
    for file in files {
      let text = try #require(usual.folder.text(of: file))
      let changed = text.replacing(
        "  nonisolated public static func", with: "  @inline(__always)\n  nonisolated public static func")
      let isOfTokens = !file.hasSuffix("_Namespaces.tokens.swift")
      #expect(own.folder.text(of: file) == (isOfTokens ? changed : text), "\(file)")
    }
    #expect(own.folder.text(of: "Out/sheet.tokens.swift")?.contains("@inline(__always)") == true)
  }

  /// A template of JSON makes what the output in JSON has.
  @Test func valuesAreThereAsJSON() throws {
    let template = """
      {
      {{#tokens}}
        {{path}}: {{{value.json}}}{{^isLast}},{{/isLast}}
      {{/tokens}}
      }

      """
    let project = try Self.kit(
      config:
        "outputs: [{ template: Values.json.mustache, to: Out/values.json }, { format: json, to: Generated/JSON }]\n",
      templates: ["Values.json.mustache": template])
    let text = try #require(project.folder.text(of: "Out/values.json"))
    let values = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let expected = try project.tokens().mapValues { $0["value"] }
    #expect(values == expected as NSDictionary)
  }

  /// What a description would have to hold to become code if it were not escaped.
  private static let attack = ##"""
    "; static let owned = true; let x = "
    */ public let owned = true /*
    \(owned) \u{22} ${owned} """ """#
    """## + "\u{2028}let owned = true\u{202E}\r\nlet owned = true"

  @Test func aDescriptionInAnOwnSwiftTemplateStaysText() throws {
    let project = try ProjectFolder()
    let token: [String: Any] = [
      "$type": "dimension", "$value": ["value": 4, "unit": "px"], "$description": Self.attack,
    ]
    let document = try JSONSerialization.data(withJSONObject: ["gap": token, "$description": Self.attack])
    try project.folder.write(String(decoding: document, as: UTF8.self), to: "Tokens/a.json")
    try project.folder.write(
      """
      {{#tokens}}
      // {{description.line}}
      {{#description.lines}}
      /* {{.}} */
      {{/description.lines}}
      let plain = {{description.text}}
      let literal = {{{description.string}}}
      {{/tokens}}

      """, to: "\(Self.templates)/Told.swift.mustache")
    try project.folder.write(
      "outputs: [{ template: Told.swift.mustache, to: Generated/Swift/Told.swift }]\n", to: ".tokenc.yml")
    #expect(try project.run("build").status == 0)
    let check = """
      let owned = false
      let told = plain
      assert(!owned && plain == literal && plain.contains("owned"))
      """
    #expect(try project.typecheck(with: check) == "")
    let declared = try #require(project.folder.text(of: "Generated/Swift/Told.swift"))
      .split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
    #expect(declared.count == 2, "\(declared)")
    #expect(declared.map { $0.prefix { $0 != "=" } } == ["let plain ", "let literal "])
  }
}
