import TokenDiagnostics

/// A Swift expression that knows where it may be broken into lines.
enum SwiftExpression {
  case text(String)
  /// `name(label: value, …)`
  case call(String, [(label: String, value: SwiftExpression)])
  case list([SwiftExpression])

  /// The expression on one line if that is short enough, else one argument a line.
  ///
  /// - Parameters:
  ///   - indentation: The column of the line the expression begins on.
  ///   - room: How many columns are left on that line.
  /// - Returns: The text, whose first line is not indented.
  func text(indentation: Int, room: Int) -> String {
    text(oneLine, indentation: indentation, room: room)
  }

  /// The same where the text on one line is known.
  func text(_ line: String, indentation: Int, room: Int) -> String {
    guard line.utf8.count > room else { return line }
    switch self {
    case .text: return line
    case .call(let name, let arguments):
      let lines = arguments.map { argument in
        (label: "\(argument.label): ", value: argument.value)
      }
      return Self.broken("\(name)(", lines, ")", indentation)
    case .list(let values):
      return Self.broken("[", values.map { (label: "", value: $0) }, "]", indentation)
    }
  }

  /// How long a line of generated code may be.
  static let width = 110

  private static func broken(
    _ open: String, _ items: [(label: String, value: SwiftExpression)], _ close: String, _ indentation: Int
  ) -> String {
    let inner = indentation + 2
    let lines = items.map { label, value in
      let room = width - inner - label.utf8.count - 1
      return String(repeating: " ", count: inner) + label + value.text(indentation: inner, room: room)
    }
    return open + "\n" + lines.joined(separator: ",\n") + close
  }

  /// Whether it stays on one line, however long that is.
  var isUnbreakable: Bool { if case .text = self { true } else { false } }

  /// The expression on one line, however long that is.
  var oneLine: String {
    if case .text(let text) = self { return text }
    var line: [UInt8] = []
    // Room for most, so that the text need not be moved as it grows.
    line.reserveCapacity(Self.width)
    write(into: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Bytes, because putting texts together goes three times as fast with them.
  private func write(into line: inout [UInt8]) {
    switch self {
    case .text(let text): line.append(text)
    case .call(let name, let arguments):
      line.append(name)
      line.append(UInt8(ascii: "("))
      for (index, argument) in arguments.enumerated() {
        if index > 0 { line.append(", ") }
        line.append(argument.label)
        line.append(": ")
        argument.value.write(into: &line)
      }
      line.append(UInt8(ascii: ")"))
    case .list(let values):
      line.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { line.append(", ") }
        value.write(into: &line)
      }
      line.append(UInt8(ascii: "]"))
    }
  }
}
