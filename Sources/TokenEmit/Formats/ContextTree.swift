import TokenDiagnostics
import TokenModel

/// A value by the contexts that decide it: an axis is asked only where its answer matters.
indirect enum ContextTree: Hashable {
  /// Nil where there is no value.
  case leaf(JSONText?)
  /// One tree for each value of the axis.
  case split(axis: Int, [ContextTree])

  /// - Parameters:
  ///   - dependencies: The axes that may matter.
  ///   - axes: All axes.
  ///   - context: The values of the axes that were asked before.
  ///   - value: The value in a context.
  init(
    _ dependencies: ArraySlice<Int>, of axes: Axes, in context: Context, _ value: (Context) -> JSONText?
  ) {
    guard let axis = dependencies.first else {
      self = .leaf(value(context))
      return
    }
    let branches = axes.all[axis].values.indices.map { answer in
      Self(dependencies.dropFirst(), of: axes, in: context.setting(axis, to: answer), value)
    }
    self = branches.allSatisfy { $0 == branches[0] } ? branches[0] : .split(axis: axis, branches)
  }

  /// The value where every axis has its default.
  var usual: JSONText? {
    switch self {
    case .leaf(let json): json
    case .split(_, let branches): branches[0].usual
    }
  }

  var isGivenEverywhere: Bool {
    switch self {
    case .leaf(let json): json != nil
    case .split(_, let branches): branches.allSatisfy(\.isGivenEverywhere)
    }
  }
}
