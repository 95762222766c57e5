extension ObjectiveCSearch {
  static let idiomSharedSource = ObjectiveCSearch(
    "idiom-shared-source", words: IdiomUse.words,
    found: [
      "@implementation CardView\n- (void)a { if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@interface Card : UIView\n@end\n@implementation Card\n- (void)a { if (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation ListController\n- (NSString *)kind { return ↓UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad ? @\"a\" : @\"b\"; }\n@end",
    ],
    silent: [
      "@implementation Store\n- (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation CardView\n+ (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation CardView\n- (void)a { if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "// UI_USER_INTERFACE_IDIOM()",
      "@implementation CardView\n- (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { self.frame = r; } }\n@end",
      "id s = @\"userInterfaceIdiom\";",
    ]
  ) { place, findings in
    guard let use = IdiomUse(place), case .other = use.kind, use.isAskedOfDevice, place.isInViewMethod else {
      return
    }
    findings.report(
      "the view's own 'traitCollection' tells the kind of device, too",
      at: use.tokens, of: place,
      fixes: [
        Fact.Fix(
          title: "ask the view's traits", applicability: .unsafe,
          edits: [
            .init(range: place.text.offsets(use.tokens), text: "self.traitCollection.userInterfaceIdiom")
          ])
      ])
  }
}
