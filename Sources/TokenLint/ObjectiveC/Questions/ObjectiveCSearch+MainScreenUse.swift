extension ObjectiveCSearch {
  /// What is done with `[UIScreen mainScreen]`, which decides which rule speaks of it.
  struct MainScreenUse {
    /// The gravest first.
    enum Kind: Int {
      case bounds
      /// A member that no trait tells either: `nativeBounds`.
      case native
      case scale
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
    let tokens: ClosedRange<Int>
    /// Where the local variable is read in which the screen is kept. The gravest of the reads decides the
    /// kind.
    private(set) var uses: [ClosedRange<Int>] = []

    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      guard text.hasText(place.index, "UIScreen"),
        let chain = MessageChain(startingAt: place.index, in: text), chain.goesOn(with: "mainScreen")
      else { return nil }
      let screen = chain.links[1].tokens
      let reads = chain.links.dropFirst(2)
      if FallbackOperand.isOne(chain.tokens, in: text) {
        (kind, tokens) = (.fallback, reads.first?.tokens ?? screen)
      } else if let (kind, tokens) = Self.kind(of: reads) {
        (self.kind, self.tokens) = (kind, tokens)
      } else if reads.isEmpty {
        let beside = [screen.lowerBound - 1, screen.upperBound + 1]
        let isCompared = beside.contains { text.hasText($0, in: ["==", "!="]) }
        let later = Self.reads(after: screen, at: place)
        uses = later.map(\.tokens)
        kind = isCompared ? .compared : later.map(\.kind).min { $0.rawValue < $1.rawValue } ?? .passed
        tokens = screen
      } else {
        return nil
      }
    }

    /// Whether the size of the screen is asked for, so that another screen would be as wrong.
    func isAboutSize(in text: ObjectiveCText) -> Bool {
      ([tokens] + uses).contains { read in text.contains(in: read, where: Self.sizes.contains) }
    }

    private static let sizes: Set<String> = [
      "bounds", "applicationFrame", "nativeBounds", "currentMode", "preferredMode", "availableModes",
    ]

    func notes(in text: ObjectiveCText) -> [Fact.Note] {
      uses.map { Fact.Note(message: "the main screen is used here", range: text.offsets($0)) }
    }

    private static func kind(of reads: ArraySlice<MessageChain.Link>) -> (
      kind: Kind, tokens: ClosedRange<Int>
    )? {
      guard let read = reads.first, let kind = kinds[read.name] else { return nil }
      if case .traits = kind, let trait = reads.dropFirst().first, trait.name == "displayScale" {
        return (.scale, trait.tokens)
      }
      return (kind, read.tokens)
    }

    /// What is read of `UIScreen *screen = [UIScreen mainScreen];` further on in the body.
    private static func reads(
      after screen: ClosedRange<Int>, at place: ObjectiveCPlace
    ) -> [(kind: Kind, tokens: ClosedRange<Int>)] {
      let text = place.text
      let name = screen.lowerBound - 2
      guard text.hasText(name + 1, "="), text.isWord(name), text.hasText(name - 1, "*"),
        text.hasText(screen.upperBound + 1, ";"), let body = place.definition?.body
      else { return [] }
      let variable = text.text(name)
      return (screen.upperBound..<body.upperBound).prefix(longestReach).filter { text.hasText($0, variable) }
        .compactMap { MessageChain(startingAt: $0, in: text).flatMap { kind(of: $0.links.dropFirst()) } }
    }

    private static let longestReach = 2000

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
