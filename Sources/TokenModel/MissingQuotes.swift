import TokenDiagnostics
import TokenSyntax

/// What YAML reads as something else because quotes are missing.
extension Node {
  /// The path in `{a.b}` without quotes: to YAML a mapping whose one key has no value.
  var unquotedReference: TokenPath? {
    guard isFlow, case .mapping(let entries) = content, entries.count == 1, entries[0].value.isAbsent,
      case let key = entries[0].key, key.range.text == key.text, !key.text.contains("\""),
      !key.text.contains("\\"),
      // A ':' after the key would make it the name of something empty.
      range.text.filter({ !$0.isWhitespace }) == "{\(key.text.filter { !$0.isWhitespace })}",
      case .token(let path) = Reference(text: "{\(key.text)}")
    else { return nil }
    return path
  }

  /// Whether text follows on the line, which is a syntax error that is told as one.
  var isFollowedByText: Bool {
    let next = range.file.bytes[range.end...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return next.map { !$0.isLineBreak && !",]}#".utf8.contains($0) } ?? false
  }

  /// Each place where `rgb(1, 2, 3)` stands without quotes inside `{…}`: to YAML the text `rgb(1` and two keys.
  var textsCutAtCommas: [SourceRange] {
    guard isFlow, case .mapping(let entries) = content else { return [] }
    return entries.compactMap { entry in
      guard case .scalar(let scalar) = entry.value.content, scalar.style == .plain,
        case let open = scalar.text.utf8.reduce(0, { $0 + $1.parenthesis }), open > 0,
        let end = endOfParentheses(open, from: entry.value.range.end)
      else { return nil }
      return SourceRange(file: range.file, start: entry.value.range.start, end: end)
    }
  }

  /// Where the last of open parentheses is closed. The text is looked at, because of keys that are there twice the tree
  /// has one.
  private func endOfParentheses(_ open: Int, from start: Int) -> Int? {
    guard start < range.end else { return nil }
    var open = open
    for (offset, byte) in range.file.bytes[start..<range.end].enumerated() {
      if "{}[]\"'#".utf8.contains(byte) || byte.isLineBreak { return nil }
      open += byte.parenthesis
      if open == 0 { return start + offset + 1 }
    }
    return nil
  }

  /// Where `#1E6EF4` stands after an empty value: to YAML a comment.
  var unquotedColor: SourceRange? {
    guard isAbsent else { return nil }
    let rest = range.file.bytes[range.end...].prefix { $0 >= UInt8(ascii: " ") }
    let words = rest.split(separator: UInt8(ascii: " "))
    // Words after it make it a comment indeed.
    guard let word = words.first, words.dropFirst().first.map({ $0.first == UInt8(ascii: "#") }) ?? true
    else {
      return nil
    }
    let color = SourceRange(file: range.file, start: word.startIndex, end: word.endIndex)
    return word.count <= 9 && Color(hex: color.text) != nil ? color : nil
  }

  /// Nothing at all is written for it, not even `~`.
  var isAbsent: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.meaning == .null && range.isEmpty
  }
}

extension UInt8 {
  /// 1 for an opening parenthesis, -1 for a closing one.
  fileprivate var parenthesis: Int {
    switch self {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }
}
