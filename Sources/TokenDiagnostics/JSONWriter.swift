/// Writes JSON piece by piece, so that a large text need not be in memory as a tree before.
///
/// Objects of four and arrays of eight plain values, or fewer, stay on one line. Whether one does is known only when all
/// of it is written, so that lines are broken afterwards.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout: Sendable {
    /// With two spaces of indentation a level; what is not within anything else is broken into lines in any case.
    case indented
    /// Without a line break.
    case oneLine
  }

  /// The text so far, in UTF-8.
  package private(set) var text: [UInt8] = []
  private let layout: Layout
  /// How many members or items each object or array has that is not closed yet.
  private var counts: [Int] = []
  /// Whether what stands in the innermost object or array is on lines of its own. All around it is.
  private var isOnLines = false
  /// Where the members or items of the innermost object or array begin, while they are on one line.
  private var starts: [Int] = []
  private var isBehindKey = false

  /// - Parameters:
  ///   - layout: How the text is laid out.
  ///   - expectedSize: About how many bytes the text will have, so that it need not be moved as it grows.
  package init(_ layout: Layout, expectedSize: Int) {
    self.layout = layout
    text.reserveCapacity(expectedSize)
  }

  /// Writes an object, whose members are written by the function.
  package mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    writeMembers(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array, whose items are written by the function.
  package mutating func array(_ writeItems: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    writeItems(&self)
    close(UInt8(ascii: "]"))
  }

  /// Begins a member of an object; its value is what is written next.
  package mutating func key(_ key: String) {
    beginElement(mostOnOneLine: Self.mostMembersOnOneLine)
    text.appendJSONString(key)
    text.append(UInt8(ascii: ":"))
    text.append(UInt8(ascii: " "))
    isBehindKey = true
  }

  package mutating func string(_ string: String) {
    beginValue()
    text.appendJSONString(string)
  }

  /// Writes what is neither a string nor made of parts: a number, `true`, `false` or `null`. It must be valid JSON.
  package mutating func word(_ word: String) {
    beginValue()
    text.append(word)
  }

  package mutating func integer(_ value: Int) { word(String(value)) }

  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// Ends the line, as the last line of a file is.
  package mutating func endLine() { text.append(UInt8(ascii: "\n")) }

  private static let mostMembersOnOneLine = 4
  private static let mostItemsOnOneLine = 8
}

extension JSONWriter {
  private mutating func open(_ bracket: UInt8) {
    beginValue()
    if !counts.isEmpty, !isOnLines { breakLine() }
    text.append(bracket)
    isOnLines = layout == .indented && counts.isEmpty
    counts.append(0)
    starts.removeAll(keepingCapacity: true)
  }

  private mutating func close(_ bracket: UInt8) {
    let count = counts.removeLast()
    if isOnLines, count > 0 { text.appendLineBreak(levels: counts.count) }
    text.append(bracket)
    isOnLines = layout == .indented
  }

  private mutating func beginValue() {
    if isBehindKey {
      isBehindKey = false
    } else if !counts.isEmpty {
      beginElement(mostOnOneLine: Self.mostItemsOnOneLine)
    }
  }

  private mutating func beginElement(mostOnOneLine most: Int) {
    let innermost = counts.count - 1
    let count = counts[innermost]
    counts[innermost] = count + 1
    if count == most, !isOnLines { breakLine() }
    if count > 0 { text.append(UInt8(ascii: ",")) }
    if isOnLines { return text.appendLineBreak(levels: counts.count) }
    if count > 0 { text.append(UInt8(ascii: " ")) }
    starts.append(text.count)
  }

  /// Puts what the innermost object or array holds so far on lines of its own.
  private mutating func breakLine() {
    guard layout == .indented else { return }
    isOnLines = true
    let indentation = repeatElement(UInt8(ascii: " "), count: 2 * counts.count)
    for start in starts.dropFirst().reversed() {
      text.replaceSubrange(start..<start, with: indentation)
      text[start - 1] = UInt8(ascii: "\n")
    }
    if let first = starts.first {
      text.replaceSubrange(
        first..<first, with: repeatElement(UInt8(ascii: " "), count: 1 + indentation.count))
      text[first] = UInt8(ascii: "\n")
    }
  }
}

extension [UInt8] {
  /// Begins a line that is indented so many levels.
  fileprivate mutating func appendLineBreak(levels: Int) {
    let length = 1 + 2 * levels
    if length <= lineBeginning.count {
      lineBeginning.withUnsafeBufferPointer {
        append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<length]))
      }
    } else {
      append(UInt8(ascii: "\n"))
      append(contentsOf: repeatElement(UInt8(ascii: " "), count: length - 1))
    }
  }
}

/// A line break and blanks, of which most lines need a part.
private let lineBeginning = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 16)
