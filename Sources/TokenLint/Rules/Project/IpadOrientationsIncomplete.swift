extension LintRule {
  static let ipadOrientationsIncomplete = LintRule(
    "ipad-orientations-incomplete", .project, .warning,
    Documentation(
      "Finds apps for iPad that do not support all four orientations.",
      reason: """
        A window on iPad takes every shape, whichever way the device is held, so a list with a missing orientation \
        promises what the system does not keep.
        """,
      instead:
        "List all four under `UISupportedInterfaceOrientations~ipad`, and let the layout follow the size it gets."
    ),
    found: [
      ProjectExample.infoPlist(
        "↓<key>UISupportedInterfaceOrientations~ipad</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>"
      ),
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = "1,2";
        ↓INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        """),
      """
      --- project.yml
      targets:
        App:
          type: application
          platform: iOS
          info:
            path: Info.plist
            properties:
              ↓UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
      """,
    ],
    silent: [
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = "1,2";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "\(ProjectExample.allOrientations)";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
        """),
      // For iPhone alone.
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = 1;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
        """),
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = \"1,2\";"),
      // It is not known whether the app is for iPad.
      ProjectExample.infoPlist(
        "<key>UISupportedInterfaceOrientations</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>"
      ),
      // The two lists are joined.
      ProjectExample.xcode(
        """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; TARGETED_DEVICE_FAMILY = 2;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "\(ProjectExample.allOrientations)";
        """)
        + ProjectExample.infoPlist(
          "<key>UISupportedInterfaceOrientations~ipad</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>"
        ),
    ],
    project: .inEachBuild { build, findings in
      guard build.devices?.contains(.tablet) ?? true,
        let orientations = Orientations(build.infoPlist, own: InfoPlistKey.tabletOrientations),
        orientations.isOwn || build.devices != nil, !orientations.missing.isEmpty
      else { return }
      let missing = orientations.missing.map { "'\($0)'" }.joined(separator: ", ")
      findings.report(
        "a window on iPad takes every shape, so all four orientations are listed or none; missing: \(missing)",
        at: orientations.entry.key)
    })
}
