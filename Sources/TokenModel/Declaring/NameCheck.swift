import TokenDiagnostics
import TokenSyntax

extension Node.Key {
  /// What is wrong with it as the name of a token or group; nil if nothing is.
  ///
  /// DTCG Format, section 5.1.1: no `.`, `{` or `}` in a name; and a name must hold something.
  var mistakeAsName: Diagnostic? {
    // Not by `Character`, in which an accent after a dot hides the dot.
    if let byte = text.utf8.first(where: \.isRefusedInNames) {
      return .invalidName(self, character: Character(Unicode.Scalar(byte)))
    }
    let isPlain = text.utf8.first.map { 0x21...0x7E ~= $0 } ?? false
    return !isPlain && text.allSatisfy(\.isWhitespace) ? .emptyName(self) : nil
  }
}

extension UInt8 {
  fileprivate var isRefusedInNames: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "{") || self == UInt8(ascii: "}")
  }
}
