import TokenModel

/// The types of `Sources/TokenRuntime/` as text, to be put into generated code.
package enum EmbeddedRuntime {
  package typealias File = (name: String, text: String)

  static var types: [File] { Embedded.runtime }

  /// The declaration of a runtime type with its access level, indented for the inside of an extension.
  static func declaration(of file: File, access: SwiftSettings.Access) -> String {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
    var text = ""
    for line in body.reversed().drop(while: \.isEmpty).reversed() {
      text += line.isEmpty ? "\n" : "  \(replacingAccess(in: line, access))\n"
    }
    return text
  }

  private static func replacingAccess(in line: Substring, _ access: SwiftSettings.Access) -> String {
    line.contains("///")
      ? String(line) : String(line).replacing("package ", with: "\(access.rawValue) ", maxReplacements: 1)
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
