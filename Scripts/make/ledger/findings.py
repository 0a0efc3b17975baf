"""Public declarations that may do nothing: stored properties that nobody reads, bodies that are empty or a constant."""
import os, re

from interface import ROOT

CONSTANT = re.compile(r"^(?:return\s+)?(nil|true|false|-?[\d.]+|\.\w+|\[:?\]|\"\")$")
ACCESSORS = re.compile(r"^(?:(?:get|set|nonmutating|mutating|async|throws)\s*)+$")


class Findings:
    """path: what stands there."""

    def __init__(self, interface, uses):
        self.found, self._texts = {}, {}
        for symbol in interface.by_usr.values():
            if not symbol.file.startswith("Sources/") or not symbol.line:
                continue
            text = self._text(symbol.file, symbol.line)
            if symbol.kind.endswith("property"):
                what = self._property(symbol, text, uses)
            elif re.search(r"method|init|func|subscript", symbol.kind):
                what = self._function(symbol, text)
            else:
                what = None
            if what:
                self.found[symbol.path] = (what, f"{symbol.file}:{symbol.line}")

    def _text(self, path, line):
        """From a line on, without comments and the insides of strings."""
        if path not in self._texts:
            with open(os.path.join(ROOT, path)) as file:
                self._texts[path] = file.read().split("\n")
        text = "\n".join(self._texts[path][line - 1 : line + 120])
        text = re.sub(r"//[^\n]*", "", text)
        return re.sub(r'"(?:\\.|[^"\\\n])+"', '"_"', text)

    def _property(self, symbol, text, uses):
        head, body = split(text, "{=\n")
        if not re.search(r"\b(?:var|let)\b", head) or body is not None and ACCESSORS.match(body):
            return None
        is_static = re.search(r"\b(?:static|class)\b", head)
        if body is None or re.match(r"(?:didSet|willSet)\b", body):
            # What apps can only read, we set for them.
            is_settable = "let" not in head.split() and not re.search(r"\b(?:private|fileprivate|internal|package)\(set\)", head)
            return "nothing reads it" if is_settable and not is_static and not uses.is_read(symbol.usr) else None
        getter = re.match(r"get\s*\{", body)
        value = block(body, getter.end() - 1) if getter else body
        # A type's own value is what it is.
        if CONSTANT.match(value) and not (is_static and re.search(r"\.\w+$|^(?:return\s+)?-?[\d.]+$", value)):
            return f"always {value.removeprefix('return').strip()}"
        return None

    def _function(self, symbol, text):
        head, body = split(text, "{", lines=True)
        if body == "":
            # An initialiser that only lets stored properties be what they are.
            return None if re.search(r"\binit\b[^?]*$", head.split("(")[0]) and "convenience" not in head else "an empty body"
        if body and CONSTANT.match(body):
            return f"always {body.removeprefix('return').strip()}"
        return None


def split(text, ends, lines=False):
    """A declaration's head, and its body where one follows. With `lines`, the head may go on over line ends."""
    depth = 0
    for i, c in enumerate(text):
        if c in "([<":
            depth += 1
        elif c in ")]" or c == ">" and text[i - 1] != "-":
            depth -= 1
        elif depth > 0:
            continue
        elif c in ends:
            return text[:i], block(text, i) if c == "{" else None
        elif lines and c == "\n":
            rest = text[i:].lstrip()
            if not rest.startswith(("{", "->", "where", "async", "throws", ")")) and not re.search(r"(?:->|where|,)\s*$", text[:i]):
                return text[:i], None
    return text, None


def block(text, start):
    depth = 0
    for i in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[i], 0)
        if depth == 0:
            return text[start + 1 : i].strip()
    return text[start + 1 :]


def unimplemented():
    """The symbols that call `unimplemented("Type.member")`, with the place."""
    found = {}
    for folder, _, names in os.walk(os.path.join(ROOT, "Sources")):
        for name in names:
            if name.endswith(".swift"):
                path = os.path.relpath(os.path.join(folder, name), ROOT)
                with open(os.path.join(ROOT, path)) as file:
                    for number, line in enumerate(file, 1):
                        for symbol in re.findall(r'(?<!func )unimplemented\("((?:[^"\\]|\\.)+)"\)', line):
                            found[symbol] = ("calls unimplemented", f"{path}:{number}")
    return found
