import Foundation
import TokenDiagnostics
import TokenSyntax

/// One case of the official YAML test suite: a text, and the events it stands for.
struct ConformanceCase {
  /// The name of its file and its place in it, as in `229Q/0`.
  let name: String
  let yaml: [UInt8]
  let events: [Substring]
  /// Whether the text must be refused.
  let isWrong: Bool

  /// The cases of a file. What a case leaves out is as in the case before it.
  static func read(_ url: URL) throws -> [ConformanceCase] {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    var bag = DiagnosticBag()
    guard case .list(let items) = readYAML(file, reportingTo: &bag).root?.content, !bag.hasErrors else {
      throw Unreadable(path: url.path)
    }
    if items.first.map({ text("skip", of: $0) }) == "true" { return [] }
    var tree = ""
    return items.enumerated().map { index, item in
      tree = text("tree", of: item) ?? tree
      return ConformanceCase(
        name: "\(url.deletingPathExtension().lastPathComponent)/\(index)",
        yaml: Array(withoutMarks(text("yaml", of: item) ?? "").utf8),
        events: withoutMarks(tree).split(separator: "\n").map { $0.drop { $0 == " " } },
        isWrong: text("fail", of: item) == "true"
      )
    }
  }

  private struct Unreadable: Error { let path: String }

  private static func text(_ key: String, of node: Node) -> String? {
    guard case .mapping(let entries) = node.content else { return nil }
    guard case .scalar(let scalar) = entries.first(where: { $0.key.text == key })?.value.content else {
      return nil
    }
    return scalar.text
  }

  /// The suite shows blanks by visible marks.
  private static func withoutMarks(_ text: String) -> String {
    text.replacing("␣", with: " ").replacing(/—*»/, with: "\t").replacing("⇔", with: "\u{FEFF}")
      .replacing("←", with: "\r").replacing("↵", with: "").replacing("∎\n", with: "")
  }
}
