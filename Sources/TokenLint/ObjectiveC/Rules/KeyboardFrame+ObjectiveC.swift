extension ObjectiveCSearch {
  static let keyboardFrame = ObjectiveCSearch(
    "keyboard-frame", words: ["UIKeyboardFrameEndUserInfoKey"],
    found: [
      """
      void f(id n) {
        CGRect r = [[n userInfo][↓UIKeyboardFrameEndUserInfoKey] CGRectValue]; v.y = r.origin.y;
      }
      """,
      """
      @implementation A
      - (void)a:(id)n {
        h = [[[n userInfo] objectForKey:↓UIKeyboardFrameEndUserInfoKey] CGRectValue].size.height;
      }
      @end
      """,
      "void f(id n) { NSValue *v = n.userInfo[↓UIKeyboardFrameEndUserInfoKey]; use(v); }",
    ],
    silent: [
      """
      void f(id n) {
        CGRect r = [v convertRect:[n.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue] fromView:nil];
      }
      """,
      "// UIKeyboardFrameEndUserInfoKey", "id s = @\"UIKeyboardFrameEndUserInfoKey\";",
      "void f(id n) { double d = [n.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue]; }",
      """
      void f(id n) {
        CGRect r = [n.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
        r = [self.view convertRect:r fromView:nil];
      }
      """,
    ]
  ) { place, findings in
    if let definition = place.definition,
      findings.body(of: definition, in: place.text, mentions: ["convertRect", "convertPoint"])
    {
      return
    }
    findings.report(
      """
      the keyboard's frame is in a screen's coordinates; use 'keyboardLayoutGuide' or convert it to \
      the view
      """,
      at: place.index...place.index, of: place)
  }
}
