#!/usr/bin/env python3
"""Measures Portico beside the peers in one run.
usage: run.py [--bench FOLDER] [--ours] [every option of the peers' run.py: --rounds 5 --only REGEX --python VENV ...]
FOLDER is where the peers' programs are (default ../shared/bench beside this checkout). Results go to Benchmarks/results.tsv
unless --out says otherwise. --ours measures Portico and the hand-written floor alone, without building the peers."""
import os, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def take(flag, has_value):
    if flag not in sys.argv:
        return None
    at = sys.argv.index(flag)
    value = sys.argv[at + 1] if has_value else True
    del sys.argv[at : at + (2 if has_value else 1)]
    return value


if "--help" in sys.argv or "-h" in sys.argv:
    print(__doc__)
    sys.exit(0)
bench = os.path.abspath(take("--bench", True) or os.path.join(ROOT, "..", "shared", "bench"))
ours = take("--ours", False)
if not os.path.exists(os.path.join(bench, "run.py")):
    sys.exit(f"run.py: no peers' programs at {bench}: name their folder with --bench")

subprocess.run(["swift", "build", "-c", "release"], cwd=HERE, check=True)
for product in ("Portico", "PorticoCombine", "portico"):
    subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT, check=True)
portico = os.path.join(ROOT, ".build", "release", "portico")
apps = os.path.join(HERE, ".build", "apps")
subprocess.run([portico, "build", os.path.join(HERE, "Apps", "W7"), "-c", "release", "--output", apps], check=True)

program = os.path.join(HERE, ".build", "release", "portico-bench")
w7 = os.path.join(apps, "W7.app", "W7")
jobs = "".join(f"job([{program!r}, {w!r}])\n" for w in ("w1-flat", "w1-nested", "w3", "w6-fill", "w6-stroke", "set"))
for size in (100, 1000, 5000):
    jobs += f"job([{program!r}, 'w2-rows', '{size}'])\njob([{program!r}, 'w2-views-rows', '{size}'])\n"
for size in (100, 1000):
    jobs += f"job([{program!r}, 'w2-chain', '{size}'])\njob([{program!r}, 'w2-views-chain', '{size}'])\n"
jobs += f'ENV["PORTICO_SCRIPT"] = {os.path.join(HERE, "Apps", "w7.story")!r}\n'
jobs += f'job([{w7!r}], whole=("W7", "label + button", "Portico"))\n'

source = open(os.path.join(bench, "run.py")).read()
marker = "J = [j for j in J if re.search"
if marker not in source:
    sys.exit(f"run.py: {bench}/run.py has changed: no line begins with “{marker}”")
if ours:
    sys.argv += ["--nobuild", "--only", "portico-bench|W7|^w8"]
    os.makedirs("peers-build", exist_ok=True)
    subprocess.run(
        ["gcc", "-O3", "-march=x86-64-v3", "-o", "peers-build/w8", f"{bench}/w8_limits.c", "-lpthread", "-lm"], check=True)
if "--out" not in sys.argv:
    sys.argv += ["--out", os.path.join(HERE, "results.tsv")]
source = source.replace(marker, jobs + marker, 1)
exec(compile(source, os.path.join(bench, "run.py"), "exec"), {"__file__": os.path.join(bench, "run.py"), "__name__": "__main__"})
