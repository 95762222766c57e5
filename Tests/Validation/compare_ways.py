#!/usr/bin/env python3
"""Compares what the linter finds in real apps by ways that have to come to the same.

    compare_ways.py TOKENC REPOSITORIES APPS…

REPOSITORIES holds a git directory for each repository, as in lint_truth.py; one that is absent is skipped with a message.
APPS are lists with one repository@commit a line. The findings have to be the same to the byte: with lexing first and with
a parse of every file, with one job and with several, with a cold cache and with a warm one.
"""

import pathlib
import subprocess
import sys
import tempfile

from draw_findings import check_out_what_is_read
from lint_truth import git_directory


def report(tool: pathlib.Path, folder: str, *options: str) -> bytes:
    run = subprocess.run([tool, "lint", "--format", "json", "--root", folder, folder, *options], capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"tokenc ended with {run.returncode}: {run.stderr.decode(errors='replace')}")
    return run.stdout


def differing(tool: pathlib.Path, folder: str) -> list[str]:
    with tempfile.TemporaryDirectory() as cache:
        usual = report(tool, folder, "--no-cache")
        ways = {
            "a parse of every file": report(tool, folder, "--parse-all"),
            "one job": report(tool, folder, "--no-cache", "--jobs", "1"),
            "four jobs": report(tool, folder, "--no-cache", "--jobs", "4"),
            "a cold cache": report(tool, folder, "--cache-dir", cache),
            "a warm cache": report(tool, folder, "--cache-dir", cache),
        }
    return [way for way, text in ways.items() if text != usual]


def main(tool: str, repositories: str, *lists: str) -> int:
    wrong, files, size = [], 0, 0
    for app in [line for path in lists for line in pathlib.Path(path).read_text().split()]:
        repository, commit = app.split("@")
        git = git_directory(pathlib.Path(repositories), repository)
        if git is None:
            print(f"skipped: there is no git directory of {repository} in '{repositories}'")
            continue
        with tempfile.TemporaryDirectory() as folder:
            check_out_what_is_read(git, commit, folder)
            sizes = [path.stat().st_size for path in pathlib.Path(folder).rglob("*.swift") if path.is_file()]
            files, size = files + len(sizes), size + sum(sizes)
            wrong += [f"{repository}: {way}" for way in differing(pathlib.Path(tool).resolve(), folder)]
    print(f"{files} Swift files, {size / 1e6:.1f} MB: " + ("; ".join(wrong) or "the same by all ways"))
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
