/// The words of Swift that the lexer knows.
enum Keywords {
  enum Directive {
    case `if`
    case `else`
    case endif
  }

  /// Whether an import or a type is declared with a word.
  static func isDeclaring(_ word: UnsafeRawBufferPointer) -> Bool {
    switch word.first {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "p"),
      UInt8(ascii: "s"):
      kind(word) != nil || word.elementsEqual("import".utf8)
    default: false
    }
  }

  /// Whether a word begins the declaration of a constant, given the word before.
  static func isConstant(_ word: UnsafeRawBufferPointer, after previous: UnsafeRawBufferPointer?) -> Bool {
    guard word.count == 3 else { return false }
    return word.elementsEqual("let".utf8)
      || word.elementsEqual("var".utf8) && previous?.elementsEqual("static".utf8) == true
  }

  static func kind(_ word: UnsafeRawBufferPointer) -> DeclarationHead.Kind? {
    switch word.count {
    case 4: word.elementsEqual("enum".utf8) ? .enum : nil
    case 5: word.elementsEqual("class".utf8) ? .class : word.elementsEqual("actor".utf8) ? .actor : nil
    case 6: word.elementsEqual("struct".utf8) ? .struct : nil
    case 8: word.elementsEqual("protocol".utf8) ? .protocol : nil
    case 9: word.elementsEqual("extension".utf8) ? .extension : nil
    default: nil
    }
  }

  static func directive(_ word: UnsafeRawBufferPointer) -> Directive? {
    if word.elementsEqual("if".utf8) { return .if }
    if word.elementsEqual("endif".utf8) { return .endif }
    return word.elementsEqual("else".utf8) || word.elementsEqual("elseif".utf8) ? .else : nil
  }

  static func isElse(_ word: UnsafeRawBufferPointer) -> Bool { word.elementsEqual("else".utf8) }

  static func isCase(_ word: UnsafeRawBufferPointer) -> Bool { word.elementsEqual("case".utf8) }

  /// Whether a declaration outside of all others may begin with a word.
  static func beginsDeclaration(_ word: UnsafeRawBufferPointer) -> Bool {
    declarationWords.contains { word.elementsEqual($0.utf8) }
  }

  /// Whether an expression follows a word.
  static func precedesExpression(_ word: UnsafeRawBufferPointer) -> Bool {
    expressionWords.contains { word.elementsEqual($0.utf8) }
  }

  /// Whether a word at the beginning of a line goes on with the statement before.
  static func continuesStatement(_ word: UnsafeRawBufferPointer) -> Bool {
    continuingWords.contains { word.elementsEqual($0.utf8) }
  }

  /// Whether what a word begins goes on after it, in the next line too.
  static func goesOn(_ word: UnsafeRawBufferPointer) -> Bool {
    precedesExpression(word) || prefixWords.contains { word.elementsEqual($0.utf8) }
  }

  /// Whether a word begins a statement, or a declaration, that has no end before its block.
  static func beginsHead(_ word: UnsafeRawBufferPointer) -> Bool {
    switch (word.count, word.first) {
    case (2, UInt8(ascii: "i")?): word.elementsEqual("if".utf8)
    case (2, UInt8(ascii: "d")?): word.elementsEqual("do".utf8)
    case (3, UInt8(ascii: "f")?): word.elementsEqual("for".utf8)
    case (5, UInt8(ascii: "g")?): word.elementsEqual("guard".utf8)
    case (5, UInt8(ascii: "w")?): word.elementsEqual("while".utf8)
    case (5, UInt8(ascii: "d")?): word.elementsEqual("defer".utf8)
    case (6, UInt8(ascii: "s")?): word.elementsEqual("switch".utf8)
    case (6, UInt8(ascii: "r")?): word.elementsEqual("repeat".utf8)
    case (15, UInt8(ascii: "p")?): word.elementsEqual("precedencegroup".utf8)
    default: false
    }
  }

  /// Whether a word may begin the declaration of an actor, which is also a name that people give.
  static func isActor(_ word: UnsafeRawBufferPointer) -> Bool {
    word.count == 5 && word.first == UInt8(ascii: "a") && word.elementsEqual("actor".utf8)
  }

  /// Whether attributes before a word belong to what it declares. In a closure they belong to its head.
  static func declares(_ word: UnsafeRawBufferPointer) -> Bool {
    declaringWords.contains { word.elementsEqual($0.utf8) }
  }

  private static let declaringWords = [
    "var", "let", "func", "class", "struct", "enum", "protocol", "extension", "actor", "init", "deinit",
    "subscript",
    "typealias", "associatedtype", "case", "default", "import", "macro", "operator", "precedencegroup", "in",
    "get",
    "set",
  ]

  /// Whether a word is a modifier that may have something in parentheses behind it: `private(set)`.
  static func mayHaveDetail(_ word: UnsafeRawBufferPointer) -> Bool {
    detailedWords.contains { word.elementsEqual($0.utf8) }
  }

  private static let detailedWords = [
    "public", "private", "fileprivate", "internal", "package", "unowned", "isolated", "nonisolated",
  ]

  private static let continuingWords = ["else", "catch", "while", "where", "is", "as", "in"]

  private static let prefixWords = [
    "let", "var", "inout", "some", "any", "each", "repeat", "copy", "consume", "borrow", "unsafe",
    "borrowing",
    "consuming", "sending", "isolated", "nonisolated", "discard", "do", "defer", "yield", "then",
    "open", "final", "indirect", "dynamic", "lazy", "weak", "unowned", "override", "required", "convenience",
    "optional", "mutating", "nonmutating", "infix", "prefix", "postfix", "async", "distributed", "package",
    "public", "private", "fileprivate", "internal", "static", "class", "actor", "macro",
  ]

  private static let declarationWords = [
    "import", "class", "struct", "enum", "extension", "protocol", "actor", "func", "let", "var", "typealias",
    "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect", "nonisolated",
    "macro", "precedencegroup", "infix", "prefix", "postfix", "operator", "distributed",
  ]

  private static let expressionWords = [
    "return", "in", "case", "where", "if", "while", "try", "await", "else", "guard", "throw", "switch", "is",
    "as",
  ]
}
