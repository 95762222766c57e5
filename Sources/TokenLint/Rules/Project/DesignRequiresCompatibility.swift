extension LintRule {
  static let designRequiresCompatibility = LintRule(
    "design-requires-compatibility", .project, .info,
    Documentation(
      "Finds apps that ask for the look of iOS 18.",
      reason:
        "Apps built with the iOS 27 SDK get the current look, whatever `UIDesignRequiresCompatibility` says.",
      instead: "Check how the app looks without the key, then take it away."),
    found: [
      ProjectExample.infoPlist("↓<key>UIDesignRequiresCompatibility</key>\n<true/>"),
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + ProjectExample.infoPlist("↓<key>UIDesignRequiresCompatibility</key><string>YES</string>"),
      """
      --- project.yml
      targets:
        App:
          type: application
          platform: iOS
          info: { path: Info.plist, properties: { ↓UIDesignRequiresCompatibility: YES } }
      """,
    ],
    silent: [
      ProjectExample.infoPlist("<key>UIDesignRequiresCompatibility</key>\n<false/>"),
      ProjectExample.infoPlist("<key>UIDesignRequires</key>\n<true/>"),
      ProjectExample.infoPlist("<!-- <key>UIDesignRequiresCompatibility</key> <true/> -->"),
      ProjectExample.infoPlist(
        "<key>Other</key><dict><key>UIDesignRequiresCompatibility</key><true/></dict>"),
      // Xcode makes no key of it.
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIDesignRequiresCompatibility = YES;"),
    ],
    project: .inEachBuild { build, findings in
      let plist = build.infoPlist
      guard let entry = plist.entry(InfoPlistKey.designRequiresCompatibility), plist.isTrue(entry.value)
      else {
        return
      }
      findings.report(
        "'UIDesignRequiresCompatibility' has no effect on an app built with the iOS 27 SDK; check the current look",
        at: entry.key)
    })
}
