import Foundation

/// The modules of a folder or an Xcode project, compiled one after the other.
extension AppBuilder {
    /// Reads the project; for an Xcode project also its packages, and what its scripts and catalogs make.
    ///
    /// - Parameter needsSources: whether one of an Xcode project that is nowhere is an error.
    func loadProject(
        _ path: String, folder: String, scratch: String, tests: Bool = false, needsSources: Bool = true
    ) throws -> ProjectModel {
        func read() throws -> ProjectModel {
            let project =
                tests
                ? try ProjectModel.loadTests(path, scratch: scratch, selection: options.selection)
                : try ProjectModel.loadProject(path, scratch: scratch, selection: options.selection)
            try ResourceLinks(of: project).checkAll()
            return project
        }
        var project = try read()
        if project.kind == .folder { return try addingDataModelCode(to: project, folder: folder + "/models") }
        guard project.kind == .xcode else { return project }
        if !project.scripts.isEmpty {
            let (didRun, notes) = try ScriptRunner.run(project.scripts, all: options.runsScripts)
            // What they made may be named by the project.
            if didRun { project = try read() }
            project.notes += notes
        }
        if needsSources, !project.missingSources.isEmpty {
            // One of them may say why.
            project.notes.forEach { report(.note($0)) }
            try project.checkSources(shown: path)
        }
        project = try addingAssetSymbols(to: project, folder: folder + "/symbols")
        project = try addingDataModelCode(to: project, folder: folder + "/models")
        return project.packages.isEmpty ? project : try addingPackages(to: project, folder: folder, scratch: scratch)
    }

    /// The project with the constants for its catalogs' assets, in modules that seem to use them.
    func addingAssetSymbols(to project: ProjectModel, folder: String) throws -> ProjectModel {
        var project = project
        for index in project.parts.indices {
            let part = project.parts[index]
            let hasExtensions = part.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
            guard !part.catalogs.isEmpty, !part.sources.isEmpty,
                part.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO",
                hasExtensions || part.sources.contains(where: AssetSymbols.areUsed)
            else { continue }
            let symbols = AssetSymbols(catalogs: part.catalogs)
            if symbols.isEmpty { continue }
            let bundle = part.product == .framework ? "Bundle(for: ResourceBundleClass.self)" : ".main"
            let hasSwiftUI = part.sources.contains(where: AssetSymbols.importsSwiftUI)
            var text = symbols.text(bundle: bundle, hasExtensions: hasExtensions, hasSwiftUI: hasSwiftUI)
            if part.product == .framework { text += "\nprivate final class ResourceBundleClass {}\n" }
            let file = "\(folder)/\(part.module)/GeneratedAssetSymbols.swift"
            try FilePaths.makeFolder(FilePaths.folder(file))
            try FilePaths.write(Data(text.utf8), to: file)
            project.parts[index].sources.append(file)
            project.sources.append(file)
        }
        return project
    }

    /// The project with the sources of the packages that it links, which SwiftPM brings.
    func addingPackages(to project: ProjectModel, folder: String, scratch: String) throws -> ProjectModel {
        report(.step("Resolving \(project.packages.count) package\(project.packages.count == 1 ? "" : "s")"))
        let packages = folder + "/packages"
        try XcodePackages.write(
            project.packages.map { $0.vendored(in: project.root) }, resolved: project.resolvedPackages,
            mirrors: project.packageMirrors, vendored: project.vendoredPackages, to: packages)
        let found: ProjectModel
        do {
            found = try PackageScan.scan(
                packages, scratch: scratch, product: nil, isOffline: options.selection.isOffline)
        } catch var error as ProjectError where error.place.hasPrefix(packages) {
            // A person knows the project, not the package that is made of its packages.
            error.place = project.name
            throw error
        }
        var project = project
        project.shadows = found.shadows
        project.notes += found.notes
        project.sources = Set(project.sources + found.sources).sorted()
        project.modules = Set(project.modules + found.modules).sorted()
        project.packageGroups = found.packageGroups
        project.dependencyRoots += found.dependencyRoots.filter { !$0.hasPrefix(scratch) && $0 != packages }
        project.cTargets = found.cTargets
        return project
    }

