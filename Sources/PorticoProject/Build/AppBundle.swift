import Foundation

/// `NAME.app/`: a flat folder with the executable, Info.plist and resources, which Foundation's `Bundle.main` understands.
struct AppBundle {
    var path: String
    /// The folder in which pictures of vectors are kept between builds.
    private let vectors: String?
    /// The folder that messages show paths relative to.
    private let root: String
    private(set) var notes: [String] = []

    init(path: String, root: String = "", vectors: String? = nil) {
        self.path = path
        self.root = root
        self.vectors = vectors
    }

    mutating func addNotes(_ more: [String]) { notes += more }

    /// Makes the folder hold the project's resources and nothing of an earlier build but executables.
    mutating func assembleBundle(_ project: ProjectModel, plist: InfoPlist, extra: [ProjectModel.Resource]) throws {
        try assembleResources(
            project.resources + extra, catalogs: project.catalogs, plist: plist, keeping: [project.name, "Frameworks"])
    }

    /// - Parameter keeping: what lies in the bundle besides resources.
    mutating func assembleResources(
        _ own: [ProjectModel.Resource], catalogs: [String], plist: InfoPlist, keeping: Set<String>
    ) throws {
        try FilePaths.makeFolder(path)
        try removeStaleCatalogs()
        var catalog = AssetCatalog(cache: vectors)
        for folder in catalogs { try catalog.addCatalog(folder) }
        notes += catalog.notes
        var strings = StringTables(cache: (vectors ?? path + ".tables") + "-strings", root: root)
        let shaders = own.map(\.path).filter(ShaderFiles.isShader)
        let resources = try strings.replace(own.filter { !ShaderFiles.isShader($0.path) }) + catalog.resources
        notes += strings.notes
        try checkDistinct(resources)
        var interfaces = InterfaceFiles(root: root)
        let models = DataModelFiles(root: root)

        var kept = keeping.union(["Info.plist"])
        var shaderFiles = ShaderFiles(root: root)
        if try shaderFiles.compileSources(shaders, into: path) { kept.insert(ShaderFiles.library) }
        try FilePaths.write(try plist.data(), to: path + "/Info.plist")
        for resource in resources {
            // The first component: what lies in the bundle's own folder.
            let destination =
                DataModelFiles.isModel(resource.path)
                ? DataModelFiles.destination(of: resource) : interfaces.destination(of: resource)
            kept.insert(String(destination.prefix { $0 != "/" }))
            if InterfaceFiles.isInterface(resource.path) {
                try interfaces.compileDocument(resource, into: path)
            } else if DataModelFiles.isModel(resource.path) {
                try models.compileModel(resource, into: path)
            } else {
                try copyResource(resource)
                if resource.path.hasSuffix(".resources") {
                    try interfaces.compileAll(below: path + "/" + resource.destination)
                    try models.compileAll(below: path + "/" + resource.destination)
                    try shaderFiles.compileAll(below: path + "/" + resource.destination)
                    notes += try StringTables.replaceAll(
                        below: path + "/" + resource.destination, cache: (vectors ?? path + ".tables") + "-strings",
                        root: root)
                }
            }
        }
        notes += interfaces.notes + shaderFiles.notes
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where !kept.contains(name) {
            try FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    /// Folders are kept or removed as a whole below; within a catalog an asset may have gone.
    private func removeStaleCatalogs() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where name.hasSuffix(".xcassets") {
            try FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    private func copyResource(_ resource: ProjectModel.Resource) throws {
        let target = path + "/" + resource.destination
        if FileManager.default.fileExists(atPath: target) {
            if FileManager.default.contentsEqual(atPath: resource.path, andPath: target) { return }
            try FileManager.default.removeItem(atPath: target)
        }
        try FilePaths.makeFolder(FilePaths.folder(target))
        do {
            try FileManager.default.copyItem(atPath: resource.path, toPath: target)
        } catch {
            throw ProjectError(resource.path, "cannot copy this resource", remedy: "check its permissions")
        }
    }

    private func checkDistinct(_ resources: [ProjectModel.Resource]) throws {
        var seen: [String: String] = [:]
        for resource in resources {
            if let other = seen.updateValue(resource.path, forKey: resource.destination), other != resource.path {
                throw ProjectError(
                    resource.path, "would be \(resource.destination) in the app, as \(other) would",
                    remedy: "rename one")
            }
        }
    }
}
