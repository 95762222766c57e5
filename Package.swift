// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
    .executable(name: "tokenc-generate", targets: ["tokenc-generate"]),
    .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CSHA256"),
    .target(name: "TokenDiagnostics", dependencies: ["CSHA256"], swiftSettings: strict),
    .target(name: "TokenSyntax", dependencies: ["CYAML", "TokenDiagnostics"], swiftSettings: strict),
    .target(name: "TokenModel", dependencies: ["TokenDiagnostics", "TokenSyntax"], swiftSettings: strict),
    .target(name: "TokenRuntime", swiftSettings: strict),
    .target(name: "Mustache", swiftSettings: strict),
    .target(
      name: "TokenLayout", dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRuntime"],
      swiftSettings: strict),
    .target(
      name: "TokenEmit", dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "Mustache"],
      swiftSettings: strict),
    .target(
      name: "TokenCommands",
      dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLayout", "TokenEmit"],
      swiftSettings: strict),
    .executableTarget(name: "tokenc", dependencies: ["TokenCommands"], swiftSettings: strict),
    .executableTarget(
      name: "tokenc-generate", dependencies: ["TokenCommands"], swiftSettings: strict),
    .plugin(
      name: "GenerateTokens",
      capability: .buildTool(),
      dependencies: ["tokenc-generate"],
      path: "Sources/Plugins/GenerateTokens"
    ),
    .target(name: "DesignTokens", path: "Generated/Swift", swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLayout", "TokenCommands"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "TokenDiagnosticsTests", dependencies: ["TokenDiagnostics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TokenSyntaxTests", dependencies: ["TokenDiagnostics", "TokenSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MustacheTests", dependencies: ["TokenDiagnostics", "TokenSyntax", "Mustache", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TokenModelTests",
      dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TokenLayoutTests",
      dependencies: [
        "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRuntime", "TokenLayout", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TokenEmitTests",
      dependencies: [
        "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRuntime", "TokenLayout", "Mustache",
        "TokenEmit",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TokenCommandsTests",
      dependencies: ["TokenDiagnostics", "TokenEmit", "TokenCommands", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLayout", "TokenEmit", "TokenCommands",
        "TestSupport",
        "tokenc", "tokenc-generate",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "token-benchmark", dependencies: ["TokenDiagnostics"], path: "Tests/Benchmarks/TokenBenchmark",
      swiftSettings: strict),
    .executableTarget(
      name: "yaml-event-loop", dependencies: ["CYAML"], path: "Tests/Benchmarks/YAMLEventLoop"),
    .executableTarget(
      name: "hello-foundation", path: "Tests/Benchmarks/HelloFoundation", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
