print("padding \(DS.Card.padding)")
print("half-open \(DS.Sheet.compose(in: DS.Context(posture: .halfOpen)).width)")
