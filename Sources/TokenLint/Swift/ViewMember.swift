import SwiftSyntax

/// A method or accessor of a view or view controller, as far as the file shows that it is one: there `self` has traits.
struct ViewMember {
  let kind: ViewKind
  let name: String

  /// Nil in closures, initial values, initializers and static members, where `self` is missing or not ready.
  init?(around node: some SyntaxProtocol, file: SwiftFileHead) {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.kind {
      case .closureExpr, .initializerDecl, .deinitializerDecl, .subscriptDecl: return nil
      case .functionDecl, .variableDecl:
        if parent.parent?.is(MemberBlockItemSyntax.self) == true {
          self.init(member: parent, through: child, file: file)
          return
        }
      default: break
      }
      child = parent
    }
    return nil
  }

  private init?(member: Syntax, through child: Syntax, file: SwiftFileHead) {
    guard let declared = member.asProtocol(WithModifiersSyntax.self),
      !declared.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let type = Self.type(of: member), let kind = ViewKind(of: type, in: file)
    else { return nil }
    if let variable = member.as(VariableDeclSyntax.self) {
      guard variable.bindings.allSatisfy({ $0.initializer == nil }) else { return nil }
    }
    self.kind = kind
    name = DeclaredName(member)?.name ?? ""
  }

  private static func type(of member: Syntax) -> String? {
    var next = member.parent
    while let node = next, !node.is(MemberBlockSyntax.self) { next = node.parent }
    guard let owner = next?.parent, owner.is(ClassDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self)
    else {
      return nil
    }
    return TypeDeclaration(owner)?.name
  }

  /// Whether UIKit calls it again when a trait changes, and after the view is in its window.
  var isLayoutPass: Bool { Self.layoutPasses.contains(name) }

  private static let layoutPasses: Set<String> = [
    "layoutSubviews", "draw", "updateConstraints", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "updateViewConstraints",
  ]
}

/// What a class of UIKit, or one made of it, is.
enum ViewKind {
  case view
  case viewController

  /// What a type is, by its own name and by what the file says it inherits from.
  init?(of type: String, in file: SwiftFileHead) {
    var next = type
    for _ in 0..<8 {
      if let kind = ViewKind(nameOfClass: next) {
        self = kind
        return
      }
      let last = next.split(separator: ".").last.map(String.init) ?? next
      guard
        let declared = file.declarations.first(where: {
          $0.kind == .class && ($0.name == next || $0.name.hasSuffix(".\(last)") || $0.name == last)
        }), let above = declared.inherited.first
      else { return nil }
      next = above
    }
    return nil
  }

  private init?(nameOfClass name: String) {
    let name = name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    guard name.hasPrefix("UI") else { return nil }
    if name.hasSuffix("ViewController") || Self.controllers.contains(name) {
      self = .viewController
    } else if name.hasSuffix("View") || name.hasSuffix("Cell") || Self.views.contains(name) {
      self = .view
    } else {
      return nil
    }
  }

  private static let controllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISearchController", "UIAlertController",
    "UIImagePickerController",
  ]
  private static let views: Set<String> = [
    "UIControl", "UIButton", "UILabel", "UIWindow", "UITextField", "UISwitch", "UISlider", "UIToolbar",
    "UINavigationBar", "UITabBar",
  ]
}
