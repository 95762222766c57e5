import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// The names of font families, the one to prefer first (DTCG Format, section 8.3).
  package static let fontFamily: TokenType = .init(
    name: "fontFamily", shape: .list(.text),
    notations: [.anyText, .list(of: { familyName }, count: nil)],
    expectation: "a font family such as Inter, or a list of them",
    constraint: { value in
      guard case .list(let names) = value.content else { return nil }
      if names.isEmpty { return "a list of font families holds at least one" }
      return names.lazy.compactMap(familyName.constraint).first
    },
    convert: { value, referral, _ in
      guard referral.token.type.name == string.name else { return nil }
      return Value(.list([value]), range: value.range)
    }
  ) { node, reader in
    let names: [Value]?
    switch node.content {
    case .scalar: names = familyName.read(node, &reader).map { [$0] }
    case .list(let items):
      names = reader.list(items, of: familyName, in: fontFamily) { family in
        if case .list(let names) = family.content { names } else { [] }
      }
    case .mapping:
      reader.bag.add(.wrongValue(node, expected: fontFamily.expectation))
      names = nil
    }
    return names.map { Value(.list($0), range: node.range) }
  }

  private static let familyName: TokenType = .init(
    name: "font family", shape: .text, expectation: "the name of a font family, such as Inter",
    constraint: { value in
      guard case .text(let name) = value.content, name.allSatisfy(\.isWhitespace) else { return nil }
      return "the name of a font family must not be empty"
    }
  ) { node, reader in
    guard case .scalar = node.content else {
      reader.bag.add(.wrongValue(node, expected: familyName.expectation))
      return nil
    }
    return string.read(node, &reader)
  }
}
