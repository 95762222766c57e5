extension ObjectiveCSearch {
  /// What is asked of `[WKInterfaceDevice currentDevice]`.
  enum WatchScreen {
    static func read(_ member: String, at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      guard place.word == "WKInterfaceDevice",
        let chain = MessageChain(startingAt: place.index, in: place.text),
        chain.goesOn(with: "currentDevice", member)
      else { return nil }
      return chain.links[2].tokens
    }
  }
}
