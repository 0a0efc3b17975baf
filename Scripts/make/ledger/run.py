#!/usr/bin/env python3
"""The ledger: of every name of Apple's API that isn't deprecated, what shows that it works here.
usage: Scripts/make/ledger/run.py             writes Documentation/Ledger.md, and the states in Documentation/Ledger/names.tsv, anew; which
                                         test shows each name stands in ledger.tsv of the build folder
       Scripts/make/ledger/run.py --check     fails where they aren't what it would write, or where something has no row
       Scripts/make/ledger/run.py --findings  fails only where something has no row
       Scripts/make/ledger/run.py --names FOLDER   takes the names from the API lists of a folder (path, kind, iOS, deprecated, …)

It needs `swift build --build-tests`, and nothing beyond the repository: the names (Documentation/Ledger/names.tsv), the public
interface of the built modules (their symbol graphs), the compiler's index, and Documentation/Ledger/rulings.tsv. How each state is
found stands in Documentation/Ledger.md, whose text is below."""
import argparse, collections, csv, fnmatch, os, re, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import findings
from interface import MODULES, ROOT, Interface, Uses

FOLDER = "Documentation/Ledger"
NAMES, RULINGS, PAGE = (f"{FOLDER}/{name}" for name in ("names.tsv", "rulings.tsv", "../Ledger.md"))
DEMAND = f"{FOLDER}/demand.tsv"
# Stands in place of the test's name in the table that is kept, so that it changes with states alone.
TESTED = "a test"
STATES = ["tested", "kept", "constant", "deviates", "missing"]
KINDS = {"kept", "constant", "deviates", "missing", "hook", "own"}
UNTESTED = "declared, and no test names it"
TEXT = """# The ledger

What shows, of each name of Apple's API that isn't deprecated (iOS 16.5, and 17 where marked there), that it works here.
`Scripts/make/ledger/run.py` writes this page and the states in [names.tsv](Ledger/names.tsv), which has a line for each name, anew from what
is in the repository; neither is written by hand. It leaves a table of which test shows each name in the build folder.

| state | what it says | how it is found |
|---|---|---|
| tested | a test uses it | the compiler's index has a reference to it, or an override of it, in a file of `Tests` (of what every object has, or to what a class of UIKit's declares anew in its place), and its line stands in the test that is named (in what the tests of a class share: the class). That a test uses it doesn't say that every promise of it is tested |
| kept | it is stored, and nothing follows | a ruling with the number of a deviation |
| constant | its answer never changes, or its body is empty | a ruling with the reason; what apps override (`hook`) is tested where a test overrides or calls it, else constant |
| deviates | it differs, or is left out on purpose | a ruling with the number of a deviation |
| missing | it isn't there, or there is no evidence | neither of the above; the table says which |

Rulings stand in [rulings.tsv](Ledger/rulings.tsv): a path, or a pattern of paths; a state; the deviation or the reason. Three things need
one, and CI fails without: a public stored property that an app can set and that nothing reads (to write it down, copy or
compare it is not to read it; `own` says that on iOS nothing reads it either), a body that is empty or a constant, and a call of `unimplemented`.
"""


def read(path):
    full = os.path.join(ROOT, path)
    if not os.path.exists(full):
        return ""
    with open(full) as file:
        return file.read()


