import TokenDiagnostics

/// What stands around a range, for fixes that must not tear apart what belongs together.
extension SourceRange {
  func contains(_ other: SourceRange) -> Bool {
    file === other.file && start <= other.start && other.end <= end
  }

  /// Whether only blanks stand before it on its line.
  var beginsItsLine: Bool {
    for byte in file.bytes[..<start].reversed() where byte != UInt8(ascii: " ") {
      return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    return true
  }

  /// Whether a tag or an anchor stands right before it.
  var followsTag: Bool {
    let before = file.bytes[..<start].reversed().drop { $0 == UInt8(ascii: " ") }
    let word = before.prefix { $0 > UInt8(ascii: " ") }
    return word.last.map { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "&") } ?? false
  }

  /// Whether it stands right after the colon of its key, without a tag or an anchor between.
  var followsColon: Bool {
    file.bytes[..<start].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
}
