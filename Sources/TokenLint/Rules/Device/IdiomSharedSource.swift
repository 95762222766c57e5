import SwiftSyntax

extension LintRule {
  static let idiomSharedSource = LintRule(
    "idiom-shared-source", .device, .info,
    Documentation(
      "Finds questions to `UIDevice` about the kind of device where the view's own traits answer them.",
      reason: """
        Not every question about the device is about layout: what needs a telephone has to know that it runs on one. \
        In a view or a view controller the traits answer it for the scene that the view is in, and can be overridden \
        in a test.
        """,
      instead: "`traitCollection.userInterfaceIdiom`.",
      fix: "Reads the traits of the view instead; outside of closures safe."),
    found: [
      """
      final class Home: UIViewController {
        func pair() {
          if ↓UIDevice.current.userInterfaceIdiom == .phone { WatchLink.pair() }
        }
      }
      """,
      """
      class Base: UITableViewController {}
      final class Help: Base {
        var topic: String { ↓UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone" }
      }
      """,
      """
      extension UIView {
        func explain(to reader: Reader) {
          reader.later { reader.say(↓UIDevice.current.userInterfaceIdiom == .pad ? "a" : "b") }
        }
      }
      """,
    ],
    silent: [
      "final class Home: UIViewController {\n  func pair() { if traitCollection.userInterfaceIdiom == .phone { Watch.pair() } }\n}",
      "final class Home: UIViewController {\n  static func pair() { if UIDevice.current.userInterfaceIdiom == .phone { Watch.pair() } }\n}",
      "final class Model {\n  func pair() { if UIDevice.current.userInterfaceIdiom == .phone { Watch.pair() } }\n}",
      "struct Home: View {\n  func pair() { if UIDevice.current.userInterfaceIdiom == .phone { Watch.pair() } }\n}",
      "final class Home: UIViewController {\n  func lay() { if UIDevice.current.userInterfaceIdiom == .pad { stack.axis = .horizontal } }\n}",
      "final class Home: UIViewController {\n  let topic = UIDevice.current.userInterfaceIdiom == .pad ? \"pad\" : \"phone\"\n}",
    ],
    swift: SwiftSearch([.name("userInterfaceIdiom")]) { place, findings in
      guard let question = IdiomQuestion(place.token),
        let member = question.expression.as(MemberAccessExprSyntax.self),
        let base = member.base, base.trimmedDescription == "UIDevice.current",
        let scope = InstanceScope(Syntax(member)), !RegularMeansIPad.isOne(question.expression)
      else { return }
      let flow = findings.flow(of: question.expression)
      guard flow.helper == nil, ![.layout, .count, .alertStyle].contains(flow.purpose) else { return }
      let fix = Fact.Fix(
        title: "read the traits of the view", applicability: scope == .closure ? .display : .safe,
        edits: [
          findings.replacing(base, with: scope == .closure ? "self.traitCollection" : "traitCollection")
        ])
      findings.report(
        "the view's own 'traitCollection' tells the kind of device, too", at: question.expression,
        fixes: [fix],
        condition: .isInUIKitView)
    })
}

/// Code in which `self` is an instance.
enum InstanceScope {
  case member
  /// A closure, in which `self` may be weak or has to be written.
  case closure

  /// Nil in code that belongs to a type, to the process or to an instance that is not there yet.
  init?(_ node: Syntax) {
    var isInClosure = false
    var child = node
    while let parent = child.parent {
      if parent.is(ClosureExprSyntax.self) { isInClosure = true }
      if let modifiers = parent.as(FunctionDeclSyntax.self)?.modifiers
        ?? parent.as(VariableDeclSyntax.self)?.modifiers,
        parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        if modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" }) { return nil }
        if let variable = parent.as(VariableDeclSyntax.self),
          variable.bindings.contains(where: { $0.accessorBlock == nil })
        {
          return nil
        }
        self = isInClosure ? .closure : .member
        return
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      child = parent
    }
    return nil
  }
}
