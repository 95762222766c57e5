/// The findings that stand in private members, which may turn out to be used by nothing.
struct HiddenMemberFindings {
  private var places: [String: Set<Range<Int>>] = [:]

  mutating func add(_ range: Range<Int>, in member: String) { places[member, default: []].insert(range) }

  mutating func add(_ other: HiddenMemberFindings) { places.merge(other.places) { $0.union($1) } }

  /// The places of those in members whose names stand in the file once, where they are declared. A name after a dot is a
  /// member of something else, unless that is `self`, `Self`, `$0` or a key path.
  func unused(in bytes: UnsafeBufferPointer<UInt8>) -> Set<Range<Int>> {
    if places.isEmpty { return [] }
    var counts = places.mapValues { _ in 0 }
    var start = 0
    for index in 0...bytes.count where index == bytes.count || !Self.isOfWord(bytes[index]) {
      if index > start {
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if counts[word] != nil, !Self.isOfAnother(bytes[..<start]) { counts[word]? += 1 }
      }
      start = index + 1
    }
    return places.filter { counts[$0.key] == 1 }.values.reduce(into: []) { $0.formUnion($1) }
  }

  private static func isOfAnother(_ before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard before.last == UInt8(ascii: ".") else { return false }
    let owner = before.dropLast()
    if owner.last.map({ !isOfWord($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }) ?? true {
      return owner.last == UInt8(ascii: ")")
    }
    return !["self", "Self", "$0", "self?", "self!"].contains {
      owner.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
