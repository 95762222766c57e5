/// Whether a branch of `#if` is compiled, as far as that is known for a system on which an app has scenes:
/// iOS, Catalyst or visionOS.
struct PreprocessorCondition {
  enum Value {
    /// Not compiled for any system: `#if 0`.
    case never
    /// Compiled, but not for a system with scenes.
    case elsewhere
    case possible
    /// Compiled for every system with scenes.
    case here
    /// Compiled for every system: `#if 1`.
    case always
  }

  static func value(of tokens: [ObjectiveCToken], in bytes: UnsafeRawBufferPointer) -> Value {
    // Longer conditions ask for more than the system.
    guard tokens.count <= longest else { return .possible }
    var condition = PreprocessorCondition(
      words: tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) })
    return condition.alternatives().value
  }

  private static let longest = 100

  private let words: [String]
  private var index = 0

  private init(words: [String]) { self.words = words }

  /// A truth, and whether it holds whatever the system is.
  private struct Truth {
    var holds: Bool?
    var isLiteral: Bool

    static let unknown = Truth(holds: nil, isLiteral: false)

    var value: Value {
      switch (holds, isLiteral) {
      case (true?, true): .always
      case (true?, false): .here
      case (false?, true): .never
      case (false?, false): .elsewhere
      case (nil, _): .possible
      }
    }

    /// Of `&&` the first that is false decides, of `||` the first that is true.
    func joined(with other: Truth, decidedBy deciding: Bool) -> Truth {
      if holds == deciding || other.holds == deciding {
        let isLiteral = holds == deciding && isLiteral || other.holds == deciding && other.isLiteral
        return Truth(holds: deciding, isLiteral: isLiteral)
      }
      guard holds != nil, other.holds != nil else { return .unknown }
      return Truth(holds: !deciding, isLiteral: isLiteral && other.isLiteral)
    }
  }

  private var word: String { index < words.count ? words[index] : "" }

  private mutating func alternatives() -> Truth {
    var truth = conjunction()
    while word == "||" {
      index += 1
      truth = truth.joined(with: conjunction(), decidedBy: true)
    }
    return truth
  }

  private mutating func conjunction() -> Truth {
    var truth = operand()
    while word == "&&" {
      index += 1
      truth = truth.joined(with: operand(), decidedBy: false)
    }
    return truth
  }

  private mutating func operand() -> Truth {
    var truth = primary()
    // A comparison or a sum is not computed.
    while index < words.count, !["&&", "||", ")"].contains(word) {
      truth = .unknown
      _ = primary()
    }
    return truth
  }

  private mutating func primary() -> Truth {
    let first = word
    index += 1
    switch first {
    case "!":
      let truth = primary()
      return Truth(holds: truth.holds.map { !$0 }, isLiteral: truth.isLiteral)
    case "(":
      let truth = alternatives()
      if word == ")" { index += 1 }
      return truth
    case "defined":
      _ = primary()
      return .unknown
    case "0", "NO", "false": return Truth(holds: false, isLiteral: true)
    case "1", "YES", "true": return Truth(holds: true, isLiteral: true)
    default:
      return Self.systems[first].map { Truth(holds: $0, isLiteral: false) } ?? .unknown
    }
  }

  private static let systems = [
    "TARGET_OS_IPHONE": true, "TARGET_OS_MAC": true, "TARGET_OS_OSX": false, "TARGET_OS_TV": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_WIN32": false, "TARGET_OS_LINUX": false, "TARGET_OS_UNIX": false,
  ]
}
