import TestSupport
import Testing
import TokenEmit
import TokenModel

/// Axes become types, properties and cases of `Context`.
@Suite struct HostileAxisTests {
  @Test func axesWithHostileNamesCompile() throws {
    var model = ModelSettings()
    let names = [
      "type", "self", "any", "swift", "foundation", "hash-value", "protocol", "context", "surface", "init",
      "in", "swift-ui", "2x", "d-s", "description",
    ]
    let values = [
      "a", "self", "init", "default", "type", "hash-value", "all-cases", "none", "some", "1", "1-5",
    ]
    model.axes = Axes(all: Axes.builtIn.all + names.map { Axis(name: $0, values: values) })
    var text = "t:\n  $type: dimension\n"
    for name in names {
      text += "  \(name):\n    $value: 0\n    $when:\n"
      text += values.dropFirst().enumerated().map { "      \(name)=\($1): \($0 + 1)\n" }.joined()
    }
    text += "context:\n  $type: color\n  x: \"#fff\"\n  self: { y: \"#000\" }\n"
    let project = EmittedProject(text, model: model)
    let program = """
      let half = DS.Context(type: .default, self_: .self_, hashValue_: .allCases_)
      print(DS.T.type(in: half), DS.T.`self`(in: half), DS.T.hashValue(in: half))
      print(DS.T.swift(in: DS.Context(swift: .none)))
      print(DS.T.`init`(in: DS.Context(init_: ._1_5)), DS.Context.x.light.red)
      """
    let output = try SwiftCompiler().output(of: program, with: project)
    #expect(output == "3.0 1.0 6.0\n7.0\n10.0 1.0\n")
  }

  /// As labels of the initializer that takes size classes, keywords stand without backticks.
  @Test(arguments: SwiftCompiler.modes)
  func axesWithKeywordsCompileBesideSizeClasses(mode: [String]) throws {
    let names = [
      "in", "func", "class", "var", "let", "default", "is", "as", "inout", "rethrows", "while", "repeat",
    ]
    var model = ModelSettings()
    model.axes = Axes(all: Axes.builtIn.all + names.map { Axis(name: $0, values: ["a", "b"]) })
    let variants = names.map {
      "  \($0): { $value: 1, $when: { width=regular: 2, width=regular and \($0)=b: 3 } }\n"
    }
    let project = EmittedProject("t:\n  $type: number\n" + variants.joined(), model: model)
    #expect(try SwiftCompiler().typecheck(project, mode) == "")
  }
}
