/// An element of XML 1.0 to be written.
struct XMLElement {
  enum Content {
    case elements([XMLElement])
    case text(String)
  }

  private let name: String
  private let attributes: [(name: String, value: String)]
  private let content: Content

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [], _ content: Content = .elements([])
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// The whole document, with two spaces of indentation a level.
  func document() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    render(into: &text, indentation: "")
    return text
  }

  private func render(into text: inout String, indentation: String) {
    text += indentation + "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value, keeping: []))\"" }
    switch content {
    case .elements(let elements) where elements.isEmpty: text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.render(into: &text, indentation: indentation + "  ") }
      text += "\(indentation)</\(name)>\n"
    case .text(let content): text += ">\(Self.escaped(content, keeping: ["\n"]))</\(name)>\n"
    }
  }

  /// XML 1.0, sections 2.2 and 2.4. What it forbids is spelled out; controls that it takes, and characters that would
  /// reorder a line, are written by their numbers, so that a reader gets them and nobody is misled by the text.
  private static func escaped(_ string: String, keeping kept: Set<Unicode.Scalar>) -> String {
    string.unicodeScalars.reduce(into: "") { text, scalar in
      if kept.contains(scalar) { return text.unicodeScalars.append(scalar) }
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22: text += "&quot;"
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xFFFE, 0xFFFF: text += scalar.spelledOut
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        text += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
