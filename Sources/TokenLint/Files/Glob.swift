/// A path, taken apart for patterns: a config may have thousands, each of which looks at the names in it.
package struct PathNames: Sendable {
  fileprivate var names: ArraySlice<ArraySlice<UInt8>>
  private let isAbsolute: Bool

  package init(_ path: some StringProtocol) {
    names = Array(path.utf8).split(separator: UInt8(ascii: "/"))[...]
    isAbsolute = path.utf8.first == UInt8(ascii: "/")
  }

  /// A folder of a project, `.` for its root.
  package init(ofFolder folder: String) { self.init(folder == "." ? "" : folder) }

  /// The path as it is seen from a folder around it; nil if it does not lie there.
  package func below(_ folder: PathNames) -> PathNames? {
    // What lies outside of the project belongs to its root.
    if folder.names.isEmpty { return self }
    guard isAbsolute == folder.isAbsolute, names.starts(with: folder.names) else { return nil }
    var path = self
    path.names = names.dropFirst(folder.names.count)
    return path
  }
}

/// A pattern of paths: `*` and `?` stand for what is in one name, `[…]` for one of some characters, `**` for any number
/// of folders.
package struct Glob: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case anyFolders
    case name([Piece])

    var firstByte: UInt8? { if case .name(let pieces) = self { pieces.first?.literal } else { nil } }
    var lastByte: UInt8? { if case .name(let pieces) = self { pieces.last?.literal } else { nil } }
  }

  fileprivate enum Piece: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
    /// What git takes for a mistake: an open bracket, a backslash at the end.
    case nothing
  }

  private let parts: [Part]
  /// The bytes that every path begins and ends with that the whole pattern fits, as far as it has such. Most paths fail by
  /// them.
  private let (firstByte, lastByte): (UInt8?, UInt8?)

  /// A pattern with slashes between the names, without one at its beginning or end.
  package init(_ pattern: String) {
    parts = pattern.split(separator: "/").map { $0 == "**" ? .anyFolders : .name(Self.pieces($0)) }
    (firstByte, lastByte) = (parts.first?.firstByte, parts.last?.lastByte)
  }

  /// Whether the pattern fits a path, or a folder in which it lies.
  package func matches(_ path: PathNames) -> Bool { match(path.names, mayEndEarly: true) }

  /// Whether the pattern fits a path as a whole.
  func matchesWhole(_ path: ArraySlice<UInt8>) -> Bool {
    if let lastByte, lastByte != path.last { return false }
    if let firstByte, firstByte != path.first { return false }
    let slash = UInt8(ascii: "/")
    // Most patterns are about a name in any folder.
    if parts.count == 2, parts[0] == .anyFolders, case .name(let pieces) = parts[1] {
      return Self.match(pieces[...], path[((path.lastIndex(of: slash) ?? path.startIndex - 1) + 1)...])
    }
    return match(path.split(separator: slash)[...], mayEndEarly: false)
  }

  /// After the last `**` that failed, matching goes on one name further: what an earlier one takes up makes no
  /// difference.
  private func match(_ names: ArraySlice<ArraySlice<UInt8>>, mayEndEarly: Bool) -> Bool {
    guard !parts.isEmpty else { return false }
    var (part, name) = (0, names.startIndex)
    var retry: (part: Int, name: Int)?
    while true {
      if part == parts.count {
        if mayEndEarly || name == names.endIndex { return true }
      } else {
        switch parts[part] {
        case .anyFolders:
          part += 1
          if part == parts.count { return name < names.endIndex }
          retry = (part, name)
          continue
        case .name(let pieces):
          if name < names.endIndex, Self.match(pieces[...], names[name]) {
            (part, name) = (part + 1, name + 1)
            continue
          }
        }
      }
      guard let last = retry, last.name < names.endIndex else { return false }
      retry = (last.part, last.name + 1)
      (part, name) = (last.part, last.name + 1)
    }
  }

  /// In time proportional to both lengths at most: after the last `*` that failed, matching goes on one byte further.
  private static func match(_ pieces: ArraySlice<Piece>, _ name: ArraySlice<UInt8>) -> Bool {
    // Most names fail by their beginnings or their ends.
    if let first = pieces.first?.literal, first != name.first { return false }
    if let last = pieces.last?.literal, last != name.last { return false }
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
      case UInt8(ascii: "\\"): pieces.append(rest.popFirst().map { .byte($0) } ?? .nothing)
      case UInt8(ascii: "["): pieces.append(characterClass(&rest) ?? .nothing)
      default: pieces.append(.byte(byte))
      }
    }
    return pieces
  }

  /// What stands between brackets; nil if they do not close.
  private static func characterClass(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while var byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      if byte == UInt8(ascii: "["), let named = namedClass(&rest) {
        ranges += named
        continue
      }
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { byte = escaped }
      if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first, end != UInt8(ascii: "]"),
        end >= byte
      {
        ranges.append(byte...end)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(byte...byte)
      }
    }
    return nil
  }

  /// `[:digit:]`, of which the first bracket was taken.
  private static func namedClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    for (name, ranges) in namedClasses where rest.starts(with: ":\(name):]".utf8) {
      rest = rest.dropFirst(name.utf8.count + 3)
      return ranges
    }
    return nil
  }

  private static let namedClasses: [(name: String, ranges: [ClosedRange<UInt8>])] = [
    ("digit", [0x30...0x39]), ("upper", [0x41...0x5A]), ("lower", [0x61...0x7A]),
    ("alpha", [0x41...0x5A, 0x61...0x7A]), ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
    ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]), ("space", [0x09...0x0D, 0x20...0x20]),
    ("blank", [0x09...0x09, 0x20...0x20]), ("cntrl", [0x00...0x1F, 0x7F...0x7F]), ("print", [0x20...0x7E]),
    ("graph", [0x21...0x7E]), ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
  ]
}

extension Glob.Piece {
  /// The one byte that it stands for; nil if it stands for others too.
  fileprivate var literal: UInt8? {
    if case .byte(let byte) = self { return byte }
    return nil
  }

  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyByte: true
    case .anyBytes, .nothing: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}
