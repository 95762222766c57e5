import TokenDiagnostics
import TokenModel

/// Finds what is wrong between tokens, which no token can know by itself: regions that overlap, and sheets that become
/// half-open what another is flat.
package func checkLayout(of tokenSet: TokenSet, reportingTo bag: inout DiagnosticBag) {
  var overlaps = RegionOverlaps(tokenSet)
  for diagnostic in overlaps.find() + ReferredSheets(tokenSet).find() { bag.add(diagnostic) }
}
