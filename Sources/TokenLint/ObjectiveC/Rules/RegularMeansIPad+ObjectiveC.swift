extension ObjectiveCSearch {
  static let regularMeansIPad = ObjectiveCSearch(
    "regular-means-ipad", words: IdiomUse.words + ["UIUserInterfaceSizeClassRegular"],
    found: [
      """
      void f(void) {
        if (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad
          && t.horizontalSizeClass == UIUserInterfaceSizeClassRegular) {
        a();
      }
      }
      """,
      """
      void f(void) {
        if (t.horizontalSizeClass == UIUserInterfaceSizeClassCompact
          || ↓t.userInterfaceIdiom == UIUserInterfaceIdiomPhone) {
        a();
      }
      }
      """,
      "void f(void) { BOOL ↓isPad = t.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }",
      """
      @implementation A
      - (BOOL)↓isIPad {
        return self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular;
      }
      @end
      """,
    ],
    silent: [
      "id a = @[f(t.horizontalSizeClass), f(t.userInterfaceIdiom)];",
      "void f(void) { if (t.horizontalSizeClass == UIUserInterfaceSizeClassRegular) { a(); } }",
      "void f(void) { BOOL isWide = t.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }",
      "// BOOL isPad = UIUserInterfaceSizeClassRegular",
      "id s = @\"isPad = UIUserInterfaceSizeClassRegular\";",
      "void f(void) { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { a(); } }",
      """
      @implementation A
      - (BOOL)isWide {
        return self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular;
      }
      @end
      """,
    ]
  ) { place, findings in
    if place.word != "UIUserInterfaceSizeClassRegular" {
      guard let use = findings.idiomUse(place), case .withSizeClass = use.kind else { return }
      findings.report(
        "a regular width does not mean an iPad, nor a compact one an iPhone; ask for the size class alone",
        at: use.tokens, of: place)
    } else if let name = RegularWidthName.token(at: place) {
      findings.report(
        """
        '\(place.text.text(name))' is no answer about the device but about the width; name it after \
        the width
        """,
        at: name...name,
        of: place)
    }
  }
}

extension ObjectiveCSearch {
  /// What a test for a regular width is called.
  enum RegularWidthName {
    /// The variable, macro or method that has the name of a device.
    static func token(at place: ObjectiveCPlace) -> Int? {
      let text = place.text
      let statement = text.statement(around: place.index)
      guard !text.contains(in: statement, where: { IdiomUse.words.contains($0) }) else { return nil }
      let variable = (statement.lowerBound..<place.index).first {
        text.isWord($0) && text.hasText($0 + 1, "=")
      }
      if let variable { return isDevice(text.text(variable)) ? variable : nil }
      if text.macro != nil { return isDevice(place.declaredName ?? "") ? place.index : nil }
      guard text.hasText(statement.lowerBound, "return"), let definition = place.definition,
        definition.returned.last == "BOOL", isDevice(definition.selector ?? definition.name)
      else { return nil }
      return definition.nameToken
    }

    private static func isDevice(_ name: String) -> Bool {
      let plain = name.lowercased().filter { $0 != "_" && $0 != ":" }
      return plain.contains("ipad") || plain.contains("ispad") || plain.contains("tablet")
    }
  }
}
