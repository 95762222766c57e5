import TokenDiagnostics

extension LintRule {
  static let conflictingSources = LintRule(
    "conflicting-sources", .project, .info,
    Documentation(
      "Finds settings of an app that two files give differently.",
      reason: """
        An Info.plist, a `project.pbxproj` and an `.xcconfig` may all set one key. Which of them counts is easily \
        forgotten, so a change in one of them has no effect. Looked at are the keys that the other rules of this family \
        ask for.
        """,
      instead: "Keep the one that is meant. The message says which one counts now."),
    found: [
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIRequiresFullScreen = NO;"
      )
        + ProjectExample.infoPlist("↓<key>UIRequiresFullScreen</key>\n<true/>"),
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UILaunchStoryboardName = Launch;")
        + ProjectExample.infoPlist("↓<key>UILaunchStoryboardName</key>\n<string>LaunchScreen</string>"),
      ProjectExample.xcode("TARGETED_DEVICE_FAMILY = 1;").replacing(
        "name = Release; buildSettings = {\n",
        with: "name = Release; baseConfigurationReference = F; buildSettings = {\n"
      )
      .replacing(
        "}; rootObject",
        with: "F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; }; }; rootObject")
        + "--- App.xcconfig\nSDKROOT = iphoneos\n↓TARGETED_DEVICE_FAMILY = 1,2\n",
    ],
    silent: [
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIRequiresFullScreen = YES;"
      )
        + ProjectExample.infoPlist("<key>UIRequiresFullScreen</key>\n<true/>"),
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + ProjectExample.infoPlist("<key>UIRequiresFullScreen</key>\n<true/>"),
      // A target may differ from its project.
      ProjectExample.xcode("TARGETED_DEVICE_FAMILY = 1;").replacing(
        "{ SDKROOT = iphoneos; }", with: "{ SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2; }"),
      ProjectExample.infoPlist(
        "<key>UILaunchStoryboardName</key><string>A</string>\n<key>UIMainStoryboardFile</key><string>B</string>"
      ),
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = YES;")
        + ProjectExample.infoPlist("<key>UILaunchScreen</key>\n<dict/>"),
    ],
    project: .inEachBuild { build, findings in
      for key in InfoPlistKey.all.sorted() { reportDifference(of: key, in: build.infoPlist, &findings) }
      reportOverriddenSettings(build.settings, &findings)
    })

  private static func reportDifference(
    of key: String, in plist: InfoPlist, _ findings: inout ProjectFindings
  ) {
    guard let written = plist.entryInFile(key), let set = plist.entryInSettings(key),
      !written.value.says(sameAs: set.value), key != "UILaunchScreen"
    else { return }
    findings.report(
      "'\(key)' is set differently at \(set.key.words); \(outcome(plist, written.value, set.value))",
      at: written.key)
  }

  /// How Xcode's build system joins the two.
  private static func outcome(
    _ plist: InfoPlist, _ written: PropertyListValue, _ set: PropertyListValue
  ) -> String {
    guard plist.isGenerated else {
      return "the Info.plist counts, because 'GENERATE_INFOPLIST_FILE' is not 'YES'"
    }
    switch (written.content, set.content) {
    case (.list, .list): return "the app gets what either of them lists"
    case (.dictionary, .dictionary):
      return "the app gets the keys of both, and the build setting counts where they differ"
    default: return "the build setting counts"
    }
  }

  /// What a settings file says in vain, because the configuration it belongs to says something else.
  private static func reportOverriddenSettings(_ settings: BuildSettings, _ findings: inout ProjectFindings) {
    for (file, own) in zip(settings.levels, settings.levels.dropFirst()) {
      for assignment in namesOfInterest.flatMap({ file[$0] }) where assignment.source == .settingsFile {
        guard
          let other = own[assignment.name].last(where: {
            $0.source == .project && $0.conditions == assignment.conditions
          }), other.value != assignment.value, !other.value.contains("$(inherited)")
        else { continue }
        findings.report(
          "'\(assignment.name)' is set again at \(other.place.words), which counts: '\(other.value)'",
          at: assignment.place)
      }
    }
  }

  private static let namesOfInterest = Set(InfoPlist.namesOfSettings).union([
    "GENERATE_INFOPLIST_FILE", "INFOPLIST_FILE", "TARGETED_DEVICE_FAMILY", "IPHONEOS_DEPLOYMENT_TARGET",
  ]).sorted()
}
