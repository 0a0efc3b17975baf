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
            x: 0, y: 0, width: layout.interface.width, height: layout.interface.height,
            shape: .rounded(color, radius: 0), command: command)
    }

    // MARK: App switcher

    private mutating func addSwitcher() {
        addOnGlass(
            x: 0, y: 0, width: layout.interface.width, height: layout.interface.height,
            shape: .wallpaper(isDark: state.appearance == .dark))
        addCover(0x1417_1E90, .switcher)
        let running = scene.switcherApps
        let size = layout.interface
        guard !running.isEmpty else {
            return addOnGlass(
                x: 0, y: size.height / 2 - 12, width: size.width, height: 24,
                shape: text("No app is running", 16, color: .white, alignment: .center))
        }
        let card = scene.cardSize
        let top = max(34, (size.height - card.height - 38) / 2)
        for (index, app) in running.enumerated() {
            let x = WindowScene.cardEdge + CGFloat(index) * (card.width + WindowScene.cardGap) - scene.switcherOffset
            guard x < size.width, x + card.width > 0, let process = app.process else { continue }
            let open = WindowCommand.device(.open(app: app.id))
            let close = WindowCommand.device(.quit(process: process))
            addOnGlass(
                x: x, y: top, width: 26, height: 26,
                shape: .icon(app: app.id, name: app.name, radius: 7 * scale, isPressed: false))
            addOnGlass(
                x: x + 34, y: top, width: card.width - 34 - 34, height: 26,
                shape: text(app.name, 13, weight: 600, color: .white, alignment: .left))
            addOnGlass(
                x: x + 34, y: top, width: card.width - 34 - 40, height: 26,
                shape: text(app.phase, 11, color: 0xFFFF_FFC0, alignment: .right))
            addOnGlass(
                x: x + card.width - 26, y: top, width: 26, height: 26,
                shape: .rounded(
                    color(close, 0xFFFF_FF44, hovered: 0xFFFF_FF77, pressed: 0xFFFF_FFAA), radius: 13 * scale),
                command: close)
            addOnGlass(
                x: x + card.width - 20, y: top + 6, width: 14, height: 14,
                shape: .glyph(.close, .white, width: 1.6 * scale))
            let shape: ScenePart.Shape =
                scene.pictures[process].map { .picture(process: process, serial: $0, radius: 22 * scale) }
                ?? .rounded(0x0000_0066, radius: 22 * scale)
            addOnGlass(x: x, y: top + 34, width: card.width, height: card.height, shape: shape, command: open)
        }
    }

    // MARK: Control centre

    private mutating func addCentre() {
        addCover(0x1417_1EC8, .device(.end(interruption: Interruption.controlCentre.rawValue)))
        let isDark = state.appearance == .dark
        let items: [(String, Bool, WindowCommand)] = [
            ("Dark mode", isDark, .device(.appearance(isDark ? .light : .dark))),
            ("Low power", state.isLowPower, .device(.lowPower(!state.isLowPower))),
            ("Turn left", false, scene.turnCommand(by: -1)),
            ("Turn right", false, scene.turnCommand(by: 1)),
            ("Memory warning", false, .device(.memoryWarning)),
            ("Lock", false, .device(.begin(interruption: Interruption.lock.rawValue))),
        ]
        let left = (layout.interface.width - 278) / 2
        let top = min(100, max(30, (layout.interface.height - 256) / 2))
        for (index, (name, isOn, command)) in items.enumerated() {
            let (x, y) = (left + CGFloat(index % 2) * 146, top + CGFloat(index / 2) * 90)
            let ground: SceneColor =
                isOn ? 0xFFFF_FFE0 : color(command, 0xFFFF_FF33, hovered: 0xFFFF_FF4D, pressed: 0xFFFF_FF80)
            addOnGlass(
                x: x, y: y, width: 132, height: 76, shape: .rounded(ground, radius: 20 * scale), command: command)
            addOnGlass(
                x: x + 4, y: y, width: 124, height: 76,
                shape: text(name, 14, color: isOn ? 0x1111_11FF : .white, alignment: .center))
        }
    }

    // MARK: Banners

    private mutating func addBanner(_ title: String, _ detail: String) {
        addOnGlass(
            x: 12, y: bannerTop, width: layout.interface.width - 24, height: 66,
            shape: .rounded(0x2224_2AE8, radius: 22 * scale),
            command: WindowCommand.nothing)
        addOnGlass(
            x: 28, y: bannerTop + 12, width: layout.interface.width - 200, height: 20,
            shape: text(title, 14, weight: 600, color: .white, alignment: .left))
        addOnGlass(
            x: 28, y: bannerTop + 33, width: layout.interface.width - 200, height: 20,
            shape: text(detail, 14, color: .white, alignment: .left))
    }

    private var bannerTop: CGFloat { layout.isTurned && isPhone ? 14 : isFlat ? 28 : 54 }

    private mutating func addButton(
        x: CGFloat, y: CGFloat, width: CGFloat, title: String, color normal: SceneColor, command: WindowCommand
    ) {
        let ground = color(command, normal, hovered: normal, pressed: 0x7777_77FF)
        addOnGlass(x: x, y: y, width: width, height: 36, shape: .rounded(ground, radius: 16 * scale), command: command)
        addOnGlass(x: x, y: y, width: width, height: 36, shape: text(title, 14, color: .white, alignment: .center))
    }

    private mutating func addMessage() {
        addBanner("Message", "Are you there?")
        addButton(
            x: layout.interface.width - 28 - 68, y: bannerTop + 15, width: 68, title: "Close", color: 0xFFFF_FF33,
            command: .device(.end(interruption: Interruption.message.rawValue)))
    }

    private mutating func addCall() {
        addBanner("Incoming call", "Portico")
        let right = layout.interface.width - 28
        let end = WindowCommand.device(.end(interruption: Interruption.call.rawValue))
        addButton(x: right - 160, y: bannerTop + 15, width: 76, title: "Decline", color: 0xE538_3BFF, command: end)
        addButton(x: right - 76, y: bannerTop + 15, width: 76, title: "Accept", color: 0x2FA8_4FFF, command: end)
    }

    // MARK: Lock screen

    private mutating func addLock() {
        let size = layout.interface
        addOnGlass(
            x: 0, y: 0, width: size.width, height: size.height, shape: .lockPaper,
            command: .device(.end(interruption: Interruption.lock.rawValue)))
        let top: CGFloat = layout.isTurned ? 40 : 110
        addOnGlass(
            x: 0, y: top, width: size.width, height: 84,
            shape: text(scene.time, 76, weight: 300, color: .white, alignment: .center))
        addOnGlass(
            x: 0, y: top + 88, width: size.width, height: 26,
            shape: text(scene.date, 18, color: .white, alignment: .center))
        addOnGlass(
            x: 0, y: size.height - 54, width: size.width, height: 22,
            shape: text("Click to unlock", 14, color: 0xFFFF_FFB0, alignment: .center))
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

    /// The distance by which the cards can be scrolled.
    var switcherLimit: CGFloat {
        let count = CGFloat(switcherApps.count)
        let all = 2 * Self.cardEdge + count * cardSize.width + max(0, count - 1) * Self.cardGap
        return max(0, all - layout.interface.width)
    }

    /// Turns the device by quarters, clockwise.
    func turnCommand(by step: Int) -> WindowCommand {
        let order: [HostEvent.Orientation] = [.portrait, .right, .upsideDown, .left]
        let index = order.firstIndex(of: state.orientation) ?? 0
        return .device(.rotate(order[(index + step + 4) % 4]))
    }
}
