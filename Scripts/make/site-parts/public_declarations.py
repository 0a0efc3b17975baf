"""The public declarations of our modules, read from the sources: for the count of documented ones and for the site's API pages."""
import os, re, subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
MODULES = ["CoreGraphics", "CoreLocation", "CoreText", "PorticoFoundation", "PorticoSnapshotTesting", "PorticoUITesting",
           "QuartzCore", "UIKit", "UserNotifications"]
# The modules that Apple's is made of here, where it is more than one.
PARTS = {"UIKit": ["UIKitValues", "UIKitBase", "UIKitLists", "UIKit"]}
DECLARATION = re.compile(
    r"^\s*(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?\s+|(?:nonisolated|final|static|class|convenience|required|mutating|indirect|weak|unowned|lazy|"
    r"prefix|postfix|infix|dynamic|override|isolated)(?:\(\w+\))?\s+)*"
    r"(?:public|open)(?:\(set\))?\s+"
    r"(?:@[\w.]+\s+|(?:private|internal|package|fileprivate)\(set\)\s+|(?:nonisolated|final|static|convenience|required|mutating|indirect|weak|"
    r"unowned|lazy|prefix|postfix|infix|dynamic|override|isolated)(?:\(\w+\))?\s+|class\s+(?=func|var|let|subscript))*"
    r"(class|struct|enum|protocol|func|var|let|init|subscript|typealias|actor|case)\b(.*)$")
INHERITED = re.compile(r"\boverride\s|static func [=<]+ ?\(|func hash\(into|var hashValue\b|(?:let|var) rawValue\b|init\(rawValue:")
# A parameter's type may begin a line, too.
ATTRIBUTE = re.compile(r"^\s*@(?!(?:escaping|autoclosure|convention|Sendable)\b)\w")
# What opens a room: its name, and whether its members are public without saying so.
TYPE = re.compile(r"^(?:@[\w.]+(?:\([^()]*\))?\s+)*((?:[a-z]+(?:\(\w+\))?\s+)*)(class|struct|enum|protocol|actor|extension)\s+([A-Z_][\w.]*)")
MEMBER = re.compile(r"^(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:(?:static|mutating|indirect|nonisolated|associatedtype|convenience|class)\s+)*"
                    r"(func|var|let|init|subscript|typealias|associatedtype|case)\b(.*)$")


class Declaration:
    """One of them: where it stands, its line, its kind, the types around it, whether it says `public` itself, and its comment's lines."""

    def __init__(self, path, line, lines, kind, rest, rooms, written):
        self.path, self.line, self.kind, self.rooms, self.written = path, line, kind, rooms, written
        self.text = lines[line - 1].strip()
        self.lines, self.rest = lines, rest
        above = line - 2
        # Attributes stand between the comment and what it is about.
        while above >= 0 and ATTRIBUTE.match(lines[above]) and not DECLARATION.match(lines[above]):
            above -= 1
        self.documented = above >= 0 and lines[above].lstrip().startswith(("///", "*/"))
        self.above = above

    @property
    def name(self):
        """`frame`, `init(frame:)`, `addSubview(_:)`: as Apple's documentation writes it."""
        text = self.signature
        match = re.search(r"\b(?:func|var|let|class|struct|enum|protocol|actor|typealias|associatedtype|case)\s+(`?[\w]+`?|[^\w\s(]+)", text)
        if self.kind in ("init", "subscript"):
            base = self.kind
        elif match:
            base = [m for m in re.finditer(r"\b" + self.kind + r"\s+(`?\w+`?|[^\w\s(]+)", text)][-1 if self.kind != "case" else 0].group(1).strip("`")
        else:
            base = text
        if self.kind in ("init", "subscript", "func"):
            return base + labels(text)
        return base

    @property
    def comment(self):
        if not self.documented:
            return ""
        found, above = [], self.above
        if self.lines[above].lstrip().startswith("*/"):
            above -= 1
            while above >= 0 and not self.lines[above].lstrip().startswith("/**"):
                found.append(re.sub(r"^\s*\*? ?", "", self.lines[above]))
                above -= 1
        else:
            while above >= 0 and self.lines[above].lstrip().startswith("///"):
                found.append(re.sub(r"^\s*/// ?", "", self.lines[above]))
                above -= 1
        return "\n".join(reversed(found))

    @property
    def signature(self):
        """The declaration up to its body, in one line or as many as it has."""
        depth, quoted, out = 0, False, []
        for offset, line in enumerate(self.lines[self.line - 1:self.line + 30]):
            line = re.sub(r"\s*//.*$", "", line) if '"' not in line else line
            for place, sign in enumerate(line):
                if sign == '"' and (place == 0 or line[place - 1] != "\\"):
                    quoted = not quoted
                if quoted:
                    continue
                if sign in "([":
                    depth += 1
                elif sign in ")]":
                    depth -= 1
                elif sign == "{" and depth == 0:
                    out.append(line[:place])
                    return self.trimmed(out, line[place:])
            out.append(line)
            following = self.lines[self.line + offset].lstrip() if self.line + offset < len(self.lines) else ""
            if depth <= 0 and not following.startswith(("where ", "->", "throws", "async", ":")) and not line.rstrip().endswith((",", ":", "->")):
                break
        return self.trimmed(out, "")

    def trimmed(self, lines, rest):
        margin = len(lines[0]) - len(lines[0].lstrip())
        text = "\n".join(line[margin:].rstrip() if line[:margin].isspace() or margin == 0 else line.strip() for line in lines).rstrip()
        text = re.sub(r"\s*=$", "", text)
        accessors = re.match(r"\{ ((?:nonmutating )?(?:get|set)(?: (?:async|throws))*(?: (?:nonmutating )?set)?) \}", rest)
        if accessors and "protocol" in [kind for _, kind, _ in self.rooms[-1:]]:
            text += " " + accessors.group(0)
        # Hidden attributes say how it is compiled, not what it is.
        text = re.sub(r"@(?:usableFromInline|inlinable|inline\(__always\)|_\w+(?:\([^()]*\))?|InSession|InProcess|MainActor|preconcurrency)\s+", "", text)
        return re.sub(r"\b(?:package|internal|private|fileprivate)\(set\) ", "", text)


