extension ObjectiveCSearch {
  /// A place where a name stands by which projects ask about the device, and where it is not declared.
  struct HelperUse {
    let tokens: ClosedRange<Int>
    /// The class that it is asked of: `Device` in `[Device isPad]`.
    let type: String?

    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      let index = place.index
      guard !DeviceHelperName.asksForOrientation(place.word), !text.hasText(index + 1, in: ["=", ":"]),
        !IdiomUse.isInHelper(place)
      else { return nil }
      if let access = text.access(at: index) {
        let owner = access.path.count == 2 ? access.path[0] : ""
        (tokens, type) = (access.tokens, owner.first?.isUppercase == true ? owner : nil)
        return
      }
      guard !Self.isDeclared(index, in: text), !Self.isLocal(place) else { return nil }
      let end = text.hasText(index + 1, "(") ? text.partner(index + 1) : nil
      (tokens, type) = (index...(end ?? index), nil)
    }

    /// Whether a name stands behind a type.
    private static func isDeclared(_ index: Int, in text: ObjectiveCText) -> Bool {
      text.isWord(index - 1) && !ObjectiveCText.keywords.contains(text.text(index - 1))
        || text.hasText(index - 1, in: ["*", "->", "."]) || text.isCast(closedAt: index - 1)
    }

    /// Whether it is a parameter or a variable of the method or function around it, which other rules follow.
    private static func isLocal(_ place: ObjectiveCPlace) -> Bool {
      guard let definition = place.definition, definition.nameToken < place.index else { return false }
      return (definition.nameToken..<place.index).suffix(longestReach).contains { index in
        place.text.hasText(index, place.word) && isDeclared(index, in: place.text)
      }
    }

    private static let longestReach = 2000
  }
}
