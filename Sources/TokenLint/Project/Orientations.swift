/// The orientations that an app says it supports on one kind of device.
struct Orientations {
  /// Where they are listed.
  let entry: InfoEntry
  let names: [String]
  /// Whether the list is for this kind of device alone.
  let isOwn: Bool

  /// Nil if none are listed, or if it is not known which.
  init?(_ plist: InfoPlist, own key: String) {
    let own = plist.entry(key)
    guard let entry = own ?? plist.entry(InfoPlistKey.orientations), let listed = entry.value.elements else {
      return nil
    }
    let names = listed.compactMap { plist.text($0) }
    guard !names.isEmpty, names.count == listed.count else { return nil }
    self.entry = entry
    self.names = names
    isOwn = own != nil
  }

  /// All that an app can list.
  static let all = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  var missing: [String] { Self.all.filter { !names.contains($0) } }

  var isPortraitOnly: Bool { names.allSatisfy(Self.all.prefix(2).contains) }
}
