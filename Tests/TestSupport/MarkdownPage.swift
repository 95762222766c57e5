import Foundation

/// A page of documentation, cut into its code blocks and what stands between them.
package struct MarkdownPage {
  package enum Part {
    case prose(String)
    case code(language: String, text: String)
  }

  package var parts: [Part] = []

  package init(_ text: String) {
    var rest = text[...]
    while let block = rest.firstMatch(of: /(?m)^```(\w+)\n((?:(?!```).*\n)*)```$/) {
      parts.append(.prose(String(rest[..<block.range.lowerBound])))
      parts.append(.code(language: String(block.1), text: String(block.2)))
      rest = rest[block.range.upperBound...]
    }
    parts.append(.prose(String(rest)))
  }

  package var text: String {
    parts.map { part in
      switch part {
      case .prose(let text): text
      case .code(let language, let text): "```\(language)\n\(text)```"
      }
    }.joined()
  }

  /// The code blocks alone, in their order.
  package var blocks: [(language: String, text: String)] {
    parts.compactMap { part in
      if case .code(let language, let text) = part { (language, text) } else { nil }
    }
  }
}
