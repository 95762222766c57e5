import Foundation
import TestSupport
import Testing
import TokenEmit

@Suite struct EmbeddedTests {
  private static let sources = Fixtures.directory.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources", directoryHint: .isDirectory)

  private static func runtimeFiles() throws -> [EmbeddedRuntime.File] {
    let folder = sources.appending(path: "TokenRuntime")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (name: String(name.dropLast(".swift".count)), text: text)
    }
  }

  @Test func embeddedTextIsThatOfTheRuntime() throws {
    let files = try Self.runtimeFiles()
    #expect(files.count > 5)
    expectGolden(
      EmbeddedRuntime.source(embedding: files), Self.sources.appending(path: "TokenEmit/Embedded.swift"))
  }

  @Test func embeddedTemplatesAreThoseOfTheFolder() throws {
    let checkout = Fixtures.checkout
    let folder = checkout.appending(path: "Templates", directoryHint: .isDirectory)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = try paths.filter { $0.hasSuffix(TemplateLibrary.suffix) }.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return (name: String(path.dropLast(TemplateLibrary.suffix.count)), text: text)
    }
    #expect(files.count > 10)
    expectGolden(
      TemplateLibrary.source(embedding: files),
      checkout.appending(path: "Sources/TokenEmit/EmbeddedTemplates.swift"))
  }

  /// What depends on the project is made for the standard sizes.
  @Test func textSizeOfTheRuntimeIsWhatIsGenerated() {
    for file in EmbeddedRuntime.textSizeFiles() {
      expectGolden(file.text, Self.sources.appending(path: "TokenRuntime/\(file.name).swift"))
    }
  }

  @Test func runtimeImportsOnlyFoundation() throws {
    for file in try Self.runtimeFiles() where !file.name.contains("+") {
      let imports = file.text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("//") }
      #expect(imports == ["import Foundation"], "\(file.name)")
    }
  }

  /// A file that were named after no type or no framework would be left out without a word.
  @Test func platformPartsStandBesideTheirTypeInTheirCondition() throws {
    let files = try Self.runtimeFiles()
    let parts = files.filter { $0.name.contains("+") }
    #expect(parts.count == 23)
    for part in parts {
      let names = part.name.split(separator: "+").map(String.init)
      let framework = SwiftSettings.Framework.allCases.first { $0.module == names[1] }
      let condition = try #require(framework?.condition, "\(part.name)")
      #expect(names.count == 2 && files.contains { $0.name == names[0] }, "\(part.name)")
      let head = "#if \(condition)\n" + ["Foundation", names[1]].sorted().map { "  import \($0)\n" }.joined()
      #expect(part.text.hasPrefix(head + "\n"), "\(part.name)")
      #expect(part.text.hasSuffix("\n#endif\n"), "\(part.name)")
      #expect(part.text.ranges(of: "import ").count == 2, "\(part.name)")
      let extended = part.text.matches(of: /\n  extension (\w+)/).map { String($0.1) }
      #expect(!extended.isEmpty && extended.allSatisfy(names.contains), "\(part.name)")
    }
  }

  /// A group may be called `double` or `min`, so a bare foreign name would mean something else there.
  @Test func runtimeNamesForeignThingsByModule() throws {
    for file in try Self.runtimeFiles() {
      #expect(bareNames(in: file.text) == [], "\(file.name)")
    }
  }

  @Test func bareForeignNamesAreFound() {
    #expect(bareNames(in: "let a: CGFloat? = min(1, Swift.Double(b)) // Int") == ["CGFloat", "min"])
    #expect(bareNames(in: "let a: @Sendable (B) -> C & Sendable") == ["Sendable"])
    #expect(bareNames(in: "/// An Int.\nvar minimum: Swift.Int { self.max }") == [])
  }

  @Test func runtimeTextHoldsNoEndOfItsLiteral() throws {
    for file in try Self.runtimeFiles() { #expect(!file.text.contains("\"\"\"###"), "\(file.name)") }
  }

  /// Foreign names that stand alone: without a module, not declared, not in a comment.
  private func bareNames(in text: String) -> [String] {
    let foreign = """
      Double Float Int UInt32 String Bool Array Optional Sendable Hashable Equatable CaseIterable CGFloat CGSize
      CGPoint CGRect TimeInterval min max abs zip stride print fatalError precondition
      """.split(whereSeparator: \.isWhitespace)
    return text.split(separator: "\n").flatMap { line in
      let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? line
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" && $0 != "@" }
      return words.map(String.init).filter { foreign.contains($0.prefix { $0 != "." }) }
    }
  }
}
