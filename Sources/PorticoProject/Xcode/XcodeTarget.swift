import Foundation

/// A target of a project file.
struct XcodeTarget: Equatable {
    enum Kind: Hashable {
        case application, framework, staticLibrary, bundle, unitTests, uiTests
        /// Runs scripts or other tools and makes nothing itself.
        case aggregate
        /// Not built here; the text says what it is.
        case other(String)
    }

    let id: XcodeProject.ID
    let project: String
    let name: String
    let kind: Kind
    /// The file name of what it makes: `App.app`, `Shapes.framework`.
    let product: String?
    let phases: [XcodeProject.ID]
    let dependencies: [XcodeProject.ID]
    let packageProducts: [XcodeProject.ID]
    let synchronizedFolders: [XcodeProject.ID]
    let configurations: XcodeProject.ID?

    init?(id: XcodeProject.ID, in file: XcodeProject) {
        guard let isa = file.kind(id), isa.hasSuffix("Target") else { return nil }
        self.id = id
        project = file.path
        name = file.text(id, "name") ?? file.text(id, "productName") ?? "?"
        kind = Self.kind(isa, file.text(id, "productType") ?? "")
        product = file.text(id, "productReference").flatMap { file.text($0, "path").map(FilePaths.name) }
        phases = file.list(id, "buildPhases")
        dependencies = file.list(id, "dependencies")
        packageProducts = file.list(id, "packageProductDependencies")
        synchronizedFolders = file.list(id, "fileSystemSynchronizedGroups")
        configurations = file.text(id, "buildConfigurationList")
    }

    var isTests: Bool { kind == .unitTests || kind == .uiTests }

    private static func kind(_ isa: String, _ type: String) -> Kind {
        switch isa {
        case "PBXAggregateTarget": return .aggregate
        case "PBXLegacyTarget": return .other("target of an external build tool")
        default: break
        }
        switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application": return .application
        case "framework", "library.dynamic": return .framework
        case "library.static", "framework.static": return .staticLibrary
        case "bundle": return .bundle
        case "bundle.unit-test": return .unitTests
        case "bundle.ui-testing": return .uiTests
        case "application.on-demand-install-capable": return .other("app clip")
        case let name where name.contains("watch"): return .other("watch app")
        case let name where name.contains("extension"): return .other("app extension")
        case let name where name.contains("messages"): return .other("app for Messages")
        case "tool": return .other("command line tool")
        case "": return .other("target without a product type")
        case let name: return .other(name)
        }
    }
}
