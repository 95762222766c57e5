/// The tokens before the body of a method or function, or before the semicolon that declares it.
struct ObjectiveCHead {
  let text: ObjectiveCText
  let tokens: Range<Int>
  /// The class around it.
  let type: String?

  /// `- (void)layout:(BOOL)wide animated:(BOOL)animated`.
  func method() -> ObjectiveCDeclaration? {
    guard let type, let sign = firstSign(), let returned = text.partner(sign + 1),
      returned + 1 < tokens.upperBound
    else { return nil }
    let nameToken = returned + 1
    guard text.isWord(nameToken) else { return nil }
    let selector = selector(from: nameToken)
    let mark = text.text(sign)
    return ObjectiveCDeclaration(
      name: "\(mark)[\(type) \(selector)]", type: type, selector: selector, isClassMethod: mark == "+",
      nameToken: nameToken, returned: words(in: (sign + 2)..<returned),
      body: nameToken...nameToken)
  }

  /// The sign of the method, behind whatever macros stand before it.
  private func firstSign() -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if text.hasText(index, in: ["-", "+"]), text.hasText(index + 1, "(") { return index }
      index = text.hasText(index, "(") ? (text.partner(index) ?? index) + 1 : index + 1
    }
    return nil
  }

  private func selector(from first: Int) -> String {
    guard text.hasText(first + 1, ":") else { return text.text(first) }
    var selector = ""
    var index = first
    while index < tokens.upperBound {
      if text.isWord(index), text.hasText(index + 1, ":") {
        selector += text.text(index) + ":"
        index += 2
      } else if text.hasText(index, ":") {
        selector += ":"
        index += 1
      } else {
        break
      }
      // The parameter: its type in parentheses, and its name.
      if text.hasText(index, "(") { index = (text.partner(index) ?? index) + 1 }
      if text.isWord(index), !text.hasText(index + 1, ":") { index += 1 }
    }
    return selector
  }

  /// `static CGFloat width(UIView *view)`.
  func function() -> ObjectiveCDeclaration? {
    var index = tokens.lowerBound
    while index < tokens.upperBound, !text.hasText(index, "(") { index += 1 }
    while index < tokens.upperBound, let end = text.partner(index) {
      let name = text.text(index - 1)
      if index > tokens.lowerBound, text.isWord(index - 1), name != "__attribute__", name != name.uppercased()
      {
        return ObjectiveCDeclaration(
          name: name, type: nil, selector: nil, nameToken: index - 1,
          returned: words(in: tokens.lowerBound..<(index - 1)), body: index...index)
      }
      index = end + 1
      while index < tokens.upperBound, !text.hasText(index, "(") { index += 1 }
    }
    return nil
  }

  private func words(in range: Range<Int>) -> [String] {
    range.suffix(8).filter(text.isWord).map(text.text)
  }
}
