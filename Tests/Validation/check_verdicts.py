#!/usr/bin/env python3
"""Tells how precise the linter is by the verdicts that people gave on what it found.

    check_verdicts.py TOKENC REPOSITORIES VERDICTS…

REPOSITORIES holds a git directory for each repository, as in lint_truth.py; one that is absent is skipped with a
message. VERDICTS are tables as draw_findings.py makes them, with `right` or `wrong` in each row. A finding counts as
told where its line has an error or a warning of its rule. The precision, over all and of each rule, is the share of
`right` among the rows that are still told. It has to be 95 % over all and 90 % for each rule with at least ten such
rows; a row that is `right` has to be told, be it by another rule or as a note only. A `wrong` row that is silent now does not count, so this
shows that what was judged stays mended, not how the linter does on apps that nobody has looked at.
"""

import collections
import csv
import sys

from real_apps import checked_out, findings


def told(tokenc: str, folder: str) -> tuple[dict[tuple[str, int], set[str]], set[tuple[str, int]]]:
    """The rules that tell errors and warnings, by their places, and all places of which something is said."""
    rules, places = collections.defaultdict(set), set()
    for finding in findings(tokenc, folder):
        place = finding["file"], finding["line"]
        places.add(place)
        if finding["severity"] in ("error", "warning"):
            rules[place].add(finding["id"])
    return rules, places


def main(tokenc: str, repositories: str, *tables: str) -> int:
    judged = collections.defaultdict(list)
    for table in tables:
        with open(table, newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                judged[row["repository"], row["commit"]].append(row)
    verdicts, silent = collections.defaultdict(collections.Counter), []
    for (repository, commit), rows in sorted(judged.items()):
        with checked_out(repositories, repository, commit) as folder:
            if folder is None:
                continue
            found, places = told(tokenc, folder)
        for row in rows:
            place = row["path"], int(row["line"])
            if row["rule"] in found[place]:
                verdicts[row["rule"]][row["verdict"]] += 1
            elif row["verdict"] == "right" and place not in places:
                silent.append(f"no longer told: {repository} {row['path']}:{row['line']} {row['rule']}")
    if not verdicts:
        return 0
    bad = bool(silent)
    for rule, counts in sorted(verdicts.items()) + [("over all", sum(verdicts.values(), collections.Counter()))]:
        share = counts["right"] / counts.total()
        print(f"{share:7.1%} of {counts.total():3} {rule}")
        least = 0 if counts.total() < 10 else 0.95 if rule == "over all" else 0.9
        bad = bad or share < least
    print("\n".join(silent))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
