import TokenDiagnostics
import TokenSyntax

/// What must hold for a variant: `posture=half-open and appearance=dark`. The empty condition always holds.
package struct Condition: Hashable, Sendable {
  /// An axis and one of its values, by their places in the project's axes.
  package struct Term: Hashable, Sendable {
    package let axis: Int
    package let value: Int
  }

  /// In the order of the project's axes, so that two spellings of one condition are equal.
  package let terms: [Term]

  package init(terms: [Term]) {
    self.terms = terms.sorted { $0.axis < $1.axis }
  }

  /// The empty condition.
  static let always = Condition(terms: [])

  package func holds(in context: Context) -> Bool {
    terms.allSatisfy { context[$0.axis] == $0.value }
  }

  /// A context in which it holds, and which is otherwise like another.
  package func context(in other: Context) -> Context {
    terms.reduce(other) { $0.setting($1.axis, to: $1.value) }
  }

  package func text(_ axes: Axes) -> String {
    var text = ""
    for term in terms {
      if !text.isEmpty { text += " and " }
      text += axes.all[term.axis].name
      text += "="
      text += axes.all[term.axis].values[term.value]
    }
    return text
  }
}

extension Condition {
  /// The condition that a text is, or what is wrong with it.
  package static func read(_ text: String, axes: Axes) -> (condition: Condition?, bag: DiagnosticBag) {
    var bag = DiagnosticBag()
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    let range = SourceRange(file: file, start: 0, end: file.bytes.count)
    let condition = Condition(Node.Key(text: text, range: range), axes: axes, reportingTo: &bag)
    return (condition, bag)
  }

  /// Reads a key of `$when`.
  ///
  ///     posture=half-open and appearance=dark
  init?(_ key: Node.Key, axes: Axes, reportingTo bag: inout DiagnosticBag) {
    guard key.text.contains(",") else {
      self.init(key.text, in: key, axes: axes, reportingTo: &bag)
      return
    }
    var ofTerms = DiagnosticBag()
    let joined = Self.joiningByAnd(key.text)
    let isCondition = Condition(joined, in: key, axes: axes, reportingTo: &ofTerms) != nil
    bag.add(.conditionWithComma(key, writing: isCondition ? joined : nil))
    for diagnostic in ofTerms.diagnostics where diagnostic.id != .malformedCondition { bag.add(diagnostic) }
    return nil
  }

  /// Every term is read, so that all that are wrong are told.
  private init?(_ text: String, in key: Node.Key, axes: Axes, reportingTo bag: inout DiagnosticBag) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let parts = words.split(separator: "and", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.count == 1 }) else {
      bag.add(.malformedCondition(key))
      return nil
    }
    var terms: [Term] = []
    var isRead = true
    for text in parts.compactMap(\.first) {
      guard let term = Term(text, in: key, axes: axes, reportingTo: &bag) else {
        isRead = false
        continue
      }
      if terms.contains(where: { $0.axis == term.axis }) {
        bag.add(.axisTwiceInCondition(axes.all[term.axis], at: key.range(of: text)))
        isRead = false
      }
      terms.append(term)
    }
    guard isRead else { return nil }
    self.init(terms: terms)
  }

  /// `a=b, and c=d` as `a=b and c=d`.
  private static func joiningByAnd(_ text: String) -> String {
    let words = text.split(separator: ",").flatMap { part -> [Substring] in
      let words = part.split(whereSeparator: \.isWhitespace).drop { $0 == "and" }
      return words.isEmpty ? [] : ["and"] + (words.last == "and" ? words.dropLast() : words)
    }
    return words.dropFirst().joined(separator: " ")
  }
}

extension Condition.Term {
  fileprivate init?(_ text: Substring, in key: Node.Key, axes: Axes, reportingTo bag: inout DiagnosticBag) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      bag.add(.malformedCondition(key))
      return nil
    }
    guard let axis = axes.index(of: String(sides[0])) else {
      bag.add(.unknownAxis(String(sides[0]), axes, at: key.range(of: sides[0])))
      return nil
    }
    guard let value = axes.all[axis].values.firstIndex(of: String(sides[1])) else {
      bag.add(.unknownAxisValue(String(sides[1]), of: axes.all[axis], at: key.range(of: sides[1])))
      return nil
    }
    self.init(axis: axis, value: value)
  }
}

extension Node.Key {
  /// Where a part of the key stands.
  fileprivate func range(of part: Substring) -> SourceRange { range.part(part, of: text) ?? range }
}
