/// Writes an object of JSON member by member, so that a large one need not be in memory as a tree before. The text is the
/// one that `JSONText` has for it.
package struct JSONWriter {
  /// The text so far, in UTF-8.
  package private(set) var text = [UInt8(ascii: "{")]
  /// How many members each object has that is not closed yet.
  private var memberCounts = [0]

  /// - Parameter expectedSize: About how many bytes the text will have, so that it need not be moved as it grows.
  package init(expectedSize: Int) { text.reserveCapacity(expectedSize) }

  /// Adds a member to the innermost object that is open.
  package mutating func add(_ key: String, _ value: JSONText) {
    beginMember(key)
    value.render(into: &text, indentation: memberCounts.count)
  }

  /// Adds a member that is an object of many members, to which all members are added until it is closed.
  package mutating func open(_ key: String) {
    beginMember(key)
    text.append(UInt8(ascii: "{"))
    memberCounts.append(0)
  }

  /// Closes the innermost object.
  package mutating func close() {
    let memberCount = memberCounts.removeLast()
    if memberCount > 0 { JSONText.beginLine(in: &text, indentation: memberCounts.count) }
    text.append(UInt8(ascii: "}"))
    if memberCounts.isEmpty { text.append(UInt8(ascii: "\n")) }
  }

  private mutating func beginMember(_ key: String) {
    let depth = memberCounts.count
    if memberCounts[depth - 1] > 0 { text.append(UInt8(ascii: ",")) }
    memberCounts[depth - 1] += 1
    JSONText.beginLine(in: &text, indentation: depth)
    JSONText.renderString(key, into: &text)
    JSONText.beginValue(in: &text)
  }
}
