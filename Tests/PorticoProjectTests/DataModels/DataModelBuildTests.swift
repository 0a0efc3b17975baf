import XCTest

@testable import PorticoProject

/// Which sources a build adds to a project's own for its Core Data models.
final class DataModelBuildTests: XCTestCase {
    private struct Nothing: SourceLowering {
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

    private func builder(_ folder: TemporaryProject) -> AppBuilder {
        let sdk = SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: [])
        return AppBuilder(options: BuildOptions(), sdk: sdk, tool: "", environment: [:], lowering: Nothing()) { _ in }
    }

    private func date(_ path: String) throws -> Date {
        try XCTUnwrap(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }

    func testAFolderGetsTheSourcesOfTheCurrentVersionAndKeepsWhatDidNotChange() throws {
        let project = try TemporaryProject([
            "A.swift": "", "M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
            "M.xcdatamodeld/M 2.xcdatamodel/contents": DataModelFilesTests.item,
            "M.xcdatamodeld/.xccurrentversion": DataModelFilesTests.current("M 2"),
        ])
        let made = FilePaths.folder(project.path) + "/made"
        let first = try builder(project).addingDataModelCode(to: try project.scan(), folder: made)
        let names = ["Item+CoreDataClass.swift", "Item+CoreDataProperties.swift"]
        XCTAssertEqual(first.sources, [project.path + "/A.swift"] + names.map { made + "/Demo/" + $0 })
        XCTAssertEqual(first.sourceGroups(BuildOptions()).first?.files, first.sources)

        let old = Date(timeIntervalSince1970: 1_000_000)
        for name in names {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: made + "/Demo/" + name)
        }
        let attribute = "<attribute name=\"a\" attributeType=\"String\"/></entity></model>"
        try project.add(
            "M.xcdatamodeld/M 2.xcdatamodel/contents",
            DataModelFilesTests.item.replacingOccurrences(of: "/></model>", with: ">" + attribute))
        _ = try builder(project).addingDataModelCode(to: try project.scan(), folder: made)
        XCTAssertEqual(try date(made + "/Demo/" + names[0]), old, "the class is as it was")
        XCTAssertNotEqual(try date(made + "/Demo/" + names[1]), old)

        try project.add("M.xcdatamodeld/M 2.xcdatamodel/contents", "<model/>")
        let last = try builder(project).addingDataModelCode(to: try project.scan(), folder: made)
        XCTAssertEqual(last.sources, [project.path + "/A.swift"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: made + "/Demo"), [])
    }

    func testEachModuleOfAnXcodeProjectGetsItsOwn() throws {
        let fixture = try XcodeFixture(
            resources: ["App/M.xcdatamodeld"],
            files: ["App/M.xcdatamodeld/M.xcdatamodel/contents": DataModelFilesTests.item])
        let made = FilePaths.folder(fixture.folder.path) + "/made"
        let project = try builder(fixture.folder).addingDataModelCode(to: try fixture.load(), folder: made)
        XCTAssertEqual(project.parts.last?.sources.count, 3)
        XCTAssertTrue(project.sources.contains(made + "/App/Item+CoreDataClass.swift"))
    }

    func testAClassThatTheProjectHasAlreadyIsAnError() throws {
        let project = try TemporaryProject([
            "Item+CoreDataClass.swift": "", "M.xcdatamodeld/M.xcdatamodel/contents": DataModelFilesTests.item,
        ])
        let text = message {
            try builder(project).addingDataModelCode(to: try project.scan(), folder: project.path + "/.made")
        }
        XCTAssertTrue(
            text.hasPrefix(
                "M.xcdatamodeld/M.xcdatamodel/contents: the model's code generation makes Item+CoreDataClass.swift, "
                    + "which Item+CoreDataClass.swift is already: "), text)
        XCTAssertTrue(text.contains("Manual/None"), text)
    }
}
