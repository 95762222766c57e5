import TokenDiagnostics
import TokenEmit

/// How the command line names built-in templates.
enum BuiltInTemplates {
  /// The templates of the given names and in the given folders, each once.
  static func named(_ words: [String]) throws(CommandError) -> [String] {
    guard !words.isEmpty else {
      throw CommandError(
        .wrongUse,
        "'templates eject' needs the name of a template or of a folder; 'templates list' shows them")
    }
    var names: Set<String> = []
    for word in words {
      let found = matching(word)
      guard !found.isEmpty else {
        throw CommandError(
          .wrongUse,
          "'\(word)' is neither a built-in template nor a folder of them"
            + NearMiss.hint(for: word, among: all))
      }
      names.formUnion(found)
    }
    return names.sorted()
  }

  private static func matching(_ word: String) -> [String] {
    let names = TemplateLibrary.builtIn.names
    let isFile = word.hasSuffix(TemplateLibrary.suffix)
    let name = isFile ? String(word.dropLast(TemplateLibrary.suffix.count)) : word
    if names.contains(name) { return [name] }
    return names.filter { $0.hasPrefix(word.hasSuffix("/") ? word : word + "/") }
  }

  /// Every name and every folder.
  private static var all: [String] {
    let names = TemplateLibrary.builtIn.names
    return names
      + Set(names.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) }).sorted()
  }
}
