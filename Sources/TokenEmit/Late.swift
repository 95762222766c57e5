import Foundation

/// A value that is made when it is asked for first, because many runs need none.
final class Late<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private let lock = NSLock()
  private var made: Value?

  init(_ make: @autoclosure @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
