/// What must stand in an Objective-C file before a rule looks at it. What stands beside it does not matter.
enum ObjectiveCTrigger: Sendable {
  /// A name or a keyword, whole, without its `@`.
  case word(String)
  /// The beginning of what stands between the quotes of a text.
  case text(String)
  /// A number of three digits or more that is compared, divides, or is divided.
  case comparedNumber
  /// A name by which projects ask about the device: `isPad`, `IS_IPHONE`.
  case deviceHelper
}

/// The triggers of all searches, for a lookup of each word of a file.
struct ObjectiveCTriggers: Sendable {
  /// The places of the searches that each entry wakes.
  private(set) var searches: [[Int]]
  /// The entries of numbers and of names of helpers.
  let comparedNumber: Int
  let deviceHelper: Int
  private let table: TriggerTable

  /// Some words are of interest whether or not they wake a search.
  init(_ triggers: [[ObjectiveCTrigger]], alsoAt words: [String]) {
    let own = triggers.map { $0.compactMap(\.trigger) } + [words.map { Trigger.name($0) }]
    table = TriggerTable(own)
    searches = table.entries.map { entry in
      Set(entry.uses.map(\.rule)).filter { $0 < triggers.count }.sorted()
    }
    (comparedNumber, deviceHelper) = (searches.count, searches.count + 1)
    searches.append(triggers.indices.filter { triggers[$0].contains { $0.isComparedNumber } })
    searches.append(triggers.indices.filter { triggers[$0].contains { $0.isDeviceHelper } })
  }

  func entry(of word: UnsafeRawBufferPointer, hash: Int) -> Int? { table.entry(of: word, hash: hash) }

  /// The beginnings of texts, each with its entry.
  var texts: [(bytes: [UInt8], entry: Int)] { table.texts }
}

extension ObjectiveCTrigger {
  fileprivate var trigger: Trigger? {
    switch self {
    case .word(let name): .name(name)
    case .text(let beginning): .text(beginning)
    case .comparedNumber, .deviceHelper: nil
    }
  }

  fileprivate var isComparedNumber: Bool { if case .comparedNumber = self { true } else { false } }

  fileprivate var isDeviceHelper: Bool { if case .deviceHelper = self { true } else { false } }
}
