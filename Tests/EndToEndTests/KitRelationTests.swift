import Foundation
import TestSupport
import Testing

/// Every relation that the articles state between two numbers of the kit is checked: with another number in its place,
/// the kit does not compile.
@Suite struct KitRelationTests {
  /// A number of a file of the kit, another one, and what is told of it.
  struct Slip: Sendable, CustomStringConvertible {
    let file: String
    let written: String
    let instead: String
    let told: [String]

    init(_ file: String, _ written: String, _ instead: String, _ told: String...) {
      (self.file, self.written, self.instead, self.told) = (file, written, instead, told)
    }

    var description: String { "\(file): \(instead)" }
  }

  private static let slips = [
    Slip(
      "display", "$value: 2007", "$value: 2008",
      "the inner display is rendered at 3 pixels a point down: 2007 != 2008",
      "pixels must be points x scale: 669 x 3 = 2007, not 2008"),
    Slip(
      "display", "$value: 2853", "$value: 2852",
      "the inner display is rendered at 3 pixels a point across: 2853 != 2852",
      "pixels must be points x scale: 951 x 3 = 2853, not 2852"),
    Slip(
      "display", "$value: 40", "$value: 42",
      "the band around the crease begins where the simulator reports it: 454.5 != 455.5"),
    Slip(
      "display", "{display.inner-width} / 2", "{display.inner-width} / 2 + 2pt",
      "the crease is where the articles measured it: 477.5 != 475.5",
      "the band around the crease begins where the simulator reports it: 457.5 != 455.5"),
    Slip("surface", "width: 1398", "width: 1399", "pixels must be points x scale: 466 x 3 = 1398, not 1399"),
    Slip(
      "layout", "$value: 34", "$value: 35",
      "the home indicator leaves the height that was measured: 634 != 635"),
    Slip(
      "control-bar", "$value: 6", "$value: 19", "a capsule must fit across the band: 86 > 84",
      "item + 2 x inset of 'control-bar.module' must fit its band: 48 + 2 x 19 = 86 > 84"),
    Slip("control-bar", "$value: 22", "$value: 50", "a glyph must fit its item: 50 > 48"),
    Slip(
      "region", "height: 119", "height: 85",
      "region 'region.status-cluster' must lie inside region 'region.camera': "
        + "x 903…951, y 0…86 is not inside x 867…951, y 0…85"),
    Slip("radius", "$value: 55", "$value: 56", "55 less 16, the number the articles show: 40 != 39"),
    Slip(
      "sheet", "$value: 468", "$value: 476", "half-open, the sheet must not cross the crease: 476 > 475.5",
      "sheet 'sheet.compose' crosses the crease when posture=half-open: 476 > 475.5"),
    Slip(
      "emulator", "$value: 834", "$value: 835", "the factor the article gives: 0.00149154 >= 1e-05",
      "the width of the picture the article gives: 1.42309454 >= 0.01",
      "what the picture leaves of the host on each side: 0.70654727 >= 0.01"),
    Slip(
      "emulator", "$value: 1194", "$value: 1195",
      "what the picture leaves of the host on each side: 0.5042153895 >= 0.01"),
    Slip(
      "workspace", "$value: 480", "$value: 540", "rail, canvas and inspector must fit side by side: 876 > 867"
    ),
    Slip(
      "workspace", "$value: 280", "$value: 271",
      "if the inspector fitted beside what is covered, there would be no loop to avoid: 271 >= 271"),
    Slip(
      "workspace", "$value: 500", "$value: 554", "columns must be of use below what is covered: 553 < 554",
      "columns must be of use below a navigation on top: 553 < 554"),
  ]

  @Test(arguments: slips) func anotherNumberIsRefused(_ slip: Slip) throws {
    let project = try ProjectFolder(copying: Fixtures.checkout.appending(path: "Tokens"), to: "Tokens")
    try project.replace(slip.written, in: "Tokens/\(slip.file).yaml", with: slip.instead)
    let run = try project.run("check")
    let told = Set(run.errors.map(\.message))
    #expect(told == Set(slip.told))
  }
}
