import XCTest

@testable import PorticoProject

/// What a build makes of Core Data models, wherever a project has them.
final class DataModelFilesTests: XCTestCase {
    static let item =
        "<model><entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"/></model>"

    static func current(_ name: String) -> String {
        TemporaryProject.plist("<key>_XCCurrentVersionName</key><string>\(name).xcdatamodel</string>")
    }

    private func files(in folder: String) -> Set<String> {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return Set(all.filter { FilePaths.isFile(folder + "/" + $0) })
    }

    private func assemble(_ project: TemporaryProject) throws -> String {
        let path = FilePaths.folder(project.path) + "/Demo.app"
        var bundle = AppBundle(path: path, root: project.path)
        try bundle.assembleBundle(
            try project.scan(), plist: try InfoPlist(path: nil, shown: "", name: "Demo", module: "Demo"), extra: [])
        return path
    }

    /// DEV-1150.
    func testAModelHasItsVersionsAndTheNameOfTheCurrentOne() throws {
        let project = try TemporaryProject([
            "A.swift": "", "Data/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "<model><entity name=\"Old\"/></model>",
            "Data/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": Self.item,
            "Data/Shop.xcdatamodeld/.xccurrentversion": Self.current("Shop 2"),
            "Log.xcdatamodel/contents": Self.item,
        ])
        let app = try assemble(project)
        XCTAssertEqual(
            files(in: app),
            ["Info.plist", "Shop.momd/Shop.mom", "Shop.momd/Shop 2.mom", "Shop.momd/VersionInfo.plist", "Log.mom"])
        XCTAssertEqual(FilePaths.contents(app + "/Shop.momd/Shop 2.mom"), Data(Self.item.utf8))
        let info = try XCTUnwrap(FilePaths.contents(app + "/Shop.momd/VersionInfo.plist"))
        let values = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: String]
        XCTAssertEqual(values, ["NSManagedObjectModel_CurrentVersionName": "Shop 2"])

