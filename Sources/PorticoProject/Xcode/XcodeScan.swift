import Foundation

/// Reads the app of an Xcode project or workspace: chooses the target, follows its dependencies, and gives plain values.
///
/// - From: `ProjectModel.load`
/// - To: `AppBuilder`
struct XcodeScan {
    let projects: XcodeProjectSet
    let shown: String
    let selection: ProjectSelection
    /// Where products would lie, for scripts that ask.
    let products: String
    let path: String
    var configuration: String
    var modules: [BuildModule] = []
    var notes: [String] = []
    var packages: [PackageReference.Place: [String]] = [:]
    var scripts: [ScriptPhase] = []
    var objectiveC: [String] = []
    var missingSources: [MissingSource] = []
    /// By project and target: the names of the modules that something importing it gets; nil while it is being read.
    var read: [String: [String]?] = [:]

    init(_ path: String, shown: String, selection: ProjectSelection, products: String) throws {
        self.path = path
        self.shown = shown
        self.selection = selection
        self.products = products
        projects = try XcodeProjectSet(path, shown: shown)
        configuration = ""
    }

    func scan() throws -> ProjectModel {
        var scan = self
        return try scan.model()
    }

    private mutating func model() throws -> ProjectModel {
        let (file, target, scheme) = try chosen()
        configuration = try chosenConfiguration(file, scheme)
        notes = projects.notes
        let root = projects.main.folder
        _ = try collectSources(file, target)
        guard let app = modules.last, app.product == .application, !app.sources.isEmpty else {
            throw ProjectError(
                shown, "the target “\(target.name)” has no Swift files", remedy: "choose another one with --target")
        }
        var project = ProjectModel(
            kind: .xcode, root: root, name: app.name, infoPlist: app.infoPlist, resources: app.resources,
            catalogs: app.catalogs, notes: notes)
        project.module = app.module
        project.environment = (scheme?.environment ?? [:]).mapValues { Self.expand($0, app.settings) }
        fillProject(&project, scheme: scheme, file: file)
        return project
    }

    /// What was collected of all targets, and what a scheme passes to whatever it runs.
    func fillProject(_ project: inout ProjectModel, scheme: XcodeScheme?, file: XcodeProject) {
        project.sources = Set(modules.flatMap(\.sources)).sorted()
        project.modules = Set(modules.map(\.module)).sorted()
        project.parts = modules
        project.packages = packages.map { PackageReference(place: $0.key, products: Set($0.value).sorted()) }
            .sorted { "\($0.place)" < "\($1.place)" }
        project.scripts = scripts
        project.objectiveC = objectiveC.sorted()
        project.missingSources = missingSources
        project.arguments = scheme?.arguments ?? []
        if let store = storeFile(scheme) {
            project.resources.append(ProjectModel.Resource(path: store, destination: "Portico.storekit"))
        }
        if let pods = Pods(besides: projects.main.path) {
            let takes = selection.takesPodsAsPackages
            if takes { project.packages = Self.adding(pods.packages, to: project.packages) }
            // Notes come first of what follows from it.
            project.notes.insert(pods.noteText(takesPackages: takes), at: 0)
        }
        project.resolvedPackages = resolvedPackages(file)
        project.packageMirrors = [path + "/xcshareddata", file.path + "/project.xcworkspace/xcshareddata"]
            .map { $0 + "/swiftpm/configuration/mirrors.json" }.first(where: FilePaths.isFile)
        project.dependencyRoots = outsideFolders(project.root)
        project.dependencyRoots += projects.all.flatMap(\.specFiles).filter { !$0.hasPrefix(project.root + "/") }
    }

    /// The store that an app is run with: the scheme's, else the only one that the projects name.
    private func storeFile(_ scheme: XcodeScheme?) -> String? {
        if let own = scheme?.storeFiles.first(where: FilePaths.isFile) { return own }
        let named = projects.all.flatMap { project in
            project.all("PBXFileReference").compactMap(project.filePath)
        }
        let found = Set(named.filter { FilePaths.extension($0) == "storekit" && FilePaths.isFile($0) })
        return found.count == 1 ? found.first : nil
    }

