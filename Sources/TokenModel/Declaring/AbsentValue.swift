import TokenSyntax

extension Node {
  /// Nothing at all is written for it, not even `~`.
  var isAbsent: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return range.isEmpty && scalar.isNull
  }
}

extension Node.Entry {
  /// Whether the value, at the end of what could be read, may be only the beginning of what was meant.
  var mayGoOn: Bool {
    guard case .scalar(let scalar) = value.content else { return true }
    return scalar.style == .plain
  }
}
