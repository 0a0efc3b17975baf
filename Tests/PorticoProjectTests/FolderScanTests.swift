import XCTest

@testable import PorticoProject

final class FolderScanTests: XCTestCase {
    func testTakesSourcesAndResourcesAndLeavesOutTheRest() throws {
        let app = "<key>CFBundlePackageType</key><string>APPL</string>"
        let project = try TemporaryProject([
            "Demo.xcodeproj/project.pbxproj": "", "Demo/AppDelegate.swift": "", "Demo/Views/CardView.swift": "",
            "Demo/Info.plist": TemporaryProject.plist(app), "Demo/logo@2x.png": "x", "Demo/Store.storekit": "{}",
            "Demo/de.lproj/Localizable.strings": "",
            "Demo/Assets.xcassets/a.imageset/Contents.json": "{}", "Demo/Base.lproj/Main.storyboard": "",
            "Demo/Bridge.m": "", "DemoTests/DemoTests.swift": "", "DemoTests/Info.plist": TemporaryProject.plist(""),
            "Pods/Pod.swift": "", ".build/x.swift": "", "README.md": "", "Widget/Widget.swift": "",
            "Widget/Info.plist": TemporaryProject.plist("<key>NSExtension</key><dict/>"),
        ])
        let model = try project.scan()
        XCTAssertEqual(model.name, "Demo")
        XCTAssertEqual(model.sources.map(project.relative), ["Demo/AppDelegate.swift", "Demo/Views/CardView.swift"])
        XCTAssertEqual(model.infoPlist.map(project.relative), "Demo/Info.plist")
        XCTAssertEqual(
            Set(model.resources.map(\.destination)),
            ["logo@2x.png", "Store.storekit", "de.lproj/Localizable.strings", "Base.lproj/Main.storyboard"])
        XCTAssertEqual(model.catalogs.map(project.relative), ["Demo/Assets.xcassets"])
        XCTAssertEqual(
            Set(model.notes),
            [
                "Demo/Bridge.m: left out: only Swift is compiled", "Widget: left out: another target's folder",
            ])
    }

    func testErrorsHaveARemedy() throws {
        let empty = try TemporaryProject(["README.md": ""])
        XCTAssertEqual(
            message { try empty.scan() },
            "Demo: no Swift sources below this folder: name the folder that holds the app's .swift files")

        let twice = try TemporaryProject(["a/X.swift": "", "b/X.swift": ""])
        XCTAssertEqual(
            message { try twice.scan() },
            "Demo/b/X.swift: the file name is used twice, also by a/X.swift: rename one, or name the folder of one app")

        let apps = try TemporaryProject([
            "a/A.swift": "", "a/Info.plist": TemporaryProject.plist(""), "b/B.swift": "",
            "b/Info.plist": TemporaryProject.plist(""),
        ])
        XCTAssertEqual(
            message { try apps.scan() },
            "Demo: more than one app: a/Info.plist, b/Info.plist: name the folder of one of them")

        let broken = try TemporaryProject(["A.swift": "", "Info.plist": "<plist><dict><key></plist>"])
        XCTAssertTrue(message { try broken.scan() }.hasPrefix("Demo/Info.plist: not a property list ("))

        let resources = try TemporaryProject(["A.swift": "", "a/x.png": "1", "b/x.png": "2"])
        XCTAssertTrue(
            message { try resources.scan() }.hasPrefix("Demo/b/x.png: two resources named x.png, also a/x.png: "))

        XCTAssertEqual(
            message { try ProjectModel.loadProject("/no/such", scratch: "/tmp", selection: ProjectSelection()) },
            "/no/such: no such file or folder: name an Xcode project, or the folder of an app or of a Swift package")
    }

    func testALinkBackUpIsNotFollowed() throws {
        let project = try TemporaryProject(["a/A.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: project.path + "/a/loop", withDestinationPath: project.path)
        XCTAssertEqual(try project.scan().sources.count, 1)
    }

    func testModuleNames() {
        XCTAssertEqual(ProjectModel.identifier(from: "My App-2"), "My_App_2")
        XCTAssertEqual(ProjectModel.identifier(from: "2048"), "_2048")
        XCTAssertEqual(ProjectModel.identifier(from: ""), "_")
    }

    /// Reading one waits for a writer that never comes.
    func testAPipeInAProjectIsLeftOut() throws {
        let project = try TemporaryProject(["App.swift": "import UIKit", "Info.plist": TemporaryProject.plist("")])
        for name in ["Pipe.swift", "pipe.json", "Localizable.strings"] {
            XCTAssertEqual(mkfifo(project.path + "/" + name, 0o600), 0)
        }
        let model = try project.scan()
        XCTAssertEqual(model.sources.map(FilePaths.name), ["App.swift"])
        XCTAssertTrue(model.notes.contains { $0.contains("Pipe.swift") }, "\(model.notes)")
        XCTAssertNil(FilePaths.contents(project.path + "/pipe.json"))
    }

    func testNamesOfFoldersAreTakenAsTheyAre() throws {
        XCTAssertEqual(FilePaths.absolute("/tmp/a%41b/./x/../c%20d/"), "/tmp/a%41b/c%20d")
        XCTAssertEqual(FilePaths.absolute("/../.."), "/")
        let project = try TemporaryProject(["%41 %2F/App.swift": "import UIKit"])
        XCTAssertEqual(try project.scan().sources.map(project.relative), ["%41 %2F/App.swift"])
        // The compiler fills the “%” of what it writes.
        let inside = FolderScan(root: project.path + "/%41 %2F", shown: "")
        XCTAssertEqual(try inside.scan().name, "_41 _2F")
    }

    /// Same size, same date, another content.
    func testAChangeUnderTheOldDateIsSeen() throws {
        let project = try TemporaryProject(["App.swift": "let a = 1"])
        let file = project.path + "/App.swift"
        var status = stat()
        XCTAssertEqual(stat(file, &status), 0)
        let before = BuildStamp.digest(roots: [project.path], tools: "")
        let source = SourceState(file, last: nil)
        XCTAssertEqual(BuildStamp.digest(roots: [project.path], tools: ""), before)
        let handle = try XCTUnwrap(FileHandle(forUpdatingAtPath: file))
        handle.write(Data("let a = 2".utf8))
        try handle.close()
        XCTAssertEqual(utimensat(AT_FDCWD, file, [status.st_atim, status.st_mtim], 0), 0)
        XCTAssertNotEqual(BuildStamp.digest(roots: [project.path], tools: ""), before)
        let changed = SourceState(file, last: source)
        XCTAssertEqual(changed?.date, source?.date)
        XCTAssertNotEqual(changed?.digest, source?.digest)
    }
}
