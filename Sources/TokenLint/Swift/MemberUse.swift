/// A word, and what stands beside it.
struct MemberUse {
  private let range: Range<Int>
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    (self.range, self.bytes) = (range, bytes)
  }

  /// What is declared is not used yet. What is asked of a few things of the frameworks, as in
  /// `scene.interfaceOrientation.isPortrait`, is no member of the project, and a function that is no closure of another
  /// value is called with its own label.
  func isOne(of member: HiddenMemberFindings.Member) -> Bool {
    if isDeclaration || owner.map(Self.ofFramework.contains) == true { return false }
    guard member.isFunction, let owner else { return isCall(of: member) ?? true }
    return isCall(of: member) ?? ["self", "Self"].contains(owner)
  }

  /// Whether it is called as a member is; nil where it is not called.
  private func isCall(of member: HiddenMemberFindings.Member) -> Bool? {
    guard byte(range.upperBound) == UInt8(ascii: "(") else { return nil }
    return !member.isFunction || label(after: range.upperBound + 1) == member.label
  }

  private static let ofFramework: Set<String> = [
    "current", "main", "orientation", "interfaceOrientation", "statusBarOrientation", "traitCollection",
  ]

  /// The last word of what it is asked of: `view` in `self.view.image`, with a `?` or `!` passed over.
  private var owner: String? {
    var end = range.lowerBound
    guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
    end -= 1
    if end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    return wordBefore(end)
  }

  private var isDeclaration: Bool {
    var end = range.lowerBound
    while end > 0, byte(end - 1).isBlank { end -= 1 }
    switch wordBefore(end) {
    case "func": return true
    // `if let image {` uses it.
    case "let", "var": return [UInt8(ascii: "="), UInt8(ascii: ":")].contains(byte(after: range.upperBound))
    default: return false
    }
  }

  /// The label of the argument that begins at a place.
  private func label(after start: Int) -> String? {
    var start = start
    while byte(start).isBlank { start += 1 }
    var end = start
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    guard end > start, byte(after: end) == UInt8(ascii: ":") else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func wordBefore(_ end: Int) -> String {
    var start = end
    while start > 0, bytes[start - 1].isOfWord { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func byte(after start: Int) -> UInt8 {
    var index = start
    while byte(index).isBlank { index += 1 }
    return byte(index)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
}
