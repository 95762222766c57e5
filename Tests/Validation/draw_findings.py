#!/usr/bin/env python3
"""Draws findings in real apps for a person to judge: a table without verdicts.

    draw_findings.py TOKENC REPOSITORIES LIST SEED COUNT

REPOSITORIES holds a git directory for each repository, as in lint_truth.py. LIST has one repository@commit a line; all of
them have to be there, or the draw would be another one. Errors and warnings take part. Rules take turns, so that a rule
with few findings is represented too, and no rule gives more than 20; which of a rule's findings come first is decided by a
hash of the seed and the place, so the same arguments give the same table everywhere. Two findings of one rule in one
line count once. The table goes to standard output: repository, commit, path, line, rule, verdict and reason, the last two
empty.
"""

import collections
import csv
import hashlib
import pathlib
import subprocess
import sys
import tempfile

from lint_truth import findings, git_directory

MOST_OF_ONE_RULE = 20
# What the linter reads, and nothing else: a mirror may lack the contents of large files.
READ = (".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".xcconfig", ".storyboard", ".xib", ".yml", ".yaml",
        ".gitignore")
COLUMNS = ["repository", "commit", "path", "line", "rule", "verdict", "reason"]

Place = tuple[str, str, str, int, str]


def check_out_what_is_read(git: pathlib.Path, commit: str, folder: str) -> None:
    names = subprocess.run(["git", f"--git-dir={git}", "ls-tree", "-r", "-z", "--name-only", commit],
                           capture_output=True, check=True, text=True).stdout.split("\0")
    endings = [ending for ending in READ if any(name.endswith(ending) for name in names)]
    archive = subprocess.Popen(["git", f"--git-dir={git}", "archive", commit, "--"] + [f"*{e}" for e in endings],
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    unpacked = subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout)
    if archive.wait() != 0 or unpacked.returncode != 0:
        sys.exit(f"cannot check {commit} out of {git}")


def places(tokenc: str, repositories: pathlib.Path, repository: str, commit: str) -> set[Place]:
    git = git_directory(repositories, repository)
    if git is None:
        sys.exit(f"there is no git directory of {repository} in {repositories}")
    with tempfile.TemporaryDirectory() as folder:
        check_out_what_is_read(git, commit, folder)
        return {(repository, commit, finding["file"], finding["line"], finding["id"])
                for finding in findings(tokenc, folder) if finding["severity"] in ("error", "warning")}


def draw(found: set[Place], seed: str, count: int) -> list[Place]:
    def order(place: Place) -> str:
        return hashlib.sha256("\0".join([seed, *map(str, place)]).encode()).hexdigest()

    by_rule = collections.defaultdict(list)
    for place in sorted(found, key=order):
        by_rule[place[-1]].append(place)
    turns = [by_rule[rule][turn] for turn in range(MOST_OF_ONE_RULE) for rule in sorted(by_rule)
             if turn < len(by_rule[rule])]
    return sorted(turns[:count])


def main(tokenc: str, repositories: str, apps: str, seed: str, count: str) -> None:
    found = set()
    for app in pathlib.Path(apps).read_text().split():
        repository, commit = app.split("@")
        found |= places(str(pathlib.Path(tokenc).resolve()), pathlib.Path(repositories), repository, commit)
    table = csv.writer(sys.stdout, delimiter="\t", quoting=csv.QUOTE_NONE, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows([*place, "", ""] for place in draw(found, seed, int(count)))


if __name__ == "__main__":
    main(*sys.argv[1:6])
