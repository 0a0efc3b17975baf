import XCTest

@testable import PorticoProject

final class XcodeTestTargetTests: XCTestCase {
    private static let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App\";"

    private func fixture(_ files: [String: String] = [:]) throws -> XcodeFixture {
        let dependency = "dependencies = ( DEP );"
        let objects =
            XcodeFixture.target(
                "UNIT", name: "AppTests", type: "bundle.unit-test", file: "Tests/A.swift", more: dependency
            )
            .replacingOccurrences(of: "buildSettings = { };", with: "buildSettings = { \(Self.host) };")
            + XcodeFixture.target("LOGIC", name: "LogicTests", type: "bundle.unit-test", file: "Tests/L.swift")
            + XcodeFixture.target(
                "UI", name: "AppUITests", type: "bundle.ui-testing", file: "Tests/U.swift", more: dependency
            )
            .replacingOccurrences(of: "buildSettings = { };", with: "buildSettings = { TEST_TARGET_NAME = App; };")
            + "DEP = {isa = PBXTargetDependency; target = APP; };"
        var all = ["Tests/A.swift": "", "Tests/L.swift": "", "Tests/U.swift": ""]
        all.merge(files) { $1 }
        return try XcodeFixture(
            objects: objects, targets: ["UNIT", "LOGIC", "UI"], children: ["UNITF", "LOGICF", "UIF"], files: all)
    }

    private func load(_ fixture: XcodeFixture, _ selection: ProjectSelection = .init()) throws -> ProjectModel {
        try ProjectModel.loadTests(fixture.path, scratch: fixture.folder.path + "/.scratch", selection: selection)
    }

    func testTargetsKnowWhereTheyRun() throws {
        let project = try load(try fixture())
        XCTAssertEqual(project.tests.map(\.name), ["AppTests", "LogicTests", "AppUITests"])
        XCTAssertEqual(project.tests.map(\.place), [.hosted, .alone, .beside])
        XCTAssertEqual(project.tests.map(\.app), ["App", nil, "App"])
        XCTAssertEqual(project.parts.map(\.name), ["App", "AppTests", "LogicTests", "AppUITests"])
        XCTAssertEqual(project.parts[1].dependencies, ["App"])
        XCTAssertEqual(project.name, "App")
    }

    func testATargetIsChosenByNameOrByItsApp() throws {
        let fixture = try fixture()
        XCTAssertEqual(try load(fixture, .init(target: "LogicTests")).tests.map(\.name), ["LogicTests"])
        XCTAssertEqual(try load(fixture, .init(target: "App")).tests.map(\.name), ["AppTests", "AppUITests"])
        XCTAssertEqual(
            message { try self.load(fixture, .init(target: "Nope")) },
            "\(fixture.path): “Nope” is no test target, nor an app with tests: use one of AppTests, LogicTests, AppUITests"
        )
    }

    func testASchemeListsItsTests() throws {
        let scheme = """
            <Scheme><LaunchAction buildConfiguration="Debug"/><TestAction buildConfiguration="Release"><Testables>
            <TestableReference skipped="NO" parallelizable="YES"><BuildableReference BlueprintIdentifier="UNIT" BlueprintName="AppTests"/>
            <SkippedTests><Test Identifier="SlowTests/testAll()"/><Test Identifier="OldTests"/></SkippedTests></TestableReference>
            <TestableReference skipped="YES"><BuildableReference BlueprintIdentifier="UI" BlueprintName="AppUITests"/>
            </TestableReference></Testables></TestAction></Scheme>
            """
        let fixture = try fixture(["App.xcodeproj/xcshareddata/xcschemes/CI.xcscheme": scheme])
        let project = try load(fixture, .init(scheme: "CI"))
        XCTAssertEqual(project.tests.map(\.name), ["AppTests"])
        let selection = TestSelection(skips: project.tests[0].skipped)
        XCTAssertFalse(selection.includes("AppTests.SlowTests/testAll"))
        XCTAssertTrue(selection.includes("AppTests.SlowTests/testAllButOne"))
        XCTAssertFalse(selection.includes("AppTests.OldTests/testThis"))
        XCTAssertTrue(selection.includes("AppTests.OldTestsOfMine/testThis"))
        XCTAssertEqual(project.tests.map(\.isParallel), [true])
        XCTAssertEqual(project.parts.first?.conditions, [], "the scheme's configuration is Release")
    }

    func testATestPlanListsTargetsAndTests() throws {
        let scheme = """
            <Scheme><TestAction><TestPlans><TestPlanReference reference="container:All.xctestplan" default="YES"/></TestPlans>
            </TestAction></Scheme>
            """
        let plan = """
            {"testTargets": [{"parallelizable": true, "target": {"identifier": "UNIT", "name": "AppTests"}, "selectedTests": ["A\\/testOne()"]},
            {"enabled": false, "target": {"identifier": "LOGIC", "name": "LogicTests"}}], "version": 1}
            """
        let fixture = try fixture([
            "App.xcodeproj/xcshareddata/xcschemes/CI.xcscheme": scheme, "All.xctestplan": plan,
        ])
        let project = try load(fixture, .init(scheme: "CI"))
        XCTAssertEqual(project.tests.map(\.name), ["AppTests"])
        XCTAssertEqual(project.tests.map(\.isParallel), [true])
        let selection = TestSelection(filters: project.tests[0].selected)
        XCTAssertTrue(selection.includes("AppTests.A/testOne"))
        XCTAssertFalse(selection.includes("AppTests.A/testOneMore"))
    }

    func testAProjectWithoutTestsSaysSo() throws {
        let fixture = try XcodeFixture()
        XCTAssertTrue(message { try self.load(fixture) }.contains("it has no test target for iOS"))
    }

    func testTheRunnerListsTests() {
        let text = TestSources.runner(
            module: "AppTests", imports: [],
            classes: [
                TestClassNames(
                    name: "A", methods: [.init(name: "testX", isAsync: false), .init(name: "testY", isAsync: true)])
            ])
        XCTAssertTrue(text.contains("(\"testX\", A.testX),"))
        XCTAssertTrue(text.contains("(\"testY\", asyncTest(A.testY)),"))
        XCTAssertTrue(text.contains("_porticoRunTests([testCase(A._porticoTests0)])"))
    }
}
