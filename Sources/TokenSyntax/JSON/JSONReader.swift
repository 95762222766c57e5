import TokenDiagnostics

/// Reads a JSON file (RFC 8259) into a located tree, going on after a mistake where it is clear what was meant.
///
///     { "size": { "s": 4 } }   // {"size": {"s": 4}}, each with its range
///
/// Time and memory are linear in the size of the file, whatever it holds.
package func readJSON(_ file: SourceFile, reportingTo bag: inout DiagnosticBag) -> SyntaxTree {
  file.bytes.withUnsafeBufferPointer { bytes in
    if let offset = firstInvalidOffset(of: bytes) {
      bag.add(.invalidUTF8(bytes[offset], at: SourceRange(file: file, start: offset, end: offset + 1)))
      return SyntaxTree(root: nil, hasSyntaxError: true)
    }
    var parser = JSONParser(file, bytes)
    let tree = parser.document()
    bag.add(contentsOf: parser.diagnostics)
    return tree
  }
}

/// Where the first byte stands that is not UTF-8.
private func firstInvalidOffset(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] < 0x80 {
      offset += 1
    } else if let length = UTF8Form.length(at: offset, in: bytes) {
      offset += length
    } else {
      return offset
    }
  }
  return nil
}
