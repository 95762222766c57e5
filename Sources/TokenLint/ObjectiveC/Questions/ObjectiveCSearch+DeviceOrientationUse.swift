extension ObjectiveCSearch {
  /// Where the orientation of the device is asked for.
  enum DeviceOrientationUse {
    static func tokens(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      let text = place.text
      switch place.word {
      case "UIDevice":
        guard let chain = MessageChain(startingAt: place.index, in: text),
          chain.goesOn(with: "currentDevice", "orientation")
        else { return nil }
        return chain.links[2].tokens
      case "beginGeneratingDeviceOrientationNotifications": return text.access(at: place.index)?.tokens
      case let word where OrientationPlace.deviceTests.contains(word):
        guard text.hasText(place.index + 1, "("), let end = text.partner(place.index + 1),
          !text.contains(in: place.index...end, where: { $0 == "UIDevice" })
        else { return nil }
        return place.index...end
      default: return nil
      }
    }
  }
}
