import SwiftSyntax

/// Code for a display that is connected to the device: there the whole screen belongs to one scene.
enum ExternalDisplay {
  /// Whether a place is in a type that speaks of such a display, or compares a screen with the main one.
  static func isMeant(at expression: ExprSyntax) -> Bool {
    if isCompared(expression) { return true }
    var next = Syntax(expression).parent
    while let node = next {
      if node.asProtocol(DeclGroupSyntax.self) != nil { return speaksOfIt(node) }
      next = node.parent
    }
    return false
  }

  private static func isCompared(_ expression: ExprSyntax) -> Bool {
    let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let place = elements.firstIndex(where: { $0.id == expression.id }) else { return false }
    return [place - 1, place + 1].contains {
      elements.indices.contains($0)
        && ["!=", "!==", "==", "==="].contains(elements[$0].trimmedDescription)
    }
  }

  private static func speaksOfIt(_ type: Syntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
  }

  private static let words: Set<String> = [
    "windowExternalDisplayNonInteractive", "windowExternalDisplay", "didConnectNotification",
    "UIScreenDidConnect", "externalWindow", "externalScreen", "externalDisplay",
  ]
}
