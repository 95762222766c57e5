import TokenDiagnostics

/// Property lists as Xcode writes them.
struct XMLPropertyList {
  private let file: SourceFile
  private var markup: XMLMarkup

  static func read(_ file: SourceFile) -> PropertyListValue? {
    var reader = XMLPropertyList(file: file, markup: XMLMarkup(file))
    while let (piece, range) = reader.markup.next() {
      guard case .opening(let name, _, let isEmpty) = piece else { continue }
      if name == "plist" { continue }
      return reader.value(name, isEmpty: isEmpty, from: range.lowerBound, depth: 0)
    }
    return nil
  }

  private mutating func value(_ name: String, isEmpty: Bool, from start: Int, depth: Int)
    -> PropertyListValue?
  {
    guard depth < ProjectLimits.deepest else { return nil }
    let content: PropertyListValue.Content? =
      switch name {
      case "dict": isEmpty ? .dictionary([]) : entries(depth: depth).map(PropertyListValue.Content.dictionary)
      case "array": isEmpty ? .list([]) : elements(depth: depth).map(PropertyListValue.Content.list)
      case "true", "false": isEmpty || text(until: name) != nil ? .boolean(name == "true") : nil
      case "string", "integer", "real":
        isEmpty ? .text("") : text(until: name).map(PropertyListValue.Content.text)
      case "date", "data": isEmpty || text(until: name) != nil ? .other : nil
      default: nil
      }
    return content.map {
      PropertyListValue(content: $0, range: SourceRange(file: file, start: start, end: markup.position))
    }
  }

  private mutating func entries(depth: Int) -> [PropertyListValue.Entry]? {
    var entries: [PropertyListValue.Entry] = []
    var key: (text: String, range: SourceRange)?
    while let (piece, range) = markup.next() {
      switch piece {
      case .text, .literalText: continue
      case .closing(let name): return name == "dict" && key == nil ? entries : nil
      case .opening("key", _, let isEmpty):
        guard let text = isEmpty ? "" : text(until: "key") else { return nil }
        key = (text, SourceRange(file: file, start: range.lowerBound, end: markup.position))
      case .opening(let name, _, let isEmpty):
        guard let value = value(name, isEmpty: isEmpty, from: range.lowerBound, depth: depth + 1),
          let (text, keyRange) = key
        else { return nil }
        entries.append(.init(key: text, keyRange: keyRange, value: value))
        key = nil
      }
    }
    return nil
  }

  private mutating func elements(depth: Int) -> [PropertyListValue]? {
    var elements: [PropertyListValue] = []
    while let (piece, range) = markup.next() {
      switch piece {
      case .text, .literalText: continue
      case .closing(let name): return name == "array" ? elements : nil
      case .opening(let name, _, let isEmpty):
        guard let value = value(name, isEmpty: isEmpty, from: range.lowerBound, depth: depth + 1) else {
          return nil
        }
        elements.append(value)
      }
    }
    return nil
  }

  private mutating func text(until closing: String) -> String? {
    var text = ""
    while let (piece, range) = markup.next() {
      switch piece {
      case .text: text += readXMLText(file.text(range))
      case .literalText: text += file.text(range)
      case .closing(let name): return name == closing ? text : nil
      case .opening: return nil
      }
    }
    return nil
  }
}
