import TokenDiagnostics
import TokenSyntax

/// A resolved value with the place it was written at. The kinds of content are closed: emitters switch over
/// them without a `default`, so that a new kind makes the compiler list what must change.
package struct Value: Sendable {
  package enum Content: Hashable, Sendable {
    case color(Color)
    /// Points.
    case length(Number)
    case duration(Duration)
    /// Degrees.
    case angle(Number)
    case number(Number)
    case text(String)
    case boolean(Bool)
    case list([Value])
    case record(Record)
    /// What is written for a token of a type that nobody knows. Only JSON can hold it.
    case foreign(JSONText)
  }

  package let content: Content
  package let range: SourceRange
  /// Nil for a value that stands as it is written, as most do. It is an object so that those are small to copy.
  private var origin: Origin?
  /// How many numbers, texts and the like it holds, those of referred records included: what outputs write out.
  let partCount: Int

  package init(_ content: Content, range: SourceRange, reference: TokenPath? = nil, written: Number? = nil) {
    self.content = content
    self.range = range
    if reference != nil || written != nil { origin = Origin(.init(reference: reference, written: written)) }
    partCount = content.parts.reduce(content.ownPartCount) { count, part in
      let (sum, isOverflow) = count.addingReportingOverflow(part.partCount)
      return isOverflow ? .max : sum
    }
  }

  private final class Origin: Sendable {
    struct Properties: Sendable {
      var reference: TokenPath?
      var expression: String?
      var referenceRange: SourceRange?
      var written: Number?
    }

    let properties: Properties

    init(_ properties: Properties) { self.properties = properties }
  }

  /// Where it stands in the token that uses it: the value, or the reference that stands for it.
  package var place: SourceRange { referenceRange ?? range }
}

extension Value {
  /// The token that stands here in the source, if the value was written as a reference.
  package var reference: TokenPath? {
    get { origin?.properties.reference }
    set { setOrigin { $0.reference = newValue } }
  }

  /// The text that was computed, if the value was written as an expression.
  package var expression: String? {
    get { origin?.properties.expression }
    set { setOrigin { $0.expression = newValue } }
  }

  /// Where that reference stands.
  package var referenceRange: SourceRange? { origin?.properties.referenceRange }

  /// The number as written, where a text size was replaced by the nearest standard one.
  package var written: Number? { origin?.properties.written }

  /// The same value where a reference stands for it.
  func referred(as path: TokenPath, at range: SourceRange) -> Value {
    var value = self
    value.setOrigin {
      $0.reference = path
      $0.expression = nil
      $0.referenceRange = range
    }
    return value
  }

  private mutating func setOrigin(_ change: (inout Origin.Properties) -> Void) {
    var properties = origin?.properties ?? Origin.Properties()
    change(&properties)
    origin = Origin(properties)
  }
}

extension Value.Content {
  fileprivate var parts: [Value] {
    switch self {
    case .list(let values): values
    case .record(let record): record.values.compactMap { $0 }
    case .color, .length, .duration, .angle, .number, .text, .boolean, .foreign: []
    }
  }

  fileprivate var ownPartCount: Int {
    if case .foreign(let json) = self { json.partCount } else { 1 }
  }
}

/// Two values are equal if they mean the same, wherever and however they were written.
extension Value: Hashable {
  package static func == (left: Value, right: Value) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A span of time in the unit it was written in.
package struct Duration: Sendable {
  package enum Unit: String, Sendable, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  package let number: Number
  package let unit: Unit

  package init(number: Number, unit: Unit) {
    self.number = number
    self.unit = unit
  }

  package var seconds: Number {
    switch unit {
    case .milliseconds: Number(roundedToSignificantDigits: number.value / 1000)
    case .seconds: number
    }
  }

  package var milliseconds: Number {
    switch unit {
    case .milliseconds: number
    case .seconds: Number(roundedToSignificantDigits: number.value * 1000)
    }
  }
}

extension Duration: Hashable {
  package static func == (left: Duration, right: Duration) -> Bool { left.seconds == right.seconds }

  package func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
