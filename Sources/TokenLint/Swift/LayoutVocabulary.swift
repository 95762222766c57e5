/// What names and types say of the purpose of what they name.
enum LayoutVocabulary {
  /// The purpose of a variable, a property, a parameter or a function, by its name.
  static func evidence(ofName name: String) -> PurposeEvidence {
    if name == "constant" { return .size }
    if systemBars.contains(name) { return [] }
    if input.contains(name) { return .hardware }
    if name == "preferredStyle" { return .alertStyle }
    if structureNames.contains(name) { return .structure }
    let words = NameWords.of(name)
    if !hardware.isDisjoint(with: words) || containsHardware(name) { return .hardware }
    if words.last.map(text.contains) == true { return .text }
    if !orientations.isDisjoint(with: words) { return .orientations }
    if !data.isDisjoint(with: words) { return [] }
    if !sizes.isDisjoint(with: words) { return .size }
    return structure.isDisjoint(with: words) ? [] : .structure
  }

  /// The purpose of a value by its type and the name of what holds it.
  static func evidence(ofType type: String?, name: String) -> PurposeEvidence {
    let named = evidence(ofName: name)
    guard let type = type?.trimmingOptional else { return named }
    if named == .hardware || type == "Void" || type == "()" { return named.intersection(.hardware) }
    if type.hasSuffix("InterfaceOrientationMask") { return .orientations }
    if type == "UIAlertController.Style" { return .alertStyle }
    if sizeTypes.contains(type) { return notSizes.isDisjoint(with: NameWords.of(name)) ? .size : [] }
    if structureTypes.contains(type) || type.hasPrefix("some ") || type.hasSuffix("ViewController") {
      return .structure
    }
    if textTypes.contains(type) { return .text }
    if type == "Int" { return named.isEmpty ? .count : named }
    return named
  }

  /// The purpose of an argument.
  static func evidence(ofArgument label: String?, of callee: String) -> PurposeEvidence {
    let called = evidence(ofCallee: callee)
    if !called.isEmpty { return called }
    if evidence(ofName: callee) == .size { return .size }
    if callee == "present" { return label.map(howPresented.contains) == true ? [] : .structure }
    guard let label else { return [] }
    if sizeLabels.contains(label) { return .size }
    return evidence(ofName: label)
  }

  /// The purpose of a call, by the name of what is called.
  static func evidence(ofCallee callee: String) -> PurposeEvidence {
    if sizeCalls.contains(callee) || sizeTypes.contains(callee) { return .size }
    if structureCalls.contains(callee) || structureTypes.contains(callee) || cellLooks.contains(callee) {
      return .structure
    }
    if textCalls.contains(callee) { return .text }
    if turnsInterface(callee) { return .orientations }
    return hardware.isDisjoint(with: NameWords.of(callee)) && !containsHardware(callee) ? [] : .hardware
  }

  /// `changeOrientation`, `lockOrientations`: which way the interface is turned is chosen, and nothing laid out for it.
  static func turnsInterface(_ callee: String) -> Bool {
    let words = NameWords.of(callee)
    return words.first.map(turningVerbs.contains) == true
      && words.contains { $0 == "orientation" || $0 == "orientations" }
  }

  private static let turningVerbs: Set<String> = [
    "change", "force", "set", "lock", "unlock", "request", "rotate",
  ]

  /// Whether a name is that of a column of a split view.
  static func isColumn(_ name: String) -> Bool {
    columns.contains(name) || NameWords.of(name).last == "column"
  }

  static func isHardware(_ name: String) -> Bool {
    !hardware.isDisjoint(with: NameWords.of(name)) || containsHardware(name)
  }

  static func isAboutOrientations(_ name: String) -> Bool {
    !orientations.union(["portrait", "landscape"]).isDisjoint(with: NameWords.of(name))
  }

  private static func containsHardware(_ name: String) -> Bool {
    guard name.utf8.count >= shortestHardware else { return false }
    let small = name.lowercased()
    return hardwareParts.contains { small.contains($0) } || name.contains("aceID") || name.contains("ouchID")
  }

  private static let sizes: Set<String> = [
    "width", "height", "size", "spacing", "padding", "inset", "insets", "margin", "margins", "font", "radius",
    "offset", "frame", "dimension", "dimensions", "gap", "gutter", "indent", "indentation", "spacer",
  ]
  private static let structure: Set<String> = [
    "column", "columns", "layout", "axis", "sidebar", "stack", "grid", "compact", "split", "hidden",
    "alignment", "popover", "constraint", "constraints", "detents", "toolbar", "placement", "collapsed",
    "fullscreen", "presented",
  ]
  private static let structureNames: Set<String> = [
    "modalPresentationStyle", "largeTitleDisplayMode", "prefersLargeTitles",
    "preferredDisplayMode", "preferredSplitBehavior", "displayMode", "rootViewController", "viewControllers",
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "titleView",
    "tableHeaderView", "tableFooterView", "contentMode", "videoContentMode", "videoGravity",
  ]
  /// Whether bars of the system are shown, which the hardware under them may decide.
  private static let systemBars: Set<String> = ["prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden"]
  /// What people type with: the keyboard of an iPad has no number pad.
  private static let input: Set<String> = ["keyboardType", "inputView"]
  /// Sizes of something that is not shown.
  private static let data: Set<String> = [
    "file", "batch", "cache", "buffer", "byte", "bytes", "chunk", "download", "upload", "memory", "fetch",
    "disk", "heap",
  ]
  private static let notSizes: Set<String> = [
    "alpha", "opacity", "duration", "speed", "velocity", "volume", "progress", "rate", "delay", "brightness",
  ]
  private static let text: Set<String> = [
    "title", "text", "message", "placeholder", "prompt", "subtitle", "description", "image", "icon", "asset",
    "url", "string", "nib", "storyboard", "name", "identifier", "key", "symbol",
  ]
  private static let orientations: Set<String> = ["orientation", "orientations", "autorotate"]

