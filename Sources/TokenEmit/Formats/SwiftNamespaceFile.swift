import TokenDiagnostics
import TokenModel

/// The file that declares every namespace and support type exactly once, because a group may span files.
struct SwiftNamespaceFile {
  static let name = "_Namespaces.tokens.swift"

  private let input: EmitInput
  private let root: String
  private let access: String

  init(_ input: EmitInput) {
    self.input = input
    root = SwiftIdentifier.escaped(input.swift.root)
    access = input.swift.access.rawValue
  }

  var text: String {
    let support = usedSupportTypes
    var text = SwiftHeader.text(from: nil)
    text += imports(of: support)
    text += "\n\(access) enum \(root) {"
    let namespaces = input.names.root.children.filter { !$0.isSupportType }
    if !namespaces.isEmpty { text += "\n" }
    for child in namespaces { text += declaration(of: child, indentation: "  ") }
    text += "}\n"
    for type in support { text += "\nextension \(root) {\n\(type.declaration)}\n" }
    for child in input.names.root.children where child.isSupportType && !child.children.isEmpty {
      text += "\nextension \(root).\(child.name) {\n"
      for grandchild in child.children { text += declaration(of: grandchild, indentation: "  ") }
      text += "}\n"
    }
    return text + platformText(of: support)
  }

  /// A support type is emitted if a token uses it or a group has its name.
  private var usedSupportTypes: [SupportType] {
    let used = input.tokenSet.usedSupportTypes
    let named = Set(input.names.root.children.filter(\.isSupportType).map(\.name))
    var names = used.union(named)
    // A type that only a group names brings in the types of its fields too, and those the types of theirs.
    while true {
      let emitted = input.supportTypes.filter { names.contains($0.name) }
      let mentioned = input.supportTypes.filter { type in emitted.contains { $0.mentions(type.name) } }
      if names.isSuperset(of: mentioned.map(\.name)) { return emitted }
      names.formUnion(mentioned.map(\.name))
    }
  }

  private func declaration(of space: SwiftNames.Namespace, indentation: String) -> String {
    var text = ""
    if let description = input.tokenSet.groups[space.group]?.metadata.description?.value {
      text += CommentText.paragraph(description).map { "\(indentation)/// \($0)\n" }.joined()
    }
    text += "\(indentation)\(access) enum \(SwiftIdentifier.escaped(space.name)) {"
    guard !space.children.isEmpty else { return text + "}\n" }
    text += "\n"
    for child in space.children { text += declaration(of: child, indentation: indentation + "  ") }
    return text + "\(indentation)}\n"
  }

  private func imports(of support: [SupportType]) -> String {
    platformSections(of: support).map { framework, _ in
      "#if \(framework.condition)\n  import \(framework.module)\n#endif\n"
    }.joined()
  }

  private func platformText(of support: [SupportType]) -> String {
    platformSections(of: support).map { framework, text in
      "\n#if \(framework.condition)\n\(text.indentingLines())#endif\n"
    }.joined()
  }

  private func platformSections(
    of support: [SupportType]
  ) -> [(framework: SwiftSettings.Framework, text: String)] {
    let parts = support.flatMap(\.platform)
    let wanted = parts.filter { input.swift.frameworks.contains($0.framework) }
    return SwiftSettings.Framework.allCases.compactMap { framework in
      // SwiftUI's dynamic colours need those of the others, which are then not shown to the outside. The others need
      // nothing of SwiftUI.
      let isWanted = input.swift.frameworks.contains(framework)
      let texts = parts.filter { part in
        part.framework == framework
          && (isWanted || framework != .swiftUI && wanted.contains { $0.mentionsMember(of: part) })
      }.map { $0.text(root: root, access: isWanted ? access : "fileprivate") }
      return texts.isEmpty ? nil : (framework, texts.joined(separator: "\n"))
    }
  }
}

extension SupportType {
  fileprivate func mentions(_ name: String) -> Bool {
    RuntimeText.code(declaration).contains { RuntimeText.words($0).contains(name) }
  }
}

extension String {
  fileprivate func indentingLines() -> String {
    RuntimeText.lines(of: self).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
