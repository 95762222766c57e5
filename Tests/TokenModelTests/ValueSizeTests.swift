import TestSupport
import Testing

/// Records that hold records that hold records: a few lines must not become more than any disk holds.
@Suite struct ValueSizeTests {
  @Test func valuesThatMultiplyAreRefusedOnce() {
    let regions = (1..<30).map { level in
      let fields = "width: 1, height: 1, edge: top, kind: division, surface: \"{s}\""
      return "  r\(level): { $value: { \(fields), within: \"{region.r\(level - 1)}\" } }\n"
    }
    let modules = (0..<40).map { index in
      let clears = Array(repeating: "\"{region.r29}\"", count: 1000).joined(separator: ", ")
      return
        "  m\(index): { $value: { item: 1, band: 3, inset: 1, spacing: 1, edge: top, clears: [\(clears)] } }\n"
    }
    let source = """
      s: { $type: surface, $value: { width: 9, height: 9 } }
      bars:
        $type: barModule
      \(modules.joined())
      region:
        $type: reservedRegion
        r0: { $value: { width: 1, height: 1, edge: top, kind: division, surface: "{s}" } }
      \(regions.joined())
      """
    let ids = compile(source).bag.diagnostics.map { "\($0.id)" }
    #expect(ids == ["values-too-large"])
  }
}
