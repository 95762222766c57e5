/// The width or height of something on the screen, compared with a number or divided by one.
struct DimensionRead {
  let tokens: ClosedRange<Int>
  let number: Double
  /// The number.
  let numberTokens: ClosedRange<Int>
  /// Whether it is a factor, not a limit.
  let isRatio: Bool

  private static let members = ["width", "height"]
  private static let functions = ["CGRectGetWidth", "CGRectGetHeight"]
  private static let sizes = ["size", "bounds", "frame", "nativeBounds", "applicationFrame"]
  /// Things with a size of their own.
  private static let contents = [
    "image", "video", "photo", "texture", "pixel", "asset", "media", "thumbnail", "bitmap", "picture", "text", "label",
    "content",
  ]

  /// What a number is compared with or divides.
  init?(_ place: ObjectiveCPlace) {
    let text = place.text
    guard let number = text.number(place.index) else { return nil }
    let (before, after) = (place.index - 1, place.index + 1)
    let isCompared = text.hasText(before, in: Comparison.signs) || text.hasText(after, in: Comparison.signs)
    guard isCompared || text.hasText(before, "/") else { return nil }
    isRatio = !isCompared
    let operand: ClosedRange<Int>?
    if text.hasText(before, in: Comparison.signs) || isRatio {
      operand = text.startOfOperand(endingAt: before - 1).map { $0...(before - 1) }
    } else {
      operand = Self.operand(startingAt: after + 1, in: text)
    }
    guard let operand, Self.isDimension(operand, in: text) else { return nil }
    (tokens, self.number, numberTokens) = (operand, number, place.index...place.index)
  }

  private static func operand(startingAt start: Int, in text: ObjectiveCText) -> ClosedRange<Int>? {
    if text.hasText(start, in: ["[", "("]), let end = text.partner(start) {
      return MessageChain(from: start...end, named: "", in: text).tokens
    }
    guard text.isWord(start) else { return nil }
    if text.hasText(start + 1, "("), let end = text.partner(start + 1) { return start...end }
    return MessageChain(from: start...start, named: "", in: text).tokens
  }

  private static func isDimension(_ range: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
    let words = range.filter(text.isWord).prefix(12).map(text.text)
    guard let last = words.last else { return false }
    let isOfContent = words.contains { word in
      let lowered = word.lowercased()
      return contents.contains { lowered.contains($0) } && !lowered.hasSuffix("view")
    }
    guard !isOfContent else { return false }
    if range.count == 1 || isMacroCall(range, in: text) { return isScreenName(last) }
    if functions.contains(words[0]) { return true }
    return members.contains(last) && words.dropLast().contains(where: sizes.contains)
  }

  private static func isMacroCall(_ range: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
    range.count == 3 && text.hasText(range.lowerBound, "(")
  }

  /// `SCREEN_WIDTH`, `kScreenHeight`, `screenWidth`.
  private static func isScreenName(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != "_" }
    return ["width", "height", "w", "h", "maxlength", "minlength"].contains { ending in
      ["screen", "device", "window"].contains { plain.hasSuffix($0 + ending) }
    }
  }

  /// The sizes of the devices there are, in points and in pixels.
  static let known: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 480, 568, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956, 386, 466,
    669, 678, 768, 810, 820, 834, 951, 1024, 1112, 1180, 1194, 1366, 469, 871, 389, 626, 890, 1210, 1032, 1376, 1398,
    2034, 2007, 2853, 1878, 2670,
  ]
}
