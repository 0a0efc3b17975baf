import Foundation
import PorticoBounds

/// A project file as Xcode writes it: a graph of objects, each with a kind (`isa`) and values.
///
/// Whatever is missing or of another kind than expected counts as absent: a project with one broken reference still builds what is
/// whole.
struct XcodeProject {
    typealias ID = String

    /// The `.xcodeproj`, absolute.
    let path: String
    /// The folder that the project's paths are relative to: `$(SRCROOT)`.
    let folder: String
    let name: String
    let root: ID
    private let objects: [ID: [String: PropertyListText]]
    /// The path of each reference below the project's groups.
    private let paths: [ID: String]
    /// The schemes that a spec describes; a project's own are files.
    var schemes: [XcodeScheme] = []
    /// The notes on what was left out where it was read.
    var notes: [String] = []
    /// The files of a spec, of which some may lie outside of the project's folder.
    var specFiles: [String] = []

    /// - Parameter path: a `.xcodeproj`, or a spec of XcodeGen's, which stands for the project that it would write.
    static func openProject(_ path: String, shown: String) throws -> XcodeProject {
        let file = path + "/project.pbxproj"
        if FilePaths.isFile(path) { return try XcodeGenProject.openSpec(path, shown: shown) }
        if !FilePaths.isFile(file), let spec = XcodeGenSpec.file(in: FilePaths.folder(path)) {
            let above = FilePaths.folder(shown)
            return try XcodeGenProject.openSpec(
                spec, shown: above.isEmpty ? FilePaths.name(spec) : above + "/" + FilePaths.name(spec))
        }
        let shownFile = shown + "/project.pbxproj"
        guard let data = FilePaths.contents(file) else {
            throw ProjectError(
                shown, "it has no project.pbxproj", remedy: "restore it from version control, or name another project")
        }
        return try XcodeProject(data: data, path: path, shownFile: shownFile)
    }

    init(data: Data, path: String, shownFile: String) throws {
        let list = try Self.readProject(data, shownFile)
        guard let table = list.table, let objects = table["objects"]?.table else {
            throw ProjectError(
                shownFile, "it holds no “objects”", remedy: "restore it from version control, or save it with Xcode")
        }
        let tables = objects.compactMapValues(\.table)
        guard let root = table["rootObject"]?.text, tables[root]?["isa"]?.text == "PBXProject" else {
            throw ProjectError(
                shownFile, "its “rootObject” is no project",
                remedy: "restore it from version control, or save it with Xcode")
        }
        try self.init(objects: tables, root: root, path: path, shownFile: shownFile, data: data)
    }

    /// - Parameter data: the file that the objects were read from, which knows their lines.
    init(
        objects: [ID: [String: PropertyListText]], root: ID, path: String, shownFile: String, data: Data = Data()
    ) throws {
        self.objects = objects
        self.path = path
        self.root = root
        name = (FilePaths.name(path) as NSString).deletingPathExtension
        let above = FilePaths.folder(path)
        let inner = self.objects[root]?["projectDirPath"]?.text ?? ""
        folder = inner.isEmpty ? above : FilePaths.absolute(inner, in: above)
        let found = Self.findPaths(self.objects, root: root, folder: folder)
        paths = found.paths
        if let id = found.tooDeep {
            let bound = ReaderBounds.groupDepth
            let line = Self.line(of: id, in: data).map { ":\($0)" } ?? ""
            throw ProjectError(shownFile + line, bound.excess, remedy: bound.remedy)
        }
    }

