import PorticoHost
import PorticoShell
import XCTest

/// URLs that come to apps, and another device under them.
final class OpeningTests: ShellTestCase {
    private func install(_ name: String, _ behaviour: String = "", scheme: String) {
        var app = InstalledApp(id: name, name: name, executable: Self.fixture)
        app.environment = ["FIXTURE": behaviour]
        app.urlSchemes = [scheme]
        shell.installApp(app)
    }

    private func opened(_ word: String = "opened", by name: String = "A") -> [String] {
        told.filter { $0.hasPrefix("\(name): \(word)/") }.map { String($0.dropFirst("\(name): \(word)/".count)) }
    }

    func testAURLLaunchesTheAppThatDeclaresItsScheme() throws {
        install("A", scheme: "notes")
        install("B", scheme: "other")
        try shell.openURL(url: "NOTES://one")
        shell.settleProcesses()
        XCTAssertEqual(shell.foreground?.app.name, "A")
        XCTAssertEqual(opened("launched"), ["NOTES://one"], "in the launch options")
        XCTAssertEqual(opened(), ["NOTES://one"], "and to the delegate, once")
        XCTAssertEqual(
            callbacks(), ["willFinishLaunching", "didFinishLaunching", "open", "didBecomeActive"], "before it is active"
        )
    }

    func testAURLBringsAnAppToTheFrontThatRuns() throws {
        install("A", scheme: "notes")
        let app = try open("A")
        shell.goHome()
        shell.settleProcesses()
        forget()
        XCTAssertTrue(try shell.openURL(url: "notes://two") === app)
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(opened(), ["notes://two"])
        XCTAssertEqual(callbacks(), ["willEnterForeground", "open", "didBecomeActive"])
        XCTAssertEqual(opened("launched"), [])
    }

    func testWithScenesTheSceneGetsIt() throws {
        install("A", "scenes", scheme: "notes")
        let app = try shell.openURL(url: "notes://one")
        shell.settleProcesses()
        XCTAssertEqual(opened("launched"), ["notes://one"], "the options of its connection")
        XCTAssertEqual(opened(), [])
        try shell.openURL(url: "notes://two")
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(opened(), ["notes://two"])
        XCTAssertNil(app.end)
    }

    // MARK: Quick actions

    /// A person quits the app, and its process is gone.
    private func end(_ app: AppProcess) {
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        forget()
    }

    func testAQuickActionLaunchesTheAppAndIsPerformedBeforeItIsActive() throws {
        install("A", "actions", scheme: "notes")
        try end(open("A"))
        try shell.openQuickAction(quickAction: "Open Last", of: "A")
        shell.settleProcesses()
        XCTAssertEqual(opened("launched"), ["last"], "in the launch options")
        XCTAssertEqual(opened("performed").count, 1)
        XCTAssertEqual(
            callbacks(), ["willFinishLaunching", "didFinishLaunching", "perform", "didBecomeActive"])
    }

    func testALaunchThatAnswersFalseKeepsTheActionForItself() throws {
        install("A", "actions,refuses-action", scheme: "notes")
        try end(open("A"))
        try shell.openQuickAction(quickAction: "last", of: "A")
        shell.settleProcesses()
        XCTAssertEqual(opened("launched"), ["last"])
        XCTAssertEqual(opened("performed"), [])
    }

    func testAQuickActionBringsAnAppToTheFrontThatRuns() throws {
        install("A", "actions", scheme: "notes")
        let app = try open("A")
        shell.goHome()
        shell.settleProcesses()
        forget()
        XCTAssertTrue(try shell.openQuickAction(quickAction: "Open Last", of: "A") === app)
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(opened("performed"), ["Open%20Last"])
        XCTAssertEqual(callbacks(), ["willEnterForeground", "perform", "didBecomeActive"])
    }

    func testWithScenesTheSceneGetsTheAction() throws {
        install("A", "scenes,actions", scheme: "notes")
        let app = try open("A")
        try shell.openQuickAction(quickAction: "Open Last", of: "A")
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(opened("performed"), ["Open%20Last"])
        end(app)
        try shell.openQuickAction(quickAction: "Open Last", of: "A")
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(opened("launched"), ["last"], "the options of its connection")
        XCTAssertEqual(opened("performed"), [])
    }

    // MARK: Apps that end just now

    func testAURLForAnAppThatEndsLaunchesItAgainWithIt() throws {
        install("A", scheme: "notes")
        let app = try open("A")
        forget()
        shell.quitProcess(app)
        XCTAssertTrue(try shell.openURL(url: "notes://late") === app, "until it has ended")
        wait("the end") { app.end != nil }
        shell.settleProcesses()
        XCTAssertEqual(ends.map(\.name), ["A"])
        XCTAssertEqual(shell.processes.count, 1)
        XCTAssertEqual(shell.foreground?.state.phase, .active)
        XCTAssertFalse(shell.foreground === app)
        XCTAssertEqual(opened("launched"), ["notes://late"])
        XCTAssertEqual(opened(), ["notes://late"], "once")
    }

    func testAQuickActionForAnAppThatEndsLaunchesItAgainWithIt() throws {
        install("A", "actions", scheme: "notes")
        let app = try open("A")
        shell.goHome()
        shell.settleProcesses()
        forget()
        shell.quitProcess(app)
        try shell.openQuickAction(quickAction: "Open Last", of: "A")
        wait("the end") { app.end != nil }
        shell.settleProcesses()
        XCTAssertEqual(shell.foreground?.state.phase, .active)
        XCTAssertEqual(opened("launched"), ["last"])
        XCTAssertEqual(opened("performed").count, 1)
    }

