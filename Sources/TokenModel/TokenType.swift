import TokenDiagnostics
import TokenSyntax

/// A type of token, or of a field of one: how its values are read and what is checked of them.
///
/// Types are open. Adding one is a file in `Types/` with an extension that makes it, and a line in the list of
/// its module. Values are closed, see `Value`. Every token holds its type, so it is one object for all of them.
package final class TokenType: Sendable {
  /// The name that `$type` takes; for a field that no `$type` can name, what it is in words.
  package let name: String
  /// What its values look like to those who print them.
  package let shape: Shape
  /// The fields of a value that is written as a mapping; nil for a type whose values are not.
  package let writtenShape: RecordShape?
  /// The ways to write a value.
  package let notations: [Notation]
  /// What a person writes, to be told after "expected": "a length such as 16 or 16pt".
  package let expectation: String
  /// Reads what is written for a value. References have been followed before.
  package let read: @Sendable (Node, inout ValueReader) -> Value?
  /// What is wrong with a value, written here or referred to, as a phrase; nil if nothing is.
  package let constraint: @Sendable (Value) -> String?
  /// Turns a value of a token of another type into one of this type, where that means something.
  package let convert: @Sendable (Value, _ from: Referral, inout ValueReader) -> Value?
  /// Finds what is wrong with a whole value, in every context the token knows; nil where nothing can be that reading
  /// the value did not find.
  package let check: ValueCheck?
  /// Draws a value, where a picture tells more than its numbers; nil where it does not.
  package let drawing: @Sendable (Value, CheckContext) -> Drawing?

  package typealias ValueCheck = @Sendable (Value, CheckContext) -> [Diagnostic]

  package init(
    name: String,
    shape: Shape,
    writtenShape: RecordShape? = nil,
    notations: [Notation]? = nil,
    expectation: String,
    constraint: @escaping @Sendable (Value) -> String? = { _ in nil },
    convert: @escaping @Sendable (Value, Referral, inout ValueReader) -> Value? = { _, _, _ in nil },
    check: ValueCheck? = nil,
    drawing: @escaping @Sendable (Value, CheckContext) -> Drawing? = { _, _ in nil },
    read: @escaping @Sendable (Node, inout ValueReader) -> Value?
  ) {
    self.name = name
    self.shape = shape
    self.writtenShape = writtenShape
    self.notations = notations ?? Notation.usual(shape, writtenShape)
    self.expectation = expectation
    self.read = read
    self.constraint = constraint
    self.convert = convert
    self.check = check
    self.drawing = drawing
  }

  /// DTCG's types and the plain ones beside them; the layout types are in a list of their own module.
  package static let plain: [TokenType] = [
    .angle, .boolean, .border, .color, .cubicBezier, .dimension, .duration, .fontFamily, .fontWeight,
    .gradient, .number, .ratio, .shadow, .string, .strokeStyle, .textSize, .transition, .typography,
  ]
}

/// A reference to a token of another type than is needed where it stands.
package struct Referral: Sendable {
  package let token: Token
  /// The reference.
  package let node: Node
}

/// What the values of a type look like to those who print them.
package indirect enum Shape: Sendable {
  case color
  case length
  /// A length out of the standard text sizes.
  case textSize
  case duration
  case angle
  case number
  case text
  case boolean
  /// A text out of a few, by the name of its Swift enum below the root.
  case choice(swiftName: String, values: [String])
  case list(Shape)
  /// One value or a list of them, as it was written.
  case oneOrMore(Shape)
  /// Named fields, by the name of their Swift struct below the root.
  case record(RecordShape, swiftName: String)
  /// Whatever a type that nobody knows has.
  case foreign
}

/// Where a value that is checked or drawn stands.
package struct CheckContext: Sendable {
  package let token: TokenPath
  /// The condition under which the token has the value; empty for the default value.
  private let condition: Condition
  private let axes: Axes

  package init(token: TokenPath, condition: Condition, axes: Axes) {
    self.token = token
    self.condition = condition
    self.axes = axes
  }

  /// "" or " when posture=half-open", to follow a statement about the token.
  package var whenClause: String { condition.terms.isEmpty ? "" : " when \(condition.text(axes))" }

  /// Whether the condition says that an axis has a value, as `posture=half-open` does.
  package func names(_ axis: Axis, _ value: String) -> Bool {
    condition.terms.contains { axes.all[$0.axis] == axis && axis.values[$0.value] == value }
  }
}
