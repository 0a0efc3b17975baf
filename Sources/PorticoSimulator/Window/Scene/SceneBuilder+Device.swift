import Foundation
import PorticoHost

/// The device's body with its buttons, and what is on its glass below and above the app.
extension SceneBuilder {
    var isPhone: Bool { layout.info.idiom == .phone }
    private var hasIsland: Bool { isPhone && hasIndicator }
    /// In place of a home button.
    private var hasIndicator: Bool { layout.info.bottom > 0 }
    var isFlat: Bool { layout.info.top < 30 }

    private var bodyRadius: CGFloat {
        let corner = layout.info.cornerRadius
        return (corner > 0 ? corner + WindowLayout.bezel(layout.info).left : 52) * scale
    }

    mutating func addBody() {
        let size = layout.size
        addPart(CGRect(origin: .zero, size: size), .rounded(.ground, radius: 0), WindowCommand.nothing)
        let corner = layout.info.cornerRadius
        let bezel = WindowLayout.bezel(layout.info)
        let (width, height) = (layout.info.width, layout.info.height)
        // Buttons at the sides: where they are, and what they do.
        let sides: [(CGFloat, CGFloat, Bool, WindowCommand)] = [
            (0.15, 0.04, true, .mute), (0.22, 0.07, true, .volume(1)), (0.31, 0.07, true, .volume(-1)),
            (0.25, 0.11, false, lock),
        ]
        let body = layout.body
        let margin = ScenePart.shadow
        addPart(
            body.insetBy(dx: -margin, dy: -margin),
            .body(radius: bodyRadius, margin: margin))
        let bodyHeight = height + bezel.top + bezel.bottom
        for (top, length, isLeft, command) in sides {
            let x = isLeft ? -bezel.left - 4 : width + bezel.right
            let key = CGRect(x: x, y: top * bodyHeight - bezel.top, width: 4, height: length * bodyHeight)
            let metal = color(command, 0x4A4D_55FF, hovered: .accent, pressed: 0x1D4F_B8FF)
            addPart(layout.onBody(key), .rounded(metal, radius: 1.5 * scale))
            // A button of four points is hard to hit.
            addPart(layout.onBody(key.insetBy(dx: -7, dy: -3)), .nothing, command)
        }
        if corner == 0 {
            let button = CGRect(x: width / 2 - 29, y: height + bezel.bottom / 2 - 29, width: 58, height: 58)
            let ring = color(.device(.home), 0x6066_72FF, hovered: .accent, pressed: .accent)
            addPart(
                layout.onBody(button), .rounded(0x0C0D_0FFF, radius: 29 * scale, border: ring), .device(.home))
        }
    }

    /// Locks the device, or unlocks it.
    var lock: WindowCommand {
        .device(scene.covers(.lock) ? .end(interruption: "lock") : .begin(interruption: "lock"))
    }

    /// The home screen, or what shows while an app has no frame.
    mutating func addGround() {
        let (width, height) = (layout.interface.width, layout.interface.height)
        let isDark = state.appearance == .dark
        if let front = state.apps.first(where: { $0.process != nil && $0.process == state.foreground }) {
            guard scene.frame == nil else {
                return addOnGlass(x: 0, y: 0, width: width, height: height, shape: .rounded(.black, radius: 0))
            }
            addOnGlass(
                x: 0, y: 0, width: width, height: height, shape: .rounded(isDark ? .black : .white, radius: 0),
                command: WindowCommand.nothing)
            addOnGlass(
                x: (width - 60) / 2, y: (height - 60) / 2, width: 60, height: 60,
                shape: .icon(app: front.id, name: front.name, radius: 14 * scale, isPressed: false))
            return
        }
        addOnGlass(
            x: 0, y: 0, width: width, height: height, shape: .wallpaper(isDark: isDark), command: WindowCommand.nothing)
        addIcons()
    }

    private mutating func addIcons() {
        let (width, height) = (layout.interface.width, layout.interface.height)
        let top = max(20, layout.info.top) + 18
        guard !state.apps.isEmpty else {
            addOnGlass(
                x: 30, y: height * 0.4, width: width - 60, height: 24,
                shape: text("No apps", 17, weight: 600, color: .white, alignment: .center))
            addOnGlass(
                x: 30, y: height * 0.4 + 26, width: width - 60, height: 20,
                shape: text("Start the simulator with the folder of one", 12, color: .white, alignment: .center))
            return
        }
        let columns = max(1, Int((width - 40) / 76))
        let gap = columns > 1 ? (width - 40 - 76 * CGFloat(columns)) / CGFloat(columns - 1) : 0
        for (index, app) in state.apps.enumerated() {
            let x = 20 + CGFloat(index % columns) * (76 + gap)
            let y = top + CGFloat(index / columns) * 92
            guard y + 92 <= height - 20 else { break }
            let open = WindowCommand.device(.open(app: app.id))
            addOnGlass(
                x: x + 8, y: y, width: 60, height: 60,
                shape: .icon(app: app.id, name: app.name, radius: 14 * scale, isPressed: scene.pressed == open))
            let isRunning = app.phase != "notRunning"
            addOnGlass(
                x: x - 3, y: y + 64, width: 82, height: 18,
                shape: text((isRunning ? "• " : "") + app.name, 12, color: .white, alignment: .center, hasShadow: true))
            addOnGlass(x: x, y: y - 4, width: 76, height: 88, shape: .nothing, command: open)
        }
    }

