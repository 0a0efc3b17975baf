import Foundation

/// Compiles one module with `swiftc` directly and links what it makes: incrementally in debug, as a whole when it is optimised.
struct ModuleCompiler {
    var module: BuildModule
    /// The modules that it imports.
    var imports: [BuildModule] = []
    var sdk: SDK
    var options: BuildOptions
    /// Holds a folder of objects for each module, and `modules/` with what they export.
    var objects: String
    var overlay: String
    /// The files that the overlay shows instead, by the original's path.
    var lowered: [String: String] = [:]
    /// Whether two texts differ only in bodies of functions.
    var isSameOutsideOfBodies: (String, String) -> Bool = { _, _ in false }
    /// The path at which the app's bundle is made.
    var app: String
    /// The products that SwiftPM has built of the packages that the project links.
    var packages: BuiltPackages?
    /// Hears what compilers say.
    var report: @Sendable (AppBuilder.Event) -> Void = { _ in }

    func run() throws {
        try FilePaths.makeFolder(ownObjects)
        try FilePaths.makeFolder(FilePaths.folder(product))
        let cObjects = try compileC()
        guard !module.isOptimized else { return try runCompiler(arguments(cObjects: cObjects)) }
        var bodies = BodyCompiler(compiler: self, cObjects: cObjects)
        if try !bodies.run() { try bodies.recordWork { try runCompiler(arguments(cObjects: cObjects)) } }
        if options.isForDebugger, module.product == .application { try emitInterface() }
    }

    /// Runs the compiler and tells what it says.
    func runCompiler(_ arguments: [String]) throws { try run(try ToolRunner.swift("swiftc"), arguments) }

    /// The same for one of its parts.
    func run(_ program: String, _ arguments: [String]) throws {
        let result = try ToolRunner.messages(program, arguments)
        let messages = CompilerMessages(ledger: result.status == 0 ? nil : sdk.ledger).readable(result.text)
        if !messages.isEmpty { report(.messages(messages)) }
        if result.status != 0, let missing = MissingModules.others(than: result.text, in: self) {
            report(.messages(missing))
        }
        guard result.status == 0 else {
            throw ProjectError(
                module.name, "the compiler found errors", remedy: "they are above, with file and line; correct them")
        }
    }

    /// An app's types for the debugger. Nothing imports an app, and of a thousand files this takes 20 s: made only when a debugger starts.
    private func emitInterface() throws {
        guard let made = FilePaths.date(interface), let linked = FilePaths.date(product), made >= linked else {
            report(.step("Describing \(module.name) to the debugger"))
            return try runCompiler(
                ["-emit-module", "-emit-module-path", interface, "-g", "-wmo"] + cacheArguments
                    + checkingArguments(try bridgingHeader()) + module.sources)
        }
    }

    // MARK: Places

    var ownObjects: String { objects + "/" + module.module }
    /// The file that importing the module reads.
    var interface: String { interface(of: module) }

    func interface(of module: BuildModule) -> String { "\(objects)/modules/\(module.module).swiftmodule" }

    /// The file that linking makes.
    var product: String { product(of: module) }

    func product(of module: BuildModule) -> String {
        switch module.product {
        case .application: "\(app)/\(module.name)"
        case .framework: "\(app)/Frameworks/\(module.name).framework/\(module.name)"
        case .testBundle: "\(app)/PlugIns/\(module.name).xctest/\(module.name)"
        case .staticLibrary, .bundle: "\(objects)/\(module.module)/lib\(module.name).a"
        }
    }

    // MARK: Arguments

    func arguments(cObjects: [String] = []) throws -> [String] {
        var arguments = try linkerArguments(cObjects: cObjects) + checkingArguments(try bridgingHeader())
        if module.isOptimized || module.product != .application {
            arguments += ["-emit-module", "-emit-module-path", interface]
        }
        arguments += cacheArguments
        if module.isOptimized {
            arguments += ["-O", "-whole-module-optimization", "-Xlinker", "--gc-sections"]
        } else {
            arguments += try debugArguments + incrementalArguments()
        }
        return arguments + module.sources
    }

