import XCTest

@testable import PorticoProject

/// Folders that hold several things: the question names them all, and the doctor looks at each.
final class ChoiceTests: XCTestCase {
    private func load(_ folder: TemporaryProject, _ path: String = "") throws -> ProjectModel {
        try ProjectModel.loadProject(
            folder.path + path, scratch: folder.path + "/.scratch", selection: ProjectSelection())
    }

    private func error(_ folder: TemporaryProject) -> ProjectError? {
        do {
            _ = try load(folder)
            return nil
        } catch { return error as? ProjectError }
    }

    // MARK: Tuist

    private let manifest = "import ProjectDescription\nlet project = Project(name: \"Shop\")\n"

    func testTuistIsNamedWithTheWayOut() throws {
        let plain = try TemporaryProject(["Project.swift": manifest, "App/Project.swift": "", "App/a.swift": ""])
        let tuistPackage = try TemporaryProject([
            "Workspace.swift": manifest, "Package.swift": "#if TUIST\nimport ProjectDescription\n#endif\n",
        ])
        let deep = try TemporaryProject(["a.swift": "", "App/Project.swift": manifest])
        for (folder, file) in [
            (plain, "/Project.swift"), (tuistPackage, "/Workspace.swift"), (deep, "App/Project.swift"),
        ] {
            let text = error(folder).map(\.description) ?? ""
            XCTAssertTrue(text.contains(file + ": this project is described for Tuist"), text)
            XCTAssertTrue(text.contains("tuist generate"), text)
        }
        let tests = message { try ProjectModel.loadTests(plain.path, scratch: plain.path + "/.scratch") }
        XCTAssertTrue(tests.contains("Tuist"), tests)
    }

    func testTuistDoesNotCountWhereItsProjectIsCommitted() throws {
        let fixture = try XcodeFixture(files: ["Project.swift": manifest])
        XCTAssertEqual(try fixture.load(at: fixture.folder.path).name, "App")
        // A file of an app may have that name.
        let app = try TemporaryProject(["Project.swift": "struct Project {}\n"])
        XCTAssertEqual(try load(app).kind, .folder)
    }

    // MARK: Several

    func testAFolderOfProjectsAndPackagesAsksWhichOne() throws {
        let folder = try TemporaryProject([
            "apps/ios/One.xcodeproj/project.pbxproj": "", "apps/ios/One/a.swift": "",
            "apps/tv/project.yml": "targets: {}\n", "apps/tv/a.swift": "",
            "packages/Kit/Package.swift": "", "packages/Kit/Sources/Kit/a.swift": "",
        ])
        let found = try XCTUnwrap(error(folder))
        XCTAssertEqual(found.reason, "which one? apps/ios/One.xcodeproj, apps/tv/project.yml, packages/Kit")
        XCTAssertEqual(
            found.choices,
            ["apps/ios/One.xcodeproj", "apps/tv/project.yml", "packages/Kit"].map { .path(folder.path + "/" + $0) })
        // An app's own sources beside somebody's project are the app.
        try folder.add("Sources/main.swift", "")
        try FileManager.default.removeItem(atPath: folder.path + "/apps")
        XCTAssertEqual(try load(folder).kind, .folder)
    }

