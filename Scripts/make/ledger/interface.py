"""What the built modules offer, and where it is declared."""
import collections, glob, json, os, re, subprocess, tempfile

import index_store as ix

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
MODULES = ["UIKit", "QuartzCore", "CoreGraphics"]
# The modules that Apple's is made of here, where it is more than one.
PARTS = {"UIKit": ["UIKitValues", "UIKitBase", "UIKitLists", "UIKit"]}

# What every object has may stand in an extension of the protocol that every object conforms to.
EVERY_OBJECT = ["NSObject", "NSObjectProtocol"]


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
        # The protocols that a type conforms to, or that a protocol refines.
        self.protocols = collections.defaultdict(list)
        self.built = _built(build)
        modules = os.path.join(build, "debug", "Modules")
        flags, target = _flags(build), _target()
        relations = []
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
                    relations += [one for one in content["relationships"] if one["kind"] in ("inheritsFrom", "conformsTo")]
        for relation in relations:
            source, target = self.by_usr.get(relation["source"]), self.by_usr.get(relation["target"])
            # Foundation's classes and protocols are named by their module and path.
            name = target.path if target else relation.get("targetFallback", "").partition(".")[2]
            if source and name and relation["kind"] == "inheritsFrom":
                self.superclass[source.path] = name
            elif source and name:
                self.protocols[source.path].append(name)
        # The classes that declare a member of every object anew, so that apps can override it: on iOS it is one member.
        self.anew = collections.defaultdict(list)
        for path in list(self.by_path):
            owner, member = split_member(path)
            if "NSObject" in self.classes_above(owner) and any(f"{one}.{member}" in self.by_path for one in EVERY_OBJECT):
                self.anew[f"NSObject.{member}"].append(path)

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

    def classes_above(self, name):
        """The superclasses, from the nearest on."""
        found = []
        while name in self.superclass and self.superclass[name] not in found:
            name = self.superclass[name]
            found.append(name)
        return found

    def above(self, name):
        """The superclasses, from the nearest on, and the protocols of all of them, each once."""
        classes = self.classes_above(name)
        protocols = [one for owner in [name] + classes for one in self.protocols[owner]]
        for one in protocols:
            protocols += [further for further in self.protocols[one] if further not in protocols]
        return classes + list(dict.fromkeys(protocols))

    def _own(self, path):
        return [symbol.usr for symbol in self.by_path[path]] if path in self.by_path else []

    def usrs(self, path):
        """The compiler's names of a path: its own, or those of the superclass that has the member."""
        owner, member = split_member(path)
        found = self._own(path)
        for one in self.anew.get(path, ()):
            found = found + self._own(one)
        if owner == "NSObject":
            found = found + self._own(f"NSObjectProtocol.{member}")
        # Initialisers aren't inherited by their names, but for init(coder:), which is required.
        if found or member.startswith("init") and member != "init(coder:)":
            return found
        return next((usrs for usrs in (self._own(f"{one}.{member}") for one in self.classes_above(owner)) if usrs), [])


def split_member(path):
    """The type and the member of a path; the parameters' names may have dots, as in `<(_:_:)` and `...(_:)`."""
    head = path.split("(")[0]
    owner = head.rstrip(".").rpartition(".")[0]
    return owner, path[len(owner) + 1 :] if owner else path


class Uses:
    """Who names what: the evidence of the tests, and which properties the sources read."""

    # A property that is only written down, copied or compared is not used.
    COPYING = re.compile(r"^(encode\(with:\)|init\(coder:\)|copy\(|mutableCopy\(|isEqual\(|hash|==\(|description|debugDescription)")

    def __init__(self, build):
        self.tests = collections.defaultdict(set)
        # (type, initialiser): who makes one with it. One that is inherited has no name of its own in the interface.
        self.made = collections.defaultdict(set)
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
        self._made(names, occurrences)

    def _made(self, names, occurrences):
        """A call of an initialiser stands where its type does (`UILabel()`); that of an inherited one may have the subclass's type in its name."""
        types = {(one.line, one.column): one.usr for one in occurrences if one.roles & ix.REFERENCE and not one.name.startswith("init")}
        for one in occurrences:
            if not one.name.startswith("init(") or not one.roles & ix.REFERENCE:
                continue
            named = re.match(r".*C(?=\d|AC|_)", one.usr)
            for type in {types.get((one.line, one.column)), named and named.group(0)} - {None}:
                if name := names.at(one.line):
                    self.made[type, one.name].add(name)

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
