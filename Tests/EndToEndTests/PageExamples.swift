import Foundation
import TestSupport
import Testing

/// The examples of a page, each compiled as a project of its own.
///
/// A block of YAML or JSON is the token file of a project; those that begin with `# .tokenc.yml` or with
/// `# Tokens/NAME.yaml` are files of that name for the next project. A block `text` after it is all that the tool
/// says, and without one it says nothing. A block `swift` is a part of what is generated, a block `js` a part of
/// `tokens.json` or another JSON file; one that begins with `// in an app` is code that uses it, and what stands
/// after `//` in a line of it is what the line gives; one that begins with `// Sources/PATH` is that file, for commands. A block `md` is a part of the documentation that is written, a
/// block `console` a command after `$ ` and what it writes, a block `sh` commands that write nothing. A block `yml`
/// is a file of a CI system, whose commands must be such that `tokenc` takes them. A block `jsonc` is a setting of
/// something else, and has to be JSON. A block `mustache` that begins with `{{! PATH }}` is a template of that path
/// for the next project.
struct PageExamples {
  let page: String
  /// Files that no project has yet.
  private var waiting: [(path: String, text: String)] = []
  private var project: TemporaryFolder?
  private var messages = ""

  init(page: String) { self.page = page }

  /// Puts what the tool says in place of what the page says it does.
  mutating func run(_ page: inout MarkdownPage) throws {
    for index in page.parts.indices {
      guard case .code(let language, let text) = page.parts[index] else { continue }
      page.parts[index] = .code(language: language, text: try run(text, in: language))
    }
    try buildWhatWaits()
    expectNoMessages()
  }

  /// The text of a block as it should be.
  private mutating func run(_ text: String, in language: String) throws -> String {
    switch language {
    case "yaml", "json":
      try read(text, in: language)
      return text
    case "js":
      try buildWhatWaits()
      let project = try #require(project)
      let json = project.listing.filter { $0.hasPrefix("Generated/") && $0.hasSuffix(".json") }
        .compactMap(project.text).joined()
      #expect(json.contains(text), "\(page): this is not written:\n\(text)\nbut\n\(json)")
      return text
    case "md":
      try buildWhatWaits()
      let project = try #require(project)
      let pages = project.listing.filter { $0.hasSuffix(".md") }.compactMap(project.text).joined()
      #expect(pages.contains(text), "\(page): this is not written:\n\(text)\nbut\n\(pages)")
      return text
    case "text":
      try buildWhatWaits()
      defer { messages = "" }
      return messages
    case "console":
      defer { messages = "" }
      return try runCommand(text)
    case "yml":
      try tryCommands(of: text)
      return text
    case "swift":
      if let path = text.prefixMatch(of: /\/\/ (Sources\/\S+)\n/)?.1 {
        return try addSource(text, at: String(path))
      }
      try buildWhatWaits()
      let project = try #require(project)
      if text.hasPrefix("// in an app\n") { return try AppExample(text).runBeside(project) }
      let generated = project.listing.filter { $0.hasSuffix(".tokens.swift") }.compactMap(project.text)
        .joined()
      #expect(generated.contains(text), "\(page): this is not generated:\n\(text)\nbut\n\(generated)")
      return text
    case "sh":
      try buildWhatWaits()
      let result = try shell(text[...])
      #expect(result.status == 0 && result.output + result.errors == "", "\(page): \(text)\(result.errors)")
      return text
    case "mustache":
      let path = try #require(text.prefixMatch(of: /{{! (\S+) }}\n/)?.1, "\(page): a template needs a path")
      waiting.append((String(path), text))
      return text
    case "jsonc":
      #expect(throws: Never.self, "\(page)") { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      return text
    default:
      Issue.record("\(page): a block of \(language) is no example")
      return text
    }
  }

  private mutating func addSource(_ text: String, at path: String) throws -> String {
    let folder = try project ?? TemporaryFolder()
    project = folder
    try folder.write(text, to: path)
    return text
  }

  /// The first line of a block, and what is written when it is run in the last project.
  private mutating func runCommand(_ text: String) throws -> String {
    let line = text.prefix { $0 != "\n" }
    let result = try shell(line.dropFirst(2))
    return "\(line)\n\(result.errors)\(result.output)"
  }

  private mutating func tryCommands(of text: String) throws {
    for command in text.matches(of: /(?m)^ *(?:- )?(?:run: )?(tokenc .*)$/).map(\.1) {
      let result = try shell(command)
      #expect(result.status < 2, "\(page): \(command): \(result.errors)")
    }
  }

  /// Runs commands in the folder of the last project, which is also the home of whoever types them.
  private mutating func shell(_ commands: Substring) throws -> ProcessResult {
    let folder = try project ?? TemporaryFolder()
    project = folder
    let tools = URL(filePath: BuiltProduct.path("tokenc")).deletingLastPathComponent().path
    let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let environment = [
      "PATH": path, "HOME": folder.url.path, "GITHUB_STEP_SUMMARY": folder.url.path + "/summary.md",
    ]
    return try runProcess("bash", ["-c", String(commands)], in: folder.url, environment: environment)
  }

  private mutating func read(_ text: String, in language: String) throws {
    if let path = text.prefixMatch(of: /# (\.tokenc\.yml|Tokens\/\S+)\n/)?.1 {
      waiting.append((String(path), text))
      return
    }
    if waiting.contains(where: { $0.path.hasPrefix("Tokens/") }) { try buildWhatWaits() }
    waiting.append(("Tokens/app.\(language)", text))
    try buildWhatWaits()
  }

  private mutating func buildWhatWaits() throws {
    if waiting.isEmpty { return }
    expectNoMessages()
    let folder = try TemporaryFolder()
    for (path, text) in waiting { try folder.write(text, to: path) }
    defer { waiting = [] }
    project = folder
    // A config alone is one for the linter.
    guard waiting.contains(where: { $0.path.hasPrefix("Tokens/") }) else { return }
    messages = try runProcess(BuiltProduct.path("tokenc"), ["build"], in: folder.url).errors
  }

  private func expectNoMessages() {
    #expect(messages == "", "\(page): nothing tells what is wrong with an example")
  }
}
