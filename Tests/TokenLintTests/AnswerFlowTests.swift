import SwiftParser
import SwiftSyntax
import Testing

@testable import TokenLint

/// What `isPad` decides in a piece of code.
struct AnswerFlowTests {
  @Test(arguments: [
    ("stack.axis = isPad ? .horizontal : .vertical", Purpose.layout),
    ("label.isHidden = isPad", .layout),
    ("width.isActive = isPad", .layout),
    ("widthConstraint.isActive = isPad", .layout),
    ("view.frame(width: isPad ? 1 : 2)", .layout),
    ("view.adaptivePadding(isPad ? .all : [])", .layout),
    ("func gap() -> CGFloat { isPad ? 1 : 2 }", .layout),
    ("func gap() -> CGFloat { if isPad { 1 } else { 2 } }", .layout),
    ("func gap() -> CGFloat { if isPad { return 1 }; return 2 }", .layout),
    ("let margin: CGFloat = { switch isPad { case true: return 1; default: return 2 } }()", .layout),
    ("func f() { let isWide = isPad; stack.spacing = isWide ? 1 : 2 }", .layout),
    ("let cell = CGSize(width: max(isPad ? 1 : 2, 3), height: 4)", .layout),
    ("var columns: Int { isPad ? 3 : 2 }", .layout),
    ("var number: Int { isPad ? 3 : 2 }", .count),
    (#"label.text = isPad ? "a" : "b""#, .text),
    (#"show("on \(isPad)")"#, .text),
    ("if isPad { CarPlay.start() }", .hardware),
    ("func startLiveActivity() { if isPad { return }; go() }", .hardware),
    ("cameraRow.isHidden = isPad && AVCaptureDevice.isThere", .hardware),
    ("cameraPreview.frame = AVCaptureDevice.isThere && isPad ? small : large", .layout),
    ("var mask: UIInterfaceOrientationMask { isPad ? .all : .portrait }", .orientations),
    (#"Form { if isPad { SettingRow(key: "Reader.orientation") } }"#, .orientations),
    (#"Form { if isPad { ReaderRow(key: "Reader.orientation") } }"#, .layout),
    ("let speed: Float = isPad ? 1 : 2", .unknown),
    ("logger.log(isPad)", .unknown),
    ("if isPad { open() }", .unknown),
    ("let swatch = isPad ? red : blue", .unknown),
  ])
  func decides(code: String, purpose: Purpose) throws {
    let tree = Parser.parse(source: code)
    #expect(!tree.hasError)
    let reference = try #require(
      tree.tokens(viewMode: .sourceAccurate).first { $0.text == "isPad" }?.parent?.as(
        DeclReferenceExprSyntax.self))
    #expect(AnswerFlow(of: ExprSyntax(reference), in: NameIndex(tree)).purpose == purpose)
  }
}
