/// The names that a namespace cannot give to a token or group.
struct ReservedSwiftNames: Sendable {
  private let everywhere: Set<String>
  private let supportTypes: [String: SupportType]

  init(root: String, supportTypes: [SupportType]) {
    everywhere = SwiftIdentifier.unusableTypes.union([root])
    self.supportTypes = Dictionary(
      supportTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func isReservedEverywhere(_ name: String) -> Bool { everywhere.contains(name) }

  func isSupportType(_ name: String) -> Bool { supportTypes[name] != nil }

  /// What a group that extends a support type may not declare. The text of a support type names others without the
  /// root, so none may be hidden inside one.
  func names(inSupportType name: String) -> Set<String> {
    (supportTypes[name]?.reservedNames ?? []).union(supportTypes.keys)
  }
}
