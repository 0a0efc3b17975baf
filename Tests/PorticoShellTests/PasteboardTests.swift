import PorticoHost
import PorticoShell
import XCTest

/// What is copied in one app is found in the next, before that one can ask for it.
// DEV-081
final class PasteboardTests: ShellTestCase {
    private func pasted(_ name: String) -> [String] { told.filter { $0.hasPrefix("\(name): paste/") } }

    /// Opens an app that copies and waits until the shell knows what.
    private func copy(_ name: String, _ behaviour: String) throws {
        var copied = 0
        let before = shell.onEvent
        shell.onEvent = {
            if case .copied = $0 { copied += 1 }
            before($0)
        }
        let app = try open(name, behaviour)
        // The app tells it in its run loop's next turn.
        try shell.advanceClock(by: 0.1)
        try shell.askProcess(app, .ping)
        wait("what was copied") { copied > 0 }
        shell.onEvent = before
    }

    func testAnAppThatIsLaunchedFindsWhatAnotherCopied() throws {
        try copy("A", "copy-word")
        try open("B", "paste")
        XCTAssertEqual(pasted("B"), ["B: paste/word/0/1"])
    }

    func testAnAppThatComesBackFindsIt() throws {
        try open("B", "paste")
        XCTAssertEqual(pasted("B"), ["B: paste/-/0/0"])
        try copy("A", "copy-word")
        try open("B", "paste")
        XCTAssertEqual(pasted("B").last, "B: paste/word/0/1")
    }

    func testAnImageIsShared() throws {
        try copy("A", "copy-pixel")
        try open("B", "paste")
        XCTAssertEqual(pasted("B").count, 1)
        XCTAssertEqual(pasted("B").first?.split(separator: "/").dropFirst().first, "-")
        XCTAssertEqual(pasted("B").first?.hasSuffix("/1"), true)
        XCTAssertEqual(pasted("B").first?.contains("/0/"), false, "its size is there")
    }
}
