extension ObjectiveCSearch {
  /// Where the orientation of the interface is asked for.
  enum InterfaceOrientationUse {
    static func tokens(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      let text = place.text
      let word = place.word
      if OrientationPlace.interfaceSources.contains(word) {
        guard let access = text.access(at: place.index), !text.hasText(access.tokens.upperBound + 1, "=")
        else {
          return nil
        }
        return access.tokens
      }
      if OrientationPlace.interfaceTests.contains(word) {
        guard text.hasText(place.index + 1, "("), let end = text.partner(place.index + 1),
          !text.contains(in: place.index...end, where: { isSource($0) })
        else { return nil }
        return place.index...end
      }
      guard OrientationPlace.interfaceCases.contains(word) else { return nil }
      return comparison(at: place.index, in: text)
    }

    private static func isSource(_ word: String) -> Bool {
      OrientationPlace.interfaceSources.contains(word) || word == "UIDevice"
    }

    /// The first comparison with a case in a statement, or the first case of a `switch`, whose source is not
    /// named.
    private static func comparison(at index: Int, in text: ObjectiveCText) -> ClosedRange<Int>? {
      let start = text.statement(around: index).lowerBound
      let isPreceded = (start..<max(start, index)).contains { place in
        text.hasText(place, in: OrientationPlace.interfaceCases + OrientationPlace.interfaceTests)
          || text.hasText(place, in: OrientationPlace.interfaceSources) && text.access(at: place) != nil
      }
      guard !isPreceded else { return nil }
      if text.hasText(index - 1, in: ["==", "!="]), let start = text.startOfOperand(endingAt: index - 2) {
        return start...index
      }
      if text.hasText(index + 1, in: ["==", "!="]), text.isWord(index + 2) {
        return text.contains(in: (index + 2)...text.statement(around: index).upperBound, where: isSource)
          ? nil : index...(index + 2)
      }
      guard text.hasText(index - 1, "case"), let brace = text.enclosing(index), text.hasText(brace - 1, ")"),
        let condition = text.partner(brace - 1), text.hasText(condition - 1, "switch"),
        !text.contains(in: condition...brace, where: isSource),
        !(brace..<index).prefix(longest).contains(where: {
          text.hasText($0, in: OrientationPlace.interfaceCases)
        })
      else { return nil }
      return index...index
    }

    private static let longest = 400
  }
}
