/// The findings that stand in private members, which may turn out to be used by nothing.
struct HiddenMemberFindings {
  /// What a use of a member looks like.
  struct Member: Hashable {
    let name: String
    let isFunction: Bool
    /// Of the first argument; nil where it has none, or there is no argument.
    let label: String?
  }

  private var places: [Member: Set<Range<Int>>] = [:]

  mutating func add(_ range: Range<Int>, in member: Member) { places[member, default: []].insert(range) }

  mutating func add(_ other: HiddenMemberFindings) { places.merge(other.places) { $0.union($1) } }

  /// The places of those in members that the file does not use.
  func unused(in bytes: UnsafeBufferPointer<UInt8>) -> Set<Range<Int>> {
    if places.isEmpty { return [] }
    let members = Dictionary(grouping: places.keys, by: \.name)
    var used: Set<Member> = []
    WrittenWords(in: bytes).forEach { word, range in
      for member in members[word] ?? [] where MemberUse(range, in: bytes).isOne(of: member) {
        used.insert(member)
      }
    }
    return places.filter { !used.contains($0.key) }.values.reduce(into: []) { $0.formUnion($1) }
  }
}

/// The words of a file without those in comments that have lines of their own.
private struct WrittenWords {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(in bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func forEach(_ take: (String, Range<Int>) -> Void) {
    var index = 0
    var isFirstInLine = true
    while index < bytes.count {
      let byte = bytes[index]
      if isFirstInLine, let end = endOfComment(at: index) {
        index = end
      } else if byte.isOfWord {
        let start = index
        while index < bytes.count, bytes[index].isOfWord { index += 1 }
        take(String(decoding: bytes[start..<index], as: UTF8.self), start..<index)
        isFirstInLine = false
      } else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          isFirstInLine = true
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
          isFirstInLine = false
        }
        index += 1
      }
    }
  }

  private func endOfComment(at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var end = index + 2
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      return min(end + 2, bytes.count)
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a name; `$` may not, because `$isWide` is a use of `isWide`.
  var isOfWord: Bool { self != UInt8(ascii: "$") && ByteClass.isIdentifier(self) }
}