def rows(path, *cells):
    """The lines of a table without the comments: (number, cells)."""
    for number, line in enumerate(read(path).splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            parts = line.split("\t")
            if len(parts) not in cells:
                sys.exit(f"ledger: {path}:{number}: {' or '.join(map(str, cells))} columns, separated by tabs, not {len(parts)}")
            yield number, parts


class Rulings:
    """What a person has decided, by path; the first row that fits counts, a path before a pattern."""

    def __init__(self, problems):
        self.exact, self.patterns, self.used = {}, [], set()
        known = set(re.findall(r"^\| (DEV-\d+)", read("Documentation/Deviations.md"), re.M))
        for number, (pattern, kind, reason) in rows(RULINGS, 3):
            where = f"{RULINGS}:{number}"
            if kind not in KINDS:
                problems.append(f"{where}: {kind} is none of {', '.join(sorted(KINDS))}")
            if kind in ("kept", "deviates") and reason not in known:
                problems.append(f"{where}: {kind} wants the number of a deviation, and Documentation/Deviations.md has no {reason!r}")
            if not reason.strip():
                problems.append(f"{where}: no reason")
            if pattern in self.exact:
                problems.append(f"{where}: {pattern} has a row already")
            if "*" in pattern:
                self.patterns.append((re.compile(fnmatch.translate(pattern)), pattern, kind, reason, number))
            else:
                self.exact[pattern] = (pattern, kind, reason, number)

    def of(self, path):
        found = self.exact.get(path)
        if not found:
            found = next((row[1:] for row in self.patterns if row[0].match(path)), None)
        if not found:
            return None
        self.used.add(found[3])
        return found[1], found[2]


def best_test(tests):
    """A test that is named after what it shows before one that happens to use it; None where there is none."""
    return min(tests, key=lambda name: (".test" not in name, name), default=None)


def state(path, interface, uses, rulings, found):
    usrs = interface.usrs(path)
    evidence = best_test(name for usr in usrs for name in uses.tests.get(usr, ()))
    ruling = rulings.of(path)
    if ruling:
        kind, reason = ruling
        # A pattern of hooks and constants is about those of its names that are.
        if kind in ("hook", "constant") and path in found:
            return ("tested", evidence) if evidence and kind == "hook" else ("constant", reason)
        if kind in ("kept", "deviates", "missing"):
            return kind, reason
    if evidence:
        return "tested", evidence
    return "missing", UNTESTED if usrs else "absent"


def summary(table):
    counts = collections.Counter((module, state, evidence == UNTESTED) for module, _, state, evidence in table)

    def line(title, of):
        numbers = [sum(n for key, n in counts.items() if of(key[0]) and key[1] == one and not key[2]) for one in STATES]
        untested = sum(n for key, n in counts.items() if of(key[0]) and key[2])
        cells = numbers[:4] + [numbers[4] + untested, untested, sum(numbers) + untested]
        return f"| {title} | " + " | ".join(f"{n:,}" for n in cells) + " |"

    text = ["", "| | " + " | ".join(STATES) + " | of them declared | all |", "|" + "---|" * 8]
    text += [line(module, lambda one, module=module: one == module) for module in MODULES]
    text += [line("**all**", lambda one: True)] + demand() + ["", "## By type", "",
             "| type | " + " | ".join(STATES) + " |", "|" + "---|" * 6]
    types = collections.OrderedDict()
    for _, path, state, _ in table:
        owner = path.split(".")[0] if re.match(r"[A-Z]\w*(\.|$)", path) else "functions and constants"
        types.setdefault(owner, collections.Counter())[state] += 1
    for owner in sorted(types, key=lambda name: (name[0].islower(), name)):
        text.append(f"| {owner} | " + " | ".join(str(types[owner][one] or "") for one in STATES) + " |")
    return TEXT + "\n".join(text) + "\n"


def demand():
    """What Scripts/make/demand has found of the names that real code uses, where it was kept."""
    totals = [cells for _, cells in rows(DEMAND, 2, 4) if len(cells) == 2]
    if not totals:
        return []
    return ["", "## What real code uses", "",
            f"Of {sum(int(count) for _, count in totals):,} names of UIKit that libraries, apps and repositories use, whatever their spelling "
            "(`Scripts/make/demand`; those", "that aren't tested stand in [demand.tsv](Ledger/demand.tsv)):", "",
            "| " + " | ".join(state for state, _ in totals) + " |", "|" + "---|" * len(totals),
            "| " + " | ".join(f"{int(count):,}" for _, count in totals) + " |"]


def take_names(folder):
    lines = []
    for module in MODULES:
        with open(os.path.join(folder, module + ".tsv")) as file:
            paths = {row["path"] for row in csv.DictReader(file, delimiter="\t") if not row["deprecated"]}
        lines += [f"{module}\t{path}" for path in sorted(paths)]
    with open(os.path.join(ROOT, NAMES), "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, ".build"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--findings", action="store_true")
    parser.add_argument("--names", metavar="FOLDER")
    options = parser.parse_args()
    if options.names:
        return take_names(options.names)
    try:
        interface, uses = Interface(options.build), Uses(options.build)
    except OSError as error:
        sys.exit(f"ledger: {error}")
    problems = []
    rulings = Rulings(problems)
    found = findings.Findings(interface, uses).found | findings.unimplemented()
    for path, (what, place) in sorted(found.items()):
        if not rulings.of(path):
            problems.append(f"{place}: {path}: {what}: build it, or give it a row in {RULINGS}")
    # Names that are new have no state yet.
    names = [tuple(cells[:2]) for _, cells in rows(NAMES, 2, 4)]
    table = [(module, path) + state(path, interface, uses, rulings, found) for module, path in names]
    for _, (pattern, kind, _) in rows(RULINGS, 3):
        if kind in ("kept", "own", "constant", "hook") and "*" not in pattern and pattern not in found:
            problems.append(f"{RULINGS}: {pattern} is neither unread, empty nor constant (any more): take the row out, or say deviates")
    for number, (pattern, _, _) in rows(RULINGS, 3):
        if number not in rulings.used:
            problems.append(f"{RULINGS}:{number}: no name fits {pattern}: take it out")
    kept = [(module, path, state, TESTED if state == "tested" else reason) for module, path, state, reason in table]
    texts = {NAMES: "".join("\t".join(row) + "\n" for row in kept), PAGE: summary(table)}
    with open(os.path.join(options.build, "ledger.tsv"), "w") as file:
        file.write("".join("\t".join(row) + "\n" for row in table))
    for path, text in texts.items():
        path = os.path.normpath(path)
        if options.check and read(path) != text:
            problems.append(f"{path} is not what Scripts/make/ledger/run.py writes: run it")
        elif not options.check and not options.findings:
            with open(os.path.join(ROOT, path), "w") as file:
                file.write(text)
    counts = collections.Counter(row[2] for row in table)
    print("ledger: " + ", ".join(f"{counts[one]:,} {one}" for one in STATES) + f", of {len(table):,}; {len(found)} findings")
    for problem in problems:
        print("ledger: " + problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
