extension Dictionary {
  /// The value for a key, which is put in if there was none. The key is looked up once, not twice.
  mutating func value(for key: Key, orInserting new: Value) -> Value {
    func held(_ value: inout Value) -> Value { value }
    return held(&self[key, default: new])
  }
}
