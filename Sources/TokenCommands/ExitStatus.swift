/// How a run ended, as the shell that called it sees it.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Errors were found, or outputs are not what they should be.
  case failure = 1
  /// The arguments or the config do not say what to do.
  case wrongUse = 2
  /// The tool itself is at fault.
  case toolFault = 70
}