    /// The packages that a project names stand above those that its pods become; of one repository there is one.
    private static func adding(_ more: [PackageReference], to own: [PackageReference]) -> [PackageReference] {
        func name(_ package: PackageReference) -> String {
            switch package.place {
            case .remote(let url, _): OfflinePackages.name(url).lowercased()
            case .folder(let path): FilePaths.name(path).lowercased()
            }
        }
        return more.reduce(into: own) { all, package in
            if let index = all.firstIndex(where: { name($0) == name(package) }) {
                all[index].products = Set(all[index].products + package.products).sorted()
            } else {
                all.append(package)
            }
        }
    }

    static func expand(_ text: String, _ settings: [String: String]) -> String {
        VariableText.expand(text) { settings[$0] }
    }

    // MARK: Choosing

    private func chosen() throws -> (XcodeProject, XcodeTarget, XcodeScheme?) {
        if let name = selection.scheme { return try chosenByScheme(name) }
        if let name = selection.target {
            let found = ownTargets.filter { $0.1.name == name }
            guard let first = found.first(where: { $0.1.kind == .application }) ?? found.first else {
                throw ProjectError(
                    shown, "no target “\(name)”", remedy: "use one of " + Self.list(ownTargets.map(\.1.name)))
            }
            guard first.1.kind == .application else {
                throw ProjectError(
                    shown, "the target “\(name)” is no app", remedy: "use one of " + Self.list(apps.map(\.1.name)))
            }
            return (first.0, first.1, scheme(running: first.1))
        }
        switch apps.count {
        case 1: return (apps[0].0, apps[0].1, scheme(running: apps[0].1))
        case 0:
            throw ProjectError.hasNoApp(shown, targets: Self.list(ownTargets.map(\.1.name)))
        default:
            throw ProjectError(
                shown, "which app? \(Self.list(apps.map(\.1.name)))", remedy: "choose one with --target or --scheme",
                choices: apps.map { .target($0.1.name) })
        }
    }

    func chosenByScheme(_ name: String) throws -> (XcodeProject, XcodeTarget, XcodeScheme?) {
        if let scheme = try scheme(named: name) {
            let found =
                projects.targets.first { $0.1.id == scheme.targetID && $0.1.kind == .application }
                ?? projects.targets.first { $0.1.name == scheme.targetName && $0.1.kind == .application }
            guard let found else {
                throw ProjectError(
                    shown, "the scheme “\(name)” runs no app of this project", remedy: "choose with --target")
            }
            return (found.0, found.1, scheme)
        }
        // Xcode makes a scheme for each target that has none.
        if let app = apps.first(where: { $0.1.name == name }) { return (app.0, app.1, nil) }
        let names = Set(
            schemeFiles.map(XcodeScheme.name(ofFile:)) + describedSchemes.map(\.name) + apps.map(\.1.name)
        ).sorted()
        throw ProjectError(shown, "no scheme “\(name)”", remedy: "use one of " + Self.list(names))
    }

    var schemeFiles: [String] {
        XcodeScheme.files(in: (FilePaths.extension(path) == "xcworkspace" ? [path] : []) + projects.all.map(\.path))
    }

    /// Those that specs describe.
    private var describedSchemes: [XcodeScheme] { projects.all.flatMap(\.schemes) }

    func scheme(named name: String) throws -> XcodeScheme? {
        if let file = schemeFiles.first(where: { XcodeScheme.name(ofFile: $0) == name }) {
            return try XcodeScheme(file: file, shown: FilePaths.relative(file, to: projects.main.folder))
        }
        return describedSchemes.first { $0.name == name }
    }

    /// The scheme that Xcode would run a target with: the one of its name, else the only one that runs it.
    func scheme(running target: XcodeTarget) -> XcodeScheme? {
        let fitting = (schemeFiles.compactMap { try? XcodeScheme(file: $0, shown: $0) } + describedSchemes)
            .filter { $0.targetID == target.id || ($0.targetID == nil && $0.targetName == target.name) }
        return fitting.first { $0.name == target.name } ?? (fitting.count == 1 ? fitting[0] : nil)
    }

