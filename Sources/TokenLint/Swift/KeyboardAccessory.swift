import SwiftSyntax

/// The view above a keyboard, which gives it the keyboard's width, whatever frame it was made with.
enum KeyboardAccessory {
  /// Whether a size is part of the frame that one is made with: `UIToolbar(frame: CGRect(… width …))` in
  /// `makeAccessoryView()`, or near `inputAccessoryView`.
  static func isFrame(_ size: ExprSyntax) -> Bool {
    let call = size.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    guard call?.calledName == "CGRect", let code = size.enclosingCode?.node else {
      return false
    }
    if code.mentions(["inputAccessoryView"]) { return true }
    let words = Syntax(size).enclosingMemberName.map(NameWords.of) ?? []
    return words.contains("accessory") && code.mentions(["UIToolbar"])
  }
}
