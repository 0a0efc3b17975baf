import Foundation

/// Reads a Swift package: its executable product, the sources of all its targets and dependencies, and its Info.plist.
struct PackageScan {
    /// A package that SwiftPM on Linux can load. Xcode's and Playgrounds' app packages import a module that exists only on a
    /// Mac; such a folder is scanned like any other.
    static func isPackage(_ root: String) -> Bool {
        guard let data = FilePaths.contents(root + "/Package.swift") else { return false }
        return !String(decoding: data, as: UTF8.self).contains("import AppleProductTypes")
    }

    /// The parts of `swift package describe --type json` that matter here.
    private struct Description: Decodable {
        struct Product: Decodable {
            var name: String
            var type: [String: Value?]
            var targets: [String]
        }
        struct Target: Decodable {
            var name: String
            var type: String
            var module_type: String?
            var path: String
            var sources: [String]
            var target_dependencies: [String]?
            var product_dependencies: [String]?
            var resources: [Resource]?

            func files(below root: String) -> [String] {
                sources.map { FilePaths.absolute("\(root)/\(path)/\($0)") }
            }
        }
        struct Resource: Decodable {
            var path: String
        }
        struct Value: Decodable {
            init(from decoder: any Decoder) throws {}
        }
        var name: String
        var products: [Product]
        var targets: [Target]
        var dependencies: [Value]
    }

    private struct Dependency: Decodable {
        var path: String
        var dependencies: [Dependency]

        var allPaths: [String] { dependencies.flatMap { [$0.path] + $0.allPaths } }
    }

    /// A dependency that git doesn't reach.
    private struct Unreachable: Error {
        var url: String
        var problem: ProjectError
    }

    /// - Parameters:
    ///   - scratch: SwiftPM's folder, so that nothing is written into the package.
    ///   - tests: whether the test targets belong to it, too; a package without any is an error then.
    ///   - isOffline: whether nothing is fetched.
    static func scan(
        _ root: String, scratch: String, product: String?, tests: Bool = false, isOffline: Bool = false
    ) throws -> ProjectModel {
        var shadow = PackageShadow(scratch: scratch)
        var notes: [String] = []
        while true {
            let place = try shadow.placeOfShadow(for: root)
            do {
                var project = try scan(
                    at: place, root, scratch: scratch, product: product, tests: tests, isOffline: isOffline)
                project.shadows = shadow.shadows
                // A change of the package's own files is one of the build.
                project.dependencyRoots += shadow.shadows.values.sorted()
                project.notes = notes + project.notes
                return project
            } catch let error as Unreachable {
                let dump = try ManifestDump(
                    output(["dump-package"], at: root, folder: scratch, manifest: root, isOffline: isOffline))
                guard shadow.stubs.count < 60, let stub = dump.stub(for: error.url, tests: tests),
                    !shadow.stubs.contains(stub)
                else { throw error.problem }
                notes.append(
                    "\(stub.identity): left out: it can't be had from \(stub.url), and no target that is built needs it"
                )
                let stubs = shadow.stubs + [stub]
                shadow = PackageShadow(scratch: scratch)
                shadow.stubs = stubs
            }
        }
    }

    /// The output of “swift package”.
    ///
    /// - Parameter folder: SwiftPM's scratch folder; each package has its own, for it keeps in it what it has resolved.
    private static func output(
        _ arguments: [String], at path: String, folder: String, manifest: String, isOffline: Bool
    ) throws -> Data {
        let environment =
            isOffline
            ? ProcessInfo.processInfo.environment.merging(OfflinePackages.environment) { $1 } : nil
        do {
            return Data(
                try ToolRunner.output(
                    try ToolRunner.swift("swift"),
                    ["package", "--package-path", path, "--scratch-path", folder] + arguments, environment: environment
                ).utf8)
        } catch let failure as ToolRunner.Failure {
            let problem = problem(failure.output, manifest: manifest + "/Package.swift")
            guard let url = unreachable(in: failure.output) else { throw problem }
            throw Unreachable(url: url, problem: problem)
        }
    }

