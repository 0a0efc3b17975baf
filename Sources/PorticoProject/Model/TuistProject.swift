import Foundation

/// A project that Tuist describes: its manifests are Swift programs against a library that exists on a Mac alone, so that nothing here can
/// read them.
enum TuistProject {
    static let manifests = ["Project.swift", "Workspace.swift"]

    /// Why the folder can't be built; nil where it isn't Tuist's, or has something else to build beside it.
    static func problem(in root: String, shown: String) -> ProjectError? {
        guard XcodeProjectSet.containers(in: root).isEmpty,
            let manifest = manifests.first(where: { isManifest(root + "/" + $0) }), !hasOwnPackage(root)
        else { return nil }
        return error(shown + "/" + manifest)
    }

    /// - Parameter manifest: the file as messages show it.
    static func error(_ manifest: String) -> ProjectError {
        ProjectError(
            manifest, "this project is described for Tuist, whose manifests are read on a Mac alone",
            remedy: "run “tuist generate --no-open” there and commit the .xcodeproj and .xcworkspace that it writes "
                + "(take them out of .gitignore), or describe the app in a Package.swift or a project.yml")
    }

    static func isManifest(_ file: String) -> Bool {
        guard let data = FilePaths.contents(file), data.count < 1 << 20 else { return false }
        return String(decoding: data, as: UTF8.self).contains("import ProjectDescription")
    }

    /// Tuist has a Package.swift of its own, which names the packages that it fetches and has no targets.
    private static func hasOwnPackage(_ root: String) -> Bool {
        guard let data = FilePaths.contents(root + "/Package.swift") else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return !text.contains("ProjectDescription") && !text.contains("TUIST")
    }
}
