import Foundation
import TestSupport
import Testing
import TokenCommands

@Suite struct CompletionTests {
  private let captured = CapturedOutput()

  private func script(_ shell: String) -> String {
    let commands = [FakeTool.brew, FakeTool.pour, FakeTool.stir]
    let tool = CommandLineTool(
      name: "pot", commands: [.completions(of: "pot", with: commands)], output: captured.output)
    #expect(tool.run(arguments: ["completions", shell]) == .success)
    return captured.results
  }

  @Test(arguments: CompletionScript.all.map(\.shell))
  func scriptIsMadeFromTheCommands(shell: String) {
    expectGolden(script(shell), Fixtures.directory.appending(path: "Completions/pot.\(shell)"))
  }

  @Test func eachShellIsAFileOfItsFolder() throws {
    let folder = Fixtures.checkout.appending(path: "Sources/TokenCommands/Completions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix("Completion.swift") }.map {
      $0.dropLast("Completion.swift".count).lowercased()
    }
    #expect(CompletionScript.all.map(\.shell).sorted() == names.sorted())
  }

  @Test func anUnknownShellIsTold() {
    let tool = CommandLineTool(
      name: "pot", commands: [.completions(of: "pot", with: [])], output: captured.output)
    #expect(tool.run(arguments: ["completions", "fishh"]) == .wrongUse)
    #expect(captured.messages.contains("SHELL is one of bash, zsh, fish, not 'fishh'; did you mean 'fish'?"))
  }
}
