import Foundation

/// An Xcode project's test targets, built with the app that they test.
///
/// The app becomes a program that can load a test bundle, as Xcode's test host is; tests without an app, and those that drive it
/// from outside, are loaded into a plain program beside it. A run of a bundle is a process of its own.
extension AppBuilder {
    func buildXcodeTests(_ path: String, root: String, folder: String) throws -> BuiltTests {
        let scratch = folder + "/swiftpm"
        let lowered = folder + "/lowered"
        let tools = BuildStamp.tools([tool] + sdk.stampedFiles, options, environment)
        let file = folder + "/tests.json"
        if let last = FileManager.default.contents(atPath: file),
            let stamp = try? JSONDecoder().decode(TestStamp.self, from: last), stamp.roots.first == root,
            stamp.tools == tools,
            stamp.digest == BuildStamp.digest(roots: stamp.roots, tools: tools)
        {
            return stamp.tests
        }
        try forgetOtherTools(tools, root: root, folder: folder, caches: [folder + "/objects", scratch, lowered])
        let project = try loadProject(path, folder: folder, scratch: scratch, tests: true)
        project.notes.forEach { report(.note($0)) }
        let overlay = folder + "/overlay.json"
        let found = try lowerSources(of: project, cache: lowered, overlay: overlay)
        let sources = found.files

        var build = TestBundleBuild(
            builder: self, project: project, folder: folder, overlay: overlay, lowered: sources.texts)
        let programs = try build.run(cache: lowered)
        if let error = found.error { throw error }
        let tests = BuiltTests(
            name: project.name, programs: programs, durations: folder + "/durations.json")
        let roots = [root] + (project.root == root ? [] : [project.root]) + project.dependencyRoots
        let stamp = TestStamp(
            digest: BuildStamp.digest(roots: roots, tools: tools), roots: roots, tools: tools, tests: tests)
        try FilePaths.write(try JSONEncoder().encode(stamp), to: file)
        return tests
    }

    /// The inputs that a finished build of tests was made from.
    private struct TestStamp: Codable {
        var digest: String
        var roots: [String]
        var tools: String
        var tests: BuiltTests
    }
}

/// Compiles what one project's tests need, module by module, and makes the bundles.
struct TestBundleBuild {
    let builder: AppBuilder
    let project: ProjectModel
    let folder: String
    let overlay: String
    let lowered: [String: String]
    private var bundle: AppBundle
    private var packages: BuiltPackages?
    /// The modules as they are compiled here: the app as an archive.
    private var modules: [BuildModule] = []

    private static let runner = "PorticoRunner"
    private static let support = "PorticoXCTest"

    init(builder: AppBuilder, project: ProjectModel, folder: String, overlay: String, lowered: [String: String]) {
        self.builder = builder
        self.project = project
        self.folder = folder
        self.overlay = overlay
        self.lowered = lowered
        let place = "\(folder)/\(project.name).app"
        bundle = AppBundle(path: place, root: project.root, vectors: folder + "/vectors")
    }

    private var objects: String { folder + "/objects" }
    private var generated: String { folder + "/generated" }
    private var app: String { bundle.path }
    private var ownApp: BuildModule? { project.parts.first { $0.product == .application } }
    private func target(of module: BuildModule) -> TestTarget? { project.tests.first { $0.name == module.name } }

    mutating func run(cache: String) throws -> [TestProgram] {
        for place in [objects + "/modules", generated, app] { try FilePaths.makeFolder(place) }
        try compileSupport()
        if !project.packages.isEmpty { try compilePackages() }
        let extra = try compileModules()
        if let app = ownApp { try linkApp(app) }
        if project.tests.contains(where: { $0.place != .hosted }) { try linkRunner() }
        try assembleApp(extra)
        let programs = try project.tests.map { try program($0, cache: cache) }
        bundle.notes.forEach { builder.report(.note($0)) }
        return programs
    }

    // MARK: Modules

