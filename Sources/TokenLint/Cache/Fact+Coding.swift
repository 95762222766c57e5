import TokenDiagnostics

extension Fact {
  func write(to writer: inout BinaryWriter) {
    writer.write(rule)
    writer.write(range)
    writer.write(message)
    weight.write(to: &writer)
    writer.write(Int(surroundings.rawValue))
    writer.write(types)
    writer.write(declaration)
    writer.write(statement)
    writer.write(notes) { $1.write(to: &$0) }
    writer.write(fixes) { $1.write(to: &$0) }
    condition.write(to: &writer)
    writer.write(neededSystem) { $0.write($1) }
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    rule = try reader.readText()
    range = try reader.readRange()
    message = try reader.readText()
    weight = try Weight(&reader)
    surroundings = Surroundings(rawValue: UInt16(truncatingIfNeeded: try reader.readNumber()))
    types = try reader.readTexts()
    declaration = try reader.readText()
    statement = try reader.readText()
    notes = try reader.readArray { reader throws(BinaryReader.Malformed) in try Note(&reader) }
    fixes = try reader.readArray { reader throws(BinaryReader.Malformed) in try Fix(&reader) }
    condition = try Condition(&reader)
    neededSystem = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readNumber()
    }
  }
}

extension Fact.Note {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(message)
    writer.write(range)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    message = try reader.readText()
    range = try reader.readRange()
  }
}

extension Fact.Fix {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(title)
    writer.write(applicability.rawValue)
    writer.write(edits) { writer, edit in
      writer.write(edit.range)
      writer.write(edit.text)
    }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    title = try reader.readText()
    applicability = try reader.readCase()
    edits = try reader.readArray { reader throws(BinaryReader.Malformed) in
      Edit(range: try reader.readRange(), text: try reader.readText())
    }
  }
}

extension Fact.Weight {
  fileprivate func write(to writer: inout BinaryWriter) {
    switch self {
    case .usual: writer.write(0)
    case .severity(let severity):
      writer.write(1)
      writer.write(severity.rawValue)
    case .inView(let inView, let elsewhere):
      writer.write(2)
      writer.write(inView.rawValue)
      writer.write(elsewhere.rawValue)
    case .usualInWindows: writer.write(3)
    }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    switch try reader.readNumber() {
    case 0: self = .usual
    case 1: self = .severity(try reader.readCase())
    case 2: self = .inView(try reader.readCase(), elsewhere: try reader.readCase())
    case 3: self = .usualInWindows
    default: throw BinaryReader.Malformed()
    }
  }
}

extension Fact.Condition {
  fileprivate func write(to writer: inout BinaryWriter) {
    switch self {
    case .always: writer.write(0)
    case .isDeviceHelper(let name, let type):
      writer.write(1)
      writer.write(name)
      writer.write(type) { $0.write($1) }
    case .isMemberDeviceHelper(let name, let value):
      writer.write(2)
      writer.write(name)
      writer.write(value)
    case .isInUIKitView: writer.write(3)
    case .hasScenes: writer.write(4)
    case .isNotDeclared(let name):
      writer.write(5)
      writer.write(name)
    }
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    switch try reader.readNumber() {
    case 0: self = .always
    case 1:
      let name = try reader.readText()
      let type = try reader.readOptional { reader throws(BinaryReader.Malformed) in try reader.readText() }
      self = .isDeviceHelper(name: name, type: type)
    case 2: self = .isMemberDeviceHelper(name: try reader.readText(), value: try reader.readText())
    case 3: self = .isInUIKitView
    case 4: self = .hasScenes
    case 5: self = .isNotDeclared(try reader.readText())
    default: throw BinaryReader.Malformed()
    }
  }
}
