import Foundation
import TokenModel

extension Record {
  /// The points of a field that holds a length.
  func length(_ name: String) -> CGFloat? {
    guard case .length(let number)? = self[name]?.content else { return nil }
    return number.value
  }

  /// The record in a field that holds one.
  func record(_ name: String) -> Record? {
    guard case .record(let record)? = self[name]?.content else { return nil }
    return record
  }
}
