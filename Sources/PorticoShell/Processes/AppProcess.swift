import CHost
import Foundation
import PorticoHost
import PorticoTrace

/// One launch of an app: its process, its channel, its state. Ends with the process; the next launch is another one.
///
/// - From: `SystemShell`
/// - To: `AppProcessState` (what to do), `AppLauncher`, the app
package final class AppProcess {
    package let app: InstalledApp
    /// Counts the launches of a shell, from 1: the same in every run of a story, unlike process ids.
    package let number: Int
    package private(set) var state: AppProcessState
    /// 0 before the start.
    package private(set) var processID: Int32 = 0
    /// Why it ended; nil while it runs.
    package private(set) var end: AppEnd?
    /// It is on its way out: nothing that it is sent reaches it for certain.
    var isEnding: Bool { state.goal == .ended || state.killed != nil }
    /// The last frame on the screen; the app switcher's picture.
    package internal(set) var lastFrame: SharedFrame?
    /// Where it was when it crashed or hung, as far as its runtime could say.
    package private(set) var crash: CrashReport?
    /// The last events of its trace, oldest first.
    package private(set) var lastTrace: [TraceEvent] = []
    /// Machine seconds when the launch was asked for, and when `main` had got to UIKit.
    package private(set) var startTime = 0.0
    package private(set) var mainTime: Double?
    package private(set) var textInput: TextInputState?
    package private(set) var pointer = PointerShape.arrow
    package private(set) var systemBars: SystemBarsState?
    /// The pasteboard that another app has filled and this one hasn't heard of.
    var waitingPasteboard: PasteboardContents?
    package private(set) var isIdleTimerDisabled = false
    /// The higher, the later it was in front.
    package internal(set) var lastUse = 0
    /// A person has removed it from the app switcher.
    var discardsState = false
    /// The system's settings, as the app was told them.
    var told: RunSettings

    let loop: ShellLoop
    private let configuration: ShellConfiguration
    private let report: (ShellEvent) -> Void
    private var container: AppContainer?
    private(set) var channel: MessageChannel?
    private var exitDescriptor: Descriptor?
    private var watches: (channel: ShellLoop.Watch?, exit: ShellLoop.Watch?)
    private var timers: [AppProcessState.Timer: ShellLoop.Timer] = [:]
    private var closing: ShellLoop.Timer?
    private var hang = HangWatch()
    /// Whether it handles the question where its main thread is.
    private var keepsStack = false
    private var requests: [Int: (Result<(HostAnswer, [Descriptor]), ShellError>) -> Void] = [:]
    private var nextRequest = 1
    /// Requests that came while it launches: an app is configured before it is asked, and has nothing to show before it is launched.
    private var early: [HostMessage] = []
    private var lateTasks: [String]?
    private var launchEvents: [TraceEvent] = []
    private var output: ProcessOutput?
    private var changes: FileChangeServer?
    private var memory: SharedMemoryFolder?
    var frames = FrameIntake()
    let arguments: [String]

    init(
        app: InstalledApp, number: Int, arguments: [String], loop: ShellLoop, configuration: ShellConfiguration,
        settings: RunSettings, report: @escaping (ShellEvent) -> Void
    ) {
        self.app = app
        self.number = number
        self.arguments = arguments
        self.loop = loop
        self.configuration = configuration
        self.report = report
        told = settings
        state = AppProcessState(staysRunning: app.staysRunning, limits: configuration.limits)
    }

    /// The kernel's description of the process; nil when it is gone.
    package var status: ProcessStatus? { end == nil && processID > 0 ? ProcessStatus(process: processID) : nil }

    /// When a phase of the launch began first or ended last, on the media clock.
    func launchTrace(_ kind: TraceEvent.Kind, _ name: String) -> Double? {
        let events = launchEvents.filter { $0.kind == kind && $0.name == name }
        return (kind == .phaseBegin ? events.first : events.last)?.time
    }

    // MARK: State

    func handleInput(_ input: AppProcessState.Input) {
        for action in state.handle(input) { performAction(action) }
        updateChannelWatch()
    }

    private func performAction(_ action: AppProcessState.Action) {
        switch action {
        case .spawn:
            startTime = ShellClock.machineTime
            spawnProcess()
        case .configure:
            sendMessage(.configure(told))
            tellPasteboard()
        case .send(let command):
            if command == .enterBackground, !state.staysRunning {
                // Known in `applicationDidEnterBackground` already.
                sendMessage(.backgroundDeadline(loop.clock.now + state.limits.background))
            }
            tellPasteboard()
            sendMessage(.command(command))
        case .stop: signalGroup(SIGSTOP)
        case .resume:
            signalGroup(SIGCONT)
            if loop.clock.isVirtual { sendMessage(.clock(loop.clock.now)) }
        case .kill: askAndKill()
        case .start(let timer): startTimer(timer)
        case .cancel(let timer):
            if let running = timers.removeValue(forKey: timer) { loop.cancel(running) }
            if timer == .limit { sendMessage(.backgroundDeadline(nil)) }
        case .expireTasks: sendMessage(.expireBackgroundTasks)
        case .changed(let from, let to):
            OOMScore.setScore(for: to, process: processID)
            if from == .launching {
                early.forEach(sendMessage)
                early = []
            }
            report(.phase(self, from: from, to: to))
        case .ended(let reason): finishProcess(reason)
        }
    }

    /// Before the app can ask for it.
    private func tellPasteboard() {
        guard let contents = waitingPasteboard, state.isConnected else { return }
        waitingPasteboard = nil
        sendMessage(.pasteboard(contents))
    }

    private func startTimer(_ timer: AppProcessState.Timer) {
        let seconds = configuration.limits.seconds(of: timer)
        var isWatchdog = false
        if case .watchdog = timer { isWatchdog = true }
        if let running = timers[timer] { loop.cancel(running) }
        if isWatchdog, loop.clock.isVirtual {
            watchTimer(timer, WorkLimit(seconds: seconds, status), seconds)
        } else {
            timers[timer] = loop.schedule(after: seconds, onMachineTime: isWatchdog) { [weak self] in
                guard let self else { return }
                timers[timer] = nil
                if isWatchdog, status?.isHeld == true { startTimer(timer) } else { handleInput(.fired(timer)) }
            }
        }
        if timer == .limit { sendMessage(.backgroundDeadline(loop.clock.now + seconds)) }
    }

    private func watchTimer(_ timer: AppProcessState.Timer, _ limit: WorkLimit, _ seconds: Double) {
        timers[timer] = loop.schedule(after: seconds, onMachineTime: true) { [weak self] in
            guard let self else { return }
            timers[timer] = nil
            var limit = limit
            if limit.isOver(status) { handleInput(.fired(timer)) } else { watchTimer(timer, limit, seconds) }
        }
    }

    // MARK: The process

    private func spawnProcess() {
        do {
            let container = try AppContainer(app.container)
            self.container = container
            // Of a shell that was killed.
            container.removeUnfinishedFiles()
            if let name = ProgramEnvironment.refusedName(in: app.environment) {
                throw ShellError(
                    app.name, "its scheme or its test sets \(name), which chooses what is loaded into it",
                    remedy: ProgramEnvironment.remedy(name))
            }
            var environment = ProgramEnvironment.passed(
                from: ProcessInfo.processInfo.environment, meant: ProgramEnvironment.appPrefix
            ).merging(configuration.environment) { $1 }.merging(app.environment) { $1 }
                .merging(container.environment) { $1 }
            environment[HostProtocol.markVariable] = mark
            environment.merge(CrashReport.Files(container: container.path).environment(over: environment)) { $1 }
            keepsStack = environment["PORTICO_STACK"] != nil
            if loop.clock.isVirtual {
                // Same input, same bytes: an app that lays out in the order of a dictionary, too.
                environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
            }
            if let zone = told.timeZone ?? (loop.clock.isVirtual ? "UTC" : nil) { environment["TZ"] = zone }
            if told.isSandboxed { memory = SharedMemoryFolder() }
            environment[HostProtocol.sharedMemoryVariable] = memory?.path
            let sandbox =
                told.isSandboxed
                ? AppSandbox(
                    app, container: container, memory: memory?.path, readable: configuration.readableFolders, told)
                : nil
            environment[HostProtocol.localeVariable] = told.locale ?? HostProtocol.standardLocale
            if app.sharesFrameworks {
                let others = environment["LD_PRELOAD"].map { ":" + $0 } ?? ""
                environment["LD_PRELOAD"] = HostProtocol.frameworks + others
            }
            let output = try makeOutput()
            let started = try AppLauncher(
                executable: app.executable, arguments: arguments, environment: environment,
                output: output?.writers.output ?? configuration.output,
                errorOutput: output?.writers.error ?? configuration.errorOutput,
                randomizesAddresses: !loop.clock.isVirtual, confinement: sandbox?.confinement
            ).startProcess()
            changes = started.changes
            processID = started.process
            AdoptedChildren.addProcess(app: processID)
            watchProcess()
            channel = started.channel
            self.output = output
            output?.markStarted()
            let descriptor = portico_pidfd(started.process)
            guard descriptor >= 0 else {
                signalGroup(SIGKILL)
                throw ShellError(
                    "pidfd_open", String(cString: strerror(errno)).lowercased(),
                    remedy: "a kernel from 5.3 on is needed")
            }
            exitDescriptor = Descriptor(owning: descriptor)
            watches.channel = loop.watch(started.channel.descriptor.number) { [weak self] events in
                self?.channelReady(events)
            }
            watches.exit = loop.watch(descriptor) { [weak self] _ in self?.collectOutput() }
            OOMScore.setScore(for: .launching, process: processID)
        } catch {
            // The state machine is in the middle of its actions.
            let reason = "\(error)"
            let process = self
            _ = loop.schedule(after: 0, onMachineTime: true) { process.handleInput(.failedToStart(reason)) }
        }
    }

    /// As long as it runs: what it leaves behind, and whether its main thread goes on.
    private func watchProcess() {
        _ = loop.schedule(after: 1, onMachineTime: true) { [weak self] in
            guard let self, end == nil else { return }
            AdoptedChildren.collectEnded()
            lookForHang()
            watchProcess()
        }
    }

    // MARK: Hangs

    /// The number of what it has to answer or to do first.
    private var openQuestion: Int? {
        guard keepsStack, state.isConnected, state.killed == nil else { return nil }
        return requests.keys.min() ?? (state.pending == nil ? nil : 0)
    }

    private func lookForHang() {
        guard let container, hang.noticesWait(on: openQuestion, process: processID, status: status),
            portico_look_at_main_thread(processID) == 0
        else { return }
        tellHang(CrashReport.Files(container: container.path), looks: 20)
    }

    /// The thread writes its calls at its next chance.
    private func tellHang(_ files: CrashReport.Files, looks: Int) {
        _ = loop.schedule(after: 0.1, onMachineTime: true) { [weak self] in
            guard let self, end == nil, state.killed == nil else { return }
            if let place = CrashReport.placeOfWait(files, program: app.executable) {
                files.removeStack()
                report(.waits(self, place: place))
            } else if looks > 0 {
                tellHang(files, looks: looks - 1)
            } else {
                files.removeStack()
            }
        }
    }

    /// Files that somebody has made for it are its own to write to; what is this process's own, a terminal above all, is not.
    private func makeOutput() throws -> ProcessOutput? {
        let standard = [STDOUT_FILENO, STDERR_FILENO]
        let output = configuration.output ?? STDOUT_FILENO
        let errors = configuration.errorOutput ?? configuration.output ?? STDERR_FILENO
        if configuration.readsOutput {
            return try ProcessOutput(loop: loop, output: output, errors: errors) { [weak self] in
                if let self { report(.output(self, $0, lost: $1)) }
            }
        }
        guard standard.contains(output) || standard.contains(errors) else { return nil }
        return try ProcessOutput(loop: loop, output: output, errors: errors)
    }

    /// Other than that of any other launch, also of another shell in this process.
    private let mark = AppOrphans.newMark()

    private func signalGroup(_ number: Int32) {
        guard processID > 0, end == nil else { return }
        // Before the child has made its group, only it can be reached.
        if killpg(processID, number) != 0 { kill(processID, number) }
        if number == SIGKILL { killpg(processID, SIGCONT) }
    }

    /// A hang first says where it is; a process that doesn't even do that is ended soon after: on a busy machine the backtracer needs ten
    /// seconds for a large program.
    private func askAndKill() {
        guard case .watchdog? = state.killed, portico_interrupt_main_thread(processID) == 0 else {
            return signalGroup(SIGKILL)
        }
        waitForReport(looks: 200)
    }

    /// The runtime goes on with a process that it was asked about by a signal from outside.
    private func waitForReport(looks: Int) {
        if let closing { loop.cancel(closing) }
        closing = loop.schedule(after: 0.1, onMachineTime: true) { [weak self] in
            guard let self, end == nil else { return }
            let files = container.map { CrashReport.Files(container: $0.path) }
            let isThere = files.flatMap { CrashReport($0, program: self.app.executable) }?.isWhole ?? false
            if isThere || looks == 0 { signalGroup(SIGKILL) } else { waitForReport(looks: looks - 1) }
        }
    }

    /// The process has ended: take what it still said, then its status.
    private func collectOutput() {
        drainChannel(atMost: 1000)
        guard end == nil else { return }
        output?.finishReading()
        if let failure = output?.failure { report(.outputFailed(self, failure)) }
        // What it started goes with it; its own id is not given away before `waitpid`.
        killpg(processID, SIGKILL)
        AppOrphans.endApps(mark: mark, below: processID)
        var status: Int32 = 0
        guard waitpid(processID, &status, WNOHANG) == processID else { return }
        AdoptedChildren.collectEnded()
        AdoptedChildren.removeProcess(app: processID)
        let signal = status & 0x7f
        handleInput(signal == 0 ? .exited(status: status >> 8 & 0xff) : .signalled(signal))
    }

    private func finishProcess(_ reason: AppEnd) {
        end = reason
        for watch in [watches.channel, watches.exit] { if let watch { loop.cancel(watch) } }
        for timer in timers.values { loop.cancel(timer) }
        if let closing { loop.cancel(closing) }
        timers = [:]
        watches = (nil, nil)
        channel = nil
        exitDescriptor = nil
        changes = nil
        memory?.removeFolder()
        memory = nil
        frames = FrameIntake()
        if let container {
            let files = CrashReport.Files(container: container.path)
            if reason.isFailure { crash = CrashReport(files, program: app.executable) }
            files.removeFiles()
        }
        if discardsState { container?.discardState() }
        container?.removeUnfinishedFiles()
        container?.removeIfTemporary()
        container = nil
        let open = requests
        requests = [:]
        early = []
        for reply in open.values {
            reply(.failure(ShellError(app.name, "\(reason)", remedy: "see its messages, and launch it again")))
        }
        report(.ended(self, reason))
    }

    // MARK: Messages

    func sendMessage(_ message: HostMessage) {
        guard let channel, state.killed == nil else { return }
        do {
            try channel.enqueueMessage(message)
        } catch ChannelError.closed {
            // Its end is about to be collected.
        } catch {
            handleInput(.channelFailed("\(error)"))
        }
        updateChannelWatch()
    }

    /// Asks; the answer comes on the shell's thread, or the reason why none can come.
    package func request(
        _ request: HostRequest, reply: @escaping (Result<(HostAnswer, [Descriptor]), ShellError>) -> Void
    ) {
        guard channel != nil, state.phase != .suspended, end == nil else {
            return reply(
                .failure(ShellError(app.name, "it is \(state.phase.rawValue)", remedy: "bring it to the front")))
        }
        let id = nextRequest
        nextRequest += 1
        requests[id] = reply
        if state.phase == .launching { early.append(.request(id, request)) } else { sendMessage(.request(id, request)) }
    }

    /// Gives it a URL of a scheme of its own. One that launches gets it when it has launched.
    func openURL(url: String) {
        if state.phase == .launching { early.append(.openURL(url)) } else { sendMessage(.openURL(url)) }
    }

    /// The folder that it has for its home; nil before the start.
    var home: String? { container?.path }

    /// Hands over a message while it runs. One that launches gets it when it has launched; a suspended one reads it when it goes on.
    func passMessage(_ message: HostMessage) {
        if state.phase == .launching { early.append(message) } else { sendMessage(message) }
    }

    private func updateChannelWatch() {
        guard let watch = watches.channel, let channel else { return }
        loop.setEvents(Int16(POLLIN) | (channel.hasBacklog ? Int16(POLLOUT) : 0), of: watch)
    }

    private func channelReady(_ events: Int16) {
        if events & Int16(POLLOUT) != 0 {
            try? channel?.flush()
            updateChannelWatch()
        }
        if events & ~Int16(POLLOUT) != 0 { drainChannel(atMost: 1) }
    }

    /// - Parameter atMost: reads of the socket; one in a turn, so that a flood of one app does not hold up the others.
    private func drainChannel(atMost reads: Int) {
        guard let channel, watches.channel != nil else { return }
        // What it printed before it sent a message is seen before what the message brings about.
        output?.readWaiting()
        do {
            for _ in 0..<reads {
                guard var next = try channel.receiveIfReady(AppMessage.self) else { return }
                while true {
                    try takeMessage(next.0, next.1)
                    guard end == nil, let more = try channel.nextDecoded(AppMessage.self) else { break }
                    next = more
                }
                if end != nil { return }
            }
        } catch ChannelError.closed {
            if let watch = watches.channel { loop.cancel(watch) }
            watches.channel = nil
            // Usually the process is ending.
            closing = loop.schedule(after: 1, onMachineTime: true) { [weak self] in
                self?.handleInput(.channelFailed("it closed its channel"))
            }
        } catch {
            if let watch = watches.channel { loop.cancel(watch) }
            watches.channel = nil
            handleInput(.channelFailed("\(error)"))
        }
    }

    private func takeMessage(_ message: AppMessage, _ descriptors: [Descriptor]) throws {
        switch message {
        case .hello(let hello):
            guard hello.version == HostProtocol.version else { throw ChannelError.version(hello.version) }
            mainTime = hello.mainTime
            handleInput(.connected)
        case .state(let new): handleInput(.reported(new))
        case .performed(.memoryWarning): break
        case .performed(let command): handleInput(.performed(command))
        case .backgroundTasks(let names):
            guard names.count <= HostLimits.backgroundTasks else {
                throw ChannelError.malformed(
                    "\(names.count) background tasks at once, of which \(HostLimits.backgroundTasks) are allowed")
            }
            if loop.clock.isVirtual, !requests.isEmpty {
                // Time stands until the answer: an app is not stopped in the middle of its step.
                lateTasks = names
            } else {
                handleInput(.tasks(names))
            }
            report(.backgroundTasks(self, names))
        case .surfaces(let set): try frames.takeSurfaces(set, descriptors)
        case .frame(let message):
            let frame = try frames.takeFrame(message, release: releaser(message))
            lastFrame = frame
            report(.frame(self, frame))
        case .trace(let events):
            guard events.count <= HostLimits.traceEvents else {
                throw ChannelError.malformed("\(events.count) trace events")
            }
            if state.phase == .launching || state.phase == .inactive || state.pending == .activate {
                launchEvents += events.filter { $0.category == .phase }.prefix(
                    HostLimits.traceEvents - launchEvents.count)
            }
            lastTrace += events
            lastTrace.removeFirst(max(0, lastTrace.count - configuration.keptTraceEvents))
            report(.trace(self, events))
        case .textInput(let state):
            textInput = state
            report(.textInput(self, state))
        case .systemBars(let bars):
            systemBars = bars
            report(.systemBars(self, bars))
        case .pointer(let shape):
            pointer = shape
            report(.pointer(self, shape))
        case .idleTimerDisabled(let value):
            isIdleTimerDisabled = value
            report(.idleTimerDisabled(self, value))
        case .pasteboard(let text):
            guard text.utf8.count <= HostLimits.pasteboard else {
                throw ChannelError.malformed("a copied text of \(text.utf8.count) bytes")
            }
            report(.pasteboard(self, text))
        case .copied(let contents):
            guard contents.bytes <= HostLimits.pasteboardItems else {
                throw ChannelError.malformed("copied items of \(contents.bytes) bytes")
            }
            report(.copied(self, contents))
        case .openURL(let url): report(.openURL(self, String(url.prefix(HostLimits.text))))
        case .quickActions(let actions):
            guard actions.count <= HostQuickAction.most else {
                throw ChannelError.malformed("\(actions.count) quick actions")
            }
            if let problem = actions.lazy.compactMap(\.problem).first { throw ChannelError.malformed(problem) }
            report(.quickActions(self, actions))
        case .notification(let notification):
            if let problem = notification.problem { throw ChannelError.malformed(problem) }
            report(.notification(app, notification))
        case .answer(let id, let answer):
            guard let reply = requests.removeValue(forKey: id) else {
                throw ChannelError.malformed("an answer to request \(id), which nobody waits for")
            }
            reply(.success((answer, descriptors)))
            if requests.isEmpty, let names = lateTasks {
                lateTasks = nil
                handleInput(.tasks(names))
            }
        }
    }

    /// Gives a surface back, from whatever thread lets the frame go.
    private func releaser(_ message: FrameMessage) -> @Sendable () -> Void {
        let box = WeakProcess(self)
        let posts = loop.posts
        return {
            posts.postWork {
                guard let process = box.process, process.frames.release(message) else { return }
                process.sendMessage(.release(surface: message.surface, generation: message.generation))
            }
        }
    }

    private final class WeakProcess: @unchecked Sendable {
        // Read on the shell's thread only.
        weak var process: AppProcess?
        init(_ process: AppProcess) { self.process = process }
    }
}
