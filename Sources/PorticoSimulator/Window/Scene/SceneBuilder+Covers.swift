import Foundation
import PorticoHost
import PorticoShell

/// What the system puts over the app: app switcher, control centre, message, call, lock screen.
extension SceneBuilder {
    mutating func addCovers() {
        if scene.covers(.appSwitcher) { addSwitcher() }
        if scene.covers(.controlCentre) { addCentre() }
        if scene.covers(.message) { addMessage() }
        if scene.covers(.call) { addCall() }
        if scene.covers(.lock) { addLock() }
    }

    private mutating func addCover(_ color: SceneColor, _ command: WindowCommand) {
        addOnGlass(
            0, 0, layout.interface.width, layout.interface.height, .rounded(color, radius: 0), command)
    }

    // MARK: App switcher

    private mutating func addSwitcher() {
        addOnGlass(
            0, 0, layout.interface.width, layout.interface.height, .wallpaper(isDark: state.appearance == .dark))
        addCover(0x1417_1E90, .switcher)
        let running = scene.switcherApps
        let size = layout.interface
        guard !running.isEmpty else {
            return addOnGlass(0, size.height / 2 - 12, size.width, 24, text("No app is running", 16, .white, .center))
        }
        let card = scene.cardSize
        let top = max(34, (size.height - card.height - 38) / 2)
        for (index, app) in running.enumerated() {
            let x = WindowScene.cardEdge + CGFloat(index) * (card.width + WindowScene.cardGap) - scene.switcherOffset
            guard x < size.width, x + card.width > 0, let process = app.process else { continue }
            let open = WindowCommand.device(.open(app: app.id))
            let close = WindowCommand.device(.quit(process: process))
            addOnGlass(
                x, top, 26, 26, .icon(app: app.id, name: app.name, radius: 7 * scale, isPressed: false))
            addOnGlass(
                x + 34, top, card.width - 34 - 34, 26, text(app.name, 13, weight: 600, .white, .left))
            addOnGlass(x + 34, top, card.width - 34 - 40, 26, text(app.phase, 11, 0xFFFF_FFC0, .right))
            addOnGlass(
                x + card.width - 26, top, 26, 26,
                .rounded(color(close, 0xFFFF_FF44, hovered: 0xFFFF_FF77, pressed: 0xFFFF_FFAA), radius: 13 * scale),
                close)
            addOnGlass(x + card.width - 20, top + 6, 14, 14, .glyph(.close, .white, width: 1.6 * scale))
            let shape: ScenePart.Shape =
                scene.pictures[process].map { .picture(process: process, serial: $0, radius: 22 * scale) }
                ?? .rounded(0x0000_0066, radius: 22 * scale)
            addOnGlass(x, top + 34, card.width, card.height, shape, open)
        }
    }

    // MARK: Control centre

    private mutating func addCentre() {
        addCover(0x1417_1EC8, .device(.end(interruption: Interruption.controlCentre.rawValue)))
        let isDark = state.appearance == .dark
        let items: [(String, Bool, WindowCommand)] = [
            ("Dark mode", isDark, .device(.appearance(isDark ? .light : .dark))),
            ("Low power", state.isLowPower, .device(.lowPower(!state.isLowPower))),
            ("Turn left", false, scene.turn(by: -1)),
            ("Turn right", false, scene.turn(by: 1)),
            ("Memory warning", false, .device(.memoryWarning)),
            ("Lock", false, .device(.begin(interruption: Interruption.lock.rawValue))),
        ]
        let left = (layout.interface.width - 278) / 2
        let top = min(100, max(30, (layout.interface.height - 256) / 2))
        for (index, (name, isOn, command)) in items.enumerated() {
            let (x, y) = (left + CGFloat(index % 2) * 146, top + CGFloat(index / 2) * 90)
            let ground: SceneColor =
                isOn ? 0xFFFF_FFE0 : color(command, 0xFFFF_FF33, hovered: 0xFFFF_FF4D, pressed: 0xFFFF_FF80)
            addOnGlass(x, y, 132, 76, .rounded(ground, radius: 20 * scale), command)
            addOnGlass(x + 4, y, 124, 76, text(name, 14, isOn ? 0x1111_11FF : .white, .center))
        }
    }

