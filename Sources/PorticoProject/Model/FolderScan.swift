import Foundation

/// Finds what an Xcode project's main target holds by looking at its folder, without reading the project file.
///
/// Taken: every `.swift` below the folder, the app's Info.plist, asset catalogs, `.lproj` folders and resource files.
/// Left out: tests, other targets (a folder whose Info.plist says extension, watch app or test bundle), dependencies and build
/// products of other tools.
struct FolderScan {
    private static let skippedFolders: Set<String> = [
        "pods", "carthage", "deriveddata", "build", "node_modules", "fastlane", "portico-out", "tests", "uitests",
        "docs",
        "screenshots",
    ]
    private static let skippedExtensions: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "app", "framework", "xcframework", "docc", "xctestplan", "resources",
    ]
    /// Copied flat into the bundle, as Xcode's “Copy Bundle Resources” does.
    static let resourceExtensions: Set<String> = [
        "png", "jpg", "jpeg", "webp", "gif", "pdf", "svg", "ico", "heic", "json", "plist", "strings", "stringsdict",
        "xcstrings", "txt",
        "csv", "xml", "html", "css", "js", "ttf", "otf", "ttc", "wav", "mp3", "m4a", "caf", "aiff", "mp4", "mov",
        "sqlite", "db",
        "geojson", "yaml", "yml", "dat", "rtf", "sks", "fsh", "storekit", "metal",
    ]

    private let root: String
    private let shown: String
    private var sources: [String] = []
    private var plists: [String] = []
    private var files: [ProjectModel.Resource] = []
    private var catalogs: [String] = []
    private var notes: [String] = []
    private var projectName: String?
    private var depth = 0
    private var walk: FolderWalk

    /// - Parameter shown: the folder as the user named it, for errors.
    init(root: String, shown: String) {
        self.root = root
        self.shown = shown
        walk = FolderWalk(root)
    }

    func scan() throws -> ProjectModel {
        var scan = self
        try scan.visit(root, isRoot: true)
        guard !scan.sources.isEmpty else {
            throw ProjectError(
                shown, "no Swift sources below this folder",
                remedy: PathAdvice.folder(root) ?? "name the folder that holds the app's .swift files")
        }
        if let manifest = scan.sources.sorted().first(where: {
            TuistProject.manifests.contains(FilePaths.name($0)) && TuistProject.isManifest($0)
        }) {
            throw TuistProject.error(named(manifest))
        }
        try scan.checkForProjects()
        try scan.checkNames()
        let plist = try scan.appPlist()
        let name = FilePaths.compilable(scan.projectName ?? FilePaths.name(root))
        if let above = PathAdvice.container(above: root) {
            scan.notes.append(
                "this is a part of \(PathAdvice.shown(above)), whose settings are not read; name it to build all of it")
        }
        if plist == nil { scan.notes.append("no Info.plist found: a plain one is made") }
        return ProjectModel(
            kind: .folder, root: root, name: name, sources: scan.sources.sorted(), infoPlist: plist,
            resources: try scan.distinctResources(), catalogs: scan.catalogs.sorted(), notes: scan.notes)
    }

    private mutating func visit(_ folder: String, isRoot: Bool) throws {
        depth += 1
        defer { depth -= 1 }
        guard access(folder, R_OK | X_OK) == 0 else {
            throw ProjectError(folder, "cannot read this folder", remedy: "check its permissions")
        }
        guard let names = try walk.names(in: folder, depth: depth - 1) else { return }
        if isRoot {
            projectName = names.first { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(10)) }
        } else if names.contains("Info.plist"), Self.isOtherTarget(folder + "/Info.plist") {
            notes.append("\(relative(folder)): left out: another target's folder")
            return
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let kind = FilePaths.extension(name)
            if FilePaths.isFolder(path) {
                try visitFolder(path, name: name, kind: kind)
            } else {
                takeFile(path, name: name, kind: kind)
            }
        }
    }

    private mutating func visitFolder(_ path: String, name: String, kind: String) throws {
        let lower = name.lowercased()
        switch kind {
        case "xcassets": catalogs.append(path)
        case "lproj": try takeLocalized(path, name: name)
        case "bundle", "xcdatamodeld", "xcdatamodel", "atlas": files.append(.init(path: path, destination: name))
        default:
            if Self.skippedExtensions.contains(kind) || Self.skippedFolders.contains(lower) || lower.hasSuffix("tests")
            {
                return
            }
            // A link to a folder may lead back up; Xcode's own groups do not follow it either.
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { return }
            try visit(path, isRoot: false)
        }
    }

    private mutating func takeFile(_ path: String, name: String, kind: String) {
        guard FilePaths.isFile(path) else {
            notes.append("\(relative(path)): left out: it is no file")
            return
        }
        switch kind {
        case "swift":
            if name == "Package.swift" { return }
            sources.append(path)
        case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): plists.append(path)
        case "storyboard", "xib": files.append(.init(path: path, destination: name))
        case "m", "mm", "c", "cpp": notes.append("\(relative(path)): left out: only Swift is compiled")
        case _ where Self.resourceExtensions.contains(kind):
            // Papers of the repository, not of the app.
            if depth == 1, ["package.json", "podfile.json", "license.txt"].contains(name.lowercased()) { return }
            files.append(.init(path: path, destination: name))
        default: break
        }
    }

    private mutating func takeLocalized(_ folder: String, name: String) throws {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
        where !file.hasPrefix(".") {
            files.append(.init(path: folder + "/" + file, destination: name + "/" + file))
        }
    }

    // MARK: Checks

    /// A folder whose sources all belong to projects and packages in it is none of a person's own: which of them is meant?
    private func checkForProjects() throws {
        let inner = PathAdvice.projects(below: root).filter { $0 != root && FilePaths.folder($0) != root }
        guard !inner.isEmpty else { return }
        let folders = inner.map { FilePaths.isFile($0 + "/Package.swift") ? $0 : FilePaths.folder($0) }
        guard sources.allSatisfy({ source in folders.contains { source.hasPrefix($0 + "/") } }) else { return }
        throw ProjectError(
            shown, "which one? " + XcodeScan.list(inner.map { FilePaths.relative($0, to: root) }),
            remedy: "name one of them, \(PathAdvice.shown(inner[0])) for instance",
            choices: inner.map { .path($0) })
    }

    /// A module's files need different names: the compiler names their objects after them.
    private func checkNames() throws {
        var seen: [String: String] = [:]
        for path in sources.sorted() {
            if let other = seen.updateValue(path, forKey: FilePaths.name(path)) {
                throw ProjectError(
                    named(path), "the file name is used twice, also by \(relative(other))",
                    remedy: PathAdvice.folder(root) ?? "rename one, or name the folder of one app")
            }
        }
    }

    private func distinctResources() throws -> [ProjectModel.Resource] {
        var seen: [String: String] = [:]
        var result: [ProjectModel.Resource] = []
        for resource in files.sorted(by: { $0.path < $1.path }) {
            // Sources of shaders become one file, whatever they are called.
            if let other = seen[resource.destination], !ShaderFiles.isShader(resource.path) {
                if FileManager.default.contentsEqual(atPath: other, andPath: resource.path) { continue }
                throw ProjectError(
                    named(resource.path), "two resources named \(resource.destination), also \(relative(other))",
                    remedy: "rename one: a bundle is flat")
            }
            seen[resource.destination] = resource.path
            result.append(resource)
        }
        return result
    }

    private func appPlist() throws -> String? {
        // Broken ones are errors at once, even where another would do: the user should hear of them.
        let readable = try plists.map { ($0, try InfoPlist.readList($0, shown: named($0))) }
        let apps = readable.filter { !Self.isOtherTarget($0.1) }
        let nearest = apps.map { $0.0.split(separator: "/").count }.min()
        let candidates = apps.map(\.0).filter { $0.split(separator: "/").count == nearest }.sorted()
        if candidates.count > 1 {
            if let plain = candidates.first(where: { FilePaths.name($0) == "Info.plist" }),
                candidates.filter({ FilePaths.name($0) == "Info.plist" }).count == 1
            {
                return plain
            }
            throw ProjectError(
                shown, "more than one app: \(candidates.map(relative).joined(separator: ", "))",
                remedy: "name the folder of one of them")
        }
        return candidates.first
    }

    private static func isOtherTarget(_ path: String) -> Bool {
        guard let values = try? InfoPlist.readList(path, shown: path) else { return false }
        return isOtherTarget(values)
    }

    private static func isOtherTarget(_ values: [String: Any]) -> Bool {
        if values["NSExtension"] != nil || values["WKWatchKitApp"] != nil || values["WKApplication"] != nil {
            return true
        }
        return ["BNDL", "FMWK", "XPC!"].contains(values["CFBundlePackageType"] as? String ?? "")
    }

    /// As the user would name it.
    private func named(_ path: String) -> String { shown + "/" + relative(path) }

    private func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
