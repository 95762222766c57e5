extension LintRule {
  static let iphonePortraitOnly = LintRule(
    "iphone-portrait-only", .project, .info,
    Documentation(
      "Finds apps that support only portrait on iPhone.",
      reason: """
        On iOS 27 the list is a preference. The inner display of a foldable iPhone does not follow it, so the app is \
        shown wide there all the same.
        """,
      instead: "Check the layout in wide sizes. The list may stay."),
    found: [
      ProjectExample.infoPlist(
        "↓<key>UISupportedInterfaceOrientations</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>"
      ),
      ProjectExample.infoPlist(
        """
        ↓<key>UISupportedInterfaceOrientations~iphone</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationPortraitUpsideDown</string>
        </array>
        """),
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES;
        ↓INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
        """),
    ],
    silent: [
      ProjectExample.infoPlist(
        "<key>UISupportedInterfaceOrientations~ipad</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>"
      ),
      ProjectExample.infoPlist(
        "<key>UISupportedInterfaceOrientations</key>\n<array><string>UIInterfaceOrientationLandscapeLeft</string></array>"
      ),
      ProjectExample.infoPlist("<key>UISupportedInterfaceOrientations</key>\n<array/>"),
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = 2;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
        """),
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = "1,2";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "\(ProjectExample.allOrientations)";
        """),
    ],
    project: .inEachBuild { build, findings in
      guard build.devices?.contains(.phone) ?? true,
        let orientations = Orientations(build.infoPlist, own: InfoPlistKey.phoneOrientations),
        orientations.isPortraitOnly
      else { return }
      findings.report(
        "portrait alone is a preference on iOS 27, and an inner display does not follow it; check the layout in wide sizes",
        at: orientations.entry.key)
    })
}
