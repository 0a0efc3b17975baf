import CoreGraphics
import Foundation
import PorticoHost
import PorticoShell

/// A device in a window of the desktop. `run` turns the window's events on the main thread until the window closes; the shell has a
/// thread of its own. While nothing changes, both sleep.
///
/// - From: `portico simulator --window`
/// - To: `SDLWindow`, `WindowModel`, `WindowCanvas`, `DeviceSession`
package final class WindowSimulator {
    let window: SDLWindow
    private let inbox: WindowInbox
    private let session: DeviceSession
    private let server: Simulator?
    private let device: DeviceProfile
    private(set) var model: WindowModel
    private var canvas: WindowCanvas?
    private var images = SceneImages()
    private var frame: WindowInbox.Frame?
    private var shownScene: WindowScene?
    /// The toasts, each with the time at which it is to go.
    private var toastEnds: [(id: Int, time: Date)] = []
    private var volumeEnd: Date?
    private var indicatorEnd: Date?
    private(set) var isOver = false
    private var hadSwitcher = false
    private var snapshotNumber = 0
    private var scale: CGFloat = 1
    /// Whatever had to be shown since the window opened.
    private(set) var shown = 0

    /// Where a browser finds the same device, if it was asked for.
    package var address: String? { server?.address }
    package var driver: String { SDLWindow.driver }

    /// Throws where there is no SDL or no display.
    ///
    /// - Parameters:
    ///   - port: serves the same device, with its inspector, to browsers, too; nil: doesn't.
    ///   - opens: the app to begin with; nil for the home screen.
    package init(
        apps: [InstalledApp], configuration: ShellConfiguration = ShellConfiguration(), port: Int? = nil,
        opens: InstalledApp.ID? = nil
    ) throws {
        let window = try SDLWindow()
        self.window = window
        device = configuration.device
        let info = DeviceInfo(device)
        let orientation = configuration.settings.orientation
        let size = WindowLayout.preferredSize(info, orientation, within: window.room)
        model = WindowModel(layout: WindowLayout(info, orientation, size: size))
        // The home screen has its apps before the shell has said a word.
        var state = DeviceState()
        state.orientation = orientation
        state.apps = apps.map {
            DeviceState.App(
                id: $0.id, name: $0.name, hasIcon: $0.iconPath != nil, phase: "notRunning", lastUse: 0, tasks: [],
                actions: $0.quickActions)
        }
        _ = model.updateDevice(state)
        inbox = WindowInbox(wake: SDLWindow.wakeLoop)
        for (app, bytes) in Simulator.icons(of: apps) {
            if let icon = try? CGImage.decode(Data(bytes), name: app) { images.icons[app] = icon }
        }
        // Before the first app runs: what can go wrong with a window has gone wrong by then.
        try window.openWindow(title: "\(device.name) – Portico", size: size)
        if let port {
            let server = try Simulator(
                apps: apps, configuration: configuration, port: port, opens: opens, beside: [inbox])
            self.server = server
            session = server.session
        } else {
            server = nil
            session = DeviceSession(apps: apps, configuration: configuration, frontEnds: [inbox])
            if let opens { session.postToControl { $0.performMessage(.open(app: opens)) } }
        }
        session.postToControl { [inbox] in $0.setAudience(of: inbox, shows: true, inspects: false) }
    }

    /// Shows the device until its window closes or somebody says `end`, and then ends all its apps. On the main thread.
    package func run() {
        while !isOver { turnLoop(atMost: nil) }
        stopLoop()
    }

    func stopLoop() {
        // It goes at once; apps may take their time to end.
        window.closeWindow()
        (frame, canvas) = (nil, nil)
        if let server { server.stopSimulator() } else { session.stopSession() }
    }

    /// Closes the window; from any thread, or from a signal's handler on a queue.
    package var end: @Sendable () -> Void { { [inbox] in inbox.endInbox() } }

    /// The devices that get newer builds of its apps.
    package var devices: any LiveDevices { server ?? LiveWindow(session: session) }

    /// Process ids of what runs.
    package var processes: [Int32] { session.processes }

    // MARK: One turn

    /// Waits for something to happen, does it, and shows what came of it.
    func turnLoop(atMost limit: Double?) {
        if canvas == nil { resizeCanvas() }
        tickClock()
        showWindow()
        var arrival = window.wait(atMost: min(untilTick(), limit ?? .infinity))
        // All that is there is taken before anything is drawn.
        var count = 0
        while true {
            switch arrival {
            case .nothing: break
            case .woken: takeMail()
            case .resized: resizeCanvas()
            case .exposed: if let canvas { window.showPixels(canvas.pixels) }
            case .event(let event): performOutputs(model.handle(event))
            }
            count += 1
            guard arrival != .nothing, count < 256, !isOver else { break }
            arrival = window.wait(atMost: 0)
        }
        performOutputs(model.flush())
        showWindow()
    }

    private func takeMail() {
        let mail = inbox.takeMail()
        if mail.isOver { isOver = true }
        if let state = mail.state {
            let (orientation, info) = (model.scene.state.orientation, model.scene.layout.info)
            let old = model.scene.state
            performOutputs(model.updateDevice(state))
            if old.conditions.time != state.conditions.time || old.timeZone != state.timeZone { setClock() }
            if info != model.scene.layout.info {
                window.setTitle("\(model.scene.layout.info.name) – Portico")
                scale = 1
            }
            if orientation != state.orientation || info != model.scene.layout.info { sizeForOrientation() }
            updateSwitcher()
            takeText()
        }
        if let new = mail.frame {
            frame = new
            model.showScreen(frame: new.map { CGSize(width: $0.shared.width, height: $0.shared.height) })
            damage.addRects(mail.damage.rects)
        }
        if let snapshots = mail.snapshots { takeSnapshots(snapshots) }
        for message in mail.messages { tellMessage(message) }
    }

    /// Pixels of the app's frame that the window doesn't show yet.
    private var damage = PixelDamage()

    private func showWindow() {
        guard let canvas else { return }
        var rects: [HostRect] = []
        let scene = model.scene
        if shownScene != scene {
            rects = canvas.drawScene(scene)
            shownScene = scene
        }
        // The frame of an app that isn't in front any more is nobody's.
        let current = frame.flatMap { $0.process == scene.state.foreground ? $0.shared : nil }
        guard let current, scene.frame != nil else {
            damage.clearRects()
            return presentCanvas(canvas, rects, nil)
        }
        let pixels = WindowCanvas.Frame(
            pixels: current.pixels, width: current.width, height: current.height, bytesPerRow: current.bytesPerRow)
        var all = PixelDamage()
        all.addRects(rects)
        all.addRects(canvas.damage(of: damage.rects, in: pixels))
        damage.clearRects()
        presentCanvas(canvas, all.rects, pixels)
    }

    private func presentCanvas(_ canvas: WindowCanvas, _ rects: [HostRect], _ pixels: WindowCanvas.Frame?) {
        guard !rects.isEmpty else { return }
        canvas.composeRects(rects, pixels)
        window.showPixels(canvas.pixels, rects)
        shown += 1
    }

    // MARK: Size

    private func resizeCanvas() {
        guard let size = window.size else { return }
        if let canvas, canvas.width == size.width, canvas.height == size.height, model.scene.layout.size == size.points
        {
            return
        }
        performOutputs(model.resize(size.points, density: size.density))
        scale = model.scene.layout.scale
        let canvas = WindowCanvas(width: size.width, height: size.height, density: size.density)
        canvas.images = images
        self.canvas = canvas
        shownScene = nil
    }

    /// A turned device has a window of another shape, its points as large as before where there is room.
    private func sizeForOrientation() {
        guard let size = window.size, size.isFree else { return }
        let layout = model.scene.layout
        window.setSize(
            WindowLayout.preferredSize(layout.info, layout.orientation, within: window.room, scale: scale))
    }

    // MARK: What is done

    private func performOutputs(_ outputs: [WindowOutput]) {
        for output in outputs {
            switch output {
            case .device(let message): session.postToControl { $0.performMessage(message) }
            case .push(let path): pushNotification(file: path)
            case .paste: if let text = window.clipboard { performOutputs(model.paste(text)) }
            case .volume: volumeEnd = Date(timeIntervalSinceNow: 1.2)
            case .indicator: indicatorEnd = Date(timeIntervalSinceNow: 2)
            case .close: isOver = true
            }
        }
        if !outputs.isEmpty { takeText() }
    }

    /// Dropped onto the window, as onto Xcode's simulator.
    private func pushNotification(file path: String) {
        let file = URL(fileURLWithPath: path)
        do {
            let payload = try PushPayload(contentsOf: file)
            performOutputs([.device(.push(payload.text))])
        } catch let problem as PushPayload.Problem {
            let place = problem.line.map { ":\($0)" } ?? ""
            showNote("\(file.lastPathComponent)\(place): \(problem.reason)", details: [problem.remedy], isBad: true)
        } catch {
            showNote("\(file.lastPathComponent): \(error)", isBad: true)
        }
    }

    private func tellMessage(_ message: ServerMessage) {
        switch message {
        case .ended(_, let app, let reason, let isFailure, let trace):
            guard isFailure else { return }
            showNote("\(app) \(reason)", details: trace, isBad: true)
        case .note(let text): showNote(text)
        case .openURL(let url): showNote("The app asks to open \(url)")
        case .notification(_, let name, _, let title, let body):
            showNote([name, title, body].filter { !$0.isEmpty }.joined(separator: ": "))
        case .pasteboard(let text): window.clipboard = text
        case .hello, .state, .phase, .trace, .past, .present, .log, .failed, .devices, .choices, .builds: break
        }
    }

    private func showNote(_ text: String, details: [String] = [], isBad: Bool = false) {
        let id = model.addNote(text, details: details, isBad: isBad)
        toastEnds.append((id, Date(timeIntervalSinceNow: isBad ? 15 : 6)))
    }

    /// Text is taken while an app is in front or a field of the menu is edited.
    private func takeText() {
        let scene = model.scene
        window.pointer = model.pointer
        guard scene.state.foreground != nil || scene.draft != nil else {
            window.textPlace = nil
            return
        }
        var caret = scene.layout.glass
        if let place = scene.state.textInput?.caret, place.count == 4 {
            caret = scene.layout.onGlass(CGRect(x: place[0], y: place[1], width: place[2], height: place[3]))
        }
        window.textPlace = caret
    }

    // MARK: App switcher

    /// Asks for pictures when the app switcher opens, and when what runs changes under it.
    private func updateSwitcher() {
        let scene = model.scene
        let isShown = scene.covers(.appSwitcher)
        guard isShown, !hadSwitcher else {
            hadSwitcher = isShown
            if !isShown, !images.snapshots.isEmpty { takeSnapshots([:]) }
            return
        }
        hadSwitcher = true
        let running = scene.switcherApps.compactMap(\.process)
        session.postToControl { [inbox] control in
            var frames: [Int: SharedFrame] = [:]
            for process in running { frames[process] = control.snapshot(of: process) }
            inbox.putSnapshots(snapshots: frames)
        }
    }

    private func takeSnapshots(_ snapshots: [Int: SharedFrame]) {
        let layout = model.scene.layout
        let width = Int((model.scene.cardSize.width * layout.scale * layout.density).rounded())
        snapshotNumber += 1
        images.snapshots = snapshots.compactMapValues { frame in
            WindowCanvas.snapshot(
                WindowCanvas.Frame(
                    pixels: frame.pixels, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow),
                width: width)
        }
        canvas?.images = images
        model.showPictures(pictures: images.snapshots.mapValues { _ in snapshotNumber })
    }

    // MARK: Time

    private var clock = ClockText(.current)
    /// When the status bar's clock shows another minute.
    private var minuteEnd = Date.distantPast

    /// The device's clock or zone was set.
    private func setClock() {
        clock = ClockText(model.scene.state.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current)
        minuteEnd = .distantPast
    }

    /// What changes by itself: the time, and what is shown for a while.
    private func tickClock() {
        let now = Date()
        if now >= minuteEnd {
            let shown = now + model.scene.state.conditions.time.ahead
            model.showTime(time: clock.time(shown), date: clock.day(shown))
            minuteEnd = now + (60 - shown.timeIntervalSince1970.truncatingRemainder(dividingBy: 60))
        }
        if let end = volumeEnd, now >= end {
            volumeEnd = nil
            model.hideVolume()
        }
        if let end = indicatorEnd, now >= end {
            indicatorEnd = nil
            model.hideIndicator()
        }
        for toast in toastEnds where now >= toast.time { model.forgetToast(toast.id) }
        toastEnds.removeAll { now >= $0.time }
    }

    private func untilTick() -> Double {
        let ends = [minuteEnd] + toastEnds.map(\.time) + [volumeEnd, indicatorEnd].compactMap { $0 }
        return max(0, ends.min()!.timeIntervalSinceNow)
    }
}
