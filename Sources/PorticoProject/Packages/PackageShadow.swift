import Foundation

/// Packages with other manifests than their own: folders of links to what lies in the package, beside a manifest that says what has to be
/// said otherwise. Nothing is written into the package itself.
///
/// - From: `PackageScan`, `XcodePackages`
struct PackageShadow {
    /// A dependency that can't be had and that nothing needs, as a package of the same products that have nothing in them.
    struct Stub: Equatable {
        var url: String
        var identity: String
        var products: [String]
        var plugins: [String]
    }

    /// SwiftPM's scratch folder, beside which the shadows lie.
    let scratch: String
    var stubs: [Stub] = []
    /// By package, where its shadow lies; the package itself where it needs none.
    private(set) var places: [String: String] = [:]

    init(scratch: String) { self.scratch = scratch }

    /// Those that stand for another folder: by shadow, the package.
    var shadows: [String: String] {
        Dictionary(
            places.filter { $0.key != $0.value }.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    /// The folder that SwiftPM reads for a package.
    mutating func placeOfShadow(for root: String) throws -> String {
        if let known = places[root] { return known }
        places[root] = root
        var texts: [(name: String, text: String)] = []
        var isChanged = false
        for name in Self.manifests(in: root) {
            guard let data = FilePaths.contents(root + "/" + name), data.count < 4 << 20 else { continue }
            let written = String(decoding: data, as: UTF8.self)
            var manifest = ManifestText(ManifestResources(root: root).completed(written))
            manifest.buildDependenciesOfIOS()
            for stub in stubs {
                // A repository on this machine is told without what it is written with.
                for url in [stub.url, "file://" + stub.url] where written.contains("\"\(url)\"") {
                    manifest.replaceDependency(on: url, withPackageAt: try write(stub))
                }
            }
            isChanged = isChanged || manifest.text != written
            for local in manifest.localPackages {
                let path = FilePaths.absolute(local, in: root)
                if FilePaths.isFile(path + "/Package.swift"), try placeOfShadow(for: path) != path { isChanged = true }
            }
            texts.append((name, manifest.text))
        }
        guard isChanged else { return root }
        let folder = "\(scratch)-shadows/\(FilePaths.key(root))/\(FilePaths.name(root))"
        places[root] = folder
        try linkPackage(root, into: folder)
        for (name, text) in texts {
            var manifest = ManifestText(text)
            try manifest.nameLocalPackages { local in
                let path = FilePaths.absolute(local, in: root)
                return FilePaths.isFile(path + "/Package.swift") ? try placeOfShadow(for: path) : path
            }
            try FilePaths.write(Data(manifest.text.utf8), to: folder + "/" + name)
        }
        return folder
    }

    private static func manifests(in root: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted().filter {
            $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
        }
    }

    /// SwiftPM's copies of repositories are ours: their manifests are changed where they lie.
    static func changeCheckout(_ root: String) throws {
        for name in manifests(in: root) {
            let file = root + "/" + name
            guard let data = FilePaths.contents(file) else { continue }
            var manifest = ManifestText(
                ManifestResources(root: root).completed(String(decoding: data, as: UTF8.self)))
            manifest.buildDependenciesOfIOS()
            let new = Data(manifest.text.utf8)
            if new != data { try FilePaths.write(new, to: file) }
        }
    }

    // MARK: Writing

    private func linkPackage(_ root: String, into folder: String) throws {
        try FilePaths.makeFolder(folder)
        let kept = Set(Self.manifests(in: root) + [".build", ".git", "Package.resolved"])
        let wanted = try FileManager.default.contentsOfDirectory(atPath: root).filter { !kept.contains($0) }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !kept.contains(name) {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)
            if target != root + "/" + name || !wanted.contains(name) {
                try FileManager.default.removeItem(atPath: folder + "/" + name)
            }
        }
        for name in wanted
        where (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)) == nil {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/" + name, withDestinationPath: root + "/" + name)
        }
        // SwiftPM writes what it has resolved beside the manifest: into a copy.
        try PackagePins.copyPins(root + "/Package.resolved", to: folder)
    }

    private func write(_ stub: Stub) throws -> String {
        let folder = "\(scratch)-shadows/stubs/\(stub.identity)"
        func literal(_ text: String) -> String {
            "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
        }
        let libraries = stub.products.map { ".library(name: \(literal($0)), targets: [\"PorticoStub\"])" }
        let plugins = stub.plugins.map { ".plugin(name: \(literal($0)), targets: [\(literal($0))])" }
        let pluginTargets = stub.plugins.map {
            ".plugin(name: \(literal($0)), capability: .buildTool(), path: \"Plugin\")"
        }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: \(literal(stub.identity)),
                products: [\((libraries + plugins).joined(separator: ", "))],
                targets: [\(([".target(name: \"PorticoStub\", path: \"Empty\")"] + pluginTargets).joined(separator: ", "))])

            """
        let plugin = """
            import PackagePlugin

            @main
            struct Nothing: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) -> [Command] { [] }
            }

            """
        for name in ["Empty", "Plugin"] { try FilePaths.makeFolder(folder + "/" + name) }
        try FilePaths.write(Data(manifest.utf8), to: folder + "/Package.swift")
        try FilePaths.write(
            Data("// Nothing needs this package, and it can't be had.\n".utf8), to: folder + "/Empty/Empty.swift")
        try FilePaths.write(Data(plugin.utf8), to: folder + "/Plugin/Nothing.swift")
        return folder
    }
}
