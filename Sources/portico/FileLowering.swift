import Foundation
import PorticoLowering
import PorticoProject

/// Joins the builder to the lowering, which it does not know: reads sources, lowers them together, and writes those that changed.
struct FileLowering: SourceLowering {
    let console: Console
    var options = BuildOptions()
    /// The SDK's, beside UIKit.
    var frameworks: [String] = []

    func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources {
        let results = try lowered(project, cache: cache)
        let error = try report(results, project)
        return LoweredSources(try write(results, to: cache), error: error)
    }

    func examine(_ project: ProjectModel, cache: String) throws -> (sources: [LoweredSource], errors: [LoweringFinding])
    {
        let results = try lowered(project, cache: cache)
        let errors = results.flatMap(\.diagnostics).filter { $0.severity == .error }
        return (
            try write(results, to: cache),
            errors.map { LoweringFinding(file: $0.path, line: $0.line, message: $0.message) }
        )
    }

    func testClasses(
        of sources: [String], others: [String], _ project: ProjectModel, cache: String
    ) throws -> [TestClassNames] {
        Lowering(cacheDirectory: nil, options: loweringOptions(project))
            .testClasses(in: try inputs(sources, project), others: try inputs(others, project))
            .map { one in
                TestClassNames(
                    name: one.name, methods: one.methods.map { .init(name: $0.name, isAsync: $0.isAsync) })
            }
    }

    func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool {
        BodyComparison.isSameOutsideOfBodies(old, new)
    }

    func patch(_ source: LivePatchSource, number: Int) -> LivePatch {
        let source = PatchedSource(
            path: source.path, module: source.module, launched: source.launched, running: source.running,
            new: source.new)
        return switch PatchMaker.make(source, number: number) {
        case .nothing: .nothing
        case .text(let text, let functions): .text(text, functions: functions)
        case .relaunch(let reason): .relaunch(reason)
        }
    }

    /// For lowering its files one at a time, as they are written.
    func live(_ project: ProjectModel) throws -> LiveLowering {
        LiveLowering(try inputs(project.sources, project), options: loweringOptions(project))
    }

    private func loweringOptions(_ project: ProjectModel) -> LoweringOptions {
        LoweringOptions(
            projectModules: Set(project.modules), hasOpenCombine: true, hasNetworking: true,
            frameworks: Set(frameworks), hasTestSupport: project.hasTestSupport || !project.tests.isEmpty,
            mainActorModules: Set(project.parts.filter(\.isOnMainActor).map(\.module)))
    }

    func lowered(_ project: ProjectModel, cache: String) throws -> [LoweredFile] {
        try Lowering(cacheDirectory: cache, options: loweringOptions(project)).lower(
            files: try inputs(project.sources, project))
    }

    private func inputs(_ sources: [String], _ project: ProjectModel) throws -> [LoweringInput] {
        let groups = project.sourceGroups(options).flatMap { group in group.files.map { ($0, group) } }
        let owners = Dictionary(groups, uniquingKeysWith: { first, _ in first })
        return try sources.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ProjectError(path, "cannot read this file", remedy: "check its permissions")
            }
            guard let source = String(data: data, encoding: .utf8) else {
                throw ProjectError(path, "this source is not UTF-8 text", remedy: "save it as UTF-8")
            }
            let owner = owners[path]
            return LoweringInput(
                path: path, source: source, module: owner?.module ?? "", conditions: owner?.conditions,
                isForLinux: owner?.isForLinux ?? false, decided: owner?.decided ?? [],
                gathersPreviews: options.gathersPreviews && Self.isOwn(path))
        }
    }

    /// Whether a person works on the file: the previews of what a package manager brings are its authors'.
    private static func isOwn(_ path: String) -> Bool {
        !["/checkouts/", "/Pods/", "/Carthage/"].contains(where: path.contains)
    }

    private func write(_ results: [LoweredFile], to cache: String) throws -> [LoweredSource] {
        try results.map { result in
            guard result.changed else { return LoweredSource(original: result.path, lowered: nil) }
            let path = Self.placeOfFile(of: result.path, in: cache)
            try FilePaths.write(Data(result.text.utf8), to: path)
            return LoweredSource(original: result.path, lowered: path)
        }
    }

    /// Tells what could not be lowered. Throws if the compiler would find no other errors, or only those that follow from these.
    private func report(_ results: [LoweredFile], _ project: ProjectModel) throws -> ProjectError? {
        let diagnostics = results.flatMap(\.diagnostics)
        for diagnostic in diagnostics {
            let source = FileManager.default.contents(atPath: diagnostic.path).map {
                String(decoding: $0, as: UTF8.self)
            }
            console.printMessage(diagnostic.described(in: source))
        }
        let errors = diagnostics.filter { $0.severity == .error }
        if errors.isEmpty { return nil }
        let error = ProjectError(
            project.name, errors.count == 1 ? "one place needs a change" : "\(errors.count) places need a change",
            remedy: errors.count == 1 ? "it is above, with what to do" : "they are above, each with what to do")
        guard errors.allSatisfy(\.isAlone) else { throw error }
        return error
    }

    /// A folder for each original folder, so that files of one name do not meet and names stay readable.
    private static func placeOfFile(of path: String, in cache: String) -> String {
        let folder = cache + "/files/" + FilePaths.key(FilePaths.folder(path))
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder + "/" + FilePaths.name(path)
    }
}
