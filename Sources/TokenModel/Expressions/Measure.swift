import Foundation
import TokenSyntax

/// A number that is computed with, and what it is a number of.
struct Measure {
  enum Unit: String {
    case none = ""
    case points = "pt"
    case degrees = "deg"
    case milliseconds = "ms"
    case seconds = "s"
  }

  /// Measures of one kind can be added and compared.
  enum Kind: String {
    case number = "a number without a unit"
    case length = "a length"
    case angle = "an angle"
    case duration = "a duration"
  }

  let number: Double
  let unit: Unit

  var kind: Kind {
    switch unit {
    case .none: .number
    case .points: .length
    case .degrees: .angle
    case .milliseconds, .seconds: .duration
    }
  }

  /// The units that may be written behind a number.
  static let units = ["pt", "px", "rem", "ms", "s", "deg", "rad", "turn", "%"]

  /// A number as written; nil for `rem` where nothing says how many points that is.
  init?(_ number: Double, writtenIn unit: String, pointsPerRem: Double?) {
    switch unit {
    case "pt", "px": self.init(number: number, unit: .points)
    case "rem":
      guard let pointsPerRem else { return nil }
      self.init(number: number * pointsPerRem, unit: .points)
    case "ms": self.init(number: number, unit: .milliseconds)
    case "s": self.init(number: number, unit: .seconds)
    case "deg": self.init(number: number, unit: .degrees)
    case "rad": self.init(number: number * 180 / Double.pi, unit: .degrees)
    case "turn": self.init(number: number * 360, unit: .degrees)
    case "%": self.init(number: number / 100, unit: .none)
    default: self.init(number: number, unit: .none)
    }
  }

  init(number: Double, unit: Unit) {
    self.number = number
    self.unit = unit
  }

  /// As it is compared, stored and printed. It must be finite.
  var rounded: Number { Number(roundedToSignificantDigits: number) }

  /// `60pt`, as a token could be written.
  var text: String { rounded.text + unit.rawValue }
}

extension Measure {
  /// The numbers of measures of one kind in one unit, milliseconds only if all are; nil if the kinds differ.
  static func common(_ measures: [Measure]) -> (numbers: [Double], unit: Unit)? {
    guard let first = measures.first, measures.allSatisfy({ $0.kind == first.kind }) else { return nil }
    guard first.kind == .duration, let seconds = measures.first(where: { $0.unit == .seconds }) else {
      return (measures.map(\.number), first.unit)
    }
    return (measures.map { $0.unit == .milliseconds ? $0.number / 1000 : $0.number }, seconds.unit)
  }

  /// Nil if the kinds differ.
  static func sum(_ left: Measure, _ right: Measure) -> Measure? {
    common([left, right]).map { Measure(number: $0.numbers[0] + $0.numbers[1], unit: $0.unit) }
  }

  /// Nil if the kinds differ.
  static func difference(_ left: Measure, _ right: Measure) -> Measure? {
    common([left, right]).map { Measure(number: $0.numbers[0] - $0.numbers[1], unit: $0.unit) }
  }

  /// Nil if neither is a number without a unit: there are no areas.
  static func product(_ left: Measure, _ right: Measure) -> Measure? {
    guard left.unit == .none || right.unit == .none else { return nil }
    return Measure(number: left.number * right.number, unit: left.unit == .none ? right.unit : left.unit)
  }

  /// Nil if the right one is neither a number without a unit nor of the kind of the left one.
  static func quotient(_ left: Measure, _ right: Measure) -> Measure? {
    if right.unit == .none { return Measure(number: left.number / right.number, unit: left.unit) }
    return common([left, right]).map { Measure(number: $0.numbers[0] / $0.numbers[1], unit: .none) }
  }

  /// What a function gives for arguments of one kind, whose count is right; nil if the kinds differ.
  static func apply(_ function: Expression.Function, to arguments: [Measure]) -> Measure? {
    guard let (numbers, unit) = common(arguments) else { return nil }
    // What is almost a whole number is one: 4.35 * 100 is 434.99999999999994.
    let tidy = Number(roundedToSignificantDigits: numbers[0]).value
    let result =
      switch function {
      case .abs: Swift.abs(numbers[0])
      case .ceil: tidy.rounded(.up)
      case .clamp: Swift.max(numbers[0], Swift.min(numbers[1], numbers[2]))
      case .floor: tidy.rounded(.down)
      case .max: numbers.reduce(numbers[0], Swift.max)
      case .min: numbers.reduce(numbers[0], Swift.min)
      case .round: tidy.rounded(.toNearestOrAwayFromZero)
      }
    return Measure(number: result, unit: unit)
  }
}
