#!/usr/bin/env python3
"""Measures two builds of portico-bench in one interleaved run: which change made what slower?
usage: compare.py BEFORE AFTER [--rounds 7] [--only REGEX] [--limit 3]
BEFORE and AFTER are portico-bench programs of two checkouts (swift build -c release, in each Benchmarks folder). Every round runs
each workload once with both, in turn; the fastest of the rounds counts, since other work only makes a run slower.
A row that is slower by more than --limit per cent is marked, and the status is then 1.
Example: compare.py ../before/Benchmarks/.build/release/portico-bench .build/release/portico-bench --only 'w1|commit'"""
import argparse, re, subprocess, sys

WORKLOADS = ["w1-flat", "w1-nested", "w3", "set", "commit", "animations", "edit"]
WORKLOADS += [f"{kind} {size}" for size in (100, 1000, 5000) for kind in ("w2-rows", "w2-views-rows")]
WORKLOADS += [f"{kind} {size}" for size in (100, 1000) for kind in ("w2-chain", "w2-views-chain")]

if len(sys.argv) < 2:
    sys.exit(__doc__)
parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("before")
parser.add_argument("after")
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("--only", default="")
parser.add_argument("--limit", type=float, default=3)
options = parser.parse_args()

best = ({}, {})


def measure(side, program, workload):
    out = subprocess.run([program, *workload.split()], capture_output=True, text=True)
    if out.returncode:
        sys.exit(f"compare.py: {program} {workload} ended with status {out.returncode}:\n{out.stderr[-2000:]}")
    for line in out.stdout.splitlines():
        if not line.startswith("RESULT"):
            continue
        _, group, case, _, what, value, unit = line.split("\t")
        key = (group, case, what, unit)
        best[side][key] = min(best[side].get(key, float("inf")), float(value))


chosen = [w for w in WORKLOADS if re.search(options.only, w)]
for round in range(options.rounds):
    print(f"round {round + 1} of {options.rounds}", file=sys.stderr)
    for workload in chosen:
        sides = [(0, options.before), (1, options.after)]
        for side, program in sides if round % 2 == 0 else reversed(sides):
            measure(side, program, workload)

slower = 0
print("| workload | case | what | before | after | after / before |\n|---|---|---|---|---|---|")
for key, before in best[0].items():
    after = best[1].get(key)
    if after is None:
        continue
    group, case, what, unit = key
    ratio = after / before if before else (1.0 if after == 0 else float("inf"))
    mark = ""
    if ratio > 1 + options.limit / 100:
        mark, slower = " **slower**", slower + 1
    print(f"| {group} | {case} | {what} | {before:.4g} {unit} | {after:.4g} {unit} | {ratio:.2f}{mark} |")
sys.exit(1 if slower else 0)
