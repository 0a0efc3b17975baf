import Foundation

/// Finds resources that are links out of their project: what is built of it would take along whatever the link leads to.
///
/// A project is its folder, or the repository that the folder lies in, unless that is the user's home.
///
/// - From: `AppBuilder`
struct ResourceLinks {
    private let project: ProjectModel
    /// Real paths.
    private let bounds: [String]

    init(of project: ProjectModel) {
        self.project = project
        bounds = ([project.root] + project.dependencyRoots).compactMap(Self.real).map(Self.repository)
    }

    func checkAll() throws {
        var seen: Set<String> = []
        for part in [project.resources.map(\.path), project.catalogs, [project.infoPlist].compactMap(\.self)]
            + project.parts.map({ $0.resources.map(\.path) + $0.catalogs + [$0.infoPlist].compactMap(\.self) })
        {
            for path in part where seen.insert(path).inserted { try checkPath(path) }
        }
    }

    private func checkPath(_ path: String) throws {
        guard !path.isEmpty else { return }
        // A link anywhere on the way to it: the folder that it is in may be one.
        if FilePaths.relative(path, to: project.root) != path || Self.target(of: path) != nil {
            try refuseLink(path, leadingTo: Self.real(path) ?? Self.target(of: path))
        }
        guard FilePaths.isFolder(path), let files = FileManager.default.enumerator(atPath: path) else { return }
        for case let file as String in files {
            let inner = path + "/" + file
            guard let target = Self.target(of: inner) else { continue }
            try refuseLink(inner, leadingTo: Self.real(inner) ?? target)
        }
    }

    private func refuseLink(_ path: String, leadingTo place: String?) throws {
        guard let place, !bounds.contains(where: { place == $0 || place.hasPrefix($0 + "/") }) else { return }
        throw ProjectError(
            FilePaths.relative(path, to: project.root), "this resource is a link out of the project, to \(place)",
            remedy: "copy what it leads to into the project, or take the link out")
    }

    /// Where a link leads, as it is written; nil for what is none.
    private static func target(of path: String) -> String? {
        guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        return FilePaths.absolute(text, in: FilePaths.folder(path))
    }

    static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The repository that a folder lies in; the folder itself where it lies in none.
    static func repository(_ root: String) -> String {
        let home = ProcessInfo.processInfo.environment["HOME"].flatMap(real) ?? "/"
        var folder = root
        while folder.count > 1, folder != home, !home.hasPrefix(folder + "/") {
            if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
            folder = FilePaths.folder(folder)
        }
        return root
    }
}
