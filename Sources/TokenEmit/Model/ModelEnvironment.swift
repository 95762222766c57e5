import TokenModel

/// What all objects of a render model share.
final class ModelEnvironment: Sendable {
  let input: EmitInput
  /// A text as a complete literal in the language of the output.
  let literal: @Sendable (String) -> String
  private let lateSupportTypes: Late<UsedSupportTypes>
  let axes: Axes
  /// The root as it must be typed.
  let root: String
  let access: String

  init(_ input: EmitInput, literal: @escaping @Sendable (String) -> String) {
    self.input = input
    self.literal = literal
    lateSupportTypes = Late(UsedSupportTypes(input))
    axes = input.tokenSet.settings.axes
    root = SwiftIdentifier.escaped(input.swift.root)
    access = input.swift.access.rawValue
  }

  var supportTypes: UsedSupportTypes { lateSupportTypes.value }
}
