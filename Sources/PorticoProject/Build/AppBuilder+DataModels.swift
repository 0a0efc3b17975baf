import Foundation

/// The classes that Xcode makes of Core Data models while it builds.
extension AppBuilder {
    /// The project with a source for each class and each class's properties that its models ask for. A file is written only where its
    /// text is another than before, so that an unchanged model compiles nothing.
    ///
    /// - Parameter folder: where the sources are kept, a folder for each module.
    func addingDataModelCode(to project: ProjectModel, folder: String) throws -> ProjectModel {
        var project = project
        if project.parts.isEmpty {
            let made = try writeDataModelCode(
                of: project.resources, beside: project.sources, root: project.root, to: folder + "/" + project.module)
            project.sources += made
        }
        for index in project.parts.indices {
            let part = project.parts[index]
            // A bundle of resources alone has nothing that could use a class.
            guard !part.sources.isEmpty else { continue }
            let made = try writeDataModelCode(
                of: part.resources, beside: part.sources, root: project.root, to: folder + "/" + part.module)
            project.parts[index].sources += made
            project.sources += made
        }
        return project
    }

    private func writeDataModelCode(
        of resources: [ProjectModel.Resource], beside sources: [String], root: String, to folder: String
    ) throws -> [String] {
        let models = DataModelFiles(root: root)
        let own = Dictionary(sources.map { (FilePaths.name($0), $0) }, uniquingKeysWith: { first, _ in first })
        // The name of a source that was made, and the model that it was made of.
        var made: [String: String] = [:]
        var written: [String] = []
        for resource in resources.sorted(by: { $0.path < $1.path }) where DataModelFiles.isModel(resource.path) {
            let version = try models.versions(of: resource.path).current
            let shown = models.shown(version.contents)
            for file in try DataModelCode(models.readVersion(version), shown: shown).files() {
                let other = own[file.name].map(models.shown) ?? made[file.name]
                if let other {
                    throw ProjectError(
                        shown,
                        "the model's code generation makes \(file.name), which \(other) "
                            + (own[file.name] == nil ? "makes, too" : "is already"),
                        remedy: "set the entity's Codegen to Manual/None in Xcode, or take the other away")
                }
                made[file.name] = shown
                try FilePaths.makeFolder(folder)
                try FilePaths.write(Data(file.text.utf8), to: folder + "/" + file.name)
                written.append(folder + "/" + file.name)
            }
        }
        // What an earlier build made of an entity that is gone would only mislead a reader.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where made[name] == nil {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        return written.sorted()
    }
}
