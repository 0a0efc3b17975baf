import Foundation

/// Compiles replacements of an app's functions into a library that the running app loads.
///
/// - From: `LiveBuild`
/// - To: `swiftc`
struct PatchCompiler {
    let compiler: ModuleCompiler
    /// Gets a folder for each patch.
    let folder: String

    /// What patches import. It is made of the texts that the module's objects were made of, whatever the files say by now: a patch that
    /// knows of other types than the process would not be one.
    func writeDescription() throws {
        // The others are described as they are built.
        guard compiler.module.product == .application else { return }
        let place = compiler.interface
        if let made = FilePaths.date(place), let linked = FilePaths.date(compiler.product), made >= linked { return }
        let overlay = compiler.ownObjects + "/described.json"
        let texts = compiler.texts
        let copies = compiler.module.sources.map { LoweredSource(original: $0, lowered: texts.copy($0)) }
        try FilePaths.write(try SourceOverlay(sources: copies).data(), to: overlay)
        var describing = quiet
        describing.overlay = overlay
        try describing.runCompiler(
            ["-emit-module", "-emit-module-path", place, "-g", "-wmo"] + compiler.cacheArguments
                + [
                    "-suppress-warnings", "-Xfrontend",
                    "-experimental-skip-non-inlinable-function-bodies-without-types",
                ]
                + ModuleCompiler.liveArguments + describing.checkingArguments(nil) + compiler.module.sources)
    }

    /// The compiler without what a project wants to be told of: the build tells it.
    private var quiet: ModuleCompiler {
        var quiet = compiler
        quiet.module.flags.removeAll { $0 == "-warnings-as-errors" }
        return quiet
    }

    /// - Returns: the library; nil where the compiler objects.
    func compile(_ files: [String: String], number: Int) throws -> String? {
        let place = "\(folder)/\(number)"
        try? FileManager.default.removeItem(atPath: place)
        try FilePaths.makeFolder(place)
        for (name, text) in files { try FilePaths.write(Data(text.utf8), to: place + "/" + name) }
        var patch = quiet
        patch.module.module = "Patch\(number)"
        patch.module.sources = files.keys.sorted().map { place + "/" + $0 }
        let library = "\(place)/libPatch\(number).so"
        // The app has all that it needs: nothing is linked but what the compiler names.
        let arguments =
            ["-emit-library", "-o", library, "-use-ld=lld", "-L", compiler.sdk.folder, "-suppress-warnings"]
            + ["-Xfrontend", "-disable-previous-implementation-calls-in-dynamic-replacements"]
            + ["-Onone", "-gline-tables-only"] + compiler.cacheArguments + patch.checkingArguments(nil)
        let result = try ToolRunner.messages(try ToolRunner.swift("swiftc"), arguments + patch.module.sources)
        return result.status == 0 ? library : nil
    }
}
