import Foundation
import Synchronization

/// How a process that a test started ended, and what it wrote.
package struct ProcessResult: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String
}

/// Runs a program found on PATH or by its path, to its end. The environment is added to that of the test; a program
/// that takes longer than the limit, in seconds, is stopped, and its status is then not 0.
package func runProcess(
  _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
  limit: TimeInterval = 300
) throws -> ProcessResult {
  let process = Process()
  let isPath = program.contains("/")
  process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
  process.arguments = isPath ? arguments : [program] + arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  if let folder { process.currentDirectoryURL = folder }
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let watch = DispatchWorkItem { process.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watch)
  // Both pipes are emptied at once: a full one would stop the program.
  let errorBytes = Mutex(Data())
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    let bytes = errors.fileHandleForReading.readDataToEndOfFile()
    errorBytes.withLock { $0 = bytes }
  }
  let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
  group.wait()
  process.waitUntilExit()
  watch.cancel()
  return ProcessResult(
    status: process.terminationStatus, output: String(decoding: outputBytes, as: UTF8.self),
    errors: errorBytes.withLock { String(decoding: $0, as: UTF8.self) })
}

/// Programs of this package, where the build put them.
package enum BuiltProduct {
  /// The path of an executable beside the running tests.
  package static func path(_ name: String) -> String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let running = tests ?? URL(filePath: CommandLine.arguments[0])
    return running.deletingLastPathComponent().appending(path: name).path
  }
}
