import TokenModel

/// An axis as a property of `Context`, with names as they must be typed.
struct ContextAxis: Sendable {
  let axis: Int
  /// The name of the axis as the project has it.
  let name: String
  let property: String
  let type: String
  let cases: [String]

  static func all(in tokenSet: TokenSet, root: String) -> [ContextAxis] {
    let axes = tokenSet.settings.axes
    var used: Set<Int> = []
    for token in tokenSet.tokens where !token.variants.isEmpty {
      for axis in token.contextAxes(in: axes) { used.insert(axis) }
    }
    return used.sorted().map { ContextAxis($0, axes, root: root) }
  }

  init(_ index: Int, _ axes: Axes, root: String) {
    let axis = axes.all[index]
    self.axis = index
    name = axis.name
    property = Self.typed(SwiftIdentifier.member(axis.name) ?? axis.name, avoiding: Self.takenMembers)
    type = Self.typed(
      SwiftIdentifier.type(axis.name) ?? axis.name, avoiding: SwiftIdentifier.unusableTypes.union([root]))
    cases = axis.values.map { value in
      Self.typed(SwiftIdentifier.member(value) ?? value, avoiding: Self.takenMembers)
    }
  }

  /// The property as a label. Only `inout` must be escaped there, and Swift warns of others that are.
  var label: String { property == "`inout`" ? property : property.replacing("`", with: "") }

  /// The property of SwiftUI's environment that decides it.
  var sizeClass: String? {
    switch name {
    case Axes.width.name: "horizontalSizeClass"
    case Axes.height.name: "verticalSizeClass"
    default: nil
    }
  }

  /// What `Hashable` and `CaseIterable` declare, and what means something else even in backticks.
  private static let takenMembers: Set<String> = ["hashValue", "allCases", "self", "init"]

  private static func typed(_ identifier: String, avoiding taken: Set<String>) -> String {
    taken.contains(identifier) ? identifier + "_" : SwiftIdentifier.escaped(identifier)
  }
}
