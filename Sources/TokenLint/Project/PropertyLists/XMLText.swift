/// The text that XML text stands for: `&lt;` is `<`. What no standard entity is stays as it is written.
func readXMLText(_ written: String) -> String {
  guard written.utf8.contains(UInt8(ascii: "&")) else { return written }
  var text = ""
  var rest = Substring(written)
  while let ampersand = rest.firstIndex(of: "&") {
    text += rest[..<ampersand]
    rest = rest[ampersand...]
    guard let semicolon = rest.prefix(longestEntity).firstIndex(of: ";"),
      let character = character(ofEntity: rest[rest.index(after: ampersand)..<semicolon])
    else {
      text += "&"
      rest = rest.dropFirst()
      continue
    }
    text.unicodeScalars.append(character)
    rest = rest[rest.index(after: semicolon)...]
  }
  return text + rest
}

private let longestEntity = 12

private func character(ofEntity name: Substring) -> Unicode.Scalar? {
  switch name {
  case "amp": "&"
  case "lt": "<"
  case "gt": ">"
  case "quot": "\""
  case "apos": "'"
  case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
  case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
  default: nil
  }
}
