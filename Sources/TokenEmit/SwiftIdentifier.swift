/// Turns the names of tokens and groups into Swift identifiers.
package enum SwiftIdentifier {
  /// The name of a member: words joined in camel case, `2xl` as `_2xl`; nil if nothing of the name is left.
  ///
  ///     member("corner-radius")   // "cornerRadius"
  package static func member(_ name: String) -> String? {
    join(words(of: name)) { index, word in index == 0 ? word.lowercased() : capitalized(word) }
  }

  /// The name of a type: words joined in upper camel case; nil if nothing of the name is left.
  ///
  ///     type("control-bar")   // "ControlBar"
  package static func type(_ name: String) -> String? {
    join(words(of: name)) { _, word in capitalized(word) }
  }

  /// The identifier as it must be typed: in backticks if it is a keyword.
  package static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Names of types that Swift keeps for itself even in backticks, or that would hide what generated code needs.
  package static let unusableTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "Swift", "Foundation", "SwiftUI", "UIKit", "AppKit",
  ]

  /// Whether a name can be that of the root enum: a word that Swift leaves free, and no type that stands inside it.
  package static func isRootName(_ name: String) -> Bool {
    let supportTypes = EmbeddedRuntime.types.map(\.name) + ["TextSize", "Context"]
    let free = !unusableTypes.contains(name) && !["_", "some", "any", "each", "async"].contains(name)
    return isIdentifier(name) && free && !supportTypes.contains(name)
  }

  /// Whether a person may choose a name for a token or group: backticks make a keyword usable.
  package static func isChosenName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, isIdentifierHead(first), name != "_" else { return false }
    return scalars.allSatisfy { $0 == "_" || isIdentifierScalar($0) }
  }

  /// Whether a name can stand in Swift code as a name.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), !keywords.contains(name) else {
      return false
    }
    return name.unicodeScalars.allSatisfy { $0 == "_" || isIdentifierScalar($0) }
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
    "try",
  ]

  static func join(_ words: [String], _ spell: (Int, String) -> String) -> String? {
    var identifier = ""
    for (index, word) in words.enumerated() {
      let spelled = spell(index, word)
      if let last = identifier.last, let first = spelled.first, isDigit(last), isDigit(first) {
        identifier += "_"
      }
      identifier += spelled
    }
    guard let first = identifier.unicodeScalars.first else { return nil }
    return isIdentifierHead(first) ? identifier : "_" + identifier
  }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// Splits at whatever cannot stand in an identifier, at underscores and at case changes.
  static func words(of name: String) -> [String] {
    var words: [[Unicode.Scalar]] = []
    var current: [Unicode.Scalar] = []
    let scalars = Array(name.unicodeScalars)
    if scalars.count > 1, scalars[0] == "-", isDigit(Character(scalars[1])) {
      current = Array("minus".unicodeScalars)
    }
    for (index, scalar) in scalars.enumerated() {
      guard isIdentifierScalar(scalar) else {
        if index > 0 || scalar != "-" || current.isEmpty {
          words.append(current)
          current = []
        }
        continue
      }
      // A letter and its accents count as that letter, so that composed and decomposed names split alike.
      let next = scalars[(index + 1)...].first { !isCombining($0) }
      if !isCombining(scalar), let last = current.last(where: { !isCombining($0) }),
        isBoundary(between: last, and: scalar, next: next)
      {
        words.append(current)
        current = []
      }
      current.append(scalar)
    }
    words.append(current)
    return words.filter { !$0.isEmpty }.map { scalars in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars)
      return String(word)
    }
  }

  /// `fooBar` and `h1Title` are two words, `URLSession` is `URL` and `Session`, `2XL` is one.
  private static func isBoundary(
    between last: Unicode.Scalar, and scalar: Unicode.Scalar, next: Unicode.Scalar?
  ) -> Bool {
    isUppercase(scalar) && (isLowercase(last) || next.map(isLowercase) ?? false)
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? "a"..."z" ~= scalar : scalar.properties.isLowercase
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}

extension SwiftIdentifier {
  /// The characters that The Swift Programming Language, Lexical Structure, allows in an identifier, without those
  /// that cannot be seen and those that belong to nobody.
  private static func isIdentifierScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) || "0"..."9" ~= scalar }
    switch scalar.properties.generalCategory {
    case .format, .control, .unassigned, .privateUse, .surrogate, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: break
    }
    guard !scalar.properties.isVariationSelector, !scalar.properties.isDefaultIgnorableCodePoint else {
      return false
    }
    return isIdentifierHead(scalar) || isCombining(scalar)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && combiningRanges.contains { $0.contains(scalar.value) }
  }

  private static func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) || scalar == "_" }
    return headRanges.contains { $0.contains(scalar.value) }
  }

  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let headRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x203F...0x2040,
    0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD, 0x40000...0x4FFFD,
  ]
}
