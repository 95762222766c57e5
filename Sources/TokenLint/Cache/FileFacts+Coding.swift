/// How the facts of a file are kept. What is written here in one order is read in the same; a test compares what comes
/// back.
extension FileFacts {
  func write(to writer: inout BinaryWriter) {
    writer.write(isGenerated)
    writer.write(errorOffset) { $0.write($1) }
    writer.write(unseenFrom) { $0.write($1) }
    writer.write(isTooDeep)
    writer.write(parsedBytes)
    writer.write(types) { $1.write(to: &$0) }
    writer.write(helpers) { $1.write(to: &$0) }
    writer.write(launch.map(\.rawValue).sorted())
    writer.write(directives) { $1.write(to: &$0) }
    writer.write(facts) { $1.write(to: &$0) }
    writer.write(project) { $1.write(to: &$0) }
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    self.init()
    isGenerated = try reader.readFlag()
    errorOffset = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readNumber() }
    unseenFrom = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readNumber() }
    isTooDeep = try reader.readFlag()
    parsedBytes = try reader.readNumber()
    types = try reader.readArray { reader throws(BinaryReader.Malformed) in try DeclaredType(&reader) }
    helpers = try reader.readArray { reader throws(BinaryReader.Malformed) in try DeviceHelper(&reader) }
    launch = Set(try reader.readArray { reader throws(BinaryReader.Malformed) in try reader.readCase() })
    directives = try reader.readArray { reader throws(BinaryReader.Malformed) in try Directive(&reader) }
    facts = try reader.readArray { reader throws(BinaryReader.Malformed) in try Fact(&reader) }
    project = try reader.readOptional { reader throws(BinaryReader.Malformed) in try ProjectFileFacts(&reader)
    }
  }
}

extension DeclaredType {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(isExtension)
    writer.write(inherited)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    name = try reader.readText()
    isExtension = try reader.readFlag()
    inherited = try reader.readTexts()
  }
}

extension DeviceHelper {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(type) { $0.write($1) }
    writer.write(range)
    writer.write(trait)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    name = try reader.readText()
    type = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readText() }
    range = try reader.readRange()
    trait = try reader.readText()
  }
}

extension Directive {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(range)
    writer.write(text)
    writer.write(declaration) { $0.write($1) }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    range = try reader.readRange()
    text = try reader.readText()
    declaration = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readRange() }
  }
}