    /// The line that describes an object: the one that begins with its id.
    private static func line(of id: ID, in data: Data) -> Int? {
        for (index, line) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: id.utf8) { return index + 1 }
        }
        return nil
    }

    private static func readProject(_ data: Data, _ shown: String) throws -> PropertyListText {
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            return PropertyListText(try InfoPlist.readList(data, shown: shown))
        }
        do {
            return try PropertyListTextParser.parseList(data)
        } catch {
            throw ProjectError(
                "\(shown):\(error.line):\(error.column)", error.reason,
                remedy: "correct it there, or restore the file from version control")
        }
    }

    // MARK: Objects

    func kind(_ id: ID) -> String? { objects[id]?["isa"]?.text }
    func text(_ id: ID, _ key: String) -> String? { objects[id]?[key]?.text }
    func list(_ id: ID, _ key: String) -> [String] { objects[id]?[key]?.list?.compactMap(\.text) ?? [] }
    func table(_ id: ID, _ key: String) -> [String: PropertyListText] { objects[id]?[key]?.table ?? [:] }
    func value(_ id: ID, _ key: String) -> PropertyListText? { objects[id]?[key] }

    /// The Info.plist that a generator would have written for a target.
    func infoPlist(of target: ID) -> Data? {
        if case .data(let bytes)? = objects[target]?["infoPlist"] { Data(bytes) } else { nil }
    }

    /// The number of objects of each kind.
    var kinds: [String: Int] { objects.values.reduce(into: [:]) { $0[$1["isa"]?.text ?? "?", default: 0] += 1 } }

    /// Ids of a kind, in a fixed order.
    func all(_ kind: String) -> [ID] { objects.filter { $0.value["isa"]?.text == kind }.keys.sorted() }

    /// What a file is called: its name, or the last part of its path.
    func fileName(_ id: ID) -> String {
        text(id, "name") ?? text(id, "path").map(FilePaths.name) ?? "?"
    }

    // MARK: Paths

    /// The absolute path of a reference in the project's folders; nil for products, SDK files and what hangs in no group.
    func filePath(_ id: ID) -> String? { paths[id] }

    /// - Returns: the paths, and the first group that lies too deep.
    private static func findPaths(
        _ objects: [ID: [String: PropertyListText]], root: ID, folder: String
    ) -> (paths: [ID: String], tooDeep: ID?) {
        guard let main = objects[root]?["mainGroup"]?.text else { return ([:], nil) }
        var paths: [ID: String] = [:]
        var seen: Set<ID> = []
        var names = DiskNames()
        // A list, not recursion: groups of a broken file may nest without end.
        var open = [(id: main, above: folder, depth: 0)]
        while let (id, above, depth) = open.popLast() {
            if ReaderBounds.groupDepth.isExceeded(by: depth) { return (paths, id) }
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let part = object["path"]?.text ?? ""
            let place: String?
            switch object["sourceTree"]?.text ?? "<group>" {
            case "<group>": place = FilePaths.absolute(part, in: above)
            case "SOURCE_ROOT", "PROJECT_DIR": place = FilePaths.absolute(part, in: folder)
            case "<absolute>": place = part.hasPrefix("/") ? FilePaths.absolute(part) : nil
            default: place = nil
            }
            guard let place = place.map({ names.path($0) }) else { continue }
            paths[id] = place
            for child in object["children"]?.list?.compactMap(\.text) ?? [] { open.append((child, place, depth + 1)) }
        }
        return (paths, nil)
    }

    // MARK: Targets

    var targets: [XcodeTarget] { list(root, "targets").compactMap { XcodeTarget(id: $0, in: self) } }

    func target(_ id: ID) -> XcodeTarget? { XcodeTarget(id: id, in: self) }

    /// The projects that this one refers to, by the reference's id.
    var subprojects: [(reference: ID, path: String)] {
        guard case .list(let list)? = value(root, "projectReferences") else { return [] }
        return list.compactMap { $0.table?["ProjectRef"]?.text }.compactMap { id in filePath(id).map { (id, $0) } }
    }

    /// The settings of a list of configurations: `name`'s, else those of the default one.
    func configuration(_ list: ID?, named name: String) -> ID? {
        guard let list else { return nil }
        let all = self.list(list, "buildConfigurations")
        func named(_ name: String) -> ID? { all.first { text($0, "name")?.lowercased() == name.lowercased() } }
        return named(name) ?? text(list, "defaultConfigurationName").flatMap(named) ?? all.first
    }

    var configurationNames: [String] {
        text(root, "buildConfigurationList").map { list($0, "buildConfigurations").compactMap { text($0, "name") } }
            ?? []
    }
}