    /// What the objects are, or were, made of.
    var texts: CompiledTexts {
        CompiledTexts(
            folder: ownObjects,
            texts: Dictionary(module.sources.map { ($0, lowered[$0] ?? $0) }, uniquingKeysWith: { $1 }))
    }

    /// The linker's arguments that make the product of objects.
    func linkerArguments(cObjects: [String]) throws -> [String] {
        let combine = mentions(Self.combineImports) || sdk.hasCombine && mentions(Self.combineNames)
        if combine, !sdk.hasCombine {
            throw ProjectError(
                sdk.folder, "the SDK has no libPorticoCombine.so, and \(module.name) imports Combine",
                remedy: "build it with “swift build --product PorticoCombine”")
        }
        let networking = sdk.hasNetworking && mentions(Self.networkingNames)
        let color = options.colored ? "-color-diagnostics" : "-no-color-diagnostics"
        return ["-o", product] + linking(combine: combine, networking: networking) + cObjects + [color, "-use-ld=lld"]
    }

    var cacheArguments: [String] { ["-module-cache-path", objects + "/ModuleCache"] }

    /// `-g` of the driver would have it describe the whole module; told to the frontend it means the objects.
    var debugArguments: [String] {
        ["-Onone", "-gline-tables-only", "-Xfrontend", "-g"] + (options.isLive ? Self.liveArguments : [])
    }

    /// Classes that are private to a file know their names, by which they are written into archives.
    static let namingArguments = ["-Xfrontend", "-enable-anonymous-context-mangled-names"]

    /// What makes functions replaceable in the running app, private ones too.
    static let liveArguments =
        ["-enable-implicit-dynamic", "-enable-private-imports", "-enable-dynamic-replacement-chaining"]
        .flatMap { ["-Xfrontend", $0] } + ["-enable-testing"]

    /// The arguments that let the compiler skip what did not change.
    func incrementalArguments() throws -> [String] {
        let map = ownObjects + "/output-file-map.json"
        try FilePaths.makeFolder(ownObjects)
        try FilePaths.write(try outputFileMap(), to: map)
        return [
            "-incremental", "-enable-batch-mode",
            "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map,
        ]
    }

