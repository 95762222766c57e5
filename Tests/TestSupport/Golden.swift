import Foundation
import Testing

/// Compares a text with the file that holds what is expected.
///
/// Under `TOKENC_UPDATE_GOLDENS=1` a file that differs is rewritten, and the test still fails: recording never
/// passes for a real run.
package func expectGolden(
  _ actual: String, _ url: URL, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  if let expected, expected.utf8.elementsEqual(actual.utf8) { return }
  if ProcessInfo.processInfo.environment["TOKENC_UPDATE_GOLDENS"] == "1" {
    record(actual, url, sourceLocation)
  } else if let expected {
    let difference = firstDifference(actual, expected)
    Issue.record("\(url.lastPathComponent) differs: \(difference)", sourceLocation: sourceLocation)
  } else {
    Issue.record("\(url.path) is missing; the text was:\n\(actual)", sourceLocation: sourceLocation)
  }
}

private func record(_ actual: String, _ url: URL, _ sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: url)
    Issue.record("rewritten: \(url.path)", sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, "\(url.path) cannot be written", sourceLocation: sourceLocation)
  }
}

private func firstDifference(_ actual: String, _ expected: String) -> String {
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(actualLines, expectedLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  let found = line < actualLines.count ? String(actualLines[line]) : "the end"
  let wanted = line < expectedLines.count ? String(expectedLines[line]) : "the end"
  return "line \(line + 1)\n  expected: \(wanted)\n  found:    \(found)\nthe whole text was:\n\(actual)"
}
