/// How tests compile generated code.
package enum SwiftcArguments {
  /// As strict as a user's project can be: warnings are errors, and concurrency is checked completely.
  package static let mode6 = [
    "-swift-version", "6", "-warnings-as-errors", "-strict-concurrency=complete",
  ]
  package static let mode5 = ["-swift-version", "5", "-warnings-as-errors"]
  /// All files as one module, by one process: without it the compiler begins anew for each file.
  package static let module = ["-wmo", "-module-name", "Kit", "-package-name", "kit"]
}
