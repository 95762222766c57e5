import SwiftSyntax

extension LintRule {
  static let storedSafeArea = LintRule(
    "stored-safe-area", .device, .warning,
    Documentation(
      "Finds safe areas that are kept in a property, or read before the view is in a window.",
      reason: """
        The safe area changes while the app runs: with rotation, with bars, when a window is resized, and \
        when a phone is folded or unfolded. What was kept is then wrong. In `init` and `viewDidLoad` it is \
        not known yet, so it is zero.
        """,
      instead: """
        Read it where the layout is made: `layoutSubviews`, `viewDidLayoutSubviews`, \
        `safeAreaInsetsDidChange`; or constrain to `safeAreaLayoutGuide`.
        """),
    found: [
      "class A: UIView {\n  lazy var inset = ↓safeAreaInsets.bottom\n}",
      "enum Layout {\n  static let bottom = ↓window.safeAreaInsets.bottom\n}",
      """
      class A: UIViewController {
        override func viewDidLoad() { top.constant = ↓view.safeAreaInsets.top }
      }
      """,
      "class A: UIView {\n  init() { inset = ↓safeAreaInsets.top }\n}",
      "class A: UIView {\n  func show() { self.inset = ↓safeAreaInsets.top }\n}",
      "class A: UIView {\n  init(insets: UIEdgeInsets) { self.inset = ↓safeAreaInsets.top + insets.top }\n}",
    ],
    silent: [
      "class A: UIView {\n  override func layoutSubviews() { self.inset = safeAreaInsets.top }\n}",
      "class A: UIView {\n  override func safeAreaInsetsDidChange() { self.inset = safeAreaInsets.top }\n}",
      "class A: UIView {\n  var inset: CGFloat { safeAreaInsets.top }\n}",
      """
      class A: UIViewController {
        override func viewDidLoad() { later { self.top = self.view.safeAreaInsets.top } }
      }
      """,
      "class A: UIView {\n  func show() { let inset = safeAreaInsets.top }\n}",
      "struct State {\n  init(_ page: UIViewController) { insets = page.view.safeAreaInsets }\n}",
      """
      struct Row: View {
        private let safeAreaInsets: EdgeInsets
        init(safeAreaInsets: EdgeInsets = .zero) { self.safeAreaInsets = safeAreaInsets }
      }
      """,
      "struct Row: View {\n  init(insets: EdgeInsets) { safeAreaInsets = insets }\n}",
      "class A: UIView {\n  func show(in safeAreaInsets: UIEdgeInsets) { self.inset = safeAreaInsets.top }\n}",
      "class A: UIView {\n  // lazy var inset = safeAreaInsets.bottom\n}",
      "class A: UIView {\n  func show() { label.frame.origin.y = safeAreaInsets.top }\n}",
    ],
    swift: SwiftSearch([.name("safeAreaInsets")]) { place, findings in
      guard let read = InsetRead(place.token), case .stored(let stored)? = SafeAreaFault(read, in: place.file)
      else { return }
      findings.report(stored.message, at: read.expression)
    })
}

extension StoredInset {
  fileprivate var message: String {
    switch self {
    case .initialized: "the safe area changes while the app runs; read it where the layout is made"
    case .assigned(let property):
      "the safe area changes, and '\(property)' does not; read it where the layout is made"
    case .tooEarly(let function):
      "the safe area is not known in '\(function)'; read it where the layout is made"
    }
  }
}