    private func compileBundle(_ module: BuildModule, imports: [BuildModule]) throws {
        try ModuleCompiler(
            module: module, imports: imports, sdk: builder.sdk, options: builder.options, objects: objects,
            overlay: overlay, lowered: lowered, isSameOutsideOfBodies: builder.lowering.isSameOutsideOfBodies, app: app,
            packages: packages, report: builder.report
        ).run()
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let path = generated + "/" + name
        try FilePaths.makeFolder(FilePaths.folder(path))
        try FilePaths.write(Data(text.utf8), to: path)
        return path
    }

    private func compileSupport() throws { try compileBundle(try Self.support(in: generated), imports: []) }

    /// A package for tests may import XCTest, as those of snapshots do: it finds the support in a folder without the project's own modules.
    private mutating func compilePackages() throws {
        builder.report(.step("Compiling \(project.name)'s packages"))
        let interface = Self.support + ".swiftmodule"
        try builder.takeProduct("\(objects)/modules/\(interface)", to: "\(folder)/support/\(interface)")
        let built = try builder.buildPackages(
            project, folder: folder, overlay: overlay,
            arguments: [
                "-Xswiftc", "-I", "-Xswiftc", folder + "/support",
                "-Xlinker", "\(objects)/\(Self.support)/lib\(Self.support).a",
            ])
        packages = built
        for library in built.libraries {
            try builder.takeProduct(library, to: app + "/Frameworks/" + FilePaths.name(library))
        }
    }

    /// What Apple's XCTest has and the one on Linux has not, with its source.
    static func support(in folder: String) throws -> BuildModule {
        var module = BuildModule(name: support, module: support, product: .staticLibrary)
        module.sources = [folder + "/" + support + ".swift"]
        try FilePaths.makeFolder(folder)
        try FilePaths.write(Data(TestSources.support.utf8), to: module.sources[0])
        return module
    }

