import TokenDiagnostics

extension LintRule {
  static let storyboardBars = LintRule(
    "storyboard-bars", .project, .off,
    Documentation(
      "Finds bars in storyboards that no controller has.",
      reason: """
        A navigation controller and a tab bar controller place their bars by the shape of the window, at the side too \
        where it is low. A bar that stands in a storyboard as a view of its own stays where its constraints put it.
        """,
      instead: "Use the bars of a `UINavigationController` or a `UITabBarController`."),
    found: [
      "--- Main.storyboard\n<view><subviews>↓<toolbar id=\"a\"><items/></toolbar></subviews></view>",
      "--- Main.storyboard\n<view><subviews><view><subviews>↓<navigationBar/></subviews></view></subviews></view>",
      "--- Bar.xib\n<document><objects>↓<tabBar contentMode=\"scaleToFill\"/></objects></document>",
    ],
    silent: [
      "--- Main.storyboard\n<navigationController><navigationBar key=\"navigationBar\"/></navigationController>",
      "--- Main.storyboard\n<tabBarController><tabBar key=\"tabBar\"/></tabBarController>",
      "--- Main.storyboard\n<navigationController><toolbar key=\"toolbar\"/></navigationController>",
      "--- Main.storyboard\n<view><!-- <toolbar/> --></view>",
      "--- Main.storyboard\n<view userLabel=\"<toolbar>\"><subviews><toolbarItem/></subviews></view>",
      "--- Main.storyboard\n<view",
    ],
    project: ProjectSearch { view, findings in
      for storyboard in view.facts.storyboards {
        for bar in storyboard.looseBars {
          findings.report(
            "'\(bar.element)' stands alone here, so it does not follow the shape of the window; use the bar of a navigation or tab bar controller",
            at: SourceRange(file: storyboard.file, start: bar.range.lowerBound, end: bar.range.upperBound))
        }
      }
    })
}
