import Foundation

/// The programs that are measured. They stand beside this one.
struct Programs {
  private let folder: URL

  init() {
    folder = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }

  var tokenc: String { path("tokenc") }
  /// What the build plugin runs.
  var tokencGenerate: String { path("tokenc-generate") }
  var yamlEventLoop: String { path("yaml-event-loop") }
  var helloFoundation: String { path("hello-foundation") }
  var benchmark: String { path("token-benchmark") }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
}
