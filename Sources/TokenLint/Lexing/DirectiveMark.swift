/// What a comment holds that speaks to this tool: `tokenc:`.
enum DirectiveMark {
  private static let name = Array("tokenc".utf8)

  /// Whether it stands in a comment, behind the sign that begins it.
  static func isIn(_ comment: Range<Int>, of bytes: UnsafeRawBufferPointer) -> Bool {
    comment.contains { index in
      guard bytes[index] == UInt8(ascii: ":") else { return false }
      let start = index - name.count
      return start > comment.lowerBound && bytes[start..<index].elementsEqual(name)
    }
  }
}