def labels(text):
    """The labels of a signature's parameters, `(_:at:)`."""
    start = text.find("(", max(0, re.search(r"\b(?:func|init|subscript)\b", text).start() if re.search(r"\b(?:func|init|subscript)\b", text) else 0))
    if start < 0:
        return ""
    depth, angle, part, parts = 0, 0, "", []
    for sign in text[start:]:
        if sign in "([{":
            depth += 1
            if depth == 1:
                continue
        elif sign in ")]}":
            depth -= 1
            if depth == 0:
                break
        elif sign == "<":
            angle += 1
        elif sign == ">" and not part.endswith("-"):
            angle -= 1
        if sign == "," and depth == 1 and angle <= 0:
            parts.append(part)
            part = ""
        else:
            part += sign
    parts.append(part)
    names = [re.sub(r"@\w+\s+", "", part).strip().split(":")[0].split() for part in parts if part.strip()]
    return "(" + "".join(name[0] + ":" for name in names if name) + ")"


def sources(module):
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"]
                            + ["Sources/" + part for part in PARTS.get(module, [module])], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    for path in sorted(listed):
        if path.endswith(".swift") and os.path.exists(os.path.join(ROOT, path)):
            yield path, open(os.path.join(ROOT, path)).read().split("\n")


def declarations(module):
    """Each one that says `public` or `open`, and of public protocols and enumerations the members, which needn't say it."""
    for path, lines in sources(module):
        rooms = []
        for number, line in enumerate(lines, 1):
            stripped = line.lstrip()
            indent = len(line) - len(stripped)
            while rooms and stripped and indent <= rooms[-1][0] and not stripped.startswith(("#", "//", "@")) and (
                    stripped.startswith("}") or indent < rooms[-1][0] or TYPE.match(stripped)):
                rooms.pop()
            around = [(name, kind, public) for _, name, kind, public in rooms]
            # What only our own modules see (ARCHITECTURE.md §2) is no public interface, and nothing in such a type is.
            if any(kind == "spi" for _, _, kind, _ in rooms) or "@_spi(" in line and not TYPE.match(stripped):
                continue
            found = None if "@_spi(" in line else DECLARATION.match(line)
            if found and not INHERITED.search(line):
                yield Declaration(path, number, lines, found.group(1), found.group(2), around, True)
            elif not found and around and around[-1][2] and indent == rooms[-1][0] + 4 and not INHERITED.search(line):
                member = MEMBER.match(stripped)
                if member and (around[-1][1] != "enum" or member.group(1) == "case"):
                    yield Declaration(path, number, lines, member.group(1), member.group(2), around, False)
            opened = TYPE.match(stripped)
            if opened and not stripped.rstrip().endswith("}"):
                modifiers, kind, name = opened.groups()
                kind = "spi" if "@_spi(" in stripped else kind
                public = bool(re.search(r"\b(?:public|open)\b", modifiers)) and kind in ("protocol", "enum", "extension")
                rooms.append((indent, name, kind, public))
