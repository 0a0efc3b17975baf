import Foundation
import PorticoHost
import PorticoTrace

/// The part of iOS around the apps: one device, with its home screen, its lock, its apps as processes.
///
/// Lives on one thread, which turns its `loop`; other threads post to it. That thread must not end before the shell: the kernel
/// ends the apps with it.
///
/// - From: a front end, a story, a test
/// - To: `AppProcess`
package final class SystemShell {
    package let configuration: ShellConfiguration
    package let loop: ShellLoop
    package var clock: ShellClock { loop.clock }
    package var onEvent: (ShellEvent) -> Void = { _ in }
    /// Hears of what the app in front is given of fingers and keys.
    package var onInput: (HostEvent) -> Void = { _ in }
    /// Called after each frame of a virtual clock; while it is set, time passes frame by frame, and every frame of the app is seen.
    package var onFrameTime: (() -> Void)?

    package private(set) var apps: [InstalledApp] = []
    /// Those that are not at their end, in order of launch.
    package private(set) var processes: [AppProcess] = []
    /// Nil on the home screen.
    package private(set) var foreground: AppProcess?
    package private(set) var interruptions: Set<Interruption> = []
    /// Appearance, orientation, text size and the like, as the next app will be told.
    package private(set) var settings: RunSettings
    private var uses = 0
    private var launches = 0
    /// Ends, and is to be launched again when it has.
    private var reopening: AppProcess?
    /// The opening for which an app that ends is to be launched again when it has; forgotten when something else comes to the front.
    private var awaited: (process: AppProcess, opening: AppOpening)?
    private var monitor: MemoryPressureMonitor?
    private var shownBar = StatusBarOverride()
    /// What was copied last, in whichever app.
    private var pasteboard: PasteboardContents?
    /// The quick actions that apps have given their icons.
    var quickActions: [InstalledApp.ID: [HostQuickAction]] = [:]
    /// What the system shows of apps that aren't in front, the newest last.
    package internal(set) var notifications: [(app: InstalledApp.ID, notification: AppNotification)] = []
    /// Names of all that were shown, with their apps.
    var shownNotifications: Set<String> = []
    /// Counts pushes: an identifier for each.
    var pushes = 0

    package init(configuration: ShellConfiguration = ShellConfiguration(), clock: ShellClock = ShellClock()) {
        self.configuration = configuration
        loop = ShellLoop(clock: clock)
        settings = configuration.settings
        settings.device = configuration.device
        settings.clock = clock.isVirtual ? .virtual : .real
        if settings.traceCategories.isEmpty { settings.traceCategories = Self.crashCategories }
        if configuration.listensToMemoryPressure { listenToMemoryPressure() }
        AppContainer.removeLeft()
        AppContainer.removeLeft(in: SharedMemoryFolder.parent)
        AppOrphans.adoptOrphans()
        AppOrphans.endLeft()
    }

    /// The categories of events that a crash report needs.
    package static let crashCategories = ["application", "controller", "event"]

    deinit {
        // Without their shell apps have nobody to show them; the kernel would end them when the thread does.
        for process in processes where process.processID > 0 { killpg(process.processID, SIGKILL) }
    }

    func emitEvent(_ event: ShellEvent) { onEvent(event) }

    // MARK: Apps

    /// Adds an app to the home screen, or replaces the one with the same identifier.
    package func installApp(_ app: InstalledApp) {
        if let index = apps.firstIndex(where: { $0.id == app.id }) { apps[index] = app } else { apps.append(app) }
    }

    /// Puts a newer build of an app in the place of the old one. If that is in front it ends as the system ends apps, with what restoration
    /// needs, and the new one is launched; if it has crashed, the new one is launched, too.
    package func replaceApp(_ app: InstalledApp) {
        installApp(app)
        guard let running = process(of: app.id) else {
            if foreground == nil { _ = try? openApp(app.id) }
            return
        }
        if foreground === running { relaunchProcess(running) } else { quitProcess(running, keepsState: true) }
    }

    /// Ends the app in front as the system ends apps, and launches it again.
    private func relaunchProcess(_ process: AppProcess) {
        reopening = process
        bringToFront(nil)
        // It says what to restore when it enters the background, and is ended there.
        if ![.active, .inactive].contains(process.state.phase) { quitProcess(process, keepsState: true) }
    }

    /// The running process of an app.
    package func process(of id: InstalledApp.ID) -> AppProcess? { processes.last { $0.app.id == id } }

    /// Brings an app to the front; launches it if it is not running. One that ends just now is launched again when it has ended, and gets
    /// then what it is to open; until then its old process is the answer.
    ///
    /// - Parameters:
    ///   - url: what it is to open.
    ///   - notification: one of its own that a person has tapped.
    ///   - quickAction: the type of an action on its icon.
    @discardableResult
    package func openApp(
        _ id: InstalledApp.ID, arguments: [String] = [], url: String? = nil, notification: AppNotification? = nil,
        quickAction: String? = nil
    ) throws -> AppProcess {
        guard let app = apps.first(where: { $0.id == id }) else {
            throw ShellError(id, "no such app", remedy: "installed are: " + apps.map(\.id).joined(separator: ", "))
        }
        guard !interruptions.contains(.lock) else {
            throw ShellError(app.name, "the device is locked", remedy: "unlock it first")
        }
        let opening = AppOpening(
            arguments: arguments, url: url, notification: notification, quickAction: quickAction)
        let running = process(of: id)
        interruptions.subtract([.appSwitcher, .controlCentre])
        if let running, running === reopening || running.isEnding {
            let before = awaited?.process === running ? awaited?.opening : nil
            bringToFront(nil)
            awaited = (running, opening.merging(before))
            return running
        }
        let process = running ?? launch(app, opening)
        // One that runs takes it on its way to the front.
        if let url { running?.openURL(url: url) }
        if let notification { running?.passMessage(.openNotification(notification)) }
        if let quickAction { running?.passMessage(.quickAction(quickAction)) }
        bringToFront(process)
        return process
    }

    private func launch(_ app: InstalledApp, _ opening: AppOpening) -> AppProcess {
        launches += 1
        var told = settings
        told.time = clock.isVirtual ? clock.now : 0
        told.process = launches
        told.patchFolder = app.patchFolder
        told.openedURL = opening.url
        told.openedNotification = opening.notification
        told.openedQuickAction = opening.quickAction
        let process = AppProcess(
            app: app, number: launches, arguments: opening.arguments, loop: loop, configuration: configuration,
            settings: told
        ) { [unowned self] event in
            takeEvent(event)
        }
        process.waitingPasteboard = pasteboard
        processes.append(process)
        process.handleInput(.launch)
        return process
    }

    private func bringToFront(_ process: AppProcess?) {
        uses += 1
        awaited = nil
        process?.lastUse = uses
        let isOther = foreground !== process
        foreground = process
        if let process { syncProcess(process) }
        updateGoals()
        if isOther { emitEvent(.foreground(process)) }
    }

    private func takeEvent(_ event: ShellEvent) {
        if case .notification(let app, let notification) = event { return showNotification(notification, of: app) }
        if case .copied(let process, let contents) = event {
            pasteboard = contents
            process.waitingPasteboard = nil
            for other in processes where other !== process { other.waitingPasteboard = contents }
        }
        if case .quickActions(let process, let actions) = event { quickActions[process.app.id] = actions }
        if case .ended(let process, _) = event {
            processes.removeAll { $0 === process }
            if foreground === process {
                foreground = nil
                emitEvent(event)
                return emitEvent(.foreground(nil))
            }
        }
        emitEvent(event)
        if case .phase(let process, _, .background) = event, process === reopening {
            quitProcess(process, keepsState: true)
        }
        if case .openURL(let sender, let url) = event { passOn(url, from: sender) }
        if case .ended(let process, _) = event { openAgain(after: process) }
    }

    /// An app that was to end for a newer one, or that was opened while it ended, is launched again; unless a person has opened another
    /// one meanwhile, or locked the device.
    private func openAgain(after process: AppProcess) {
        let isReopened = process === reopening
        let opening = awaited?.process === process ? awaited?.opening : nil
        if isReopened { reopening = nil }
        guard isReopened || opening != nil, foreground == nil else { return }
        var arguments = opening?.arguments ?? []
        if isReopened, arguments.isEmpty { arguments = process.arguments }
        _ = try? openApp(
            process.app.id, arguments: arguments, url: opening?.url, notification: opening?.notification,
            quickAction: opening?.quickAction)
    }

    /// A URL that an app in front asks the system to open, to the app that declares it.
    private func passOn(_ url: String, from sender: AppProcess) {
        guard sender === foreground, let scheme = URL(string: url)?.scheme?.lowercased(),
            apps.contains(where: { $0.id != sender.app.id && $0.urlSchemes.contains(scheme) })
        else { return }
        _ = try? openURL(url: url)
    }

    private func updateGoals() {
        // Who leaves goes first.
        for process in processes where process !== foreground { process.handleInput(.want(.background)) }
        foreground?.handleInput(.want(interruptions.isEmpty ? .active : .inactive))
    }

    // MARK: The buttons

    package func goHome() {
        interruptions.subtract([.appSwitcher, .controlCentre])
        bringToFront(nil)
    }

    /// Ends an app as the app switcher does: a running one is told, a suspended one is not (contract A17). What it has kept of its
    /// interface for the next launch is thrown away, as on iOS.
    ///
    /// - Parameter keepsState: ends it without that, where it isn't a person's wish.
    package func quitProcess(_ process: AppProcess, keepsState: Bool = false) {
        process.discardsState = !keepsState
        process.handleInput(.want(.ended))
        if foreground === process { bringToFront(nil) }
    }

    package func beginInterruption(_ interruption: Interruption) {
        guard interruptions.insert(interruption).inserted else { return }
        emitEvent(.interruptions(interruptions))
        updateGoals()
        if interruption == .lock { sendEvent(.protectedData(available: false)) }
    }

    package func endInterruption(_ interruption: Interruption) {
        guard interruptions.remove(interruption) != nil else { return }
        emitEvent(.interruptions(interruptions))
        if interruption == .lock { sendEvent(.protectedData(available: true)) }
        updateGoals()
    }

    // MARK: Events

    /// Gives an event to the app in front. Input reaches an active app only (contract A03); changes of the system are kept for the
    /// apps that come later. False when nobody gets it now.
    @discardableResult
    package func sendEvent(_ event: HostEvent) -> Bool {
        switch event {
        case .touch, .hover, .secondaryClick, .text, .composing, .key, .wheel:
            guard let foreground, foreground.state.phase == .active, foreground.state.goal == .active else {
                return false
            }
            foreground.sendMessage(.event(event))
            onInput(event)
            return true
        case .rotate(let new): settings.orientation = new
        case .appearance(let new): settings.appearance = new
        case .textSize(let new): settings.textSize = new
        case .locale(let new):
            guard settings.locale != new else { break }
            settings.locale = new
            restartApps()
        case .keyboard(let new): settings.keyboard = new
        case .lowPower(let new): settings.isLowPower = new
        case .accessibility(let option, let isOn):
            if isOn { settings.accessibility.insert(option) } else { settings.accessibility.remove(option) }
        case .protectedData(let new): settings.isProtectedDataAvailable = new
        }
        emitEvent(.settings(settings))
        if case .locale = event { return false }
        guard let foreground else { return false }
        syncProcess(foreground)
        return true
    }

    /// The device becomes another one, as far as apps can tell: all of them end, with their state kept, and the one in front is launched on
    /// the new one, which stands upright.
    package func changeDevice(to device: DeviceProfile) {
        guard settings.device != device else { return }
        settings.device = device
        settings.orientation = .portrait
        for interruption in interruptions { endInterruption(interruption) }
        emitEvent(.settings(settings))
        let front = foreground
        for process in processes where process !== front { quitProcess(process, keepsState: true) }
        if let front { relaunchProcess(front) }
    }

    /// An app has one locale for life: as on iOS, another one ends all of them. The one in front is launched anew.
    private func restartApps() {
        if let foreground { reopening = foreground }
        for process in processes { process.handleInput(.want(.ended)) }
        if foreground != nil { bringToFront(nil) }
    }

    /// Tells an app what changed since it was told last.
    private func syncProcess(_ process: AppProcess) {
        guard process.state.phase != .notRunning else { return }
        let old = process.told
        process.told = settings
        (process.told.time, process.told.process, process.told.openedURL) = (old.time, old.process, old.openedURL)
        process.told.patchFolder = old.patchFolder
        process.told.openedNotification = old.openedNotification
        process.told.openedQuickAction = old.openedQuickAction
        // An app that has not said hello yet is configured with what holds then.
        guard process.state.isConnected else { return }
        if old.orientation != settings.orientation { process.sendMessage(.event(.rotate(settings.orientation))) }
        if old.appearance != settings.appearance { process.sendMessage(.event(.appearance(settings.appearance))) }
        if old.textSize != settings.textSize { process.sendMessage(.event(.textSize(settings.textSize))) }
        if old.keyboard != settings.keyboard { process.sendMessage(.event(.keyboard(settings.keyboard))) }
        if old.isLowPower != settings.isLowPower { process.sendMessage(.event(.lowPower(settings.isLowPower))) }
        for option in HostAccessibility.allCases {
            let isOn = settings.accessibility.contains(option)
            if old.accessibility.contains(option) != isOn {
                process.sendMessage(.event(.accessibility(option, isOn: isOn)))
            }
        }
        if old.isProtectedDataAvailable != settings.isProtectedDataAvailable {
            process.sendMessage(.event(.protectedData(available: settings.isProtectedDataAvailable)))
        }
        if old.conditions != settings.conditions { process.sendMessage(.conditions(settings.conditions)) }
        if old.showsFrames != settings.showsFrames { process.sendMessage(.showFrames(settings.showsFrames)) }
        if old.traceCategories != settings.traceCategories { process.sendMessage(.trace(settings.traceCategories)) }
    }

    /// The conditions under which apps are looked at: all that run are told at once.
    package var conditions: HostConditions {
        get { settings.conditions }
        set {
            guard newValue != settings.conditions else { return }
            settings.conditions = newValue
            for process in processes { tellConditions(process) }
            emitEvent(.settings(settings))
        }
    }

    private func tellConditions(_ process: AppProcess) {
        if process === foreground { return syncProcess(process) }
        // Who is stopped hears of it when it goes on.
        guard process.state.phase != .suspended, process.told.conditions != settings.conditions else { return }
        process.told.conditions = settings.conditions
        if process.state.isConnected { process.sendMessage(.conditions(settings.conditions)) }
    }

    /// The contents of the status bar in place of its own.
    package var statusBar: StatusBarOverride {
        get { shownBar }
        set {
            shownBar = newValue
            emitEvent(.settings(settings))
        }
    }

    /// Whether apps send their frames: somebody looks.
    package var showsFrames: Bool {
        get { settings.showsFrames }
        set {
            settings.showsFrames = newValue
            if let foreground { syncProcess(foreground) }
        }
    }

    /// Whether the apps of later launches keep a picture of their launch screens.
    package var keepsLaunchScreens: Bool {
        get { settings.keepsLaunchScreen }
        set { settings.keepsLaunchScreen = newValue }
    }

    /// The categories of the trace that apps send (`TraceEvent.Category`); all of them for an inspector.
    package var traceCategories: [String] {
        get { settings.traceCategories }
        set {
            settings.traceCategories = newValue
            if let foreground { syncProcess(foreground) }
        }
    }

    // MARK: Memory

    /// “Simulate Memory Warning”: the app in front is told, nobody is ended (contract A16).
    package func memoryWarning() {
        if let foreground, foreground.state.isConnected { foreground.sendMessage(.command(.memoryWarning)) }
    }

    /// One step of relief: the app in front is warned, and the next app in `EvictionOrder` ends. The one in front is ended only
    /// when it is `critical` and nobody else is left. Returns who ends.
    @discardableResult
    package func memoryPressure(critical: Bool = false) -> AppProcess? {
        memoryWarning()
        guard let victim = EvictionOrder.sorted(processes).first,
            critical || EvictionOrder.rank(victim.state.phase) < EvictionOrder.rank(.active)
        else { return nil }
        victim.handleInput(.evict)
        return victim
    }

    private func listenToMemoryPressure() {
        guard let monitor = MemoryPressureMonitor(path: configuration.memoryPressurePath) else {
            // Nobody listens to the shell yet.
            _ = loop.schedule(after: 0, onMachineTime: true) { [unowned self] in
                emitEvent(.note("the kernel tells nothing about memory pressure here; use the menu's memory warning"))
            }
            return
        }
        self.monitor = monitor
        _ = loop.watch(monitor.number, events: Int16(POLLPRI)) { [unowned self] events in
            if events & Int16(POLLPRI) != 0 { memoryPressure() }
        }
    }

    // MARK: The end

    /// Ends every app, and waits for that. Nothing is left running.
    package func shutDown() {
        for process in processes { process.handleInput(.shellEnds) }
        loop.turnLoop(until: { processes.isEmpty }, atMost: 10)
    }
}
