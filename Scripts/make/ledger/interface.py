"""What the built modules offer, and where it is declared."""
import collections, glob, json, os, re, subprocess, tempfile

import index_store as ix

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
MODULES = ["UIKit", "QuartzCore", "CoreGraphics"]
# The modules that Apple's is made of here, where it is more than one.
PARTS = {"UIKit": ["UIKitValues", "UIKitBase", "UIKitLists", "UIKit"]}


class Symbol:
    """One public name of ours: its path, its kind, where it is written."""
    __slots__ = ("usr", "path", "kind", "file", "line")

    def __init__(self, usr, path, kind, file, line):
        self.usr, self.path, self.kind, self.file, self.line = usr, path, kind, file, line


def _flags(build):
    maps = glob.glob(os.path.join(ROOT, "Sources/C/*/module.modulemap")) + glob.glob(os.path.join(build, "debug", "*.build", "module.modulemap"))
    flags = [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]
    for path in glob.glob(os.path.join(ROOT, "Sources/C/*/include")):
        flags += ["-Xcc", "-I" + path]
    libraries = subprocess.run(["pkg-config", "--cflags", "cairo", "pangocairo", "pangoft2"], capture_output=True, text=True)
    return flags + [flag for one in libraries.stdout.split() for flag in ("-Xcc", one)]


def _target():
    info = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    return info["target"]["unversionedTriple"]


def _built(build):
    """The repository that a build folder belongs to: this one, or the one that this is a copy of."""
    return os.path.dirname(os.path.abspath(build))


class Interface:
    """The public symbols of the built modules, by path and by the compiler's name."""

    def __init__(self, build):
        self.by_usr, self.by_path, self.superclass = {}, collections.defaultdict(list), {}
        self.built = _built(build)
        modules = os.path.join(build, "debug", "Modules")
        flags, target = _flags(build), _target()
        above = {}
        for module in [part for one in MODULES for part in PARTS.get(one, [one])]:
            if not os.path.exists(os.path.join(modules, module + ".swiftmodule")):
                raise OSError(f"no {module}.swiftmodule in {modules}: swift build --build-tests first")
            with tempfile.TemporaryDirectory() as folder:
                command = ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target,
                           "-minimum-access-level", "public", "-output-dir", folder] + flags
                run = subprocess.run(command, capture_output=True, text=True)
                files = glob.glob(os.path.join(folder, module + "*.symbols.json"))
                if not files:
                    raise OSError(f"no symbol graph of {module}: {run.stderr.strip()[-2000:]}")
                for name in files:
                    with open(name) as file:
                        content = json.load(file)
                    for symbol in content["symbols"]:
                        self._add(symbol)
                    for relation in content["relationships"]:
                        if relation["kind"] == "inheritsFrom":
                            above[relation["source"]] = relation["target"]
        for source, target in above.items():
            if source in self.by_usr and target in self.by_usr:
                self.superclass[self.by_usr[source].path] = self.by_usr[target].path

    def _add(self, entry):
        # A member that a type has from a protocol's extension is listed once more under the type.
        usr = entry["identifier"]["precise"].split("::SYNTHESIZED::")[0]
        path, place = ".".join(entry["pathComponents"]), entry.get("location", {})
        file = place.get("uri", "").removeprefix("file://").removeprefix(self.built + "/")
        symbol = Symbol(usr, path, entry["kind"]["identifier"], file, place.get("position", {}).get("line", -1) + 1)
        if usr not in self.by_usr:
            self.by_usr[usr] = symbol
        if usr not in {one.usr for one in self.by_path[path]}:
            self.by_path[path].append(symbol)

    def usrs(self, path):
        """The compiler's names of a path: its own, or those of the superclass that has the member."""
        if path in self.by_path:
            return [symbol.usr for symbol in self.by_path[path]]
        owner, _, member = path.rpartition(".")
        # Initialisers aren't inherited by their names, but for init(coder:), which is required.
        if member.startswith("init") and member != "init(coder:)":
            return []
        # What every object has stands in an extension of the protocol that every object conforms to.
        if owner == "NSObject" and f"NSObjectProtocol.{member}" in self.by_path:
            return self.usrs(f"NSObjectProtocol.{member}")
        while owner in self.superclass:
            owner = self.superclass[owner]
            if f"{owner}.{member}" in self.by_path:
                return [symbol.usr for symbol in self.by_path[f"{owner}.{member}"]]
        return []


