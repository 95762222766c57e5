/// Brackets, conditional compilation and the declarations around them.
extension SwiftLexer {
  mutating func takeOpening(_ byte: UInt8) {
    let bracket = bracket(byte)
    let isDetail = lastWord.map { Keywords.mayHaveDetail(word($0)) } == true
    takeSign(byte)
    gauge.open(bracket)
    switch byte {
    case UInt8(ascii: "{"):
      open.append(.brace)
      if let type = pendingType {
        types.append((type, braceDepth))
        pendingType = nil
      }
      braceDepth += 1
    case UInt8(ascii: "("): open.append(isDetail ? .detail : .parenthesis)
    default: open.append(.bracket)
    }
  }

  private func bracket(_ byte: UInt8) -> NestingGauge.Bracket {
    let isOfAttribute = isAfterName(of: "@")
    switch byte {
    case UInt8(ascii: "{"): return isOfAttribute ? .list : .brace
    case UInt8(ascii: "("): return isOfAttribute || isAfterName(of: "#") ? .list : .other
    default:
      // What stands directly behind an operand is an index.
      let isIndex = isAfterOperand && !ByteClass.isBlank(bytes[index - 1]) || last == UInt8(ascii: "?")
      return isIndex && !isOfAttribute ? .other : .list
    }
  }

  /// Whether the name of an attribute or a macro stands before, with its sign: `@A.b`, `#expect`.
  func isAfterName(of sign: Unicode.Scalar) -> Bool {
    guard var start = lastWord?.lowerBound else { return false }
    while start > 0, ByteClass.isIdentifier(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    return start > 0 && bytes[start - 1] == UInt8(ascii: sign)
  }

  /// Whether a word that ends here is the name of an argument or of a member, not a keyword.
  var isLabelOrMember: Bool {
    if last == UInt8(ascii: ".") { return true }
    switch open.last {
    case .parenthesis, .detail, .bracket, .interpolation:
      return nextSignificantByte(from: index) == UInt8(ascii: ":")
    case .brace, nil: return false
    }
  }

  mutating func takeClosing(_ byte: UInt8) {
    if byte == UInt8(ascii: ")"), case .interpolation(let end)? = open.last {
      open.removeLast()
      gauge.close()
      index += 1
      return goOn(in: end)
    }
    takeSign(byte)
    switch (byte, open.popLast()) {
    case (UInt8(ascii: "}"), .brace?):
      gauge.close()
      braceDepth -= 1
      if types.last?.depth == braceDepth { types.removeLast() }
      if open.isEmpty, conditionDepth == 0 { endOfDeclaration = index }
    case (UInt8(ascii: ")"), .parenthesis?), (UInt8(ascii: "]"), .bracket?): gauge.close()
    case (UInt8(ascii: ")"), .detail?):
      gauge.close()
      isAfterDetail = true
    default: found.isUnsure = true
    }
  }

  /// To be called before each word or sign. A new declaration outside of all others, in a line of its own, is where the
  /// text may be cut.
  mutating func willTakeToken(startsDeclaration: Bool) {
    if let end = endOfDeclaration {
      endOfDeclaration = nil
      if startsDeclaration, isFirstInLine { found.cuts.append(startOfLine(after: end)) }
    }
    isFirstInLine = false
    isAfterDetail = false
  }

  /// What stands behind a declaration in its last line belongs to it.
  private func startOfLine(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return min(index + 1, bytes.count)
  }

  /// Whether a word begins a declaration. One before a colon is the label of a closure.
  func startsDeclaration(_ word: UnsafeRawBufferPointer) -> Bool {
    Keywords.beginsDeclaration(word) && nextSignificantByte(from: index) != UInt8(ascii: ":")
  }

  /// `#if`, `#elseif`, `#else` and `#endif`, whose conditions are read as code; false for another word.
  mutating func takeConditionalDirective(at start: Int) -> Bool {
    var end = start
    while end < bytes.count, ByteClass.isIdentifier(bytes[end]) { end += 1 }
    switch Keywords.directive(word(start..<end)) {
    case .if?:
      willTakeToken(startsDeclaration: true)
      conditionDepth += 1
      gauge.take(conditions: conditionDepth)
    case .else?: willTakeToken(startsDeclaration: false)
    case .endif?:
      willTakeToken(startsDeclaration: false)
      conditionDepth -= 1
      if conditionDepth < 0 { found.isUnsure = true }
      if open.isEmpty, conditionDepth == 0 { endOfDeclaration = end }
    case nil: return false
    }
    index = end
    // What stands before a condition or a branch is no operand of it.
    last = UInt8(ascii: " ")
    lastWord = nil
    return true
  }

  /// An import, or the first line of a type.
  mutating func takeDeclaration(_ keyword: UnsafeRawBufferPointer, at start: Int) {
    guard last != UInt8(ascii: ".") else { return }
    var reader = HeadReader(bytes: bytes, index: index)
    guard let kind = Keywords.kind(keyword) else {
      if let module = reader.module() { found.imports.insert(module) }
      return
    }
    // `import class UIKit.UIView`
    if let lastWord, word(lastWord).elementsEqual("import".utf8) { return }
    guard let (name, inherited) = reader.head() else { return }
    let fullName =
      kind == .extension ? name : ((types.last.map { [$0.name] } ?? []) + [name]).joined(separator: ".")
    let before = lastWord.map { String(decoding: word($0), as: UTF8.self) }
    found.declarations.append(
      DeclarationHead(
        kind: kind, name: fullName, inherited: inherited,
        isPrivate: before == "private" || before == "fileprivate"))
    pendingType = fullName
  }
}
