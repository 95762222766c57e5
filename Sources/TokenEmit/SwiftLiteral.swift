import TokenModel
import TokenSyntax

/// Types and values as Swift code. Every foreign name has its module, because a group may be called `Double`.
enum SwiftLiteral {
  static func typeName(_ shape: Shape, root: String) -> String {
    switch shape {
    case .color: root + ".ColorValue"
    case .length: "Foundation.CGFloat"
    case .textSize: "\(root).TextSize"
    case .duration: "Foundation.TimeInterval"
    case .angle: "\(root).AngleValue"
    case .number: "Swift.Double"
    // No token of a foreign type has a name in Swift.
    case .text, .foreign: "Swift.String"
    case .boolean: "Swift.Bool"
    case .choice(let swiftName, _): "\(root).\(swiftName)"
    case .list(let element), .oneOrMore(let element): "[\(typeName(element, root: root))]"
    case .record(_, let swiftName): "\(root).\(swiftName)"
    }
  }

  static func expression(_ values: AppearanceValues, _ shape: Shape, root: String) -> SwiftExpression {
    let value = values.light
    return switch value.content {
    case .color: .call(root + ".ColorValue", colorArguments(values.colors))
    case .length(let number): .text(lengthLiteral(number, shape))
    case .duration(let duration): .text(numberLiteral(duration.seconds))
    case .angle(let degrees): .call("\(root).AngleValue", [("degrees", .text(numberLiteral(degrees)))])
    case .number(let number): .text(numberLiteral(number))
    case .text(let text): .text(textLiteral(text, shape))
    case .boolean(let boolean): .text(boolean ? "true" : "false")
    case .list: .list(values.items.map { expression($0, shape.listElement ?? shape, root: root) })
    case .record: record(values, shape, root: root)
    case .foreign(let json): .text(CommentText.swiftLiteral(json.rendered()))
    }
  }

  /// What a colour becomes with dark appearance and increased contrast, leaving out what the initializer of
  /// `ColorValue` fills in. One colour stands for all four.
  private static func colorArguments(_ colors: [Color]) -> [(label: String, value: SwiftExpression)] {
    var arguments: [(label: String, value: SwiftExpression)] = []
    arguments.reserveCapacity(colors.count)
    arguments.append(("light", .text(components(colors[0]))))
    guard colors.count == 4 else { return arguments }
    let (light, dark, increased, darkIncreased) = (colors[0], colors[1], colors[2], colors[3])
    func add(_ label: String, _ color: Color, unless usual: Color) {
      if color != usual { arguments.append((label, .text(components(color)))) }
    }
    add("dark", dark, unless: light)
    add("increased", increased, unless: light)
    add("darkIncreased", darkIncreased, unless: dark)
    return arguments
  }

  private static func components(_ color: Color) -> String {
    var text: String
    if let digits = color.opaqueDigits {
      text = ".init(hex: 0x"
      text += digits
    } else {
      let space = color.space == .displayP3 ? "displayP3" : "srgb"
      let numbers = color.components.map(numberLiteral)
      text = ".init(.\(space), red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2])"
    }
    if color.alpha.value != 1 {
      text += ", alpha: "
      text += numberLiteral(color.alpha)
    }
    text += ")"
    return text
  }

  private static func lengthLiteral(_ number: Number, _ shape: Shape) -> String {
    if case .textSize = shape { return ".\(TextSizes.caseName(number))" }
    return numberLiteral(number)
  }

  private static func textLiteral(_ text: String, _ shape: Shape) -> String {
    guard case .choice = shape else { return CommentText.swiftLiteral(text) }
    return "." + SwiftIdentifier.escaped(text)
  }

  private static func record(_ values: AppearanceValues, _ shape: Shape, root: String) -> SwiftExpression {
    // One value where others of its token are lists.
    if let element = shape.listElement { return .list([record(values, element, root: root)]) }
    let arguments = values.fields.map { field, value in
      (label(field.name), expression(value, field.type.shape, root: root))
    }
    return .call(typeName(shape, root: root), arguments)
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

extension Shape {
  /// The shape of the items of what is a list in Swift.
  var listElement: Shape? {
    switch self {
    case .list(let element), .oneOrMore(let element): element
    case .color, .length, .textSize, .duration, .angle, .number, .text, .boolean, .choice, .record, .foreign:
      nil
    }
  }
}

extension Token {
  /// The shape of its values in Swift: a list only where one of them is.
  var swiftShape: Shape {
    guard case .oneOrMore(let element) = type.shape else { return type.shape }
    let hasList = ([value] + variants.map(\.value)).contains { value in
      if case .list = value.content { true } else { false }
    }
    return hasList ? .list(element) : element
  }
}