    func chosenConfiguration(_ file: XcodeProject, _ scheme: XcodeScheme?) throws -> String {
        let names = file.configurationNames
        guard let wanted = selection.configuration else {
            return scheme?.configuration ?? (names.contains("Debug") ? "Debug" : names.first ?? "Debug")
        }
        if let exact = names.first(where: { $0.lowercased() == wanted.lowercased() }) { return exact }
        // `-c release` is meant for any project.
        if ["debug", "release"].contains(wanted.lowercased()),
            let near = names.first(where: { $0.lowercased().contains(wanted.lowercased()) })
        {
            return near
        }
        throw ProjectError(shown, "no configuration “\(wanted)”", remedy: "use one of " + Self.list(names))
    }

    var ownTargets: [(XcodeProject, XcodeTarget)] {
        projects.targets.filter { FilePaths.name($0.0.path) != "Pods.xcodeproj" }
    }

    var apps: [(XcodeProject, XcodeTarget)] {
        ownTargets.filter { file, target in
            guard target.kind == .application else { return false }
            var notes: [String] = []
            let settings = TargetReader.settings(
                file, target, configuration: "Debug", products: products, root: file.folder, &notes)
            let kit = settings.value("SDKROOT") ?? ""
            let platforms = settings.value("SUPPORTED_PLATFORMS") ?? ""
            return kit.hasPrefix("iphone") || platforms.contains("iphone")
                || (platforms.isEmpty && (kit.isEmpty || kit == "auto"))
        }
    }

    static func list(_ names: [String]) -> String {
        var seen: Set<String> = []
        let distinct = names.filter { seen.insert($0).inserted }
        return distinct.isEmpty
            ? "none" : distinct.prefix(30).joined(separator: ", ") + (distinct.count > 30 ? ", …" : "")
    }

    // MARK: Dependencies

    /// Reads a target after all that it depends on. Returns the names of the modules that its dependents link.
    mutating func collectSources(_ file: XcodeProject, _ target: XcodeTarget) throws -> [String] {
        let key = file.path + "\u{0}" + target.id
        if let known = read[key] { return known ?? [] }
        read[key] = .some(nil)
        let reader = try TargetReader(
            file, target, configuration: configuration, products: products, root: projects.main.folder)
        var module = reader.module
        var names: [String] = []
        for (other, dependency) in dependencies(of: target, in: file, linked: reader.linked) {
            switch dependency.kind {
            case .framework, .staticLibrary, .bundle, .aggregate: names += try collectSources(other, dependency)
            case .application where target.isTests: names += try collectSources(other, dependency)
            case .application, .unitTests, .uiTests: break
            case .other(let what): notes.append("\(dependency.name): left out: \(what)")
            }
        }
        notes += reader.notes
        missingSources += reader.missingSources.map { MissingSource(target: target.name, path: $0) }
        scripts += reader.scripts
        try takePackages(of: target, in: file)
        noteObjectiveC(reader)
        var seen: Set<String> = []
        module.dependencies = names.filter { seen.insert($0).inserted }
        let result: [String]
        if target.kind == .aggregate || reader.isObjectiveCOnly || isEmpty(module) {
            result = module.dependencies
        } else {
            modules.append(module)
            // Whatever a static library or a framework links is there for its dependents, too.
            result = module.dependencies + [module.name]
        }
        read[key] = .some(result)
        return result
    }

    private func isEmpty(_ module: BuildModule) -> Bool {
        module.product != .application && module.sources.isEmpty && module.cSources.isEmpty && module.resources.isEmpty
            && module.catalogs.isEmpty
    }

