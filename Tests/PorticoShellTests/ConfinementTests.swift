import CHost
import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// What an app can't do to its shell, its user and its machine, and what of it is left behind: nothing.
final class ConfinementTests: ShellTestCase {
    private var outside = ""

    override func setUp() {
        super.setUp()
        outside = NSTemporaryDirectory() + "/portico-outside-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try? "secret".write(toFile: outside + "/secret", atomically: false, encoding: .utf8)
    }

    override func tearDown() {
        super.tearDown()
        try? FileManager.default.removeItem(atPath: outside)
    }

    private func said(_ what: String) -> String? {
        told.first { $0.hasPrefix("A: \(what)/") }.map { String($0.dropFirst("A: \(what)/".count)) }
    }

    private func isRunning(_ process: Int32) -> Bool {
        ProcessStatus(process: process).map { $0.state != "Z" } ?? false
    }

    // MARK: What it starts

    func testWhatAKilledShellLeftIsEnded() throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: Self.fixture)
        var environment = ProcessInfo.processInfo.environment
        environment["FIXTURE_ROLE"] = "shell"
        environment["FIXTURE_APP"] = "escaped-children"
        shell.environment = environment
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        var lines: [Int32] = []
        while lines.count < 3 {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            lines += String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int32($0) }
        }
        XCTAssertEqual(lines.count, 3)
        kill(shell.processIdentifier, SIGKILL)
        shell.waitUntilExit()
        for process in lines { wait("the end of \(process)") { !isRunning(process) } }
    }

    /// One with a session of its own, and one whose parent has ended: they go with the app, however it ends.
    func testChildrenWithASessionOfTheirOwnEndWithTheApp() throws {
        let ends: [(String, (AppProcess) throws -> Void)] = [
            ("quit", { self.shell.quitProcess($0) }), ("killed", { kill($0.processID, SIGKILL) }),
            (
                "evicted",
                {
                    try self.suspend($0)
                    self.shell.memoryPressure()
                }
            ),
        ]
        for (name, end) in ends {
            forget()
            let app = try open("A", "escaped-children")
            let children = told.compactMap { $0.hasPrefix("A: child/") ? Int32($0.dropFirst("A: child/".count)) : nil }
            XCTAssertEqual(children.count, 2, name)
            // `setsid` may go on in a child of its own.
            XCTAssertTrue(children.contains(where: isRunning), name)
            try end(app)
            wait("the end") { app.end != nil }
            for child in children { waitForEnd(ofProcess: child) }
        }
    }

    // MARK: Its files

    func testAContainerIsItsUsersAlone() throws {
        let app = try open("A", "save", keepsFiles: true)
        try suspend(app)
        let container = try XCTUnwrap(app.app.container)
        for path in ["", "/Documents", "/Library", "/Library/Preferences", "/tmp"] {
            XCTAssertEqual(try mode(container + path), 0o700, path)
        }
        XCTAssertEqual(try mode(container + "/Documents/state"), 0o600)
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try XCTUnwrap(attributes[.posixPermissions] as? NSNumber).intValue
    }

    func testContainersOfKilledShellsAreRemovedAtTheNextStart() throws {
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        let left = outside + "/portico-app-\(ended.processIdentifier)-77-\(UUID().uuidString)"
        let foreign = outside + "/portico-app-notes"
        for path in [left, foreign] {
            try FileManager.default.createDirectory(atPath: path + "/Documents", withIntermediateDirectories: true)
        }
        let start = try XCTUnwrap(ProcessStatus(process: getpid())?.startTime)
        let own = outside + "/portico-app-\(getpid())-\(start)-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        AppContainer.removeLeft(in: outside)
        XCTAssertFalse(FileManager.default.fileExists(atPath: left))
        XCTAssertTrue(FileManager.default.fileExists(atPath: own))
        XCTAssertTrue(FileManager.default.fileExists(atPath: foreign))
    }

    func testAnAppReachesNothingOfItsUsers() throws {
        try XCTSkipIf(portico_sandbox_version() == 0, "this kernel has no Landlock")
        makeShell { $0.environment["FIXTURE_SECRET"] = self.outside + "/secret" }
        try open("A", "peek")
        XCTAssertEqual(said("peek"), "denied/denied/denied/allowed")
        forget()
        makeShell {
            $0.environment["FIXTURE_SECRET"] = self.outside + "/secret"
            $0.settings.isSandboxed = false
        }
        try open("A", "peek")
        XCTAssertEqual(said("peek"), "allowed/allowed/allowed/allowed")
    }

    /// The kernel gives nothing to what such a process starts, whatever bits its file has.
    func testAnAppGainsNoRightsByWhatItStarts() throws {
        try XCTSkipIf(portico_sandbox_version() == 0, "this kernel has no Landlock")
        for (isSandboxed, expected) in [(true, "1"), (false, "0")] {
            makeShell { $0.settings.isSandboxed = isSandboxed }
            try open("A", "rights")
            XCTAssertEqual(said("rights"), expected)
            forget()
        }
    }

    // MARK: What it says

    // DEV-512
    func testMoreBackgroundTasksThanAllowedDontBegin() throws {
        let app = try open("A", "many-tasks")
        shell.goHome()
        shell.settleProcesses()
        XCTAssertEqual(said("tasks"), "1000")
        XCTAssertNil(app.end)
    }

    func testOfManyCopiedTextsTheLastIsTold() throws {
        var texts: [String] = []
        let before = shell.onEvent
        shell.onEvent = {
            if case .pasteboard(_, let text) = $0 { texts.append(text) }
            before($0)
        }
        try open("A", "copy-many")
        try shell.askProcess(try XCTUnwrap(shell.processes.first), .ping)
        wait("the text") { !texts.isEmpty }
        XCTAssertEqual(texts, ["text 99999"])
    }

    func testAnAppThatClosesItsChannelEnds() throws {
        let app = try open("A", "close-channel")
        wait("the end") { app.end != nil }
        XCTAssertNotNil(app.end)
    }

    // MARK: The same each time

    func testOrderAndAddressesAreTheSameInEachRun() throws {
        var runs: [String] = []
        for _ in 0..<3 {
            forget()
            makeShell()
            try open("A", "dictionary")
            runs.append(try XCTUnwrap(said("order")))
        }
        XCTAssertEqual(Set(runs.map { $0.split(separator: "/")[0] }).count, 1)
        XCTAssertEqual(Set(runs).count, 1, "\(runs.map { $0.split(separator: "/")[1] })")
    }

    // DEV-513
    func testTheDeviceHasItsOwnTimeZone() throws {
        try open("A", "zone")
        XCTAssertTrue(["GMT", "UTC"].contains(said("zone") ?? ""), said("zone") ?? "")
        forget()
        makeShell { $0.settings.timeZone = "Asia/Kathmandu" }
        try open("A", "zone")
        XCTAssertEqual(said("zone"), "Asia/Kathmandu")
    }
}
