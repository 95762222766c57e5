/// Reads Objective-C, Objective-C++ and header files: what the rules find in each, whatever else there is in the
/// project. A file in which no rule's word stands costs its lexing alone.
package struct ObjectiveCReading: Sendable {
  private let searches: [ObjectiveCSearch]
  private let table: TriggerTable

  /// With every rule that looks at Objective-C.
  package init() { self.init(searches: ObjectiveCSearch.all) }

  init(searches: [ObjectiveCSearch]) {
    self.searches = searches
    // The heads of classes are read as well, whether or not a rule wakes.
    table = TriggerTable(searches.map(\.triggers) + [[.name("interface")]])
  }

  package func read(_ bytes: [UInt8]) -> FileFacts {
    let lexed = bytes.withUnsafeBytes { ObjectiveCLexer.lex($0, table) }
    var facts = FileFacts()
    facts.imports = lexed.imports
    facts.isGenerated = bytes.withUnsafeBufferPointer(GeneratedMark.isIn)
    facts.directives = lexed.directives.map { range in
      Directive(range: range, text: String(decoding: bytes[range], as: UTF8.self))
    }
    guard lexed.hasCandidates else { return facts }
    let code = ObjectiveCText(lexed.code.tokens, in: bytes, branches: lexed.branches, macro: nil)
    let file = ObjectiveCFile(imports: lexed.imports, declarations: ObjectiveCDeclarations(code))
    var findings = ObjectiveCFindings()
    wake(lexed.code.candidates, in: code, file, &findings)
    for macro in lexed.macros where !macro.body.candidates.isEmpty {
      let body = ObjectiveCText(macro.body.tokens, in: bytes, branches: [], macro: macro.name)
      wake(macro.body.candidates, in: body, file, &findings)
    }
    facts.types = file.declarations.types
    facts.parsedBytes = bytes.count
    let inMacros = MacroUses(lexed, in: bytes).added(to: findings.macroFacts)
    facts.facts = (findings.facts + inMacros).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.rule) < (
        $1.range.lowerBound, $1.range.upperBound, $1.rule
      )
    }
    facts.helpers = findings.helpers.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return facts
  }

  private func wake(
    _ candidates: [LexedObjectiveC.Candidate], in text: ObjectiveCText, _ file: ObjectiveCFile,
    _ findings: inout ObjectiveCFindings
  ) {
    for candidate in candidates {
      let place = ObjectiveCPlace(text: text, index: candidate.token, file: file)
      for use in table.entries[candidate.entry].uses where use.rule < searches.count {
        findings.rule = searches[use.rule].rule
        searches[use.rule].find(place, &findings)
      }
    }
  }
}
