import TokenDiagnostics

/// The facts of files that were read before, by the hash of each file's bytes.
///
/// Nothing else is in the key: facts depend on the bytes alone, so a change of the config, of a token or of another
/// file finds them all again. What is damaged, or was written by another version, counts as empty.
package struct FactsCache: Sendable {
  /// Half of the hash of a file's bytes, and what kind of file it was read as.
  package struct Key: Hashable, Sendable {
    fileprivate let kind: UInt8
    fileprivate let words: SIMD4<UInt32>

    package init(of bytes: [UInt8], kind: LintFileKind) {
      self.kind = kind.letter
      words = SHA256.digest(of: bytes[...]).lowHalf
    }
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
    let payload = bytes.dropLast(hashLength)
    guard bytes[payload.endIndex...].elementsEqual(hash(of: payload)) else { throw BinaryReader.Malformed() }
    var reader = BinaryReader(payload)
    guard try reader.readText() == version else { throw BinaryReader.Malformed() }
    let entries = try reader.readArray { reader throws(BinaryReader.Malformed) in
      (key: try Key(&reader), length: try reader.readCount())
    }
    var places = [Key: Range<Int>](minimumCapacity: entries.count)
    var start = reader.offset
    for entry in entries {
      guard entry.length <= payload.endIndex - start else { throw BinaryReader.Malformed() }
      places[entry.key] = start..<(start + entry.length)
      start += entry.length
    }
    return FactsCache(bytes: bytes, places: places)
  }

  private static func hash(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var writer = BinaryWriter()
    let digest = SHA256.digest(of: bytes)
    for index in digest.indices { writer.write(digest[index]) }
    return writer.bytes
  }

  private static let hashLength = 32

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
    writer.write(sorted) { writer, entry in
      entry.key.write(to: &writer)
      writer.write(entry.value.count)
    }
    var bytes = writer.bytes
    for entry in sorted { bytes += entry.value }
    return bytes + hash(of: bytes[...])
  }
}

extension FactsCache.Key {
  /// The words are as good as any hash of them.
  package func hash(into hasher: inout Hasher) { hasher.combine(words[0]) }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    kind = try reader.readByte()
    words = SIMD4(try reader.readWord(), try reader.readWord(), try reader.readWord(), try reader.readWord())
  }

  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(kind)
    for index in words.indices { writer.write(words[index]) }
  }

  fileprivate static func < (left: Self, right: Self) -> Bool {
    for index in left.words.indices where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return left.kind < right.kind
  }
}

extension LintFileKind {
  fileprivate var letter: UInt8 {
    switch self {
    case .swift: UInt8(ascii: "s")
    case .objectiveC: UInt8(ascii: "o")
    case .propertyList: UInt8(ascii: "p")
    case .xcodeProject: UInt8(ascii: "x")
    case .buildSettings: UInt8(ascii: "b")
    case .projectManifest: UInt8(ascii: "m")
    case .interfaceFile: UInt8(ascii: "i")
    }
  }
}