  /// Whole words, since `watchlist` and `swatch` are no watches.
  private static let hardware: Set<String> = [
    "watch", "camera", "torch", "flashlight", "haptic", "haptics", "vibration", "nfc", "lidar", "pencil",
    "barometer", "gyroscope", "accelerometer", "pedometer", "sim", "cellular", "sms", "pairing",
  ]
  private static let hardwareParts = [
    "carplay", "cptemplate", "wcsession", "liveactivit", "activityauthorization", "dynamicisland",
    "avcapture", "telephony", "callkit", "cxprovider", "messagecompose", "feedbackgenerator", "biometr",
    "lacontext", "healthkit", "hkhealthstore", "cmmotion", "arworldtracking", "homekit",
    "cansendtext", "phonecall", "airplay", "supportsmultiplescenes", "alternateicon", "pkpencil",
  ]
  private static let shortestHardware = 6

  private static let sizeTypes: Set<String> = [
    "CGFloat", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "EdgeInsets", "NSDirectionalEdgeInsets", "Font",
    "UIFont", "Font.TextStyle", "UIFont.TextStyle", "GridItem", "[GridItem]", "NSCollectionLayoutSize",
    "NSCollectionLayoutDimension", "UISheetPresentationController.Detent", "PresentationDetent",
    "Set<PresentationDetent>", "DynamicTypeSize", "ControlSize",
  ]
  private static let structureTypes: Set<String> = [
    "Axis", "Axis.Set", "UIModalPresentationStyle", "UISplitViewController.DisplayMode",
    "UICollectionViewLayout",
    "NSCollectionLayoutSection", "NSCollectionLayoutGroup", "Alignment", "HorizontalAlignment",
    "VerticalAlignment",
    "Edge", "Edge.Set", "NSLayoutConstraint", "NSLayoutConstraint.Axis", "UIStackView",
    "UISplitViewController",
    "UITabBarController", "UINavigationController", "AnyView", "AnyLayout", "NavigationSplitViewVisibility",
    "NavigationSplitView", "NavigationStack", "ToolbarItemPlacement", "UICollectionLayoutListConfiguration",
    "HStack", "VStack", "ZStack", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "Grid",
  ]
  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "UIImage", "Image", "URL", "AttributedString",
    "Text",
  ]
  private static let sizeLabels: Set<String> = [
    "spacing", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "idealWidth",
    "idealHeight",
    "cornerRadius", "size", "ofSize", "pointSize", "constant", "multiplier", "top", "left", "bottom", "right",
    "leading", "trailing", "minLength", "minimum", "maximum", "lineWidth",
  ]
  private static let sizeCalls: Set<String> = [
    "padding", "frame", "font", "offset", "position", "cornerRadius", "lineSpacing", "safeAreaPadding",
    "contentMargins", "listRowInsets", "listRowSpacing", "listSectionSpacing", "dynamicTypeSize",
    "controlSize",
    "imageScale", "minimumScaleFactor", "systemFont", "boldSystemFont", "presentationDetents", "aspectRatio",
    "setCustomSpacing", "navigationSplitViewColumnWidth", "containerRelativeFrame", "lineLimit",
    "scaleEffect",
  ]
  private static let structureCalls: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeFromSuperview",
    "addChild", "setViewController", "setViewControllers", "setNavigationBarHidden", "setToolbarHidden",
    "setToolbarItems", "pushViewController", "showDetailViewController", "constraint", "activate",
    "deactivate",
    "makeConstraints", "remakeConstraints", "updateConstraints",
    "popover", "sheet", "fullScreenCover", "inspector", "confirmationDialog", "navigationViewStyle",
    "listStyle", "tabViewStyle", "hidden", "layoutPriority", "toolbar",
  ]
  /// Looks of cells and headers that bring their own insets, fonts and corners.
  private static let cellLooks: Set<String> = [
    "listCell", "listPlainCell", "listGroupedCell", "listSidebarCell", "listAccompaniedSidebarCell",
    "listHeader", "listFooter", "listPlainHeaderFooter", "listGroupedHeaderFooter", "listSidebarHeader",
    "subtitleCell", "valueCell", "sidebarCell", "sidebarSubtitleCell", "accompaniedSidebarCell",
    "accompaniedSidebarSubtitleCell", "plainHeader", "plainFooter", "groupedHeader", "groupedFooter",
    "sidebarHeader", "prominentInsetGroupedHeader", "extraProminentInsetGroupedHeader",
  ]
  private static let columns: Set<String> = ["primary", "supplementary", "secondary", "compact", "inspector"]
  /// What `present` is told besides who is shown.
  private static let howPresented: Set<String> = ["animated", "completion"]
  private static let textCalls: Set<String> = [
    "NSLocalizedString", "String", "Text", "Label", "Image", "UIImage", "LocalizedStringKey", "URL",
  ]
}

extension String {
  fileprivate var trimmingOptional: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == "?" || self[index(before: end)] == "!" {
      end = index(before: end)
    }
    return String(self[..<end])
  }
}
