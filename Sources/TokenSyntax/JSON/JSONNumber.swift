/// How JSON writes numbers (RFC 8259, section 6).
package enum JSONNumber {
  /// `-? ( 0 | [1-9] [0-9]* ) ( \. [0-9]+ )? ( [eE] [-+]? [0-9]+ )?`
  package static func matches(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = dropDigits(&rest)
    guard whole == 1 || whole > 1 && !isZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard dropDigits(&rest) > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(count)
    return count
  }
}
