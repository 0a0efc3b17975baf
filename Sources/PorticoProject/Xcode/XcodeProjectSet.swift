import Foundation
import PorticoBounds

/// A project file with those that belong to it: of its workspace, its sub-projects, and the pods beside it.
struct XcodeProjectSet {
    /// The one that was named first; a workspace's first one.
    let main: XcodeProject
    /// By path.
    private(set) var projects: [String: XcodeProject] = [:]
    /// In the order in which they were found.
    private(set) var order: [String] = []
    private(set) var notes: [String] = []
    /// Folders with a `Package.swift` that a workspace names.
    private(set) var packageFolders: [String] = []

    /// What can be opened at a path: the project or workspace itself, or the one that lies in the folder, or in one of its folders.
    static func findProject(_ path: String, shown: String) throws -> String? {
        if isContainer(path) || FilePaths.isFile(path) { return path }
        if let found = try choose(containers(in: path), shown: shown) { return path + "/" + found }
        // Repositories often have the project in a folder of its name.
        let folders = names(in: path).filter { name in
            !name.hasPrefix(".") && !["Pods", "Carthage"].contains(name) && FilePaths.isFolder(path + "/" + name)
                && !SynchronizedFolder.isOpaque(name)
        }
        let deeper = folders.flatMap { folder in containers(in: path + "/" + folder).map { folder + "/" + $0 } }
        let packages = folders.filter {
            containers(in: path + "/" + $0).isEmpty && PackageScan.isPackage(path + "/" + $0)
        }
        return try choose(deeper, packages: packages, shown: shown).map { path + "/" + $0 }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static func isContainer(_ path: String) -> Bool {
        ["xcodeproj", "xcworkspace"].contains(FilePaths.extension(path))
    }

    /// The names of the projects and workspaces that lie in a folder; of XcodeGen's spec where its project isn't there.
    static func containers(in folder: String) -> [String] {
        let found = names(in: folder).filter { isContainer($0) && $0 != "Pods.xcodeproj" }
        guard let spec = XcodeGenSpec.file(in: folder) else { return found }
        // A project that is made anew by each person often leaves a folder behind, with the versions of packages.
        let whole = found.filter { !$0.hasSuffix(".xcodeproj") || FilePaths.isFile("\(folder)/\($0)/project.pbxproj") }
        return whole.contains { $0.hasSuffix(".xcodeproj") } ? whole : whole + [FilePaths.name(spec)]
    }

    /// - Parameter packages: folders beside the projects that are packages: nobody asks for them where there is one project.
    private static func choose(_ found: [String], packages: [String] = [], shown: String) throws -> String? {
        let workspaces = found.filter { $0.hasSuffix(".xcworkspace") }
        let projects = found.filter { !$0.hasSuffix(".xcworkspace") }
        // A workspace holds the project and its pods.
        if workspaces.count == 1, projects.count <= 1 { return workspaces[0] }
        if workspaces.isEmpty, projects.count <= 1 { return projects.first }
        let all = workspaces + projects + packages
        throw ProjectError(
            shown, "which one? \(all.joined(separator: ", "))",
            remedy: "name one of them, \(shown)/\(all[0]) for instance", choices: all.map { .path(shown + "/" + $0) })
    }

    init(_ path: String, shown: String) throws {
        var files: [String] = []
        if FilePaths.extension(path) == "xcworkspace" {
            let workspace = try XcodeWorkspace(path, shown: shown)
            files = workspace.projects.filter(Self.isThere)
            packageFolders = workspace.packages
            for missing in workspace.projects where !Self.isThere(missing) {
                notes.append("\(FilePaths.name(missing)): the workspace names it, and it doesn't exist")
            }
            // The pods come last: the app is what was asked for.
            files =
                files.filter { FilePaths.name($0) != "Pods.xcodeproj" }
                + files.filter { FilePaths.name($0) == "Pods.xcodeproj" }
            guard !files.isEmpty else {
                throw ProjectError(
                    shown, "the workspace holds no project", remedy: "name a .xcodeproj, or a package's folder")
            }
        } else {
            files = [path]
        }
        main = try XcodeProject.openProject(
            files[0], shown: files[0] == path ? shown : FilePaths.relative(files[0], to: FilePaths.folder(path)))
        takeProject(main)
        for file in files.dropFirst() { openProject(file) }
        let pods = FilePaths.folder(files[0]) + "/Pods/Pods.xcodeproj"
        if FilePaths.isFolder(pods) { openProject(pods) }
    }

    /// Whether a project that a workspace names can be read: from its own file, or from the spec that it is made of.
    private static func isThere(_ project: String) -> Bool {
        FilePaths.isFolder(project) || XcodeGenSpec.file(in: FilePaths.folder(project)) != nil
    }

    private mutating func takeProject(_ project: XcodeProject) {
        projects[project.path] = project
        notes += project.notes
        order.append(project.path)
        for (_, path) in project.subprojects where projects[path] == nil { openProject(path) }
    }

    private mutating func openProject(_ path: String) {
        guard projects[path] == nil else { return }
        guard projects.count < ReaderBounds.projects.value else {
            let bound = ReaderBounds.projects
            if notes.last?.hasSuffix(bound.remedy) != true {
                notes.append("\(FilePaths.name(path)): left out, as what follows: \(bound.excess): \(bound.remedy)")
            }
            return
        }
        do {
            takeProject(try XcodeProject.openProject(path, shown: FilePaths.relative(path, to: main.folder)))
        } catch {
            notes.append("\(error)")
        }
    }

    var all: [XcodeProject] { order.compactMap { projects[$0] } }

    /// Every target, with its project.
    var targets: [(XcodeProject, XcodeTarget)] { all.flatMap { file in file.targets.map { (file, $0) } } }

    /// The target that makes a product.
    func target(making product: String) -> (XcodeProject, XcodeTarget)? {
        targets.first { $0.1.product == product }
    }
}
