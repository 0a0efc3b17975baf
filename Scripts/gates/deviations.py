"""Reads the deviations: from one table in Documentation/Deviations.md, or, once Scripts/make/split-deviations has run, from a file a topic in
Documentation/Deviations."""
import collections, os, re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TABLE, FOLDER = "Documentation/Deviations.md", "Documentation/Deviations"
ROW = re.compile(r"^\| (DEV-\d+) \| (.+) \| (.+) \|$")
Row = collections.namedtuple("Row", "number what why file line")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8", errors="replace") as file:
        return file.read()


def is_split():
    return os.path.isdir(os.path.join(ROOT, FOLDER))


def rows(problems=None):
    """All deviations: of a table in its order, of files by number. What isn't written as it should be is added to `problems`."""
    found, problems = [], [] if problems is None else problems
    if not is_split():
        for line, text in enumerate(read(TABLE).split("\n"), 1):
            match = ROW.match(text)
            if match:
                found.append(Row(*match.groups(), TABLE, line))
            elif text.startswith("| DEV"):
                problems.append(f"{TABLE}:{line}: a row has three cells: number, what differs, why")
        return found
    for name in sorted(os.listdir(os.path.join(ROOT, FOLDER))):
        path, last = f"{FOLDER}/{name}", 0
        for part in re.finditer(r"^## (DEV-\d+)\n\n(.*?)(?=^## |\Z)", read(path), re.M | re.S):
            line = read(path)[:part.start()].count("\n") + 1
            match = re.fullmatch(r"(.+?)\n\nWhy:\n(.+?)\n\nTests: (.+)", part[2].strip(), re.S)
            if not match:
                problems.append(f"{path}:{line}: {part[1]} says what differs, then “Why:” and “Tests:”, each behind an empty line")
                continue
            what, why, tests = match.groups()
            if int(part[1][4:]) <= last:
                problems.append(f"{path}:{line}: {part[1]}: numbers ascend in a file")
            last = int(part[1][4:])
            # The words of the table's form, by which the gate knows what no test can show.
            found.append(Row(part[1], what, why + (" No test can show it" if "no test can show it" in tests else ""), path, line))
    return sorted(found, key=lambda row: int(row.number[4:]))
