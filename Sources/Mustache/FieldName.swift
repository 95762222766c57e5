/// A name as objects are asked for it. Templates ask for some of every token of a project, so it brings along a hash that
/// is computed once, when the template is read.
package struct FieldName: Hashable, Sendable {
  package let text: String
  /// FNV-1a of the text: the same in every run, and a few cycles where Swift's own hash takes a hundred.
  package let hash: Int

  package init(_ text: String) {
    self.text = text
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = Int(truncatingIfNeeded: hash)
  }

  package static func == (left: FieldName, right: FieldName) -> Bool {
    left.hash == right.hash && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Finds the place of a name in a list of names.
package struct FieldTable: Sendable {
  private let names: [FieldName]
  /// At the hash of a name, or in the next free slot behind it, its place in the list plus 1; 0 where there is none.
  private let slots: [Int]

  /// Of names that are the same the first counts.
  package init(_ names: [String]) {
    self.names = names.map(FieldName.init)
    // A quarter full at most, so that a name that is not there meets an empty slot at once.
    var count = 8
    while count < 4 * names.count { count *= 2 }
    var slots = [Int](repeating: 0, count: count)
    for (index, name) in self.names.enumerated() {
      var slot = name.hash & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = index + 1
    }
    self.slots = slots
  }

  package func index(of name: FieldName) -> Int? {
    let mask = slots.count - 1
    var slot = name.hash & mask
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if names[index] == name { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
