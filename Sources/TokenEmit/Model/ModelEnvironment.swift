import TokenModel

/// What all objects of a render model share.
final class ModelEnvironment: Sendable {
  let input: EmitInput
  /// A text as a complete literal in the language of the output.
  let literal: @Sendable (String) -> String
  let supportTypes: UsedSupportTypes

  init(_ input: EmitInput, literal: @escaping @Sendable (String) -> String) {
    self.input = input
    self.literal = literal
    supportTypes = UsedSupportTypes(input)
  }

  var axes: Axes { input.tokenSet.settings.axes }
  /// The root as it must be typed.
  var root: String { SwiftIdentifier.escaped(input.swift.root) }
  var access: String { input.swift.access.rawValue }
}
