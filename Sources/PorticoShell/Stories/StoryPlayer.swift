import Foundation
import PorticoHost

/// Plays a story: does step by step what a person and the system do to an app, through the same shell that a screen uses.
///
/// - From: the `portico` command line, tests
/// - To: `SystemShell`
package final class StoryPlayer {
    /// A frame of a virtual clock.
    private static let frame = 1.0 / 60
    /// The seconds that a device takes to turn; a story goes on when it is over.
    private static let rotation = 0.3
    /// The seconds for which a finger that presses stays before the story goes on.
    private static let press = 0.8

    private let shell: SystemShell
    private let app: InstalledApp
    private let file: String
    private let steps: [StoryStep]
    private let output: String
    private let arguments: [String]
    private var process: AppProcess?
    /// The place of a finger that presses.
    private var finger: (Double, Double)?
    /// An end that no `expect` has accepted yet.
    private var failure: AppEnd?
    /// The pictures that were written, by path.
    package private(set) var pictures: [String] = []
    /// Changes a picture before it is written; answers nil if that cannot be done.
    package var retouch: ((Data) -> Data?)?
    /// Hears of each step before it is done, and afterwards with what went wrong.
    package var onStep: (_ step: StoryStep, _ isDone: Bool, _ failure: String?) -> Void = { _, _, _ in }

    /// - Parameters:
    ///   - file: the name that errors begin with.
    ///   - output: the folder for pictures.
    package init(
        shell: SystemShell, app: InstalledApp, steps: [StoryStep], file: String, output: String,
        arguments: [String] = []
    ) {
        self.shell = shell
        self.app = app
        self.file = file
        self.steps = steps
        self.output = output
        self.arguments = arguments
    }

    /// Throws `HostError.badStep` for a step that cannot be done, and `StoryEnd` when the app ended and no step expected it.
    package func playStory() throws {
        shell.installApp(app)
        shell.keepsLaunchScreens = steps.contains { if case .launchScreen = $0.action { true } else { false } }
        if !(steps.first.map { Self.launches($0.action) } ?? false) { try openApp() }
        for step in steps {
            if failure != nil, !Self.expectsEnd(step.action) { break }
            onStep(step, false, nil)
            do {
                do {
                    try performStep(step)
                } catch let error as ShellError {
                    try noteFailure(error, step)
                }
            } catch {
                onStep(step, true, "\(error)")
                throw error
            }
            noteEnd()
            onStep(step, true, failure.map { "the app \($0)" })
        }
        if let process, process.end == nil {
            shell.quitProcess(process, keepsState: true)
            shell.loop.turnLoop(until: { process.end != nil }, atMost: shell.configuration.limits.command + 10)
            noteEnd()
        }
        if let failure { throw StoryEnd(end: failure, of: process) }
    }

    private static func launches(_ action: StoryStep.Action) -> Bool {
        if case .openURL = action { return true }
        if case .quickAction = action { return true }
        if action == .openNotification { return true }
        return action == .launch
    }

    private static func expectsEnd(_ action: StoryStep.Action) -> Bool {
        if case .expect(let state) = action { return [.notRunning, .crashed, .evicted].contains(state) }
        return false
    }

    /// An error of the shell during a step: because the app ended, which the next step may expect, or one of the story's own.
    private func noteFailure(_ error: ShellError, _ step: StoryStep) throws {
        if let end = process?.end, end.isFailure { return }
        throw HostError.badStep(file: file, line: step.line, reason: error.reason, remedy: error.remedy)
    }

    private func noteEnd() {
        if let end = process?.end, end.isFailure, failure == nil, !isAccepted { failure = end }
    }

    /// The process whose end an `expect` has accepted.
    private var accepted: Int?
    private var isAccepted: Bool { process?.number == accepted }

    // MARK: Steps

    private func performStep(_ step: StoryStep) throws {
        switch step.action {
        case .launch, .reopen: try openApp()
        case .tap(let target): try tapPoint(at: try locate(target, step))
        case .swipe(let from, let to, let duration):
            if finger != nil { throw fingerIsDown(step) }
            try swipePoints(from: try locate(from, step), to: try locate(to, step), duration: duration)
        case .press(let target):
            if finger != nil { throw fingerIsDown(step) }
            try pressPoint(at: try locate(target, step))
        case .move(let target, let duration): try moveFinger(to: try locate(target, step), duration: duration, step)
        case .release: try releaseFinger(step)
        case .type(let text):
            try answer(.takesText, step)
            try typeText(text)
        case .home:
            shell.goHome()
            try settleApp()
        case .lock:
            shell.beginInterruption(.lock)
            try settleApp()
        case .unlock:
            shell.endInterruption(.lock)
            try settleApp()
        case .cover(let cover):
            shell.beginInterruption(Interruption(cover))
            try settleApp()
        case .uncover:
            for interruption in shell.interruptions where interruption != .lock { shell.endInterruption(interruption) }
            try settleApp()
        case .memoryWarning:
            shell.memoryWarning()
            try advanceFrames(1)
        case .rotate(let orientation):
            shell.sendEvent(.rotate(orientation))
            try advanceFrames(1)
            try shell.advanceClock(by: Self.rotation)
        case .appearance(let appearance): try sendChange(.appearance(appearance))
        case .textSize(let size): try sendChange(.textSize(size))
        case .keyboard(let keyboard):
            try sendChange(.keyboard(keyboard))
            try shell.advanceClock(by: Self.rotation)
        case .locale(let identifier): try changeLocale(locale: identifier)
        case .lowPower(let isOn): try sendChange(.lowPower(isOn))
        case .key(let key):
            for stroke in key.strokes { shell.sendEvent(.key(stroke)) }
            try advanceFrames(1)
        case .accessibility(let option, let isOn): try sendChange(.accessibility(option, isOn: isOn))
        case .network(let network): try changeConditions { $0.network = network }
        case .slowAnimations(let isOn): try changeConditions { $0.slowsAnimations = isOn }
        case .tint(let tint, let isOn):
            try changeConditions { if isOn { $0.tints.insert(tint) } else { $0.tints.remove(tint) } }
        case .statusBar(let time, let battery): shell.statusBar = StatusBarOverride(time: time, battery: battery)
        case .openURL(let url):
            process = try shell.openURL(url: url)
            try settleApp()
        case .quickAction(let name):
            process = try shell.openQuickAction(quickAction: name, of: app.id)
            try settleApp()
        case .push(let payload): try pushPayload(payload, step)
        case .pushFile(let name): try pushFile(file: name, step)
        case .location(let place): try changeConditions { $0.location = place }
        case .time(let time, let zone):
            shell.setClock(time: time, zone: zone)
            try advanceFrames(1)
        case .openNotification:
            process = try shell.openNotification(notification: nil, of: app.id)
            try settleApp()
        case .suspend: try suspendApp(step)
        case .evict: try evictApp(step)
        case .expect(let state): try expectState(state, step)
        case .wait(let seconds): try shell.advanceClock(by: seconds, paced: true)
        case .snapshot(let name): try write(.snapshot, name, step)
        case .launchScreen(let name): try write(.launchScreen, name, step)
        case .terminate: try terminateApp()
        }
    }

    private func openApp() throws {
        process = try shell.openApp(app.id, arguments: arguments)
        try settleApp()
    }

    private func settleApp() throws {
        shell.settleProcesses()
        // One that was opened while it ended has another process now.
        if let ended = process, ended.end != nil, let next = shell.process(of: ended.app.id) { process = next }
        try advanceFrames(1)
    }

    private func pushPayload(_ payload: String, _ step: StoryStep) throws {
        // To the story's app, whatever the payload names.
        try shell.push(payload, to: app.id)
        try advanceFrames(1)
    }

    private func pushFile(file name: String, _ step: StoryStep) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
        do {
            try pushPayload(try PushPayload(contentsOf: url).text, step)
        } catch let problem as PushPayload.Problem {
            let place = problem.line.map { ":\($0)" } ?? ""
            throw bad(step, "\(url.path)\(place): \(problem.reason)", problem.remedy)
        }
    }

    private func sendChange(_ event: HostEvent) throws {
        shell.sendEvent(event)
        try advanceFrames(1)
    }

    private func changeConditions(_ change: (inout HostConditions) -> Void) throws {
        change(&shell.conditions)
        try advanceFrames(1)
    }

    /// Ends the app; one that was in front comes back as another process.
    private func changeLocale(locale: String) throws {
        guard let old = process, old.end == nil, shell.settings.locale != locale else {
            shell.sendEvent(.locale(locale))
            return
        }
        let isInFront = shell.foreground === old
        shell.sendEvent(.locale(locale))
        shell.loop.turnLoop(until: { old.end != nil }, atMost: shell.configuration.limits.command + 10)
        if isInFront, let new = shell.process(of: app.id) { process = new }
        try settleApp()
    }

    private func advanceFrames(_ count: Int) throws {
        for _ in 0..<count { try shell.advanceClock(by: Self.frame) }
    }

    private func terminateApp() throws {
        guard let process, process.end == nil else { return }
        shell.quitProcess(process)
        shell.loop.turnLoop(until: { process.end != nil }, atMost: shell.configuration.limits.command + 10)
    }

    private func suspendApp(_ step: StoryStep) throws {
        guard let process, process.state.phase == .background || process.state.phase == .suspended else {
            throw bad(step, "the app is \(phase), and only a background app is suspended", "write “home” before")
        }
        guard try shell.advanceUntilSuspended(process) else {
            throw bad(
                step, "the app stays running: it declares a background mode",
                "take \(app.backgroundModes.joined(separator: ", ")) out of UIBackgroundModes, or leave out this step")
        }
    }

    private func evictApp(_ step: StoryStep) throws {
        guard let process, process.state.phase == .suspended || process.state.phase == .background else {
            throw bad(step, "the app is \(phase), and those in front are evicted last", "write “home” before")
        }
        shell.memoryPressure()
        shell.loop.turnLoop(until: { process.end != nil }, atMost: 10)
    }

    private func expectState(_ state: StoryStep.State, _ step: StoryStep) throws {
        let now = self.state
        let fits = state == now || state == .notRunning && [.crashed, .evicted].contains(now)
        guard fits else {
            let reason = process?.end.map { " (\($0))" } ?? ""
            throw bad(
                step, "the app is \(now.rawValue)\(reason), not \(state.rawValue)", "correct the story or the app")
        }
        accepted = process?.end == nil ? accepted : process?.number
        if isAccepted { failure = nil }
    }

    private var state: StoryStep.State {
        guard let process else { return .notRunning }
        switch process.state.phase {
        case .active: return .active
        case .inactive, .launching: return .inactive
        case .background: return .background
        case .suspended: return .suspended
        case .notRunning:
            switch process.end {
            case .crashed: return .crashed
            case .evicted: return .evicted
            default: return .notRunning
            }
        }
    }

    private var phase: String { state.rawValue }

    // MARK: Fingers

    /// While a finger presses, another one taps.
    private func tapPoint(at point: (Double, Double)) throws {
        let id = finger == nil ? 1 : 2
        sendTouch(.began, point, id: id)
        try advanceFrames(3)
        sendTouch(.ended, point, id: id)
        try advanceFrames(2)
    }

    private func swipePoints(from start: (Double, Double), to end: (Double, Double), duration: Double) throws {
        sendTouch(.began, start)
        try advanceFrames(1)
        try travelFinger(from: start, to: end, duration: duration)
        sendTouch(.ended, end)
        try advanceFrames(2)
    }

    private func travelFinger(from start: (Double, Double), to end: (Double, Double), duration: Double) throws {
        let count = max(1, Int((duration / Self.frame).rounded()))
        for index in 1...count {
            let part = Double(index) / Double(count)
            sendTouch(.moved, (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part))
            try advanceFrames(1)
        }
    }

    private func pressPoint(at point: (Double, Double)) throws {
        sendTouch(.began, point)
        finger = point
        try shell.advanceClock(by: Self.press)
    }

    private func moveFinger(to point: (Double, Double), duration: Double, _ step: StoryStep) throws {
        guard let start = finger else { throw noFinger(step) }
        try travelFinger(from: start, to: point, duration: duration)
        finger = point
    }

    private func releaseFinger(_ step: StoryStep) throws {
        guard let point = finger else { throw noFinger(step) }
        finger = nil
        sendTouch(.ended, point)
        try advanceFrames(2)
    }

    private func fingerIsDown(_ step: StoryStep) -> HostError {
        bad(step, "a finger is down already", "write “release” before")
    }

    private func noFinger(_ step: StoryStep) -> HostError {
        bad(step, "no finger is down", "write “press” with a place before")
    }

    private func sendTouch(_ phase: HostEvent.TouchPhase, _ point: (Double, Double), id: Int = 1) {
        shell.sendEvent(.touch(id: id, phase: phase, x: point.0, y: point.1, timestamp: shell.clock.now))
    }

    /// Presses one key after the other: those of the keyboard on the screen where there is one, else those of a hardware keyboard, as
    /// `typeText(_:)` of UI tests does. `\u{8}` is the key that deletes.
    private func typeText(_ text: String) throws {
        for character in text {
            if shell.settings.keyboard == .software, try press(String(character)) { continue }
            if let usage = HostKey.usage(named: character) {
                for phase in [HostKey.Phase.down, .up] { shell.sendEvent(.key(HostKey(usage: usage, phase: phase))) }
            } else {
                shell.sendEvent(.text(String(character)))
            }
            try advanceFrames(1)
        }
    }

    private func press(_ character: String) throws -> Bool {
        // From any page three keys lead to every other.
        for _ in 0..<4 {
            guard let process, process.end == nil,
                case .key(let x, let y, let types) = try shell.askProcess(process, .key(for: character)).0
            else { return false }
            sendTouch(.began, (x, y))
            try advanceFrames(1)
            sendTouch(.ended, (x, y))
            try advanceFrames(1)
            if types { return true }
        }
        return false
    }

    private func locate(_ target: StoryStep.Target, _ step: StoryStep) throws -> (Double, Double) {
        guard case .place(let x, let y) = try answer(.locate(target), step) else {
            throw bad(step, "the app did not say where that is", "build it again")
        }
        return (x, y)
    }

    @discardableResult
    private func answer(_ request: HostRequest, _ step: StoryStep) throws -> HostAnswer {
        guard let process, process.end == nil, process.state.phase != .suspended else {
            throw bad(step, "the app is \(phase)", "write “reopen” or “launch” before")
        }
        let answer = try shell.askProcess(process, request).0
        if case .failed(let reason, let remedy) = answer { throw bad(step, reason, remedy) }
        return answer
    }

    // MARK: Pictures

    private func write(_ picture: HostRequest, _ name: String, _ step: StoryStep) throws {
        guard let process, process.end == nil, process.state.phase != .suspended else {
            throw bad(step, "the app is \(phase), and shows nothing", "write “reopen” or “launch” before")
        }
        var data = try shell.askForData(process, picture)
        if let retouch {
            guard let better = retouch(data) else {
                throw bad(step, "the picture cannot be read", "take it without what is drawn over it")
            }
            data = better
        }
        let path = output + "/\(name).png"
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            // A full disk leaves the old picture or none, never half of one.
            try WholeFile.write(data, to: path, links: .followed)
        } catch {
            throw bad(
                step, "cannot write \(path)",
                "give a folder that can be written with --output (\(error.localizedDescription))")
        }
        pictures.append(path)
    }

    private func bad(_ step: StoryStep, _ reason: String, _ remedy: String) -> HostError {
        .badStep(file: file, line: step.line, reason: reason, remedy: remedy)
    }
}

extension Interruption {
    init(_ cover: StoryStep.Cover) {
        switch cover {
        case .call: self = .call
        case .message: self = .message
        case .controlCentre: self = .controlCentre
        case .appSwitcher: self = .appSwitcher
        }
    }
}
