import TokenDiagnostics

extension Double {
  /// A component of a colour, from 0 to 1, as the nearest byte: two hexadecimal digits, `00` to `FF`. What lies outside
  /// is cut off.
  var hexadecimalByte: String {
    Int((Swift.min(Swift.max(self, 0), 1) * 255).rounded()).hexadecimal(digits: 2)
  }
}
