extension ObjectiveCSearch {
  static let fixedWidthFrame = ObjectiveCSearch(
    "fixed-width-frame", words: ["widthAnchor"],
    found: [
      "id c = [v.widthAnchor constraintEqualToConstant:↓375];",
      "id c = [[v widthAnchor] constraintEqualToConstant:↓600.0];",
      "void f(void) { [v.widthAnchor constraintEqualToConstant:↓320].active = YES; }",
    ],
    silent: [
      "id c = [v.widthAnchor constraintEqualToConstant:44];",
      "id c = [v.widthAnchor constraintLessThanOrEqualToConstant:375];",
      "// [v.widthAnchor constraintEqualToConstant:375]",
      "id s = @\"v.widthAnchor constraintEqualToConstant:375\";",
      "id c = [v.heightAnchor constraintEqualToConstant:375];",
      "id c = [v.widthAnchor constraintEqualToConstant:width];",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: "", in: place.text)
    guard chain.goesOn(with: "constraintEqualToConstant:") else { return }
    let number = chain.links[1].tokens.upperBound - 1
    guard place.text.hasText(number - 1, ":"), let width = place.text.number(number), width >= 320 else {
      return
    }
    findings.report(
      "a fixed width of \(place.text.text(number)) does not fit everywhere; set a largest width",
      at: number...number, of: place)
  }
}
