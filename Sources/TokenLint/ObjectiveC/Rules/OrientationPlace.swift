/// Where a name or a body is about orientation.
enum OrientationPlace {
  /// The members that tell how the interface or the device is turned.
  static let interfaceSources = ["statusBarOrientation", "interfaceOrientation"]
  static let interfaceTests = ["UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait"]
  static let interfaceCases = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]
  static let deviceTests = ["UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait"]

  /// Whether a place is in a helper of the project that tells how the device is turned: `isLandscape`, `IS_PORTRAIT`.
  static func isInHelper(_ place: ObjectiveCPlace) -> Bool {
    guard let name = place.declaredName, place.text.macro != nil || place.definition?.returned.last == "BOOL" else {
      return false
    }
    let plain = name.lowercased().filter { $0 != "_" && $0 != ":" }
    return ["islandscape", "isportrait", "ishorizontal", "isvertical", "inlandscape", "inportrait"].contains {
      plain.hasSuffix($0)
    }
  }

  /// Whether the statement turns pictures or tells a camera, which only the orientation can answer.
  static func isRotation(_ place: ObjectiveCPlace) -> Bool {
    let statement = place.text.statement(around: place.index)
    // A `switch` or an `if` with what it decides.
    let brace = statement.upperBound + 1
    let end = place.text.hasText(brace, "{") ? place.text.partner(brace) ?? brace : statement.upperBound
    return place.text.contains(in: statement.lowerBound...min(end, statement.lowerBound + longest)) { word in
      word.hasPrefix("AVCapture") || word.hasPrefix("UIImageOrientation") || word == "videoOrientation"
        || word.hasPrefix("CGAffineTransformMakeRotation") || word.hasPrefix("M_PI") || word.hasPrefix("CMMotion")
    }
  }

  private static let longest = 300
}

extension ObjectiveCText {
  /// Whether a word for which a test holds stands in a run of tokens.
  func contains(in range: ClosedRange<Int>, where test: (String) -> Bool) -> Bool {
    range.contains { isWord($0) && test(text($0)) }
  }

  /// Whether one of some words stands in the same statement before a token.
  func isPreceded(_ index: Int, by words: [String]) -> Bool {
    let start = statement(around: index).lowerBound
    return start < index && (start..<index).contains { hasText($0, in: words) }
  }
}
