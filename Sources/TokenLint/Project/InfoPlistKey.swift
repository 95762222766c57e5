/// The keys of an Info.plist that rules ask for.
enum InfoPlistKey {
  static let requiresFullScreen = "UIRequiresFullScreen"
  static let fullScreenIgnored = "UIRequiresFullScreenIgnoredStartingWithVersion"
  /// Not a key, but often written.
  static let misspeltRequiresFullScreen = "UIRequiresFullscreen"
  static let designRequiresCompatibility = "UIDesignRequiresCompatibility"
  static let sceneManifest = "UIApplicationSceneManifest"
  static let supportsMultipleScenes = "UIApplicationSupportsMultipleScenes"
  static let sceneConfigurations = "UISceneConfigurations"
  static let orientations = "UISupportedInterfaceOrientations"
  static let phoneOrientations = "UISupportedInterfaceOrientations~iphone"
  static let tabletOrientations = "UISupportedInterfaceOrientations~ipad"
  static let launchStoryboard = "UILaunchStoryboardName"
  /// Any of them makes a launch screen.
  static let launchScreens = [
    "UILaunchScreen", "UILaunchScreens", launchStoryboard, "UILaunchStoryboards",
    "UILaunchStoryboardName~ipad", "UILaunchStoryboardName~iphone", "UILaunchScreen~ipad",
    "UILaunchScreen~iphone",
  ]

  static let deviceFamily = "UIDeviceFamily"
  static let appExtension = "NSExtension"

  /// All that anybody asks for at the top of an Info.plist.
  static let asked: Set<String> = all.union([
    fullScreenIgnored, phoneOrientations, tabletOrientations, deviceFamily, appExtension,
  ])

  static let all: Set<String> = Set(
    [
      requiresFullScreen, misspeltRequiresFullScreen, designRequiresCompatibility, sceneManifest,
      orientations,
      phoneOrientations, tabletOrientations,
    ] + launchScreens)
}
