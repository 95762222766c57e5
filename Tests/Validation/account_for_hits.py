#!/usr/bin/env python3
"""Accounts for every place in real apps whose text asks for the main screen or for the kind of device.

    account_for_hits.py TOKENC REPOSITORIES TABLE

REPOSITORIES holds a git directory for each repository, as in lint_truth.py; one that is absent is skipped with a message.
TABLE has the columns repository, commit, path, line, text and context: the hits in which the linter is silent, and what
silences it there. All Swift and Objective-C files of the commits in TABLE are searched for the texts below. A hit is
found if its line has a finding of a rule about devices, of whatever severity; each other hit has to be a row, and each
row a hit that is not found. How many are found and what silences the others is told for each app.
"""

import collections
import csv
import json
import pathlib
import subprocess
import sys

from real_apps import checked_out, findings

TEXTS = ("UIScreen.main", "[UIScreen mainScreen]", "userInterfaceIdiom")
ENDINGS = (".swift", ".m", ".mm", ".h")
SEVERITIES = ("error", "warning", "note")

Hit = tuple[str, int, str]


def hits(folder: pathlib.Path) -> list[Hit]:
    """Where a text stands: each once for a line."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS and path.is_file())
    return [(path.relative_to(folder).as_posix(), number, text)
            for path in files
            for number, line in enumerate(path.read_text(errors="replace").split("\n"), 1)
            for text in TEXTS if text in line]


def severities(tokenc: str, folder: str, rules: set[str]) -> dict[tuple[str, int], str]:
    """The highest severity of what is found in each line."""
    found = sorted((f for f in findings(tokenc, folder) if f["id"] in rules),
                   key=lambda finding: -SEVERITIES.index(finding["severity"]))
    return {(finding["file"], finding["line"]): finding["severity"] for finding in found}


def account(app: str, silent: dict[Hit, str], there: list[Hit], found: dict[tuple[str, int], str]) -> list[str]:
    """Prints the counts of an app; what is wrong with the table."""
    told = collections.Counter(found[path, line] for path, line, _ in there if (path, line) in found)
    contexts = collections.Counter(silent[hit] for hit in there if hit[:2] not in found and hit in silent)
    print(f"{app}: {len(there)} hits, {told.total()} found, {contexts.total()} silent")
    for severity in SEVERITIES:
        if told[severity]:
            print(f"{told[severity]:5} {severity}")
    for context, count in sorted(contexts.items()):
        print(f"{count:5} silent: {context}")
    unaccounted = [hit for hit in there if hit[:2] not in found and hit not in silent]
    stale = [hit for hit in silent if hit not in there]
    spoken = [hit for hit in there if hit[:2] in found and hit in silent]
    return [f"{reason}: {app} {path}:{line} {text}"
            for reason, group in (("neither found nor a row", unaccounted), ("a row without a hit", stale),
                                  ("a row that is found", spoken))
            for path, line, text in group]


def main(tokenc: str, repositories: str, table: str) -> int:
    tokenc = str(pathlib.Path(tokenc).resolve())
    rules = {rule["id"] for rule in json.loads(
        subprocess.run([tokenc, "rules", "--json"], capture_output=True, text=True, check=True).stdout)
        if rule["family"] == "device"}
    apps = collections.defaultdict(dict)
    with open(table, newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            hit = row["path"], int(row["line"]), row["text"]
            apps[row["repository"], row["commit"]][hit] = row["context"]
    wrong = []
    for (repository, commit), silent in sorted(apps.items()):
        with checked_out(repositories, repository, commit) as folder:
            if folder is None:
                continue
            wrong += account(repository, silent, hits(pathlib.Path(folder)), severities(tokenc, folder, rules))
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
