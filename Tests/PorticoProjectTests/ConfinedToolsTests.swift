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

    func testPackagesBesideAProjectAreFoundByText() throws {
        let project = try TemporaryProject([
            "Package.swift":
                #"let p = [.package(path: "../Kit"), .package(path: "../../.."), .package(url: "file:///etc", from: "1.0.0")]"#,
            "App.xcodeproj/project.pbxproj": "{ relativePath = ../Other; }",
            "../Kit/Package.swift": #".package(name: "Deep", path: "Deep")"#, "../Kit/Deep/Package.swift": "",
            "../Other/Package.swift": "",
        ])
        let above = FilePaths.folder(project.path)
        XCTAssertEqual(Set(LocalPackages.folders(of: project.path)), [above + "/Kit", above + "/Other"])
    }
}
