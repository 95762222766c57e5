/// The triggers of all rules, for a lookup of each word of a file.
struct TriggerTable: Sendable {
  /// The rules that a word wakes, by their places in the list of rules, each with what must stand beside the
  /// word.
  struct Entry: Sendable {
    let word: Trigger.Word
    var uses: [(rule: Int, trigger: Trigger)]
  }

  private(set) var entries: [Entry] = []
  /// Open addressing: places in `entries`, `empty` where there is none. Its size is a power of two.
  private var slots: [Int32]
  private var identifiers: [[UInt8]] = []
  /// Places of the texts in `entries`, with their bytes.
  private(set) var texts: [(bytes: [UInt8], entry: Int)] = []
  private(set) var deviceHelper: Int?
  /// Places of the numbers in `entries`.
  private(set) var numbers: [(kind: NumberKind, condition: NumberCondition, entry: Int)] = []

  enum NumberKind {
    case compared
    case factor
  }

  private static let empty: Int32 = -1

  init(_ triggers: [[Trigger]]) {
    var places: [Trigger.Word: Int] = [:]
    for (rule, triggers) in triggers.enumerated() {
      for trigger in triggers {
        let place = places[trigger.word] ?? entries.count
        if place == entries.count {
          places[trigger.word] = place
          entries.append(Entry(word: trigger.word, uses: []))
        }
        entries[place].uses.append((rule, trigger))
      }
    }
    var size = 64
    while size < entries.count * 4 { size *= 2 }
    slots = Array(repeating: Self.empty, count: size)
    for (place, entry) in entries.enumerated() { insert(entry.word, at: place) }
  }

  private mutating func insert(_ word: Trigger.Word, at place: Int) {
    identifiers.append([])
    switch word {
    case .identifier(let name):
      identifiers[place] = Array(name.utf8)
      var slot = WordHash.of(identifiers[place]) & (slots.count - 1)
      while slots[slot] != Self.empty { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    case .text(let text): texts.append((Array(text.utf8), place))
    case .deviceHelper: deviceHelper = place
    case .comparedNumber(let condition): numbers.append((.compared, condition, place))
    case .factor(let condition): numbers.append((.factor, condition, place))
    }
  }

  /// The entry of an identifier, given its hash.
  func entry(of word: UnsafeRawBufferPointer, hash: Int) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot] != Self.empty {
      let place = Int(slots[slot])
      if identifiers[place].count == word.count, word.elementsEqual(identifiers[place]) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// A hash that the lexer computes while it reads a word.
struct WordHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always) mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  @inline(__always) var result: Int { Int(truncatingIfNeeded: (value ^ (value >> 29)) & 0x7FFF_FFFF) }

  static func of(_ bytes: [UInt8]) -> Int {
    var hash = WordHash()
    for byte in bytes { hash.add(byte) }
    return hash.result
  }
}
