import Testing
import TokenRuntime

@testable import TokenLayout

/// Token files name cases as Swift code does.
struct NamedCaseTests {
  @Test(
    arguments: [
      Edge.allCases, Arrangement.Split.allCases, ReservedRegion.Kind.allCases, SheetFrame.Placement.allCases,
      Surface.Crease.Axis.allCases, Surface.SizeClass.allCases, SurfaceFit.Rule.allCases,
    ] as [[any NamedCase & Sendable]])
  func casesAreNamedAsInSwift(cases: [any NamedCase & Sendable]) {
    for one in cases { #expect(one.name == "\(one)") }
  }
}
