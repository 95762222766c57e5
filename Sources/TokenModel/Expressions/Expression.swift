import TokenDiagnostics
import TokenSyntax

/// An expression as the steps that compute it: each takes what the steps before it left.
///
///     {a} + 2 * {b}   ->   {a}  2  {b}  *  +
///
/// Steps instead of a tree: however long an expression is, nothing recurses to compute it.
struct Expression {
  /// What an expression is written for, which decides what it may say.
  enum Purpose {
    /// The value of a token or of a part of one: a number, perhaps with a unit.
    case value
    /// What a check asserts: a comparison, or several.
    case assertion
  }

  struct Step {
    let action: Action
    /// The part of the text that the step computes, in bytes.
    let part: Range<Int>
  }

  enum Action {
    case literal(Number, unit: String)
    case boolean(Bool)
    case reference(TokenPath)
    case negate
    case not
    case combine(Operator)
    case call(Function, argumentCount: Int)
  }

  let place: PlacedText
  let purpose: Purpose
  let steps: [Step]

  func range(of step: Step) -> SourceRange { place.range(step.part) }

  /// The references, in the order in which they are written.
  var references: [(path: TokenPath, range: SourceRange)] {
    steps.compactMap { step in
      if case .reference(let path) = step.action { (path, range(of: step)) } else { nil }
    }
  }
}

extension Expression {
  /// What stands between two operands.
  enum Operator: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and
    case or

    var precedence: Precedence {
      switch self {
      case .or: .or
      case .and: .and
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
      case .add, .subtract: .sum
      case .multiply, .divide: .product
      }
    }
  }

  /// How tightly operators bind, the loosest first.
  enum Precedence: Int, Comparable {
    case or
    case and
    case comparison
    case sum
    case product
    case operand

    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .operand }

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  enum Function: String, CaseIterable {
    case abs
    case ceil
    case clamp
    case floor
    case max
    case min
    case round

    /// The names of the arguments; nil for any number of them, but at least one.
    var arguments: [String]? {
      switch self {
      case .abs, .ceil, .floor, .round: ["value"]
      case .clamp: ["low", "value", "high"]
      case .max, .min: nil
      }
    }
  }
}