    private mutating func noteObjectiveC(_ reader: TargetReader) {
        guard !reader.objectiveC.isEmpty else { return }
        objectiveC += reader.objectiveC
        let names = reader.objectiveC.map { FilePaths.relative($0, to: projects.main.folder) }.sorted()
        let count = "\(names.count) Objective-C file\(names.count == 1 ? "" : "s")"
        notes.append(
            "\(reader.target.name): \(count) can't be compiled here, nor what uses their classes: "
                + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : ""))
    }

    private func dependencies(
        of target: XcodeTarget, in file: XcodeProject, linked: [String]
    ) -> [(XcodeProject, XcodeTarget)] {
        var found: [(XcodeProject, XcodeTarget)] = []
        for id in target.dependencies {
            if let other = file.text(id, "target").flatMap(file.target) {
                found.append((file, other))
            } else if let proxy = file.text(id, "targetProxy"), let other = remoteTarget(proxy, in: file) {
                found.append(other)
            }
        }
        // What is linked is built first, if some project here makes it.
        for product in linked {
            if let other = projects.target(making: product) { found.append(other) }
        }
        return found.filter { $0.1 != target }
    }

    private func remoteTarget(_ proxy: XcodeProject.ID, in file: XcodeProject) -> (XcodeProject, XcodeTarget)? {
        guard let portal = file.text(proxy, "containerPortal") else { return nil }
        let other = portal == file.root ? file : file.filePath(portal).flatMap { projects.projects[$0] }
        guard let other else { return nil }
        if let id = file.text(proxy, "remoteGlobalIDString"), let target = other.target(id) { return (other, target) }
        let name = file.text(proxy, "remoteInfo")
        return other.targets.first { $0.name == name }.map { (other, $0) }
    }

    // MARK: Packages

    private mutating func takePackages(of target: XcodeTarget, in file: XcodeProject) throws {
        var wanted = target.packageProducts
        for phase in target.phases where file.kind(phase) == "PBXFrameworksBuildPhase" {
            wanted += file.list(phase, "files").compactMap { file.text($0, "productRef") }
        }
        for id in Set(wanted).sorted() {
            guard let product = file.text(id, "productName"), !product.hasPrefix("plugin:") else { continue }
            guard let place = try placeOfPackage(ofPackage: file.text(id, "package"), product: product, in: file) else {
                notes.append("\(target.name): no package of the project has a product “\(product)”")
                continue
            }
            packages[place, default: []].append(product)
        }
    }

    private func placeOfPackage(
        ofPackage id: XcodeProject.ID?, product: String, in file: XcodeProject
    ) throws -> PackageReference.Place? {
        if let id, file.kind(id) == "XCRemoteSwiftPackageReference", let url = file.text(id, "repositoryURL") {
            return .remote(url: url, requirement: XcodePackages.requirement(file.table(id, "requirement")))
        }
        if let id, let path = file.text(id, "relativePath") {
            return .folder(FilePaths.absolute(path, in: file.folder))
        }
        // A package that lies in the project as a folder is found by what it makes.
        let folders =
            try file.all("XCLocalSwiftPackageReference").compactMap { file.text($0, "relativePath") }
            .map { FilePaths.absolute($0, in: file.folder) }
            + file.all("PBXFileReference").compactMap(file.filePath).filter { FilePaths.isFile($0 + "/Package.swift") }
            + projects.packageFolders + SynchronizedFolder.packages(of: file)
        return XcodePackages.folder(of: product, in: folders).map { .folder($0) }
    }

    func resolvedPackages(_ file: XcodeProject) -> String? {
        let places = [path + "/xcshareddata", file.path + "/project.xcworkspace/xcshareddata"]
        let own = places.map { $0 + "/swiftpm/Package.resolved" } + [file.folder + "/Package.resolved"]
        return own.first(where: FilePaths.isFile)
    }

    /// Folders outside of the project's own whose files are built, too.
    func outsideFolders(_ root: String) -> [String] {
        let files = modules.flatMap { module -> [String] in
            [module.sources, module.cSources, module.catalogs, module.resources.map(\.path)].flatMap { $0 }
        }
        let folders = Set(files.filter { !$0.hasPrefix(root + "/") }.map(FilePaths.folder))
        let local = packages.keys.compactMap { place -> String? in
            guard case .folder(let folder) = place, !folder.hasPrefix(root + "/") else { return nil }
            return folder
        }
        return folders.union(local).sorted()
    }
}
