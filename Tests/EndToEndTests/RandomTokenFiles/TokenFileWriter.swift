import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// Makes up the token files of a project.
struct TokenFileWriter {
  /// How much is wrong with the files.
  enum Manner {
    /// Everything is meant to be right.
    case careful
    /// Values, names, references and conditions are wrong here and there.
    case careless
    /// The same, and then some bytes are changed.
    case damaged
  }

  private let pool: ValuePool
  private let manner: Manner
  private var writer: ValueWriter
  private var count = 0
  /// The tokens there are, by the names of their types.
  private var paths: [String: [String]] = [:]

  init(seed: UInt64, manner: Manner, pool: ValuePool) {
    writer = ValueWriter(seed: seed)
    self.manner = manner
    self.pool = pool
  }

  /// Swift names for a few of the tokens, as a config gives them.
  mutating func chosenNames() -> [ChosenName] {
    let all = paths.values.joined().sorted()
    guard !all.isEmpty, writer.generator.happens(30) else { return [] }
    let config = SourceRange(startOf: SourceFile(path: ".tokenc.yml", text: ""))
    return ["in", "größe_", "Chosen", "_2"].prefix(1 + writer.generator.next(below: 4)).map { name in
      let path = TokenPath(writer.generator.pick(all).split(separator: ".").map(String.init))
      return ChosenName(path: path, name: name, pathRange: config, nameRange: config)
    }
  }

  /// What this version reads, so that a feature takes part as soon as it is there.
  private static let hasExpressions = ValuePool.isAccepted("t: { $type: number, $value: \"2 * 3\" }\n")
  private static let hasExtensions = ValuePool.isAccepted(
    "t: { $type: number, $value: 1, $extensions: { com.example: [1] } }\n")
  private static let hasChecks = ValuePool.isAccepted(
    "t: { $type: number, $value: 1, $checks: [{ assert: \"{t} > 0\" }] }\n")

  private var isCareless: Bool {
    if case .careful = manner { false } else { true }
  }

  /// So many files, each with its path; one in five is JSON.
  mutating func files(_ count: Int) -> [(path: String, bytes: [UInt8])] {
    (0..<count).map { index in
      let isJSON = writer.generator.happens(20)
      let groups = (0...writer.generator.next(below: 3)).map { _ in group(path: [], depth: 0, isJSON: isJSON)
      }
      let root = Written.mapping(groups)
      let text = isJSON ? root.json : root.block(indentation: 0)
      var bytes = Array(text.drop { $0 == "\n" }.utf8)
      if case .damaged = manner { damage(&bytes) }
      return ("\(index).\(isJSON ? "json" : "yaml")", bytes)
    }
  }

  private mutating func group(path: [String], depth: Int, isJSON: Bool) -> (key: String, value: Written) {
    let name = name()
    let path = path + [name]
    let type = writer.generator.pick(TokenType.all)
    var entries: [(key: String, value: Written)] = [("$type", .plain(type.name))]
    if writer.generator.happens(15) { entries.append(("$description", .text(writer.text()))) }
    if writer.generator.happens(5) { entries.append(("$deprecated", .plain("true"))) }
    for _ in 0...writer.generator.next(below: 4) { entries.append(token(of: type, in: path, isJSON: isJSON)) }
    if depth < 2, writer.generator.happens(35) {
      entries.append(group(path: path, depth: depth + 1, isJSON: isJSON))
    }
    return (name, .mapping(entries))
  }

  private mutating func token(of type: TokenType, in group: [String], isJSON: Bool) -> (
    key: String, value: Written
  ) {
    let name = name()
    let value = value(of: type)
    let path = (group + [name]).joined(separator: ".")
    defer { paths[type.name, default: []].append(path) }
    let isRecord = if case .mapping = value { true } else { false }
    if !isJSON, !isRecord, writer.generator.happens(40) { return (name, value) }
    var entries: [(key: String, value: Written)] = [("$value", value)]
    if !isJSON, writer.generator.happens(25) { entries.append(("$when", conditions(of: type))) }
    if writer.generator.happens(10) { entries.append(("$description", .text(writer.text()))) }
    if writer.generator.happens(5) { entries.append(("$deprecated", .text(writer.text() + "x"))) }
    if Self.hasExtensions, writer.generator.happens(10) {
      entries.append(("$extensions", .mapping([("com.example", .list([.plain("1"), value]))])))
    }
    if Self.hasChecks, !isJSON, type.name == "number", writer.generator.happens(30) {
      let check = Written.mapping([("assert", .text("{\(path)} == {\(path)}"))])
      entries.append(("$checks", .list([check])))
    }
    if isCareless, writer.generator.happens(5) { entries.append((writer.text(), writer.wrong())) }
    return (name, .mapping(entries))
  }

