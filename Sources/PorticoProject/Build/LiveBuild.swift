import Foundation

/// An app's build that runs, and what it takes to patch it: the texts that the process was launched with, those that it runs since, and
/// descriptions of its modules for patches to import.
///
/// - From: `LiveProject`, after each build
/// - To: `SourceLowering.patch`, `PatchCompiler`
package final class LiveBuild {
    package enum Change: Sendable, Equatable {
        /// Nothing that runs has changed.
        case nothing
        /// A library for the process to load; `describing` says in a few words what it brings.
        case patch(library: String, describing: String)
        /// Why the app has to be built and launched again; nil where that is said elsewhere.
        case relaunch(String?)
    }

    /// Of a source, lowered.
    private struct Text {
        let launched: String
        var running: String
    }

    /// The folder that the process may load from.
    package let folder: String
    private let builder: AppBuilder
    private let project: ProjectModel
    private let compilers: [ModuleCompiler]
    private let lowered: String
    private var texts: [String: Text]
    /// Files that aren't sources.
    private let others: String
    /// What the last patch brings, until the process has it.
    private var offered: [String: String] = [:]
    /// More files at once are a change of branch rather than an edit.
    private static let most = 4

    /// Nil where the build can't be patched.
    init?(_ builder: AppBuilder, _ project: ProjectModel, _ compilers: [ModuleCompiler], folder base: String) {
        let compilers = compilers.filter { !$0.module.sources.isEmpty }
        guard builder.options.isLive, project.kind != .package, !compilers.isEmpty,
            compilers.allSatisfy({ !$0.module.isOptimized && $0.module.bridgingHeader == nil })
        else { return nil }
        (self.builder, self.project, self.compilers) = (builder, project, compilers)
        folder = base + "/patches"
        lowered = base + "/lowered"
        texts = [:]
        for compiler in compilers {
            let compiled = compiler.texts
            for source in compiler.module.sources {
                guard let text = compiled.compiled(source) else { return nil }
                texts[source] = Text(launched: text, running: text)
            }
        }
        others = Self.digest(project, texts)
    }

    /// Describes the modules that nothing imports but patches, for the first of them.
    package func prepareBuild() throws {
        try FilePaths.makeFolder(folder)
        for compiler in compilers { try PatchCompiler(compiler: compiler, folder: folder).writeDescription() }
    }

    /// Compares the sources with what runs.
    ///
    /// - Parameter number: of the patch; none has been loaded into the process with it.
    package func changeSources(number: Int) throws -> Change {
        try builder.whileAlone(in: FilePaths.folder(folder), building: project.root) {
            try compareSources(number: number)
        }
    }

    private func compareSources(number: Int) throws -> Change {
        offered = [:]
        guard Self.digest(project, texts) == others else {
            return .relaunch("a file was added or removed, or isn't Swift")
        }
        // What can't be lowered is told by the build.
        guard let sources = try? builder.lowering.lower(project, cache: lowered), sources.error == nil else {
            return .relaunch(nil)
        }
        let places = sources.files.texts
        var new: [String: String] = [:]
        for (source, text) in texts {
            guard let data = FilePaths.contents(places[source] ?? source) else { return .relaunch(nil) }
            let now = String(decoding: data, as: UTF8.self)
            if now != text.running { new[source] = now }
        }
        if new.isEmpty { return .nothing }
        guard new.count <= Self.most else { return .relaunch("\(new.count) files changed") }
        return try patch(new, number: number)
    }

    /// The process has loaded the last patch.
    package func acceptChange() {
        for (source, text) in offered { texts[source]?.running = text }
        offered = [:]
    }

    private func patch(_ new: [String: String], number: Int) throws -> Change {
        let owners = compilers.filter { $0.module.sources.contains { new[$0] != nil } }
        guard owners.count == 1, let compiler = owners.first else { return .relaunch("several modules changed") }
        var files: [String: String] = [:]
        var words: [String] = []
        for (source, text) in new.sorted(by: { $0.key < $1.key }) {
            guard let old = texts[source] else { return .relaunch(nil) }
            let file = LivePatchSource(
                path: source, module: compiler.module.module, launched: old.launched, running: old.running, new: text)
            switch builder.lowering.patch(file, number: number) {
            case .nothing: break
            case .relaunch(let reason): return .relaunch(reason)
            case .text(let text, let functions):
                files[FilePaths.name(source)] = text
                words.append("\(FilePaths.name(source)): \(Self.words(functions))")
            }
        }
        offered = new
        if files.isEmpty {
            // Comments.
            acceptChange()
            return .nothing
        }
        guard let library = try PatchCompiler(compiler: compiler, folder: folder).compile(files, number: number) else {
            return .relaunch("the change can't be compiled as a patch")
        }
        return .patch(library: library, describing: words.joined(separator: ", "))
    }

    private static func words(_ functions: [String]) -> String {
        functions.count == 1 ? functions[0] : "\(functions.count) functions"
    }

    /// All that a build depends on but the texts of the sources.
    private static func digest(_ project: ProjectModel, _ texts: [String: Text]) -> String {
        BuildStamp.digest(
            roots: AppBuilder.roots(of: project), tools: "", contentsOf: { texts[$0] == nil })
    }
}

/// A source for `SourceLowering.patch`.
package struct LivePatchSource: Sendable {
    package var path: String
    package var module: String
    /// Lowered: what the process was launched with, what it runs, and what it is to run.
    package var launched: String
    package var running: String
    package var new: String
}

/// The difference between two texts of a source.
package enum LivePatch: Sendable, Equatable {
    case nothing
    /// A file for the compiler, and the functions that have changed.
    case text(String, functions: [String])
    case relaunch(String)
}
