import Foundation
import TestSupport

/// The pages of the documentation.
enum DocumentationPages {
  private static let catalog = Fixtures.checkout.appending(path: "Sources/tokenc/tokenc.docc")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: catalog.path))?
    .filter { $0.hasSuffix(".md") }.sorted() ?? []

  static func url(_ name: String) -> URL { catalog.appending(path: name) }

  static func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// All pages in one text.
  static func all() throws -> String { try names.map(text).joined(separator: "\n") }

  /// The cells of the rows of the table under a header, such as `| field | words |`.
  static func rows(under header: String, in text: some StringProtocol) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == header }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
        String(cell).replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The words of a text that stand in backquotes.
  static func codes(in text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }
}
