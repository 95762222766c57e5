import Foundation
import TestSupport
import Testing

/// The examples of a page, each compiled as a project of its own.
///
/// A block of YAML or JSON is the token file of a project; those that begin with `# .tokenc.yml` or `# Tokens/NAME.yaml`
/// are files of that name for the next project. A block `text` after it is all that the tool says, and without one it says
/// nothing. A block `swift` is a part of what is generated, a block `js` a part of `tokens.json` or another
/// JSON file; one that begins with `// in an app` is code that uses it, and what stands after `//` in a line of it is what the line gives. A block `console` is a command after `$ ` and what it writes.
/// A block `yml` is a file of a CI system, whose commands must be such that `tokenc` takes them.
///
/// A block `sh` is run in the folder of the project, or in a new one if it begins with `# in an empty folder`; a block
/// `text` after it is all that it writes. A block `jsonc` is a setting of something else, and has to be JSON. A block
/// `mustache` that begins with `{{! PATH }}` is a template of that path for the next project.
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
      try buildWhatWaits()
      let project = try #require(project)
      if text.hasPrefix("// in an app\n") { return try AppExample(text).runBeside(project) }
      let generated = project.listing.filter { $0.hasSuffix(".tokens.swift") }.compactMap(project.text)
        .joined()
      #expect(generated.contains(text), "\(page): this is not generated:\n\(text)\nbut\n\(generated)")
      return text
    case "sh":
      try buildWhatWaits()
      expectNoMessages()
      if text.hasPrefix("# in an empty folder\n") { project = try TemporaryFolder() }
      messages = try Self.shell(text, in: #require(project).url)
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

  /// The first line of a block, and what is written when it is run in the last project.
  private func runCommand(_ text: String) throws -> String {
    let line = text.prefix { $0 != "\n" }
    let result = try shell(line.dropFirst(2))
    return "\(line)\n\(result.errors)\(result.output)"
  }

  private func tryCommands(of text: String) throws {
    for command in text.matches(of: /(?m)^ *(?:- )?(?:run: )?(tokenc .*)$/).map(\.1) {
      let result = try shell(command)
      #expect(result.status < 2, "\(page): \(command): \(result.errors)")
    }
  }

  private func shell(_ command: Substring) throws -> ProcessResult {
    let folder = try #require(project).url
    let line = String(command).replacing(/^tokenc/, with: "'\(BuiltProduct.path("tokenc"))'")
    return try runProcess(
      "/bin/sh", ["-c", line], in: folder, environment: ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"])
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
    waiting = []
    messages = try runProcess(BuiltProduct.path("tokenc"), ["build"], in: folder.url).errors
    project = folder
  }

  /// What the tool in a script writes, results first. The folder is the home of whoever runs it.
  private static func shell(_ script: String, in folder: URL) throws -> String {
    let tools = URL(filePath: BuiltProduct.path("tokenc")).deletingLastPathComponent().path
    let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let environment = ["PATH": path, "HOME": folder.path]
    let result = try runProcess("bash", ["-euc", script], in: folder, environment: environment)
    return result.output + result.errors
  }

  private func expectNoMessages() {
    #expect(messages == "", "\(page): nothing tells what is wrong with an example")
  }
}
