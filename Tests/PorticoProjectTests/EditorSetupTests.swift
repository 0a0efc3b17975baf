import Foundation
import XCTest

@testable import PorticoProject

final class EditorSetupTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "/editor-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/.vscode", withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func setup(_ editor: EditorSetup.Editor) -> EditorSetup {
        EditorSetup(editor: editor, command: ["portico", "lsp", "/my \"app\""])
    }

    func testOtherSettingsStay() throws {
        let path = folder + "/.vscode/settings.json"
        try Data(#"{"editor.tabSize": 2, "swift.sourcekit-lsp.serverPath": "/old"}"#.utf8).write(
            to: URL(fileURLWithPath: path))
        XCTAssertTrue(try setup(.vscode).write(in: folder))
        let found =
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any]
        XCTAssertEqual(found?["editor.tabSize"] as? Int, 2)
        XCTAssertEqual(found?["swift.sourcekit-lsp.serverPath"] as? String, "portico")
        XCTAssertEqual(found?["swift.sourcekit-lsp.serverArguments"] as? [String], ["lsp", "/my \"app\""])
        XCTAssertFalse(try setup(.vscode).write(in: folder))
    }

    func testSettingsWithCommentsAreLeftAloneAndSaidWhatToAdd() throws {
        let path = folder + "/.vscode/settings.json"
        let text = "{ // mine\n}"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        XCTAssertThrowsError(try setup(.vscode).write(in: folder)) { XCTAssertTrue("\($0)".contains("serverPath")) }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), text)
    }

    func testAFileOfAnotherEditorIsNotWrittenOver() throws {
        for editor in [EditorSetup.Editor.neovim, .emacs] {
            XCTAssertTrue(try setup(editor).write(in: folder))
            XCTAssertFalse(try setup(editor).write(in: folder))
            let path = folder + "/" + setup(editor).file
            XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains(#""portico""#))
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            XCTAssertThrowsError(try setup(editor).write(in: folder))
            XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
        }
    }
}
