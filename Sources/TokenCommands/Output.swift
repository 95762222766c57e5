/// Where a command writes: results for whoever reads the tool's output, messages for the person who called it.
package struct Output: Sendable {
  /// Writes to standard output.
  package let result: @Sendable (String) -> Void
  /// Writes to standard error.
  package let message: @Sendable (String) -> Void
  /// One phrase about results or messages that were lost, for example because a disk is full; nil if none were. A
  /// reader that has gone, as in `tokenc list | head`, is no loss.
  package let loss: @Sendable () -> String?

  package init(
    result: @escaping @Sendable (String) -> Void,
    message: @escaping @Sendable (String) -> Void,
    loss: @escaping @Sendable () -> String? = { nil }
  ) {
    self.result = result
    self.message = message
    self.loss = loss
  }
}
