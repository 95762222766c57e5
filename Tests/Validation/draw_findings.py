#!/usr/bin/env python3
"""Draws findings in real apps for a person to judge: a table without verdicts.

    draw_findings.py TOKENC REPOSITORIES LIST SEED COUNT

REPOSITORIES holds a git directory for each repository, as in lint_truth.py. LIST has one repository@commit a line; all of
them have to be there, or the draw would be another one. Errors and warnings take part. Rules take turns, so that a rule
with few findings is represented too, and no rule gives more than 20; which of a rule's findings come first is decided by a
hash of the seed and the place, so the same arguments give the same table everywhere. Two findings of one rule in one
line count once. The table goes to standard output: repository, commit, path, line, rule, verdict and reason, the last two
empty. `Tests/Fixtures/Precision/draws.tsv` lists the draws that were judged, with their seeds.
"""

import collections
import csv
import hashlib
import sys

from real_apps import apps, checked_out, findings

MOST_OF_ONE_RULE = 20
COLUMNS = ["repository", "commit", "path", "line", "rule", "verdict", "reason"]

Place = tuple[str, str, str, int, str]


def places(tokenc: str, repositories: str, repository: str, commit: str) -> set[Place]:
    with checked_out(repositories, repository, commit) as folder:
        if folder is None:
            sys.exit("a draw from fewer apps would be another one")
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


def main(tokenc: str, repositories: str, listed: str, seed: str, count: str) -> None:
    found = set()
    for repository, commit in apps(listed):
        found |= places(tokenc, repositories, repository, commit)
    table = csv.writer(sys.stdout, delimiter="\t", quoting=csv.QUOTE_NONE, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows([*place, "", ""] for place in draw(found, seed, int(count)))


if __name__ == "__main__":
    main(*sys.argv[1:6])
