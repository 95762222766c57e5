extension ObjectiveCSearch {
  /// The distance from an edge of a view controller's view: `[a.topAnchor
  /// constraintEqualToAnchor:self.view.topAnchor constant:64]`.
  struct EdgeConstant {
    /// `topAnchor`.
    let edge: String
    /// Without its sign.
    let value: Double
    /// The view that is laid out: `["self", "list"]`.
    private let subject: [String]
    /// The number with its sign.
    let tokens: ClosedRange<Int>

    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      guard place.word == "constraintEqualToAnchor", let access = text.access(at: place.index),
        let own = access.path.dropLast().last
      else { return nil }
      let number = access.tokens.upperBound - 1
      guard let value = text.number(number) else { return nil }
      let first = text.hasText(number - 1, "-") ? number - 1 : number
      let other = text.path(endingAt: first - 3)
      guard text.hasText(first - 1, ":"), text.hasText(first - 2, "constant"), other.last == own else {
        return nil
      }
      let owner = other.dropLast().filter { $0 != "self" }
      guard owner == ["view"] || owner == ["superview"] else { return nil }
      (edge, self.value, tokens) = (own, value, first...number)
      subject = Array(access.path.dropLast(2))
    }

    /// Whether the same view is as far from the opposite edge, as no bar at one of them would have it.
    func isOfMargin(at place: ObjectiveCPlace) -> Bool {
      guard let body = place.definition?.body else { return false }
      return body.contains { index in
        guard place.text.hasText(index, "constraintEqualToAnchor"),
          let other = EdgeConstant(ObjectiveCPlace(text: place.text, index: index, file: place.file))
        else { return false }
        return Set([edge, other.edge]) == ["topAnchor", "bottomAnchor"] && value == other.value
          && subject == other.subject && !subject.isEmpty
      }
    }
  }
}
