extension ObjectiveCSearch {
  /// Whether something of a layout is seen to depend on what an orientation answers: a size, a number, a constraint, which
  /// views there are.
  enum OrientationEffect {
    static func isLayout(at place: ObjectiveCPlace) -> Bool {
      let text = place.text
      let ranges = LayoutEffect.uses(of: place.index, at: place).map {
        LayoutEffect.decided(by: $0, in: text)
      }
      if ranges.allSatisfy({ isSidesSwap($0, place) }) { return false }
      return LayoutEffect.isDecided(by: place.index, at: place) || isOfSplitView(place.definition)
        || ranges.contains { isLayout($0, in: text) }
    }

    private static func isLayout(_ range: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
      text.contains(in: range, where: isOfLayout) || range.contains { isNumber($0, in: text) }
    }

    private static func isOfLayout(_ word: String) -> Bool {
      word == "autoresizingMask" || word.hasPrefix("splitViewController") || OrientedCode.isOfLayout(word)
    }

    /// A number that is one of the values of `?:`, is returned, or set.
    private static func isNumber(_ index: Int, in text: ObjectiveCText) -> Bool {
      text.number(index) != nil && text.hasText(index - 1, in: ["?", ":", "=", "return"])
        && !text.hasText(index + 1, ":")
    }

    /// A split view asks its delegate which of its columns are shown.
    private static func isOfSplitView(_ definition: ObjectiveCDeclaration?) -> Bool {
      definition?.selector?.hasPrefix("splitViewController:") == true
    }
  }
}

/// Width and height that change places.
extension ObjectiveCSearch.OrientationEffect {
  private static func isSidesSwap(_ range: ClosedRange<Int>, _ place: ObjectiveCPlace) -> Bool {
    let text = place.text
    guard range.contains(where: { swapsArguments($0, in: text) || swapsMembers($0, range, in: text) }) else {
      return false
    }
    let words = range.filter(text.isWord).map(text.text)
    let isOfScreen = text.contains(in: place.definition?.body ?? range) { $0 == "UIScreen" }
    return !isOfScreen && SidesSwap.areOfSides(words) && !range.contains { setsView($0, in: text) }
  }

  /// `self.player.view.frame = …;`.
  private static func setsView(_ equal: Int, in text: ObjectiveCText) -> Bool {
    text.hasText(equal, "=") && SidesSwap.isOfView(text.path(endingAt: equal - 1))
  }

  /// `CGSizeMake(size.height, size.width)`.
  private static func swapsArguments(_ name: Int, in text: ObjectiveCText) -> Bool {
    guard text.hasText(name, in: ["CGRectMake", "CGSizeMake"]) else { return false }
    let sides = text.arguments(of: name).suffix(2).map { text.text($0.upperBound) }
    return sides == ["height", "width"]
  }

  /// `size.width = other.height;`, and the other way round in the same branch.
  private static func swapsMembers(_ equal: Int, _ range: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
    func sets(_ side: String, to other: String, at equal: Int) -> Bool {
      text.hasText(equal, "=") && text.hasText(equal - 1, side)
        && text.hasText(text.statement(around: equal).upperBound - 1, other)
    }
    return sets("width", to: "height", at: equal)
      && range.contains { sets("height", to: "width", at: $0) }
  }
}
