import TokenDiagnostics
import TokenSyntax

/// Reads values out of the tree: follows references, hands on to the types, and reports what cannot be read.
package struct ValueReader {
  let scope: ReadingScope
  package var bag = DiagnosticBag()
  /// How many operations the expressions took that were read.
  var operationCount = 0
  var spelling: Spelling
  var choice: Choice

  package var settings: ModelSettings { scope.settings }
  var names: ReferenceNames { scope.names }
  var targets: ReferenceTargets { scope.targets }

  /// Whose rules a value is written by.
  enum Spelling {
    /// Those of the language of its file.
    case ofFile
    /// Ours, in JSON too: what stands under `dev.tokenc` is read by no other tool.
    case own
  }

  /// Which of a token's values a reference stands for.
  enum Choice {
    case ofContext(Context)
    /// This one, whatever the token.
    indirect case value(Value)
  }

  init(_ scope: ReadingScope, spelling: Spelling, choosing choice: Choice) {
    self.scope = scope
    self.spelling = spelling
    self.choice = choice
  }

  func choose(_ token: Token) -> Value {
    switch choice {
    case .ofContext(let context): token.value(in: context)
    case .value(let value): value
    }
  }

  /// The value of a node as a value of a type, be it written there or referred to; nil if that was reported.
  package mutating func read(_ node: Node, as type: TokenType) -> Value? {
    let saidBefore = node.isReported ? bag : nil
    defer { if let saidBefore { bag = saidBefore } }
    guard let value = readUnconstrained(node, as: type) else { return nil }
    noteLegacySpelling(of: node, as: type)
    if let rule = type.constraint(value) {
      bag.add(.outOfRange(rule, at: node.range))
      return nil
    }
    return value
  }

  private mutating func readUnconstrained(_ node: Node, as type: TokenType) -> Value? {
    switch Reference(node) {
    case .token(let path) where !isText(path, in: type): return follow(path, from: node, as: type)
    case .malformed where !type.shape.isText:
      bag.add(.malformedReference(at: node.range))
      return nil
    case .token, .malformed, .expression, .none: break
    }
    if case .scalar(let scalar) = node.content, scalar.isNull {
      bag.add(.emptyValue(node, expected: type.expectation(at: node)))
      return nil
    }
    if !type.isForeign, let key = node.keyOfPointer {
      bag.add(.notSupportedYet("'\(key.text)'", at: key.range))
      return nil
    }
    if type.shape.isComputable, let text = ExpressionText.of(node) {
      return computed(text, of: node, as: type)
    }
    return type.read(node, &self)
  }

  private mutating func follow(_ path: TokenPath, from node: Node, as type: TokenType) -> Value? {
    switch targets[path] {
    case .token(let token):
      var value = choose(token)
      if !token.type.isSame(as: type) {
        guard let converted = type.convert(value, Referral(token: token, node: node), &self) else {
          bag.add(.wrongReferenceType(node, token, expected: type))
          return nil
        }
        value = converted
      }
      return value.referred(as: path, at: node.range)
    case .failed: return nil
    case .group(let range): bag.add(.referenceToGroup(path, at: node.range, group: range))
    case .missing: bag.add(.unknownReference(path, at: node.range, names))
    }
    return nil
  }

  /// Whether a reference is part of what is written for a token of a foreign type, which nobody can look into.
  private func isText(_ path: TokenPath, in type: TokenType) -> Bool {
    guard type.isForeign, case .token(let token) = targets[path] else { return false }
    return !token.type.isSame(as: type)
  }

  /// The fields of a record; nil if one could not be read or is missing.
  package mutating func record(_ node: Node, shape: RecordShape, typeName: String) -> Record? {
    guard case .mapping(let entries) = node.content else {
      let required = shape.fields.filter(\.isRequired)
      bag.add(.noRecord(node, of: typeName, requiring: required.map(\.name)))
      return nil
    }
    var isComplete = checkFields(of: node, entries, shape: shape, typeName: typeName)
    let values = shape.fields.map { field -> Value? in
      guard let entry = entries[field.name] else { return nil }
      let value = read(entry.value, as: field.type)
      if value == nil { isComplete = false }
      return value
    }
    return isComplete ? Record(shape: shape, values: values) : nil
  }

  /// Reports fields that the shape does not have, and those it needs and that are not there. A misspelt field is
  /// one mistake, not two.
  private mutating func checkFields(
    of node: Node, _ entries: [Node.Entry], shape: RecordShape, typeName: String
  ) -> Bool {
    if shape.isMatched(by: entries) { return true }
    let names = shape.fields.map(\.name)
    let unknown = entries.filter { !names.contains($0.key.text) }
    var accounted = Set(entries.map(\.key.text))
    var meanings: [String?] = []
    for entry in unknown {
      let meant = NearMiss.find(entry.key.text, among: names.filter { !accounted.contains($0) })
      if let meant { accounted.insert(meant) }
      meanings.append(meant)
    }
    let missing = shape.fields.filter { $0.isRequired && !accounted.contains($0.name) }.map(\.name)
    // As many as are missing stand for those, under names that are nothing like theirs.
    let isRenamed = node.isComplete && !missing.isEmpty && missing.count == meanings.count { $0 == nil }
    for (entry, meant) in zip(unknown, meanings) {
      bag.add(
        .unknownField(entry.key, of: typeName, meant: meant, names: names, missing: isRenamed ? missing : []))
    }
    if !missing.isEmpty, !isRenamed { bag.add(.missingFields(missing, of: typeName, node)) }
    return unknown.isEmpty && missing.isEmpty
  }

  /// The text of a scalar that is text and not a number, a boolean or empty.
  package func text(_ node: Node) -> String? {
    guard case .scalar(let scalar) = node.content, scalar.meaning == .text else { return nil }
    return scalar.text
  }
}

/// What the values of all tokens are read with. It is an object because there is a reader for each token.
final class ReadingScope {
  let settings: ModelSettings
  let names: ReferenceNames
  let targets: ReferenceTargets

  init(settings: ModelSettings, names: ReferenceNames, targets: ReferenceTargets) {
    self.settings = settings
    self.names = names
    self.targets = targets
  }
}

extension RecordShape {
  /// Whether all the fields that are needed are there, and nothing that is no field.
  fileprivate func isMatched(by entries: [Node.Entry]) -> Bool {
    let isKnown = entries.allSatisfy { entry in fields.contains { $0.name == entry.key.text } }
    return isKnown
      && fields.allSatisfy { field in
        !field.isRequired || entries.has(field.name)
      }
  }
}

extension Shape {
  var isText: Bool {
    switch self {
    case .text, .foreign: true
    case .color, .length, .textSize, .duration, .angle, .number, .boolean, .choice, .list, .oneOrMore,
      .record:
      false
    }
  }
}

extension Node {
  /// The `$ref` of an object that stands for a value elsewhere (DTCG Format, section 7.1.2), which a later version will
  /// follow.
  fileprivate var keyOfPointer: Node.Key? {
    guard case .mapping(let entries) = content else { return nil }
    return entries["$ref"]?.key
  }
}
