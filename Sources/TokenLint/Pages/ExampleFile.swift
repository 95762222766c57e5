/// A file of an example. A line `--- path` begins each; an example without one is a Swift file.
struct ExampleFile: Sendable {
  let path: String?
  let text: String

  static func all(in example: String) -> [ExampleFile] {
    var files: [ExampleFile] = []
    var path: String?
    var lines: [Substring] = []
    func finish() {
      if path != nil || !lines.isEmpty {
        files.append(ExampleFile(path: path, text: lines.joined(separator: "\n")))
      }
    }
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix(beginning) else {
        lines.append(line)
        continue
      }
      finish()
      path = String(line.dropFirst(beginning.count))
      lines = []
    }
    finish()
    return files
  }

  private static let beginning = "--- "

  /// The language in which a page shows it.
  var language: String {
    switch path?.split(separator: ".").last {
    case nil, "swift": "swift"
    case "plist", "storyboard", "xib": "xml"
    case "yml", "yaml": "yaml"
    default: "none"
    }
  }
}
