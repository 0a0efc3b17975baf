import PorticoHost
import PorticoShell
import XCTest

/// Contract A with real processes: the states are read from the shell and from the kernel.
final class ContractATests: ShellTestCase {
    func test_A01_an_app_goes_through_all_five_states() throws {
        XCTAssertNil(shell.process(of: "A"), "not running")
        let app = try open()
        XCTAssertEqual(app.state.phase, .active)
        XCTAssertNotNil(app.status)
        XCTAssertFalse(try XCTUnwrap(app.status).isStopped)
        shell.beginInterruption(.call)
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .inactive)
        shell.endInterruption(.call)
        shell.goHome()
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .background)
        XCTAssertFalse(try XCTUnwrap(app.status).isStopped)
        try suspend(app)
        XCTAssertTrue(try status(whenStopped: app).isStopped)
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        XCTAssertNil(app.status, "not running")
        XCTAssertEqual(
            phases,
            [
                "launching", "inactive", "active", "inactive", "active", "inactive", "background", "suspended",
                "notRunning",
            ]
            .map { "A: \($0)" })
    }

    func test_A02_a_crash_is_reported_with_its_signal_and_last_callbacks_and_the_home_screen_returns() throws {
        let app = try open("A", "crash-tap")
        XCTAssertTrue(shell.foreground === app)
        shell.sendEvent(.touch(id: 1, phase: .began, x: 200, y: 500, timestamp: 0))
        try shell.advanceClock(by: 0.1)
        shell.sendEvent(.touch(id: 1, phase: .ended, x: 200, y: 500, timestamp: 0.1))
        XCTAssertThrowsError(try shell.advanceClock(by: 0.1), "it dies on the way")
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .crashed(signal: SIGSEGV))
        XCTAssertNil(shell.foreground, "the home screen")
        XCTAssertTrue(app.lastTrace.contains { $0.name == "applicationDidBecomeActive:" }, "\(app.lastTrace)")
        // The shell and other apps go on; the app can be launched again.
        let other = try open("B")
        XCTAssertEqual(other.state.phase, .active)
        let again = try open("A")
        XCTAssertNotEqual(again.processID, app.processID)
        XCTAssertEqual(again.state.phase, .active)
    }

    func test_A02_eviction_makes_an_app_not_running() throws {
        let app = try open()
        try suspend(app)
        XCTAssertTrue(shell.memoryPressure() === app)
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .evicted)
        XCTAssertNil(shell.process(of: "A"))
    }

    func test_A03_no_events_while_inactive_whatever_covers_the_app() throws {
        let app = try open()
        try tap()
        XCTAssertEqual(told.filter { $0.contains("touch/ended") }.count, 1)
        for interruption in Interruption.allCases {
            forget()
            shell.beginInterruption(interruption)
            shell.settleProcesses()
            XCTAssertEqual(app.state.phase, .inactive, "\(interruption)")
            XCTAssertFalse(shell.sendEvent(.touch(id: 1, phase: .began, x: 200, y: 500, timestamp: shell.clock.now)))
            try shell.advanceClock(by: 0.1)
            XCTAssertEqual(told.filter { $0.contains("touch") }, [], "\(interruption)")
            shell.endInterruption(interruption)
            shell.settleProcesses()
            XCTAssertEqual(app.state.phase, .active, "\(interruption)")
            XCTAssertEqual(callbacks(), ["willResignActive", "didBecomeActive"], "\(interruption)")
        }
        forget()
        try tap()
        XCTAssertEqual(told.filter { $0.contains("touch/ended") }.count, 1)
    }

    func test_A03_a_finger_that_is_down_when_the_app_becomes_inactive_is_cancelled() throws {
        try open()
        shell.sendEvent(.touch(id: 1, phase: .began, x: 200, y: 500, timestamp: 0))
        try shell.advanceClock(by: 0.1)
        forget()
        shell.beginInterruption(.call)
        shell.settleProcesses()
        XCTAssertEqual(told.first, "A: touch/cancelled")
    }

    func test_A03_two_covers_count_as_one() throws {
        let app = try open()
        shell.beginInterruption(.call)
        shell.beginInterruption(.message)
        shell.settleProcesses()
        shell.endInterruption(.call)
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .inactive)
        shell.endInterruption(.message)
        shell.settleProcesses()
        XCTAssertEqual(app.state.phase, .active)
        XCTAssertEqual(callbacks().filter { $0 == "willResignActive" }.count, 1)
    }

    func test_A04_an_active_app_gets_events() throws {
        try open()
        try tap()
        XCTAssertEqual(told.suffix(2), ["A: touch/began", "A: touch/ended/1"])
    }

    func test_A05_background_time_is_limited_and_no_input_comes() throws {
        let app = try open("A", "task")
        shell.goHome()
        shell.settleProcesses()
        XCTAssertEqual(app.state.tasks, ["fixture"])
        XCTAssertFalse(shell.sendEvent(.touch(id: 1, phase: .began, x: 1, y: 1, timestamp: 0)))
        try shell.advanceClock(by: 29)
        XCTAssertEqual(app.state.phase, .background, "a task keeps it running")
        XCTAssertFalse(told.contains { $0.hasPrefix("A: expired") })
        try shell.advanceClock(by: 2)
        XCTAssertTrue(told.contains("A: expired/0"), "\(told)")
        XCTAssertEqual(app.state.phase, .suspended)
    }

    func test_A05_background_time_remaining_counts_down_from_the_limit() throws {
        makeShell { $0.limits.background = 12 }
        try open("A", "task")
        shell.goHome()
        shell.settleProcesses()
        try shell.advanceClock(by: 0.1)
        XCTAssertTrue(told.contains("A: remaining/12"), "\(told)")
        try shell.advanceClock(by: 12)
        XCTAssertTrue(told.contains("A: expired/0"), "\(told)")
    }

    func test_A05_a_task_that_does_not_end_ends_the_app() throws {
        let app = try open("A", "stubborn-task")
        shell.goHome()
        shell.settleProcesses()
        try? shell.advanceClock(by: 40)
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .backgroundTasksNotEnded(["fixture"]))
        XCTAssertTrue("\(app.end!)".contains("0x8badf00d"))
    }

    func test_A05_the_screen_does_not_change_in_the_background() throws {
        makeShell(isVirtual: false) {
            $0.settings.showsFrames = true
            $0.limits.grace = 0.5
        }
        let app = try open("A", "animate")
        wait("frames") { (app.lastFrame?.sequence ?? 0) > 5 }
        shell.goHome()
        shell.settleProcesses()
        // The picture for the app switcher may still be under way.
        _ = try shell.askProcess(app, .ping)
        let last = try XCTUnwrap(app.lastFrame?.sequence)
        shell.loop.turnLoop(until: { app.state.phase == .suspended }, atMost: Self.patience)
        XCTAssertEqual(app.lastFrame?.sequence, last)
    }

    func test_A06_without_a_task_the_app_is_suspended_after_the_grace() throws {
        let app = try open()
        shell.goHome()
        shell.settleProcesses()
        try shell.advanceClock(by: 4)
        XCTAssertEqual(app.state.phase, .background)
        try shell.advanceClock(by: 2)
        XCTAssertEqual(app.state.phase, .suspended)
        XCTAssertTrue(try status(whenStopped: app).isStopped)
    }

    func test_A06_a_task_that_ended_keeps_nothing_running() throws {
        let app = try open("A", "short-task")
        try suspend(app)
        XCTAssertFalse(told.contains { $0.hasPrefix("A: expired") })
        XCTAssertLessThan(shell.clock.now, 10)
    }

    // DEV-055
    func test_A06_a_declared_background_mode_keeps_the_app_running() throws {
        let app = try open("A", modes: ["audio"])
        shell.goHome()
        shell.settleProcesses()
        try shell.advanceClock(by: 100)
        XCTAssertEqual(app.state.phase, .background)
        XCTAssertFalse(try XCTUnwrap(app.status).isStopped)
        let fetching = try open("B", modes: ["fetch"])
        try suspend(fetching)
    }

    func test_A07_a_suspended_app_computes_nothing_and_keeps_its_memory() throws {
        let app = try open("A", "spin,memory")
        XCTAssertEqual(told.last, "A: memory/intact/0")
        try tap()
        let running = try XCTUnwrap(app.status).cpuTicks
        try wait(forTicks: running + 5, of: app)
        try suspend(app)
        let stopped = try status(whenStopped: app)
        XCTAssertTrue(stopped.isStopped)
        XCTAssertGreaterThan(stopped.residentBytes, 50_000_000)
        // Another app lives a while.
        let other = try open("B", "spin")
        let before = try XCTUnwrap(other.status).cpuTicks
        try wait(forTicks: before + 20, of: other)
        let after = try XCTUnwrap(app.status)
        XCTAssertEqual(after.cpuTicks, stopped.cpuTicks, "no processor time has passed")
        XCTAssertTrue(after.isStopped)
        // A08: it goes on as it was.
        forget()
        let again = try open("A")
        XCTAssertTrue(again === app)
        XCTAssertTrue(told.contains("A: memory/intact/1"), "\(told)")
        try tap()
        XCTAssertEqual(told.last, "A: touch/ended/2")
    }

    func test_A08_reopened_it_continues_and_is_not_launched_again() throws {
        let app = try open()
        try tap()
        let id = app.processID
        try suspend(app)
        forget()
        try open()
        XCTAssertEqual(app.processID, id)
        XCTAssertEqual(callbacks(), ["willEnterForeground", "didBecomeActive"])
        try tap()
        XCTAssertEqual(told.last, "A: touch/ended/2")
        XCTAssertFalse(try XCTUnwrap(app.status).isStopped)
    }

    func test_A09_eviction_order_of_five_apps() throws {
        var apps: [String: AppProcess] = [:]
        for name in ["A", "B", "C"] { apps[name] = try open(name) }
        // C, then A again: B is the one used longest ago.
        apps["A"] = try open("A")
        apps["D"] = try open("D", modes: ["location"])
        apps["E"] = try open("E")
        try shell.advanceClock(by: 6)
        XCTAssertEqual(
            ["A", "B", "C", "D", "E"].map { apps[$0]!.state.phase },
            [.suspended, .suspended, .suspended, .background, .active])
        forget()
        for expected in ["B", "C", "A", "D"] {
            XCTAssertEqual(shell.memoryPressure()?.app.name, expected)
            wait("\(expected) to end") { apps[expected]!.end != nil }
            XCTAssertEqual(apps[expected]!.end, .evicted)
        }
        XCTAssertNil(shell.memoryPressure(), "the one in front stays")
        XCTAssertEqual(apps["E"]!.state.phase, .active)
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(told.filter { $0.contains("didReceiveMemoryWarning") && $0.hasPrefix("E: callback") }.count, 5)
        XCTAssertEqual(told.filter { !$0.hasPrefix("E: ") }, [], "nobody else is told")
        XCTAssertTrue(shell.memoryPressure(critical: true) === apps["E"])
        wait("E to end") { apps["E"]!.end != nil }
    }

    func test_A09_the_kernels_own_killer_is_told_the_same_order() throws {
        func score(_ app: AppProcess) throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(app.processID)/oom_score_adj", encoding: .utf8)
            return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))!
        }
        let app = try open()
        let front = try score(app)
        shell.goHome()
        shell.settleProcesses()
        let background = try score(app)
        try suspend(app)
        let suspended = try score(app)
        // Some containers forbid writing it: then it stays as it was.
        guard suspended != front else { throw XCTSkip("oom_score_adj can't be written here") }
        XCTAssertLessThan(front, background)
        XCTAssertLessThan(background, suspended)
        try open()
        XCTAssertEqual(try score(app), front)
    }

    func test_A10_main_runs_the_application_with_its_delegate_and_event_loop() throws {
        let app = try open()
        XCTAssertEqual(app.state.phase, .active)
        XCTAssertEqual(callbacks().first, "willFinishLaunching", "the delegate that main.swift names")
        let tree = try JSONDecoder().decode(TreeDump.self, from: shell.askForData(app, .tree(.controllers)))
        XCTAssertEqual(tree.roots.map(\.type), ["FixtureController"])
    }

    func test_A11_launch_order() throws {
        try open()
        XCTAssertEqual(callbacks(), ["willFinishLaunching", "didFinishLaunching", "didBecomeActive"])
        XCTAssertEqual(phases, ["A: launching", "A: inactive", "A: active"])
    }

    func test_A12_the_launch_trace_has_each_phase_in_order() throws {
        makeShell(isVirtual: false) { $0.settings.traceCategories = ["phase"] }
        let app = try open()
        _ = try shell.askProcess(app, .ping)
        let profile = try XCTUnwrap(LaunchProfile(app))
        XCTAssertEqual(
            profile.phases.map(\.name),
            ["process start to main", "main to launch", "load main interface", "first frame", "become active"])
        XCTAssertTrue(profile.phases.allSatisfy { $0.seconds >= 0 })
        XCTAssertEqual(profile.phases.reduce(0) { $0 + $1.seconds }, profile.total, accuracy: 1e-9)
        XCTAssertGreaterThan(profile.total, 0)
    }

    func test_A13_A14_home_and_return() throws {
        try open()
        forget()
        shell.goHome()
        shell.settleProcesses()
        XCTAssertEqual(callbacks(), ["willResignActive", "didEnterBackground"])
        forget()
        try open()
        XCTAssertEqual(callbacks(), ["willEnterForeground", "didBecomeActive"])
    }

    func test_A13_another_app_that_is_opened_sends_the_first_to_the_background() throws {
        let first = try open("A")
        forget()
        try open("B")
        XCTAssertEqual(first.state.phase, .background)
        XCTAssertEqual(callbacks(of: "A"), ["willResignActive", "didEnterBackground"])
    }

    func test_A15_application_state_inside_each_callback() throws {
        let app = try open()
        try suspend(app)
        try open()
        XCTAssertEqual(
            told.filter { $0.contains("callback") }.map { String($0.dropFirst("A: callback/".count)) },
            [
                "willFinishLaunching/inactive", "didFinishLaunching/inactive", "didBecomeActive/active",
                "willResignActive/active", "didEnterBackground/background", "willEnterForeground/background",
                "didBecomeActive/active",
            ])
        XCTAssertEqual(phases.suffix(3), ["A: background", "A: inactive", "A: active"])
    }

    func test_A16_memory_warning_reaches_delegate_and_controllers_and_nobody_ends() throws {
        let app = try open()
        forget()
        shell.memoryWarning()
        try shell.advanceClock(by: 0.1)
        XCTAssertEqual(told, ["A: callback/didReceiveMemoryWarning/active", "A: controller/didReceiveMemoryWarning"])
        XCTAssertEqual(app.state.phase, .active)
    }

    func test_A17_quitting_a_running_app_tells_it_and_a_suspended_one_is_not_told() throws {
        let app = try open("A")
        forget()
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .quit)
        XCTAssertEqual(callbacks(), ["willTerminate"])
        let other = try open("B")
        try suspend(other)
        forget()
        shell.quitProcess(other)
        wait("the end") { other.end != nil }
        XCTAssertEqual(other.end, .quit)
        XCTAssertEqual(told, [])
    }

    func test_A18_what_was_saved_in_the_background_is_there_after_an_eviction() throws {
        let app = try open("A", "save", keepsFiles: true)
        XCTAssertFalse(told.contains { $0.hasPrefix("A: found") })
        try suspend(app)
        shell.memoryPressure()
        wait("the end") { app.end != nil }
        forget()
        try open("A", "save", keepsFiles: true)
        XCTAssertTrue(told.contains("A: found/work"), "\(told)")
    }

    func test_A19_the_trace_that_comes_names_objective_c_selectors() throws {
        let app = try open()
        XCTAssertEqual(
            app.lastTrace.filter { $0.kind == .callBegin && $0.subject == "FixtureDelegate" }.map(\.name),
            [
                "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
                "applicationDidBecomeActive:",
            ])
    }
}
