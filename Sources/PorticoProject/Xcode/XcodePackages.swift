import Foundation

/// The packages of an Xcode project as one package of our own, which SwiftPM resolves and builds.
enum XcodePackages {
    static let name = "Dependencies"

    /// What a manifest says for a project file's requirement.
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

    /// Whether a folder's manifest seems to have a product of that name; its exact meaning is SwiftPM's to find out.
    static func names(product: String, in folder: String) -> Bool {
        guard let data = FilePaths.contents(folder + "/Package.swift") else { return false }
        return String(decoding: data, as: UTF8.self).contains("\"\(product)\"")
    }

    /// Writes the package into a folder. Its one product is a shared library with all that the app links.
    static func write(_ packages: [PackageReference], resolved: String?, to folder: String) throws {
        var dependencies: [String] = []
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
        let pins = folder + "/Package.resolved"
        if let resolved, let data = FilePaths.contents(resolved), !FilePaths.isFile(pins) {
            try FilePaths.write(data, to: pins)
        }
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"" + escaped.filter { !$0.isNewline } + "\""
    }
}
