import SwiftSyntax
import TokenDiagnostics

/// Reads Swift files: what the rules find in each, whatever else there is in the project.
package struct SwiftReading: Sendable {
  private let rules: [LintRule]
  private let table: TriggerTable

  /// What decides which parts of a file are parsed.
  package enum Method: Sendable {
    /// Only the declarations in which a word stands that some rule looks for.
    case lexingFirst
    /// Everything, and every word of it is looked at: slow, and what the other one must not differ from.
    case parsingAll
  }

  private let timings: RuleTimings?

  /// The facts depend on the device symbols too, so what is kept of one set of them is of no use for another.
  package init(rules: [LintRule], deviceSymbols: [DeviceSymbol] = [], timings: RuleTimings? = nil) {
    self.rules = rules
    self.timings = timings
    let symbols = Set(deviceSymbols.map(\.name)).sorted().map { Trigger.name($0) }
    table = TriggerTable(
      rules.map { rule in
        let own = rule.swift?.triggers ?? []
        return own.contains(.deviceHelper) ? own + symbols : own
      })
  }

  package func read(_ bytes: [UInt8], method: Method = .lexingFirst) -> FileFacts {
    bytes.withUnsafeBufferPointer { buffer in
      var share = RuleTimings.Share()
      let lexed = RuleTimings.measure(timings, into: &share.lexing) {
        SwiftLexer.lex(UnsafeRawBufferPointer(buffer), table)
      }
      if lexed.isTooDeep { return .tooDeep }
      var reading = FileReading(bytes: buffer, rules: rules, table: table, lexed: lexed)
      (reading.timings, reading.share) = (timings, share)
      if method == .parsingAll { reading.workLeft = .max }
      switch method {
      case .lexingFirst: reading.readPieces()
      case .parsingAll: reading.readAll()
      }
      return reading.finished()
    }
  }
}

private struct FileReading {
  let bytes: UnsafeBufferPointer<UInt8>
  let rules: [LintRule]
  let table: TriggerTable
  let lexed: LexedSwift
  private let head: SwiftFileHead
  var timings: RuleTimings?
  var share = RuleTimings.Share()
  private var facts = FileFacts()
  private var answers = HelperAnswers()
  private var hidden = HiddenMemberFindings()
  /// Rules look around a place as far as a declaration goes, so each place costs as much as the piece is long.
  var workLeft = 200_000_000
  private var directives: [Directive]

  init(bytes: UnsafeBufferPointer<UInt8>, rules: [LintRule], table: TriggerTable, lexed: LexedSwift) {
    self.bytes = bytes
    self.rules = rules
    self.table = table
    self.lexed = lexed
    head = SwiftFileHead(
      imports: lexed.imports, declarations: lexed.declarations, constants: lexed.constants)
    directives = lexed.directives.map { range in
      Directive(range: range, text: String(decoding: bytes[range], as: UTF8.self))
    }
  }

  mutating func readPieces() {
    if lexed.isUnsure {
      // What was taken for text may be code, and the other way round.
      readAll()
      return
    }
    for piece in lexed.pieces(of: bytes.count) {
      let tree = parse(piece.range)
      findDeclarations(in: tree, of: piece.range)
      var findings = SwiftFindings(offset: piece.range.lowerBound, tree: tree, file: head)
      for candidate in piece.candidates {
        let position = AbsolutePosition(utf8Offset: candidate.offset - piece.range.lowerBound)
        guard let token = tree.token(at: position), token.positionAfterSkippingLeadingTrivia == position
        else {
          continue
        }
        guard takeWork(piece.range.count, at: candidate.offset) else { break }
        wake(table.entries[candidate.entry], token, &findings)
      }
      take(findings)
      if facts.unseenFrom != nil { return }
    }
  }

