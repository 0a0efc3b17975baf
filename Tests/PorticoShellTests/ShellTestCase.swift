import CHost
import Foundation
import PorticoHost
import PorticoShell
import PorticoTrace
import XCTest

/// A shell with apps that are real processes. Every wait is for an event and has an end.
class ShellTestCase: XCTestCase {
    /// Machine seconds that no wait of a test may take; a slow machine takes them, a right one never.
    static let patience = 30.0

    var shell: SystemShell!
    /// What the apps told, in order: "name: path".
    private(set) var told: [String] = []
    private(set) var phases: [String] = []
    private(set) var ends: [(name: String, end: AppEnd)] = []
    private(set) var frames: [SharedFrame] = []
    var keepsFrames = false
    private(set) var notes: [String] = []
    private var folder = ""

    /// A virtual clock to begin with: background limits pass when a test says so.
    override func setUp() {
        folder = NSTemporaryDirectory() + "/portico-shell-tests-" + UUID().uuidString
        makeShell()
    }

    override func tearDown() {
        frames = []
        shell?.shutDown()
        XCTAssertEqual(shell?.processes.count ?? 0, 0, "no process is left")
        shell = nil
        try? FileManager.default.removeItem(atPath: folder)
    }

    func makeShell(isVirtual: Bool = true, _ change: (inout ShellConfiguration) -> Void = { _ in }) {
        shell?.shutDown()
        var configuration = ShellConfiguration()
        configuration.environment["SWIFT_BACKTRACE"] = "enable=no"
        change(&configuration)
        shell = SystemShell(
            configuration: configuration, clock: isVirtual ? ShellClock(virtualStart: 0) : ShellClock())
        shell.onEvent = { [unowned self] in take($0) }
    }

    private func take(_ event: ShellEvent) {
        switch event {
        case .openURL(let process, let url): told.append("\(process.app.name): \(url.dropFirst("fixture:".count))")
        case .phase(let process, _, let to): phases.append("\(process.app.name): \(to.rawValue)")
        case .ended(let process, let end): ends.append((process.app.name, end))
        case .frame(_, let frame): if keepsFrames { frames.append(frame) }
        case .note(let text): notes.append(text)
        default: break
        }
    }

    func forget() {
        (told, phases, ends) = ([], [], [])
        frames = []
    }

    /// The app's callbacks, without their states.
    func callbacks(of name: String = "A") -> [String] {
        told.filter { $0.hasPrefix("\(name): callback/") }.map { String($0.split(separator: "/")[1]) }
    }

    // MARK: Apps

    static let fixture: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return tests.appendingPathComponent("ShellFixture").path
    }()

    /// Installs the fixture as an app of this name, and opens it. `behaviour` goes to it as an argument of its environment.
    @discardableResult
    func open(_ name: String = "A", _ behaviour: String = "", modes: [String] = [], keepsFiles: Bool = false) throws
        -> AppProcess
    {
        if !shell.apps.contains(where: { $0.id == name }) {
            var app = InstalledApp(
                id: name, name: name, executable: Self.fixture, backgroundModes: modes,
                container: keepsFiles ? folder + "/" + name : nil)
            app.environment = ["FIXTURE": behaviour]
            shell.installApp(app)
        }
        let process = try shell.openApp(name)
        shell.settleProcesses()
        return process
    }

    // MARK: Waiting

    func wait(_ what: String, until condition: () -> Bool, line: UInt = #line) {
        if !shell.loop.turnLoop(until: condition, atMost: Self.patience) { XCTFail("never: \(what)", line: line) }
    }

    /// Keeps asking the app until it has computed so long.
    func wait(forTicks ticks: Int, of process: AppProcess, line: UInt = #line) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while try XCTUnwrap(process.status, line: line).cpuTicks <= ticks {
            guard Date() < end else { return XCTFail("it computes nothing", line: line) }
            try shell.askProcess(process, .ping)
        }
    }

    /// Blocks until the kernel has stopped the process: the signal is on its way when the shell says suspended.
    func status(whenStopped process: AppProcess, line: UInt = #line) throws -> ProcessStatus {
        var info = siginfo_t()
        XCTAssertEqual(waitid(P_PID, id_t(process.processID), &info, WSTOPPED | WNOWAIT), 0, line: line)
        return try XCTUnwrap(process.status, line: line)
    }

    func suspend(_ process: AppProcess, line: UInt = #line) throws {
        shell.goHome()
        shell.settleProcesses()
        XCTAssertTrue(try shell.advanceUntilSuspended(process), line: line)
        XCTAssertEqual(process.state.phase, .suspended, line: line)
    }

    /// Waits until a process that is no child of ours is gone.
    func waitForEnd(ofProcess id: Int32, line: UInt = #line) {
        let end = Date(timeIntervalSinceNow: Self.patience)
        let pidfd = portico_pidfd(id)
        guard pidfd >= 0 else { return }
        defer { close(pidfd) }
        var wait = pollfd(fd: pidfd, events: Int16(POLLIN), revents: 0)
        let count = poll(&wait, 1, Int32(end.timeIntervalSinceNow * 1000))
        XCTAssertEqual(count, 1, "process \(id) still runs", line: line)
    }

    // MARK: Fingers

    func tap(x: Double = 200, y: Double = 500) throws {
        shell.sendEvent(.touch(id: 1, phase: .began, x: x, y: y, timestamp: shell.clock.now))
        try shell.advanceClock(by: 1.0 / 60)
        shell.sendEvent(.touch(id: 1, phase: .ended, x: x, y: y, timestamp: shell.clock.now))
        try shell.advanceClock(by: 1.0 / 60)
    }
}
