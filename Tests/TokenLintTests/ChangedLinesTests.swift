import Testing

@testable import TokenLint

@Suite struct ChangedLinesTests {
  private func lines(_ diff: String) -> [String: [ClosedRange<Int>]] {
    ChangedLines(diff: Array(diff.utf8)).lines
  }

  @Test func hunksAreReadByFile() {
    let diff = """
      diff --git a/A.swift b/A.swift
      index 1..2 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -1 +1,2 @@ struct A {
      -a
      +b
      +++ b/Other.swift
      @@ -9,2 +10 @@
      -- a/x
      -b
      +c
      \\ No newline at end of file
      @@ -20,2 +19,0 @@
      -c
      -d
      diff --git a/B.swift b/B.swift
      --- a/B.swift
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -a
      -b
      diff --git a/new b/new
      --- /dev/null
      +++ b/new name.swift\t
      @@ -0,0 +1,3 @@
      +a\r
      +@@ -1 +100 @@
      +c

      """
    #expect(lines(diff) == ["A.swift": [1...2, 10...10], "new name.swift": [1...3]])
  }

  @Test(arguments: [
    (#""b/a\"b\\c.swift""#, "a\"b\\c.swift"), (#""b/tab\there\n.swift""#, "tab\there\n.swift"),
    (#""b/gr\303\266\303\237e.swift""#, "größe.swift"), (#""b/\a\b\v\f\r""#, "\u{7}\u{8}\u{B}\u{C}\r"),
    ("b/b/c d.swift\t", "b/c d.swift"),
  ])
  func quotedNamesAreRead(written: String, name: String) {
    #expect(lines("+++ \(written)\n@@ -0,0 +4 @@\n+a\n") == [name: [4...4]])
  }

  @Test(arguments: [
    "", "+++ ", "+++ \"", "+++ \"b/\\", "+++ b/a\n@@ -", "+++ b/a\n@@ -1 +", "+++ b/a\n@@ -1 +x @@", "\n\n",
  ])
  func whatIsCutOffDoesNoHarm(diff: String) { #expect(lines(diff) == [:]) }
}
