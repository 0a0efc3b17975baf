#!/usr/bin/env python3
"""Counts the instructions of small workloads and compares them with counts.tsv: a machine's load, heat and neighbours change times, and
hardly ever these.
usage: counts.py [--portico TOOL] [--only REGEX] [--limit 2] [--update]
TOOL is an installed `portico`, or .build/release/portico (default: that, else the one in PATH). Apps/Counts is built in release with it, and
Apps/Views for the workloads of SwiftUI; each runs in a process of its own under callgrind (apt install valgrind), which counts what the main
thread does inside of `porticoCounted` (of `launched` everything): between two runs a count differs by some thousandths. A workload that takes
more than --limit per cent more than the table says fails the run; one that takes less is named, so that the table follows: --update writes
the new counts into it. Counts are of one kind of machine, since Cairo, HarfBuzz and the C library are in them: the table's first line names
those and the processor, and where they are others nothing fails. CI counts the installed release.
Example: counts.py --portico ~/.portico/bin/portico --only 'labels|table'"""
import argparse, os, platform, re, shutil, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "counts.tsv")
# From exec to the first frame: all threads, all of the process.
LAUNCH = "launched"
WORKLOADS = ["views-made", "properties-set", "layers-moved", "rows-resized", "chain-one-height", "labels-measured", "labels-measured-again",
             "labels-drawn", "table-scrolled", "table-changed-out-of-sight", "thousand-rows-changed", "rows-animated", "rail-scrolled",
             "snapshots-applied", "cells-from-nib", "text-keys", "text-opened", "swiftui-labels", "swiftui-counter", LAUNCH]
# What these are called in Apps/Views. They aren't of Apps/Counts, so that its launch is one without SwiftUI.
VIEWS = {"swiftui-labels": "labels", "swiftui-counter": "counter"}
LIBRARIES = ["cairo", "pangocairo", "harfbuzz", "freetype2", "pixman-1"]

if "--help" in sys.argv or "-h" in sys.argv:
    print(__doc__)
    sys.exit(0)
parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("--portico")
parser.add_argument("--only", default="")
parser.add_argument("--limit", type=float, default=2)
parser.add_argument("--update", action="store_true")
options = parser.parse_args()


def tool():
    built = os.path.join(os.path.dirname(HERE), ".build", "release", "portico")
    found = options.portico or (built if os.path.exists(built) else shutil.which("portico"))
    if not found:
        sys.exit("counts.py: there is no portico: name one with --portico, or build it (swift build -c release)")
    if not shutil.which("valgrind"):
        sys.exit("counts.py: there is no valgrind: apt install valgrind")
    return os.path.abspath(found)


def surroundings():
    """What else is counted besides Portico, and the processor, by which libraries choose their functions."""
    model = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
    parts = [model[1] if model else "a processor without a name", " ".join(platform.libc_ver())]
    for library in LIBRARIES:
        version = subprocess.run(["pkg-config", "--modversion", library], capture_output=True, text=True)
        parts.append(f"{library} {version.stdout.strip() or 'unknown'}")
    return ", ".join(parts)


def app_of(workload):
    return "Views" if workload in VIEWS else "Counts"


def count(folder, workload):
    program = os.path.join(folder, f"{app_of(workload)}.app", app_of(workload))
    home = os.path.join(folder, workload)
    os.makedirs(home)
    story = shutil.copy(os.path.join(HERE, "Apps", "views.story" if workload in VIEWS else "w7.story"), home)
    # Nothing of the shell's: Foundation reads all variables whenever one is asked for, and where the stack lies, which they push down, moves
    # a count by a hundredth. So all paths in them have one length, too.
    environment = dict(PATH="/usr/bin:/bin", PORTICO_SCRIPT=story, COUNTS_WORKLOAD=workload,
                       VIEWS_WORKLOAD=VIEWS.get(workload, ""), VIEWS_SIDE="swiftui", SWIFT_DETERMINISTIC_HASHING="1", LC_ALL="C.UTF-8", TZ="UTC", HOME=home)
    part = [] if workload == LAUNCH else ["--collect-atstart=no", "--toggle-collect=*porticoCounted*"]
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *part, program]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", timeout=600)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if "COUNTS done" not in run.stdout or not collected or int(collected[1]) == 0:
        sys.exit(f"counts.py: {workload} ended with status {run.returncode}:\n{run.stdout[-500:]}{run.stderr[-2000:]}")
    return int(collected[1])


def read_table():
    """The libraries that the table was made with, and its counts."""
    if not os.path.exists(TABLE):
        return None, {}
    head, *rows = open(TABLE).read().splitlines()
    return head.removeprefix("# "), {name: int(value) for name, value in (row.split("\t") for row in rows)}


portico = tool()
chosen = [name for name in WORKLOADS if re.search(options.only, name)]
if not chosen:
    sys.exit(f"counts.py: no workload fits “{options.only}”; there are: {', '.join(WORKLOADS)}")
with tempfile.TemporaryDirectory(dir="/tmp") as folder:
    for app in sorted({app_of(name) for name in chosen}):
        subprocess.run([portico, "build", os.path.join(HERE, "Apps", app), "-c", "release", "--output", folder], check=True)
    with ThreadPoolExecutor(max(1, (os.cpu_count() or 2) // 2)) as pool:
        counts = dict(zip(chosen, pool.map(lambda name: count(folder, name), chosen)))

here, (there, known) = surroundings(), read_table()
failed = []
for name, value in counts.items():
    if name not in known:
        print(f"{name:28} {value:>14,}  new")
        continue
    change = 100 * (value / known[name] - 1)
    is_more = change > options.limit
    if is_more:
        failed.append(name)
    print(f"{name:28} {value:>14,}  {change:+.2f} %{'  MORE' if is_more else '  less: --update' if change < -options.limit else ''}")
if options.update:
    known.update(counts)
    with open(TABLE, "w") as out:
        out.write(f"# {here}\n" + "".join(f"{name}\t{known[name]}\n" for name in WORKLOADS if name in known))
elif failed and there != here:
    print(f"the table was made with another processor or other libraries ({there}; here {here}): nothing fails")
elif failed:
    sys.exit(f"counts.py: {', '.join(failed)}: more than {options.limit:g} % more instructions than {os.path.basename(TABLE)} says")
