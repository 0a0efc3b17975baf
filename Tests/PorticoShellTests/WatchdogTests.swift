import PorticoHost
import PorticoShell
import XCTest

/// Apps that hang, die and leave things behind.
final class WatchdogTests: ShellTestCase {
    func testAHangInTheLaunchIsEndedWithItsReason() throws {
        makeShell { $0.limits.launch = 0.5 }
        let app = try open("A", "hang-launch")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.launch, seconds: 0.5))
        XCTAssertEqual(
            "\(app.end!)", "ended by the watchdog (0x8badf00d): the launch took more than 0.5 s")
        XCTAssertTrue(
            app.lastTrace.contains { $0.name == "application:willFinishLaunchingWithOptions:" }, "it says where")
        XCTAssertNil(shell.foreground)
    }

    func testAHangOnResumeIsEnded() throws {
        makeShell { $0.limits.resume = 0.5 }
        let app = try open("A", "hang-resume")
        try suspend(app)
        try open("A")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.resume, seconds: 0.5))
    }

    func testAHangInTheBackgroundCallbackIsEnded() throws {
        makeShell { $0.limits.command = 0.5 }
        let app = try open("A", "hang-background")
        shell.goHome()
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.command, seconds: 0.5))
    }

    func testAHangAtTheEndIsEnded() throws {
        makeShell { $0.limits.command = 0.5 }
        let app = try open("A", "hang-terminate")
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.command, seconds: 0.5))
    }

    func testCrashesInTheLaunchAndInTheBackgroundAreReported() throws {
        let first = try open("A", "crash-launch")
        wait("the end") { first.end != nil }
        XCTAssertEqual(first.end, .crashed(signal: SIGSEGV))
        let second = try open("B", "crash-background")
        shell.goHome()
        wait("the end") { second.end != nil }
        XCTAssertEqual(second.end, .crashed(signal: SIGSEGV))
        XCTAssertEqual(shell.processes.count, 0)
    }

    func testAnAppThatEndsItselfIsReportedWithItsStatus() throws {
        let app = try open("A", "exit-tap")
        try? tap()
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .exited(status: 3))
    }

    func testAProgramThatIsNoAppIsEndedByTheLaunchWatchdogOrItsOwnEnd() throws {
        makeShell { $0.limits.launch = 0.5 }
        shell.installApp(InstalledApp(id: "true", name: "true", executable: "/bin/true"))
        shell.installApp(InstalledApp(id: "nothing", name: "nothing", executable: "/nowhere"))
        let ended = try shell.openApp("true")
        wait("the end") { ended.end != nil }
        XCTAssertEqual(ended.end, .exited(status: 0))
        let missing = try shell.openApp("nothing")
        wait("the end") { missing.end != nil }
        guard case .failedToStart(let reason)? = missing.end else { return XCTFail("\(missing.end!)") }
        XCTAssertTrue(reason.contains("/nowhere: cannot be started (no such file or directory)"), reason)
        XCTAssertThrowsError(try shell.openApp("unknown")) { XCTAssertTrue("\($0)".contains("no such app"), "\($0)") }
    }

    /// At load 16 a story ended by "an answer took more than 60 s", though the app had worked for four.
    func testOnAVirtualClockTheAppsOwnWorkCounts() throws {
        func status(_ state: Character, _ ticks: Int) throws -> ProcessStatus {
            var status = try XCTUnwrap(ProcessStatus(process: getpid()))
            (status.state, status.cpuTicks) = (state, ticks)
            return status
        }
        // A tenth of the machine's time is its own: not over before it has worked for ten seconds.
        var loaded = WorkLimit(seconds: 10, try status("S", 50))
        for look in 1...9 {
            XCTAssertFalse(loaded.isOver(try status("S", 50 + look * 100), ticksPerSecond: 100), "\(look)")
        }
        XCTAssertTrue(loaded.isOver(try status("S", 50 + 1000), ticksPerSecond: 100))
        // Not given any time at all.
        var starved = WorkLimit(seconds: 10, try status("R", 50))
        XCTAssertFalse(starved.isOver(try status("R", 50), ticksPerSecond: 100))
        // One that waits is found at the first look.
        var hanging = WorkLimit(seconds: 10, try status("S", 50))
        XCTAssertTrue(hanging.isOver(try status("S", 50), ticksPerSecond: 100))
        // And one that only wakes up now and then, in the end.
        var blinking = WorkLimit(seconds: 10, try status("S", 50))
        let looks = (1...30).first { (try? blinking.isOver(status("S", 50 + $0), ticksPerSecond: 100)) == true }
        XCTAssertEqual(looks, 20)
        // A debugger holds it for as long as somebody looks.
        var held = WorkLimit(seconds: 10, try status("S", 50))
        XCTAssertNil((1...30).first { _ in (try? held.isOver(status("t", 50))) == true })
    }

    func testWhatAnAppStartsEndsWithIt() throws {
        let app = try open("A", "child")
        let child = try XCTUnwrap(told.compactMap { $0.hasPrefix("A: child/") ? Int32($0.dropFirst(9)) : nil }.first)
        XCTAssertNotNil(ProcessStatus(process: child))
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        waitForEnd(ofProcess: child)
    }

    /// What has lost its parent and ends by itself is collected while the app runs, not at the end of the shell.
    func testChildrenThatEndByThemselvesAreCollected() throws {
        let other = Process()
        other.executableURL = URL(fileURLWithPath: "/bin/true")
        try other.run()
        let app = try open("A", "zombies")
        wait("its children") { told.contains("A: zombies/left") }
        wait("their collection") { Self.dead(but: other.processIdentifier).isEmpty }
        XCTAssertNil(app.end)
        // Others of this process are their starters' matter.
        other.waitUntilExit()
        XCTAssertEqual(other.terminationStatus, 0)
    }

    /// Children of this process that have ended and that nobody has collected.
    private static func dead(but known: Int32) -> [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int32.init).filter { id in
            guard id != known, let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
                let close = text.lastIndex(of: ")")
            else { return false }
            let fields = text[text.index(after: close)...].split(separator: " ")
            return fields[0] == "Z" && fields[1] == "\(getpid())"
        }
    }

    func testAKilledShellLeavesNoAppBehindNotEvenASuspendedOne() throws {
        for suspends in [false, true] {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: Self.fixture)
            var environment = ProcessInfo.processInfo.environment
            environment["FIXTURE_ROLE"] = "shell"
            environment["FIXTURE_SUSPENDS"] = suspends ? "1" : nil
            shell.environment = environment
            let output = Pipe()
            shell.standardOutput = output
            try shell.run()
            let line = output.fileHandleForReading.availableData
            let app = try XCTUnwrap(Int32(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)))
            XCTAssertNotNil(ProcessStatus(process: app))
            kill(shell.processIdentifier, SIGKILL)
            shell.waitUntilExit()
            waitForEnd(ofProcess: app)
        }
    }
}
