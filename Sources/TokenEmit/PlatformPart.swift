import TokenModel

/// What a support type has for one of Apple's frameworks: extensions, written as in `Sources/TokenRuntime/`, with the
/// bare name of the type and the access level `package`. An extension of a type of the framework's own names support
/// types by the module `TokenRuntime`, for which the root is put.
///
/// Every member is `nonisolated`, so that it compiles in modules whose default isolation is the main actor, but
/// those of views and of what belongs to the main actor in Apple's frameworks. Own enums are matched, never
/// compared: their `==` belongs to the main actor there.
struct PlatformPart: Sendable {
  let framework: SwiftSettings.Framework
  let source: String

  /// The extensions of what lies below a root.
  func text(root: String, access: String) -> String {
    RuntimeText.lines(of: source).map { line in
      let line = RuntimeText.replacing("TokenRuntime.", in: line, with: "\(root).")
      guard line.hasPrefix("extension "), !line.hasPrefix("extension \(framework.module).") else {
        return String(RuntimeText.replacingAccess(in: line, access)) + "\n"
      }
      return "extension \(root).\(line.dropFirst("extension ".count))\n"
    }.joined()
  }

  /// What it may name: it cannot be without a part that declares one of them.
  var words: Set<String> { Set(RuntimeText.code(source).flatMap(RuntimeText.words)) }

  var declaredMembers: Set<String> { RuntimeText.names(declaredWith: ["var", "func"], in: source) }
}

extension SwiftSettings.Framework {
  /// The name of its module.
  package var module: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    }
  }

  /// Where there is all of it that generated code uses, as a condition of the compiler.
  package var condition: String {
    switch self {
    case .swiftUI: "canImport(SwiftUI)"
    case .uiKit: "canImport(UIKit) && !os(watchOS)"
    case .appKit: "canImport(AppKit) && !targetEnvironment(macCatalyst)"
    }
  }
}
