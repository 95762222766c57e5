import SwiftSyntax

/// Code for a display that is connected to the device: there the whole screen belongs to one scene.
enum ExternalDisplay {
  /// Whether a place is in a type that speaks of such a display, or compares a screen with the main one.
  static func isMeant(at expression: ExprSyntax) -> Bool {
    if let list = expression.parent?.as(ExprListSyntax.self),
      list.contains(where: { ["!=", "!==", "==", "==="].contains($0.trimmedDescription) })
    {
      return true
    }
    var next = Syntax(expression).parent
    while let node = next {
      if node.asProtocol(DeclGroupSyntax.self) != nil { return speaksOfIt(node) }
      next = node.parent
    }
    return false
  }

  private static func speaksOfIt(_ type: Syntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
  }

  private static let words: Set<String> = [
    "windowExternalDisplayNonInteractive", "windowExternalDisplay", "didConnectNotification",
    "UIScreenDidConnect", "externalWindow", "externalScreen", "externalDisplay",
  ]
}
