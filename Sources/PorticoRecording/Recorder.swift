import Foundation
import PorticoHost
import PorticoShell
import PorticoTrace

/// Writes down what a shell's app does while somebody drives it: pictures where the screen changes, and at the end of each step what is
/// there. On a virtual clock the same steps give the same recording.
///
/// It listens; the app does what it would do otherwise, but sends its frames and more of its trace.
///
/// - From: `StoryPlayer.onStep`, a UI test, a simulator's session, `SystemShell.onEvent`
/// - To: `Recording`
package final class Recorder {
    /// The categories of the trace that are told; frames and phases are too many.
    package static let categories: [TraceEvent.Category] = [
        .application, .controller, .view, .event, .check, .feedback, .network,
    ]

    private unowned let shell: SystemShell
    private let output: AppOutput?
    private let limits: RecordingLimits
    package private(set) var recording: Recording
    private var tape: PictureTape
    private var chapters: TreeLibrary
    private var lines: LineLog
    private var open: Int?
    private var place: (source: Int?, line: Int?) = (nil, nil)
    /// The surfaces that the last picture was of.
    private var shown: (process: Int, generation: Int)?
    private var lastPicture = -Double.infinity
    private var isWaiting = false
    private var start: Double
    private var isOver = false
    private let asksLater: Bool
    /// Steps whose trees are asked for and not there yet. All of them come, or say why not, before the recording is over.
    private var awaited: Set<Int> = []

    /// Settings that a shell must be made with.
    package static func prepareRecording(_ configuration: inout ShellConfiguration, _ output: AppOutput?) {
        output?.redirectOutput(&configuration)
        configuration.settings.showsFrames = true
        let told = configuration.settings.traceCategories
        let ours = categories.map(\.rawValue)
        configuration.settings.traceCategories = told + ours.filter { !told.contains($0) }
    }

    /// - Parameters:
    ///   - output: what apps print; nil where the shell reads it.
    ///   - asksLater: whether an answer is waited for without holding up the shell, in front of which somebody sits.
    package init(
        shell: SystemShell, output: AppOutput?, title: String, limits: RecordingLimits = RecordingLimits(),
        asksLater: Bool = false
    ) {
        (self.shell, self.output, self.limits, self.asksLater) = (shell, output, limits, asksLater)
        recording = Recording(title: title, device: shell.configuration.device.name)
        recording.isSession = asksLater
        tape = PictureTape(limits: limits)
        chapters = TreeLibrary(limit: limits.trees)
        lines = LineLog(limits: limits)
        start = shell.clock.now
        shell.onInput = { [unowned self] in takeHostEvent($0) }
        if shell.clock.isVirtual { shell.onFrameTime = { [unowned self] in hearOutput() } }
    }

    private var now: Double { shell.clock.now - start }

    /// Of the trace, whose app may have begun to count at another time.
    private func told(_ time: Double) -> Double { time - start }

    /// Adds a text that steps have lines of; returns its number.
    package func addSource(_ name: String, _ text: String) -> Int {
        if let known = recording.sources.firstIndex(where: { $0.name == name }) { return known }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        recording.sources.append(Recording.Source(name: name, lines: lines))
        return recording.sources.count - 1
    }

    // MARK: Steps

    /// - Returns: the step's place.
    @discardableResult
    package func beginStep(_ title: String, source: Int? = nil, line: Int? = nil) -> Int {
        if open != nil { endStep() }
        hearOutput()
        takeLastFrame()
        if recording.pictures.isEmpty, let process = shell.foreground { showProcess(process) }
        var step = Recording.Step(title: title, start: now, end: now)
        (step.source, step.line) = (source, line)
        step.before = recording.pictures.indices.last
        recording.steps.append(step)
        let place = recording.steps.count - 1
        open = place
        return place
    }

    package func endStep(failure: String? = nil) {
        hearOutput()
        takeLastFrame()
        guard let index = open else { return }
        askForTrees(of: index)
        open = nil
        recording.steps[index].end = now
        recording.steps[index].after = recording.pictures.indices.last
        // What has failed meanwhile has.
        if let failure { recording.steps[index].failure = String(Secrets.hidden(in: failure).prefix(limits.line)) }
        recording.steps[index].state = shell.foreground?.state.phase.rawValue ?? ""
    }

    /// Notes what a test finds wrong between its steps; shown at the last one.
    package func failStep(_ text: String, source: Int? = nil, line: Int? = nil) {
        guard let index = open ?? recording.steps.indices.last else { return }
        let old = recording.steps[index].failure.map { $0 + "\n" } ?? ""
        recording.steps[index].failure = String((old + Secrets.hidden(in: text)).prefix(limits.line))
        guard recording.steps[index].failureLine == nil else { return }
        (recording.steps[index].failureSource, recording.steps[index].failureLine) = (source, line)
    }

    /// Whether what is typed now is a password.
    package var hidesTyping: Bool { shell.foreground?.textInput?.isSecure == true }

    /// Another title for the whole.
    package func retitleRecording(_ title: String) { recording.title = title }

    /// Another title for a step, which shows only later what it is.
    package func retitleStep(_ step: Int, _ title: String) {
        if recording.steps.indices.contains(step) { recording.steps[step].title = title }
    }

    /// Where a step comes from, which is found out when it is over.
    package func locateStep(_ step: Int, source: Int, line: Int) {
        guard recording.steps.indices.contains(step), recording.steps[step].line == nil else { return }
        (recording.steps[step].source, recording.steps[step].line) = (source, line)
    }

    private func askForTrees(of index: Int) {
        guard let process = shell.foreground, process.end == nil, process.state.isConnected,
            process.state.phase == .active || process.state.phase == .inactive
        else { return }
        let kinds = [TreeKind.views, .controllers, .layers]
        if asksLater, !isOver { return askLater(kinds, of: index, process) }
        var dumps: [TreeDump] = []
        do {
            for kind in kinds { dumps.append(try Self.dump(shell.askForData(process, .tree(kind)))) }
            keepDumps(dumps, of: index)
        } catch {
            keepDumps(dumps, of: index, missing: Self.reason(error))
        }
    }

    /// Before anything else comes to the app, which answers in order.
    private func askLater(_ kinds: [TreeKind], of index: Int, _ process: AppProcess) {
        var dumps: [TreeDump] = []
        var missing: String?
        awaited.insert(index)
        for kind in kinds {
            process.request(.tree(kind)) { [weak self] result in
                do {
                    let (answer, descriptors) = try result.get()
                    dumps.append(try Self.dump(SystemShell.data(answer, descriptors, of: process)))
                } catch {
                    missing = missing ?? Self.reason(error)
                }
                guard kind == kinds.last, let self else { return }
                awaited.remove(index)
                keepDumps(dumps, of: index, missing: missing)
            }
        }
    }

    private func keepDumps(_ dumps: [TreeDump], of index: Int, missing: String? = nil) {
        if !dumps.isEmpty { recording.steps[index].trees = chapters.addDumps(dumps) }
        recording.steps[index].treesMissing = missing.map { String(Secrets.hidden(in: $0).prefix(limits.line)) }
    }

    private static func reason(_ error: any Error) -> String {
        if let error = error as? ShellError { return error.reason }
        return "what the app has answered can't be read"
    }

    private static func dump(_ data: Data) throws -> TreeDump { try JSONDecoder().decode(TreeDump.self, from: data) }

    // MARK: What happens

    /// What comes is no part of the run any more: the shell ends, and its app with it.
    package func stopRecording() {
        // Nobody sits in front of it any more.
        isOver = true
        if open != nil { endStep() }
        // What apps were asked for by the last steps is a part of them.
        if !awaited.isEmpty {
            shell.loop.turnLoop(until: { awaited.isEmpty }, atMost: shell.configuration.limits.answer)
        }
        for index in awaited { keepDumps([], of: index, missing: "the app did not answer before the session's end") }
        awaited = []
    }

    package func takeShellEvent(_ event: ShellEvent) {
        if isOver { return }
        switch event {
        case .frame(let process, let frame): takeFrame(frame, of: process)
        case .foreground(let process): showProcess(process)
        case .trace(_, let events): for event in events { takeTraceEvent(event) }
        case .phase(let process, let from, let to):
            addLine(.state, "\(process.app.name): \(from.rawValue) → \(to.rawValue)")
        case .ended(let process, let end):
            hearOutput(isLast: true)
            addLine(.state, process.crash?.title(process.app.name, end) ?? "\(process.app.name) \(end)")
        case .openURL(let process, let url): addLine(.event, "\(process.app.name) opens \(url)")
        case .notification(let app, let notification): addLine(.event, "\(app.name) notifies: \(notification.line)")
        case .note(let text): addLine(.event, text)
        case .waits(let process, let place): addLine(.error, process.describeWait(at: place))
        case .output(_, let printed, let lost):
            for line in printed {
                addLine([.print, .debug, .info, .notice].contains(line.level) ? .output : .error, line.text)
            }
            if lost > 0 { addLine(.error, "\(lost) lines are left out") }
        default: break
        }
    }

    private func takeTraceEvent(_ event: TraceEvent) {
        guard let line = TextTracePrinter.line(for: event) else { return }
        let kind: Recording.Line.Kind =
            switch event.category {
            case .event, .feedback: .event
            case .check: .finding
            case .network: .network
            default: .callback
            }
        addLine(kind, line.hasPrefix("--- ") ? String(line.dropFirst(4).dropLast(4)) : line, at: told(event.time))
    }

    private func takeHostEvent(_ event: HostEvent) {
        switch event {
        case .touch(_, let phase, let x, let y, _) where phase == .began || phase == .ended:
            if let open { recording.steps[open].touches.append([x, y]) }
            let what = phase == .began ? "down" : "up"
            addLine(.event, "a finger goes \(what) at \(Int(x.rounded())), \(Int(y.rounded()))")
        case .text(let text): addLine(.event, "“\(hidesTyping ? Secrets.dots(text) : text)” is typed")
        default: break
        }
    }

    private func addLine(_ kind: Recording.Line.Kind, _ text: String, at time: Double? = nil) {
        lines.addLine(Recording.Line(kind: kind, time: time ?? now, step: open, text: text))
    }

    private func hearOutput(isLast: Bool = false) {
        for (isError, text) in output?.takeLines(isLast: isLast) ?? [] { addLine(isError ? .error : .output, text) }
    }

    // MARK: Pictures

    private func takeFrame(_ frame: SharedFrame, of process: AppProcess) {
        guard shell.foreground === process else { return }
        noteFrame(frame, of: process)
        tape.addChanges(frame.damage)
        isWaiting = true
        if told(frame.message.time) - lastPicture >= limits.interval - 1e-6 { addFrame(frame) }
    }

    private func noteFrame(_ frame: SharedFrame, of process: AppProcess) {
        guard shown?.process != process.number || shown?.generation != frame.surfaces.generation else { return }
        tape.resetTape()
        shown = (process.number, frame.surfaces.generation)
    }

    private func showProcess(_ process: AppProcess?) {
        isWaiting = false
        if let process {
            guard let frame = process.lastFrame else { return }
            noteFrame(frame, of: process)
            // Drawn before, and seen now.
            addFrame(frame, at: now)
        } else if shown != nil {
            shown = nil
            tape.addHome()
            addPicture(rect: [], isKey: true, width: 0, height: 0, scale: 1, time: now)
        }
    }

    private func takeLastFrame() {
        guard isWaiting, let frame = shell.foreground?.lastFrame else { return }
        addFrame(frame)
    }

    private func addFrame(_ frame: SharedFrame, at time: Double? = nil) {
        isWaiting = false
        let seen = PictureTape.Frame(
            pixels: frame.pixels, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow)
        guard let coded = tape.addFrame(seen) else { return }
        lastPicture = time ?? told(frame.message.time)
        let rect = [coded.rect.x, coded.rect.y, coded.rect.width, coded.rect.height]
        addPicture(
            rect: rect, isKey: coded.isKey, width: frame.width, height: frame.height, scale: frame.surfaces.scale,
            time: lastPicture)
    }

    private func addPicture(rect: [Int], isKey: Bool, width: Int, height: Int, scale: Double, time: Double) {
        recording.pictures.append(
            Recording.Picture(
                time: time, step: open, width: width, height: height, scale: scale, rect: rect, isKey: isKey))
    }

    // MARK: The end

    /// The whole recording as a page; the recorder goes on.
    package func page() throws -> Data {
        if open != nil { endStep() }
        hearOutput(isLast: true)
        let (recording, first) = finished
        return try RecordingPage.data(recording, pictures: Array(tape.files[first...]))
    }

    /// With what is left out said, and its first picture's place among all.
    private var finished: (Recording, firstPicture: Int) {
        var result = recording
        for index in result.steps.indices where result.steps[index].line == nil {
            let step = result.steps[index]
            (result.steps[index].source, result.steps[index].line) = (step.failureSource, step.failureLine)
        }
        // An app tells of some things later than of others.
        result.lines = lines.lines.sorted { $0.time < $1.time }
        if result.isSession { result.placeLines() }
        result.chapters = chapters.chapters
        let first = result.leaveOut(
            pictures: tape.firstKept, chapters: chapters.first, lines: lines.lost, limits: limits)
        return (result, first)
    }
}
