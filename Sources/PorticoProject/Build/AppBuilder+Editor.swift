import Foundation

/// A project as a language server wants it: lowered, the modules that files import, and how each file is compiled.
package struct EditorWorkspace: Sendable {
    package var project: ProjectModel
    package var sources: [LoweredSource]
    /// Why something of it doesn't work, for people.
    package var notes: [String]
    /// The compiler's arguments for the index of each module.
    fileprivate var indexing: [[String]] = []
}

extension AppBuilder {
    /// The folder of `compile_commands.json`.
    package func editorFolder(_ path: String) throws -> String {
        let root = FilePaths.absolute(path)
        let base = options.buildFolder(for: root, environment: environment)
        try checkPlace(base, root)
        return base + "/" + options.choice + "-editor"
    }

    /// Writes down, before anything is known of the project, where its index will be: the server asks for that once, at its start.
    ///
    /// - Returns: the file that says how sources are compiled.
    package func startEditorFolder(_ path: String) throws -> String {
        let folder = try editorFolder(path)
        let database = folder + "/compile_commands.json"
        if !FilePaths.isFile(database) {
            try FilePaths.makeFolder(index(in: folder))
            try write(
                [Command(sources: [folder + "/none.swift"], arguments: indexArguments(in: folder))], of: folder,
                to: folder)
        }
        return database
    }

    /// Lowers the project with its tests and writes down how each file is compiled. What doesn't compile yet, or can't be lowered, ends
    /// nothing: editors are there for that.
    package func prepareForEditor(_ path: String) throws -> EditorWorkspace {
        let folder = try editorFolder(path)
        return try whileAlone(in: folder, building: FilePaths.absolute(path)) {
            try prepareForEditor(path, folder: folder)
        }
    }

    private func prepareForEditor(_ path: String, folder: String) throws -> EditorWorkspace {
        let tools = BuildStamp.tools([tool] + sdk.stampedFiles, options, environment)
        try forgetOtherTools(
            tools, root: FilePaths.absolute(path), folder: folder,
            caches: [folder + "/objects", folder + "/swiftpm", folder + "/lowered"])
        let project = try loadWithTests(path, folder: folder)
        let (sources, _) = try lowering.examine(project, cache: folder + "/lowered")
        let overlay = folder + "/overlay.json"
        try FilePaths.write(try SourceOverlay(sources: sources).data(), to: overlay)
        var workspace = EditorWorkspace(project: project, sources: sources, notes: [])
        let commands =
            project.kind == .package
            ? try packageCommands(project, folder: folder, overlay: overlay, &workspace)
            : try moduleCommands(project, folder: folder, overlay: overlay, &workspace)
        try write(commands, of: project.root, to: folder)
        return workspace
    }

    /// Makes what references and callers are found by, from what has no errors. SwiftPM does so by itself.
    package func indexWorkspace(_ workspace: EditorWorkspace) throws {
        for arguments in workspace.indexing { _ = try ToolRunner.messages(try ToolRunner.swift("swiftc"), arguments) }
    }

    private struct Command {
        var sources: [String]
        var arguments: [String]
    }

