import Foundation

/// The files of a target's `sources`.
struct XcodeGenSources {
    struct File: Equatable {
        var path: String
        /// Whether it is copied as it is, whatever it is.
        var isCopied = false
        /// A folder inside of the bundle that it goes to.
        var destination = ""
    }

    private(set) var files: [File] = []
    /// The first Info.plist among the files, which is the target's if it names none.
    private(set) var infoPlist: String?
    private(set) var notes: [String] = []
    private let spec: XcodeGenSpec
    private var seen: Set<String> = []

    init(_ target: XcodeGenSpec.Target, in spec: XcodeGenSpec) throws {
        self.spec = spec
        for entry in target.value["sources"]?.values ?? [] { try addSource(entry, of: target) }
    }

    private mutating func addSource(_ entry: YAMLValue, of target: XcodeGenSpec.Target) throws {
        guard let written = entry.text.map({ _ in entry }) ?? entry["path"], let path = written.path,
            let text = written.text, !text.isEmpty
        else {
            throw entry.error(
                "a source of “\(target.name)” without a path", remedy: "write the folder's or file's path, or “path:”")
        }
        guard isForPhones(entry) else { return }
        var paths = [DiskNames.path(path)]
        if !FileManager.default.fileExists(atPath: paths[0]), GlobPattern.isPattern(text) {
            paths = try matches(text, in: written.place.folder)
        }
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else {
                if entry["optional"]?.truth ?? false { continue }
                let script = spec.root["options"]?["preGenCommand"]?.text
                throw written.error(
                    "the target “\(target.name)” names the source “\(text)”, which doesn't exist",
                    remedy: script.map { "run “\($0)” first, which may make it, or correct the path" }
                        ?? "correct the path, restore it, or write “optional: true” beside it")
            }
            try addPath(path, entry)
        }
    }

    private mutating func matches(_ pattern: String, in folder: String) throws -> [String] {
        // The names before the first pattern are a plain folder.
        let names = pattern.split(separator: "/").map(String.init)
        let plain = names.prefix { !GlobPattern.isPattern($0) }
        let start = FilePaths.absolute(plain.joined(separator: "/"), in: folder)
        let glob = GlobPattern(names.dropFirst(plain.count).joined(separator: "/"))
        var found: [String] = []
        var walk = FolderWalk(start)
        var open = [(path: start, inside: "", depth: 0)]
        while let next = open.popLast() {
            for name in try walk.names(in: next.path, depth: next.depth) ?? [] where !name.hasPrefix(".") {
                let inside = next.inside.isEmpty ? name : next.inside + "/" + name
                let path = next.path + "/" + name
                if glob.matches(inside) {
                    found.append(path)
                } else if FilePaths.isFolder(path), !SynchronizedFolder.isOpaque(name) {
                    open.append((path, inside, next.depth + 1))
                }
            }
        }
        return found.isEmpty ? [start + "/" + names.dropFirst(plain.count).joined(separator: "/")] : found.sorted()
    }

    /// Some files are there for other systems alone.
    private func isForPhones(_ entry: YAMLValue) -> Bool {
        let filters = entry["destinationFilters"]?.texts ?? []
        return filters.isEmpty || filters.contains { $0.lowercased() == "ios" }
    }

    private mutating func addPath(_ path: String, _ entry: YAMLValue) throws {
        let phase = entry["buildPhase"]
        if phase?.text == "none" { return }
        var destination = ""
        if let copy = phase?["copyFiles"] {
            guard ["resources", "wrapper"].contains(copy["destination"]?.text ?? "") else { return }
            destination = copy["subpath"]?.text ?? ""
        }
        let isCopied = phase?.text == "resources" || phase?["copyFiles"] != nil
        let type = entry["type"]?.text ?? spec.root["options"]?["defaultSourceDirectoryType"]?.text ?? "group"
        if !FilePaths.isFolder(path) || SynchronizedFolder.isOpaque(FilePaths.name(path)) {
            return takeFile(path, isCopied: isCopied, destination, isNamed: phase != nil)
        }
        if type == "folder" {
            if seen.insert(path).inserted { files.append(File(path: path, isCopied: true, destination: destination)) }
            return
        }
        let excludes = (entry["excludes"]?.texts ?? []).map(GlobPattern.init)
        let includes = (entry["includes"]?.texts ?? []).map(GlobPattern.init)
        var walk = FolderWalk(path)
        var open = [(path: path, inside: "", depth: 0, isIncluded: includes.isEmpty)]
        while let next = open.popLast() {
            guard let names = try walk.names(in: next.path, depth: next.depth) else {
                notes.append(
                    "\(FilePaths.relative(next.path, to: FilePaths.folder(spec.file))): left out: this link leads to a folder that is read already, or around it"
                )
                continue
            }
            for name in names where !name.hasPrefix(".") {
                let inside = next.inside.isEmpty ? name : next.inside + "/" + name
                if excludes.contains(where: { $0.matches(inside) }) { continue }
                let file = next.path + "/" + name
                let isIncluded = next.isIncluded || includes.contains { $0.matches(inside) }
                if FilePaths.isFolder(file), !SynchronizedFolder.isOpaque(name) {
                    open.append((file, inside, next.depth + 1, isIncluded))
                } else if isIncluded {
                    takeFile(file, isCopied: isCopied, destination, isNamed: phase != nil)
                }
            }
        }
    }

    /// - Parameter isNamed: whether the spec says what becomes of it.
    private mutating func takeFile(_ path: String, isCopied: Bool, _ destination: String, isNamed: Bool) {
        let name = FilePaths.name(path)
        if name == "Info.plist", !isNamed {
            infoPlist = [infoPlist, path].compactMap { $0 }.min()
            return
        }
        let kind = FilePaths.extension(path)
        let own = spec.root["options"]?["fileTypes"]?[kind]?["buildPhase"]?.text
        if !isNamed, own == "none" || own == nil && ["gpx", "xcfilelist", "apns", "orig"].contains(kind) { return }
        guard seen.insert(path).inserted else { return }
        // What isn't compiled or read by its kind is copied anyway.
        let isCode = ["swift", "c", "cc", "cpp", "cxx", "m", "mm", "h", "hh", "hpp", "plist"].contains(kind)
        files.append(
            File(path: path, isCopied: isCode && (isCopied || own == "resources"), destination: destination))
    }
}
