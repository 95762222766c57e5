import TokenDiagnostics
import TokenEmit

extension String {
  /// Whether there is a line break or another character that a name in a list of lines cannot have.
  var hasControlCharacter: Bool {
    !isPrintableASCII && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension OutputFile {
  /// Whether a relative path stays inside its folder and is not the list of outputs itself.
  static func isPathInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
    return isPlain && !path.hasControlCharacter && path.lowercased() != OutputList.fileName
  }
}

/// What has to change in an output folder so that it holds what a build made. Paths are relative to the folder.
package struct OutputPlan: Sendable {
  /// Why a file is not as it should be.
  package enum Reason: Sendable {
    case missing
    case differs
    case noLongerExpected
    case listOutOfDate
  }

  package struct StaleFile: Hashable, Sendable {
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// The files that are missing or have other bytes.
  package internal(set) var writes: [OutputFile] = []
  package internal(set) var unchanged: [String] = []
  /// The files an earlier build wrote, that nobody edited and that are no longer expected.
  package internal(set) var removals: [String] = []
  /// The text of `.tokenc-outputs`, nil if it is what the folder has.
  package internal(set) var list: [UInt8]?
  /// Everything `build --check` has to name: the writes, then the removals, then the list.
  package internal(set) var stale: [StaleFile] = []
  /// Warnings about edited files, which stay, and about damage of the list.
  package internal(set) var diagnostics: [Diagnostic] = []

  package var isCurrent: Bool { stale.isEmpty }
}