    /// The place of the app's pixels: what comes after it is above them.
    mutating func addApp() {
        if scene.showsApp {
            addOnGlass(
                x: 0, y: 0, width: layout.interface.width, height: layout.interface.height, shape: .nothing,
                command: .screen)
        }
        isOver = true
        for finger in scene.fingers where !scene.stays {
            addOnGlass(x: finger.x - 18, y: finger.y - 18, width: 36, height: 36, shape: .finger)
        }
    }

    /// Status bar and home indicator, by the rules of the page (Deviations, DEV-060), but above what covers the app.
    mutating func addStatus() {
        let (width, height) = (layout.interface.width, layout.interface.height)
        let isDark = state.appearance == .dark
        let isCovered = state.interruptions.contains { $0 != "call" && $0 != "message" }
        let isApp = state.foreground != nil && !isCovered
        let bars = isApp ? state.bars : nil
        let color: SceneColor = !isApp || (bars?.isStatusBarLight ?? isDark) ? .white : .black
        if !(layout.isTurned && isPhone && !isFlat), bars?.isStatusBarHidden != true {
            let barHeight = isFlat ? 24 : max(20, layout.info.top)
            let edge: CGFloat = isFlat ? 12 : 30
            addOnGlass(
                x: edge, y: 0, width: 80, height: barHeight,
                shape: text(
                    state.statusBar.time ?? scene.time, isFlat ? 12 : 16, weight: 600, color: color, alignment: .left))
            // From the edge inwards: battery, Wi-Fi and, where there is a telephone, its network. One without a bar is left out.
            let bar = state.statusBar
            var signs: [(shape: ScenePart.Shape, x: CGFloat, width: CGFloat)] = [
                (.wifi(color), 27 + 6 + 17, 17), (.signal(color), 27 + 6 + 17 + 5 + 18, 18),
            ]
            let isOff = state.conditions.network == .off
            if (bar.cellularBars ?? (isOff ? 0 : 4)) == 0 { signs.remove(at: 1) }
            if (bar.wifiBars ?? (isOff ? 0 : 3)) == 0 { signs.remove(at: 0) }
            let level = bar.battery.map { Double($0) / 100 } ?? (state.isLowPower ? 0.3 : 0.8)
            let fill: SceneColor =
                bar.isCharging == true
                ? 0x34C7_59FF : state.isLowPower ? 0xD8C0_00FF : level <= 0.2 ? 0xFF3B_30FF : color
            for sign in isPhone ? signs[...] : signs.filter({ $0.width == 17 })[...] {
                addOnGlass(
                    x: width - edge - sign.x, y: (barHeight - 12) / 2, width: sign.width, height: 12, shape: sign.shape)
            }
            addOnGlass(
                x: width - edge - 27, y: (barHeight - 12) / 2, width: 27, height: 12,
                shape: .battery(color, level: level, fill: fill))
        }
        if hasIndicator {
            if bars?.hidesHomeIndicator != true || scene.isIndicatorAwake {
                let grip: SceneColor = isDark || !isApp ? .white : .black
                addOnGlass(
                    x: (width - 140) / 2, y: height - 13, width: 140, height: 5,
                    shape: .rounded(grip, radius: 2.5 * scale))
            }
            if !scene.covers(.lock) {
                addOnGlass(
                    x: (width - 160) / 2, y: height - 22, width: 160, height: 22, shape: .nothing, command: .indicator)
            }
        }
        if let volume = scene.volume {
            let top = height * 0.26
            addOnGlass(x: 14, y: top, width: 8, height: 140, shape: .rounded(0x8888_88AA, radius: 4 * scale))
            let filled = 140 * CGFloat(volume) / 100
            addOnGlass(
                x: 14, y: top + 140 - filled, width: 8, height: filled, shape: .rounded(.white, radius: 4 * scale))
        }
    }

    /// Adds the parts of the frame that cover the glass.
    mutating func addFrame() {
        if hasIsland {
            let island = CGRect(x: layout.info.width / 2 - 61, y: 11, width: 122, height: 36)
            addPart(layout.onBody(island), .rounded(.black, radius: 18 * scale), clip: layout.glass)
        }
        if layout.info.cornerRadius > 0 {
            addPart(
                layout.glass,
                .corners(radius: layout.info.cornerRadius * scale, body: layout.body, bodyRadius: bodyRadius))
        }
    }
}
