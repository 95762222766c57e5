/// The first line of a class: `@interface Name : Parent <Protocols>` or `@interface Name (Category)`.
struct ObjectiveCTypeHead {
  private let tokens: [ObjectiveCToken]
  private let bytes: [UInt8]
  private var index: Int

  /// What the keyword at a token declares; nil for a word that is no keyword.
  static func type(at index: Int, of tokens: [ObjectiveCToken], in bytes: [UInt8]) -> DeclaredType? {
    var head = ObjectiveCTypeHead(tokens: tokens, bytes: bytes, index: index)
    return head.has("@interface") ? head.type() : nil
  }

  private func has(_ text: String) -> Bool {
    index < tokens.count && bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  private mutating func word() -> String? {
    guard index < tokens.count, tokens[index].kind == .word else { return nil }
    defer { index += 1 }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private mutating func type() -> DeclaredType? {
    index += 1
    guard let name = word() else { return nil }
    // Of `Box<Item> : NSObject` these are parameters, of `Box <Coding>` protocols.
    let first = words(from: "<", to: ">") ?? []
    let category = words(from: "(", to: ")")
    var inherited: [String] = []
    if has(":") {
      index += 1
      if let parent = word() { inherited.append(parent) }
    } else {
      inherited = first
    }
    inherited += words(from: "<", to: ">") ?? []
    return DeclaredType(name: name, isExtension: category != nil, inherited: inherited)
  }

  /// The words between two signs; nil if the first does not follow.
  private mutating func words(from opening: String, to closing: String) -> [String]? {
    guard has(opening) else { return nil }
    index += 1
    var words: [String] = []
    while index < tokens.count, !has(closing), !has(";"), !has("@end") {
      if let word = word() { words.append(word) } else { index += 1 }
    }
    index += 1
    return words
  }
}
