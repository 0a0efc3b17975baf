import Foundation

/// Builds a program that draws the previews of a package without one.
extension AppBuilder {
    /// An app that has nothing in it but the package's libraries.
    ///
    /// - Throws: where the package has no library: then nothing can load its previews.
    func previewApp(of package: ProjectModel, folder: String, scratch: String) throws -> ProjectModel {
        guard !package.libraries.isEmpty else {
            throw ProjectError(
                package.name, "the package has neither a program nor a library, so that nothing can show its previews",
                remedy: "add a .library or an .executable product with the views to Package.swift")
        }
        let place = package.shadows[package.root] ?? package.root
        let file = folder + "/preview-app/main.swift"
        let text = "import UIKit\n\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n"
        if FilePaths.contents(file) != Data(text.utf8) {
            try FilePaths.makeFolder(FilePaths.folder(file))
            try FilePaths.write(Data(text.utf8), to: file)
        }
        let name = package.name + "Previews"
        var app = ProjectModel(kind: .xcode, root: place, name: name, sources: [file], notes: package.notes)
        var module = BuildModule(name: name, module: app.module, product: .application)
        module.sources = [file]
        if options.configuration == .debug { module.conditions = ["DEBUG"] }
        app.parts = [module]
        app.packages = [PackageReference(place: .folder(place), products: package.libraries)]
        app.resolvedPackages = [place + "/Package.resolved"].first(where: FilePaths.isFile)
        return try addingPackages(to: app, folder: folder, scratch: scratch)
    }
}
