import PorticoHost
import XCTest

@testable import PorticoShell

/// The transition table of contract A01, without a process.
final class AppProcessStateTests: XCTestCase {
    typealias State = AppProcessState

    private func launched(staysRunning: Bool = false) -> State {
        var state = State(staysRunning: staysRunning)
        _ = state.handle(.launch)
        _ = state.handle(.connected)
        _ = state.handle(.reported(.inactive))
        _ = state.handle(.reported(.active))
        _ = state.handle(.performed(.activate))
        return state
    }

    private func inBackground(tasks: [String] = [], staysRunning: Bool = false) -> State {
        var state = launched(staysRunning: staysRunning)
        _ = state.handle(.want(.background))
        _ = state.handle(.reported(.inactive))
        _ = state.handle(.reported(.background))
        if !tasks.isEmpty { _ = state.handle(.tasks(tasks)) }
        _ = state.handle(.performed(.enterBackground))
        return state
    }

    private func suspended() -> State {
        var state = inBackground()
        _ = state.handle(.fired(.grace))
        return state
    }

    func testLaunch() {
        var state = State()
        XCTAssertEqual(
            state.handle(.launch),
            [.changed(from: .notRunning, to: .launching), .spawn, .start(.watchdog(.launch))])
        XCTAssertEqual(state.handle(.connected), [.configure, .send(.activate)])
        XCTAssertEqual(state.handle(.reported(.inactive)), [.changed(from: .launching, to: .inactive)])
        XCTAssertEqual(state.handle(.reported(.active)), [.changed(from: .inactive, to: .active)])
        XCTAssertFalse(state.isSettled)
        XCTAssertEqual(state.handle(.performed(.activate)), [.cancel(.watchdog(.launch))])
        XCTAssertTrue(state.isSettled)
    }

    func testGoalsFromEachState() {
        let table: [(String, State, State.Goal, [State.Action])] = [
            ("active", launched(), .active, []),
            ("active", launched(), .inactive, [.send(.resignActive), .start(.watchdog(.command))]),
            ("active", launched(), .background, [.send(.enterBackground), .start(.watchdog(.command))]),
            ("active", launched(), .ended, [.send(.terminate), .start(.watchdog(.command))]),
            ("background", inBackground(), .background, []),
            (
                "background", inBackground(), .active,
                [
                    .cancel(.grace), .cancel(.limit), .cancel(.expiration), .send(.activate),
                    .start(.watchdog(.resume)),
                ]
            ),
            (
                "background", inBackground(), .ended,
                [
                    .cancel(.grace), .cancel(.limit), .cancel(.expiration), .send(.terminate),
                    .start(.watchdog(.command)),
                ]
            ),
            ("suspended", suspended(), .background, []),
            (
                "suspended", suspended(), .active,
                [.resume, .changed(from: .suspended, to: .background), .send(.activate), .start(.watchdog(.resume))]
            ),
            (
                "suspended", suspended(), .inactive,
                [
                    .resume, .changed(from: .suspended, to: .background), .send(.enterForeground),
                    .start(.watchdog(.resume)),
                ]
            ),
            ("suspended: no callback", suspended(), .ended, [.kill]),
            ("not running", State(), .active, []),
        ]
        for (name, start, goal, actions) in table {
            var state = start
            XCTAssertEqual(state.handle(.want(goal)), actions, "\(name) → \(goal)")
            XCTAssertEqual(state.handle(.want(goal)), [], "\(name) → \(goal) again: nothing twice")
        }
    }

    func testAGoalThatChangesWhileACommandIsUnderWayIsTakenUpAfterIt() {
        var state = launched()
        _ = state.handle(.want(.background))
        XCTAssertEqual(state.handle(.want(.active)), [])
        _ = state.handle(.reported(.inactive))
        _ = state.handle(.reported(.background))
        XCTAssertEqual(
            state.handle(.performed(.enterBackground)),
            [.cancel(.watchdog(.command)), .send(.activate), .start(.watchdog(.resume))])
    }

    func testWithoutTasksTheGraceEndsInSuspension() {
        var state = inBackground()
        XCTAssertEqual(
            state.handle(.fired(.grace)),
            [
                .cancel(.grace), .cancel(.limit), .cancel(.expiration), .stop,
                .changed(from: .background, to: .suspended),
            ])
        XCTAssertTrue(state.isSettled)
    }

    func testATaskKeepsItRunningUntilItEnds() {
        var state = inBackground(tasks: ["upload"])
        XCTAssertEqual(state.handle(.fired(.grace)), [])
        XCTAssertEqual(state.phase, .background)
        XCTAssertTrue(state.handle(.tasks([])).contains(.stop))
    }

