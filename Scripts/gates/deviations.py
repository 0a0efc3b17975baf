"""Reads the deviations: a file a topic in Documentation/Deviations, a part a number; Documentation/Deviations.md is their index."""
import collections, os, re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TABLE, FOLDER = "Documentation/Deviations.md", "Documentation/Deviations"
PART = re.compile(r"^## (DEV-\d+)\n\n(.*?)(?=^## |\Z)", re.M | re.S)
WORDS = re.compile(r"(.+?)\n\nWhy:\n(.+?)\n\nTests: (.+)", re.S)
LONGEST = 100
Row = collections.namedtuple("Row", "number what why tests file line")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8", errors="replace") as file:
        return file.read()


def rows(problems):
    """All deviations by number. What isn't written as it should be is added to `problems`."""
    found = []
    for name in sorted(os.listdir(os.path.join(ROOT, FOLDER))):
        path, last, text = f"{FOLDER}/{name}", 0, read(f"{FOLDER}/{name}")
        for part in PART.finditer(text):
            line, number = text[:part.start()].count("\n") + 1, int(part[1][4:])
            match = WORDS.fullmatch(part[2].strip())
            if not match:
                problems.append(f"{path}:{line}: {part[1]} says what differs, then “Why:” and “Tests:”, each behind an empty line")
                continue
            if number <= last:
                problems.append(f"{path}:{line}: {part[1]} stands below DEV-{last:03}: numbers ascend in a file, none twice")
            last = number
            found.append(Row(part[1], *match.groups(), path, line))
    return sorted(found, key=lambda row: int(row.number[4:]))


def index(found):
    """The index as it has to be: its head, and a line a number with the beginning of its first sentence."""
    lines = [read(TABLE).split("| number |")[0].rstrip(), "", "| number | topic | what differs |", "|---|---|---|"]
    for row in found:
        short = row.what.split("\n")[0].rstrip(".").replace("|", "\\|")
        if len(short) > LONGEST:
            short = short[:short.rfind(" ", 0, LONGEST - 3)].rstrip(",;:") + " …"
        # No code is cut in two.
        if short.count("`") % 2:
            short = short[:short.rfind("`")].rstrip(" ,(") + " …"
        topic = os.path.basename(row.file)[:-3]
        lines.append(f"| {row.number} | [{topic}](Deviations/{topic}.md#{row.number.lower()}) | {short} |")
    return "\n".join(lines) + "\n"
