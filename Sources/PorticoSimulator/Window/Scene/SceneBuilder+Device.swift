import Foundation
import PorticoHost

/// The device's body with its buttons, and what is on its glass below and above the app.
extension SceneBuilder {
    var isPhone: Bool { layout.info.idiom == .phone }
    /// Without an island and a home indicator.
    var isPlain: Bool { layout.info.cornerRadius < 30 }
    var isFlat: Bool { layout.info.top < 30 }

    private var bodyRadius: CGFloat {
        let corner = layout.info.cornerRadius
        return (corner > 0 ? corner + WindowLayout.bezel(layout.info).left : 52) * scale
    }

    mutating func addBody() {
        let size = layout.size
        add(CGRect(origin: .zero, size: size), .rounded(.ground, radius: 0), WindowCommand.nothing)
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
        add(
            body.insetBy(dx: -margin, dy: -margin),
            .body(radius: bodyRadius, margin: margin))
        let bodyHeight = height + bezel.top + bezel.bottom
        for (top, length, isLeft, command) in sides {
            let x = isLeft ? -bezel.left - 4 : width + bezel.right
            let key = CGRect(x: x, y: top * bodyHeight - bezel.top, width: 4, height: length * bodyHeight)
            let metal = color(command, 0x4A4D_55FF, hovered: .accent, pressed: 0x1D4F_B8FF)
            add(layout.onBody(key), .rounded(metal, radius: 1.5 * scale))
            // A button of four points is hard to hit.
            add(layout.onBody(key.insetBy(dx: -7, dy: -3)), .nothing, command)
        }
        if corner == 0 {
            let button = CGRect(x: width / 2 - 29, y: height + bezel.bottom / 2 - 29, width: 58, height: 58)
            let ring = color(.device(.home), 0x6066_72FF, hovered: .accent, pressed: .accent)
            add(
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
                return addOnGlass(0, 0, width, height, .rounded(.black, radius: 0))
            }
            addOnGlass(0, 0, width, height, .rounded(isDark ? .black : .white, radius: 0), WindowCommand.nothing)
            addOnGlass(
                (width - 60) / 2, (height - 60) / 2, 60, 60,
                .icon(app: front.id, name: front.name, radius: 14 * scale, isPressed: false))
            return
        }
        addOnGlass(0, 0, width, height, .wallpaper(isDark: isDark), WindowCommand.nothing)
        addIcons()
    }

    private mutating func addIcons() {
        let (width, height) = (layout.interface.width, layout.interface.height)
        let top = max(20, layout.info.top) + 18
        guard !state.apps.isEmpty else {
            addOnGlass(30, height * 0.4, width - 60, 24, text("No apps", 17, weight: 600, .white, .center))
            addOnGlass(
                30, height * 0.4 + 26, width - 60, 20,
                text("Start the simulator with the folder of one", 12, .white, .center))
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
                x + 8, y, 60, 60,
                .icon(app: app.id, name: app.name, radius: 14 * scale, isPressed: scene.pressed == open))
            let isRunning = app.phase != "notRunning"
            addOnGlass(
                x - 3, y + 64, 82, 18,
                text((isRunning ? "• " : "") + app.name, 12, .white, .center, hasShadow: true))
            addOnGlass(x, y - 4, 76, 88, .nothing, open)
        }
    }

    /// The place of the app's pixels: what comes after it is above them.
    mutating func addApp() {
        if scene.showsApp {
            addOnGlass(0, 0, layout.interface.width, layout.interface.height, .nothing, .screen)
        }
        isOver = true
        for finger in scene.fingers where !scene.stays {
            addOnGlass(finger.x - 18, finger.y - 18, 36, 36, .finger)
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
                edge, 0, 80, barHeight, text(scene.time, isFlat ? 12 : 16, weight: 600, color, .left))
            addOnGlass(
                width - edge - 27, (barHeight - 12) / 2, 27, 12,
                .battery(
                    color, level: state.isLowPower ? 0.3 : 0.8, fill: state.isLowPower ? 0xD8C0_00FF : color))
        }
        if !isPlain {
            if bars?.hidesHomeIndicator != true || scene.isIndicatorAwake {
                let grip: SceneColor = isDark || !isApp ? .white : .black
                addOnGlass((width - 140) / 2, height - 13, 140, 5, .rounded(grip, radius: 2.5 * scale))
            }
            if !scene.covers(.lock) {
                addOnGlass((width - 160) / 2, height - 22, 160, 22, .nothing, .indicator)
            }
        }
        if let volume = scene.volume {
            let top = height * 0.26
            addOnGlass(14, top, 8, 140, .rounded(0x8888_88AA, radius: 4 * scale))
            let filled = 140 * CGFloat(volume) / 100
            addOnGlass(14, top + 140 - filled, 8, filled, .rounded(.white, radius: 4 * scale))
        }
    }

    /// What the frame covers of the glass.
    mutating func addFrame() {
        if !isPlain {
            let island = CGRect(x: layout.info.width / 2 - 61, y: 11, width: 122, height: 36)
            add(layout.onBody(island), .rounded(.black, radius: 18 * scale), clip: layout.glass)
        }
        if layout.info.cornerRadius > 0 {
            add(
                layout.glass,
                .corners(radius: layout.info.cornerRadius * scale, body: layout.body, bodyRadius: bodyRadius))
        }
    }
}