    func testProjectsBesideEachOtherAndAppsOfOneProjectAreChoices() throws {
        let folder = try TemporaryProject(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""])
        XCTAssertEqual(
            error(folder)?.choices, [.path(folder.path + "/A.xcodeproj"), .path(folder.path + "/B.xcodeproj")])
        let deeper = try TemporaryProject([
            "one/A.xcodeproj/project.pbxproj": "", "two/B.xcodeproj/project.pbxproj": "", "Kit/Package.swift": "",
        ])
        XCTAssertEqual(error(deeper)?.reason, "which one? one/A.xcodeproj, two/B.xcodeproj, Kit")
        let fixture = try XcodeFixture(
            objects: XcodeFixture.target("T", name: "Other", type: "application", file: "x.swift"), targets: ["T"])
        XCTAssertEqual(error(fixture.folder)?.choices, [.target("App"), .target("Other")])
    }

    /// Projects that can't be read have a report each, too: nobody is asked.
    func testTheDoctorTakesThemAll() throws {
        let folder = try TemporaryProject(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""])
        let twoApps = try XcodeFixture(
            sources: [], objects: XcodeFixture.target("T", name: "Other", type: "application", file: "x.swift"),
            targets: ["T"])
        var options = BuildOptions()
        options.buildPath = folder.path + "-build"
        let sdk = SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: [])
        let builder = AppBuilder(options: options, sdk: sdk, tool: "", environment: [:], lowering: Unchanged()) { _ in }
        let doctor = Doctor(builder, isConfined: false)
        XCTAssertEqual(
            doctor.examineAll(folder.path).map(\.path),
            [folder.path + "/A.xcodeproj", folder.path + "/B.xcodeproj"])
        let reports = doctor.examineAll(twoApps.folder.path)
        XCTAssertEqual(reports.count, 2)
        XCTAssertTrue(reports.first?.verdict.contains("the target “App” has no Swift files") ?? false, "\(reports)")
    }

    /// A library's own project beside its package is named, and is no failure.
    func testTheDoctorSaysThatALibrarysProjectHasNoApp() throws {
        let project = "{ objects = { R = {isa = PBXProject; mainGroup = R; targets = (R); }; }; rootObject = R; }"
        let folder = try TemporaryProject([
            "Package.swift": "not a manifest", "Kit.xcodeproj/project.pbxproj": project, "Sources/Kit/a.swift": "",
        ])
        var options = BuildOptions()
        options.buildPath = folder.path + "-build"
        let sdk = SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: [])
        let builder = AppBuilder(options: options, sdk: sdk, tool: "", environment: [:], lowering: Unchanged()) { _ in }
        let doctor = Doctor(builder, isConfined: false)
        let reports = doctor.examineAll(folder.path)
        XCTAssertEqual(reports.map(\.outcome), [.cannotBeRead, .hasNoApp], "\(reports)")
        XCTAssertTrue(reports[1].verdict.hasPrefix("Kit.xcodeproj: no iOS app among its targets"), reports[1].verdict)
        XCTAssertEqual(doctor.examineAll(folder.path + "/Kit.xcodeproj").map(\.outcome), [.cannotBeRead], "asked for")
        let package = DoctorReport(path: "/p", name: "Kit", outcome: .builds, verdict: "Kit: compiles")
        let text = DoctorText.text([package, reports[1]])
        XCTAssertTrue(text.hasPrefix("Kit: compiles\n"), text)
        XCTAssertTrue(text.hasSuffix(reports[1].verdict), text)
        XCTAssertTrue(DoctorText.table([package, package, reports[1]]).hasPrefix("2 of 2 projects compile"))
    }

    func testTheDoctorReadsNothingThatAnotherPorticoKept() throws {
        let project = "{ objects = { R = {isa = PBXProject; mainGroup = R; targets = (R); }; }; rootObject = R; }"
        let folder = try TemporaryProject(["Kit.xcodeproj/project.pbxproj": project, "portico": "one"])
        var options = BuildOptions()
        options.buildPath = folder.path + "-build"
        let sdk = SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: [])
        let builder = AppBuilder(
            options: options, sdk: sdk, tool: folder.path + "/portico", environment: [:], lowering: Unchanged()
        ) { _ in }
        let kept = folder.path + "-build/" + options.choice + "-doctor/lowered/kept.json"
        func keepAndExamine() throws -> Bool {
            try FilePaths.makeFolder(FilePaths.folder(kept))
            try FilePaths.write(Data("{}".utf8), to: kept)
            _ = Doctor(builder, isConfined: false).examine(folder.path + "/Kit.xcodeproj")
            return FilePaths.isFile(kept)
        }
        XCTAssertFalse(try keepAndExamine(), "nobody knows who kept it")
        XCTAssertTrue(try keepAndExamine(), "the same")
        try folder.add("portico", "another")
        XCTAssertFalse(try keepAndExamine(), "another Portico")
    }

    private struct Unchanged: SourceLowering {
        func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources {
            LoweredSources(project.sources.map { LoweredSource(original: $0, lowered: nil) })
        }
        func testClasses(
            of sources: [String], others: [String], _ project: ProjectModel, cache: String
        ) throws -> [TestClassNames] { [] }
        func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool { false }
        func patch(_ source: LivePatchSource, number: Int) -> LivePatch { .nothing }
        func examine(
            _ project: ProjectModel, cache: String
        ) throws -> (sources: [LoweredSource], errors: [LoweringFinding]) {
            (try lower(project, cache: cache).files, [])
        }
    }

    func testAPackageWithoutAProgramNamesTheProjectsBesideIt() throws {
        let folder = try TemporaryProject([
            "Package.swift": "", "Kit.xcodeproj/project.pbxproj": "", "Example/Demo/Demo.xcodeproj/project.pbxproj": "",
            "Sources/Kit/a.swift": "",
        ])
        XCTAssertEqual(
            PathAdvice.projects(besidePackage: folder.path).map(folder.relative),
            ["Kit.xcodeproj", "Example/Demo/Demo.xcodeproj"])
        let error = ProjectError.hasNoProgram("Kit", alternatives: ["Kit.xcodeproj"])
        XCTAssertTrue(error.remedy.hasPrefix("name a project beside it (Kit.xcodeproj)"), error.remedy)
    }
}
