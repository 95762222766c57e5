import TokenModel

/// The files of `Sources/TokenRuntime/` as text, to be put into generated code.
package enum EmbeddedRuntime {
  package typealias File = (name: String, text: String)

  /// The files that declare a type, which are named after it; the others are named `Type+Framework`.
  static var types: [File] { Embedded.runtime.filter { !$0.name.contains("+") } }

  /// What a runtime type has for Apple's frameworks.
  static func platform(of type: String) -> [PlatformPart] {
    SwiftSettings.Framework.allCases.compactMap { framework in
      Embedded.runtime.first { $0.name == "\(type)+\(framework.module)" }.map { file in
        PlatformPart(framework: framework, source: extensions(in: file))
      }
    }
  }

  /// The declaration of a runtime type with its access level, indented for the inside of an extension.
  static func declaration(of file: File, access: SwiftSettings.Access) -> String {
    let body = RuntimeText.lines(of: file.text).drop { $0.hasPrefix("import ") || $0.isEmpty }
    var declaration = ""
    declaration.reserveCapacity(2 * file.text.utf8.count)
    for line in body {
      if !line.isEmpty {
        declaration += "  "
        declaration += RuntimeText.replacingAccess(in: line, access.rawValue)
      }
      declaration += "\n"
    }
    return declaration
  }

  /// `TextSize` as it is made for the standard sizes, as files of the runtime: the real one depends on the project, but
  /// runtime types that have a text size must compile and be tested without any project.
  package static func textSizeFiles() -> [File] {
    let empty = TokenSet(tokens: [], declarations: Declarations(), settings: ModelSettings())
    let type = SupportType.textSize(TextSizesObject(empty, access: .package), .builtIn)
    let name = type.name
    let declaration = RuntimeText.lines(of: type.declaration).map { "\($0.dropFirst(2))\n" }.joined()
    let parts = type.platform.map { part in
      let module = part.framework.module
      let imports = ["Foundation", module].sorted().map { "import \($0)\n" }.joined()
      let body = RuntimeText.indented(imports + "\n" + part.source)
      return (name: "\(name)+\(module)", text: "#if \(part.framework.condition)\n\(body)#endif\n")
    }
    return [(name: name, text: "import Foundation\n\n" + declaration)] + parts
  }

  /// What stands between `#if` and `#endif` below the imports.
  private static func extensions(in file: File) -> String {
    let inside = RuntimeText.lines(of: file.text).dropFirst().dropLast()
    let body = inside.drop { $0.hasPrefix("  import ") || $0.isEmpty }
    return body.map { "\($0.dropFirst(2))\n" }.joined()
  }

  /// The source of `Embedded.swift` for the given runtime files: raw literals, which compile quickly.
  package static func source(embedding files: [File]) -> String {
    var text = """
      // Written by the embedding test from Sources/TokenRuntime; run it with TOKENC_UPDATE_GOLDENS=1.
      // swift-format-ignore-file

      /// The text that goes into generated code.
      enum Embedded {
        static let runtime: [(name: String, text: String)] = [

      """
    for file in files {
      text += "    (\"\(file.name)\", ###\"\"\"\n\(file.text)\"\"\"###),\n"
    }
    return text + "  ]\n}\n"
  }
}
