/// Why a command could not do its work, told to the person who called it.
package struct CommandError: Error, Hashable, Sendable {
  package let status: ExitStatus
  /// One phrase that names the cause and says what to do.
  package let message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
