import TokenDiagnostics

extension Reporter.Context {
  /// A report that goes into a file, of a project that lies nowhere.
  package static let plain = Reporter.Context(
    projectRoot: "", projectFile: ".tokenc.yml", toolVersion: "0", usesColor: false, failing: .error)
}
