import SwiftSyntax

extension LintRule {
  static let idiomLayout = LintRule(
    "idiom-layout", .device, .warning,
    Documentation(
      "Finds sizes, fonts, spacing and views that are chosen by the kind of device.",
      reason: """
        An iPad app can be as narrow as an iPhone, and an iPhone that unfolds is as wide as a small iPad while its \
        idiom stays `.phone`. What is laid out by the idiom is wrong in both.

        Layout is: an argument of a modifier such as `padding`, `frame` or `font`; a property such as `axis`, \
        `isHidden`, `constant` or `modalPresentationStyle`; constraints; a branch of views; a returned `CGFloat`, \
        `CGSize`, font or edge insets, and in a view an `Int`. Names are read too: `columnWidth` is a width. Platform \
        branches (`.mac`, `.vision`, `.tv`, `.carPlay`), orientation masks, texts, pictures and hardware are not \
        layout, nor are keyboards. An answer that a local variable holds, or that decides which value it gets, is \
        followed to the uses of the variable; one that a member holds along with something else, as \
        `isFullScreenAvailable` may, to the uses in the braces of its type. One that is passed to a function of the \
        project is not followed.

        A helper of the project, such as `UIDevice.isPad`, is followed into all files if its name begins with `is` \
        or `has` and holds `pad`, `phone`, `tablet`, `notch` or `idiom` as a word, or ends with `idiom`. Helpers \
        with other names are only reported where they are declared. A use that decides about hardware or a text is \
        an info.
        """,
      instead: """
        Ask for the space there is: the size class of the axis that the layout depends on, `ViewThatFits`, \
        `containerRelativeFrame(_:)`, or a token with a value for each size class. For an alert that is a sheet \
        of actions where it needs no source, always set the source of its popover.
        """,
      fix: "Shows the question about the horizontal size class; which axis is meant only its author knows."),
    found: IdiomLayoutExamples.found,
    silent: IdiomLayoutExamples.silent,
    swift: SwiftSearch(IdiomQuestion.triggers) { place, findings in
      if let question = IdiomQuestion(place.token) {
        findings.reportLayout(of: question, fixes: findings.sizeClassFix(of: question, in: place.file))
      } else if !DeviceHelperName.asksForOrientation(place.word), let use = HelperUse(place.token) {
        findings.reportLayout(of: use)
      }
    })
}
