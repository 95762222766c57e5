/// What a file is to the linter, by its name.
package enum LintFileKind: Sendable, CaseIterable {
  case swift
  case objectiveC
  case propertyList
  case xcodeProject
  case buildSettings
  /// A file from which a project is made: XcodeGen's `project.yml`, Tuist's `Project.swift`.
  case projectManifest
  case interfaceFile

  package init?(name: String) {
    switch name {
    case "project.pbxproj": self = .xcodeProject
    case "project.yml", "project.yaml", "target.yml", "target.yaml": self = .projectManifest
    default:
      let bytes = name.utf8
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
        let kind = Self.kinds[String(name[bytes.index(after: dot)...])]
      else { return nil }
      self = kind
    }
  }

  private static let kinds: [String: LintFileKind] = [
    "swift": .swift, "m": .objectiveC, "mm": .objectiveC, "h": .objectiveC, "plist": .propertyList,
    "xcconfig": .buildSettings, "storyboard": .interfaceFile, "xib": .interfaceFile,
  ]

  /// Whether it is code; the others tell how apps are built.
  package var isSource: Bool { self == .swift || self == .objectiveC }

  /// The folders that hold what others wrote, or a program.
  package static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// The files that a program wrote, by their names.
  package static func isGenerated(_ name: String) -> Bool {
    name.hasSuffix(".generated.swift") || name.hasSuffix(".tokens.swift") || name.hasSuffix(".pb.swift")
  }
}
