/// What the config names as a question about the device, because no source of the project declares it: `Device.isPad`
/// of a binary framework, or `isCompactPhone`.
package struct DeviceSymbol: Hashable, Sendable {
  package let name: String
  /// The type it is a member of; nil for one outside of all types.
  let type: String?

  /// As it is written in code.
  package init(_ written: String) {
    let names = written.split(separator: ".").map(String.init)
    name = names.last ?? written
    type = names.dropLast().last
  }

  /// Whether a fact is a use of it.
  func isAsked(by condition: Fact.Condition) -> Bool {
    switch condition {
    case .isDeviceHelper(let name, let type): name == self.name && type == self.type
    case .isMemberDeviceHelper(let name, let value):
      name == self.name && type?.lowercased().hasSuffix(value.lowercased()) == true
    case .always, .isNotDeclared, .isInUIKitView, .hasScenes: false
    }
  }
}
