import TokenModel

/// Makes up values for types, from what their shapes say.
struct ValueWriter {
  var generator: SeededGenerator
  /// Tokens that a field may refer to, by the names of their types.
  var targets: [String: [String]] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A value that looks like one of the type; whether it is one, only the compiler knows.
  mutating func value(of type: TokenType, depth: Int = 0) -> Written {
    if depth > 0, generator.happens(30), let paths = targets[type.name], !paths.isEmpty {
      return .text("{\(generator.pick(paths))}")
    }
    let isRecord = if case .record = type.shape { true } else { false }
    if let written = type.writtenShape, isRecord ? generator.happens(80) : generator.happens(20) {
      return record(written, depth: depth)
    }
    if isRecord, type.writtenShape != nil { return .plain(length()) }
    return value(of: type.shape, depth: depth)
  }

  private mutating func value(of shape: Shape, depth: Int) -> Written {
    switch shape {
    case .color: color()
    case .length: .plain(length())
    case .textSize: .plain(generator.pick(["11", "13", "17", "20pt", "28px", "34", "16.5", "60"]))
    case .duration: .plain("\(generator.next(below: 900))ms")
    case .angle: .plain(generator.pick(["10", "0.25turn", "-45deg", "1rad"]))
    case .number: .plain(number())
    case .text: .text(text())
    case .boolean: .plain(generator.pick(["true", "false"]))
    case .choice(_, let values): .text(generator.pick(values))
    case .list(let element):
      .list((0..<generator.next(below: 5)).map { _ in value(of: element, depth: depth + 1) })
    case .oneOrMore(let element):
      generator.happens(50)
        ? value(of: element, depth: depth) : value(of: .list(element), depth: depth)
    case .record(let record, _): self.record(record, depth: depth)
    case .foreign: .text(text())
    }
  }

  private mutating func record(_ shape: RecordShape, depth: Int) -> Written {
    let fields = shape.fields.filter { $0.isRequired || (depth < 2 && generator.happens(40)) }
    return .mapping(
      fields.map { field in
        let isUnit = field.type.name == "unit"
        let value =
          isUnit ? .text(generator.pick(["px", "ms", "s", "rem"])) : value(of: field.type, depth: depth + 1)
        return (field.name, value)
      })
  }

  private mutating func color() -> Written {
    let digits = generator.pick([3, 4, 6, 8])
    let hex = (0..<digits).map { _ in generator.pick(Array("0123456789abcdefABCDEF")) }
    if generator.happens(70) { return .text("#" + String(hex)) }
    let components = (0..<3).map { _ in Written.plain(generator.pick(["0", "1", "0.5", "0.123456"])) }
    return .mapping([
      ("colorSpace", .plain(generator.pick(["srgb", "display-p3"]))), ("components", .list(components)),
      ("alpha", .plain(generator.pick(["1", "0.4"]))),
    ])
  }

  private mutating func length() -> String {
    let sign = generator.happens(8) ? "-" : ""
    return sign + String(generator.next(below: 60)) + generator.pick(["", "", "pt", "px", ".5", "rem"])
  }

  private mutating func number() -> String {
    generator.pick(["0", "1", "0.5", "0.25", "3", "17", "400", "2e1", "-1.5", "1e300", "0.1"])
  }

  mutating func text() -> String {
    generator.pick([
      "", "Inter", "a b", "\\(x)", "\"#\"", "*/ {", "ü🙂", "\u{202E}x", "line\nbreak", "//", "'", "\0",
    ])
  }

  /// A value of no type, or one that is broken.
  mutating func wrong() -> Written {
    generator.pick([
      .plain("~"), .plain(".nan"), .plain("1e999"), .plain("12em"), .text("12"), .text("{nowhere.x}"),
      .text("{"),
      .text("{a} + "), .text("#12345"), .list([]), .mapping([]), .mapping([("value", .plain("1"))]),
      .plain("yes"),
      .text("1 / 0"), .text("(1 + 2"), .text("max()"), .plain("-0"), .plain("0x1F"),
      .plain("99999999999999999999"),
      .list([.list([.list([.plain("1")])])]), .mapping([("", .plain("1"))]),
      .text(String(repeating: "(", count: 300)),
    ])
  }
}
