import Foundation

/// The result of a build.
package struct BuiltApp: Sendable, Equatable {
    /// `…/NAME.app`.
    package var path: String
    /// Nil for a package without an executable product.
    package var executable: String?
    package var name: String
    package var bundleIdentifier: String
    /// Whether nothing had to be done.
    package var wasUpToDate: Bool
    /// The folders that its sources lie in.
    package var roots: [String] = []
    /// The arguments that the project's scheme gives the app at its launch.
    package var arguments: [String] = []
    package var environment: [String: String] = [:]

    /// Copies the bundle, replacing an older copy, and returns where it is.
    package func copy(into folder: String) throws -> String {
        let target = FilePaths.absolute(folder) + "/" + FilePaths.name(path)
        if target == path { return path }
        try FilePaths.makeFolder(FilePaths.absolute(folder))
        do {
            if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
            try FileManager.default.copyItem(atPath: path, toPath: target)
        } catch {
            throw ProjectError(
                target, "cannot copy the app here", remedy: "check permissions, or name another --output")
        }
        return target
    }
}

/// From a path to a finished app: scan, lower, compile, bundle - or nothing, if nothing changed.
///
/// - From: the command line.
/// - To: `BuiltApp`, which the launcher runs.
package struct AppBuilder {
    package enum Event: Sendable {
        case step(String)
        case note(String)
        /// A compiler's own words, of one line or more.
        case messages(String)
    }

    package var options: BuildOptions
    package var sdk: SDK
    /// The running `portico`, whose date is part of every build's stamp.
    package var tool: String
    package var environment: [String: String]
    package var lowering: any SourceLowering
    package var report: @Sendable (Event) -> Void
    /// Whether a package without a program is refused, before it is compiled.
    package var needsProgram = false

    package init(
        options: BuildOptions, sdk: SDK, tool: String, environment: [String: String], lowering: any SourceLowering,
        report: @escaping @Sendable (Event) -> Void
    ) {
        self.options = options
        self.sdk = sdk
        self.tool = tool
        self.environment = environment
        self.lowering = lowering
        self.report = report
    }

    package func buildApp(_ path: String) throws -> BuiltApp {
        let root = FilePaths.absolute(path)
        let base = options.buildFolder(for: root, environment: environment)
        try checkPlace(base, root)
        let folder = base + "/" + options.choice
        return try whileAlone(in: folder, building: root) { try buildApp(path, root: root, folder: folder) }
    }

    /// Builds while no other `portico` builds in the folder, and says that it waits for one.
    func whileAlone<Result>(in folder: String, building root: String, _ build: () throws -> Result) throws -> Result {
        try BuildLock(folder: folder).withLock(
            waiting: { report(.step("Waiting for another build of \(FilePaths.name(root)) to end")) }, build)
    }

    private func buildApp(_ path: String, root: String, folder: String) throws -> BuiltApp {
        let stampPath = folder + "/stamp.json"
        let tools = BuildStamp.tools([tool] + sdk.stampedFiles, options, environment)
        let last = BuildStamp.loadStamp(stampPath)
        if let last, let app = upToDate(last, root: root, tools: tools) { return app }

        let scratch = folder + "/swiftpm"
        let lowered = folder + "/lowered"
        try forgetOtherTools(tools, root: root, folder: folder, caches: [folder + "/objects", scratch, lowered])
        var project = try loadProject(path, folder: folder, scratch: scratch)
        if options.gathersPreviews, project.kind == .package, project.product == nil {
            project = try previewApp(of: project, folder: folder, scratch: scratch)
        }
        if needsProgram, project.kind == .package, project.product == nil {
            throw ProjectError.hasNoProgram(
                project.name,
                alternatives: PathAdvice.projects(besidePackage: project.root).prefix(6).map(PathAdvice.shown))
        }
        project.notes.forEach { report(.note($0)) }
        let roots = [root] + Self.roots(of: project).filter { $0 != root }
        // What is saved from here on is in the next build. SwiftPM writes what it has resolved beside its manifest.
        let before = project.kind == .package ? nil : BuildStamp.digest(roots: roots, tools: tools)
        let module = project.parts.last
        let plist = try InfoPlist(
            path: project.infoPlist, shown: shown(project.infoPlist, path), name: project.name, module: project.module,
            settings: module?.settings ?? [:], generated: module?.generatedInfo ?? [:], written: module?.writtenInfo,
            scenes: project.sceneManifest(options))
        plist.unknown.forEach { report(.note("Info.plist: $(\($0)) is not known here; left empty")) }

        if options.isVerbose { project.platformNotes(options).forEach { report(.note($0)) } }
        let overlay = folder + "/overlay.json"
        let found = try lowerSources(of: project, cache: lowered, overlay: overlay)
        let sources = found.files

        let app = "\(folder)/\(project.name).app"
        let executable = "\(app)/\(project.name)"
        try FilePaths.makeFolder(app)
        var bundle = AppBundle(path: app, root: project.root, vectors: folder + "/vectors")
        var extra: [ProjectModel.Resource] = []
        switch project.kind {
        case .folder, .xcode:
            extra = try compile(
                project, folder: folder, overlay: overlay, lowered: sources.texts, app: app, into: &bundle)
        case .package:
            report(.step("Compiling \(project.name)"))
            let products = try PackageCompiler(
                project: project, sdk: sdk, options: options, scratch: scratch, overlay: overlay, report: report
            ).run()
            extra = try takeProducts(of: project, from: products, executable: executable)
        }
        if let error = found.error { throw error }
        report(.step("Bundling \(project.name).app"))
        try bundle.assembleBundle(project, plist: plist, extra: extra)
        bundle.notes.forEach { report(.note($0)) }

        let hasProgram = project.kind != .package || project.product != nil
        try BuildStamp(
            digest: before ?? BuildStamp.digest(roots: roots, tools: tools), roots: roots, app: app,
            executable: hasProgram ? executable : nil, name: project.name, bundleIdentifier: plist.bundleIdentifier,
            tools: tools, arguments: project.arguments, environment: project.environment,
            isForDebugger: options.isForDebugger
        ).saveStamp(stampPath)
        return BuiltApp(
            path: app, executable: hasProgram ? executable : nil, name: project.name,
            bundleIdentifier: plist.bundleIdentifier, wasUpToDate: false, roots: roots, arguments: project.arguments,
            environment: project.environment)
    }

    static func roots(of project: ProjectModel) -> [String] { [project.root] + project.dependencyRoots }

    /// Unchanged sources still need lowering and compiling when the tool, the frameworks or the options are others, and when a build
    /// folder that a person has named held another project.
    func forgetOtherTools(_ tools: String, root: String, folder: String, caches: [String]) throws {
        let file = folder + "/tools"
        let made = Data((options.buildPath == nil ? tools : tools + "\n" + root).utf8)
        if FilePaths.contents(file) == made { return }
        for cache in caches { try? FileManager.default.removeItem(atPath: cache) }
        try FilePaths.makeFolder(folder)
        try FilePaths.write(made, to: file)
    }

    private func upToDate(_ stamp: BuildStamp, root: String, tools: String) -> BuiltApp? {
        guard stamp.roots.first == root, stamp.tools == tools, !options.isForDebugger || stamp.isForDebugger == true,
            FilePaths.isFolder(stamp.app),
            stamp.executable.map(FilePaths.isFile) ?? true,
            stamp.digest == BuildStamp.digest(roots: stamp.roots, tools: tools)
        else { return nil }
        return BuiltApp(
            path: stamp.app, executable: stamp.executable, name: stamp.name, bundleIdentifier: stamp.bundleIdentifier,
            wasUpToDate: true, roots: stamp.roots, arguments: stamp.arguments ?? [],
            environment: stamp.environment ?? [:])
    }

    /// Lowers the project's sources and writes the overlay that leads the compiler to them.
    func lowerSources(of project: ProjectModel, cache: String, overlay: String) throws -> LoweredSources {
        report(.step("Lowering \(project.sources.count) Swift file\(project.sources.count == 1 ? "" : "s")"))
        let found = try lowering.lower(project, cache: cache)
        try FilePaths.write(try SourceOverlay(sources: found.files).data(), to: overlay)
        return found
    }

    /// A build folder inside the project would be scanned, and would change the project; in one with a “%” the compiler writes elsewhere.
    func checkPlace(_ base: String, _ root: String) throws {
        if base.contains("%") {
            throw ProjectError(
                base, "the compiler can't write into a folder with a “%” in its path",
                remedy: "name another one with --build-path, or set XDG_CACHE_HOME to one")
        }
        let inside = base.hasPrefix(root + "/") ? String(base.dropFirst(root.count + 1)) : nil
        if base == root || (inside.map { !$0.hasPrefix(".") } ?? false) {
            throw ProjectError(
                base, "the build folder lies inside the project", remedy: "name one outside with --build-path")
        }
    }

    private func takeProducts(
        of project: ProjectModel, from products: String, executable: String
    ) throws -> [ProjectModel.Resource] {
        guard let product = project.product else { return [] }
        if FileManager.default.fileExists(atPath: executable) { try FileManager.default.removeItem(atPath: executable) }
        try FileManager.default.copyItem(atPath: products + "/" + product, toPath: executable)
        // SwiftPM has written into the program that they lie beside it.
        let libraries = BuiltPackages.neededLibraries(by: products + "/" + product, in: products)
            .map { ProjectModel.Resource(path: $0, destination: FilePaths.name($0)) }
        let bundles = try FileManager.default.contentsOfDirectory(atPath: products)
            .filter { $0.hasSuffix(".resources") }.sorted()
        return libraries + bundles.map { ProjectModel.Resource(path: products + "/" + $0, destination: $0) }
    }

    private func shown(_ file: String?, _ path: String) -> String {
        guard let file else { return path }
        let root = FilePaths.absolute(path)
        return file.hasPrefix(root + "/") ? path + "/" + file.dropFirst(root.count + 1) : file
    }
}
