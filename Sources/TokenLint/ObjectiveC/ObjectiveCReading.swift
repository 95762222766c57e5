/// Reads Objective-C, Objective-C++ and header files: what the rules find in each, whatever else there is in
/// the project. A file in which no rule's word stands costs its lexing alone.
package struct ObjectiveCReading: Sendable {
  private let searches: [ObjectiveCSearch]
  private let triggers: ObjectiveCTriggers

  package init(rules: [LintRule]) { self.init(searches: rules.compactMap(\.objectiveC)) }

  init(searches: [ObjectiveCSearch]) {
    self.searches = searches
    // The heads of classes are read as well, and who makes scenes, whether or not a rule wakes.
    triggers = ObjectiveCTriggers(
      searches.map(\.triggers), alsoAt: ["interface", Self.sceneConfiguration])
  }

  /// Stands in the selector of the method by which an app delegate chooses the configuration of a scene.
  private static let sceneConfiguration = "configurationForConnectingSceneSession"

  package func read(_ bytes: [UInt8]) -> FileFacts {
    let lexed = bytes.withUnsafeBytes { ObjectiveCLexer.lex($0, triggers) }
    var facts = FileFacts()
    facts.isGenerated = bytes.withUnsafeBufferPointer(GeneratedMark.isIn)
    facts.directives = lexed.directives.map { range in
      Directive(range: range, text: String(decoding: bytes[range], as: UTF8.self))
    }
    // Words that wake no rule begin the heads of classes, or stand in that selector.
    let heads = lexed.code.candidates.filter { triggers.searches[$0.entry].isEmpty }
    facts.types = heads.compactMap {
      ObjectiveCTypeHead.type(at: $0.token, of: lexed.code.tokens, in: bytes)
    }
    let choosesScenes = heads.contains { candidate in
      bytes[lexed.code.tokens[candidate.token].range].elementsEqual(Self.sceneConfiguration.utf8)
    }
    if choosesScenes { facts.launch.insert(.sceneConfiguration) }
    if heads.count < lexed.code.candidates.count
      || lexed.macros.contains(where: { !$0.body.candidates.isEmpty })
    {
      find(in: lexed, bytes, &facts)
    }
    return facts
  }

  private func find(in lexed: LexedObjectiveC, _ bytes: [UInt8], _ facts: inout FileFacts) {
    let code = ObjectiveCText(lexed.code.tokens, in: bytes, branches: lexed.branches, macro: nil)
    let file = ObjectiveCFile(
      imports: lexed.imports, declarations: ObjectiveCDeclarations(code, types: facts.types))
    for index in facts.directives.indices where facts.directives[index].isAboutDeclaration {
      facts.directives[index].declaration = file.declarations.extent(
        below: facts.directives[index].range, in: code)
    }
    var findings = ObjectiveCFindings()
    wake(lexed.code.candidates, in: code, file, &findings)
    for macro in lexed.macros where !macro.body.candidates.isEmpty {
      let body = ObjectiveCText(macro.body.tokens, in: bytes, branches: [], macro: macro.name)
      wake(macro.body.candidates, in: body, file, &findings)
    }
    facts.parsedBytes = bytes.count
    let inMacros = MacroUses(lexed, in: bytes).added(to: findings.macroFacts)
    facts.facts = (findings.facts + inMacros).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.rule) < (
        $1.range.lowerBound, $1.range.upperBound, $1.rule
      )
    }
    facts.helpers = findings.helpers.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func wake(
    _ candidates: [LexedObjectiveC.Candidate], in text: ObjectiveCText, _ file: ObjectiveCFile,
    _ findings: inout ObjectiveCFindings
  ) {
    for candidate in candidates {
      let place = ObjectiveCPlace(text: text, index: candidate.token, file: file)
      for search in triggers.searches[candidate.entry].map({ searches[$0] }) {
        findings.rule = search.rule
        search.find(place, &findings)
      }
    }
  }
}
