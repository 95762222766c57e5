import Foundation
import Testing

/// What an app's build shows its owner: a token, its new value, the place of a mistake, and nothing when nothing
/// changed.
package func expectConsumerToFollowItsTokens(_ consumer: Consumer) throws {
  let first = try consumer.build()
  try #require(first.status == 0, "\(first.output)\(first.errors)")
  #expect(!(first.output + first.errors).contains("warning:"), "\(first.output)\(first.errors)")
  #expect(try consumer.run().output == "padding 16.0\nhalf-open 468.0\n")

  let compiled = consumer.buildTimes
  #expect(compiled.keys.contains { $0.hasSuffix("app.tokens.swift") })
  // After the very first debug build SwiftPM wraps the modules of a plugin's tool and links it once more. That runs
  // the plugin, but changes no generated file, so nothing of the app is compiled.
  #expect(try consumer.build().status == 0)
  #expect(consumer.buildTimes == compiled)
  let unchanged = try consumer.build()
  #expect(unchanged.status == 0)
  #expect(!unchanged.output.contains("Generate tokens") && !unchanged.output.contains("Compiling App"))
  #expect(!unchanged.output.contains("Linking"), "\(unchanged.output)")
  #expect(consumer.buildTimes == compiled)

  try consumer.replaceInTokens("padding: 16", with: "padding: 18")
  #expect(try consumer.build().status == 0)
  #expect(try consumer.run().output == "padding 18.0\nhalf-open 468.0\n")

  try consumer.replaceInTokens("padding: 18", with: "padding: 18ms")
  let broken = try consumer.build()
  #expect(broken.status != 0)
  let text = broken.output + broken.errors
  #expect(text.contains("/\(Consumer.tokenFile):4:12: error: 'ms' is not a unit of a length"), "\(text)")

  try consumer.removeTokenFile()
  let empty = try consumer.build()
  #expect(empty.status != 0)
  let reason = "target 'App' has no token files: no .yaml, .yml, .json or .tokens file lies in '"
  #expect((empty.output + empty.errors).contains(reason), "\(empty.output)\(empty.errors)")
  #expect((empty.output + empty.errors).contains("/Sources/App/Tokens' or below"))
}
