extension ObjectiveCSearch {
  /// The width or height of something on the screen, compared with a number or divided by one.
  struct DimensionRead {
    let tokens: ClosedRange<Int>
    let number: Double
    /// The number.
    let numberTokens: ClosedRange<Int>
    /// Whether it is a factor, not a limit.
    let isRatio: Bool
    /// Whether it is of a screen, a window or the view of a controller.
    let isOfContainer: Bool
    private let isEquality: Bool
    /// Whether the screen tells it in pixels.
    let isInPixels: Bool

    private static let members = ["width", "height"]
    private static let functions = ["CGRectGetWidth", "CGRectGetHeight"]
    private static let sizes = ["size", "bounds", "frame", "nativeBounds", "applicationFrame"]
    /// Things with a size of their own.
    private static let contents = [
      "image", "video", "photo", "texture", "pixel", "asset", "media", "thumbnail", "bitmap", "picture",
      "text", "label",
      "content",
    ]

    /// What a number is compared with or divides.
    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      guard let number = text.number(place.index) else { return nil }
      let (before, after) = (place.index - 1, place.index + 1)
      let comparedBefore = text.hasText(before, in: ObjectiveCText.comparisons)
      let comparedAfter = text.hasText(after, in: ObjectiveCText.comparisons)
      isRatio = !comparedBefore && !comparedAfter
      let isBefore = comparedBefore || isRatio && text.hasText(before, "/")
      guard isBefore || comparedAfter || text.hasText(after, "/") else { return nil }
      let operand =
        isBefore
        ? text.startOfOperand(endingAt: before - 1).map { $0...(before - 1) }
        : Self.operand(startingAt: after + 1, in: text)
      guard let operand, Self.isDimension(operand, in: text) else { return nil }
      isEquality = text.hasText(before, in: ["==", "!="]) || text.hasText(after, in: ["==", "!="])
      isOfContainer =
        text.contains(in: operand) {
          $0 == "UIScreen" || $0.lowercased().contains("window") || Self.isScreenName($0)
        }
        || place.definition?.type?.hasSuffix("Controller") == true
      isInPixels = text.contains(in: operand) { $0 == "nativeBounds" }
      (tokens, self.number, numberTokens) = (operand, number, place.index...place.index)
    }

    /// Whether it asks for one kind of screen. What lies above or below one is another fault.
    var isOfKnownScreen: Bool {
      (isEquality || isRatio) && (isInPixels ? Self.knownPixels : Self.knownPoints).contains(number)
    }

    /// Whether nothing but the compared value is set where it is above or below the number: `if (w > 600) { w = 540; }`.
    func onlyCaps(in text: ObjectiveCText) -> Bool {
      guard let open = text.enclosing(numberTokens.lowerBound), text.hasText(open - 1, "if"),
        let close = text.partner(open), close - open == tokens.count + 3
      else { return false }
      let isBlock = text.hasText(close + 1, "{")
      let start = close + (isBlock ? 2 : 1)
      let equal = start + tokens.count
      guard text.tokens.indices.contains(equal), text.hasText(equal, "="), text.number(equal + 1) != nil,
        text.hasText(equal + 2, ";"), text.normalized(start...(equal - 1)) == text.normalized(tokens)
      else { return false }
      let end = isBlock ? equal + 3 : equal + 2
      return (!isBlock || text.hasText(end, "}")) && !text.hasText(end + 1, "else")
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

    private static let knownPoints: Set<Double> = [
      320, 375, 390, 393, 402, 414, 428, 430, 440, 480, 568, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956,
      386, 466,
      669, 678, 768, 810, 820, 834, 951, 1024, 1112, 1180, 1194, 1366, 469, 871, 389, 626, 890, 1210, 1032,
      1376,
    ]
    private static let knownPixels: Set<Double> = [
      640, 750, 828, 1080, 1125, 1136, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1334, 1398, 1536, 1620, 1640,
      1668,
      1792, 1878, 2007, 2034, 2048, 2160, 2208, 2224, 2266, 2360, 2388, 2436, 2532, 2556, 2622, 2670, 2688,
      2732, 2778,
      2796, 2853, 2868,
    ]
  }
}
