#!/usr/bin/env python3
"""Measures `tokenc lint` on real sources beside `swift format lint`, and a second run beside reading and hashing.

    lint_benchmark.py TOKENC FOLDER

Prints CPU seconds and ratios, and exits with 1 if a bound is missed. The runs take turns, so that what else the machine does
falls on each of them; the smallest of each counts. Only `swift format lint` runs once, in batches, between two runs of the
linter: it takes long. To read and hash means every file that the linter reads: sources, property lists, projects,
storyboards, but nothing of folders that it leaves out. FOLDER has no `.gitignore` that leaves out sources. It also prints how much of the Swift was lexed, cut away and parsed, and
which rules look at more than 3 % of the files, with what each costs.
"""

import hashlib
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROUNDS = 3
BATCH = 200  # swift format opens every file it is given
READ = {".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".xcconfig", ".storyboard", ".xib"}
MANIFESTS = {"project.yml", "project.yaml", "target.yml", "target.yaml"}
LEFT_OUT = {"Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"}
MANY_FILES = 3.0  # percent of all Swift files


def megabytes(files: list[pathlib.Path]) -> float:
    return sum(path.stat().st_size for path in files) / 1e6


def run(arguments: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    status = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    if status not in (0, 1):
        sys.exit(f"{' '.join(arguments[:3])} … ended with {status}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def peak_memory(arguments: list[str]) -> float:
    """In megabytes of 1,000,000 bytes, of a process of its own."""
    code = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, "
            "stderr=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    printed = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True).stdout
    return int(printed) * 1024 / 1e6


def read_and_hash(files: list[pathlib.Path]) -> float:
    before = resource.getrusage(resource.RUSAGE_SELF)
    for file in files:
        hashlib.sha256(file.read_bytes()).digest()
    after = resource.getrusage(resource.RUSAGE_SELF)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def files_that_are_read(folder: pathlib.Path) -> list[pathlib.Path]:
    return sorted(
        path for path in folder.rglob("*")
        if (path.suffix in READ or path.name in MANIFESTS) and path.is_file()
        and not any(name in LEFT_OUT or name.startswith(".") for name in path.relative_to(folder).parts))


def batches(files: list[pathlib.Path]) -> list[list[str]]:
    names = [str(path) for path in files]
    return [names[start:start + BATCH] for start in range(0, len(names), BATCH)]


def print_shares(lint: list[str]) -> None:
    """What `--timings` says of the parser's work and of the rules that are woken most."""
    text = subprocess.run(lint + ["--no-cache", "--timings"], capture_output=True, text=True)
    for line in (text.stdout + text.stderr).splitlines():
        woken = re.search(r"woken in .* ([\d.]+) %$", line)
        if line.startswith("Swift: ") or woken and float(woken[1]) > MANY_FILES:
            print(line)


def main(tokenc: str, folder: str) -> int:
    read = files_that_are_read(pathlib.Path(folder))
    files = [path for path in read if path.suffix == ".swift"]
    print(f"{len(files)} Swift files, {megabytes(files):.1f} MB; {len(read)} files that are read, {megabytes(read):.1f} MB")
    with tempfile.TemporaryDirectory() as cache:
        lint = [tokenc, "lint", "--select", "device,project,meta", "--root", folder, folder]
        run(lint + ["--cache-dir", cache])
        cold, warm, hashed = [], [], []
        for turn in range(ROUNDS):
            cold.append(run(lint + ["--no-cache"]))
            warm += [run(lint + ["--cache-dir", cache]) for _ in range(2)]
            hashed += [read_and_hash(read) for _ in range(2)]
            if turn == 0:
                formatted = sum(run(["swift", "format", "lint", *batch]) for batch in batches(files))
        memory = peak_memory(lint + ["--no-cache"])
        print_shares(lint)
    bounds = [
        ("swift format lint / tokenc lint, cold", formatted / min(cold), ">=", 8.0),
        ("tokenc lint, warm / reading and hashing", min(warm) / min(hashed), "<=", 3.0),
        ("peak memory in MB", memory, "<=", 300.0),
    ]
    print(f"cold {min(cold):.2f} s, warm {min(warm):.2f} s, reading and hashing {min(hashed):.2f} s, "
          f"swift format {formatted:.1f} s of CPU")
    missed = False
    for name, value, sign, bound in bounds:
        holds = value >= bound if sign == ">=" else value <= bound
        missed |= not holds
        print(f"  {name}: {value:.2f} ({sign} {bound:g}: {'kept' if holds else 'MISSED'})")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