    // DEV-057
    func testATaskThatGoesOnIsExpiredAndThenItsAppEnded() {
        var state = inBackground(tasks: ["upload"])
        _ = state.handle(.fired(.grace))
        XCTAssertEqual(state.handle(.fired(.limit)), [.expireTasks, .start(.expiration)])
        XCTAssertEqual(state.handle(.fired(.expiration)), [.kill])
        XCTAssertEqual(
            state.handle(.signalled(9)).last, .ended(.backgroundTasksNotEnded(["upload"])))
    }

    func testABackgroundModeKeepsItRunning() {
        var state = inBackground(staysRunning: true)
        XCTAssertEqual(state.handle(.fired(.grace)), [])
        XCTAssertEqual(state.handle(.fired(.limit)), [])
        XCTAssertEqual(state.phase, .background)
    }

    func testWatchdogs() {
        for (watchdog, start) in [
            (
                AppEnd.Watchdog.launch,
                { () -> State in
                    var state = State()
                    _ = state.handle(.launch)
                    _ = state.handle(.connected)
                    return state
                }
            ),
            (
                .resume,
                { [self] in
                    var state = suspended()
                    _ = state.handle(.want(.active))
                    return state
                }
            ),
            (
                .command,
                { [self] in
                    var state = launched()
                    _ = state.handle(.want(.inactive))
                    return state
                }
            ),
        ] {
            var state = start()
            XCTAssertEqual(state.handle(.fired(.watchdog(watchdog))), [.kill], "\(watchdog)")
            XCTAssertEqual(
                state.handle(.signalled(9)).last,
                .ended(.watchdog(watchdog, seconds: ProcessLimits().seconds(of: .watchdog(watchdog)))))
        }
    }

    func testEndsAreNamedByWhatCausedThem() {
        var state = launched()
        XCTAssertEqual(state.handle(.signalled(11)).last, .ended(.crashed(signal: 11)))
        state = launched()
        XCTAssertEqual(state.handle(.exited(status: 3)).last, .ended(.exited(status: 3)))
        state = suspended()
        XCTAssertEqual(state.handle(.evict), [.kill])
        XCTAssertEqual(state.handle(.signalled(9)).last, .ended(.evicted))
        state = launched()
        _ = state.handle(.want(.ended))
        _ = state.handle(.reported(.terminated))
        _ = state.handle(.performed(.terminate))
        XCTAssertEqual(state.handle(.exited(status: 0)).last, .ended(.quit))
    }

    /// A hostile app that reports what it was not asked for is ended, whatever state it is in.
    func testReportsThatNobodyAskedForEndTheApp() {
        for input in [
            State.Input.reported(.active), .reported(.background), .performed(.enterBackground), .performed(.activate),
            .connected,
        ] {
            var state = launched()
            XCTAssertEqual(state.handle(input), [.kill], "\(input)")
        }
        var state = launched()
        _ = state.handle(.want(.background))
        XCTAssertEqual(state.handle(.performed(.enterBackground)), [.kill], "it is still active")
    }

    /// From every state that the table reaches, no input leads to a trap or to an action on a process that is gone.
    func testNoInputTrapsAndNothingIsDoneToAProcessThatIsGone() {
        let inputs: [State.Input] = [
            .launch, .failedToStart("x"), .connected, .want(.active), .want(.inactive), .want(.background),
            .want(.ended),
            .reported(.inactive), .reported(.active), .reported(.background), .reported(.terminated),
            .performed(.activate), .performed(.enterBackground), .performed(.terminate), .tasks(["a"]), .tasks([]),
            .fired(.grace), .fired(.limit), .fired(.expiration), .fired(.watchdog(.launch)), .fired(.watchdog(.resume)),
            .fired(.watchdog(.command)), .evict, .channelFailed("x"), .exited(status: 0), .signalled(9),
            .hangs(seconds: 1), .shellEnds,
        ]
        var random = UInt64(42)
        for _ in 0..<20_000 {
            var state = State(staysRunning: random & 8 == 0)
            for _ in 0..<12 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let wasRunning = state.phase != .notRunning
                let input = inputs[Int(random >> 33) % inputs.count]
                let actions = state.handle(input)
                if !wasRunning, input != .launch { XCTAssertEqual(actions, [], "\(input)") }
                if state.phase == .notRunning {
                    XCTAssertFalse(actions.contains { if case .send = $0 { true } else { false } }, "\(input)")
                }
            }
        }
    }
}
