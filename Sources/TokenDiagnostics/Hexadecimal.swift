extension BinaryInteger {
  /// The number in hexadecimal with capital letters, and zeros in front of it up to so many digits.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