        // A version that is gone is gone from the app.
        try FileManager.default.removeItem(atPath: project.path + "/Data/Shop.xcdatamodeld/Shop.xcdatamodel")
        _ = try assemble(project)
        XCTAssertFalse(files(in: app).contains("Shop.momd/Shop.mom"))
    }

    func testWithoutANameTheFirstVersionCounts() throws {
        let folder = try TemporaryProject([
            "M.xcdatamodeld/A.xcdatamodel/contents": Self.item, "N.xcdatamodeld/A.xcdatamodel/contents": Self.item,
            "N.xcdatamodeld/N.xcdatamodel/contents": Self.item,
        ])
        let files = DataModelFiles(root: folder.path)
        XCTAssertEqual(try files.versions(of: folder.path + "/M.xcdatamodeld").current.name, "A")
        XCTAssertEqual(try files.versions(of: folder.path + "/N.xcdatamodeld").current.name, "N")
    }

    func testBundlesOfPackagesHaveThem() throws {
        let folder = try TemporaryProject([
            "P_T.resources/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.item,
            "P_T.resources/other.txt": "",
        ])
        let bundle = folder.path + "/P_T.resources"
        let models = DataModelFiles(root: folder.path)
        try models.compileAll(below: bundle, isKept: true)
        XCTAssertTrue(files(in: bundle).contains("Shop.xcdatamodeld/Shop.xcdatamodel/contents"), "SwiftPM's own stays")
        try models.compileAll(below: bundle)
        XCTAssertEqual(files(in: bundle), ["Shop.momd/Shop.mom", "Shop.momd/VersionInfo.plist", "other.txt"])
    }

    func testAnXcodeProjectsVersionGroupIsAResource() throws {
        let fixture = try XcodeFixture(
            objects: """
                V = {isa = XCVersionGroup; path = "App/Shop.xcdatamodeld"; sourceTree = SOURCE_ROOT; children = ( VM, ); };
                VM = {isa = PBXFileReference; path = Shop.xcdatamodel; sourceTree = "<group>"; };
                VB = {isa = PBXBuildFile; fileRef = V; };
                S2 = {isa = PBXSourcesBuildPhase; files = ( VB ); };
                """, phases: ["S2"], children: ["V"],
            files: ["App/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.item])
        let project = try fixture.load()
        XCTAssertEqual(project.resources.map { fixture.folder.relative($0.path) }, ["App/Shop.xcdatamodeld"])
        XCTAssertEqual(project.parts.last?.resources.map(\.destination), ["Shop.xcdatamodeld"])
        XCTAssertEqual(project.notes, [])
    }

    func testASpecsModelIsAResource() throws {
        let folder = try TemporaryProject([
            "project.yml":
                "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [App]\n",
            "App/App.swift": "", "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.item,
        ])
        let project = try ProjectModel.loadProject(
            folder.path, scratch: folder.path + "/.scratch", selection: ProjectSelection())
        XCTAssertEqual(project.resources.map { folder.relative($0.path) }, ["App/Shop.xcdatamodeld"])
    }

    /// DEV-1151.
    func testAPackagesModelThatAsksForClassesIsNamed() throws {
        let folder = try TemporaryProject([
            "A.xcdatamodeld/A.xcdatamodel/contents": "<model/>", "B.xcdatamodel/contents": Self.item,
            "C.xcdatamodel/contents": "?", "d.txt": "",
        ])
        let notes = DataModelFiles(root: folder.path).notesOnCode(
            of: ["A.xcdatamodeld", "B.xcdatamodel", "C.xcdatamodel", "d.txt"].map { folder.path + "/" + $0 })
        XCTAssertEqual(notes.count, 1)
        XCTAssertTrue(notes[0].hasPrefix("B.xcdatamodel: no classes are made of a package's model (Item): "), notes[0])
    }

    func testTheDoctorCountsThem() throws {
        let folder = try TemporaryProject([
            "A.xcdatamodeld/A.xcdatamodel/contents": "<model/>", "A.xcdatamodeld/B.xcdatamodel/contents": "<model/>",
            "B.xcdatamodel/contents": Self.item, "C.xcdatamodel/contents": "?",
        ])
        let files = DataModelFiles(root: folder.path)
        XCTAssertEqual(
            ["A.xcdatamodeld", "B.xcdatamodel", "C.xcdatamodel"].map { files.summary(of: folder.path + "/" + $0) },
            [
                "A.xcdatamodeld: 2 versions, 0 entities, code made for 0",
                "B.xcdatamodel: 1 version, 1 entity, code made for 1", nil,
            ])
        var report = DoctorReport(path: "", name: "A", outcome: .builds, verdict: "builds")
        report.models = ["B.xcdatamodel: 1 version"]
        XCTAssertTrue(DoctorText.text(report).contains("\n  models       B.xcdatamodel: 1 version"))
    }

    func testWhatIsWrongWithAModelsFolderIsAnErrorWithARemedy() throws {
        let cases: [([String: String], String)] = [
            (["M.xcdatamodeld/x.txt": ""], "M.xcdatamodeld: this model has no version"),
            (["M.xcdatamodeld/M.xcdatamodel/layout": ""], "M.xcdatamodeld/M.xcdatamodel: this model has no file"),
            (["M.xcdatamodeld/M.xcdatamodel/elements": ""], "M.xcdatamodeld/M.xcdatamodel: this model is of before"),
            (
                [
                    "M.xcdatamodeld/M.xcdatamodel/contents": Self.item,
                    "M.xcdatamodeld/.xccurrentversion": Self.current("N"),
                ],
                "M.xcdatamodeld/.xccurrentversion: the current version is “N.xcdatamodel”, and the model has no such"
            ),
            (
                ["M.xcdatamodeld/M.xcdatamodel/contents": Self.item, "M.xcdatamodeld/.xccurrentversion": "?"],
                "M.xcdatamodeld/.xccurrentversion: this file names no version"
            ),
        ]
        for (files, words) in cases {
            let folder = try TemporaryProject(files)
            let text = message {
                try DataModelFiles(root: folder.path).versions(of: folder.path + "/M.xcdatamodeld")
            }
            XCTAssertTrue(text.hasPrefix(words), text)
            XCTAssertEqual(text.components(separatedBy: ": ").count, 3, text)
        }
    }
}
