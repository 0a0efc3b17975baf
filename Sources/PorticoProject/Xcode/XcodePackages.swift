import Foundation

/// The packages of an Xcode project as one package of our own, which SwiftPM resolves and builds.
enum XcodePackages {
    static let name = "Dependencies"

    /// The words of a manifest for a project file's requirement.
    static func requirement(_ table: [String: PropertyListText]) -> String {
        func text(_ key: String) -> String { literal(table[key]?.text ?? "0.0.0") }
        switch table["kind"]?.text {
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(text("minimumVersion")))"
        case "exactVersion": return "exact: \(text("version"))"
        case "versionRange": return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
        case "branch": return "branch: \(text("branch"))"
        case "revision": return "revision: \(text("revision"))"
        default: return "from: \(text("minimumVersion"))"
        }
    }

    /// The folder whose manifest seems to make a product of that name: one that declares it, before one that names it in some other way,
    /// as a package that needs it does. Its exact meaning is SwiftPM's to find out.
    static func folder(of product: String, in folders: [String]) -> String? {
        let manifests = folders.map { folder in
            String(decoding: FilePaths.contents(folder + "/Package.swift") ?? Data(), as: UTF8.self)
        }
        let name = NSRegularExpression.escapedPattern(for: product)
        let declared = "\\.(library|executable|plugin)\\s*\\(\\s*name\\s*:\\s*\"\(name)\""
        let found =
            manifests.firstIndex { $0.range(of: declared, options: .regularExpression) != nil }
            ?? manifests.firstIndex { $0.contains("\"\(product)\"") }
        return found.map { folders[$0] }
    }

    /// Writes the package into a folder. Its one product is a shared library with all that the app links.
    ///
    /// - Parameters:
    ///   - resolved: the versions that a person has chosen.
    ///   - mirrors: the file that says where else packages are taken from.
    ///   - vendored: folders of packages that stand for repositories of their names, also where a package needs one.
    static func write(
        _ packages: [PackageReference], resolved: String?, mirrors: String? = nil, vendored: [String] = [],
        to folder: String
    ) throws {
        let named = Set(packages.compactMap { if case .folder(let path) = $0.place { path } else { nil } })
        var dependencies = vendored.filter { !named.contains($0) }.map { ".package(path: \(literal($0)))" }
        var products: [String] = []
        for package in packages {
            let identity: String
            switch package.place {
            case .folder(let path):
                dependencies.append(".package(path: \(literal(path)))")
                identity = FilePaths.name(path)
            case .remote(let url, let requirement):
                dependencies.append(".package(url: \(literal(url)), \(requirement))")
                identity = (FilePaths.name(url) as NSString).deletingPathExtension
            }
            products += package.products.map { ".product(name: \(literal($0)), package: \(literal(identity)))" }
        }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])],
                dependencies: [
                    \(dependencies.joined(separator: ",\n        "))
                ],
                targets: [
                    .target(
                        name: "\(name)",
                        dependencies: [
                            \(products.joined(separator: ",\n                "))
                        ])
                ])

            """
        try FilePaths.makeFolder("\(folder)/Sources/\(name)")
        try FilePaths.write(Data(manifest.utf8), to: folder + "/Package.swift")
        try FilePaths.write(
            Data("// The packages that an app links.\n".utf8), to: "\(folder)/Sources/\(name)/Empty.swift")
        try PackagePins.copyPins(resolved, to: folder)
        if let mirrors, let data = FilePaths.contents(mirrors) {
            try FilePaths.makeFolder(folder + "/.swiftpm/configuration")
            try FilePaths.write(data, to: folder + "/.swiftpm/configuration/mirrors.json")
        }
    }

    /// The packages in a project's folder of that name: copies of repositories that others name by their address.
    static func vendored(in root: String) -> [String] {
        let folder = root + "/Packages"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
            .filter { FilePaths.isFile($0 + "/Package.swift") }
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"" + escaped.filter { !$0.isNewline } + "\""
    }
}

extension PackageReference {
    /// The copy of it in the project's folder `Packages`, if there is one.
    func vendored(in root: String) -> PackageReference {
        guard case .remote(let url, _) = place else { return self }
        let name = OfflinePackages.name(url).lowercased()
        let found = XcodePackages.vendored(in: root).first { FilePaths.name($0).lowercased() == name }
        return found.map { PackageReference(place: .folder($0), products: products) } ?? self
    }
}

extension ProjectModel {
    /// Copies of repositories in the project's folder `Packages` that the project or one of its packages names by an address.
    var vendoredPackages: [String] {
        let found = XcodePackages.vendored(in: root)
        if found.isEmpty { return [] }
        var urls = resolvedPackages.map(PackagePins.locations) ?? []
        var folders = found
        for package in packages {
            switch package.place {
            case .remote(let url, _): urls.append(url)
            case .folder(let path): folders.append(path)
            }
        }
        for folder in folders {
            let text = String(decoding: FilePaths.contents(folder + "/Package.swift") ?? Data(), as: UTF8.self)
            urls += text.matches(of: #/url:\s*"([^"\n]+)"/#).map { String($0.output.1) }
        }
        let names = Set(urls.map { OfflinePackages.name($0).lowercased() })
        return found.filter { names.contains(FilePaths.name($0).lowercased()) }
    }

    /// A compiler's words with the folders that a person knows.
    func unshadowed(_ text: String) -> String {
        shadows.reduce(text) { $0.replacingOccurrences(of: $1.key + "/", with: $1.value + "/") }
    }
}
