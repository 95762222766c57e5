import SwiftSyntax

/// Sizes of a screen that are asked for the keyboard's sake.
enum KeyboardSize {
  /// Whether a size is part of the frame that a view above the keyboard is made with: `UIToolbar(frame: CGRect(… width
  /// …))` in `makeAccessoryView()`, or near `inputAccessoryView`. The keyboard gives it its own width.
  static func isOfAccessory(_ size: ExprSyntax) -> Bool {
    let call = size.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    guard call?.calledName == "CGRect", let code = size.enclosingCode?.node else { return false }
    if code.mentions(["inputAccessoryView"]) { return true }
    let words = Syntax(size).enclosingMemberName.map(NameWords.of) ?? []
    return words.contains("accessory") && code.mentions(["UIToolbar"])
  }

  /// Whether it is compared with where the keyboard ends, which is told in the coordinates of a screen.
  static func isComparedWithKeyboard(_ size: ExprSyntax) -> Bool {
    guard let others = Arithmetic(around: size)?.comparison?.operands,
      !others.contains(where: { RawNumber($0) != nil })
    else { return false }
    return size.enclosingCode?.node.mentions([
      "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
    ]) == true
  }
}
