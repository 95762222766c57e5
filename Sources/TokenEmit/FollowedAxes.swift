import TokenModel

/// Which of appearance and contrast a token follows by its colours alone, so that they are not asked for in Swift.
struct FollowedAxes {
  private let appearance: Int?
  private let contrast: Int?

  /// As many as possible: what makes more than colours differ is part of the context.
  init(_ token: Token, in axes: Axes) {
    guard !token.variants.isEmpty, token.isColor || token.type.shape.holdsColor else {
      self.init(nil, nil)
      return
    }
    func followed(_ axis: Int?) -> Int? { axis.flatMap { token.axes.contains($0) ? $0 : nil } }
    self.init(followed(axes.appearanceIndex), followed(axes.contrastIndex))
    if token.isColor { return }
    let choices = [self, FollowedAxes(appearance, nil), FollowedAxes(nil, contrast)]
    self = choices.first { $0.differInColorsOnly(token, in: axes) } ?? FollowedAxes(nil, nil)
  }

  private init(_ appearance: Int?, _ contrast: Int?) {
    self.appearance = appearance
    self.contrast = contrast
  }

  func contains(_ axis: Int) -> Bool { axis == appearance || axis == contrast }

  /// The contexts of light, dark, increased and dark increased, as far as they are followed.
  func corners(of context: Context) -> [Context] {
    let light = context.with(appearance, 0).with(contrast, 0)
    let dark = light.with(appearance, 1)
    return [light, dark, light.with(contrast, 1), dark.with(contrast, 1)]
  }

  private func differInColorsOnly(_ token: Token, in axes: Axes) -> Bool {
    if !token.axes.contains(where: contains) { return true }
    let others = token.axes.filter { !contains($0) }
    return (axes.combinations(of: others) ?? []).allSatisfy { context in
      // Without contrast the last two corners are the first two again.
      let corners = corners(of: context).prefix(contrast == nil ? 2 : 4)
      let values = corners.map { token.value(in: $0) }
      return values.dropFirst().allSatisfy { $0.isSame(exceptForColors: values[0]) }
    }
  }
}

extension Context {
  /// The context with a value on an axis that may be missing.
  fileprivate func with(_ axis: Int?, _ value: Int) -> Context {
    guard let axis, self[axis] != value else { return self }
    return setting(axis, to: value)
  }
}

extension Token {
  /// Whether its value depends on more than a colour value follows by itself, so that it takes a context.
  func isFunction(in axes: Axes) -> Bool { !contextAxes(in: axes).isEmpty }

  /// The axes that the context of its function must hold: those that its colours do not follow.
  func contextAxes(in axes: Axes) -> [Int] {
    guard !variants.isEmpty, !type.isForeign else { return [] }
    let followed = FollowedAxes(self, in: axes)
    return self.axes.filter { !followed.contains($0) }
  }
}

extension Token {
  /// Whether it is a colour in every context.
  fileprivate var isColor: Bool {
    if case .color = type.shape { return true }
    return value.isColor && variants.allSatisfy { $0.value.isColor }
  }
}

extension Value {
  var isColor: Bool { if case .color = content { true } else { false } }

  /// Whether it differs from another at most in the colours it holds.
  fileprivate func isSame(exceptForColors other: Value) -> Bool {
    switch (content, other.content) {
    case (.color, .color): true
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isSame(exceptForColors: $1) }
    case (.record(let record), .record(let other)):
      zip(record.values, other.values).allSatisfy { value, other in
        guard let value, let other else { return value == nil && other == nil }
        return value.isSame(exceptForColors: other)
      }
    case (.color, _), (.list, _), (.record, _), (.length, _), (.duration, _), (.angle, _), (.number, _),
      (.text, _), (.boolean, _), (.foreign, _):
      self == other
    }
  }
}

extension Shape {
  /// Whether a value can be, or hold, a colour.
  fileprivate var holdsColor: Bool {
    var seen: Set<String> = []
    return holdsColor(&seen)
  }

  /// The names are those of the records that were looked into: a record may hold itself.
  private func holdsColor(_ seen: inout Set<String>) -> Bool {
    switch self {
    case .color: return true
    case .list(let element), .oneOrMore(let element): return element.holdsColor(&seen)
    case .record(let record, let swiftName):
      guard seen.insert(swiftName).inserted else { return false }
      return record.fields.contains { $0.type.shape.holdsColor(&seen) }
    case .length, .textSize, .duration, .angle, .number, .text, .boolean, .choice, .foreign: return false
    }
  }
}
