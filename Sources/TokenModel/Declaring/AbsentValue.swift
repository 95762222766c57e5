import TokenSyntax

extension Node {
  /// Nothing at all is written for it, not even `~`.
  var isAbsent: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return range.isEmpty && scalar.isNull
  }
}
