import CoreFoundation
import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC
import PorticoRender
import PorticoRenderModel
import PorticoTrace
import QuartzCore

/// The composition root: puts the main thread's half and the render thread's half together, and turns the wheel: run loop →
/// commit → frame → time. The only file that knows the render side.
///
/// - From: `UIApplicationMain`, `ShellConnection`, the test harness
/// - To: `LifecycleController`, `HostEventSource`, `RenderServer`
@MainActor package final class AppRuntime {
    static let badSettingsStatus: Int32 = 64
    static let badStoryStatus: Int32 = 65
    static let frameInterval = 1.0 / 60

    @WeakInSession private(set) static var current: AppRuntime? = nil

    let settings: RunSettings
    package let server: RenderServer
    private let printer: (any TracePrinter)?
    private(set) package var lifecycle: LifecycleController!
    private(set) package var touchTracker: TouchTracker!
    private(set) package var hoverTracker: HoverTracker!
    private let statusBarTap = StatusBarTap()
    private(set) package var events: HostEventSource!
    private var isEnding = false
    /// With a shell: what sends the trace and the frames.
    var traceSink: ShellTraceSink?
    var frameStream: FrameStream?
    /// Whether a shell wants to see the frames.
    var showsFrames = false
    /// What the app's frames are tinted by (`apply(_:)`).
    var tints: Set<HostTint> = []
    /// Whether the first activation is done: the first window has been laid out and drawn.
    var hasLaunched = false
    /// From before the launch to the app's first frame.
    private var launchScreen: LaunchScreen?
    /// As PNG, where the settings ask that it be kept.
    private(set) var launchPicture: Data?

    package init(settings: RunSettings) throws {
        self.settings = settings
        ClassOverrides.shared.applyOverrides()
        if settings.clock == .virtual {
            MediaClock.shared.useVirtual(start: settings.time)
        } else {
            MediaClock.shared.useReal()
        }
        PorticoTrace.now = { MediaClock.shared.now }
        if let format = settings.trace {
            let output =
                try settings.traceFile.map { try TraceOutput(path: $0, adds: true, onFailure: Self.endUntraced) }
                ?? .standardOutput(onFailure: Self.endUntraced)
            let process = ProcessInfo.processInfo.processName
            printer = TraceFormat(rawValue: format.rawValue)!.printer(to: output, process: process)
        } else {
            printer = nil
        }
        UIScreen.use(settings.device)
        let size = UIScreen.main.nativeBounds.size
        server = RenderServer(
            width: Int(size.width), height: Int(size.height), scale: Double(UIScreen.main.scale))
        LayerPainting.install(PicturePainter())
        if let printer { PorticoTrace.add(printer) }
        if settings.isChecking { LifecycleChecker.start() }
        if settings.watchesViews { LiveViews.shared = LiveViews() }
        AppRuntime.current = self
        UserDefaultsHooks.install()
    }

    /// A run that was to be traced and can't be is a failed run: it ends at once, and says why.
    nonisolated private static func endUntraced(_ failure: TraceOutputError) {
        FileHandle.standardError.write(Data("error: \(failure)\n".utf8))
        _exit(EX_IOERR)
    }

    /// Ties the application to this runtime: its life cycle, its events, its screen.
    ///
    /// - Parameter turns: whether the launch turns the run loop for its first frame.
    package func start(_ application: UIApplication, turns: Bool = true) {
        lifecycle = LifecycleController(application: application)
        lifecycle.openedURL = settings.openedURL.flatMap(URL.init(string:))
        lifecycle.openedAction = settings.openedQuickAction.map(QuickActions.item(ofType:))
        if let tapped = settings.openedNotification {
            lifecycle.openedPush = tapped.payload.flatMap(RemoteNotifications.userInfo)
            RemoteNotifications.open(tapped, launches: true)
        }
        touchTracker = TouchTracker(application: application)
        hoverTracker = HoverTracker(application: application)
        events = HostEventSource { [weak self] in self?.handle($0) }
        lifecycle.didFinishLaunching = { [weak self] in
            self?.launchScreen?.close()
            self?.launchScreen = nil
            if turns { PorticoTrace.phase("first frame") { self?.renderNow() } }
        }
        let server = server
        MainThreadChecker.begin()
        UIScreen.main.renew()
        settings.apply()
        start(settings.conditions)
        UIScreen.main.context.onCommit = { server.submit($0) }
        Rotation.resizeScreen = { server.resize(width: $0, height: $1) }
        FrameTimer.shared.isDrivenByFrames = isVirtual
        FrameTimer.shared.isSuspended = false
        if !isVirtual {
            server.onAnimationEvents = { events in
                DispatchQueue.main.async { MainActor.assumeIsolated { AppRuntime.deliver(events) } }
            }
        }
        server.start()
    }

    var isVirtual: Bool { settings.clock == .virtual }
    package var now: Double { MediaClock.shared.now }

    // MARK: Life cycle

    func cancelTouches() { touchTracker.cancelAll(time: now) }

    package func receive(_ command: LifecycleCommand) {
        if command == .resignActive || command == .enterBackground || command == .terminate {
            cancelTouches()
            hoverTracker.leave(time: now)
            KeyDelivery.shared.cancelAll()
            OpenMenus.close(animated: false)
        }
        if command == .activate || command == .enterForeground {
            server.resume()
            FrameTimer.shared.isSuspended = false
        }
        lifecycle.receive(command)
        // From here on the process may be stopped or ended without a word.
        if command == .enterBackground || command == .terminate { UserDefaultsWriter.shared.flush() }
        if command == .enterBackground {
            // What the app hid from the switcher's picture is hidden before the screen is taken away.
            renderNow()
            if !isVirtual { server.renderFrame(at: now) }
            server.suspend()
            FrameTimer.shared.isSuspended = true
        }
    }

    /// Serves the shell, or runs alone until somebody ends the process.
    func run(_ connection: ShellConnection?) -> Int32 {
        defer { end() }
        if let connection { return serve(connection) }
        receive(.activate)
        if let tests = HostedTests.body {
            // The first screen is there when the first test begins.
            turn()
            tests()
            return 0
        }
        if isVirtual {
            // Nobody moves a virtual clock without a shell: one frame, and the end.
            frame()
            receive(.terminate)
            return 0
        }
        runMainLoop()
        return 0
    }

    /// Runs the main loop, in the mode that is wanted, until somebody stops it.
    func runMainLoop() {
        while true {
            let result = CFRunLoopRunInMode(TrackingMode.current, .greatestFiniteMagnitude, false)
            if TrackingMode.takeSwitch() { continue }
            if result == Self.stopped || result == Self.finished { return }
        }
    }

    /// Ends the run: the trace is written out, the render thread ends, the screen is empty for the next runtime.
    package func end() {
        guard !isEnding else { return }
        isEnding = true
        if let printer {
            PorticoTrace.remove(printer)
            printer.finish()
        }
        UIViewPropertyAnimator.mayNotGo = false
        defer { UIViewPropertyAnimator.mayNotGo = true }
        AppWindows.close()
        DeviceClock.end()
        LifecycleChecker.stop()
        AppSession.shared.end()
        FrameTimer.shared.cancelWaits()
        UIScreen.main.context.onCommit = { _ in }
        server.stop()
    }

    /// Puts the launch screen where somebody sees it, before anything of the app is asked.
    func showLaunchScreen() {
        guard showsFrames || settings.keepsLaunchScreen else { return }
        PorticoTrace.phase("launch screen") {
            launchScreen = LaunchScreen(Bundle.main.infoDictionary ?? [:])
            guard launchScreen != nil else { return }
            if showsFrames { server.show(on: frameStream) }
            CATransaction.flush()
            server.renderFrame(at: now)
            if settings.keepsLaunchScreen { launchPicture = CGImage(pixelBuffer: server.snapshot()).pngData() }
        }
    }

    // MARK: Turning the wheel

    /// Lets the main run loop do everything that is ready: dispatched blocks, timers, sources, observers; and with them the
    /// commit. Ends when two passes in a row find nothing.
    package func turn() {
        var idle = 0
        var passes = 0
        while idle < 2, passes < 1000 {
            passes += 1
            let handled = CFRunLoopRunInMode(TrackingMode.current, 0, true) == Self.handledSource
            let busy = handled || TrackingMode.takeSwitch() || CommitHandlers.hasWork
            idle = busy ? 0 : idle + 1
        }
    }

    // kCFRunLoopRunHandledSource and others, which the importer leaves out on Linux.
    private static let handledSource = CFRunLoopRunResult(rawValue: 4)
    private static let finished = CFRunLoopRunResult(rawValue: 1)
    private static let stopped = CFRunLoopRunResult(rawValue: 2)

    /// One frame of a virtual clock: turn, draw, tell about animations, move the clock by a sixtieth of a second.
    package func frame() {
        renderNow()
        MediaClock.shared.advance(by: Self.frameInterval)
        tick()
    }

    /// The clock has moved to a new frame.
    private func tick() {
        FrameTimer.shared.tick(at: now)
    }

    /// Turns the run loop and draws what is committed, without moving the clock.
    package func renderNow() {
        turn()
        guard isVirtual else { return }
        let result = server.renderFrame(at: now)
        if !result.events.isEmpty {
            Self.deliver(result.events)
            turn()
        }
    }

    /// Lets virtual time pass. Timers and `asyncAfter` of the app run on the machine's clock: with `paced` each step also takes
    /// its real length, so that they fire in step.
    package func advance(by seconds: Double, paced: Bool = false) {
        guard isVirtual else { return runRealTime(seconds) }
        let end = now + seconds
        let start = Self.realTime
        var steps = 0
        while now < end - 1e-9 {
            let step = min(Self.frameInterval, end - now)
            if paced {
                steps += 1
                // The small lead lets a timer of just this length fire within it.
                runLoop(until: start + Double(steps) * Self.frameInterval + 0.004)
            }
            renderNow()
            MediaClock.shared.advance(by: step)
            tick()
        }
        renderNow()
    }

    private func runRealTime(_ seconds: Double) {
        runLoop(until: Self.realTime + seconds)
        turn()
    }

    private func runLoop(until deadline: Double) {
        while true {
            let left = deadline - Self.realTime
            guard left > 0 else { return }
            _ = CFRunLoopRunInMode(TrackingMode.current, left, false)
        }
    }

    private static var realTime: Double { ProcessInfo.processInfo.systemUptime }

    private static func deliver(_ events: [AnimationEvent]) {
        let time = MediaClock.shared.now
        var began: [AnimationID] = []
        var ended: [AnimationID] = []
        for event in events {
            switch event {
            case .began(let id): began.append(id)
            case .ended(let id): ended.append(id)
            }
        }
        if !began.isEmpty { CATransaction.animationsBegan(began, at: time) }
        if !ended.isEmpty { CATransaction.animationsCompleted(ended, at: time) }
    }

    // MARK: Events

    /// From any part of the host on the main thread; delivered in the run loop's next pass.
    package func post(_ event: HostEvent) { events.post(event) }

    /// The number of the finger that a key stands for: no finger of the host has it.
    private static let keyFinger = -0xF0C5

    /// A key uses what it stands on, as a tap would.
    func tapByKey(at point: CGPoint) {
        for phase in [HostEvent.TouchPhase.began, .ended] {
            post(
                .touch(
                    id: Self.keyFinger, phase: phase, x: point.x, y: point.y, timestamp: CACurrentMediaTime()))
        }
    }

    private func handle(_ batch: [HostEvent]) {
        for event in batch {
            switch event {
            case .touch(let id, let phase, let x, let y, let timestamp):
                // An inactive app gets no events (contract A03); a finger that was down has been cancelled.
                guard lifecycle.state.phase == .active || lifecycle.isCovered else { continue }
                if phase == .began {
                    hoverTracker.leave(time: timestamp)
                    if id != Self.keyFinger { FocusEngine.shared.fingerCameDown() }
                }
                let point = CGPoint(x: x, y: y)
                touchTracker.handle(id: id, phase: phase, at: point, time: timestamp)
                statusBarTap.follow(id: id, phase: phase, at: point, time: timestamp, on: touchTracker.view(of: id))
                if touchTracker.isIdle { TrackingMode.fingersLifted() }
            case .hover(let phase, let x, let y, let timestamp):
                guard phase == .moved else { hoverTracker.leave(time: timestamp); continue }
                // While a button is down the pointer drags.
                guard lifecycle.state.phase == .active, !touchTracker.hasTouches else { continue }
                hoverTracker.move(to: CGPoint(x: x, y: y), time: timestamp)
            case .secondaryClick(let x, let y, _):
                guard lifecycle.state.phase == .active, !touchTracker.hasTouches else { continue }
                SecondaryClick.deliver(at: CGPoint(x: x, y: y))
            case .text(let text):
                guard lifecycle.state.phase == .active else { continue }
                TextRouter.insert(text)
            case .key(let key):
                guard lifecycle.state.phase == .active || key.phase == .up else { continue }
                KeyDelivery.shared.deliver(key)
            case .wheel(let x, let y, let deltaX, let deltaY, _):
                guard lifecycle.state.phase == .active else { continue }
                FocusEngine.shared.fingerCameDown()
                WheelDelivery.deliver(at: CGPoint(x: x, y: y), delta: CGPoint(x: deltaX, y: deltaY))
            case .composing(let text, let start, let length):
                guard lifecycle.state.phase == .active else { continue }
                TextRouter.compose(text, selection: NSRange(location: start, length: length))
            case .rotate(let orientation):
                Rotation.rotate(to: orientation)
            case .appearance(let appearance):
                let old = UIScreen.main.traitCollection
                UIScreen.main.change(interfaceStyle: appearance == .dark ? .dark : .light)
                for window in AppWindows.all { window.refreshTraits() }
                UIApplication.shared.scenes.geometryChanged(orientation: UIScreen.main.orientation, traits: old)
            case .textSize(let size): SystemChanges.change(textSize: UIContentSizeCategory(size))
            case .locale:
                // A process has one locale: the shell ends it instead.
                break
            case .keyboard(let keyboard): SoftwareKeyboard.shared.isOn = keyboard == .software
            case .lowPower(let isOn): SystemChanges.change(lowPower: isOn)
            case .accessibility(let option, let isOn): SystemChanges.change(option, isOn: isOn)
            case .protectedData(let isAvailable): lifecycle.change(protectedData: isAvailable)
            }
        }
    }

    // MARK: Pictures

    /// The screen as PNG. The status bar's strip shows what the app draws there, and nothing of the system's.
    package func snapshot() -> Data? { CGImage(pixelBuffer: pixels()).pngData() }

    /// The screen as it is now.
    func pixels() -> PixelBuffer {
        renderNow()
        return server.snapshot()
    }
}
