import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens with some text. They are found by their bytes: to go from token to token takes much longer, and is done
  /// for every variable of a function that may have thousands.
  func tokens(called name: String) -> [TokenSyntax] {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return [] }
    let bytes = Syntax(self).syntaxTextBytes
    var found: [TokenSyntax] = []
    var start = bytes.startIndex
    while let offset = bytes[start...].firstIndex(of: first) {
      start = offset + 1
      guard bytes[offset...].starts(with: wanted) else { continue }
      let place = position.advanced(by: offset)
      // The name may stand in a comment, or be a part of another.
      guard let token = token(at: place), token.positionAfterSkippingLeadingTrivia == place,
        token.text == name
      else { continue }
      found.append(token)
    }
    return found
  }
}
