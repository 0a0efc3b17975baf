import PorticoHost
import PorticoShell
import XCTest

/// A story's `type`: one key after the other, with the keyboard that is there.
final class StoryTypingTests: ShellTestCase {
    private func played(_ story: String) throws -> [String] {
        var app = InstalledApp(id: "A", name: "A", executable: Self.fixture)
        app.environment = ["FIXTURE": "fields"]
        let player = StoryPlayer(
            shell: shell, app: app, steps: try Story.parseSteps(story, file: "s"), file: "s",
            output: NSTemporaryDirectory())
        try player.playStory()
        return told.filter { $0.hasPrefix("A: asked/") }.map { String($0.dropFirst("A: asked/".count)) }
    }

    func testAHardwareKeyboardsKeysComeOneByOne() throws {
        XCTAssertEqual(try played("launch\nwait 0.1\ntype \"1234\"\n"), ["0/1", "1/2", "2/3", "3/4"])
    }

    func testTheKeyboardOnTheScreenTypesTheSame() throws {
        XCTAssertEqual(
            try played("keyboard software\nwait 0.6\ntype \"1234\"\n"), ["0/1", "1/2", "2/3", "3/4"])
    }

    func testTheCodePointOfBackspaceIsTheKeyThatDeletes() throws {
        XCTAssertEqual(
            try played("launch\nwait 0.1\ntype \"1234\\u{8}\"\n"), ["0/1", "1/2", "2/3", "3/4", "3/delete"])
    }
}
