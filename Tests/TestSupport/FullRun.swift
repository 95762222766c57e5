import Foundation

/// A run of the tests that may take long: `TOKENC_FULL=1`, which the full checks set.
package enum FullRun {
  package static let isOn = ProcessInfo.processInfo.environment["TOKENC_FULL"] == "1"

  /// How often hostile input repeats what it is made of: a tenth as often in the tests of every change.
  package static func times(_ count: Int) -> Int { isOn ? count : count / 10 }
}
