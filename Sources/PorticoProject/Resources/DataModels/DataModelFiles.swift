import Foundation

/// Makes of Core Data models what the runtime loads, where Xcode's build puts it: `Shop.xcdatamodeld` becomes `Shop.momd/` with a
/// `.mom` for each version and the name of the current one, a model without versions becomes `Shop.mom`.
///
/// A `.mom` here is the version's XML as Xcode's editor wrote it; Apple's is an archive of Apple's own classes.
///
/// - From: `AppBundle`, and `AppBuilder`, which makes classes of the current version
/// - To: `DataModelReader`
struct DataModelFiles {
    /// One version of a model: a folder with a file `contents`.
    struct Version: Equatable {
        var name: String
        var contents: String
    }

    /// The project's folder, which messages leave out.
    private let root: String

    init(root: String) { self.root = root }

    static func isModel(_ path: String) -> Bool { compiled[FilePaths.extension(path)] != nil }

    private static let compiled = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

    /// The place of the file in the app.
    static func destination(of resource: ProjectModel.Resource) -> String {
        guard let new = compiled[FilePaths.extension(resource.path)] else { return resource.destination }
        return (resource.destination as NSString).deletingPathExtension + "." + new
    }

    // MARK: Versions

    /// The versions of a model by name, and which of them is the current one.
    func versions(of model: String) throws -> (all: [Version], current: Version) {
        guard FilePaths.extension(model) == "xcdatamodeld" else {
            let version = try version(model)
            return ([version], version)
        }
        var walk = FolderWalk(model)
        let names = try walk.names(in: model, depth: 0) ?? []
        let all = try names.filter { FilePaths.extension($0) == "xcdatamodel" }.map { try version(model + "/" + $0) }
        guard let first = all.first else {
            throw ProjectError(
                shown(model), "this model has no version",
                remedy: "add one in Xcode, or take the model out of the target")
        }
        let file = model + "/.xccurrentversion"
        guard let data = FilePaths.contents(file) else {
            // With several, the one that the model was made with has its name.
            let name = Self.stem(model)
            return (all, all.first { $0.name == name } ?? first)
        }
        let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        guard let written = values?["_XCCurrentVersionName"] as? String else {
            throw ProjectError(
                shown(file), "this file names no version",
                remedy:
                    "choose the model's version in Xcode's file inspector, or delete the file if there is one version")
        }
        guard let current = all.first(where: { $0.name == Self.stem(written) }) else {
            throw ProjectError(
                shown(file), "the current version is “\(written)”, and the model has no such version",
                remedy: "choose one of \(all.map(\.name).joined(separator: ", ")) in Xcode's file inspector")
        }
        return (all, current)
    }

    private func version(_ folder: String) throws -> Version {
        let contents = folder + "/contents"
        guard FilePaths.isFile(contents) else {
            throw ProjectError(
                shown(folder),
                FilePaths.isFile(folder) || FilePaths.isFile(folder + "/elements")
                    ? "this model is of before Xcode 4.3" : "this model has no file “contents”",
                remedy:
                    "open it in Xcode, set its tools version to a newer one and save it, or restore it from version control"
            )
        }
        return Version(name: Self.stem(folder), contents: contents)
    }

    /// Reads the model that code is made of.
    func readVersion(_ version: Version) throws -> DataModel {
        try DataModelReader.readModel(try data(version), shown: shown(version.contents))
    }

    private func data(_ version: Version) throws -> Data {
        guard let data = FilePaths.contents(version.contents) else {
            throw ProjectError(shown(version.contents), "cannot read this file", remedy: "check its permissions")
        }
        return data
    }

    /// A line for each of a package's models whose classes Xcode would make: SwiftPM has no place for sources that are made here.
    func notesOnCode(of resources: [String]) -> [String] {
        resources.filter(Self.isModel).sorted().compactMap { path in
            guard let current = try? versions(of: path).current, let model = try? readVersion(current) else {
                return nil
            }
            let names = model.entities.filter { $0.generation != nil }.compactMap(\.className)
            guard !names.isEmpty else { return nil }
            return
                "\(shown(path)): no classes are made of a package's model (\(names.joined(separator: ", "))): set the "
                + "entities' Codegen to Manual/None in Xcode and add what “Create NSManagedObject Subclass” writes"
        }
    }

    /// What is in a model, for a person to read; nil where it can't be read.
    func summary(of model: String) -> String? {
        guard let (all, current) = try? versions(of: model), let entities = try? readVersion(current).entities else {
            return nil
        }
        func counted(_ count: Int, _ one: String, _ more: String) -> String { "\(count) \(count == 1 ? one : more)" }
        let made = entities.count { $0.generation != nil && $0.className != nil }
        return "\(shown(model)): \(counted(all.count, "version", "versions")), "
            + "\(counted(entities.count, "entity", "entities")), code made for \(made)"
    }

    func shown(_ path: String) -> String { FilePaths.relative(path, to: root) }

    private static func stem(_ path: String) -> String { (FilePaths.name(path) as NSString).deletingPathExtension }

    // MARK: Compiling

    func compileModel(_ resource: ProjectModel.Resource, into bundle: String) throws {
        let (all, current) = try versions(of: resource.path)
        let target = bundle + "/" + Self.destination(of: resource)
        // Every version is read, so that a broken one is an error now and not where an app migrates from it.
        let contents = try all.map { version in
            let data = try data(version)
            _ = try DataModelReader.readModel(data, shown: shown(version.contents))
            return data
        }
        guard FilePaths.extension(resource.path) == "xcdatamodeld" else {
            try replaceFolder(at: target)
            try FilePaths.makeFolder(FilePaths.folder(target))
            return _ = try FilePaths.write(contents[0], to: target)
        }
        try FilePaths.makeFolder(target)
        let info = ["NSManagedObjectModel_CurrentVersionName": current.name]
        try FilePaths.write(
            try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0),
            to: target + "/VersionInfo.plist")
        for (version, data) in zip(all, contents) { try FilePaths.write(data, to: "\(target)/\(version.name).mom") }
        let kept = Set(all.map { $0.name + ".mom" } + ["VersionInfo.plist"])
        for name in try FileManager.default.contentsOfDirectory(atPath: target) where !kept.contains(name) {
            try FileManager.default.removeItem(atPath: target + "/" + name)
        }
    }

    private func replaceFolder(at path: String) throws {
        if FilePaths.isFolder(path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Those in a bundle that SwiftPM has copied as they are.
    ///
    /// - Parameter isKept: whether the copies stay, because SwiftPM goes on with the folder.
    func compileAll(below folder: String, isKept: Bool = false) throws {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let models = names.filter { Self.isModel($0) && !FilePaths.folder($0).contains(".xcdatamodeld") }
        for name in models.sorted() {
            let resource = ProjectModel.Resource(path: folder + "/" + name, destination: name)
            try compileModel(resource, into: folder)
            if !isKept { try FileManager.default.removeItem(atPath: resource.path) }
        }
    }
}
