import TokenModel

extension PlatformPart {
  /// Size classes become a context where it has a width and a height.
  static func context(_ axes: [ContextAxis]) -> [PlatformPart] {
    let classes = [Axes.width.name: "horizontalSizeClass", Axes.height.name: "verticalSizeClass"]
    guard axes.contains(where: { classes[$0.name] != nil }) else { return [] }
    let parameters = axes.map { axis in
      classes[axis.name].map { "\($0): SwiftUI.UserInterfaceSizeClass?" }
        ?? "\(axis.property): \(axis.type) = .\(axis.cases[0])"
    }
    let arguments = axes.map { axis -> String in
      // Only `inout` must be escaped as a label, and Swift warns of others that are.
      let label = axis.property == "`inout`" ? axis.property : axis.property.replacing("`", with: "")
      return classes[axis.name].map { "\(label): \($0) == .regular ? .regular : .compact" }
        ?? "\(label): \(axis.property)"
    }
    let source = """
      extension Context {
        /// A context from the size classes of an environment; none counts as compact.
        nonisolated package init(
          \(parameters.joined(separator: ",\n    "))
        ) {
          self.init(
            \(arguments.joined(separator: ",\n      ")))
        }
      }

      """
    return [PlatformPart(framework: .swiftUI, source: source)]
  }
}