  mutating func readAll() {
    let tree = parse(0..<bytes.count)
    findDeclarations(in: tree, of: 0..<bytes.count)
    var findings = SwiftFindings(offset: 0, tree: tree, file: head)
    var entries: [String: TriggerTable.Entry] = [:]
    var texts: [(beginning: String, entry: TriggerTable.Entry)] = []
    for entry in table.entries {
      switch entry.word {
      case .identifier(let name): entries[name] = entry
      case .text(let beginning): texts.append((beginning, entry))
      case .comparedNumber, .factor, .deviceHelper: break
      }
    }
    let helper = table.deviceHelper.map { table.entries[$0] }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        let own = [entries[name], DeviceHelperName.isOne(name) ? helper : nil].compactMap { $0 }
        guard own.isEmpty || takeWork(bytes.count, at: token.position.utf8Offset) else {
          return take(findings)
        }
        for entry in own { wake(entry, token, &findings) }
      case .keyword: if let entry = entries[token.text] { wake(entry, token, &findings) }
      case .integerLiteral, .floatLiteral:
        for number in table.numbers { wake(table.entries[number.entry], token, &findings) }
      case .stringSegment(let text):
        for (beginning, entry) in texts where text.hasPrefix(beginning) { wake(entry, token, &findings) }
      default: break
      }
    }
    take(findings)
  }

  private mutating func parse(_ range: Range<Int>) -> SourceFileSyntax {
    let source = UnsafeBufferPointer(rebasing: bytes[range])
    let tree = RuleTimings.measure(timings, into: &share.parsing) { SourceFileSyntax.parsed(source) }
    facts.parsedBytes += range.count
    if tree.hasError, facts.errorOffset == nil {
      facts.errorOffset = range.lowerBound + (tree.firstErrorOffset ?? 0)
    }
    return tree
  }

  /// Whether there is work left for a place in so much code.
  private mutating func takeWork(_ amount: Int, at offset: Int) -> Bool {
    workLeft -= amount
    if workLeft < 0 { facts.unseenFrom = offset }
    return workLeft >= 0
  }

  private mutating func wake(
    _ entry: TriggerTable.Entry, _ token: TokenSyntax, _ findings: inout SwiftFindings
  ) {
    var woken: Int?
    for use in entry.uses where use.rule != woken {
      woken = use.rule
      guard let search = rules[use.rule].swift else { continue }
      findings.rule = rules[use.rule].id
      let place = SwiftPlace(token: token, file: head)
      RuleTimings.measure(timings, into: &share.rules[use.rule, default: .zero]) {
        search.find(place, &findings)
      }
    }
  }

  /// Finds what stands below the comments that are about a whole declaration.
  private mutating func findDeclarations(in tree: SourceFileSyntax, of piece: Range<Int>) {
    let first = directives.partitioningIndex { $0.range.lowerBound >= piece.lowerBound }
    let end = directives.partitioningIndex { $0.range.lowerBound >= piece.upperBound }
    for index in first..<max(first, end) where directives[index].isAboutDeclaration {
      let directive = directives[index]
      let position = AbsolutePosition(utf8Offset: directive.range.lowerBound - piece.lowerBound)
      guard let token = tree.token(at: position) else { continue }
      let declared = SwiftFindings.range(of: token.statementOrMember, offset: piece.lowerBound)
      if declared.lowerBound >= directive.range.upperBound { directives[index].declaration = declared }
    }
  }

  private mutating func take(_ findings: SwiftFindings) {
    facts.facts += findings.facts
    facts.helpers += findings.helpers
    facts.launch.formUnion(findings.launch)
    answers.add(findings.answers)
    hidden.add(findings.hidden)
  }

  private static let rulesOfHelpers = [LintRule.idiomHelper.id, LintRule.orientationHelper.id]

  func finished() -> FileFacts {
    var (facts, share) = (facts, share)
    (share.readBytes, share.parsedBytes) = (bytes.count, facts.parsedBytes)
    timings?.add(share)
    let (harmless, unused) = (answers.harmless, hidden.unused(in: bytes))
    for index in facts.facts.indices {
      let fact = facts.facts[index]
      let isHarmless = harmless.contains(fact.range) && Self.rulesOfHelpers.contains(fact.rule)
      if isHarmless || unused.contains(fact.range) { facts.facts[index].weight = .severity(.note) }
    }
    facts.facts.sort {
      ($0.range.lowerBound, $0.range.upperBound, $0.rule) < (
        $1.range.lowerBound, $1.range.upperBound, $1.rule
      )
    }
    facts.dropRepeats()
    facts.types = lexed.declarations.map {
      DeclaredType(name: $0.name, isExtension: $0.kind == .extension, inherited: $0.inherited)
    }
    facts.isGenerated = GeneratedMark.isIn(bytes)
    facts.directives = directives
    return facts
  }
}

extension SourceFileSyntax {
  fileprivate var firstErrorOffset: Int? {
    for token in tokens(viewMode: .all) {
      if token.presence == .missing { return token.position.utf8Offset }
      if token.parent?.is(UnexpectedNodesSyntax.self) == true {
        return token.positionAfterSkippingLeadingTrivia.utf8Offset
      }
    }
    return nil
  }
}

extension FileFacts {
  /// Of two facts that say the same of one place, as of a helper that asks on newer and on older systems, the weaker is
  /// no news. They are in the order of their places and rules.
  fileprivate mutating func dropRepeats() {
    facts = facts.reduce(into: []) { kept, fact in
      guard let last = kept.last, last.range == fact.range, last.rule == fact.rule,
        last.message == fact.message,
        last.condition == fact.condition
      else { return kept.append(fact) }
      if last.weight == .severity(.note) || last.surroundings.contains(.fallback) {
        kept[kept.count - 1] = fact
      }
    }
  }
}
