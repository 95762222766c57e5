import TokenDiagnostics

/// Finds what keeps a text from being read as YAML at all, or in reasonable time, before it is read.
struct UnreadableText {
  private let file: SourceFile
  private var offset: Int
  private var blankRun = 0
  private var longestBlankRun = 0..<0
  private var wordCount = 0
  private var directiveCount = 0

  /// libyaml clears its buffer of blanks after every word: a long run of blanks before many words takes
  /// quadratic time.
  private static let mostBlanksTimesWords = 1 << 36
  /// libyaml compares each directive with all before it.
  private static let mostDirectives = 100

  static func find(in file: SourceFile) -> Diagnostic? {
    var text = UnreadableText(file)
    return file.bytes.withUnsafeBufferPointer { text.firstFlaw(in: $0) }
  }

  private init(_ file: SourceFile) {
    self.file = file
    offset = file.byteOrderMarkLength
  }

  private mutating func firstFlaw(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D:
        blankRun += 1
        offset += 1
      case 0x21..<0x7F:
        if blankRun > 0 { endBlankRun() }
        if bytes[offset] == UInt8(ascii: "%"), let flaw = directive(in: bytes) { return flaw }
        offset = Self.endOfPlainBytes(from: offset + 1, in: bytes)
      default:
        if blankRun > 0 { endBlankRun() }
        if let flaw = takeOtherCharacter(in: bytes) { return flaw }
      }
    }
    let product = longestBlankRun.count.multipliedReportingOverflow(by: wordCount)
    guard product.overflow || product.partialValue > Self.mostBlanksTimesWords else { return nil }
    return .yamlSyntax(
      "\(longestBlankRun.count) blanks in a row are more than a file of this size may have",
      at: range(longestBlankRun.lowerBound, length: 1))
  }

  /// The end of the rest of a word, as far as no '%' stands in it: that needs no closer look.
  private static func endOfPlainBytes(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, 0x26..<0x7F ~= bytes[end] { end += 1 }
    return end
  }

  private mutating func endBlankRun() {
    if blankRun > longestBlankRun.count { longestBlankRun = offset - blankRun..<offset }
    wordCount += 1
    blankRun = 0
  }

  private mutating func directive(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    let isAtLineStart =
      offset == file.byteOrderMarkLength || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
    guard isAtLineStart, bytes[offset...].starts(with: "%TAG".utf8) else { return nil }
    directiveCount += 1
    guard directiveCount > Self.mostDirectives else { return nil }
    return .yamlSyntax(
      "a file cannot have more than \(Self.mostDirectives) directives", at: range(offset, length: 4))
  }

  private mutating func takeOtherCharacter(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    guard let length = UTF8Form.length(at: offset, in: bytes) else {
      return .invalidUTF8(bytes[offset], at: range(offset, length: 1))
    }
    let place = range(offset, length: length)
    offset += length
    if length > 3 { return nil }
    guard let scalar = place.text.unicodeScalars.first, Self.isRefused(scalar) else { return nil }
    return .controlCharacter(scalar, at: place)
  }

  /// The characters outside of `c-printable` (YAML 1.2, section 5.1), all of which libyaml refuses.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private func range(_ offset: Int, length: Int) -> SourceRange {
    SourceRange(file: file, start: offset, end: offset + length)
  }
}
