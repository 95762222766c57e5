import TokenDiagnostics

/// Reads the words after the name of a command. It stops at nothing: every mistake is told in one run.
struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var values: [String: Option.Value] = [:]
  private var seen: Set<String> = []
  private var mistakes: [CommandError] = []

  private init(_ words: [String], for command: Command) {
    self.command = command
    rest = words[...]
  }

  /// The arguments, or everything that is wrong with them.
  static func parse(_ words: [String], for command: Command) -> Result<Arguments, Mistakes> {
    var parser = ArgumentParser(words, for: command)
    parser.readAll()
    parser.mistakes += command.operand.mistakes(in: parser.operands, of: command.name)
    guard parser.mistakes.isEmpty else { return .failure(Mistakes(errors: parser.mistakes)) }
    let arguments = Arguments(
      operands: parser.operands, values: parser.values, allowed: command.allOptions)
    return .success(arguments)
  }

  struct Mistakes: Error {
    let errors: [CommandError]
  }

  private mutating func readAll() {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      do throws(CommandError) {
        try read(word)
      } catch {
        mistakes.append(error)
      }
    }
  }

  private mutating func read(_ word: String) throws(CommandError) {
    guard Self.looksLikeOption(word) else { return operands.append(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let option = try option(called: parts[0])
    if seen.contains(option.name) {
      if parts.count == 1 { skipValue(of: option) }
      throw CommandError(.wrongUse, "'--\(option.name)' is given twice")
    }
    seen.insert(option.name)
    values[option.name] = try value(of: option, written: parts.count == 2 ? parts[1] : nil)
  }

  private func option(called typed: String) throws(CommandError) -> Option {
    for option in command.allOptions {
      let isLetter = option.letter.map { typed == "-\($0)" } ?? false
      if isLetter || typed == "--\(option.name)" { return option }
    }
    let names = command.allOptions.map { "--\($0.name)" }
    let wanted = "--" + typed.drop { $0 == "-" }
    throw CommandError(
      .wrongUse, "'\(typed)' is not an option" + NearMiss.hint(for: wanted, among: names))
  }

  private mutating func value(
    of option: Option, written: String?
  ) throws(CommandError) -> Option.Value {
    if option.syntax == .flag, written == nil { return .given }
    guard let text = written ?? nextValue(), !text.isEmpty || option.syntax == .flag else {
      throw CommandError(
        .wrongUse, "'--\(option.name)' needs a value: --\(option.name) \(option.placeholder ?? "")")
    }
    return try option.value(text)
  }

  private mutating func nextValue() -> String? {
    guard let word = rest.first, !Self.looksLikeOption(word) || Self.looksLikeNumber(word) else { return nil }
    return rest.popFirst()
  }

  private mutating func skipValue(of option: Option) {
    if option.syntax != .flag { _ = nextValue() }
  }

  /// A dash alone means standard input.
  static func looksLikeOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// `-4` after `--jobs` is a wrong number, and not an option.
  private static func looksLikeNumber(_ word: String) -> Bool {
    word.dropFirst().utf8.first.map { 0x30...0x39 ~= $0 } ?? false
  }
}
