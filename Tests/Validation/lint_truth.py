#!/usr/bin/env python3
"""Runs the linter on places that authors labelled themselves, in their repositories at the labelled commits.

    lint_truth.py TOKENC CASES REPOSITORIES

CASES is a table with the columns case, repo, commit, path, line, verdict, rule and note. REPOSITORIES holds a git
directory for each repository, called OWNER+NAME or OWNER+NAME/repo; one that is absent is skipped with a message. Every
`must` has to be found in its line, and nothing of that rule's family may be found in a `must-not`.
"""

import collections
import csv
import json
import pathlib
import subprocess
import sys

from real_apps import checked_out, findings


def main(tokenc: str, cases: str, repositories: str) -> int:
    if not pathlib.Path(cases).exists() or not pathlib.Path(repositories).is_dir():
        print(f"skipped: there is no {cases} or no folder of repositories '{repositories}'")
        return 0
    rules = {rule["id"]: rule["family"] for rule in json.loads(
        subprocess.run([tokenc, "rules", "--json"], capture_output=True, text=True, check=True).stdout)}
    with open(cases, newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    groups = collections.defaultdict(list)
    for row in rows:
        groups[row["repo"], row["commit"]].append(row)
    counts, wrong = collections.Counter(), []
    for (repository, commit), group in sorted(groups.items()):
        known = [row for row in group if row["rule"] in rules]
        counts["of rules that are not there yet"] += len(group) - len(known)
        if not known:
            continue
        with checked_out(repositories, repository, commit) as folder:
            found = None if folder is None else findings(tokenc, folder)
        if found is None:
            counts["skipped, no commit"] += len(known)
            continue
        for row in known:
            here = [f for f in found if f["file"] == row["path"] and (row["line"] in ("", "-", "0") or
                    f["line"] <= int(row["line"]) <= f["endLine"])]
            same = [f for f in here if f["id"] == row["rule"]]
            family = [f for f in here if rules.get(f["id"]) == rules[row["rule"]]]
            if row["verdict"] == "may":
                counts["may be found or not"] += 1
                continue
            right = bool(same) if row["verdict"] == "must" else not family
            counts[f"{row['verdict']}: {'as it should be' if right else 'WRONG'}"] += 1
            if not right:
                told = ", ".join(sorted({f["id"] for f in here})) or "nothing"
                wrong.append(f"{row['case']} {repository}@{commit} {row['path']}:{row['line']} {row['verdict']} "
                             f"{row['rule']}: {told} ({row['note']})")
    for name, count in sorted(counts.items()):
        print(f"{count:5} {name}")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