  private mutating func value(of type: TokenType) -> Written {
    if isCareless, writer.generator.happens(7) { return writer.wrong() }
    let known = paths[type.name] ?? []
    if !known.isEmpty, writer.generator.happens(20) { return .text("{\(writer.generator.pick(known))}") }
    let isCounted = ["number", "dimension", "duration", "angle"].contains(type.name)
    if Self.hasExpressions, isCounted, !known.isEmpty, writer.generator.happens(25) {
      return .text(expression(over: known))
    }
    if isCareless, writer.generator.happens(30) {
      writer.targets = paths
      return writer.value(of: writer.generator.happens(90) ? type : writer.generator.pick(TokenType.all))
    }
    let values = pool.values(of: type)
    return values.isEmpty ? writer.value(of: type) : writer.generator.pick(values)
  }

  private mutating func expression(over paths: [String]) -> String {
    let (a, b) = (writer.generator.pick(paths), writer.generator.pick(paths))
    return writer.generator.pick([
      "{\(a)} * 0.5", "({\(a)} + {\(b)}) / 4", "max({\(a)}, {\(b)}) * 0.25", "0.5 * {\(a)} - {\(b)} / 4",
      isCareless ? "{\(a)} * {\(b)}" : "abs({\(a)})", isCareless ? "{\(a)} / {\(b)}" : "min({\(a)}, {\(b)})",
    ])
  }

  /// Each condition holds where the one before it does and in fewer contexts, so that one always wins.
  private mutating func conditions(of type: TokenType) -> Written {
    var terms = [
      "appearance=dark", "contrast=increased", "width=regular", "posture=half-open", "posture=closed",
    ]
    terms.shuffle(using: &writer.generator)
    if isCareless, writer.generator.happens(20) { terms[0] = "device=pad" }
    terms.removeAll { $0 == "posture=closed" && !isCareless }
    var entries: [(key: String, value: Written)] = []
    for length in 1...(1 + writer.generator.next(below: 3)) {
      entries.append((terms.prefix(length).joined(separator: " and "), value(of: type)))
    }
    return .mapping(entries)
  }

  /// A name that no other token or group has, neither as it is written nor in Swift.
  private mutating func name() -> String {
    count += 1
    if isCareless, writer.generator.happens(5) {
      return writer.generator.pick([
        "", " ", "a.b", "{x", "$type", "$x", "→", "_", "same", "Same", "a b", "-1",
      ])
    }
    let word = writer.generator.pick([
      "item", "Type", "self", "class", "größe", "颜色", "é", "🙂", "2xl-", "-", "double", "String", "Foundation",
      "surface", "color", "URLSession", "e\u{301}", "with blank ", "init", "context", "x²", "if", "allCases",
    ])
    return "\(word)\(count)" + writer.generator.pick(["", "-a", "B", "_c"])
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let pieces = [
      "\n", "\t", ": ", "- ", "[", "}", "\"", "&a ", "*a", "|\n", "#", "---\n", "\u{FEFF}", "\u{85}", "{",
    ]
    for _ in 0...writer.generator.next(below: 3) {
      let place = writer.generator.next(below: bytes.count + 1)
      switch writer.generator.next(below: 4) {
      case 0: bytes.insert(contentsOf: Array(writer.generator.pick(pieces).utf8), at: place)
      case 1: bytes.insert(UInt8(writer.generator.next(below: 256)), at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + writer.generator.next(below: 20)))
      default: bytes = Array(bytes[..<place])
      }
    }
  }
}
