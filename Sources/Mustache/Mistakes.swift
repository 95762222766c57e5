/// The mistakes of a template while it is read, and how they are worded.
struct Mistakes {
  let template: String
  private var errors: [TemplateError] = []

  init(template: String) { self.template = template }

  /// After so many the rest of a template is not read: it is no template.
  static let limit = 100

  var count: Int { errors.count }

  var inOrderOfPlaces: [TemplateError] {
    errors.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  mutating func add(_ message: String, at range: Range<Int>, note: TemplateError.Note? = nil) {
    guard errors.count < Self.limit else { return }
    errors.append(TemplateError(template: template, message: message, range: range, note: note))
  }
}

extension Mistakes {
  mutating func notUTF8(_ byte: UInt8, at range: Range<Int>) {
    add("a template must be UTF-8; this byte is 0x\(String(byte, radix: 16, uppercase: true))", at: range)
  }

  mutating func controlCharacter(_ byte: UInt8, at range: Range<Int>) {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    add("control character U+\(code) cannot stand in a template", at: range)
  }

  mutating func tagNotClosed(at range: Range<Int>, closing: [UInt8]) {
    add("this tag needs a '\(shown(closing))' after it", at: range)
  }

  mutating func badDelimiters(at range: Range<Int>) {
    add("a tag that sets delimiters must hold two without '=', as in '{{=<% %>=}}'", at: range)
  }

  mutating func emptyTag(at range: Range<Int>) {
    add("a tag must hold a name", at: range)
  }

  mutating func blankInName(_ name: String, at range: Range<Int>) {
    add("a name in a tag cannot hold blanks: '\(name.shortened)'", at: range)
  }

  mutating func emptyNamePart(_ name: String, at range: Range<Int>) {
    add("a name must stand on both sides of each dot of '\(name.shortened)'", at: range)
  }

  mutating func endWithoutBegin(_ tag: String, at range: Range<Int>) {
    add("'\(tag.shortened)' ends nothing: no tag of that name is open", at: range)
  }

  mutating func notEnded(_ tag: String, by end: String, at range: Range<Int>) {
    add("'\(tag.shortened)' needs a '\(end.shortened)' after it", at: range)
  }

  mutating func endedByOther(
    _ found: String, at range: Range<Int>, expected: String, openedAt opening: Range<Int>
  ) {
    add(
      "'\(expected.shortened)' must stand here, not '\(found.shortened)'", at: range,
      note: TemplateError.Note(message: "opened here", range: opening))
  }

  mutating func ignoredInParent(_ tag: String, at range: Range<Int>) {
    add("only blocks count between a parent's tags: '\(tag.shortened)' would be ignored", at: range)
  }

  mutating func blockTwice(_ name: String, at range: Range<Int>, first: Range<Int>) {
    add(
      "block '\(name.shortened)' is given twice to the same parent", at: range,
      note: TemplateError.Note(message: "previously given here", range: first))
  }

  mutating func nestedTooDeep(at range: Range<Int>) {
    add("sections, parents and blocks nest at most \(TemplateParser.deepest) deep", at: range)
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).shortened }
}

extension String {
  /// The text, cut if it is too long for a message.
  fileprivate var shortened: String {
    unicodeScalars.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
  }
}