    /// Compiles the modules and makes the frameworks' bundles. Returns what goes into the app besides its own resources.
    func compile(
        _ project: ProjectModel, folder: String, overlay: String, lowered: [String: String], app: String,
        into bundle: inout AppBundle
    ) throws -> [ProjectModel.Resource] {
        let modules = modules(of: project)
        let objects = folder + "/objects"
        try FilePaths.makeFolder(objects + "/modules")
        var packages: BuiltPackages?
        if !project.packages.isEmpty {
            report(.step("Compiling \(project.name)'s packages"))
            packages = try buildPackages(project, folder: folder, overlay: overlay)
        }
        try removeOldFrameworks(modules, packages, app)
        for library in packages?.libraries ?? [] {
            try takeProduct(library, to: app + "/Frameworks/" + FilePaths.name(library))
        }
        var extra = packages?.resources ?? []
        for module in modules {
            if !module.sources.isEmpty || !module.cSources.isEmpty {
                report(.step("Compiling \(module.name)"))
                for (line, text) in droppedLines(module) {
                    report(
                        .note(
                            "\(FilePaths.relative(module.bridgingHeader ?? "", to: project.root)):\(line): left out, it is Objective-C: \(text)"
                        ))
                }
                try compiler(
                    of: module, among: modules, folder: folder, overlay: overlay, lowered: lowered, app: app,
                    packages: packages
                ).run()
            }
            extra += try resources(of: module, app: app, objects: objects, &bundle)
        }
        return extra
    }

    func modules(of project: ProjectModel) -> [BuildModule] {
        project.parts.isEmpty ? [project.module(options)] : project.parts
    }

    func compiler(
        of module: BuildModule, among modules: [BuildModule], folder: String, overlay: String,
        lowered: [String: String], app: String, packages: BuiltPackages?
    ) -> ModuleCompiler {
        ModuleCompiler(
            module: module, imports: modules.filter { module.dependencies.contains($0.name) }, sdk: sdk,
            options: options, objects: folder + "/objects", overlay: overlay, lowered: lowered,
            isSameOutsideOfBodies: lowering.isSameOutsideOfBodies, app: app, packages: packages, report: report)
    }

    private func droppedLines(_ module: BuildModule) -> [(line: Int, text: String)] {
        let dropped = module.bridgingHeader.map { BridgingHeader($0, folders: module.headerFolders).dropped } ?? []
        return dropped.filter { line in
            BridgingHeader.framework(in: Substring(line.text)).map { !sdk.hasModule($0) } ?? true
        }
    }

    /// - Parameter arguments: more of them for `swift build`.
    func buildPackages(
        _ project: ProjectModel, folder: String, overlay: String, arguments: [String] = []
    ) throws -> BuiltPackages {
        var packages = ProjectModel(kind: .package, root: folder + "/packages", name: XcodePackages.name)
        packages.product = XcodePackages.name
        packages.root = project.shadows.first { $0.value == packages.root }?.key ?? packages.root
        packages.shadows = project.shadows
        let products = try PackageCompiler(
            project: packages, sdk: sdk, options: options, scratch: folder + "/swiftpm", overlay: overlay,
            extra: arguments, report: report
        ).run()
        return BuiltPackages(folder: products, cTargets: project.cTargets)
    }

    /// A framework or bundle gets a folder of its own; a static library's resources belong to whoever links it.
    func resources(
        of module: BuildModule, app: String, objects: String, _ bundle: inout AppBundle
    ) throws -> [ProjectModel.Resource] {
        let place: String
        switch module.product {
        case .application, .testBundle: return []
        case .staticLibrary:
            var catalog = AssetCatalog(cache: FilePaths.folder(objects) + "/vectors")
            for folder in module.catalogs { try catalog.addCatalog(folder) }
            bundle.addNotes(catalog.notes)
            return module.resources + catalog.resources
        case .framework: place = "\(app)/Frameworks/\(module.name).framework"
        case .bundle: place = "\(objects)/\(module.module)/\(module.name).bundle"
        }
        let plist = try InfoPlist(
            path: module.infoPlist, shown: module.infoPlist ?? module.name, name: module.name, module: module.module,
            settings: module.settings, generated: module.generatedInfo, written: module.writtenInfo)
        var own = AppBundle(path: place, vectors: FilePaths.folder(objects) + "/vectors")
        try own.assembleResources(module.resources, catalogs: module.catalogs, plist: plist, keeping: [module.name])
        bundle.addNotes(own.notes)
        return module.product == .bundle ? [.init(path: place, destination: module.name + ".bundle")] : []
    }

    private func removeOldFrameworks(_ modules: [BuildModule], _ packages: BuiltPackages?, _ app: String) throws {
        let folder = app + "/Frameworks"
        var kept = Set(modules.filter { $0.product == .framework }.map { $0.name + ".framework" })
        if let packages { kept.formUnion(packages.libraries.map(FilePaths.name)) }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !kept.contains(name) {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    func takeProduct(_ file: String, to target: String) throws {
        if FileManager.default.contentsEqual(atPath: file, andPath: target) { return }
        try FilePaths.makeFolder(FilePaths.folder(target))
        if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
        try FileManager.default.copyItem(atPath: file, toPath: target)
    }
}

extension ProjectModel {
    /// The one module of a folder.
    func module(_ options: BuildOptions) -> BuildModule {
        var module = BuildModule(name: name, module: module, product: .application)
        module.sources = sources
        module.flags = LanguageFeatures.ofPlainTargets
        module.isOptimized = options.configuration == .release
        if !module.isOptimized { module.conditions = ["DEBUG"] }
        return module
    }
}
