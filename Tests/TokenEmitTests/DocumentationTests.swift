import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout
import TokenModel

@testable import TokenEmit

/// The documentation of tokens, as GitHub shows it.
@Suite struct DocumentationTests {
  private static let fixture = Fixtures.directory.appending(path: "Emit/docs")

  private static func input(_ texts: [String], types: [TokenType] = TokenType.all) throws -> EmitInput {
    let sources = texts.enumerated().map { SourceFile(path: "Tokens/\($0).yaml", text: $1) }
    var settings = ModelSettings()
    settings.axes = Axes(all: Axes.builtIn.all + [Axis(name: "brand", values: ["core", "plus"])])
    let (tokenSet, bag) = compile(sources, settings: settings, types: types)
    #expect(bag.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let files = sources.map { TokenFile(source: $0, pathInFolder: $0.path) }
    return EmitInput(tokenSet: tokenSet, files: files, swift: SwiftSettings(), types: types)
  }

  private static func files(_ texts: String...) throws -> [OutputFile] {
    try OutputFormat.docs.emit(input(texts))
  }

  private func page(_ name: String, of files: [OutputFile]) throws -> String {
    try #require(files.first { $0.path == name }, "\(files.map(\.path))").text
  }

  @Test func outputsAreAsExpected() throws {
    let text = try String(contentsOf: Self.fixture.appending(path: "tokens.yaml"), encoding: .utf8)
    let files = try Self.files(text)
    for file in files where file.path.hasSuffix(".md") {
      expectGolden(file.text, Self.fixture.appending(path: file.path))
    }
    expectGolden(
      files.map(\.path).joined(separator: "\n") + "\n", Self.fixture.appending(path: "files.txt"))
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.fixture.path)
    let pages = files.map(\.path).filter { $0.hasSuffix(".md") }
    #expect(found.filter { $0.hasSuffix(".md") }.sorted() == pages.sorted())
  }

  /// The templates name nothing that is not there.
  @Test func templatesAreRight() throws {
    let input = try Self.input(["a: { $type: color, $value: \"#111111\" }\n"])
    let pages = OutputFormat.pages(of: DocumentationPlan(input.tokenSet), input)
    #expect(pages.count == 2)
    for page in pages { #expect(page.check(input.templates).diagnostics.map(\.message) == []) }
  }

  /// Every link on every page leads to an anchor that is there once, and every picture is a file.
  @Test(arguments: ["kit", "docs", "hostile"])
  func linksLeadSomewhere(name: String) throws {
    let files = try OutputFormat.docs.emit(Self.input(Self.tokens(name)))
    let pages = Dictionary(
      uniqueKeysWithValues: files.filter { $0.path.hasSuffix(".md") }.map { ($0.path, $0.text) })
    let paths = Set(files.map(\.path))
    #expect(paths.count == files.count)
    var count = 0
    for (path, text) in pages {
      let text = text.withoutEscapedBrackets
      let ids = text.matches(of: /<a id="([^"]*)"><\/a>/).map { String($0.1) }
      #expect(Set(ids.map { $0.lowercased() }).count == ids.count, "\(path)")
      for link in text.matches(of: /(!?)\[[^\n]*?\]\(([^()\s]*)\)/).map({
        (isPicture: $0.1 == "!", address: String($0.2))
      })
      where !link.address.hasPrefix("http") {
        count += 1
        let parts = link.address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts[0].isEmpty ? path : parts[0].removingPercentEncoding ?? ""
        #expect(paths.contains(file), "\(path): \(link.address)")
        guard parts.count == 2 else { continue }
        let anchor = parts[1].removingPercentEncoding ?? ""
        #expect(pages[file]?.contains("<a id=\"\(anchor)\"></a>") == true, "\(path): \(link.address)")
      }
    }
    #expect(count > 5)
  }

  private static func tokens(_ name: String) throws -> [String] {
    if name == "hostile" { return [hostile] }
    let folder = name == "kit" ? Fixtures.checkout.appending(path: "Tokens") : fixture
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// Names and descriptions that try to be Markdown, HTML, links, formulas or paths.
  private static let hostile = #"""
    README: { $type: number, $value: 1 }
    "read me)(": { $type: number, "x](y": 1, X: 2, "X ": 3 }
    "<b>": { $type: dimension, "a|b": 1, "`c`": "{<b>.a|b}", "*d*": "{<b>.`c`} + 1pt" }
    /~/etc: { $type: color, passwd: "#111111", "pass/wd": "{/~/etc.passwd}" }
    images: { $type: string, a: "text | <script>alert(1)</script>", b: "$x^2$ `code` [x](javascript:alert(1))" }
    images2:
      $type: dimension
      $description: "# no heading\n\n- no list\n<img src=x onerror=alert(1)>"
      $source: { article: "[a](b) | <i>", url: "javascript:alert(1)" }
      one: { $value: 1, $description: "1. no list" }
      two: { $value: 2, $description: "> no quote", $deprecated: "use {images2.one} [x](javascript:a)" }
      three: { $value: 3, $source: { article: "t", url: "https://example.com/a b)<x>|`" } }
    """#

  /// An accent after a backtick or a bar hides neither from who reads Markdown.
  @Test func accentsHideNoMarkup() throws {
    let files = try Self.files(#"g: { $type: number, "a`\u0301<b>": 1, "c|\u0301d": 2 }"#)
    let scalars = try page("g.md", of: files).unicodeScalars
    #expect(scalars.contains("``a`\u{301}<b>``".unicodeScalars))
    #expect(scalars.contains("`c\\|\u{301}d`".unicodeScalars))
  }

  @Test func nothingIsInjected() throws {
    let files = try Self.files(Self.hostile)
    for file in files {
      #expect(!file.path.contains("..") && !file.path.hasPrefix("/"), "\(file.path)")
      for line in file.text.split(separator: "\n").map({ $0.withoutCode.withoutEscapedBrackets }) {
        let tags = line.matches(of: /<[^ >]*/).map { String($0.0) }
        let isMarkdown = file.path.hasSuffix(".md")
        #expect(
          !isMarkdown || tags.allSatisfy { ["<a", "</a", "<br", "<sub", "</sub", "<!--"].contains($0) },
          "\(line)")
        #expect(!isMarkdown || !line.contains("](javascript:"), "\(line)")
      }
    }
    let images2 = try page("images2.md", of: files)
    #expect(images2.contains("\n\\# no heading - no list \\<img src=x onerror=alert(1)\\>\n"))
    #expect(images2.contains("<br>1\\. no list"))
    #expect(
      images2.contains("<br>\\> no quote<br>**Deprecated: use [`images2.one`](#one) \\[x\\](javascript:a)**")
    )
    #expect(images2.contains("[t](https://example.com/a%20b%29%3Cx%3E%7C%60)"))
    #expect(images2.contains("Source, where no other is named: \\[a\\](b) \\| \\<i\\>"))
    let images = try page("images-2.md", of: files)
    #expect(images.contains("| text \\| \\<script\\>alert(1)\\</script\\> |"))
    #expect(images.contains("| \\$x^2\\$ \\`code\\` \\[x\\](javascript:alert(1)) |"))
  }

  @Test func noPageIsCalledLikeTheIndex() throws {
    let files = try Self.files("Readme: { $type: number, a: 1 }\nREADME: { $type: number, b: 1 }\n")
    #expect(files.map(\.path) == ["README.md", "readme-2.md", "readme-3.md"])
  }

  @Test func tablesHaveAsManyCellsAsTheirHeads() throws {
    for name in ["kit", "docs", "hostile"] {
      for file in try OutputFormat.docs.emit(Self.input(Self.tokens(name))) where file.path.hasSuffix(".md") {
        var expected: Int?
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
          guard line.hasPrefix("|") else {
            expected = nil
            continue
          }
          let cells = line.replacing("\\|", with: "").count { $0 == "|" } - 1
          #expect(cells == expected ?? cells, "\(file.path): \(line)")
          expected = cells
        }
      }
    }
  }
}

extension Substring {
  /// A line of Markdown without what stands in backquotes, which is shown as it is.
  fileprivate var withoutCode: String { String(self).replacing(/(`+)[^`].*?[^`]??\1/, with: "") }
}

extension String {
  fileprivate var withoutEscapedBrackets: String { replacing(/\\[\[\]<>]/, with: "") }
}
