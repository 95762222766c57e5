/// Where libyaml, which reads YAML 1.1, departs from the YAML 1.2 test suite.
enum KnownDeviations {
  struct Group {
    let reason: String
    let cases: [String]
  }

  /// Right texts that are refused.
  static let refused = [
    Group(
      reason: "a key that is not there can only be left out after '?'",
      cases: [
        "2JQS/0", "6M2F/0", "CFD4/0", "FRK4/0", "M2N8/0", "NHX8/0", "NKF9/0", "S3PD/0", "SM9W/1", "UKK6/0",
      ]),
    Group(
      reason: "in flow style a ':' must follow its key on the same line, and have a blank after it",
      cases: [
        "4ABK/0", "4MUZ/0", "4MUZ/1", "4MUZ/2", "5MUD/0", "9SA2/0", "K3WX/0", "NJ66/0", "UT92/0", "VJP3/1",
      ]),
    Group(
      reason: "in flow style an unquoted text cannot begin with ':'",
      cases: ["58MP/0", "5T43/0", "DBG4/0", "HM87/0"]),
    Group(
      reason: "a tab is refused where an item, a value or a line could begin, even if the line is blank",
      cases: [
        "6BCT/0", "6CA3/0", "96NN/0", "96NN/1", "A2M4/0", "DK95/0", "DK95/3", "DK95/4", "Q5MG/0", "R4YG/0",
        "Y79Y/1", "Y79Y/10",
      ]),
    Group(
      reason: "only '%YAML' 1.1 and 1.2 and '%TAG' are known directives",
      cases: ["2LFX/0", "6LVF/0", "BEC7/0", "MUS6/5", "MUS6/6"]),
    Group(
      reason: "the name of an anchor is made of ASCII letters, digits, '-' and '_'",
      cases: ["2SXE/0", "8XYN/0", "W5VH/0"]),
    Group(reason: "a document after '...' must begin with '---'", cases: ["7Z25/0", "M7A3/0"]),
    Group(reason: "'...' cannot end a document that is not there", cases: ["HWV9/0", "QT73/0"]),
    Group(reason: "a tag of one's own is taken for text that begins with '!'", cases: ["6CK3/0"]),
    Group(reason: "a block text at the root must be indented", cases: ["DK3J/0", "FP8R/0", "W4TN/0"]),
  ]

  /// Right texts that are read as something else.
  static let differing = [
    Group(reason: "in flow style '?' is a key's mark without a blank after it", cases: ["652Z/0", "HM87/1"]),
    Group(
      reason: "blanks at the end of a file without a line break are not a line of a block text",
      cases: ["JEF9/2", "L24T/1"]),
    Group(reason: "the name of an anchor ends at ':'", cases: ["Y2GN/0"]),
  ]

  /// Wrong texts that are read.
  static let accepted = [
    Group(
      reason: "lines inside brackets or quotes need no indentation",
      cases: ["9C9N/0", "DK95/1", "QB6E/0", "Y79Y/3"]),
    Group(
      reason: "a comment needs no blank before it", cases: ["9JBA/0", "CVW2/0", "MUS6/0", "SU5Z/0", "X4QW/0"]),
    Group(reason: "'-' is text inside brackets", cases: ["G5U8/0", "YJV2/0"]),
    Group(
      reason: "a block text may begin with a line of blanks that is indented more than the text",
      cases: ["S98Z/0"]),
  ]

  static func contains(_ name: String, in groups: [Group]) -> Bool {
    groups.contains { $0.cases.contains(name) }
  }
}
