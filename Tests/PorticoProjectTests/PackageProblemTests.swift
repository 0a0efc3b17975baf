import XCTest

@testable import PorticoProject

/// What is said of a package that SwiftPM can't read.
final class PackageProblemTests: XCTestCase {
    func testADependencyThatCannotBeClonedIsNamed() {
        let output = """
            Fetching https://example.com/nobody/Thing.git
            warning: 'thing': skipping cache due to an error: Failed to clone repository https://example.com/nobody/Thing.git:
                fatal: repository 'cache' not found
            error: Failed to clone repository https://example.com/nobody/Thing.git:
                Cloning into bare repository '/tmp/Thing-5e73e5f9'...
                fatal: unable to access 'https://example.com/nobody/Thing.git/': Could not resolve host: example.com
            """
        let problem = PackageScan.problem(output, manifest: "/a/Package.swift")
        XCTAssertEqual(
            problem.description,
            "/a/Package.swift: the dependency https://example.com/nobody/Thing.git can't be cloned: unable to access "
                + "'https://example.com/nobody/Thing.git/': Could not resolve host: example.com: look whether its address is "
                + "right, and whether git reaches it from here")
    }

    func testASchemeIsOneOfTheProjectBesideThePackage() throws {
        let folder = try TemporaryProject(["Package.swift": "", "Demo.xcodeproj/project.pbxproj": ""])
        func isPackage(_ selection: ProjectSelection) -> Bool { ProjectModel.isPackage(folder.path, selection) }
        XCTAssertTrue(isPackage(ProjectSelection()))
        XCTAssertFalse(isPackage(ProjectSelection(scheme: "Demo")))
        XCTAssertFalse(isPackage(ProjectSelection(target: "Demo")))
        XCTAssertTrue(isPackage(ProjectSelection(product: "demo", scheme: "Demo")))
        XCTAssertTrue(ProjectModel.alternatives(toPackage: folder.path).contains("Demo.xcodeproj"))
        let alone = try TemporaryProject(["Package.swift": ""])
        XCTAssertTrue(ProjectModel.isPackage(alone.path, ProjectSelection(scheme: "Demo")))
        XCTAssertEqual(ProjectModel.alternatives(toPackage: alone.path), "")
    }

    func testOtherErrorsAreGivenAsSwiftPMSaysThem() {
        let output = "warning: a\nerror: the package at '/b' cannot be accessed\nerror: more"
        XCTAssertEqual(
            PackageScan.problem(output, manifest: "M").reason, "error: the package at '/b' cannot be accessed")
        XCTAssertEqual(PackageScan.problem("", manifest: "M").reason, "SwiftPM cannot read it")
    }
}
