import Foundation
import XCTest

@testable import PorticoProject

final class NewProjectTests: XCTestCase {
    private let folder = FilePaths.absolute(NSTemporaryDirectory() + "/portico-new-" + UUID().uuidString)

    override func setUpWithError() throws { try FilePaths.makeFolder(folder) }
    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    func testAnAppByCodeIsAnXcodeProject() throws {
        let root = try NewProject(name: "Hello", kind: .code).write(in: folder)
        let project = try scan(root)
        XCTAssertEqual(project.kind, .xcode)
        XCTAssertEqual(project.name, "Hello")
        XCTAssertEqual(
            project.sources.map { FilePaths.relative($0, to: root) }.sorted(),
            ["Hello/AppDelegate.swift", "Hello/SceneDelegate.swift", "Hello/ViewController.swift"])
        XCTAssertEqual(project.catalogs.map { FilePaths.relative($0, to: root) }, ["Hello/Assets.xcassets"])
        XCTAssertEqual(project.notes, [])
        let app = try XCTUnwrap(project.parts.last)
        XCTAssertTrue(app.conditions.contains("DEBUG"))
        let plist = try InfoPlist(
            path: project.infoPlist, shown: "", name: project.name, module: project.module, settings: app.settings,
            generated: app.generatedInfo)
        XCTAssertEqual(plist.bundleIdentifier, "com.example.Hello")
        XCTAssertEqual(plist.unknown, [])
        XCTAssertEqual(try sceneConfiguration(plist)["UISceneDelegateClassName"] as? String, "Hello.SceneDelegate")
        XCTAssertNil(plist.values["UIMainStoryboardFile"])
    }

    func testAnAppByStoryboardNamesIt() throws {
        let root = try NewProject(name: "Hello", kind: .storyboard).write(in: folder)
        let project = try scan(root)
        let app = try XCTUnwrap(project.parts.last)
        let plist = try InfoPlist(
            path: project.infoPlist, shown: "", name: project.name, module: project.module, settings: app.settings,
            generated: app.generatedInfo)
        XCTAssertEqual(plist.values["UIMainStoryboardFile"] as? String, "Main")
        XCTAssertEqual(try sceneConfiguration(plist)["UISceneStoryboardFile"] as? String, "Main")
        XCTAssertTrue(FilePaths.isFile(root + "/Hello/Base.lproj/Main.storyboard"))
    }

    func testAnAppBySwiftUIHasNoInfoPlistAndAPreview() throws {
        let root = try NewProject(name: "Hello", kind: .swiftui).write(in: folder)
        let project = try scan(root)
        XCTAssertEqual(
            project.sources.map { FilePaths.relative($0, to: root) }.sorted(),
            ["Hello/ContentView.swift", "Hello/Counter.swift", "Hello/HelloApp.swift"])
        XCTAssertEqual(project.notes, [])
        let app = try XCTUnwrap(project.parts.last)
        let plist = try InfoPlist(
            path: project.infoPlist, shown: "", name: project.name, module: project.module, settings: app.settings,
            generated: app.generatedInfo)
        XCTAssertEqual(plist.bundleIdentifier, "com.example.Hello")
        XCTAssertNil(plist.values["UIMainStoryboardFile"])
        XCTAssertFalse(FilePaths.isFile(root + "/Hello/Info.plist"))
        let view = try String(contentsOfFile: root + "/Hello/ContentView.swift", encoding: .utf8)
        XCTAssertTrue(view.contains("#Preview {"))
        XCTAssertTrue(FilePaths.isFile(root + "/HelloTests/HelloTests.swift"))
        XCTAssertTrue(FilePaths.isFile(root + "/Stories/count.story"))
    }

    func testAPackageHasALibraryAndItsTests() throws {
        let root = try NewProject(name: "Badges", kind: .package).write(in: folder)
        XCTAssertTrue(FilePaths.isFile(root + "/Package.swift"))
        XCTAssertTrue(FilePaths.isFile(root + "/Sources/Badges/CountView.swift"))
        XCTAssertTrue(FilePaths.isFile(root + "/Tests/BadgesTests/CountViewTests.swift"))
        XCTAssertTrue(FilePaths.isFolder(root + "/Tests/BadgesTests/Snapshots"), "the manifest excludes it")
    }

    func testTheSameTextEveryTime() throws {
        for kind in NewProject.Kind.allCases {
            let (one, other) = (try NewProject(name: "A1", kind: kind), try NewProject(name: "A1", kind: kind))
            XCTAssertEqual(one.files.map(\.text), other.files.map(\.text))
        }
    }

    func testWhatIsThereStays() throws {
        try FilePaths.makeFolder(folder + "/Hello")
        XCTAssertEqual(
            message { try NewProject(name: "Hello", kind: .code).write(in: folder) },
            "\(folder)/Hello: is there already: choose another name, or go to another folder")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/Hello"), [])
    }

    func testNamesThatNoModuleCanHave() {
        for name in ["", "1st", "my app", "../x", "Größe", "a-b"] {
            XCTAssertEqual(
                message { try NewProject(name: name, kind: .code) },
                "\(name): a project's name is the name of its Swift module, too: begin with a letter, and use letters and digits "
                    + "only, as in “HelloWorld”")
        }
        XCTAssertEqual(
            message { try NewProject(name: "UIKit", kind: .package) },
            "UIKit: a module of the SDK has this name: choose another, as “MyUIKit”")
    }

    private func scan(_ root: String) throws -> ProjectModel {
        try XcodeScan(
            root + "/Hello.xcodeproj", shown: "Hello.xcodeproj", selection: ProjectSelection(),
            products: folder + "/Products"
        ).scan()
    }

    private func sceneConfiguration(_ plist: InfoPlist) throws -> [String: Any] {
        let manifest = try XCTUnwrap(plist.values["UIApplicationSceneManifest"] as? [String: Any])
        let roles = try XCTUnwrap(manifest["UISceneConfigurations"] as? [String: Any])
        return try XCTUnwrap((roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first)
    }
}
