import XCTest

@testable import PorticoProject

/// The builds that draw previews.
final class PreviewAppTests: XCTestCase {
    private struct NoLowering: SourceLowering {
        func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources { LoweredSources([]) }
        func testClasses(
            of sources: [String], others: [String], _ project: ProjectModel, cache: String
        ) throws -> [TestClassNames] { [] }
        func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool { false }
        func patch(_ source: LivePatchSource, number: Int) -> LivePatch { .nothing }
        func examine(
            _ project: ProjectModel, cache: String
        ) throws -> (sources: [LoweredSource], errors: [LoweringFinding]) { ([], []) }
    }

    private func builder() -> AppBuilder {
        var options = BuildOptions()
        options.gathersPreviews = true
        let sdk = SDK(folder: "/sdk", modules: "/sdk/Modules", moduleMaps: [], headers: [])
        return AppBuilder(
            options: options, sdk: sdk, tool: "/portico", environment: [:], lowering: NoLowering(), report: { _ in })
    }

    func testABuildWithPreviewsHasAFolderOfItsOwn() {
        var options = BuildOptions()
        XCTAssertEqual(options.choice, "debug")
        options.gathersPreviews = true
        XCTAssertEqual(options.choice, "debug-previews")
    }

    func testAPackageWithoutAProgramGetsAnAppAroundItsLibraries() throws {
        let folder = try TemporaryProject([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", products: [.library(name: "Cards", targets: ["Cards"]), .library(name: "More", targets: ["More"])],
                targets: [.target(name: "Cards"), .target(name: "More")])
            """, "Sources/Cards/A.swift": "", "Sources/More/B.swift": "",
        ])
        let scratch = FilePaths.folder(folder.path) + "/scratch"
        let package = try PackageScan.scan(folder.path, scratch: scratch, product: nil)
        XCTAssertEqual(package.libraries.sorted(), ["Cards", "More"])
        let app = try builder().previewApp(of: package, folder: scratch + "-app", scratch: scratch)
        XCTAssertEqual(app.kind, .xcode)
        XCTAssertEqual(app.parts.map(\.product), [.application])
        XCTAssertEqual(app.packages, [PackageReference(place: .folder(folder.path), products: package.libraries)])
        // The package's own sources are among those that are lowered.
        XCTAssertTrue(app.sources.contains(folder.path + "/Sources/Cards/A.swift"), "\(app.sources)")
        XCTAssertTrue(app.sources.contains { $0.hasSuffix("/preview-app/main.swift") })
    }

    func testAPackageWithNothingToLoadIsRefused() throws {
        let package = ProjectModel(kind: .package, root: "/p", name: "Empty")
        XCTAssertTrue(
            message { try builder().previewApp(of: package, folder: "/tmp/x", scratch: "/tmp/y") }
                .contains("neither a program nor a library"))
    }
}
