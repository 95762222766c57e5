/// How deeply the parser would have to go down for a text. It goes down a step for each bracket, and also for each
/// member of a chain, each `else if` and each word such as `try` that stands before another, so all those count.
///
/// The count is never too low: who writes code to bring the tool down must not find a way around it.
struct NestingGauge {
  private(set) var isTooDeep = false
  private var level = Level()
  private var outer: [Level] = []

  /// What is in one bracket, up to here.
  private struct Level {
    /// The steps at its beginning, those of the brackets around included, and now.
    var (firstSteps, steps) = (0, 0)
    /// The lists around it, and those that began since.
    var (firstLists, lists) = (0, 0)
    /// The heads of statements whose block has not begun.
    var heads = 0
    /// The attributes since something was declared.
    var attributes = 0
  }

  /// Nobody writes more, and the stack of a thread has room for twice as many.
  private static let mostSteps = 500
  /// How many lists may stand directly in each other. For each, the parser looks twice at what is inside.
  private static let mostLists = 12
  private static let mostConditions = 100
  private static let mostHeads = 100
  private static let mostAttributes = 100

  enum Bracket {
    /// A bracket that may hold types, or what an attribute or a macro takes: the parser looks ahead to its end.
    case list
    case brace
    case other
  }

  /// Takes in how many `#if` are open.
  mutating func take(conditions: Int) {
    if conditions > Self.mostConditions { isTooDeep = true }
  }

  mutating func goDown() {
    level.steps += 1
    if level.steps > Self.mostSteps { isTooDeep = true }
  }

  /// A word such as `if` or `repeat` begins a statement with a block. Until that comes, the parser takes what follows for
  /// a part of the statement, whatever stands between.
  mutating func beginHead() {
    level.heads += 1
    if level.heads > Self.mostHeads { isTooDeep = true }
  }

  /// An attribute belongs to a declaration, for which the parser looks ahead from each of them.
  mutating func takeAttribute() {
    level.attributes += 1
    if level.attributes > Self.mostAttributes { isTooDeep = true }
  }

  /// Whether there are attributes that nothing was declared with yet.
  var awaitsDeclaration: Bool { level.attributes > 0 }

  mutating func beginDeclaration() { level.attributes = 0 }

  /// Something begins in which the parser looks ahead, and which no bracket ends.
  mutating func beginList() {
    level.lists += 1
    if level.lists > Self.mostLists { isTooDeep = true }
  }

  mutating func open(_ bracket: Bracket) {
    if bracket == .brace { level.heads = max(0, level.heads - 1) }
    outer.append(level)
    goDown()
    switch bracket {
    case .list: beginList()
    case .brace: level.lists = 0
    case .other: break
    }
    (level.firstSteps, level.firstLists) = (level.steps, level.lists)
    (level.heads, level.attributes) = (0, 0)
  }

  /// What was in the bracket is one step of what is around it.
  mutating func close() {
    if let last = outer.popLast() { level = last }
    goDown()
  }

  /// Something begins that is beside what was before, not in it.
  mutating func goBeside() { level.steps = level.firstSteps + level.heads }

  /// The same of a statement.
  mutating func beginStatement() {
    goBeside()
    level.lists = level.firstLists
  }
}
