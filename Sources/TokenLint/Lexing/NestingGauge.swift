/// How deeply the parser would have to go down for a text. It goes down a step for each bracket, and also for each
/// member of a chain, each `else if` and each word such as `try` that stands before another, so all those count.
///
/// The count is never too low: who writes code to bring the tool down must not find a way around it.
struct NestingGauge {
  private(set) var isTooDeep = false
  /// The steps up to here, those of the brackets around included.
  private var steps = 0
  private var lists = 0
  private var outer: [(steps: Int, lists: Int)] = []

  /// Nobody writes more, and the stack of a thread has room for twice as many.
  private static let mostSteps = 500
  /// How many square brackets may stand directly in each other. For each, the parser looks twice at what is inside.
  private static let mostLists = 12
  private static let mostConditions = 100

  enum Bracket {
    /// A bracket that may be a list of types, for which the parser looks ahead.
    case list
    case brace
    case other
  }

  /// Takes in how many `#if` are open.
  mutating func take(conditions: Int) {
    if conditions > Self.mostConditions { isTooDeep = true }
  }

  mutating func goDown() {
    steps += 1
    if steps > Self.mostSteps { isTooDeep = true }
  }

  mutating func open(_ bracket: Bracket) {
    outer.append((steps, lists))
    goDown()
    switch bracket {
    case .list:
      lists += 1
      if lists > Self.mostLists { isTooDeep = true }
    case .brace: lists = 0
    case .other: break
    }
  }

  /// What was in the bracket is one step of what is around it.
  mutating func close() {
    if let last = outer.popLast() { (steps, lists) = last }
    goDown()
  }

  /// Something begins that is beside what was before, not in it.
  mutating func goBeside() { steps = outer.last.map { $0.steps + 1 } ?? 0 }
}
