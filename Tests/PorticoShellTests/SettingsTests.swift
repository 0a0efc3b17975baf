import PorticoHost
import PorticoShell
import XCTest

/// What a person changes in Settings reaches apps: the one in front at once, the others when they come back.
final class SettingsTests: ShellTestCase {
    func testAppearanceAndTextSize() throws {
        let first = try open("A")
        forget()
        shell.sendEvent(.appearance(.dark))
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(told, ["A: traits/dark/UICTContentSizeCategoryL"])
        try open("B")
        forget()
        shell.sendEvent(.textSize(.ax1))
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(told, ["B: traits/dark/UICTContentSizeCategoryAccessibilityM"], "a new app knows what holds")
        forget()
        try open("A")
        try shell.advanceClock(by: 0.1)
        XCTAssertTrue(told.contains("A: traits/dark/UICTContentSizeCategoryAccessibilityM"), "\(told)")
        XCTAssertEqual(first.state.phase, .active)
    }

    func testLockingTakesProtectedDataAwayAndUnlockingGivesItBack() throws {
        try open()
        forget()
        shell.beginInterruption(.lock)
        try shell.advanceClock(by: 0.1)
        shell.endInterruption(.lock)
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(
            told,
            [
                "A: callback/willResignActive/active", "A: protected/unavailable", "A: protected/available",
                "A: callback/didBecomeActive/active",
            ])
        shell.beginInterruption(.lock)
        XCTAssertThrowsError(try shell.openApp("A"))
    }

    func testATurnedDeviceTurnsTheApp() throws {
        let app = try open()
        shell.sendEvent(.rotate(.left))
        try shell.advanceClock(by: 0.5)
        let tree = try JSONDecoder().decode(TreeDump.self, from: shell.askForData(app, .tree(.views)))
        XCTAssertEqual(tree.roots.first?.frame, [0, 0, 852, 393])
        // An app that is launched now stands that way, too.
        let other = try open("B")
        try shell.advanceClock(by: 0.5)
        let second = try JSONDecoder().decode(TreeDump.self, from: shell.askForData(other, .tree(.views)))
        XCTAssertEqual(second.roots.first?.frame, [0, 0, 852, 393])
    }

    func testAPointerThatHoversReachesTheActiveAppOnly() throws {
        try open()
        forget()
        func hover(_ phase: HostEvent.HoverPhase, _ x: Double) throws -> Bool {
            let isTaken = shell.sendEvent(.hover(phase, x: x, y: 20, timestamp: shell.clock.now))
            try shell.advanceClock(by: 0.1)
            return isTaken
        }
        XCTAssertTrue(try hover(.moved, 10))
        XCTAssertTrue(try hover(.moved, 12))
        XCTAssertTrue(try hover(.left, 12))
        XCTAssertTrue(try hover(.moved, 14))
        XCTAssertEqual(told, ["A: hover/5/10,20", "A: hover/6/12,20", "A: hover/7/12,20", "A: hover/5/14,20"])
        forget()
        shell.beginInterruption(.call)
        shell.settleProcesses()
        XCTAssertFalse(try hover(.moved, 16))
        XCTAssertEqual(told, ["A: hover/7/14,20", "A: callback/willResignActive/active"], "it ends the hover")
    }

    // DEV-059
    func testAnotherLocaleEndsAllAppsAndLaunchesTheOneInFrontAnew() throws {
        let other = try open("B", "locale")
        let app = try open("A", "locale")
        XCTAssertTrue(try shell.advanceUntilSuspended(other))
        XCTAssertEqual(told.filter { $0.hasPrefix("A: locale") }, ["A: locale/en_US/1,234.5"])
        forget()
        shell.sendEvent(.locale("de-DE"))
        wait("both end") { app.end != nil && other.end != nil }
        XCTAssertEqual([app.end, other.end], [.quit, .quit])
        wait("A is back") { shell.foreground?.state.phase == .active }
        XCTAssertEqual(shell.processes.map(\.app.name), ["A"])
        XCTAssertEqual(told.filter { $0.hasPrefix("A: locale") }, ["A: locale/de_DE/1.234,5"])
        forget()
        shell.sendEvent(.locale("de-DE"))
        shell.settleProcesses()
        XCTAssertTrue(ends.isEmpty, "the same locale is no change")
        shell.goHome()
        shell.sendEvent(.locale("fr_FR"))
        wait("A ends") { shell.processes.isEmpty }
        XCTAssertNil(shell.foreground, "what was not in front is not launched")
    }

    func testMemoryPressureOfTheKernelIsListenedToWhereItCan() throws {
        makeShell { $0.listensToMemoryPressure = true }
        // With or without the kernel's help the shell works; without, it says so once.
        try open()
        XCTAssertLessThanOrEqual(notes.count, 1)
    }
}
