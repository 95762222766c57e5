/// Reads on after a keyword, to the name of a module or the first brace of a type.
struct HeadReader {
  let bytes: UnsafeRawBufferPointer
  var index: Int

  /// Heads are short; what is longer is something else.
  private static let longest = 2000

  /// The module of an import: `UIKit`, also for `import class UIKit.UIView`.
  mutating func module() -> String? {
    guard let first = word() else { return nil }
    let kinds = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
    return kinds.contains(first) ? word() : first
  }

  /// The name of a type, and what stands after its colon; nil if no brace follows.
  mutating func head() -> (name: String, inherited: [String])? {
    let start = index
    guard var name = word(), !Self.notNames.contains(name) else { return nil }
    while peek() == UInt8(ascii: ".") {
      index += 1
      guard let next = word() else { return nil }
      name += "." + next
    }
    var inherited: [String] = []
    var current = ""
    var (isAfterColon, isRequirement) = (false, false)
    var depth = 0
    while index < bytes.count, index - start < Self.longest {
      skipBlanks()
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"), depth == 0 { break }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return nil }
      if ByteClass.isIdentifier(byte) {
        guard let next = word() else { return nil }
        if depth == 0, next == "where" { isRequirement = true }
        if isAfterColon, depth == 0, !isRequirement {
          current = current.hasSuffix(".") ? current + next : next
        }
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: isAfterColon = true
      case UInt8(ascii: ".") where depth == 0 && isAfterColon: current += "."
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "&") where depth == 0:
        if !current.isEmpty, !isRequirement {
          inherited.append(current)
          current = ""
        }
      default: break
      }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
    if !current.isEmpty { inherited.append(current) }
    return (name, inherited)
  }

  /// What follows `class` where it declares no class.
  private static let notNames: Set<String> = [
    "func", "var", "let", "override", "final", "subscript", "private", "public", "internal", "fileprivate",
    "open", "dynamic", "init",
  ]

  func peek() -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func word() -> String? {
    wordRange().map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  mutating func wordRange() -> Range<Int>? {
    skipBlanks()
    let start = index
    while index < bytes.count, ByteClass.isIdentifier(bytes[index]) { index += 1 }
    return start == index ? nil : start..<index
  }

  mutating func skipBlanks() {
    while index < bytes.count {
      if ByteClass.isBlank(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
