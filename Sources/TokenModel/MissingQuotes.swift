import TokenDiagnostics
import TokenSyntax

/// What YAML reads as something else because quotes are missing.
extension Node {
  /// `{a.b}` without quotes: to YAML a mapping whose one key has no value.
  var isUnquotedReference: Bool {
    guard isFlow, case .mapping(let entries) = content, entries.count == 1 else { return false }
    return entries[0].value.isAbsent
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
  private var isAbsent: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.meaning == .null && range.isEmpty
  }
}
