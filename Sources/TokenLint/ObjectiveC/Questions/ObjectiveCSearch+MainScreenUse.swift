extension ObjectiveCSearch {
  /// What is done with `[UIScreen mainScreen]`, which decides which rule speaks of it.
  struct MainScreenUse {
    enum Kind {
      case scale
      case bounds
      /// A member that no trait tells either: `nativeBounds`.
      case native
      case traits
      /// Something of the hardware that no layout needs: `brightness`.
      case hardware
      /// Stands for a screen that is not known: `screen ?: [UIScreen mainScreen]`.
      case fallback
      /// Handed on or kept as a whole.
      case passed
      /// Compared with another screen, to tell an external display.
      case compared
    }

    let kind: Kind
    /// The member that is read, or `mainScreen`.
    let member: String
    let tokens: ClosedRange<Int>

    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      guard text.hasText(place.index, "UIScreen"),
        let chain = MessageChain(startingAt: place.index, in: text), chain.goesOn(with: "mainScreen")
      else { return nil }
      let screen = chain.links[1].tokens
      let read = chain.links.dropFirst(2).first
      member = read?.name ?? "mainScreen"
      guard !FallbackOperand.isOne(chain.tokens, in: text) else {
        (kind, tokens) = (.fallback, read?.tokens ?? screen)
        return
      }
      guard let read else {
        let isCompared =
          text.hasText(screen.lowerBound - 1, in: ["==", "!="])
          || text.hasText(screen.upperBound + 1, in: ["==", "!="])
        (kind, tokens) = (isCompared ? .compared : .passed, screen)
        return
      }
      if read.name == "traitCollection", let trait = chain.links.dropFirst(3).first,
        trait.name == "displayScale"
      {
        (kind, tokens) = (.scale, trait.tokens)
        return
      }
      guard let kind = Self.kinds[read.name] else { return nil }
      (self.kind, tokens) = (kind, read.tokens)
    }

    private static let kinds: [String: Kind] = [
      "scale": .scale, "bounds": .bounds, "applicationFrame": .bounds, "nativeBounds": .native,
      "nativeScale": .native,
      "coordinateSpace": .native, "fixedCoordinateSpace": .native, "currentMode": .native,
      "preferredMode": .native,
      "availableModes": .native, "overscanCompensation": .native, "overscanCompensationInsets": .native,
      "traitCollection": .traits, "brightness": .hardware, "maximumFramesPerSecond": .hardware,
      "isCaptured": .hardware, "captured": .hardware, "wantsSoftwareDimming": .hardware,
      "calibratedLatency": .hardware, "currentEDRHeadroom": .hardware, "potentialEDRHeadroom": .hardware,
      "snapshotViewAfterScreenUpdates:": .hardware, "displayLinkWithTarget:selector:": .passed,
    ]
  }
}
