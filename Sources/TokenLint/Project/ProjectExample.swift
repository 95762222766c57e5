/// Short forms of the files in the examples of project rules.
enum ProjectExample {
  static func infoPlist(_ entries: String, at path: String = "App/Info.plist") -> String {
    "--- \(path)\n<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n"
  }

  /// An Xcode project of one iOS app and one configuration.
  static func xcode(_ settings: String, product: String = "application") -> String {
    """
    --- App.xcodeproj/project.pbxproj
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      T = {
        isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(product)";
        buildConfigurationList = M; fileSystemSynchronizedGroups = (G);
      };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        \(settings)
      }; };
    }; rootObject = P; }

    """
  }

  static let allOrientations = """
    UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown \
    UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight
    """

  static let swiftUIApp =
    "--- App/App.swift\n@main struct MyApp: App { var body: some Scene { WindowGroup {} } }\n"

  static let appDelegate =
    "--- App/AppDelegate.swift\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  static let choosingAppDelegate = """
    --- App/AppDelegate.swift
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    }

    """
}
