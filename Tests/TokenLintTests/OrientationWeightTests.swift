import Testing
import TokenDiagnostics

@testable import TokenLint

/// How much a question about the orientation weighs by what is seen to depend on it.
struct OrientationWeightTests {
  @Test(arguments: [
    "if scene.interfaceOrientation.isLandscape { stack.axis = .horizontal }",
    "columns = scene.interfaceOrientation.isLandscape ? 3 : 2",
    "if scene.interfaceOrientation.isLandscape { columns = 3 }",
    "title.isHidden = scene.interfaceOrientation.isLandscape",
    "if scene.interfaceOrientation.isLandscape { playerView.snp.remakeConstraints { $0.edges.equalTo(view) } }",
    "if scene.interfaceOrientation.isPortrait { video.videoContentMode = .scaleAspectFill }",
    "if scene.interfaceOrientation.isPortrait { maxScale = screenHeight / image.frame.width }",
    "if scene.interfaceOrientation.isPortrait { setUpPortraitViews() }",
    "let isWide = scene?.interfaceOrientation.isLandscape ?? false; title.isHidden = isWide",
    "guard let turn = scene?.interfaceOrientation else { return }; switch turn { case .portrait: top.isActive = true; bottomConstraint.isActive = false; default: break }",
    "setUpTitle(landscape: scene.interfaceOrientation.isLandscape)",
    "header.rotate(isLandscape: scene.interfaceOrientation.isLandscape, to: size)",
    "arrange(scene.interfaceOrientation.isLandscape)",
    "isWide = scene.interfaceOrientation.isLandscape",
    "_isWide = State(initialValue: scene?.interfaceOrientation.isLandscape ?? false)",
    "if scene.interfaceOrientation.isLandscape { size = CGSize(width: size.height, height: size.width); spacing = 8 }",
    "if scene.interfaceOrientation.isLandscape { video.view.frame = CGRect(x: 0, y: 0, width: box.height, height: box.width) }",
    "guard scene.interfaceOrientation.isLandscape else { return }; arrangeLandscape()",
    "let size = UIScreen.main.bounds.size; if scene.interfaceOrientation.isLandscape { bounds.size = CGSize(width: size.height, height: size.width) }",
  ])
  func tellsLayout(_ code: String) {
    #expect(weights(inCard: code).contains("error orientation-layout"))
  }

  @Test(arguments: [
    "if scene.interfaceOrientation.isLandscape { player.play() }",
    "settings.keeps = scene.interfaceOrientation.isLandscape",
    "let isWide = scene.interfaceOrientation.isLandscape; send(isWide)",
    "use(wide: scene.interfaceOrientation.isLandscape)",
    "isKept = scene.interfaceOrientation.isLandscape",
    "if scene.interfaceOrientation.isLandscape { rotateToOrientation(.portrait) }",
    "if scene.interfaceOrientation.isLandscape { lastLandscapeOrientation = scene.turn }",
    "if scene.interfaceOrientation.isLandscape { size = CGSize(width: size.height, height: size.width) }",
    """
    if settings.interfaceOrientation().isLandscape {
      settings.setFrame(CGRect(x: 0, y: 0, width: view.frame.size.height, height: view.frame.size.width))
    } else {
      settings.setFrame(CGRect(x: 0, y: 0, width: view.frame.size.width, height: view.frame.size.height))
    }
    """,
  ])
  func onlyNotesWhatIsNoLayout(_ code: String) {
    #expect(weights(inCard: code) == ["note orientation-layout"])
  }

  private func weights(inCard code: String) -> [String] {
    let card = """
      final class Card: UIView {
        private var isWide = false
        private var isKept = false
        func update() { \(code) }
        func arrange(_ wide: Bool) { stack.axis = wide ? .horizontal : .vertical }
        func use(wide: Bool) { model.isOpen = wide }
        func style() { title.isHidden = isWide; model.isOpen = isKept }
      }
      """
    return LintedExample.findings(in: card)
      .filter { $0.diagnostic.id.name == "orientation-layout" }
      .map { "\($0.diagnostic.severity) \($0.diagnostic.id.name)" }
  }

  @Test func onlyNotesHiddenHelpersThatTurnTheInterface() {
    let found = LintedExample.findings(
      in: """
        final class Turns {
          private var isLandscape: Bool { UIDevice.current.orientation.isLandscape }
          func turn() { if isSmall && isLandscape { changeOrientation(.portrait) } }
        }
        """)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.diagnostic.severity == .note })
  }
}
