import TokenModel
import TokenSyntax

/// Types and values as Swift code. Every foreign name has its module, because a group may be called `Double`.
enum SwiftLiteral {
  static func typeName(_ shape: Shape, root: String) -> String {
    switch shape {
    case .color: "\(root).ColorValue"
    case .length: "Foundation.CGFloat"
    case .textSize: "\(root).TextSize"
    case .duration: "Foundation.TimeInterval"
    case .angle: "\(root).AngleValue"
    case .number: "Swift.Double"
    // No token of a foreign type has a name in Swift.
    case .text, .foreign: "Swift.String"
    case .boolean: "Swift.Bool"
    case .choice(let swiftName, _): "\(root).\(swiftName)"
    case .list(let element): "[\(typeName(element, root: root))]"
    case .record(_, let swiftName): "\(root).\(swiftName)"
    }
  }

  static func expression(_ value: Value, _ shape: Shape, root: String) -> SwiftExpression {
    switch value.content {
    case .color(let color): .call("\(root).ColorValue", [("light", .text(components(color)))])
    case .length(let number): .text(lengthLiteral(number, shape))
    case .duration(let duration): .text(numberLiteral(duration.seconds))
    case .angle(let degrees): .call("\(root).AngleValue", [("degrees", .text(numberLiteral(degrees)))])
    case .number(let number): .text(numberLiteral(number))
    case .text(let text): .text(textLiteral(text, shape))
    case .boolean(let boolean): .text(boolean ? "true" : "false")
    case .list(let values): list(values, shape, root: root)
    case .record(let record): call(typeName(shape, root: root), record, root: root)
    case .foreign(let json): .text(CommentText.swiftLiteral(json.rendered()))
    }
  }

  /// A colour and what it becomes with dark appearance and increased contrast, leaving out what the initializer
  /// of `ColorValue` fills in.
  static func color(light: Color, dark: Color, increased: Color, darkIncreased: Color, root: String)
    -> SwiftExpression
  {
    var arguments = [("light", light)]
    if dark != light { arguments.append(("dark", dark)) }
    if increased != light { arguments.append(("increased", increased)) }
    if darkIncreased != dark { arguments.append(("darkIncreased", darkIncreased)) }
    return .call("\(root).ColorValue", arguments.map { ($0, .text(components($1))) })
  }

  private static func components(_ color: Color) -> String {
    let alpha = color.alpha.value == 1 ? "" : ", alpha: \(numberLiteral(color.alpha))"
    let opaque = Color(space: color.space, components: color.components, alpha: Number(1))
    if let hex = opaque.hex { return ".init(hex: 0x\(hex.dropFirst())\(alpha))" }
    let space = color.space == .displayP3 ? "displayP3" : "srgb"
    let numbers = color.components.map(numberLiteral)
    return ".init(.\(space), red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2])\(alpha))"
  }

  private static func lengthLiteral(_ number: Number, _ shape: Shape) -> String {
    if case .textSize = shape { return ".\(TextSizes.caseName(number))" }
    return numberLiteral(number)
  }

  private static func textLiteral(_ text: String, _ shape: Shape) -> String {
    guard case .choice = shape else { return CommentText.swiftLiteral(text) }
    return "." + SwiftIdentifier.escaped(text)
  }

  private static func list(_ values: [Value], _ shape: Shape, root: String) -> SwiftExpression {
    guard case .list(let element) = shape else { return .list([]) }
    return .list(values.map { expression($0, element, root: root) })
  }

  private static func call(_ name: String, _ record: Record, root: String) -> SwiftExpression {
    let arguments = record.given.map { field, value in
      (label(field.name), expression(value, field.type.shape, root: root))
    }
    return .call(name, arguments)
  }

  /// Almost every keyword can stand as a label, and the compiler warns of backticks around it.
  private static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// A whole number of many digits would be read as an integer and overflow.
  private static func numberLiteral(_ number: Number) -> String {
    let isLongInteger = number.text.utf8.count > 15 && !number.text.contains { ".eE".contains($0) }
    return isLongInteger ? number.value.description : number.text
  }
}
