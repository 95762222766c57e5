extension ObjectiveCSearch {
  /// How each rule that looks at Objective-C does so.
  static let all: [ObjectiveCSearch] = screen + orientation + idiom + windows + safeArea + breakpoints
}
