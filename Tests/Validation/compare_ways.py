#!/usr/bin/env python3
"""Compares what the linter finds in real apps by ways that have to come to the same.

    compare_ways.py TOKENC REPOSITORIES APPS…

REPOSITORIES holds a git directory for each repository, as in lint_truth.py; one that is absent is skipped with a message.
APPS are lists with one repository@commit a line. The findings have to be the same to the byte: with lexing first and with
a parse of every file, with one job and with several, with a cold cache and with a warm one.
"""

import pathlib
import sys
import tempfile

from real_apps import apps, checked_out, lint


def differing(tool: str, folder: str) -> list[str]:
    def found(*options: str) -> str:
        return lint(tool, folder, "--format", "json", *options)

    with tempfile.TemporaryDirectory() as cache:
        usual = found("--no-cache")
        ways = {
            "a parse of every file": found("--parse-all"),
            "one job": found("--no-cache", "--jobs", "1"),
            "four jobs": found("--no-cache", "--jobs", "4"),
            "a cold cache": found("--cache-dir", cache),
            "a warm cache": found("--cache-dir", cache),
        }
    return [way for way, text in ways.items() if text != usual]


def main(tool: str, repositories: str, *lists: str) -> int:
    wrong, files, size = [], 0, 0
    for repository, commit in apps(*lists):
        with checked_out(repositories, repository, commit) as folder:
            if folder is None:
                continue
            sizes = [path.stat().st_size for path in pathlib.Path(folder).rglob("*.swift") if path.is_file()]
            files, size = files + len(sizes), size + sum(sizes)
            wrong += [f"{repository}: {way}" for way in differing(tool, folder)]
    if files == 0:
        print("skipped: there is no app to look at")
        return 0
    print(f"{files} Swift files, {size / 1e6:.1f} MB: " + ("; ".join(wrong) or "the same by all ways"))
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
