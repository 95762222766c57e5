extension ObjectiveCSearch {
  /// The members that take one out of many.
  enum FirstOf {
    static let members = ["anyObject", "firstObject", "lastObject"]
  }
}
