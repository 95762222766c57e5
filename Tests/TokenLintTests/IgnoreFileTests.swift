import Foundation
import TestSupport
import Testing

@testable import TokenLint

/// A `.gitignore` means to the linter what it means to git.
@Suite struct IgnoreFileTests {
  private static let patterns = [
    "*.o", "/root", "folder/", "a/b", "a/b/", "**/deep", "deep/**", "x/**/y", "*", "!kept", "/*", "\\#hash",
    "#hash",
    "\\!bang", "trail ", "trail\\ ", "tab\t", "[ab]c", "[!ab]c", "[^ab]c", "[a-", "[]x]", "q?", "**", "**/",
    "a**b",
    "a/*/c", "/", "!", "", "  ", " lead", "*.", ".*", "f\\*o", "f\\o", "end\\", "a//b", "./a", "../a", "ä*",
    "?",
    "[[:digit:]]z", "*.swift\r", "foo/*", "**/foo/*.c", "/**/bar", "bar/**/", "***", "a/**", "!a/", "kept/",
  ]

  private static let paths = [
    "a.o", "root", "sub/root", "folder", "folder/x", "sub/folder/x", "a", "a/b", "a/b/c", "z/a/b", "deep",
    "m/deep",
    "m/n/deep/o", "deep/in", "x/y", "x/1/y", "x/1/2/y", "kept", "sub/kept", "#hash", "!bang", "trail",
    "trail ", "tab",
    "tab\t", "ac", "bc", "cc", "[a-", "]", "x", "q1", "q", "qä", "axb", "ab", "a/x/c", "a/x/y/c", " lead",
    "lead", "dot.",
    ".hidden", "f*o", "fo", "fxo", "end", "end\\", "ä1", "é", "1z", "9z", "A.swift", "foo", "foo/a",
    "foo/a/b", "foo/a.c",
    "p/foo/a.c", "bar", "p/bar", "bar/p/q", "kept/a",
  ]

  /// With each pattern alone, and with each after one that ignores everything.
  @Test func ignoresWhatGitIgnores() throws {
    guard (try? runProcess("git", ["--version"]))?.status == 0 else { return }
    for before in ["", "*\n", "a/\n!a/b\n"] {
      for pattern in Self.patterns {
        let text = before + pattern + "\n"
        let ignored = try ignoredByGit(text)
        for path in Self.paths {
          #expect(Self.ignores(text, path) == ignored.contains(path), "'\(text)' and '\(path)'")
        }
      }
    }
  }

  private func ignoredByGit(_ text: String) throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".gitignore")
    let command =
      "git init -q && printf '%s\\0' \"$@\" | git -c core.excludesFile=/dev/null check-ignore -z --stdin"
    let run = try runProcess("/bin/sh", ["-c", command, "sh"] + Self.paths, in: folder.url)
    #expect(run.status <= 1, "\(run.errors)")
    return Set(run.output.split(separator: "\0").map(String.init))
  }

  /// Whether the path or a folder around it is ignored, as the walk through the folders decides it.
  private static func ignores(_ text: String, _ path: String) -> Bool {
    let file = IgnoreFile(text)
    let names = path.split(separator: "/")
    return names.indices.contains { end in
      let path = Array(names[...end].joined(separator: "/").utf8)
      return file.ignores(path[...], isFolder: end < names.count - 1) == true
    }
  }
}
