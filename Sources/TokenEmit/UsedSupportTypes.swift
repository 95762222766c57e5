import TokenDiagnostics
import TokenModel

/// The support types that the Swift code of a project declares.
struct UsedSupportTypes: Sendable {
  let types: [SupportType]
  /// The extensions for each framework that has some, indented for the inside of `#if`.
  let platforms: [(framework: SwiftSettings.Framework, text: String)]

  init(_ input: EmitInput) {
    types = Self.types(in: input)
    platforms = Self.platforms(of: types, input.swift)
  }

  /// A support type is emitted if a token uses it or a group has its name.
  private static func types(in input: EmitInput) -> [SupportType] {
    var used = input.tokenSet.usedSupportTypes
    if !input.context.axes.isEmpty { used.insert("Context") }
    let named = Set(input.names.root.children.filter(\.isSupportType).map(\.name))
    var names = used.union(named)
    // A type that only a group names brings in the types of its fields too, and those the types of theirs.
    var unread = input.supportTypes.filter { names.contains($0.name) }
    while let type = unread.popLast() {
      let mentioned = type.mentionedNames.subtracting(names)
      names.formUnion(mentioned)
      unread += input.supportTypes.filter { mentioned.contains($0.name) }
    }
    return input.supportTypes.filter { names.contains($0.name) }
  }

  private static func platforms(
    of support: [SupportType], _ settings: SwiftSettings
  ) -> [(framework: SwiftSettings.Framework, text: String)] {
    let root = SwiftIdentifier.escaped(settings.root)
    let parts = support.flatMap(\.platform)
    let wordsOfWanted = parts.filter { settings.frameworks.contains($0.framework) }
      .reduce(into: Set<String>()) { $0.formUnion($1.words) }
    return SwiftSettings.Framework.allCases.compactMap { framework in
      // SwiftUI's dynamic colours need those of the others, which are then not shown to the outside. The others need
      // nothing of SwiftUI.
      let isWanted = settings.frameworks.contains(framework)
      let texts = parts.filter { part in
        part.framework == framework
          && (isWanted || framework != .swiftUI && !wordsOfWanted.isDisjoint(with: part.declaredMembers))
      }.map { $0.text(root: root, access: isWanted ? settings.access.rawValue : "fileprivate") }
      return texts.isEmpty ? nil : (framework, RuntimeText.indented(texts.joined(separator: "\n")))
    }
  }
}

extension SupportType {
  fileprivate var mentionedNames: Set<String> { RuntimeText.typeNames(in: declaration) }
}
