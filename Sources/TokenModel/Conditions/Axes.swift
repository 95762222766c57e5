/// Something a value may depend on: the appearance, the posture, a brand. Never a device.
package struct Axis: Hashable, Sendable {
  package let name: String
  /// What it can be; the first is the default.
  package let values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// The axes of a project: the built-in ones, then its own.
package struct Axes: Sendable {
  package static let appearance = Axis(name: "appearance", values: ["light", "dark"])
  package static let contrast = Axis(name: "contrast", values: ["standard", "increased"])
  package static let width = Axis(name: "width", values: ["compact", "regular"])
  package static let height = Axis(name: "height", values: ["compact", "regular"])
  package static let posture = Axis(name: "posture", values: ["flat", "half-open", "closed"])
  package static let builtIn = Axes(all: [appearance, contrast, width, height, posture])

  /// Words that would name a device, and so may not name an axis.
  package static let deviceWords: Set<String> = ["device", "idiom", "model", "screen"]

  package let all: [Axis]
  private let indexes: [String: Int]
  /// The places of the axes that colours follow, which are asked for at every token.
  package let appearanceIndex: Int?
  package let contrastIndex: Int?

  package init(all: [Axis]) {
    self.all = all
    indexes = Dictionary(all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    appearanceIndex = indexes[Self.appearance.name]
    contrastIndex = indexes[Self.contrast.name]
  }

  package func index(of name: String) -> Int? { indexes[name] }

  /// The context in which every axis has its default value.
  package var defaultContext: Context { Context(values: Array(repeating: 0, count: all.count)) }

  /// Whether the contexts that differ in the given axes are not more than a table a person could read.
  func hasFewCombinations(of axes: some Sequence<Int>) -> Bool {
    var count = 1
    for axis in axes {
      count *= all[axis].values.count
      if count > Self.mostCombinations { return false }
    }
    return true
  }

  /// The contexts that differ in the given axes, the first of them varying slowest; nil if there are more than
  /// a table a person could read.
  package func combinations(of axes: [Int]) -> [Context]? {
    guard hasFewCombinations(of: axes) else { return nil }
    var contexts = [defaultContext]
    for axis in axes {
      contexts = contexts.flatMap { context in
        all[axis].values.indices.map { context.setting(axis, to: $0) }
      }
    }
    return contexts
  }

  package static let mostCombinations = 1024
}

/// One value for each axis of a project.
package struct Context: Hashable, Sendable {
  fileprivate(set) var values: [Int]

  package subscript(axis: Int) -> Int { values[axis] }

  package func setting(_ axis: Int, to value: Int) -> Context {
    var copy = self
    copy.values[axis] = value
    return copy
  }

  /// The condition that holds in this context and in no other with other values of the given axes.
  package func condition(on axes: [Int]) -> Condition {
    Condition(terms: axes.map { Condition.Term(axis: $0, value: values[$0]) })
  }
}
