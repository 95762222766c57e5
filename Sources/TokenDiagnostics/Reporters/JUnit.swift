extension Reporter {
  /// The XML of JUnit: a test case for each diagnostic, failed if it fails the run and else skipped; one that passes
  /// if there is nothing to say.
  package static let junit = Reporter(name: "junit") { diagnostics, context in
    let found = diagnostics.map { testCase(of: $0, context) }
    let cases = found.isEmpty ? [testCase("no findings", in: "tokenc", [])] : found
    let failures = diagnostics.count { $0.severity.weighs(atLeast: context.failing) }
    let suite = XMLElement(
      "testsuite",
      [
        ("name", "tokenc"), ("package", "tokenc"), ("id", "0"), ("timestamp", noTime),
        ("hostname", "localhost"), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"),
        ("skipped", "\(diagnostics.count - failures)"), ("time", "0"),
      ],
      .elements(
        [XMLElement("properties")] + cases + [XMLElement("system-out"), XMLElement("system-err")]))
    return XMLElement("testsuites", [], .elements([suite])).document()
  }

  /// The format asks for a time and a host. A report tells neither: it is the same for the same files.
  private static let noTime = "1970-01-01T00:00:00"
}

private func testCase(of diagnostic: Diagnostic, _ context: Reporter.Context) -> XMLElement {
  let location = diagnostic.range?.startLocation
  let place = location.map { " at \($0.line):\($0.column)" } ?? ""
  return testCase(
    diagnostic.id.name + place, in: (diagnostic.range?.file.path ?? "tokenc").printable,
    [outcome(of: diagnostic, context)])
}

private func testCase(_ name: String, in className: String, _ outcome: [XMLElement]) -> XMLElement {
  XMLElement(
    "testcase", [("name", name), ("classname", className), ("time", "0")], .elements(outcome))
}

private func outcome(of diagnostic: Diagnostic, _ context: Reporter.Context) -> XMLElement {
  let text = XMLElement.Content.text(Reporter.text.report([diagnostic], context.withoutColor))
  let message = ("message", diagnostic.message.printable)
  guard diagnostic.severity.weighs(atLeast: context.failing) else {
    return XMLElement("skipped", [message], text)
  }
  return XMLElement("failure", [message, ("type", diagnostic.severity.rawValue)], text)
}

extension Reporter.Context {
  fileprivate var withoutColor: Reporter.Context {
    Reporter.Context(
      projectRoot: projectRoot, projectFile: projectFile, toolVersion: toolVersion, usesColor: false,
      failing: failing)
  }
}
