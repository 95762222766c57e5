extension ObjectiveCSearch {
  static let customBar = ObjectiveCSearch(
    "custom-bar", words: ["UIToolbar", "UINavigationBar", "UITabBar"],
    found: [
      "id b = ↓[[UIToolbar alloc] init];", "id b = ↓[[UINavigationBar alloc] initWithFrame:r];",
      "id b = ↓[UITabBar new];",
    ],
    silent: [
      "id b = [UINavigationBar appearance];", "// [[UIToolbar alloc] init]", "id s = @\"[UITabBar new]\";",
      "UIToolbar *bar = self.navigationController.toolbar;", "id b = [[UITabBarController alloc] init];",
    ]
  ) { place, findings in
    guard let chain = MessageChain(startingAt: place.index, in: place.text),
      chain.goesOn(with: "new") || chain.goesOn(with: "alloc")
    else { return }
    let link = chain.links[chain.names[1] == "alloc" && chain.links.count > 2 ? 2 : 1]
    findings.report(
      "a bar that the app makes never moves to the side; use that of a container controller",
      at: link.tokens, of: place)
  }
}