    // MARK: Banners

    private mutating func addBanner(_ title: String, _ detail: String) {
        addOnGlass(
            12, bannerTop, layout.interface.width - 24, 66, .rounded(0x2224_2AE8, radius: 22 * scale),
            WindowCommand.nothing)
        addOnGlass(28, bannerTop + 12, layout.interface.width - 200, 20, text(title, 14, weight: 600, .white, .left))
        addOnGlass(28, bannerTop + 33, layout.interface.width - 200, 20, text(detail, 14, .white, .left))
    }

    private var bannerTop: CGFloat { layout.isTurned && isPhone ? 14 : isFlat ? 28 : 54 }

    private mutating func addButton(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ title: String, _ normal: SceneColor, _ command: WindowCommand
    ) {
        let ground = color(command, normal, hovered: normal, pressed: 0x7777_77FF)
        addOnGlass(x, y, width, 36, .rounded(ground, radius: 16 * scale), command)
        addOnGlass(x, y, width, 36, text(title, 14, .white, .center))
    }

    private mutating func addMessage() {
        addBanner("Message", "Are you there?")
        addButton(
            layout.interface.width - 28 - 68, bannerTop + 15, 68, "Close", 0xFFFF_FF33,
            .device(.end(interruption: Interruption.message.rawValue)))
    }

    private mutating func addCall() {
        addBanner("Incoming call", "Portico")
        let right = layout.interface.width - 28
        let end = WindowCommand.device(.end(interruption: Interruption.call.rawValue))
        addButton(right - 160, bannerTop + 15, 76, "Decline", 0xE538_3BFF, end)
        addButton(right - 76, bannerTop + 15, 76, "Accept", 0x2FA8_4FFF, end)
    }

    // MARK: Lock screen

    private mutating func addLock() {
        let size = layout.interface
        addOnGlass(
            0, 0, size.width, size.height, .lockPaper, .device(.end(interruption: Interruption.lock.rawValue)))
        let top: CGFloat = layout.isTurned ? 40 : 110
        addOnGlass(0, top, size.width, 84, text(scene.time, 76, weight: 300, .white, .center))
        addOnGlass(0, top + 88, size.width, 26, text(scene.date, 18, .white, .center))
        addOnGlass(0, size.height - 54, size.width, 22, text("Click to unlock", 14, 0xFFFF_FFB0, .center))
    }
}

extension WindowScene {
    static let cardGap: CGFloat = 20
    static let cardEdge: CGFloat = 70

    /// What runs, last used first.
    var switcherApps: [DeviceState.App] {
        state.apps.filter { $0.process != nil }.sorted { $0.lastUse > $1.lastUse }
    }

    /// Points of the interface.
    var cardSize: CGSize {
        let width: CGFloat = layout.isTurned ? 380 : min(250, layout.interface.width * 0.64)
        return CGSize(width: width, height: (width * layout.interface.height / layout.interface.width).rounded())
    }

    /// How far the cards can be scrolled.
    var switcherLimit: CGFloat {
        let count = CGFloat(switcherApps.count)
        let all = 2 * Self.cardEdge + count * cardSize.width + max(0, count - 1) * Self.cardGap
        return max(0, all - layout.interface.width)
    }

    /// Turns the device by quarters, clockwise.
    func turn(by step: Int) -> WindowCommand {
        let order: [HostEvent.Orientation] = [.portrait, .right, .upsideDown, .left]
        let index = order.firstIndex(of: state.orientation) ?? 0
        return .device(.rotate(order[(index + step + 4) % 4]))
    }
}
