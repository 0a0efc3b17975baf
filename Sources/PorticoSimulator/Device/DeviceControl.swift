import Foundation
import PorticoHost
import PorticoShell
import PorticoTrace

/// Does on the shell's thread what people ask for, and tells the front ends what happens there.
///
/// - From: `ViewerHub`, `WindowSimulator`, `SystemShell.onEvent`
/// - To: `SystemShell`, `DeviceFrontEnd`
final class DeviceControl {
    private unowned let shell: SystemShell
    private let frontEnds: [any DeviceFrontEnd]
    /// Who looks, and who wants the whole trace.
    private var audiences: [ObjectIdentifier: (shows: Bool, inspects: Bool)] = [:]
    let recording: SessionRecording?

    /// - Parameter records: whether the session is written down.
    init(shell: SystemShell, frontEnds: [any DeviceFrontEnd], records: Bool = false) {
        self.shell = shell
        self.frontEnds = frontEnds
        recording = records ? SessionRecording(shell) : nil
        shell.onEvent = { [unowned self] in tellEvent($0) }
        updateFrontEnds()
    }

    // MARK: What happens

    private func tellEvent(_ event: ShellEvent) {
        recording?.takeEvent(event)
        switch event {
        case .frame(let process, let frame):
            if shell.foreground === process { showFrame(frame, of: process.number) }
            return
        case .trace(let process, let events): return frontEnds.forEach { $0.traceEvents(events, of: process.number) }
        case .phase(let process, let from, let to):
            sendMessage(
                .phase(
                    process: process.number, app: process.app.id, from: from.rawValue, to: to.rawValue,
                    time: shell.clock.now))
        case .ended(let process, let end):
            let lines = process.lastTrace.suffix(40).compactMap(TextTracePrinter.line(for:)).suffix(8)
            // The reason and the line first, then the app's own functions, then what else is known.
            let name = process.app.name
            let title = process.crash.map { String($0.title(name, end).dropFirst(name.count + 1)) } ?? "\(end)"
            sendMessage(
                .ended(
                    process: process.number, app: name, reason: title, isFailure: end.isFailure,
                    trace: Array(process.crash?.lines.prefix(12) ?? []) + lines))
        case .foreground(let process): showFrame(process?.lastFrame, of: process?.number)
        case .openURL(_, let url): sendMessage(.openURL(url))
        case .notification(let app, let notification):
            sendMessage(
                .notification(
                    app: app.id, name: app.name, id: notification.id, title: notification.title,
                    body: notification.body))
        case .pasteboard(let process, let text):
            // Only what the person in front of the device has copied reaches the machine's clipboard.
            if shell.foreground === process { sendMessage(.pasteboard(text)) }
            return
        case .note(let text): sendMessage(.note(text))
        case .waits(let process, let place): sendMessage(.note(process.describeWait(at: place)))
        case .outputFailed(_, let failure): sendMessage(.note("\(failure)"))
        case .output(let process, let lines, let lost):
            return sendMessage(.log(process: process.number, app: process.app.name, lines: lines, lost: lost))
        case .copied: return
        case .textInput, .pointer, .systemBars, .backgroundTasks, .idleTimerDisabled, .settings, .interruptions,
            .quickActions:
            break
        }
        updateFrontEnds()
    }

    private func updateFrontEnds() {
        let state = DeviceState(shell)
        for frontEnd in frontEnds { frontEnd.updateDevice(state) }
    }

    private func showFrame(_ frame: SharedFrame?, of process: Int?) {
        for frontEnd in frontEnds { frontEnd.showFrame(frame, of: process) }
    }

    private func sendMessage(_ message: ServerMessage) {
        for frontEnd in frontEnds { frontEnd.sendMessage(message) }
    }

    // MARK: What is asked for