    /// The address that git couldn't clone.
    static func unreachable(in output: String) -> String? {
        let clone = "error: Failed to clone repository "
        guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix(clone) }) else { return nil }
        let address = line.dropFirst(clone.count).drop { $0 == "'" }.prefix { $0 != "'" && $0 != " " }
        return String(address.hasSuffix(":") ? address.dropLast() : address)
    }

    /// - Parameters:
    ///   - root: the folder that SwiftPM reads: the package's, or its shadow.
    ///   - original: the package's own.
    private static func scan(
        at root: String, _ original: String, scratch: String, product: String?, tests: Bool, isOffline: Bool
    ) throws -> ProjectModel {
        func package(_ arguments: String..., at path: String? = nil) throws -> Data {
            let folder = path.map { scratch + "-described/" + ProjectModel.identifier(from: $0) } ?? scratch
            return try output(
                arguments, at: path ?? root, folder: folder, manifest: path ?? original, isOffline: isOffline)
        }
        let description = try JSONDecoder().decode(Description.self, from: package("describe", "--type", "json"))
        let executable = tests ? nil : try choose(product, from: description, root: original)
        if tests, !description.targets.contains(where: { $0.type == "test" }) {
            throw ProjectError(
                original + "/Package.swift", "the package has no test target",
                remedy: "add a .testTarget to it, or build it with “portico build”"
                    + ProjectModel.alternatives(toPackage: original))
        }

        let own = description.targets.filter { tests || $0.type != "test" }
        func defines(_ root: String) -> PackageDefines? {
            PackageDefines.readDefines(manifest: root + "/Package.swift") { try package("dump-package", at: root) }
        }
        let ownDefines = defines(root)
        var groups = own.map { group($0, root, ownDefines) }
        var names = description.targets.map(\.name)
        var roots: [String] = []
        var cTargets: [String] = []
        if !description.dependencies.isEmpty {
            if isOffline {
                let dump = ManifestDump(try package("dump-package"))
                let needed = dump.dependencies.filter { dump.stub(for: $0.url, tests: tests) == nil }.map(\.url)
                try OfflinePackages(scratch: scratch).checkSources(
                    needed
                        + PackagePins.locations(root + "/Package.resolved").filter { url in
                            !dump.dependencies.contains { $0.url == url }
                        },
                    mirrors: OfflinePackages.mirrors(root + "/.swiftpm/configuration/mirrors.json"),
                    manifest: original + "/Package.swift")
            }
            _ = try package("resolve")
            let tree = try JSONDecoder().decode(Dependency.self, from: package("show-dependencies", "--format", "json"))
            roots = Set(tree.allPaths).sorted()
            for checkout in roots where checkout.hasPrefix(scratch + "/checkouts/") {
                try PackageShadow.changeCheckout(checkout)
            }
            let packages = try roots.map { path in
                let data = try package("describe", "--type", "json", at: path)
                return (root: path, try JSONDecoder().decode(Description.self, from: data))
            }
            let found = used(by: own, of: packages)
            let linux = Set(
                Dictionary(grouping: found, by: { $0.root }).filter { root, targets in
                    SourceGroup.knowsLinux(targets.flatMap { $0.1.files(below: root) })
                }.keys)
            let allDefines = Dictionary(uniqueKeysWithValues: Set(found.map(\.root)).map { ($0, defines($0)) })
            for (root, target) in found {
                var group = group(target, root, allDefines[root] ?? nil, isForLinux: linux.contains(root))
                group.package = FilePaths.name(root).lowercased()
                groups.append(group)
                names.append(target.name)
                if ["ClangTarget", "SystemLibraryTarget"].contains(target.module_type) {
                    cTargets.append(FilePaths.absolute(target.path, in: root))
                }
            }
        }

        var project = ProjectModel(kind: .package, root: root, name: executable ?? description.name)
        let resources = own.flatMap { $0.resources ?? [] }.map(\.path)
        project.notes += DataModelFiles(root: root).notesOnCode(of: resources)
        project.product = executable
        project.libraries = description.products.filter { $0.type["library"] != nil }.map(\.name)
        project.packageGroups = groups
        project.sources = Set(groups.flatMap(\.files).filter { $0.hasSuffix(".swift") }).sorted()
        project.dependencyRoots = roots
        project.cTargets = cTargets
        project.modules = Set(names.map(ProjectModel.identifier)).sorted()
        let owners = description.products.first { $0.name == executable }?.targets ?? []
        let folders = [root] + description.targets.filter { owners.contains($0.name) }.map { root + "/" + $0.path }
        project.infoPlist = folders.map { $0 + "/Info.plist" }.first(where: FilePaths.isFile)
        if executable != nil, project.infoPlist == nil {
            project.notes.append("no Info.plist found: a plain one is made")
        }
        return project
    }

    /// What SwiftPM says, in a line: a dependency that can't be cloned with its address and git's reason.
    static func problem(_ output: String, manifest: String) -> ProjectError {
        let lines = output.split(separator: "\n")
        guard let first = lines.firstIndex(where: { $0.hasPrefix("error:") }) else {
            return ProjectError(
                manifest, "SwiftPM cannot read it", remedy: "make “swift package describe” work in this folder")
        }
        let clone = "Failed to clone repository "
        guard let found = lines[first].range(of: clone) else {
            return ProjectError(
                manifest, String(lines[first]), remedy: "make “swift package describe” work in this folder")
        }
        let address = lines[first][found.upperBound...].drop { $0 == "'" }.prefix { $0 != "'" && $0 != " " }
        let reason = lines[first...].first { $0.contains("fatal: ") }?.split(separator: "fatal: ").last
        return ProjectError(
            manifest,
            "the dependency \(address.hasSuffix(":") ? address.dropLast() : address) can't be cloned"
                + (reason.map { ": \($0)" } ?? ""),
            remedy: "look whether its address is right, and whether git reaches it from here")
    }

    /// A target's sources, with what the manifest defines for them.
    private static func group(
        _ target: Description.Target, _ root: String, _ defines: PackageDefines?, isForLinux: Bool = false
    ) -> SourceGroup {
        var group = SourceGroup(
            module: ProjectModel.identifier(from: target.name), files: target.files(below: root), conditions: nil)
        group.isForLinux = isForLinux
        defines?.applyDefines(to: &group, target: target.name)
        return group
    }

    private static func choose(_ product: String?, from description: Description, root: String) throws -> String? {
        let names = description.products.filter { $0.type["executable"] != nil }.map(\.name).sorted()
        if let product {
            guard names.contains(product) else {
                throw ProjectError(
                    root, "no executable product “\(product)”",
                    remedy: names.isEmpty ? "the package has none" : "use one of " + names.joined(separator: ", "))
            }
            return product
        }
        if names.count > 1 {
            throw ProjectError(
                root, "several executable products: \(names.joined(separator: ", "))",
                remedy: "choose one with --product \(names[0])", choices: names.map { .product($0) })
        }
        return names.first
    }

    /// The targets of other packages that `targets` are built with, each after the ones that name it. A package's examples
    /// and what its other products need are not among them.
    private static func used(
        by targets: [Description.Target], of packages: [(root: String, Description)]
    ) -> [(root: String, Description.Target)] {
        var found: [(root: String, Description.Target)] = []
        var products = targets.flatMap { $0.product_dependencies ?? [] }
        var seen: Set<String> = []
        while let name = products.popLast() {
            guard seen.insert(name).inserted else { continue }
            for (root, package) in packages {
                guard let product = package.products.first(where: { $0.name == name }) else { continue }
                var open = product.targets
                while let next = open.popLast() {
                    guard seen.insert("\(root):\(next)").inserted,
                        let target = package.targets.first(where: { $0.name == next })
                    else { continue }
                    found.append((root, target))
                    open += target.target_dependencies ?? []
                    products += target.product_dependencies ?? []
                }
            }
        }
        return found
    }
}
