/// How a comment is written in a file that the linter reads.
///
/// A `project.pbxproj` has none: Xcode writes it anew.
struct CommentForm: Sendable {
  let opening: String
  /// A line break, where nothing else ends it.
  let closing: String

  var endsWithLine: Bool { closing == "\n" }

  private static let line = CommentForm(opening: "//", closing: "\n")
  private static let numberSign = CommentForm(opening: "#", closing: "\n")
  private static let markup = CommentForm(opening: "<!--", closing: "-->")

  private init(opening: String, closing: String) {
    self.opening = opening
    self.closing = closing
  }

  /// Nil for files without comments.
  init?(path: String) {
    switch LintFileKind(name: ProjectPath.name(of: path)) {
    case .swift, .objectiveC, .buildSettings: self = .line
    case .projectManifest: self = .numberSign
    case .propertyList, .interfaceFile: self = .markup
    case .xcodeProject, nil: return nil
    }
  }

  /// A comment that fills a line.
  func comment(_ text: String) -> String {
    endsWithLine ? "\(opening) \(text)" : "\(opening) \(text) \(closing)"
  }
}