    func testWhatIsOpenedAfterAnAppThatEndsStaysInFront() throws {
        install("A", scheme: "notes")
        install("B", scheme: "other")
        let app = try open("A")
        shell.quitProcess(app)
        try shell.openURL(url: "notes://late")
        try shell.openApp("B")
        wait("the end") { app.end != nil }
        shell.settleProcesses()
        XCTAssertEqual(shell.foreground?.app.name, "B")
        XCTAssertEqual(shell.processes.map(\.app.name), ["B"])
        XCTAssertEqual(opened(), [])
    }

    func testAnAppThatIsQuitIsNotLaunchedAgain() throws {
        install("A", scheme: "notes")
        let app = try shell.openURL(url: "notes://one")
        shell.settleProcesses()
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        shell.settleProcesses()
        XCTAssertTrue(shell.processes.isEmpty)
        XCTAssertNil(shell.foreground)
    }

    func testAnActionThatTheIconHasNotIsAnError() throws {
        install("A", "actions", scheme: "notes")
        XCTAssertThrowsError(try shell.openQuickAction(quickAction: "Open Last", of: "A"), "before the app has said so")
        try open("A")
        XCTAssertThrowsError(try shell.openQuickAction(quickAction: "Nothing", of: "A")) {
            XCTAssertTrue("\($0)".contains("it has: Open Last"), "\($0)")
        }
    }

    func testWhatNobodyOpensIsAnError() throws {
        install("A", scheme: "notes")
        for url in ["other://one", "notes", "", "http://example.org/"] {
            XCTAssertThrowsError(try shell.openURL(url: url), url)
        }
        XCTAssertTrue(shell.processes.isEmpty)
        shell.beginInterruption(.lock)
        XCTAssertThrowsError(try shell.openURL(url: "notes://one"), "a locked device opens nothing")
    }

    // DEV-821
    func testAnAppOpensAnother() throws {
        // The fixture asks the system to open URLs of this scheme all the time.
        install("B", scheme: "fixture")
        try open("A")
        XCTAssertEqual(shell.foreground?.app.name, "B")
        wait("B hears of it") { !self.opened("launched", by: "B").isEmpty }
    }

    // MARK: Another device

    // DEV-823
    func testAnotherDeviceEndsAllAppsAndLaunchesTheOneInFrontOnIt() throws {
        let first = try open("A", "restore", keepsFiles: true)
        let other = try open("B")
        try open("A")
        try tap()
        shell.beginInterruption(.call)
        shell.settleProcesses()
        forget()
        let device = try XCTUnwrap(DeviceProfile.named("iPad mini"))
        shell.changeDevice(to: device)
        wait("both end") { first.end != nil && other.end != nil }
        XCTAssertEqual([first.end, other.end], [.quit, .quit])
        wait("A is back") { shell.foreground?.state.phase == .active }
        XCTAssertTrue(told.contains("A: restored/1"), "with its state: \(told)")
        XCTAssertTrue(shell.interruptions.isEmpty)
        let app = try XCTUnwrap(shell.foreground)
        let tree = try JSONDecoder().decode(TreeDump.self, from: shell.askForData(app, .tree(.views)))
        XCTAssertEqual(tree.roots.first?.frame, [0, 0, device.width, device.height])
        forget()
        shell.changeDevice(to: device)
        shell.settleProcesses()
        XCTAssertTrue(ends.isEmpty, "the same device is no change")
    }

    // MARK: Conditions

    func testConditionsReachAppsThatRunAndThoseThatAreLaunched() throws {
        let app = try open("A")
        let plain = try shell.askForData(app, .snapshot)
        shell.conditions.tints = [.blended]
        try shell.advanceClock(by: 0.1)
        let tinted = try shell.askForData(app, .snapshot)
        XCTAssertNotEqual(tinted, plain)
        // Another app that is launched now, and shows the same.
        let other = try open("B")
        XCTAssertEqual(try shell.askForData(other, .snapshot), tinted)
        shell.conditions.tints = []
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(try shell.askForData(other, .snapshot), plain)
        try open("A")
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(try shell.askForData(app, .snapshot), plain, "it was told when nobody saw it")
    }

    func testTheClockIsSetByWhatItShowsInAZone() throws {
        XCTAssertEqual(shell.timeZone.secondsFromGMT(), 0, "of a virtual clock")
        shell.setClock(time: LocalTime("2030-01-01T09:00"), zone: "Asia/Tokyo")
        XCTAssertEqual(shell.date.timeIntervalSince1970, 1_893_456_000, accuracy: 30)
        XCTAssertEqual(shell.conditions.time.zone, "Asia/Tokyo")
        shell.setClock(time: LocalTime("2030-01-01T10:00"), zone: nil)
        XCTAssertEqual(shell.date.timeIntervalSince1970, 1_893_459_600, accuracy: 30, "the zone stays")
        shell.setClock(time: nil, zone: "UTC")
        XCTAssertEqual(shell.date.timeIntervalSince1970, 1_893_459_600, accuracy: 30, "the clock goes on")
        shell.setClock(time: nil, zone: nil)
        XCTAssertEqual(shell.conditions.time, HostTime())
    }

    func testStatusBarsThatNoDeviceHas() {
        var bar = StatusBarOverride(time: "9:41", battery: 100)
        XCTAssertNil(bar.problem)
        bar.battery = 101
        XCTAssertNotNil(bar.problem)
        bar = StatusBarOverride(time: String(repeating: "9", count: 21))
        XCTAssertNotNil(bar.problem)
        bar = StatusBarOverride()
        bar.wifiBars = 4
        XCTAssertNotNil(bar.problem)
    }
}
