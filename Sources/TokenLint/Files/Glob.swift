/// A pattern of paths: `*` and `?` stand for what is in one name, `[…]` for one of some characters, `**` for any number
/// of folders.
package struct Glob: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case anyFolders
    case name([Piece])
  }

  fileprivate enum Piece: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let parts: [Part]

  /// A pattern with slashes between the names, without one at its beginning or end.
  package init(_ pattern: String) {
    parts = pattern.split(separator: "/").map { $0 == "**" ? .anyFolders : .name(Self.pieces($0)) }
  }

  /// Whether the pattern fits a path, or a folder in which it lies.
  package func matches(_ path: some StringProtocol) -> Bool {
    Self.match(parts[...], names(path)[...], mayEndEarly: true)
  }

  /// Whether the pattern fits a path as a whole.
  func matchesWhole(_ path: some StringProtocol) -> Bool {
    Self.match(parts[...], names(path)[...], mayEndEarly: false)
  }

  private func names(_ path: some StringProtocol) -> [ArraySlice<UInt8>] {
    Array(path.utf8).split(separator: UInt8(ascii: "/"))
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ names: ArraySlice<ArraySlice<UInt8>>, mayEndEarly: Bool
  ) -> Bool {
    guard let part = parts.first else { return mayEndEarly || names.isEmpty }
    switch part {
    case .anyFolders:
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains {
        match(rest, names[$0...], mayEndEarly: mayEndEarly)
      }
    case .name(let pieces):
      guard let name = names.first, match(pieces[...], name) else { return false }
      return match(parts.dropFirst(), names.dropFirst(), mayEndEarly: mayEndEarly)
    }
  }

  /// In time proportional to both lengths at most: after the last `*` that failed, matching goes on one byte further.
  private static func match(_ pieces: ArraySlice<Piece>, _ name: ArraySlice<UInt8>) -> Bool {
    var (piece, byte) = (pieces.startIndex, name.startIndex)
    var retry: (piece: Int, byte: Int)?
    while byte < name.endIndex {
      if piece < pieces.endIndex, case .anyBytes = pieces[piece] {
        retry = (piece + 1, byte)
        piece += 1
      } else if piece < pieces.endIndex, pieces[piece].matches(name[byte]) {
        piece += 1
        byte += 1
      } else if let last = retry {
        retry = (last.piece, last.byte + 1)
        (piece, byte) = (last.piece, last.byte + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anyBytes }
  }

  private static func pieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if pieces.last != .anyBytes { pieces.append(.anyBytes) }
      case UInt8(ascii: "?"): pieces.append(.anyByte)
      case UInt8(ascii: "\\"): pieces.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): pieces.append(characterClass(&rest) ?? .byte(byte))
      default: pieces.append(.byte(byte))
      }
    }
    return pieces
  }

  /// What stands between brackets; nil, and nothing is taken, if they do not close.
  private static func characterClass(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    var inner = rest
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = inner.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = inner
        return .oneOf(ranges, isNegated: isNegated)
      }
      if inner.first == UInt8(ascii: "-"), let end = inner.dropFirst().first, end != UInt8(ascii: "]"),
        end >= byte
      {
        ranges.append(byte...end)
        inner = inner.dropFirst(2)
      } else {
        ranges.append(byte...byte)
      }
    }
    return nil
  }
}

extension Glob.Piece {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyByte: true
    case .anyBytes: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}
