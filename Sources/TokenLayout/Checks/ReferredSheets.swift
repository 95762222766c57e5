import TokenDiagnostics
import TokenModel

/// Looks for sheets that become half-open what another sheet is flat: where that frame is written, nothing says that it
/// meets the crease.
struct ReferredSheets {
  private let tokenSet: TokenSet

  init(_ tokenSet: TokenSet) { self.tokenSet = tokenSet }

  func find() -> [Diagnostic] {
    tokenSet.tokens.filter { $0.type.isSame(as: .sheetFrame) }.flatMap { token in
      token.variants.compactMap { mistake(in: $0, of: token) }
    }
  }

  private func mistake(in variant: Token.Variant, of token: Token) -> Diagnostic? {
    guard let path = variant.value.reference, let target = tokenSet[path] else { return nil }
    let context = checkContext(token, variant)
    guard let sheet = CheckedSheet(variant.value, context), sheet.isHalfOpen, !isChecked(variant, by: target)
    else { return nil }
    var mistake = sheet.mistakeAtCrease
    mistake?.dependsOnUnreadText = !token.isCertain
    return mistake
  }

  /// Whether the target has the same frame half-open, which was looked at there.
  private func isChecked(_ variant: Token.Variant, by target: Token) -> Bool {
    target.variants.contains { other in
      other.value == variant.value
        && CheckedSheet(other.value, checkContext(target, other))?.isHalfOpen == true
    }
  }

  private func checkContext(_ token: Token, _ variant: Token.Variant) -> CheckContext {
    CheckContext(token: token.path, condition: variant.condition, axes: tokenSet.settings.axes)
  }
}
