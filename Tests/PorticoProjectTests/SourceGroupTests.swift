import Foundation
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

extension SourceGroupTests {
    /// DEV-348.
    func testAPackageThatKnowsLinuxKeepsItsBranchesUnlessItImportsUIKit() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "portico-groups-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ text: String) throws -> String {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            return folder.path + "/" + name
        }
        let knowing = try file("A.swift", "#if os(Linux)\nimport Glibc\n#endif")
        let plain = try file("B.swift", "struct B {}")
        let views = try file("C.swift", "import UIKit")
        XCTAssertTrue(SourceGroup.knowsLinux([plain, knowing]))
        XCTAssertFalse(SourceGroup.knowsLinux([plain]))
        XCTAssertFalse(SourceGroup.knowsLinux([knowing, views]))
        XCTAssertTrue(SourceGroup.knowsLinux([plain, "/a/shim.c"]), "C code sees Linux")
        XCTAssertFalse(SourceGroup.knowsLinux([plain, "/a/shim.c", "/a/shim.m"]))
        XCTAssertFalse(SourceGroup.knowsLinux([views, "/a/shim.c"]))
        let publishers = try file(
            "D.swift", "#if canImport(Combine)\nimport Combine\n#else\nimport OpenCombineShim\n#endif")
        XCTAssertFalse(SourceGroup.knowsLinux([knowing, publishers]), "Combine is here")
    }

    func testTheCommandLineDecides() {
        var project = ProjectModel(kind: .package, root: "/a", name: "A")
        var group = SourceGroup(module: "Quick", files: [], conditions: nil)
        group.package = "quick"
        project.packageGroups = [group]
        XCTAssertEqual(project.platformNotes(BuildOptions()), ["the package quick is built as for iOS"])
        var options = BuildOptions()
        options.linuxPackages = ["Quick"]
        XCTAssertEqual(project.platformNotes(options), ["the package quick is built as for Linux"])
    }

    func testAManifestsDefinesAreKnown() throws {
        let dump = """
            {"targets": [{"name": "A", "settings": [
              {"tool": "swift", "kind": {"define": {"_0": "FANCY"}}},
              {"tool": "swift", "kind": {"define": {"_0": "ONLY_IOS"}}, "condition": {"platformNames": ["ios"]}},
              {"tool": "swift", "kind": {"define": {"_0": "ONLY_LINUX"}}, "condition": {"platformNames": ["linux"]}},
              {"tool": "swift", "kind": {"define": {"_0": "CHECKS"}}, "condition": {"config": "debug", "platformNames": []}},
              {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DONE", "-D", "TWO", "-O"]}}},
              {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
              {"tool": "c", "kind": {"define": {"_0": "C_ONLY"}}}]}, {"name": "B"}]}
            """
        let defines = try PackageDefines(Data(dump.utf8))
        var group = SourceGroup(module: "A", files: [], conditions: nil)
        defines.applyDefines(to: &group, target: "A")
        XCTAssertEqual(group.conditions, ["SWIFT_PACKAGE", "FANCY", "ONLY_IOS", "ONE", "TWO"])
        XCTAssertEqual(group.decided, ["ONLY_IOS", "ONLY_LINUX"])
        XCTAssertEqual(group.configured, ["debug": ["CHECKS"]])
        var linux = SourceGroup(module: "A", files: [], conditions: nil)
        linux.isForLinux = true
        defines.applyDefines(to: &linux, target: "A")
        XCTAssertEqual(linux.conditions, ["SWIFT_PACKAGE", "FANCY", "ONLY_LINUX", "ONE", "TWO"])
        XCTAssertEqual(linux.decided, [])

        var project = ProjectModel(kind: .package, root: "/a", name: "A")
        project.packageGroups = [group]
        XCTAssertEqual(project.sourceGroups(options).first?.conditions?.contains("CHECKS"), true)
    }
}
