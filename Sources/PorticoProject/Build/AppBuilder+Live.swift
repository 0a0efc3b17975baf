/// A build whose functions are replaced while the app runs.
extension AppBuilder {
    /// What it takes to patch the last build, and the descriptions that patches import; nil where it can't be patched: a package, an optimised
    /// build, one with a bridging header.
    package func live(_ path: String) throws -> LiveBuild? {
        guard options.isLive else { return nil }
        let root = FilePaths.absolute(path)
        let folder = options.buildFolder(for: root, environment: environment) + "/" + options.choice
        return try whileAlone(in: folder, building: root) { try liveBuild(path, folder: folder) }
    }

    private func liveBuild(_ path: String, folder: String) throws -> LiveBuild? {
        let project = try loadProject(path, folder: folder, scratch: folder + "/swiftpm")
        guard project.kind != .package else { return nil }
        let overlay = folder + "/overlay.json"
        let packages = project.packages.isEmpty ? nil : try buildPackages(project, folder: folder, overlay: overlay)
        let modules = modules(of: project)
        let compilers = modules.filter { !$0.sources.isEmpty }.map { module in
            compiler(
                of: module, among: modules, folder: folder, overlay: overlay, lowered: [:],
                app: "\(folder)/\(project.name).app", packages: packages)
        }
        guard let live = LiveBuild(self, project, compilers, folder: folder) else { return nil }
        try live.prepareBuild()
        return live
    }

    /// The folder that the app may load patches from.
    package func patchFolder(_ path: String) throws -> String? {
        guard options.isLive else { return nil }
        let folder = options.buildFolder(for: FilePaths.absolute(path), environment: environment)
        let patches = folder + "/" + options.choice + "/patches"
        try FilePaths.makeFolder(patches)
        return patches
    }
}
