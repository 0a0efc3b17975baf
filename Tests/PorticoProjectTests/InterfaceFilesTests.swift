import Foundation
import PorticoNib
import XCTest

@testable import PorticoProject

/// What a build makes of storyboards and xibs.
final class InterfaceFilesTests: XCTestCase {
    private let board = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes><scene
         sceneID="s"><objects><viewController id="c"><view key="view" id="v"/></viewController></objects></scene></scenes></document>
        """

    func testDocumentsBecomeWhatTheRuntimeLoads() throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": board,
            "Cell.xib":
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><hologram id=\"h\"/></objects></document>",
            "Watch.storyboard": "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "A.swift": "",
        ])
        let bundle = project.path + "/out"
        var files = InterfaceFiles(root: project.path)
        for name in ["Base.lproj/Main.storyboard", "Cell.xib", "Watch.storyboard"] {
            let path = try XCTUnwrap(
                FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String }.first {
                    $0.hasSuffix(name)
                })
            try files.compileDocument(.init(path: project.path + "/" + path, destination: name), into: bundle)
        }
        let main = try XCTUnwrap(FileManager.default.contents(atPath: bundle + "/Base.lproj/Main.storyboardc"))
        XCTAssertEqual(try CompactNib.decode(main).scenes.first?.controller, "c")
        XCTAssertNotNil(FileManager.default.contents(atPath: bundle + "/Cell.nib"))
        XCTAssertNil(FileManager.default.contents(atPath: bundle + "/Watch.storyboardc"))
        XCTAssertEqual(files.notes.count, 2)
        XCTAssertTrue(files.notes[0].hasSuffix("Cell.xib:1: unknown element <hologram>, left out"), files.notes[0])
        XCTAssertTrue(files.notes[1].contains("another platform"), files.notes[1])
    }
}
