import Foundation
import PorticoHost
import XCTest

@testable import PorticoProject

/// What the doctor runs of a project reaches nothing of its user's.
final class ConfinedToolsTests: XCTestCase {
    func testAManifestReachesNothing() throws {
        try XCTSkipIf(Confinement.warning != nil, Confinement.warning ?? "")
        let outside = FilePaths.absolute(NSTemporaryDirectory() + "/portico-outside-" + UUID().uuidString)
        try FilePaths.makeFolder(outside)
        defer { try? FileManager.default.removeItem(atPath: outside) }
        try FilePaths.write(Data("secret".utf8), to: outside + "/key")
        chmod(outside + "/key", 0o604)
        let project = try TemporaryProject([
            "Sources/a/a.swift": "let x = 1",
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            import Foundation
            let key = (try? String(contentsOfFile: "\(outside)/key", encoding: .utf8)) ?? "none"
            try? "x".write(toFile: "\(outside)/ran", atomically: false, encoding: .utf8)
            chmod("\(outside)/key", 0o777)
            let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 ? "open" : "closed"
            let token = ProcessInfo.processInfo.environment["FIXTURE_TOKEN"] ?? "none"
            let package = Package(name: "saw-\\(key)-\\(network)-\\(token)", targets: [.target(name: "a")])
            """,
        ])
        setenv("FIXTURE_TOKEN", "token", 1)
        defer { unsetenv("FIXTURE_TOKEN") }
        let scratch = FilePaths.folder(project.path) + "/doctor"
        let tools = try ConfinedTools(
            reading: Doctor.folders(of: project.path), writing: scratch,
            environment: ProcessInfo.processInfo.environment)
        let model = try ToolRunner.confining(tools) {
            try PackageScan.scan(project.path, scratch: scratch + "/swiftpm", product: nil)
        }
        XCTAssertEqual(model.name, "saw-none-closed-none")
        XCTAssertFalse(FilePaths.isFile(outside + "/ran"))
        var status = stat()
        stat(outside + "/key", &status)
        XCTAssertEqual(status.st_mode & 0o777, 0o604)
    }

    /// SwiftPM would write down the versions beside the manifest, where nothing may be written.
    func testDependenciesAreFetchedAndTheProjectStaysAsItIs() throws {
        try XCTSkipIf(Confinement.warning != nil, Confinement.warning ?? "")
        let project = try TemporaryProject(["Sources/a/a.swift": "import Kit"])
        try project.add("../kit/Sources/Kit/kit.swift", "public let kit = 1")
        try project.add(
            "../kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """)
        let above = FilePaths.folder(project.path)
        try project.add(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "a", dependencies: [.package(url: "\(above)/kit", from: "1.0.0")],
                targets: [.target(name: "a", dependencies: [.product(name: "Kit", package: "kit")])])
            """)
        let git = try XCTUnwrap(FilePaths.program("git"))
        for arguments in [
            ["init", "-q"], ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a"],
            ["tag", "1.0.0"],
        ] { _ = try ToolRunner.output(git, arguments, in: above + "/kit") }
        let scratch = above + "/doctor"
        let tools = try ConfinedTools(
            reading: Doctor.folders(of: project.path), writing: scratch,
            environment: ProcessInfo.processInfo.environment)
        let model = try ToolRunner.confining(tools) {
            try PackageScan.scan(project.path, scratch: scratch + "/swiftpm", product: nil)
        }
        XCTAssertTrue(model.modules.contains("Kit"), "\(model.modules)")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: project.path).sorted(), ["Package.swift", "Sources"])
    }

    func testPackagesBesideAProjectAreFoundByText() throws {
        let project = try TemporaryProject([
            "Package.swift":
                #"let p = [.package(path: "../Kit"), .package(path: "../../.."), .package(url: "file:///etc", from: "1.0.0")]"#,
            "App.xcodeproj/project.pbxproj": "{ relativePath = ../Other; }",
        ])
        try project.add("../Kit/Package.swift", "")
        try project.add("../Other/Package.swift", "")
        let above = FilePaths.folder(project.path)
        XCTAssertEqual(Set(LocalPackages.folders(of: project.path)), [above + "/Kit", above + "/Other"])
    }
}
