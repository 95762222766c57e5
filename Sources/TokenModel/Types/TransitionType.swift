extension TokenType {
  /// How a change is animated (DTCG Format, section 9.5). A delay may be negative, as in CSS, where the change then
  /// begins part of the way in.
  package static let transition: TokenType = .record(
    name: "transition", swiftName: "Transition",
    fields: [
      .required("duration", .duration.notNegative("the duration of a transition")),
      .required("delay", .duration), .required("timingFunction", .cubicBezier),
    ],
    words: { _, text in
      let delay = text("delay").map { "delay \($0)" }
      return [text("duration"), delay, text("timingFunction")].compactMap { $0 }.joined(separator: ", ")
    })
}
