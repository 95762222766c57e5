import Foundation
import Mustache
import TestSupport
import Testing

/// Templates with random changes: whatever comes is read and rendered, and every place lies in the template.
@Suite struct TemplateMutationTests {
  private static let inputs = [
    "{{#a}}\n  {{b.c}} {{{d}}}\n{{/a}}\n{{^a}}none{{/a}}\n", "  {{>p}}\n{{! c }}\n{{=<% %>=}}\n<%a%>\n",
    "{{<p}}\n  {{$x}}\n    one\n      {{$y}}{{/y}}\n  {{/x}}\n{{/p}}\n", "{{$x}}{{.}}{{/x}} é🙂\r\n{{>*b.c}}",
  ]
  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{>p}}", "{{<p}}", "{{/p}}", "{{$x}}", "{{/x}}",
    "{{=| |=}}", "|=<% %>=|", "<%", "%>", "\n", "\r\n", "  ", "\t", "!", "=", "*", ".", "é", "🙂", "\u{FEFF}",
    "\0",
  ]

  @Test func mutatedTemplates() {
    var generator = RepeatableGenerator(state: 20_261_130)
    let inputs = Self.inputs.map { Array($0.utf8) }
    for round in 0..<roundCount {
      var bytes = inputs[round % inputs.count]
      for _ in 0...generator.next(below: 5) { mutate(&bytes, with: &generator, from: inputs) }
      check(bytes)
    }
  }

  private var roundCount: Int {
    ProcessInfo.processInfo.environment["TOKENC_MUTATIONS"].flatMap(Int.init) ?? 3000
  }

  private func check(_ bytes: [UInt8]) {
    var errors: [TemplateError] = []
    let template = Template.parse(bytes, name: "main", reportingTo: &errors)
    let value = TemplateValue.named([
      "a": .list([.code("1"), .named(["b": .named(["c": .text("p")])])]), "b": .named(["c": .text("p")]),
      "d": .text("\n"),
    ])
    var output: [UInt8] = []
    let failure = template.render(
      value, partials: { $0 == "p" ? template : nil }, escaping: .html,
      within: RenderingLimits(depth: 100, steps: 20_000, bytes: 200_000), into: &output)
    let text = String(decoding: bytes, as: UTF8.self)
    for error in errors + (failure.map { [$0] } ?? []) {
      let ranges = [error.range] + (error.note.map { [$0.range] } ?? [])
      for range in ranges { #expect(0 <= range.lowerBound && range.upperBound <= bytes.count, "\(text)") }
      #expect(!error.message.isEmpty && error.message.utf8.count < 600, "\(text)")
    }
    checkRanges(of: template.nodes, in: bytes, text)
  }

  private func checkRanges(of nodes: [TemplateNode], in bytes: [UInt8], _ text: String) {
    for node in nodes {
      #expect(0 <= node.range.lowerBound && node.range.upperBound <= bytes.count, "\(text)")
      switch node {
      case .text, .variable, .partial: break
      case .section(let section): checkRanges(of: section.nodes, in: bytes, text)
      case .parent(let parent): checkRanges(of: parent.arguments.map { .block($0) }, in: bytes, text)
      case .block(let block): checkRanges(of: block.nodes, in: bytes, text)
      }
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], with generator: inout RepeatableGenerator, from inputs: [[UInt8]]
  ) {
    let place = generator.next(below: bytes.count + 1)
    switch generator.next(below: 6) {
    case 0: if place < bytes.count { bytes.remove(at: place) }
    case 1: bytes.insert(UInt8(generator.next(below: 256)), at: place)
    case 2, 3: bytes.insert(contentsOf: Self.pieces[generator.next(below: Self.pieces.count)].utf8, at: place)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + generator.next(below: 20)))
    default:
      let other = inputs[generator.next(below: inputs.count)]
      let start = generator.next(below: other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + generator.next(below: 30))], at: place)
    }
  }
}
