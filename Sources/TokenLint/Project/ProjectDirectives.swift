import TokenDiagnostics

/// The comments in a project's own files that speak to the linter.
enum ProjectDirectives {
  static func all(in file: SourceFile) -> [Directive] {
    guard let form = CommentForm(path: file.path) else { return [] }
    let opening = Array(form.opening.utf8)
    let closing = Array(form.closing.utf8)
    var directives: [Directive] = []
    for offset in file.bytes.places(of: Array("tokenc:".utf8)) {
      guard let start = opening.start(ofCommentBefore: offset, of: file.bytes),
        directives.last.map({ $0.range.upperBound <= start }) ?? true
      else { continue }
      let end = file.bytes.end(of: closing, after: offset)
      directives.append(Directive(range: start..<end, text: file.text(start..<end)))
    }
    return directives
  }
}

extension [UInt8] {
  fileprivate func places(of text: [UInt8]) -> [Int] {
    withUnsafeBufferPointer { bytes in
      bytes.indices.filter { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
    }
  }

  /// Where a comment begins that says nothing before an offset. More text makes it a sentence about the tool.
  fileprivate func start(ofCommentBefore offset: Int, of bytes: [UInt8]) -> Int? {
    var start = offset
    while start > 0, " \t/<!-#".utf8.contains(bytes[start - 1]) { start -= 1 }
    while start < offset, !bytes[start...].starts(with: self) { start += 1 }
    return start < offset ? start : nil
  }

  /// The end of a comment: behind its closing text, or before a line break.
  fileprivate func end(of closing: [UInt8], after offset: Int) -> Int {
    var end = offset
    while end < count {
      if closing == [0x0A], self[end].isLineBreak { return end }
      if closing != [0x0A], self[end...].starts(with: closing) { return end + closing.count }
      end += 1
    }
    return end
  }
}
