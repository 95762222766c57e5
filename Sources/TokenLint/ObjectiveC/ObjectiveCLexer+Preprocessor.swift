/// The lines of the preprocessor: macros, imports and conditional compilation.
extension ObjectiveCLexer {
  /// An `#if` with its branches.
  struct OpenCondition {
    let wasOtherPlatform: Bool
    /// What the branches after one that is compiled are; nil if no branch is known to be.
    var others: PreprocessorCondition.Value?
  }

  mutating func takePreprocessorLine() {
    index += 1
    skipBlanksInLine()
    let start = index
    while ByteClass.isIdentifier(byte(index)) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "define": takeMacro()
    case "import", "include": takeImport()
    case "if": begin(PreprocessorCondition.value(of: takeLine().tokens, in: bytes))
    case "ifdef", "ifndef":
      _ = takeLine()
      begin(.possible)
    case "elif": goOn(with: PreprocessorCondition.value(of: takeLine().tokens, in: bytes))
    case "else":
      _ = takeLine()
      goOn(with: .possible)
    case "endif":
      _ = takeLine()
      end()
    default: _ = takeLine()
    }
  }

  private mutating func skipBlanksInLine() {
    while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
  }

  /// The tokens up to the end of the line, which goes on after a backslash and in a comment.
  private mutating func takeLine() -> LexedObjectiveC.Line {
    line = LexedObjectiveC.Line()
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { step() }
    defer { line = nil }
    return line ?? LexedObjectiveC.Line()
  }

  private mutating func takeMacro() {
    skipBlanksInLine()
    let start = index
    while ByteClass.isIdentifier(byte(index)) { index += 1 }
    let name = start..<index
    if byte(index) == UInt8(ascii: "(") {
      while index < bytes.count, bytes[index] != UInt8(ascii: ")"), bytes[index] != 0x0A { index += 1 }
      if byte(index) == UInt8(ascii: ")") { index += 1 }
    }
    let body = takeLine()
    if !name.isEmpty { found.macros.append(.init(name: name, body: body)) }
  }

  /// The module of `#import <UIKit/UIKit.h>`; files of the project are none.
  private mutating func takeImport() {
    skipBlanksInLine()
    if byte(index) == UInt8(ascii: "<") {
      let start = index + 1
      var end = start
      while ByteClass.isIdentifier(byte(end)) { end += 1 }
      if byte(end) == UInt8(ascii: "/") {
        found.imports.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      }
    }
    _ = takeLine()
  }

  private mutating func begin(_ value: PreprocessorCondition.Value) {
    note(.begin)
    conditions.append(OpenCondition(wasOtherPlatform: isOtherPlatform))
    enter(value)
  }

  private mutating func goOn(with value: PreprocessorCondition.Value) {
    guard let others = conditions.last?.others else {
      guard !conditions.isEmpty else { return }
      note(.otherwise)
      return enter(value)
    }
    note(.otherwise)
    enter(others)
  }

  private mutating func end() {
    guard let condition = conditions.popLast() else { return }
    isOtherPlatform = condition.wasOtherPlatform
    note(.end)
  }

  private mutating func note(_ kind: LexedObjectiveC.Branch.Kind) {
    found.branches.append(.init(kind: kind, token: found.code.tokens.count))
  }

  private mutating func enter(_ value: PreprocessorCondition.Value) {
    let last = conditions.count - 1
    isOtherPlatform = conditions[last].wasOtherPlatform
    switch value {
    case .never: skipBranch()
    case .elsewhere: isOtherPlatform = true
    case .possible: break
    case .here: conditions[last].others = .elsewhere
    case .always: conditions[last].others = .never
    }
  }

  /// Goes on to the `#else`, `#elif` or `#endif` that ends a branch which is never compiled.
  private mutating func skipBranch() {
    var depth = 0
    isFirstInLine = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        isFirstInLine = true
        index += 1
      case 0x00, 0x09, 0x0B, 0x0C, 0x20: index += 1
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        isFirstInLine = false
        skipQuoted()
      case UInt8(ascii: "#") where isFirstInLine:
        if changesDepth(&depth) { return }
      default:
        isFirstInLine = false
        index += 1
      }
    }
  }

  /// Whether the line at the index ends the branch that is skipped; if not, it is skipped too.
  private mutating func changesDepth(_ depth: inout Int) -> Bool {
    let start = index
    index += 1
    skipBlanksInLine()
    let wordStart = index
    while ByteClass.isIdentifier(byte(index)) { index += 1 }
    switch String(decoding: bytes[wordStart..<index], as: UTF8.self) {
    case "if", "ifdef", "ifndef": depth += 1
    case "else" where depth == 0, "elif" where depth == 0, "endif" where depth == 0:
      index = start
      return true
    case "endif": depth -= 1
    default: break
    }
    isFirstInLine = false
    return false
  }
}
