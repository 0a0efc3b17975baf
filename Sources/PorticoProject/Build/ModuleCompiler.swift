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
    /// Where the app's bundle is made.
    var app: String
    /// What SwiftPM has built of the packages that the project links.
    var packages: BuiltPackages?
    /// Hears what compilers say.
    var report: @Sendable (AppBuilder.Event) -> Void = { _ in }

    func run() throws {
        try FilePaths.makeFolder(ownObjects)
        try FilePaths.makeFolder(FilePaths.folder(product))
        let result = try ToolRunner.messages(try ToolRunner.swift("swiftc"), try arguments(cObjects: compileC()))
        let messages = CompilerMessages(ledger: result.status == 0 ? nil : sdk.ledger).readable(result.text)
        if !messages.isEmpty { report(.messages(messages)) }
        guard result.status == 0 else {
            throw ProjectError(
                module.name, "the compiler found errors", remedy: "they are above, with file and line; correct them")
        }
    }

    // MARK: Places

    private var ownObjects: String { objects + "/" + module.module }

    /// What linking makes.
    var product: String { product(of: module) }

    private func product(of module: BuildModule) -> String {
        switch module.product {
        case .application: "\(app)/\(module.name)"
        case .framework: "\(app)/Frameworks/\(module.name).framework/\(module.name)"
        case .testBundle: "\(app)/PlugIns/\(module.name).xctest/\(module.name)"
        case .staticLibrary, .bundle: "\(objects)/\(module.module)/lib\(module.name).a"
        }
    }

    // MARK: Arguments

    func arguments(cObjects: [String] = []) throws -> [String] {
        let combine = mentions(["import Combine"]) || sdk.hasCombine && mentions(Self.combineNames)
        if combine, !sdk.hasCombine {
            throw ProjectError(
                sdk.folder, "the SDK has no libPorticoCombine.so, and \(module.name) imports Combine",
                remedy: "build it with “swift build --product PorticoCombine”")
        }
        var arguments = ["-o", product] + checkingArguments(try bridgingHeader())
        arguments += [
            "-emit-module", "-emit-module-path", "\(objects)/modules/\(module.module).swiftmodule",
            "-module-cache-path", objects + "/ModuleCache",
        ]
        arguments += linking(combine: combine) + cObjects
        arguments.append(options.colored ? "-color-diagnostics" : "-no-color-diagnostics")
        if module.isOptimized {
            arguments += ["-O", "-whole-module-optimization", "-Xlinker", "--gc-sections"]
        } else {
            arguments += try incrementalArguments()
        }
        return arguments + module.sources
    }

    /// What lets the compiler skip what did not change.
    func incrementalArguments() throws -> [String] {
        let map = ownObjects + "/output-file-map.json"
        try FilePaths.makeFolder(ownObjects)
        try FilePaths.write(try outputFileMap(), to: map)
        try forgetHiddenChanges()
        return [
            "-Onone", "-g", "-incremental", "-enable-batch-mode",
            "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map,
        ]
    }

    /// What decides whether the sources are right, without what is made of them.
    func checkingArguments(_ bridgingHeader: String?) -> [String] {
        var arguments = [
            "-swift-version", module.languageMode, "-module-name", module.module, "-vfsoverlay", overlay,
            "-I", objects + "/modules",
        ]
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
        }
        return arguments
    }

    private func linking(combine: Bool) -> [String] {
        if module.product == .staticLibrary { return ["-emit-library", "-static"] }
        var arguments = sdk.linkerArguments(combine: combine)
        if module.product == .application {
            arguments += ["-emit-executable"]
            // Tests that are loaded into the app use its classes.
            if module.carriesTests { arguments += ["-Xlinker", "--export-dynamic"] }
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

    /// What Foundation brings along of Combine on iOS.
    private static let combineNames = ["ObservableObject", "@Published", "AnyCancellable", "AnyPublisher"]

    private func mentions(_ names: [String]) -> Bool {
        module.sources.contains { path in
            guard let data = FilePaths.contents(path) else { return false }
            return names.contains { data.range(of: Data($0.utf8)) != nil }
        }
    }

    /// Where each file's object and dependency information go, which the compiler reads back to skip what did not change.
    private func outputFileMap() throws -> Data {
        try FilePaths.makeFolder(ownObjects + "/files")
        var map: [String: [String: String]] = ["": ["swift-dependencies": ownObjects + "/module.swiftdeps"]]
        for source in module.sources {
            // A folder of their own: a file may be called as its module is.
            let base = ownObjects + "/files/" + (FilePaths.name(source) as NSString).deletingPathExtension
            map[source] = [
                "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
                "swiftmodule": base + "~partial.swiftmodule",
                "diagnostics": base + ".dia",
            ]
        }
        return try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
    }

    /// The compiler skips a source whose date is that of the last build. Where one has changed under the same date it forgets what it knew.
    private func forgetHiddenChanges() throws {
        let path = ownObjects + "/sources.json"
        let old =
            FilePaths.contents(path).flatMap { try? JSONDecoder().decode([String: SourceState].self, from: $0) } ?? [:]
        var new: [String: SourceState] = [:]
        var isHidden = false
        for source in module.sources {
            guard let state = SourceState(source, last: old[source]) else { continue }
            new[source] = state
            if let last = old[source], last.date == state.date, last.digest != state.digest { isHidden = true }
        }
        if isHidden {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: ownObjects)) ?? []
            where name.hasSuffix(".swiftdeps") || name.hasSuffix(".priors") {
                try? FileManager.default.removeItem(atPath: ownObjects + "/" + name)
            }
        }
        try FilePaths.write(try JSONEncoder().encode(new), to: path)
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
