extension Diagnostic {
  /// The message and the notes on one line, for reports that have one text for each diagnostic.
  ///
  ///     'a' is declared twice; previously declared here (Tokens/a.yaml:1:1)
  func summary(columns unit: ColumnUnit) -> String {
    ([message] + notes.map { $0.summary(columns: unit) }).joined(separator: "; ").printable
  }
}

extension Diagnostic.Note {
  fileprivate func summary(columns unit: ColumnUnit) -> String {
    range.map { "\(message) (\($0.startText(in: unit)))" } ?? message
  }
}
