import Foundation

/// Compiles a folder's sources as one module and links the app's executable, with `swiftc` directly: incrementally in debug,
/// as a whole in release.
struct FolderCompiler {
    var project: ProjectModel
    var sdk: SDK
    var options: BuildOptions
    /// Holds objects and dependency files.
    var objects: String
    var overlay: String
    var executable: String

    func run() throws {
        try FilePaths.makeFolder(objects)
        let result = try ToolRunner.messages(try ToolRunner.swift("swiftc"), try arguments())
        let messages = CompilerMessages.distinct(result.text)
        if !messages.isEmpty { FileHandle.standardError.write(Data((messages + "\n").utf8)) }
        guard result.status == 0 else {
            throw ProjectError(
                project.name, "the compiler found errors", remedy: "they are above, with file and line; correct them")
        }
    }

    func arguments() throws -> [String] {
        let combine = importsCombine
        if combine, !sdk.hasCombine {
            throw ProjectError(
                sdk.folder, "the SDK has no libPorticoCombine.so, and \(project.name) imports Combine",
                remedy: "build it with “swift build --product PorticoCombine”")
        }
        var arguments = [
            "-swift-version", "5", "-module-name", project.module, "-vfsoverlay", overlay, "-o", executable,
            "-emit-module", "-emit-module-path", "\(objects)/\(project.module).swiftmodule", "-emit-executable",
            "-module-cache-path", objects + "/ModuleCache",
        ]
        arguments += sdk.compilerArguments + sdk.linkerArguments(combine: combine)
        arguments += options.conditions.flatMap { ["-D", $0] }
        if !project.sources.contains(where: { FilePaths.name($0) == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        arguments.append(options.colored ? "-color-diagnostics" : "-no-color-diagnostics")
        switch options.configuration {
        case .debug:
            let map = objects + "/output-file-map.json"
            try FilePaths.write(try outputFileMap(), to: map)
            arguments += [
                "-Onone", "-g", "-D", "DEBUG", "-incremental", "-enable-batch-mode",
                "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map,
            ]
        case .release:
            arguments += ["-O", "-whole-module-optimization", "-Xlinker", "--gc-sections"]
        }
        return arguments + project.sources
    }

    private var importsCombine: Bool {
        project.sources.contains { path in
            FileManager.default.contents(atPath: path)?.range(of: Data("import Combine".utf8)) != nil
        }
    }

    /// Where each file's object and dependency information go, which the compiler reads back to skip what did not change.
    private func outputFileMap() throws -> Data {
        var map: [String: [String: String]] = ["": ["swift-dependencies": objects + "/module.swiftdeps"]]
        for source in project.sources {
            let base = objects + "/" + (FilePaths.name(source) as NSString).deletingPathExtension
            map[source] = [
                "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
                "swiftmodule": base + "~partial.swiftmodule",
                "diagnostics": base + ".dia",
            ]
        }
        return try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
    }
}