    /// What decides whether the sources are right, without what is made of them.
    func checkingArguments(_ bridgingHeader: String?) -> [String] {
        var arguments = [
            "-swift-version", module.languageMode, "-module-name", module.module, "-vfsoverlay", overlay,
            "-I", objects + "/modules",
        ]
        arguments += Self.namingArguments
        // Defaults of arguments may call the main actor's initialisers, as before Swift 6 with Apple's SDK.
        if !module.languageMode.hasPrefix("6") { arguments += ["-enable-upcoming-feature", "IsolatedDefaultValues"] }
        arguments += sdk.compilerArguments + (packages?.compilerArguments ?? []) + module.flags
        arguments += (module.conditions + options.conditions).flatMap { ["-D", $0] }
        if !module.sources.contains(where: { FilePaths.name($0) == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        if let bridgingHeader {
            arguments += ["-import-objc-header", bridgingHeader]
            arguments += module.headerFolders.flatMap { ["-Xcc", "-I" + $0] }
            arguments += module.definitions.flatMap { ["-Xcc", "-D" + $0] }
            arguments += bridgedFrameworks().flatMap {
                ["-Xfrontend", "-import-module", "-Xfrontend", $0]
            }
        }
        return arguments
    }

    private func linking(combine: Bool, networking: Bool) -> [String] {
        if module.product == .staticLibrary { return ["-emit-library", "-static"] }
        var arguments = sdk.linkerArguments(combine: combine, networking: networking)
        if module.product == .application {
            arguments += ["-emit-executable"]
            // Tests and patches that are loaded into the app use its classes.
            if module.carriesTests || options.isLive && !module.isOptimized {
                arguments += ["-Xlinker", "--export-dynamic"]
            }
        } else {
            // Named as the loader looks for it, in a folder of its own.
            arguments += ["-emit-library", "-Xlinker", "-soname", "-Xlinker", module.name]
        }
        let frameworks =
            switch module.product {
            case .application: "$ORIGIN/Frameworks"
            case .testBundle: "$ORIGIN/../../Frameworks"
            default: "$ORIGIN/.."
            }
        for other in imports where other.product == .framework {
            arguments +=
                [product(of: other)] + ["-Xlinker", "-rpath", "-Xlinker", "\(frameworks)/\(other.name).framework"]
        }
        let archives = imports.filter { $0.product == .staticLibrary }.map(product(of:))
        if !archives.isEmpty {
            // Classes that only a nib names are found at run time: nothing may be left out.
            // All of it for the linker: the compiler would put the files in front, away from the flags.
            arguments += (["--whole-archive"] + archives + ["--no-whole-archive"]).flatMap { ["-Xlinker", $0] }
        }
        if let packages { arguments += packages.linkerArguments + ["-Xlinker", "-rpath", "-Xlinker", frameworks] }
        if !module.cSources.isEmpty || !archives.isEmpty { arguments += ["-lstdc++"] }
        return arguments + module.linkerFlags
    }

    /// Combine, or a single declaration of it.
    private static let combineImports =
        ["import Combine"]
        + ["class", "struct", "enum", "protocol", "func", "typealias", "let", "var"].map { "import \($0) Combine." }

    /// The names of Combine's that Foundation brings along on iOS.
    private static let combineNames = [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        ".publisher(for: ", "NotificationCenter.Publisher", ".dataTaskPublisher(",
    ]

    /// As in lowering, which imports the module for them.
    private static let networkingNames = [
        "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol",
        "URLAuthenticationChallenge", "URLProtectionSpace", "URLError", "FoundationNetworking",
    ]

    private func mentions(_ names: [String]) -> Bool {
        module.sources.contains { path in
            guard let data = FilePaths.contents(path) else { return false }
            return names.contains { data.range(of: Data($0.utf8)) != nil }
        }
    }

    /// Without an extension. In a folder of their own: a file may be called as its module is.
    func outputs(of source: String) -> String {
        ownObjects + "/files/" + (FilePaths.name(source) as NSString).deletingPathExtension
    }

    /// Where each file's object and dependency information go, which the compiler reads back to skip what did not change.
    private func outputFileMap() throws -> Data {
        try FilePaths.makeFolder(ownObjects + "/files")
        var map: [String: [String: String]] = ["": ["swift-dependencies": ownObjects + "/module.swiftdeps"]]
        for source in module.sources {
            let base = outputs(of: source)
            map[source] = [
                "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
                "swiftmodule": base + "~partial.swiftmodule",
                "diagnostics": base + ".dia",
            ]
        }
        return try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
    }

    // MARK: C

    /// The bridging header without what is Objective-C.
    func bridgingHeader() throws -> String? {
        guard let header = module.bridgingHeader else { return nil }
        let lowered = BridgingHeader(header, folders: module.headerFolders)
        let path = ownObjects + "/bridging.h"
        try FilePaths.makeFolder(ownObjects)
        try FilePaths.write(Data(lowered.text.utf8), to: path)
        return path
    }

    /// The frameworks of its bridging header that are there: on iOS every file of the module sees them.
    private func bridgedFrameworks() -> [String] {
        guard let header = module.bridgingHeader else { return [] }
        let named = Set(BridgingHeader(header, folders: module.headerFolders).frameworks)
        return named.filter { sdk.hasModule($0) }.sorted()
    }

    private func compileC() throws -> [String] {
        guard !module.cSources.isEmpty else { return [] }
        let swift = try ToolRunner.swift("swiftc")
        let beside = FilePaths.folder(URL(fileURLWithPath: swift).resolvingSymlinksInPath().path) + "/clang"
        let clang = FilePaths.isFile(beside) ? beside : try ToolRunner.swift("clang")
        return try module.cSources.enumerated().map { index, source in
            let object = "\(ownObjects)/c\(index)-\(FilePaths.name(source)).o"
            var arguments = ["-c", source, "-o", object, "-fPIC", module.isOptimized ? "-O2" : "-g"]
            arguments += module.headerFolders.map { "-I" + $0 } + module.definitions.map { "-D" + $0 }
            let result = try ToolRunner.messages(clang, arguments)
            if !result.text.isEmpty { report(.messages(result.text)) }
            guard result.status == 0 else {
                throw ProjectError(
                    source, "clang found errors", remedy: "they are above, with file and line; correct them")
            }
            return object
        }
    }
}