    /// Everything that the project has, the app and the tests as archives.
    private mutating func compileModules() throws -> [ProjectModel.Resource] {
        var extra: [ProjectModel.Resource] = []
        for part in project.parts {
            var module = part
            module.flags.append("-enable-testing")
            if part.product == .application {
                module.product = .staticLibrary
                module.flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.entry(part)]
            }
            modules.append(module)
            if !module.sources.isEmpty || !module.cSources.isEmpty {
                builder.report(.step("Compiling \(module.name)"))
                try compileBundle(module, imports: modules.filter { module.dependencies.contains($0.name) })
            }
            if part.product != .application, target(of: part) == nil {
                extra += try builder.resources(of: module, app: app, objects: objects, &bundle)
            }
        }
        return extra
    }

    private static func entry(_ app: BuildModule) -> String { app.module + "_main" }

    private func imports(of module: BuildModule) -> [BuildModule] {
        modules.filter { module.dependencies.contains($0.name) }
    }

    // MARK: Programs

    private func linkApp(_ app: BuildModule) throws {
        var main = BuildModule(name: app.name, module: app.module + "_PorticoMain", product: .application)
        main.sources = [try write(TestSources.main(app: Self.entry(app)), "app/main.swift")]
        main.carriesTests = true
        main.linkerFlags = Self.libraries(builder.sdk)
        try compileBundle(main, imports: modules.filter { $0.name == app.name } + imports(of: app))
    }

    private func linkRunner() throws {
        var main = BuildModule(name: Self.runner, module: Self.runner, product: .application)
        main.sources = [try write(TestSources.main(app: nil), "runner/main.swift")]
        main.carriesTests = true
        try compileBundle(main, imports: [])
    }

    /// What the compiler would ask for, were it given the sources; those that nothing needs are left out by the linker.
    private static func libraries(_ sdk: SDK, tests: Bool = false) -> [String] {
        var names = [
            "Foundation", "FoundationNetworking", "FoundationXML", "swiftObservation", "swiftSynchronization",
            "swiftRegexBuilder", "swift_RegexParser", "swift_StringProcessing", "swift_Concurrency", "swiftDispatch",
            "dispatch", "BlocksRuntime",
        ]
        if sdk.hasCombine { names.append("PorticoCombine") }
        if sdk.hasNetworking { names.append("PorticoNetworking") }
        if tests { names += ["XCTest", "Testing", "_Testing_Foundation"] }
        return ["-Xlinker", "--as-needed"] + names.map { "-l" + $0 } + ["-Xlinker", "--no-as-needed"]
    }

    private mutating func assembleApp(_ extra: [ProjectModel.Resource]) throws {
        let own = ownApp
        let plist = try InfoPlist(
            path: own?.infoPlist, shown: own?.infoPlist ?? project.name, name: own?.name ?? Self.runner,
            module: own?.module ?? Self.runner, settings: own?.settings ?? [:], generated: own?.generatedInfo ?? [:],
            written: own?.writtenInfo)
        try bundle.assembleResources(
            (own?.resources ?? []) + extra, catalogs: own?.catalogs ?? [], plist: plist,
            keeping: [own?.name ?? Self.runner, Self.runner, "Frameworks", "PlugIns"])
    }

    // MARK: Tests

    private mutating func program(_ test: TestTarget, cache: String) throws -> TestProgram {
        guard let module = modules.first(where: { $0.name == test.name }) else {
            throw ProjectError(test.name, "no such module", remedy: "name another --target")
        }
        builder.report(.step("Linking \(test.name)"))
        let imported = imports(of: module)
        let classes = try builder.lowering.testClasses(
            of: module.sources, others: imported.flatMap(\.sources), project, cache: cache)
        var runner = BuildModule(
            name: test.name, module: module.module + "_PorticoTests", product: .testBundle)
        runner.sources = [
            try write(
                TestSources.runner(module: module.module, imports: [], classes: classes), "\(test.name)/Tests.swift")
        ]
        runner.linkerFlags = Self.libraries(builder.sdk, tests: true)
        // What the app has in it comes from there.
        let own = test.place == .hosted ? ownApp : nil
        let inApp = Set((own?.dependencies ?? []) + [ownApp?.name].compactMap { $0 })
        let linked = imported.filter { $0.product == .framework || !inApp.contains($0.name) }
        try compileBundle(runner, imports: [module, try Self.support(in: generated)] + linked)
        try assembleBundle(module)
        return try result(test, module)
    }

    private mutating func assembleBundle(_ module: BuildModule) throws {
        let plist = try InfoPlist(
            path: module.infoPlist, shown: module.infoPlist ?? module.name, name: module.name, module: module.module,
            settings: module.settings.merging(["PRODUCT_BUNDLE_PACKAGE_TYPE": "BNDL"]) { $1 },
            generated: module.generatedInfo, written: module.writtenInfo)
        var own = AppBundle(path: "\(app)/PlugIns/\(module.name).xctest", vectors: folder + "/vectors")
        try own.assembleResources(module.resources, catalogs: module.catalogs, plist: plist, keeping: [module.name])
        bundle.addNotes(own.notes)
    }

    private func result(_ test: TestTarget, _ module: BuildModule) throws -> TestProgram {
        let binary = "\(app)/PlugIns/\(test.name).xctest/\(test.name)"
        let name = test.place == .hosted ? ownApp?.name ?? Self.runner : Self.runner
        var program = TestProgram(name: test.name, executable: "\(app)/\(name)", folder: project.root)
        program.environment = ["PORTICO_TEST_BUNDLE": binary]
        switch test.place {
        case .alone: program.needsApp = true
        case .hosted:
            program.environment.merge(project.environment) { $1 }
            // How apps find out that they are being tested.
            program.environment["XCTestConfigurationFilePath"] = binary
        case .beside:
            program.environment["PORTICO_UI_APP"] = app
            let variables = (try? JSONEncoder().encode(project.environment)) ?? Data()
            program.environment["PORTICO_UI_ENVIRONMENT"] = String(decoding: variables, as: UTF8.self)
        }
        program.environment["SRCROOT"] = project.root
        // UI tests run in a shell, which is no app; it loads the frameworks in the apps that it starts.
        if test.place != .beside { program.library = builder.sdk.library }
        program.observer = try builder.sdk.testObserver
        program.skipped = test.skipped
        program.selected = test.selected
        program.isParallel = test.isParallel
        program.runsAlone = test.place == .beside
        return program
    }
}
