#!/usr/bin/env python3
"""Frameworks beside what they stand on: Core Data and SwiftData beside plain SQLite, SwiftUI beside UIKit.
usage: frameworks.py stores|views [--portico TOOL] [--rounds 3] [--count 100000] [--no-counts] [--grdb FOLDER]
TOOL is an installed `portico` (default: the one in PATH). Builds Apps/Stores or Apps/Views in release, runs each side in processes of their
own, interleaved, and prints the fastest of the rounds with ratios; and, where valgrind is installed, the instructions of the main thread,
which a busy machine doesn't change (of 2,000 objects). With a checkout of groue/GRDB.swift in FOLDER, Core Data's peer on Linux runs in between."""
import argparse, os, re, shutil, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
STEPS = ["insert", "fetch", "fetch a part", "change", "delete"]
BOTH = ["labels", "memory", "counter", "rows", "scrolling"]
OURS = ["row changed", "nothing changed"]

parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("what", choices=["stores", "views"])
parser.add_argument("--portico", default=shutil.which("portico"))
parser.add_argument("--rounds", type=int, default=3)
parser.add_argument("--count", type=int, default=100_000)
parser.add_argument("--no-counts", action="store_true")
parser.add_argument("--grdb", metavar="FOLDER")
options = parser.parse_args()
if not options.portico:
    sys.exit("frameworks.py: there is no portico: name one with --portico")
counts = not options.no_counts and shutil.which("valgrind")


def run(program, home, settings, before=()):
    environment = dict(os.environ, PORTICO_SCRIPT=os.path.join(HERE, "Apps", "views.story"), SWIFT_DETERMINISTIC_HASHING="1", TZ="UTC",
                       LC_ALL="C.UTF-8", HOME=home, **settings)
    done = subprocess.run([*before, program], env=environment, capture_output=True, text=True, errors="replace", timeout=600)
    rows = [line.split("\t")[2:] for line in done.stdout.splitlines() if line.startswith("RESULT\t")]
    if not rows:
        sys.exit(f"frameworks.py: {settings} ended with status {done.returncode}:\n{done.stdout[-500:]}{done.stderr[-2000:]}")
    return rows, done


def instructions(program, home, settings):
    """What the main thread does inside of `porticoCounted`, and how often the program says that it does it."""
    _, done = run(program, home, settings, [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no", "--toggle-collect=*porticoCounted*"])
    collected = re.search(r"Collected : (\d+)", done.stderr)
    times = re.search(r"COUNT (\d+)", done.stdout)
    return int(collected[1]) / int(times[1] if times else settings["STORES_COUNT"])


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(unit, rows, sides, under):
    """A row a workload; each side's figure, and the others over that of `under`."""
    others = [side for side in sides if side != under]
    print(f"\n| {unit} | {' | '.join(sides)} | {' | '.join(f'{side} / {under}' for side in others)} |")
    print("|---|" + "---|" * (len(sides) + len(others)))
    for name, row in rows.items():
        cells = [figure(row[side]) if side in row else "" for side in sides]
        cells += [f"{row[side] / row[under]:.2f}" if side in row and row.get(under) else "" for side in others]
        print(f"| {name} | {' | '.join(cells)} |")


def peer():
    """The program that keeps the same objects by GRDB; it is built beside this file's other builds."""
    package, scratch = os.path.join(HERE, "Peers", "stores_grdb"), os.path.join(HERE, ".build-grdb")
    subprocess.run(["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", scratch], check=True,
                   stdout=subprocess.DEVNULL, env=dict(os.environ, GRDB_FOLDER=os.path.abspath(options.grdb)))
    return os.path.join(scratch, "release", "stores-grdb")


def stores(program, home):
    sides = {"sqlite": "SQLite", "objects": "Core Data", "swiftdata": "SwiftData"}
    others = {"grdb": "GRDB", "grdb-rows": "GRDB, rows by hand"} if options.grdb else {}
    programs = {**dict.fromkeys(sides, program), **(dict.fromkeys(others, peer()) if others else {})}
    times = {step: {} for step in STEPS}
    for _ in range(options.rounds):
        for side, name in {**sides, **others}.items():
            for _, _, step, value, _ in run(programs[side], home, {"STORES_SIDE": side, "STORES_COUNT": str(options.count)})[0]:
                times[step][name] = min(float(value), times[step].get(name, float("inf")))
    table(f"{options.count:,} objects, ms", times, [*sides.values(), *others.values()], "SQLite")
    if counts:
        found = {step: {name: instructions(program, home, {"STORES_SIDE": side, "STORES_COUNT": "2000", "STORES_COUNTED": step})
                        for side, name in sides.items()} for step in STEPS}
        table("instructions an object", found, list(sides.values()), "SQLite")


def views(program, home):
    sides = {"uikit": "UIKit", "swiftui": "SwiftUI"}
    jobs = [(name, side) for name in BOTH for side in sides] + [(name, "swiftui") for name in OURS]
    figures = {}
    for _ in range(options.rounds):
        for name, side in jobs:
            for _, _, metric, value, unit in run(program, home, {"VIEWS_WORKLOAD": name, "VIEWS_SIDE": side, "VIEWS_ROUNDS": "3"})[0]:
                row = figures.setdefault(" ".join(filter(None, [f"{name}: {metric}", unit])), {})
                row[sides[side]] = min(float(value), row.get(sides[side], float("inf")))
    table("the fastest", figures, list(sides.values()), "UIKit")
    if counts:
        found = {}
        for name, side in jobs:
            if name != "memory":
                found.setdefault(name, {})[sides[side]] = instructions(program, home, {"VIEWS_WORKLOAD": name, "VIEWS_SIDE": side})
        table("instructions", found, list(sides.values()), "UIKit")


with tempfile.TemporaryDirectory() as folder:
    app = "Stores" if options.what == "stores" else "Views"
    subprocess.run([options.portico, "build", os.path.join(HERE, "Apps", app), "-c", "release", "--output", folder], check=True,
                   stdout=subprocess.DEVNULL)
    program = os.path.join(folder, f"{app}.app", app)
    (stores if options.what == "stores" else views)(program, folder)
