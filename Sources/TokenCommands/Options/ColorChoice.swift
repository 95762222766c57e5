/// What `--color` says about the colours of diagnostics.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Where diagnostics are shown.
  package enum Destination: Sendable {
    case terminal
    case elsewhere
  }

  /// Whether to use colours; `auto` does so at a terminal that shows them, unless `NO_COLOR` is set. The environment is
  /// only read at one.
  package func usesColor(
    at destination: Destination, environment: @autoclosure () -> [String: String]
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: destination == .terminal && Self.isWanted(in: environment())
    }
  }

  private static func isWanted(in environment: [String: String]) -> Bool {
    environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
