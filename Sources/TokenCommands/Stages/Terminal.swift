import Foundation

/// The terminal that messages go to.
struct Terminal {
  /// In columns.
  let width: Int

  /// Nil if messages go elsewhere, or if it can do no more than print. The environment is only read at a terminal.
  init?(environment: @autoclosure () -> [String: String]) {
    guard isatty(STDERR_FILENO) == 1, environment()["TERM"] != "dumb" else { return nil }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : 80
  }
}
