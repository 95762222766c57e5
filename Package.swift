// swift-tools-version: 6.2

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Where SwiftSyntax comes from. The linter is built from the same sources both ways.
enum SwiftSyntaxSource {
  /// The libraries beside the compiler: nothing to fetch and nothing to build.
  case toolchain(folder: String)
  /// The package, by its URL or the path of a checkout: slow to build, and several times as fast at work.
  case package(String)

  static let current: SwiftSyntaxSource = {
    if let named = ProcessInfo.processInfo.environment["TOKENC_SWIFT_SYNTAX"], !named.isEmpty {
      return .package(named)
    }
    return toolchainFolder.map { .toolchain(folder: $0) } ?? .package(repository)
  }()

  private static let repository = "https://github.com/swiftlang/swift-syntax.git"
  private static let version: Version = "603.0.0"
  private static let products = ["SwiftSyntax", "SwiftParser"]

  /// The libraries lie two folders beside the compiler that is found on the path.
  private static var toolchainFolder: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/swiftc") {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
      let host = usr.appendingPathComponent("lib/swift/host").path
      let module = "\(host)/SwiftSyntax.swiftmodule"
      if FileManager.default.fileExists(atPath: module) { return host }
    }
    return nil
  }

  var packages: [Package.Dependency] {
    guard case .package(let place) = self else { return [] }
    if place.contains("://") { return [.package(url: place, from: Self.version)] }
    return [.package(name: "swift-syntax", path: place)]
  }

  /// What the target that imports SwiftSyntax depends on.
  var dependencies: [Target.Dependency] {
    guard case .package = self else { return [] }
    return Self.products.map { .product(name: $0, package: "swift-syntax") }
  }

  /// For every target that reaches SwiftSyntax, directly or not.
  var swiftSettings: [SwiftSetting] {
    guard case .toolchain(let folder) = self else { return strict }
    return strict + [.unsafeFlags(["-I", folder])]
  }

  var linkerSettings: [LinkerSetting] {
    guard case .toolchain(let folder) = self else { return [] }
    let libraries = Self.products.map { "-l\($0)" }
    return [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + libraries)]
  }
}

let swiftSyntax = SwiftSyntaxSource.current

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
    .executable(name: "tokenc-generate", targets: ["tokenc-generate"]),
    .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
  ],
  dependencies: swiftSyntax.packages,
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
    .target(
      name: "TokenLint",
      dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel"] + swiftSyntax.dependencies,
      swiftSettings: swiftSyntax.swiftSettings, linkerSettings: swiftSyntax.linkerSettings),
    .executableTarget(
      name: "tokenc", dependencies: ["TokenDiagnostics", "TokenModel", "TokenCommands", "TokenLint"],
      swiftSettings: swiftSyntax.swiftSettings,
      linkerSettings: swiftSyntax.linkerSettings),
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
        "TokenLint",
        "TestSupport",
        "tokenc", "tokenc-generate",
      ],
      swiftSettings: swiftSyntax.swiftSettings, linkerSettings: swiftSyntax.linkerSettings),
    .testTarget(
      name: "TokenLintTests",
      dependencies: ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLint", "TestSupport"],
      swiftSettings: swiftSyntax.swiftSettings, linkerSettings: swiftSyntax.linkerSettings),
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
