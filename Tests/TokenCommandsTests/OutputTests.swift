import Foundation
import Testing
import TokenCommands

@Suite struct OutputTests {
  @Test func resultsAndMessagesGoApart() throws {
    let results = try OpenPipe()
    let messages = try OpenPipe()
    let output = Output(results: results.writing, messages: messages.writing)
    output.result("ü🙂\n")
    output.message("told\n")
    output.result("")
    #expect(results.closeAndRead() == "ü🙂\n")
    #expect(messages.closeAndRead() == "told\n")
    #expect(output.loss() == nil)
  }

  @Test func aReaderThatHasGoneEndsQuietly() throws {
    let pipe = try OpenPipe()
    close(pipe.reading)
    let output = Output(results: pipe.writing, messages: pipe.writing)
    let tool = FakeTool.make(output)
    #expect(tool.run(arguments: ["brew"]) == .success)
    #expect(tool.run(arguments: ["brew"]) == .success)
    #expect(output.loss() == nil)
    close(pipe.writing)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
  func aFullDiskIsAFailure() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let messages = try OpenPipe()
    let tool = FakeTool.make(Output(results: full, messages: messages.writing))
    #expect(tool.run(arguments: ["brew"]) == .failure)
    #expect(
      messages.closeAndRead()
        == "pot: error: results could not be written: no space left on device\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
    arguments: [
      ("speaks", TokenCommands.ExitStatus.failure), ("fails", .failure), ("tea", .wrongUse),
      ("rest", .success),
    ])
  func lostMessagesAreAFailure(command: String, status: TokenCommands.ExitStatus) throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let results = try OpenPipe()
    let tool = FakeTool.make(
      Output(results: results.writing, messages: full), and: FakeTool.speaks)
    #expect(tool.run(arguments: [command]) == status)
    #expect(results.closeAndRead() == "")
  }

  /// Text longer than a pipe holds, into one that does not wait. It is written on a thread that runs no tests: a task
  /// would come only after all those that wait, and keep this test waiting as long.
  @Test func aPipeThatIsFullIsWaitedFor() throws {
    let pipe = try OpenPipe()
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 50_000)
    DispatchQueue.global().async {
      Output(results: pipe.writing, messages: pipe.writing).result(text)
      close(pipe.writing)
    }
    #expect(pipe.read() == text)
  }

  private struct OpenPipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    func closeAndRead() -> String {
      close(writing)
      return read()
    }

    func read() -> String {
      let data = try? FileHandle(fileDescriptor: reading, closeOnDealloc: true).readToEnd()
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
  }
}
