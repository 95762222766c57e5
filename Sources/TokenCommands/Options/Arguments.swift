/// What was typed after the name of a command, understood and found to be well-formed.
package struct Arguments: Sendable {
  package let operands: [String]
  private let values: [String: Option.Value]
  private let allowed: [Option]

  init(operands: [String], values: [String: Option.Value], allowed: [Option]) {
    self.operands = operands
    self.values = values
    self.allowed = allowed
  }

  package func contains(_ option: Option) -> Bool { value(of: option) != nil }

  /// The value of a text or a choice, nil if the option was not given.
  package func text(_ option: Option) -> String? {
    if case .text(let text) = value(of: option) { text } else { nil }
  }

  /// The value of a count or a limit, nil if the option was not given.
  package func count(_ option: Option) -> Int? {
    if case .count(let count) = value(of: option) { count } else { nil }
  }

  /// The value of a list of choices without repetitions, nil if the option was not given.
  package func list(_ option: Option) -> [String]? {
    if case .list(let list) = value(of: option) { list } else { nil }
  }

  private func value(of option: Option) -> Option.Value? {
    // A command that asks for what nobody can give it would silently never get it.
    precondition(allowed.contains(option), "the command does not declare '--\(option.name)'")
    return values[option.name]
  }
}
