import Testing

@testable import TokenLint

@Suite struct GlobTests {
  @Test(arguments: [
    ("Sources", ["Sources", "Sources/A.swift", "Sources/B/C.swift"], ["Source", "SourcesB", "A/Sources"]),
    (
      "Sources/*.swift", ["Sources/A.swift", "Sources/.swift"],
      ["Sources/B/A.swift", "Sources/A.m", "Sources"]
    ),
    ("**/*.swift", ["A.swift", "A/B/C.swift"], ["A.swif", "A/B"]),
    ("**/Old/**", ["Old/A", "A/Old/B/C"], ["Old", "A/Older/B"]),
    ("A/**/B", ["A/B", "A/C/B", "A/C/D/B/E"], ["A", "B", "AB"]),
    ("**", ["A", "A/B"], []),
    ("a?c", ["abc", "a/c"].prefix(1) + [], ["ac", "a/c", "abbc"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "x", "-x"]),
    ("[!a-c]x", ["dx", "-x"], ["ax", "x"]),
    ("[]]x", ["]x"], ["x"]),
    ("a\\*b", ["a*b"], ["aXb", "a\\*b"]),
    ("*a*b*c*", ["abc", "xaxbxcx"], ["acb", "ab"]),
    ("", [], ["A"]),
    ("größe*", ["größe.swift"], ["grosse.swift"]),
  ])
  func fits(pattern: String, fitting: [String], others: [String]) {
    for path in fitting { #expect(Glob(pattern).matches(PathNames(path)), "'\(pattern)' and '\(path)'") }
    for path in others { #expect(!Glob(pattern).matches(PathNames(path)), "'\(pattern)' and '\(path)'") }
  }

  @Test func manyStarsTakeNoLongTime() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(PathNames(String(repeating: "a", count: 20_000))))
    let folders = String(repeating: "**/a/", count: 12) + "b"
    #expect(!Glob(folders).matches(PathNames(String(repeating: "a/", count: 60))))
  }
}
