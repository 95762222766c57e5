/// How plain `{{…}}` writes what it stands for; `{{{…}}}` and `{{&…}}` write it as it is.
package struct Escaping: Sendable {
  /// Writes text that somebody may have written.
  package let text: @Sendable (String, inout [UInt8]) -> Void
  /// Writes what was made to stand where it stands.
  package let code: @Sendable (String, inout [UInt8]) -> Void

  package init(
    text: @escaping @Sendable (String, inout [UInt8]) -> Void,
    code: @escaping @Sendable (String, inout [UInt8]) -> Void
  ) {
    self.text = text
    self.code = code
  }

  /// Everything as it is.
  package static let none = Escaping(text: writeVerbatim, code: writeVerbatim)

  /// One whose bytes lie together, as most do, is copied at once.
  @Sendable
  package static func writeVerbatim(_ text: String, into output: inout [UInt8]) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { output.append(contentsOf: $0) }
    if isWritten == nil { output.append(contentsOf: text.utf8) }
  }

  /// Entities, as the Mustache specification has it.
  package static let html = Escaping(text: writeEntities, code: writeEntities)

  @Sendable
  private static func writeEntities(_ text: String, into output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
      default: output.append(byte)
      }
    }
  }
}
