import Foundation
import Mustache
import TestSupport
import Testing
import TokenEmit

/// What `{{…}}` makes of text that anyone may have written, by the end of the output's name.
@Suite struct OutputLanguageTests {
  private static let texts: [(name: String, text: String)] = [
    ("plain", "16 pt"), ("quotes", "\"a\" 'b' `c` \\d"), ("lines", "a\nb\r\nc\rd\u{2028}e\tf"),
    ("code", "$x ${y} #{z} @{w} \\(v) {{u}} */ //"), ("markup", "<b a=\"1\">&amp;</b> ]]> <!-- </script>"),
    ("controls", "a\u{0}b\u{7}c\u{85}d\u{7F}e"),
    ("no characters", "a\u{FFFE}b\u{FFFF}c"), ("direction", "a\u{202E}b\u{2066}c\u{FEFF}d\u{200F}e"),
    ("markdown", "# *a* _b_ [c](d) | ~e~ ![f] $g$"), ("list", "1. a"), ("other list", "- a - b"),
    ("number", "1.5"),
    ("links", "https://a.b/c_d www.a.b e.g."), ("letters", "ü 🙂 e\u{301}"), ("blanks", "  a   b  "),
    ("empty", ""),
  ]

  @Test func text() {
    var listing = ""
    for language in OutputLanguage.all {
      listing += "## \(language.fileExtensions.joined(separator: " "))\n"
      for (name, text) in Self.texts {
        var output: [UInt8] = []
        language.escaping.text(text, &output)
        listing += "\(name): \(visible(String(decoding: output, as: UTF8.self)))\n"
      }
      var output: [UInt8] = []
      language.escaping.code("a<b && \"c\"", &output)
      listing += "as code: \(visible(String(decoding: output, as: UTF8.self)))\n"
      listing += "literal: \(visible(language.literal("it's a \"b\"")))\n\n"
    }
    expectGolden(listing, Fixtures.directory.appending(path: "Templates/languages.txt"))
  }

  /// Line breaks and what cannot be seen are shown by their code points.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .format, .unassigned:
        shown += "[\(String(scalar.value, radix: 16, uppercase: true))]"
      default: shown.unicodeScalars.append(scalar)
      }
    }
  }

  @Test(arguments: [
    ("Tokens.kt", "kts"), ("a.b.SWIFT", "swift"), ("index.html", "svg"), ("strings.xml", "svg"),
    ("README.md", "md"),
    ("a.scss", "css"), ("notes.txt", "txt"), ("tokens.tsx", "json"), ("tokens.unknown", "json"),
    ("Makefile", "json"),
    (".kt", "kt"), ("", "json"),
  ])
  func languageOfAFile(name: String, fileExtension: String) {
    #expect(OutputLanguage.ofFile(named: name).fileExtensions.contains(fileExtension))
  }

  @Test func eachLanguageIsAFileOfItsFolder() throws {
    let folder = Fixtures.checkout.appending(path: "Sources/TokenEmit/Languages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("Language.swift") && $0 != "OutputLanguage.swift"
    }
    let declared = try files.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let ending = text.firstMatch(of: /OutputLanguage\(\s*fileExtensions: \["(\w+)"/)?.1
      return String(try #require(ending, "\(file)"))
    }
    #expect(declared.sorted() == OutputLanguage.all.compactMap(\.fileExtensions.first).sorted())
  }

  @Test func noFileExtensionHasTwoLanguages() {
    let endings = OutputLanguage.all.flatMap(\.fileExtensions)
    #expect(Set(endings).count == endings.count)
  }
}
