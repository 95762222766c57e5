extension ProjectFileFacts {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .xcodeProject(let facts):
      writer.write(0)
      facts.write(to: &writer)
    case .interfaceFile(let bars):
      writer.write(1)
      writer.write(bars) { writer, bar in
        writer.write(bar.element)
        writer.write(bar.range)
      }
    }
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    switch try reader.readNumber() {
    case 0: self = .xcodeProject(try XcodeFacts(&reader))
    case 1:
      let bars = try reader.readArray { reader throws(BinaryReader.Malformed) in
        InterfaceBar(element: try reader.readText(), range: try reader.readRange())
      }
      self = .interfaceFile(bars: bars)
    default: throw BinaryReader.Malformed()
    }
  }
}

extension XcodeFacts {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(directory)
    writer.write(configurations) { $1.write(to: &$0) }
    writer.write(shared) { $0.write($1) }
    writer.write(phases) { $0.write($1) }
    writer.write(targets) { $1.write(to: &$0) }
    writer.write(subprojects)
    writer.write(interfaceNames.sorted())
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    directory = try reader.readText()
    configurations = try reader.readArray { reader throws(BinaryReader.Malformed) in
      try XcodeConfiguration(&reader)
    }
    shared = try reader.readPlaces(in: configurations)
    phases = try reader.readArray { reader throws(BinaryReader.Malformed) in try reader.readTexts() }
    let (configurations, phases) = (configurations, phases)
    targets = try reader.readArray { reader throws(BinaryReader.Malformed) in
      try XcodeTarget(&reader, configurations, phases)
    }
    subprojects = try reader.readTexts()
    interfaceNames = Set(try reader.readTexts())
  }
}

extension XcodeTarget {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(productType)
    writer.write(configurations) { $0.write($1) }
    writer.write(phases) { $0.write($1) }
    writer.write(folders) { writer, folder in
      writer.write(folder.path)
      writer.write(folder.exceptions)
    }
  }

  fileprivate init(
    _ reader: inout BinaryReader, _ allConfigurations: [XcodeConfiguration], _ allPhases: [[String]]
  ) throws(BinaryReader.Malformed) {
    name = try reader.readText()
    productType = try reader.readText()
    configurations = try reader.readPlaces(in: allConfigurations)
    phases = try reader.readPlaces(in: allPhases)
    folders = try reader.readArray { reader throws(BinaryReader.Malformed) in
      Folder(path: try reader.readText(), exceptions: try reader.readTexts())
    }
  }
}

extension XcodeConfiguration {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(range)
    writer.write(settingsFile) { $0.write($1) }
    writer.write(settings) { writer, setting in
      writer.write(setting.key)
      writer.write(setting.value)
      writer.write(setting.range)
    }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    name = try reader.readText()
    range = try reader.readRange()
    settingsFile = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readText() }
    settings = try reader.readArray { reader throws(BinaryReader.Malformed) in
      Setting(key: try reader.readText(), value: try reader.readText(), range: try reader.readRange())
    }
  }
}

extension BinaryReader {
  /// Which of some parts are meant.
  fileprivate mutating func readPlaces(in parts: [some Any]) throws(Malformed) -> [Int] {
    let places = try readArray { reader throws(Malformed) in try reader.readNumber() }
    guard places.allSatisfy(parts.indices.contains) else { throw Malformed() }
    return places
  }
}
