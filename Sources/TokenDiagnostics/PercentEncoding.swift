extension String {
  /// The text as a part of a URI (RFC 3986, section 2): each byte is written as `%XX`, but for unreserved characters
  /// and those that are kept because they mean something there.
  package func percentEncoded(keeping kept: String) -> String {
    let kept = Set(kept.utf8)
    return utf8.reduce(into: "") { uri, byte in
      if byte.isUnreserved || kept.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + byte.hexadecimal(digits: 2)
      }
    }
  }
}

extension UInt8 {
  /// RFC 3986, section 2.3.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
