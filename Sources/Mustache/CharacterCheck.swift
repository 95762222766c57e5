/// Reports bytes that are not UTF-8 and control characters: they would get into each output.
func checkCharacters(of bytes: [UInt8], reportingTo mistakes: inout Mistakes) {
  let needsNoLook = bytes.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0.isWhitespace) }
  if needsNoLook { return }
  var offset = 0
  while offset < bytes.count, mistakes.count < Mistakes.limit {
    let byte = bytes[offset]
    let length = utf8Length(at: offset, of: bytes)
    if length == 0 {
      mistakes.notUTF8(byte, at: offset..<offset + 1)
    } else if byte == 0x7F || byte < 0x20 && !byte.isWhitespace {
      mistakes.controlCharacter(byte, at: offset..<offset + 1)
    }
    offset += max(1, length)
  }
}

/// How many bytes the character at an offset has; 0 if they are not UTF-8.
private func utf8Length(at offset: Int, of bytes: [UInt8]) -> Int {
  if bytes[offset] < 0x80 { return 1 }
  for length in 2...4 where offset + length <= bytes.count {
    let character = String(validating: bytes[offset..<offset + length], as: UTF8.self)
    if let character, character.unicodeScalars.count == 1 { return length }
  }
  return 0
}
