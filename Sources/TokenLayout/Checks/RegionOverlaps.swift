import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

/// Looks for regions of one surface that overlap though neither is within the other.
///
/// Surfaces are one if they are one token, reached through whatever aliases; a surface that is written in a region is
/// that region's own. Two regions are compared in every combination of the axes that these two depend on. Deprecated
/// regions are left out: they stand where the new one is.
struct RegionOverlaps {
  private let tokenSet: TokenSet
  private let regions: [Token]
  private var origins: [TokenPath: [TokenPath]] = [:]
  /// The regions of which an overlap was told, by their places. One is enough for a region.
  private var told: Set<Int> = []

  init(_ tokenSet: TokenSet) {
    self.tokenSet = tokenSet
    regions = tokenSet.tokens.filter { $0.type.isSame(as: .reservedRegion) && $0.deprecation == nil }
  }

  mutating func find() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var compared: Set<[Int]> = []
    for spots in spotsBySurface() {
      SpotSweep(spots).forEachPair(isSettled: { told.contains($0) }) { first, second in
        let (first, second) = (min(first, second), max(first, second))
        guard !told.contains(second), compared.insert([first, second]).inserted,
          let diagnostic = compare(regions[first], regions[second])
        else { return }
        told.insert(second)
        found.append(diagnostic)
      }
    }
    return found
  }

  /// Every place that a region may have in some context, the surfaces in the order in which they are used.
  private mutating func spotsBySurface() -> [[RegionSpot]] {
    var indexes: [TokenPath: Int] = [:]
    var spots: [[RegionSpot]] = []
    for (index, token) in regions.enumerated() {
      for value in [token.value] + token.variants.map(\.value) {
        guard let (region, surface) = placed(value) else { continue }
        for origin in origins(of: surface) {
          let group = indexes[origin, default: spots.count]
          if group == spots.count {
            indexes[origin] = group
            spots.append([])
          }
          spots[group].append(RegionSpot(region: index, frame: region.frame))
        }
      }
    }
    return spots
  }

  /// A region that is written in its token on a surface that is a token. One that does not lie on its surface, which
  /// was told, would overlap with what it should not reach.
  private func placed(_ value: Value) -> (region: ReservedRegion, surface: TokenPath)? {
    guard value.reference == nil, case .record(let record) = value.content,
      let surface = record["surface"]?.reference, let region = ReservedRegion(record),
      region.frame.lies(in: region.surface.bounds)
    else { return nil }
    return (region, surface)
  }

  /// The tokens that a name may lead to through aliases, in one context or another.
  private mutating func origins(of path: TokenPath) -> [TokenPath] {
    if let known = origins[path] { return known }
    var found: [TokenPath] = []
    var seen: Set<TokenPath> = [path]
    var pending = [path]
    while let next = pending.popLast() {
      guard let token = tokenSet[next] else { continue }
      for value in [token.value] + token.variants.map(\.value) {
        if let target = value.reference {
          if seen.insert(target).inserted { pending.append(target) }
        } else if found.last != next {
          found.append(next)
        }
      }
    }
    origins[path] = found
    return found
  }
}

extension RegionOverlaps {
  /// What is wrong with two regions in the first context in which they overlap.
  private func compare(_ first: Token, _ second: Token) -> Diagnostic? {
    let axes = Set(first.axes + second.axes).sorted()
    guard let contexts = tokenSet.settings.axes.combinations(of: axes) else {
      return .tooManyCombinations(first, second)
    }
    for context in contexts {
      let values = (first.value(in: context), second.value(in: context))
      guard let left = placed(values.0), let right = placed(values.1),
        let surface = commonSurface(left.surface, right.surface, in: context),
        let overlap = left.region.frame.sharedArea(with: right.region.frame),
        !regions(around: values.0, in: context).contains(second.path),
        !regions(around: values.1, in: context).contains(first.path)
      else { continue }
      let isUsual = context == tokenSet.settings.axes.defaultContext
      let condition = context.condition(on: axes).text(tokenSet.settings.axes)
      return .overlappingRegions(
        first, second, in: overlap, surface: surface, whenClause: isUsual ? "" : " when \(condition)")
    }
    return nil
  }

  private func commonSurface(_ left: TokenPath, _ right: TokenPath, in context: Context) -> TokenPath? {
    let origin = origin(of: left, in: context)
    return origin == self.origin(of: right, in: context) ? origin : nil
  }

  private func origin(of path: TokenPath, in context: Context) -> TokenPath {
    var path = path
    while let next = tokenSet[path]?.value(in: context).reference { path = next }
    return path
  }

  /// The regions that a region lies within, from the nearest outwards.
  private func regions(around value: Value, in context: Context) -> Set<TokenPath> {
    var around: Set<TokenPath> = []
    var value = value
    while case .record(let record) = value.content, let outer = record["within"] {
      if let reference = outer.reference { around.insert(origin(of: reference, in: context)) }
      value = outer
    }
    return around
  }
}

extension CGRect {
  /// What two frames have in common; nil if that is at most a line.
  fileprivate func sharedArea(with other: CGRect) -> CGRect? {
    let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
    let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
    guard right.exceeds(left), bottom.exceeds(top) else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
