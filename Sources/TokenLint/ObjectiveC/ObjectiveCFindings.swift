import TokenDiagnostics

/// What rules found in an Objective-C file.
struct ObjectiveCFindings {
  /// What was found in code.
  private(set) var facts: Set<Fact> = []
  /// What was found in macros, once for each rule.
  private(set) var macroFacts: [MacroFinding: Fact] = [:]
  private(set) var helpers: Set<DeviceHelper> = []
  /// The rule that is looking.
  var rule = ""
  /// What has been asked of bodies before.
  private var mentions: [Mention: Bool] = [:]
  /// By the offsets of their words.
  private var idiomUses: [Int: ObjectiveCSearch.IdiomUse?] = [:]

  struct MacroFinding: Hashable {
    let rule: String
    /// The name of the macro where it is defined.
    let macro: Range<Int>
  }

  private struct Mention: Hashable {
    let body: Int
    let words: [String]
  }

  /// Tells a finding at a run of tokens. In a macro it counts once for each rule, wherever in the body it is.
  mutating func report(
    _ message: String, at tokens: ClosedRange<Int>, of place: ObjectiveCPlace, weight: Fact.Weight = .usual,
    notes: [Fact.Note] = [], fixes: [Fact.Fix] = [], condition: Fact.Condition = .always
  ) {
    let surroundings = ObjectiveCSurroundings(tokens, of: place)
    let fact = Fact(
      rule: rule, range: place.text.offsets(tokens), message: message, weight: weight,
      surroundings: surroundings.flags, types: surroundings.types, declaration: surroundings.declaration,
      statement: surroundings.statement, notes: notes, fixes: fixes, condition: condition)
    guard let macro = place.text.macro else {
      facts.insert(fact)
      return
    }
    let finding = MacroFinding(rule: rule, macro: macro)
    if macroFacts[finding] == nil { macroFacts[finding] = fact }
  }

  mutating func declare(_ helper: DeviceHelper) { helpers.insert(helper) }

  /// Whether the rule asks for the first time whether it is the first in a body.
  mutating func isFirst(in body: Int) -> Bool {
    mentions.updateValue(true, forKey: Mention(body: body, words: [rule])) == nil
  }

  /// What the idiom is asked for. Several rules ask that of one place.
  mutating func idiomUse(_ place: ObjectiveCPlace) -> ObjectiveCSearch.IdiomUse? {
    let offset = place.text.tokens[place.index].start
    if let known = idiomUses[offset] { return known }
    let use = ObjectiveCSearch.IdiomUse(place)
    idiomUses[offset] = .some(use)
    return use
  }

  /// Whether one of some words stands in the body of a definition.
  mutating func body(of definition: ObjectiveCDeclaration, in text: ObjectiveCText, mentions words: [String])
    -> Bool
  {
    let mention = Mention(body: definition.body.lowerBound, words: words)
    if let known = mentions[mention] { return known }
    let isMentioned = definition.body.contains { text.hasText($0, in: words) }
    mentions[mention] = isMentioned
    return isMentioned
  }
}

extension ObjectiveCFindings {
  /// Says that the macro around a place, if one is, answers a question about the device.
  mutating func declareMacro(of place: ObjectiveCPlace, trait: String) {
    if place.text.macro != nil { declareHelper(of: place, trait: trait) }
  }

  /// Says that the macro, function or method around a place answers a question about the device.
  mutating func declareHelper(of place: ObjectiveCPlace, trait: String) {
    guard let name = place.declaredName else { return }
    let definition = place.definition
    let range = place.text.macro ?? definition.map { place.text.tokens[$0.nameToken].range }
    guard let range else { return }
    declare(DeviceHelper(name: name, type: definition?.type, range: range, trait: trait))
  }
}
