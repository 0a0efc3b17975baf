import Foundation
import PorticoHost
import PorticoShell
import PorticoTrace
import TestSupport

/// A random user on an app as it is built: a process in a system shell, on a virtual clock. After every step the app itself
/// compares views with layers and controllers with what they have been told (`TreeAgreement`); a crash, a hang and whatever
/// `portico check` finds is a failure.
final class AppFuzz {
    private let shell: SystemShell
    private let app: InstalledApp
    private var process: AppProcess?
    private var fingers: [Int: (Double, Double)] = [:]
    private var finding: String?

    /// Throws a `FuzzFailure`.
    static func run(_ bundle: String, _ steps: [FuzzStep]) throws {
        let fuzz = try AppFuzz(bundle)
        defer { fuzz.shell.shutDown() }
        for (index, step) in steps.enumerated() {
            do { try fuzz.perform(step) } catch let error as ShellError {
                if fuzz.process?.end == nil { throw FuzzFailure(step: index, text: "\(step): \(error)") }
            }
            if let problem = fuzz.problem() { throw FuzzFailure(step: index, text: "\(step): \(problem)") }
        }
        do { try fuzz.settle() } catch let error as ShellError {
            if fuzz.process?.end == nil { throw FuzzFailure(step: steps.count, text: "\(error)") }
        }
        if let problem = fuzz.problem() { throw FuzzFailure(step: steps.count, text: problem) }
    }

    private init(_ bundle: String) throws {
        app = try InstalledApp(bundle: bundle)
        var configuration = ShellConfiguration()
        configuration.settings.isChecking = true
        configuration.settings.traceCategories = SystemShell.crashCategories + [TraceEvent.Category.check.rawValue]
        // A hang is met again and again while its steps are made fewer.
        configuration.limits.answer = 10
        // What an app prints about a random user is of no interest.
        configuration.output = Self.nowhere.fileDescriptor
        shell = SystemShell(configuration: configuration, clock: ShellClock(virtualStart: 0))
        shell.installApp(app)
        shell.onEvent = { [unowned self] event in
            guard case .trace(_, let events) = event else { return }
            for event in events where event.category == .check && finding == nil { finding = event.detail }
        }
    }

    private static let nowhere = FileHandle(forWritingAtPath: "/dev/null")!

    // MARK: Steps

    private func perform(_ step: FuzzStep) throws {
        switch step {
        case .finger(let finger, let id, let x, let y): try move(finger, id, x, y)
        case .hover(let x, let y):
            let (width, height) = size
            let phase: HostEvent.HoverPhase = x < 1 ? .moved : .left
            shell.sendEvent(.hover(phase, x: x * width, y: y * height, timestamp: shell.clock.now))
        case .change(_, let isCall, let number): try change(isCall, number)
        case .rotate(let orientation):
            shell.sendEvent(.rotate(orientation))
            try shell.advanceClock(by: 0.05)
        case .appearance(let appearance): shell.sendEvent(.appearance(appearance))
        case .textSize(let size): shell.sendEvent(.textSize(size))
        case .system(let command): try perform(command)
        case .wait(let seconds): try shell.advanceClock(by: seconds)
        }
        try frame()
    }

    private func perform(_ command: LifecycleCommand) throws {
        fingers = command == .memoryWarning ? fingers : [:]
        switch command {
        case .resignActive: shell.beginInterruption(.message)
        case .enterBackground: shell.goHome()
        case .activate: try openApp()
        case .memoryWarning: shell.memoryWarning()
        default: break
        }
        shell.settleProcesses()
    }

    /// What an app of one's own does of itself; here it is the system and the keyboard that do something.
    private func change(_ isCall: Bool, _ number: Int) throws {
        switch number {
        case 0..<10:
            fingers = [:]
            shell.beginInterruption(isCall ? .call : .lock)
            shell.settleProcesses()
            try frame()
            try openApp()
        case 10..<14:
            fingers = [:]
            shell.goHome()
            shell.settleProcesses()
            shell.memoryPressure()
            try shell.advanceClock(by: isCall ? 0.1 : 30)
        case 14..<40: shell.sendEvent(.text(String(number)))
        case 40..<60:
            shell.sendEvent(
                .wheel(x: 200, y: 100 + Double(number) * 5, deltaX: 0, deltaY: 40, timestamp: shell.clock.now))
        default: break
        }
    }

    private func openApp() throws {
        for interruption in shell.interruptions { shell.endInterruption(interruption) }
        process = try shell.openApp(app.id)
        shell.settleProcesses()
    }

    private func frame() throws { try shell.advanceClock(by: 1.0 / 60) }

    private func move(_ finger: FuzzStep.Finger, _ id: Int, _ x: Double, _ y: Double) throws {
        if shell.foreground?.state.phase != .active || !shell.interruptions.isEmpty { try openApp() }
        let (width, height) = size
        let point = (min(max(x, 0), 0.999) * width, min(max(y, 0), 0.999) * height)
        switch (finger, fingers[id]) {
        case (.down, nil): touch(.began, id, point)
        case (.move, _?): touch(.moved, id, point)
        case (.up, let last?): touch(.ended, id, last)
        default: break
        }
    }

    private var size: (width: Double, height: Double) {
        let device = shell.configuration.device
        let isTurned = shell.settings.orientation == .left || shell.settings.orientation == .right
        return isTurned ? (device.height, device.width) : (device.width, device.height)
    }

    private func touch(_ phase: HostEvent.TouchPhase, _ id: Int, _ point: (Double, Double)) {
        fingers[id] = phase == .ended ? nil : point
        shell.sendEvent(.touch(id: id, phase: phase, x: point.0, y: point.1, timestamp: shell.clock.now))
    }

    private func settle() throws {
        for (id, point) in fingers { touch(.ended, id, point) }
        try openApp()
        for _ in 0..<5 { try shell.advanceClock(by: 1) }
        if let process { shell.quitProcess(process) }
        shell.loop.turnLoop(until: { process?.end != nil }, atMost: 10)
    }

    private func problem() -> String? {
        if let finding { return finding }
        guard let end = process?.end, end.isFailure else { return nil }
        let last = StoryEnd(end: end, of: process).lastCallbacks
        return "\(app.name) \(end)" + (last.isEmpty ? "" : "\n  " + last.joined(separator: "\n  "))
    }
}
