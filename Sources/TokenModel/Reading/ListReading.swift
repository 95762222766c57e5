import TokenDiagnostics
import TokenSyntax

extension ValueReader {
  /// The values of a list in which a reference stands for one of them: lists are not joined (DTCG Format, section 9).
  ///
  /// - Parameters:
  ///   - items: What the list holds.
  ///   - part: The type of an item that is written out.
  ///   - whole: The type that a token has to which an item refers.
  ///   - parts: The items that a value of the whole type stands for.
  /// - Returns: The values, or nil if one could not be read, which was reported.
  mutating func list(
    _ items: [Node], of part: TokenType, in whole: TokenType, _ parts: (Value) -> [Value]
  ) -> [Value]? {
    let values = items.map { item -> Value? in
      guard case .token(let path) = Reference(item) else { return read(item, as: part) }
      guard let referred = read(item, as: whole).map(parts) else { return nil }
      guard referred.count == 1, var value = referred.first else {
        bag.add(.referenceToList(path, holding: referred.count, part.name, item))
        return nil
      }
      value.reference = path
      return value
    }
    let found = values.compactMap { $0 }
    return found.count == values.count ? found : nil
  }
}
