import TokenDiagnostics

extension ObjectiveCSearch {
  static let hardcodedDisplayCorner = ObjectiveCSearch(
    "hardcoded-display-corner", triggers: [.text("_displayCornerRadius")],
    found: [
      "id r = [screen valueForKey:↓@\"_displayCornerRadius\"];",
      "NSString *key = ↓@\"_displayCornerRadius\";",
      "void f(void) { [s valueForKey:↓@\"_displayCornerRadius\"]; }",
    ],
    silent: [
      "// _displayCornerRadius", "id k = @\"displayCornerRadius\";", "CGFloat _displayCornerRadius = 0;",
      "id k = @\"cornerRadius\";",
      "/* @\"_displayCornerRadius\" */",
    ]
  ) { place, findings in
    findings.report(
      """
      '_displayCornerRadius' is private; use corners that follow the container, such as \
      'UICornerConfiguration'
      """,
      at: place.index...place.index, of: place, weight: .severity(.warning))
  }
}
