import TokenModel

extension TokenType {
  /// A spring: the time it takes to respond, and the fraction of critical damping.
  package static let spring: TokenType = .record(
    name: "spring", swiftName: "Spring",
    fields: [
      .required("response", .duration.positive("the response of a spring")),
      .required("damping", .number.positive("the damping of a spring")),
    ],
    drawing: { value, _ in .spring(value) })
}