class Uses:
    """Who names what: the evidence of the tests, and which properties the sources read."""

    # A property that is only written down, copied or compared is not used.
    COPYING = re.compile(r"^(encode\(with:\)|init\(coder:\)|copy\(|mutableCopy\(|isEqual\(|hash|==\(|description|debugDescription)")

    def __init__(self, build):
        self.tests = collections.defaultdict(set)
        self.read = set()
        self.overrides = collections.defaultdict(set)
        store = ix.IndexStore(os.path.join(build, "debug/index/store"))
        seen = set()
        for main, module, records in store.units():
            path = main.removeprefix(_built(build) + "/")
            if path == main or not os.path.exists(os.path.join(ROOT, path)) or not path.startswith(("Sources/", "Tests/")):
                continue
            for record in records:
                if record in seen:
                    continue
                seen.add(record)
                occurrences = store.occurrences(record)
                if path.startswith("Tests/"):
                    self._test(path, occurrences)
                else:
                    self._source(occurrences)

    def _test(self, path, occurrences):
        names = _TestNames(path)
        for one in occurrences:
            usrs = [usr for roles, usr in one.relations if roles & ix.OVERRIDE_OF]
            if one.roles & ix.REFERENCE:
                usrs.append(one.usr)
            for usr in usrs:
                name = names.at(one.line)
                if name:
                    self.tests[usr].add(name)

    def _source(self, occurrences):
        names = {}
        for one in occurrences:
            names[one.usr] = one.name
            for roles, usr in one.relations:
                if roles & ix.OVERRIDE_OF:
                    self.overrides[one.usr].add(usr)
        for one in occurrences:
            if not one.roles & ix.REFERENCE or (one.roles & ix.WRITE and not one.roles & ix.READ):
                continue
            inside = [names.get(usr, "") for roles, usr in one.relations if roles & (ix.CONTAINED_BY | ix.CHILD_OF)]
            if inside and all(self.COPYING.match(name) for name in inside):
                continue
            self.read.add(one.usr)

    def is_read(self, usr):
        """Whether it is read by its own name, or by that of what it overrides or fulfils."""
        return usr in self.read or any(self.is_read(base) for base in self.overrides.get(usr, ()) if base != usr)


class _TestNames:
    """Which test a line of a file belongs to: `Class.test`, or the class alone for what its tests share."""

    def __init__(self, path):
        self.starts = []
        owner = os.path.basename(path).removesuffix(".swift")
        is_test = False
        with open(os.path.join(ROOT, path)) as file:
            for number, line in enumerate(file, 1):
                match = re.match(r"(?:\w+ )*class (\w+Tests)\b|extension (\w+Tests)\b", line)
                if match:
                    owner, is_test = match.group(1) or match.group(2), True
                    self.starts.append((number, owner))
                match = re.match(r"    (?:@\w+ )*(?:(?:private|fileprivate|static|override|@MainActor|nonisolated\(unsafe\)) )*"
                                 r"(func|var|let|class|struct|enum|final)\b (\w+)?", line)
                if match:
                    name = match.group(2) or ""
                    self.starts.append((number, f"{owner}.{name}" if match.group(1) == "func" and name.startswith("test") else owner))
        if not is_test:
            self.starts = [(1, owner)] if owner.endswith("Tests") else []

    def at(self, line):
        found = None
        for number, name in self.starts:
            if number > line:
                break
            found = name
        return found
