import Foundation

/// The inputs and expected texts of the tests.
package enum Fixtures {
  package static let directory = checkout.appending(path: "Tests/Fixtures", directoryHint: .isDirectory)

  /// The folder of the package, found from where this file stands.
  package static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder with an extension, in the order of their names.
  package static func files(in folder: String, withExtension pathExtension: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: directory.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// Large inputs that are not part of the project: a folder `shared` beside the checkout, which may be absent.
package enum SharedInputs {
  /// The folder of that name, or nil, with a message, if it is not there.
  package static func directory(_ name: String) -> URL? {
    let url = Fixtures.checkout.deletingLastPathComponent()
      .appending(path: "shared/\(name)", directoryHint: .isDirectory)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: '../shared/\(name)' is not beside the checkout")
    return nil
  }
}
