import TokenDiagnostics

/// The facts of files that were read before, by the hash of each file's bytes.
///
/// Nothing else is in the key: facts depend on the bytes alone, so a change of the config, of a token or of another
/// file finds them all again. What is damaged, or was written by another version, counts as empty.
package struct FactsCache: Sendable {
  package typealias Key = String

  /// The hash of a file's bytes and of what kind of file it was read as.
  package static func key(of bytes: [UInt8], kind: LintFileKind) -> Key {
    kind.letter + String(Substring(SHA256.hexDigest(of: bytes).utf8.prefix(32)))
  }

  private let bytes: [UInt8]
  private let places: [Key: Range<Int>]

  package static let empty = FactsCache(bytes: [], places: [:])

  private init(bytes: [UInt8], places: [Key: Range<Int>]) {
    self.bytes = bytes
    self.places = places
  }

  /// Reads what `bytes(_:version:)` made of the same version.
  package init(_ bytes: [UInt8], version: String) {
    self = (try? Self.read(bytes, version: version)) ?? .empty
  }

  /// The whole of it has a hash at its end, so that a file that was cut off or overwritten is not believed.
  private static func read(_ bytes: [UInt8], version: String) throws(BinaryReader.Malformed) -> FactsCache {
    guard bytes.count > hashLength else { throw BinaryReader.Malformed() }
    let payload = Array(bytes[..<(bytes.count - hashLength)])
    guard bytes[payload.count...].elementsEqual(SHA256.hexDigest(of: payload).utf8) else {
      throw BinaryReader.Malformed()
    }
    var reader = BinaryReader(payload[...])
    guard try reader.readText() == version else { throw BinaryReader.Malformed() }
    var places: [Key: Range<Int>] = [:]
    let keys = try reader.readTexts()
    let lengths = try reader.readArray { reader throws(BinaryReader.Malformed) in try reader.readCount() }
    guard keys.count == lengths.count else { throw BinaryReader.Malformed() }
    var start = reader.offset
    for (key, length) in zip(keys, lengths) {
      guard length <= payload.count - start else { throw BinaryReader.Malformed() }
      places[key] = start..<(start + length)
      start += length
    }
    return FactsCache(bytes: payload, places: places)
  }

  private static let hashLength = 64

  package subscript(key: Key) -> FileFacts? {
    guard let place = places[key] else { return nil }
    var reader = BinaryReader(bytes[place])
    return try? FileFacts(&reader)
  }

  package func contains(_ key: Key) -> Bool { places[key] != nil }

  /// What is to be kept of a run: the facts of its files, and of others that are known.
  package static func bytes(_ facts: [Key: FileFacts], and known: FactsCache, version: String) -> [UInt8] {
    var entries = facts.mapValues { facts in
      var writer = BinaryWriter()
      facts.write(to: &writer)
      return writer.bytes[...]
    }
    for (key, place) in known.places where entries[key] == nil { entries[key] = known.bytes[place] }
    let sorted = entries.sorted { $0.key < $1.key }
    var writer = BinaryWriter()
    writer.write(version)
    writer.write(sorted.map(\.key))
    writer.write(sorted) { $0.write($1.value.count) }
    var bytes = writer.bytes
    for entry in sorted { bytes += entry.value }
    return bytes + SHA256.hexDigest(of: bytes).utf8
  }
}

extension LintFileKind {
  fileprivate var letter: String {
    switch self {
    case .swift: "s"
    case .objectiveC: "o"
    case .propertyList: "p"
    case .xcodeProject: "x"
    case .buildSettings: "b"
    case .projectManifest: "m"
    case .interfaceFile: "i"
    }
  }
}
