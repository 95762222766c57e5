/// Gives out names of which no two are the same, not even without case.
struct UniqueNames {
  private var taken: Set<String> = []

  /// - Parameter reserved: Names that are never given out.
  init(reserved: [String] = []) { taken = Set(reserved.map { $0.lowercased() }) }

  /// The wanted name, with a number behind it if it is taken.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(wanted)-\(number)"
      number += 1
    }
    return name
  }
}