    private func write(_ commands: [Command], of root: String, to folder: String) throws {
        let entries = commands.flatMap { command in
            command.sources.map {
                ["directory": root, "file": $0, "arguments": ["swiftc"] + command.arguments + command.sources]
                    as [String: Any]
            }
        }
        try FilePaths.write(
            try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys, .withoutEscapingSlashes]),
            to: folder + "/compile_commands.json")
    }

    private func index(in folder: String) -> String { folder + "/index" }

    private func indexArguments(in folder: String) -> [String] { ["-index-store-path", index(in: folder)] }

    /// A project without tests is one, too.
    private func loadWithTests(_ path: String, folder: String) throws -> ProjectModel {
        let scratch = folder + "/swiftpm"
        if let project = try? loadProject(path, folder: folder, scratch: scratch, tests: true) { return project }
        return try loadProject(path, folder: folder, scratch: scratch, needsSources: false)
    }

    // MARK: Folders and Xcode projects

    private func moduleCommands(
        _ project: ProjectModel, folder: String, overlay: String, _ workspace: inout EditorWorkspace
    ) throws -> [Command] {
        let objects = folder + "/objects"
        try FilePaths.makeFolder(objects + "/modules")
        var packages: BuiltPackages?
        if !project.packages.isEmpty {
            do {
                packages = try buildPackages(project, folder: folder, overlay: overlay)
            } catch {
                workspace.notes.append("\(project.name)'s packages can't be built: \(error)")
            }
        }
        var modules = project.parts.isEmpty ? [project.module(options)] : project.parts
        if !project.tests.isEmpty { modules.insert(try TestBundleBuild.support(in: folder + "/generated"), at: 0) }
        return try modules.filter { !$0.sources.isEmpty }.map { module in
            let compiler = ModuleCompiler(
                module: module, sdk: sdk, options: options, objects: objects, overlay: overlay, app: folder,
                packages: packages, report: report)
            var arguments = compiler.checkingArguments(try? compiler.bridgingHeader())
            arguments += ["-module-cache-path", objects + "/ModuleCache", "-enable-testing"]
            if modules.count > 1, module.product != .testBundle {
                try emitModule(module, arguments, to: "\(objects)/modules/\(module.module).swiftmodule")
            }
            arguments += indexArguments(in: folder) + ["-index-ignore-system-modules"]
            workspace.indexing.append(
                ["-c"] + arguments + ["-Onone", "-g"] + (try compiler.incrementalArguments()) + module.sources)
            return Command(sources: module.sources, arguments: arguments)
        }
    }

    /// What other modules import of one, even if it has errors.
    private func emitModule(_ module: BuildModule, _ arguments: [String], to product: String) throws {
        let made = FilePaths.date(product)
        let folder = FilePaths.folder(product)
        let others = module.dependencies.map { "\(folder)/\($0).swiftmodule" }
        if let made, !(module.sources + others).contains(where: { FilePaths.date($0).map { $0 >= made } ?? false }) {
            return
        }
        _ = try ToolRunner.messages(
            try ToolRunner.swift("swiftc"),
            arguments + [
                "-wmo", "-emit-module", "-emit-module-path", product,
                "-experimental-skip-non-inlinable-function-bodies",
                "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
            ] + module.sources)
    }

    // MARK: Packages

    /// SwiftPM writes down how it compiles each target.
    private func packageCommands(
        _ project: ProjectModel, folder: String, overlay: String, _ workspace: inout EditorWorkspace
    ) throws -> [Command] {
        let scratch = folder + "/swiftpm"
        let compiler = PackageCompiler(
            project: project, sdk: sdk, options: options, scratch: scratch, overlay: overlay, tests: true,
            extra: ["--disable-index-store"] + indexArguments(in: folder).flatMap { ["-Xswiftc", $0] })
        let result = try ToolRunner.messages(try ToolRunner.swift("swift"), try compiler.arguments())
        if result.status != 0 { workspace.notes.append("“swift build” found errors") }
        let manifest = scratch + "/" + options.configuration.rawValue + ".yaml"
        let text = FilePaths.contents(manifest).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("args: ["), line.contains("\"-module-name\""),
                let arguments = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(6).utf8))
            else { return nil }
            return Self.command(arguments)
        }
    }

    /// What SwiftPM tells the compiler, without what is made of it.
    private static func command(_ all: [String]) -> Command? {
        var (sources, arguments) = ([String](), [String]())
        var index = 1
        while index < all.count {
            let argument = all[index]
            switch argument {
            case "-emit-module-path", "-output-file-map", "-emit-objc-header-path": index += 1
            case "-emit-module", "-emit-dependencies", "-incremental", "-c", "-enable-batch-mode",
                "-serialize-diagnostics", "-color-diagnostics":
                break
            default:
                if argument.hasPrefix("@") {
                    let list = FilePaths.contents(String(argument.dropFirst())) ?? Data()
                    sources += String(decoding: list, as: UTF8.self).split(separator: "\n").map {
                        // As the compiler reads such lists: quoted where there are spaces.
                        $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
                    }
                } else if argument.hasSuffix(".swift") {
                    sources.append(argument)
                } else if !argument.hasPrefix("-j") {
                    arguments.append(argument)
                }
            }
            index += 1
        }
        return sources.isEmpty ? nil : Command(sources: sources, arguments: arguments)
    }
}
