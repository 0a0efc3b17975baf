import XCTest

@testable import PorticoProject

/// Which conditions a file is compiled under.
final class SourceGroupTests: XCTestCase {
    private var options: BuildOptions {
        var options = BuildOptions()
        options.conditions = ["STAGING"]
        return options
    }

    func testAFolderHasWhatTheOptionsDefine() {
        var project = ProjectModel(kind: .folder, root: "/a", name: "A", sources: ["/a/A.swift"])
        XCTAssertEqual(
            project.sourceGroups(options),
            [SourceGroup(module: "A", files: ["/a/A.swift"], conditions: ["STAGING", "DEBUG"])])
        var release = options
        release.configuration = .release
        project.sources = []
        XCTAssertEqual(project.sourceGroups(release).first?.conditions, ["STAGING"])
    }

    func testAPackageWhoseManifestDefinesSomethingIsLeftToTheCompiler() {
        var project = ProjectModel(kind: .package, root: "/a", name: "A")
        project.packageGroups = [
            SourceGroup(module: "A", files: ["/a/A.swift"], conditions: ["SWIFT_PACKAGE"]),
            SourceGroup(module: "B", files: ["/b/B.swift"], conditions: nil),
        ]
        XCTAssertEqual(
            project.sourceGroups(options).map(\.conditions), [["SWIFT_PACKAGE", "STAGING", "DEBUG"], nil])
    }
}
