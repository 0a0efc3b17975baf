import PorticoShell
import XCTest

/// What is left of an app that crashes or hangs: real processes, the Swift runtime's own backtracer.
final class CrashReportTests: ShellTestCase {
    func testACrashNamesTheAppsOwnLine() throws {
        makeShell { $0.environment["SWIFT_BACKTRACE"] = nil }
        let app = try open("A", "crash-tap")
        try? tap()
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .crashed(signal: SIGSEGV))
        let report = try XCTUnwrap(app.crash)
        let place = try XCTUnwrap(report.place)
        XCTAssertTrue(place.contains("/FixtureDelegate.swift:"), place)
        XCTAssertTrue(report.own.contains { $0.function?.contains("crash()") ?? false }, "\(report.lines)")
        XCTAssertTrue(report.title("A", app.end!).hasPrefix("A crashed at FixtureDelegate.swift:"))
    }

    /// Its frames have no frame pointers in many systems' C libraries, which is where the runtime's backtracer ends.
    func testAHangThatWaitsInTheCLibrarySaysWhereItsMainThreadIs() throws {
        makeShell {
            $0.environment["SWIFT_BACKTRACE"] = nil
            $0.limits.launch = 0.5
        }
        let app = try open("A", "hang-wait")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.launch, seconds: 0.5))
        XCTAssertTrue(try XCTUnwrap(app.crash?.place).contains("FixtureDelegate.swift:"), "\(app.crash?.lines ?? [])")
    }

    /// Long before the watchdog, and on a virtual clock.
    func testAMainThreadThatWaitsIsToldWithItsPlaceAndGoesOn() throws {
        makeShell { $0.environment["SWIFT_BACKTRACE"] = nil }
        var told: [String] = []
        let before = shell.onEvent
        shell.onEvent = {
            if case .waits(let process, let place) = $0 { told.append(process.describeWait(at: place)) }
            before($0)
        }
        var app = InstalledApp(id: "A", name: "A", executable: Self.fixture)
        app.environment = ["FIXTURE": "wait-launch"]
        shell.installApp(app)
        let process = try shell.openApp("A")
        wait("the place where it waits") { !told.isEmpty }
        XCTAssertTrue(told[0].hasPrefix("A waits at FixtureDelegate.swift:"), told[0])
        XCTAssertNotEqual(process.state.phase, .active)
        kill(process.processID, SIGUSR1)
        wait("it goes on") { process.state.phase == .active }
        XCTAssertEqual(told.count, 1)
        shell.onEvent = before
    }

    /// The runtime ends it in the C library.
    func testACastThatFailsSaysWhereItIs() throws {
        makeShell { $0.environment["SWIFT_BACKTRACE"] = nil }
        let app = try open("A", "bad-cast")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .crashed(signal: SIGABRT))
        XCTAssertTrue(try XCTUnwrap(app.crash?.place).contains("FixtureDelegate.swift:"), "\(app.crash?.lines ?? [])")
    }

    func testAHangSaysWhereItsMainThreadIs() throws {
        makeShell {
            $0.environment["SWIFT_BACKTRACE"] = nil
            $0.limits.launch = 0.5
        }
        let app = try open("A", "hang-launch")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .watchdog(.launch, seconds: 0.5))
        XCTAssertTrue(try XCTUnwrap(app.crash?.place).contains("/FixtureDelegate.swift:"), "\(app.crash?.lines ?? [])")
    }

    /// An app may leave anything under the names of the runtime's files: 12 GB of nothing, and a pipe that nobody writes into.
    func testWhatAnAppLeavesInPlaceOfItsReasonHasBounds() throws {
        let before = ProcessStatus(process: getpid())?.residentBytes ?? 0
        let app = try open("A", "big-reason")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .crashed(signal: SIGKILL))
        XCTAssertEqual(app.crash?.reason, "on purpose")
        XCTAssertLessThan((ProcessStatus(process: getpid())?.residentBytes ?? 0) - before, 64 << 20)
    }

    func testTheReasonIsWhatTheRuntimeSaid() throws {
        let backtrace = """
            {"threads": [{"crashed": true, "frames": [
                {"description": "_assertionFailure(_:_:file:line:flags:) + 302", "image": "libswiftCore.so"},
                {"description": "V.helper() + 149", "image": "A", "sourceLocation": {"file": "/p/V.swift", "line": 32}},
                {"description": "V._portico_49_0(_:_:) + 1", "image": "A", "sourceLocation": {"file": "/p/V.swift", "line": 40}},
                {"image": "libPortico.so"}, {"image": "libPortico.so"}]}],
             "images": [{"name": "A", "path": "/apps/A.app/A"}, {"name": "libPortico.so", "path": "/sdk/libPortico.so"}]}
            """
        let report = try XCTUnwrap(
            CrashReport(
                said: "A/V.swift:32: Fatal error: Index out of range\n", backtrace: Data(backtrace.utf8),
                program: "/apps/A.app/A"))
        XCTAssertEqual(
            report.title("A", .crashed(signal: SIGILL)),
            "A crashed at V.swift:32: Index out of range (signal 4, illegal instruction)")
        XCTAssertEqual(
            report.lines,
            [
                "/p/V.swift:32  V.helper()", "  _assertionFailure(_:_:file:line:flags:)  libswiftCore.so",
                "  V._portico_49_0(_:_:)  A", "  2 × libPortico.so",
            ])
        XCTAssertNil(CrashReport(said: nil, backtrace: Data("{".utf8), program: "/apps/A.app/A"))
    }
}