    func performMessage(_ message: ViewerMessage) {
        recording?.beginMessage(message)
        switch message {
        case .touch(let id, let phase, let x, let y):
            shell.sendEvent(.touch(id: id, phase: phase, x: x, y: y, timestamp: shell.clock.now))
        case .hover(let phase, let x, let y):
            shell.sendEvent(.hover(phase, x: x, y: y, timestamp: shell.clock.now))
        case .secondaryClick(let x, let y):
            shell.sendEvent(.secondaryClick(x: x, y: y, timestamp: shell.clock.now))
        case .wheel(let x, let y, let deltaX, let deltaY):
            shell.sendEvent(.wheel(x: x, y: y, deltaX: deltaX, deltaY: deltaY, timestamp: shell.clock.now))
        case .text(let text): shell.sendEvent(.text(text))
        case .composing(let text, let start, let length):
            shell.sendEvent(.composing(text, selectionStart: start, selectionLength: length))
        case .key(let usage, let characters, let modifiers, let phase):
            shell.sendEvent(
                .key(HostKey(usage: usage, characters: characters ?? "", modifiers: modifiers, phase: phase)))
        case .open(let app):
            attemptOpening { try shell.openApp(app) }
        case .home:
            shell.goHome()
            updateFrontEnds()
        case .quit(let number):
            if let process = shell.processes.first(where: { $0.number == number }) { shell.quitProcess(process) }
        case .begin(let name): Interruption(rawValue: name).map(shell.beginInterruption)
        case .end(let name): Interruption(rawValue: name).map(shell.endInterruption)
        case .rotate(let orientation): shell.sendEvent(.rotate(orientation))
        case .appearance(let appearance): shell.sendEvent(.appearance(appearance))
        case .textSize(let size): shell.sendEvent(.textSize(size))
        case .locale(let name): shell.sendEvent(.locale(name))
        case .keyboard(let keyboard): shell.sendEvent(.keyboard(keyboard))
        case .lowPower(let isOn): shell.sendEvent(.lowPower(isOn))
        case .memoryWarning: shell.memoryWarning()
        case .memoryPressure:
            if shell.memoryPressure() == nil { sendMessage(.note("no app but the one in front is there to be ended")) }
        case .device(let name): DeviceProfile.named(name).map(shell.changeDevice(to:))
        case .openURL(let url): attemptOpening { try shell.openURL(url: url) }
        case .quickAction(let app, let type): attemptOpening { try shell.openApp(app, quickAction: type) }
        case .push(let payload): tryTo { _ = try shell.push(payload) }
        case .openNotification(let id, let app): tryTo { _ = try shell.openNotification(notification: id, of: app) }
        case .location(let place): shell.conditions.location = place
        case .time(let time, let zone): shell.setClock(time: time, zone: zone)
        case .statusBar(let bar): shell.statusBar = bar
        case .network(let network): shell.conditions.network = network
        case .slowAnimations(let isOn): shell.conditions.slowsAnimations = isOn
        case .tint(let tint, let isOn):
            if isOn { shell.conditions.tints.insert(tint) } else { shell.conditions.tints.remove(tint) }
        case .shown, .inspect, .ask, .addDevice, .removeDevice: break
        }
    }

    /// Says it if something can't be opened.
    private func attemptOpening(_ body: () throws -> AppProcess) { tryTo { _ = try body() } }

    private func tryTo(_ body: () throws -> Void) {
        do { try body() } catch { sendMessage(.note("\(error)")) }
        updateFrontEnds()
    }

    func sendNote(_ text: String) { sendMessage(.note(text)) }

    /// An app is on the home screen from here on. Of one that is there already this is what its next launch runs; what runs now goes on.
    func installApp(_ app: InstalledApp, opens: Bool) {
        shell.installApp(app)
        if opens, shell.foreground == nil { performMessage(.open(app: app.id)) } else { updateFrontEnds() }
    }

    /// Shows a newer build of an app, and says so in one line.
    func replaceApp(_ app: InstalledApp, note: String) {
        shell.replaceApp(app)
        sayText(note)
        updateFrontEnds()
    }

    /// Has the running app load edited functions, and says so in one line.
    ///
    func patchApp(_ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (PatchAnswer) -> Void)
    {
        guard let process = shell.process(of: app.id) else { return reply(.notRunning) }
        // What was built since, behind the running process, may have other types.
        guard process.app.build == app.build else { return reply(.refused("it was opened anew")) }
        process.request(.patch(library: library)) { [weak self] result in
            switch result {
            case .success((.done, _)):
                self?.sayText(note)
                reply(.done)
            case .success((.failed(let reason, _), _)): reply(.refused("the patch can't be loaded: \(reason)"))
            case .success: reply(.refused("the patch can't be loaded"))
            case .failure(let error): reply(.refused(error.reason))
            }
        }
    }

    func sayText(_ text: String) {
        recording?.addNote(text)
        sendMessage(.note(text))
    }

    /// An app's newer sources can't be built: the old build goes on.
    func refuseSources(of app: String, reason: String, messages: [String]) {
        recording?.addNote("\(app) is as it was: \(reason)")
        sendMessage(.ended(process: 0, app: app, reason: "is as it was: \(reason)", isFailure: true, trace: messages))
    }

    func askQuestion(_ question: ViewerMessage.Question, reply: @escaping (Result<Data, ShellError>) -> Void) {
        guard let process = shell.foreground else {
            return reply(.failure(ShellError("the home screen", "it is no app", remedy: "open one")))
        }
        let request: HostRequest =
            switch question {
            case .tree(let kind): .tree(kind)
            case .constraints(let view): .constraints(view: view)
            case .layerImage(let layer): .layerImage(layer)
            case .edit(let object, let property, let value): .edit(object, property: property, value: value)
            case .inspect(let question): .inspect(question)
            }
        process.request(request) { result in
            reply(
                result.flatMap { answer, descriptors in
                    if case .done = answer { return .success(Data()) }
                    do {
                        return .success(try SystemShell.data(answer, descriptors, of: process))
                    } catch {
                        return .failure(error as? ShellError ?? ShellError("", "\(error)", remedy: ""))
                    }
                })
        }
    }

    /// Without viewers apps send no frames, and without an inspector only the traces that a crash report needs.
    func setAudience(of frontEnd: any DeviceFrontEnd, shows: Bool, inspects: Bool) {
        audiences[ObjectIdentifier(frontEnd)] = (shows, inspects)
        shell.showsFrames = recording != nil || audiences.values.contains { $0.shows }
        let inspects = audiences.values.contains { $0.inspects }
        let few = recording == nil ? SystemShell.crashCategories : SessionRecording.categories
        shell.traceCategories = inspects ? TraceEvent.Category.allCases.map(\.rawValue) : few
    }

    func snapshot(of number: Int) -> SharedFrame? { shell.processes.first { $0.number == number }?.lastFrame }
}
