extension ObjectiveCText {
  /// The signs between two things that are compared.
  static let comparisons = ["<", ">", "<=", ">=", "==", "!="]

  /// The arguments of a call of a function, given its name; none of an empty list or a very long one.
  func arguments(of name: Int) -> [ClosedRange<Int>] {
    guard hasText(name + 1, "("), let end = partner(name + 1), end > name + 2 else { return [] }
    var arguments: [ClosedRange<Int>] = []
    var start = name + 2
    var index = start
    while index < end, arguments.count < Self.mostArguments {
      if hasText(index, ","), index > start {
        arguments.append(start...(index - 1))
        start = index + 1
      }
      index = hasText(index, in: ["(", "[", "{"]) ? (partner(index) ?? end) + 1 : index + 1
    }
    if start < end { arguments.append(start...(end - 1)) }
    return arguments
  }

  private static let mostArguments = 16

  /// The value of a number: `88.0f`.
  func number(_ index: Int) -> Double? {
    guard kind(index) == .number else { return nil }
    let text = text(index).lowercased()
    return Double(
      text.hasPrefix("0x") ? text : String(text.reversed().drop { "ful".contains($0) }.reversed()))
  }
}
