import Foundation
import PorticoNib
import PorticoNibReader

/// Says what a project uses and what becomes of it here, by reading it and by type-checking without linking.
///
/// - From: the command line
/// - To: `DoctorReport`
package struct Doctor {
    private var builder: AppBuilder
    private let isConfined: Bool

    /// - Parameter isConfined: whether manifests and macros are kept from what is the user's.
    package init(_ builder: AppBuilder, isConfined: Bool = true) {
        (self.builder, self.isConfined) = (builder, isConfined)
    }

    /// What the path stands for: a report for each project, app and product where there are several and nothing chooses between them.
    package func examineAll(_ path: String) -> [DoctorReport] { examineAll(path, depth: 0) }

    /// - Parameter isBeside: whether the path is a project beside a package, which has a report of its own.
    private func examineAll(_ path: String, depth: Int, isBeside: Bool = false) -> [DoctorReport] {
        let root = FilePaths.absolute(path)
        let beside =
            ProjectModel.isPackage(path, builder.options.selection) && depth == 0
            ? XcodeProjectSet.containers(in: root).flatMap {
                examineAll(path + "/" + $0, depth: depth + 1, isBeside: true)
            }
            : []
        do {
            return [try examined(path)] + beside
        } catch let error as ProjectError where !error.choices.isEmpty && depth < 3 {
            return error.choices.prefix(Self.mostChoices).flatMap { choice -> [DoctorReport] in
                var doctor = self
                switch choice {
                case .path(let inner): return examineAll(inner, depth: depth + 1, isBeside: isBeside)
                case .target(let name): doctor.builder.options.selection.target = name
                case .product(let name): doctor.builder.options.selection.product = name
                }
                return [doctor.examine(path)]
            } + beside
        } catch let error as ProjectError where isBeside && error.saysThereIsNoApp {
            let name = FilePaths.name(path)
            let verdict = "\(name): \(error.reason); the package beside it was examined"
            return [DoctorReport(path: path, name: name, outcome: .hasNoApp, verdict: verdict)]
        } catch {
            return [unreadable(path, error)] + beside
        }
    }

    private static let mostChoices = 60

    package func examine(_ path: String) -> DoctorReport {
        do {
            return try examined(path)
        } catch {
            return unreadable(path, error)
        }
    }

    private func unreadable(_ path: String, _ error: any Error) -> DoctorReport {
        var report = DoctorReport(path: path, name: FilePaths.name(path), outcome: .cannotBeRead, verdict: "")
        report.verdict = "\(report.name): can't be read: \(error)"
        return report
    }

    /// A stranger's code runs confined: nobody has said that it is to run.
    private func examined(_ path: String) throws -> DoctorReport {
        guard isConfined else { return try examine(inside: path) }
        let root = FilePaths.absolute(path)
        let folder = builder.options.buildFolder(for: root, environment: builder.environment)
        try builder.checkPlace(folder, root)
        let sdk = builder.sdk
        let tools = try ConfinedTools(
            reading: Self.folders(of: root) + [sdk.folder] + sdk.headers
                + sdk.moduleMaps.flatMap(CModuleSearch.folders(of:)),
            writing: folder + "/" + builder.options.choice + "-doctor", environment: builder.environment)
        return try ToolRunner.confining(tools) { try examine(inside: path) }
    }

    /// What a project's own programs may read: its folder or repository, and packages beside it.
    static func folders(of root: String) -> [String] {
        let folder =
            FilePaths.isFolder(root) && !["xcodeproj", "xcworkspace"].contains(FilePaths.extension(root))
            ? root : FilePaths.folder(root)
        return [folder, ResourceLinks.repository(ResourceLinks.real(folder) ?? folder)]
            + LocalPackages.folders(of: folder)
    }

    private func examine(inside path: String) throws -> DoctorReport {
        let root = FilePaths.absolute(path)
        let options = builder.options
        let folder = options.buildFolder(for: root, environment: builder.environment) + "/" + options.choice + "-doctor"
        try builder.checkPlace(FilePaths.folder(folder), root)
        try FilePaths.makeFolder(folder)
        // What another Portico lowered and checked isn't what this one would.
        try builder.forgetOtherTools(
            BuildStamp.tools([builder.tool] + builder.sdk.stampedFiles, options, builder.environment), root: root,
            folder: folder, caches: ["lowered", "objects", "swiftpm", "symbols", "models"].map { folder + "/" + $0 })
        var notes: [String] = []
        let project = try loadProject(path, folder: folder, &notes)
        let shownRoot = project.root

        var report = DoctorReport(path: path, name: project.name, outcome: .builds, verdict: "")
        report.notes = project.notes + notes
        report.swiftFiles = project.sources.count
        report.targets = project.parts.isEmpty ? [project.name] : project.parts.map(\.name)
        report.objectiveC = project.objectiveC.map { FilePaths.relative($0, to: shownRoot) }
        countResources(of: project, in: &report)

        builder.report(.step("Lowering \(project.sources.count) Swift files"))
        let (lowered, findings) = try builder.lowering.examine(project, cache: folder + "/lowered")
        var errors = FindingCounter()
        for finding in findings {
            let shown = FilePaths.relative(finding.file, to: shownRoot)
            errors.addFinding(finding.message, file: finding.file, place: "\(shown):\(finding.line)")
        }
        for missing in project.missingSources {
            errors.addFinding(
                "a target names this source, and it is nowhere", file: missing.path,
                place: "\(missing.target): \(missing.path)")
        }
        let imports = scan(lowered)
        report.modules = modules(imports, project: project, root: shownRoot)
        report.api = try checkModules(
            project, lowered: lowered, missing: report.modules, imports: imports, folder: folder, &errors,
            root: shownRoot)
        report.errors = errors.findings
        report.filesWithErrors = errors.files.count
        report.outcome = report.errors.isEmpty ? .builds : .doesNotCompile
        report.verdict = verdict(report)
        return report
    }

    /// The project, and its packages where they can be had.
    private func loadProject(_ path: String, folder: String, _ notes: inout [String]) throws -> ProjectModel {
        let scratch = folder + "/swiftpm"
        var project = try ProjectModel.loadProject(path, scratch: scratch, selection: builder.options.selection)
        project = try builder.addingAssetSymbols(to: project, folder: folder + "/symbols")
        project = try builder.addingDataModelCode(to: project, folder: folder + "/models")
        for script in project.scripts {
            if case .generator(let program) = ScriptRunner.purpose(of: script), FilePaths.program(program) == nil {
                notes.append(
                    "\(script.target): script “\(script.name)” makes sources with \(program), which isn't installed")
            }
        }
        guard !project.packages.isEmpty else { return project }
        do {
            project = try builder.addingPackages(to: project, folder: folder, scratch: scratch)
        } catch {
            project.packages = []
            notes.append("its packages can't be had: \(error)")
        }
        return project
    }

    // MARK: Modules

    private struct Imports {
        /// By module, the files that import it, with the line; as written and as lowered.
        var written: [String: [(file: String, line: Int)]] = [:]
        var lowered: Set<String> = []
        var asked: Set<String> = []
    }

    private func scan(_ sources: [LoweredSource]) -> Imports {
        var imports = Imports()
        for source in sources {
            let text =
                FilePaths.contents(source.original).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let written = ImportScan(text)
            for (module, line) in written.imports {
                imports.written[module, default: []].append((source.original, line))
            }
            let made = source.lowered.flatMap { FilePaths.contents($0) }
            let lowered = made.map { ImportScan(String(decoding: $0, as: UTF8.self)) } ?? written
            imports.lowered.formUnion(lowered.imports.keys)
            imports.asked.formUnion(lowered.asked)
        }
        return imports
    }

    private func modules(_ imports: Imports, project: ProjectModel, root: String) -> [DoctorReport.Module] {
        imports.written.map { name, places in
            let first = places.min { ($0.file, $0.line) < ($1.file, $1.line) }!
            let state: DoctorReport.Module.State =
                project.modules.contains(name)
                ? .own : isPresent(name) || !imports.lowered.contains(name) ? .present : .missing
            return .init(
                name: name, state: state, files: places.count,
                first: "\(FilePaths.relative(first.file, to: root)):\(first.line)")
        }.sorted { ($0.state.rawValue, $1.files, $0.name) < ($1.state.rawValue, $0.files, $1.name) }
    }

    private func isPresent(_ module: String) -> Bool {
        let kit = builder.sdk.modules + "/" + module + ".swiftmodule"
        let swift = toolchain + "/" + module + ".swiftmodule"
        return FileManager.default.fileExists(atPath: kit) || FileManager.default.fileExists(atPath: swift)
            || ["Swift", "SwiftShims", "CoreFoundation", "Glibc"].contains(module)
            || CModuleSearch.appNames.contains(module) || CModuleSearch.optionalNames[module] != nil
    }

    private var toolchain: String {
        let swift = FilePaths.program("swiftc") ?? ""
        let bin = FilePaths.folder(URL(fileURLWithPath: swift).resolvingSymlinksInPath().path)
        return FilePaths.folder(bin) + "/lib/swift/linux"
    }

    // MARK: Type-checking

    /// Modules that aren't there stand as empty ones, so that the compiler goes on and names what is missed of them. Returns what it
    /// finds of Apple's names.
    private func checkModules(
        _ project: ProjectModel, lowered: [LoweredSource], missing: [DoctorReport.Module], imports: Imports,
        folder: String,
        _ errors: inout FindingCounter, root: String
    ) throws -> [DoctorReport.Name] {
        let overlay = folder + "/overlay.json"
        try FilePaths.write(try SourceOverlay(sources: lowered).data(), to: overlay)
        var stubs = Set(missing.filter { $0.state == .missing }.map(\.name)).subtracting(imports.asked)
        let objects = folder + "/objects"
        try FilePaths.makeFolder(objects + "/modules")
        var packages: BuiltPackages?
        if !project.packages.isEmpty {
            builder.report(.step("Compiling \(project.name)'s packages"))
            do {
                packages = try builder.buildPackages(project, folder: folder, overlay: overlay)
            } catch {
                errors.addFinding("a package doesn't compile: \(error)", file: folder, place: "Package.swift")
                stubs.formUnion(project.modules.filter { module in !project.parts.contains { $0.module == module } })
            }
        }
        let modules = project.parts.isEmpty ? [project.module(builder.options)] : project.parts
        if project.kind == .package {
            try checkPackage(project, folder: folder, overlay: overlay, &errors, root: root)
            return []
        }
        var names = NameCensus()
        for module in modules where !module.sources.isEmpty {
            builder.report(.step("Checking \(module.name)"))
            let map = folder + "/missing.modulemap"
            try FilePaths.write(Data(stubs.sorted().map { "module \($0) {}\n" }.joined().utf8), to: map)
            let compiler = ModuleCompiler(
                module: module, imports: [], sdk: builder.sdk, options: builder.options, objects: objects,
                overlay: overlay,
                app: folder, packages: packages, report: builder.report)
            var arguments = compiler.checkingArguments(try compiler.bridgingHeader())
            arguments += ["-Xcc", "-fmodule-map-file=" + map, "-module-cache-path", objects + "/ModuleCache"]
            arguments += ["-Onone", "-no-color-diagnostics"]
            let swiftc = try ToolRunner.swift("swiftc")
            var lines = LinePieces()
            _ = try ToolRunner.readMessages(swiftc, arguments + ["-dump-ast", "-enable-batch-mode"] + module.sources) {
                lines.appendPiece($0) { names.addTree($0, root: root) }
            }
            lines.finishLines { names.addTree($0, root: root) }
            arguments.append("-wmo")
            if module.product != .application {
                // Others import it, even if it has errors.
                let product = "\(objects)/modules/\(module.module).swiftmodule"
                _ = try ToolRunner.messages(
                    swiftc, arguments + ["-emit-module", "-emit-module-path", product] + module.sources)
            }
            // What is right by its types may still be without a value or a return, or be shared between threads.
            let result = try ToolRunner.messages(
                swiftc, arguments + ["-emit-sil", "-o", "\(objects)/\(module.module).sil"] + module.sources)
            Self.collectErrors(result.text, into: &errors, root: root)
            if module.product != .application, result.status != 0 { stubs.insert(module.module) }
            if result.status != 0, errors.findings.isEmpty {
                errors.addFinding(String(result.text.prefix(300)), file: module.name, place: module.name)
            }
        }
        return LedgerStates(sdk: builder.sdk).map(names.rows) ?? []
    }

    /// SwiftPM knows what a package's targets need; it stops at the first target that fails.
    private func checkPackage(
        _ project: ProjectModel, folder: String, overlay: String, _ errors: inout FindingCounter, root: String
    ) throws {
        builder.report(.step("Checking \(project.name)"))
        let compiler = PackageCompiler(
            project: project, sdk: builder.sdk, options: builder.options, scratch: folder + "/swiftpm",
            overlay: overlay,
            report: builder.report
        )
        let result = try ToolRunner.messages(try ToolRunner.swift("swift"), try compiler.arguments())
        Self.collectErrors(project.unshadowed(result.text), into: &errors, root: root)
    }

    /// `FILE:LINE:COLUMN: error: MESSAGE`, each once.
    static func collectErrors(_ text: String, into errors: inout FindingCounter, root: String) {
        var seen: Set<Substring> = []
        for line in text.split(separator: "\n") where line.hasPrefix("/") && seen.insert(line).inserted {
            guard let mark = line.range(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 2 else { continue }
            let file = String(place[0])
            errors.addFinding(
                String(line[mark.upperBound...]), file: file, place: "\(FilePaths.relative(file, to: root)):\(place[1])"
            )
        }
    }

    // MARK: Resources

    private func countResources(of project: ProjectModel, in report: inout DoctorReport) {
        var census = DocumentCensus()
        var outlets = OutletCensus()
        let resources = project.parts.isEmpty ? project.resources : project.parts.flatMap(\.resources)
        let catalogs = project.parts.isEmpty ? project.catalogs : project.parts.flatMap(\.catalogs)
        for resource in resources {
            let kind = FilePaths.extension(resource.path)
            if ["storyboard", "xib", "nib"].contains(kind) {
                let shown = FilePaths.relative(resource.path, to: project.root)
                report.documents.append(shown)
                census.addDocument(resource.path, shown: shown)
                report.notes += Self.problems(of: resource.path, shown: shown, &outlets)
            } else if DataModelFiles.isModel(resource.path) {
                report.models += [DataModelFiles(root: project.root).summary(of: resource.path)].compactMap(\.self)
            } else {
                report.assets["." + kind, default: 0] += 1
            }
        }
        for catalog in catalogs {
            guard let files = FileManager.default.enumerator(atPath: catalog) else { continue }
            for case let file as String in files where FilePaths.extension(file).hasSuffix("set") {
                report.assets["." + FilePaths.extension(file), default: 0] += 1
            }
        }
        for source in project.sources {
            guard let data = FilePaths.contents(source) else { continue }
            outlets.addSource(
                String(decoding: data, as: UTF8.self), shown: FilePaths.relative(source, to: project.root))
        }
        // The ledger names what Apple's classes have: `UITableViewController.tableView`.
        let names = Ledger.table(near: builder.sdk.folder)?.states ?? ""
        if !names.isEmpty { report.notes += outlets.notes { names.contains(".\($0)\t") } }
        report.documents.sort()
        report.elements = census.elements.findings
        report.notes += census.notes
    }

    /// What a document has that isn't read here, or why it can't be read.
    private static func problems(of path: String, shown: String, _ outlets: inout OutletCensus) -> [String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        do {
            let document = try NibReader.readDocument(data, file: shown)
            outlets.addDocument(document, shown: shown)
            return document.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    private func verdict(_ report: DoctorReport) -> String {
        let missing = report.modules.filter { $0.state == .missing }.map(\.name)
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        guard report.outcome == .doesNotCompile else {
            return "\(report.name): compiles"
                + (report.notes.isEmpty ? "" : "; \(counted(report.notes.count, "note")) on what is left out")
        }
        return
            "\(report.name): doesn't compile: \(counted(report.errorCount, "error")) in \(report.filesWithErrors) of "
            + counted(report.swiftFiles, "file")
            + (missing.isEmpty
                ? ""
                : "; \(missing.count == 1 ? "a module is" : "modules are") missing: \(missing.joined(separator: ", "))")
    }
}
