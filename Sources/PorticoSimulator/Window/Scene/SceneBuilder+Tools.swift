import Foundation
import PorticoHost
import PorticoShell

/// What is beside the device: its buttons with names, the system's menu, messages.
extension SceneBuilder {
    mutating func addTools() {
        let switcher = Interruption.appSwitcher.rawValue
        let items: [(String, SceneGlyph, WindowCommand)] = [
            ("Home", .home, .device(.home)),
            (
                "Apps", .apps,
                .device(scene.covers(.appSwitcher) ? .end(interruption: switcher) : .begin(interruption: switcher))
            ),
            ("Lock", .lock, lock),
            ("Turn left", .left, scene.turnCommand(by: -1)),
            ("Turn right", .right, scene.turnCommand(by: 1)),
            ("System", .menu, .menu),
        ]
        let height: CGFloat = 58
        let left = layout.size.width - WindowLayout.tools
        let top = ((layout.size.height - height * CGFloat(items.count)) / 2).rounded()
        for (index, (name, glyph, command)) in items.enumerated() {
            let frame = CGRect(x: left + 4, y: top + CGFloat(index) * height + 2, width: 60, height: height - 4)
            let isOn = command == .menu && scene.isMenuOpen
            let ground: SceneColor =
                isOn ? .panel : color(command, .ground, hovered: 0xF8F9_FBFF, pressed: 0xDDE1_EAFF)
            addPart(
                frame, .rounded(ground, radius: 10, border: isOn || scene.hovered == command ? .line : nil), command)
            addPart(
                CGRect(x: frame.midX - 12, y: frame.minY + 7, width: 24, height: 24),
                .glyph(glyph, .ink, width: 1.7))
            addPart(
                CGRect(x: frame.minX, y: frame.minY + 34, width: frame.width, height: 16),
                .text(SceneText(string: name, size: 11, color: .soft, alignment: .center)))
        }
    }

    // MARK: Menu

    mutating func addMenu() {
        let (frame, height) = (scene.menuFrame, scene.menuRow)
        addPart(frame, .rounded(.panel, radius: 14, border: .line), WindowCommand.nothing)
        var rows = MenuRows(x: frame.minX + 14, y: frame.minY + 6, width: frame.width - 28)
        addHeading("MEMORY", rows.next(24))
        addItem("Memory warning", rows.next(height), .device(.memoryWarning))
        addItem("End an app for its memory", rows.next(height), .device(.memoryPressure))
        addHeading("INTERRUPTIONS", rows.next(26))
        for (name, interruption) in [
            ("Incoming call", Interruption.call), ("Message alert", .message), ("Control centre", .controlCentre),
        ] {
            addItem(name, rows.next(height), .device(.begin(interruption: interruption.rawValue)))
        }
        addHeading("SETTINGS", rows.next(26))
        addChoice(
            "Appearance", rows.next(height),
            [
                ("Light", state.appearance == .light, .device(.appearance(.light))),
                ("Dark", state.appearance == .dark, .device(.appearance(.dark))),
            ])
        addTextSize(rows.next(height))
        addField("Locale", .locale, rows.next(height), state.locale, or: "en_GB")
        addSwitch(
            "Hardware keyboard", row: rows.next(height), isOn: state.keyboard == .hardware,
            command: .device(.keyboard(otherKeyboard)))
        addSwitch(
            "Low power mode", row: rows.next(height), isOn: state.isLowPower,
            command: .device(.lowPower(!state.isLowPower))
        )
        let isSlow = state.conditions.slowsAnimations
        addSwitch(
            "Slow animations", row: rows.next(height), isOn: isSlow, command: .device(.slowAnimations(!isSlow)))
        let isOff = state.conditions.network == .off
        addSwitch(
            "Network off", row: rows.next(height), isOn: isOff, command: .device(.network(isOff ? .normal : .off)))
        addField("Location", .location, rows.next(height), state.conditions.location?.text, or: "none")
        addField("Date, zone", .time, rows.next(height), shownTime, or: "now, here")
        guard !scene.isMenuLow else { return }
        for line in [
            "A file .apns dropped here is a push notification.",
            "Alt: a second finger, mirrored; with Shift, beside.",
            "Ctrl+Shift+H home, A apps, L lock, K keyboard,",
            "M this menu, ← → turn. Ctrl+V pastes.",
        ] {
            addPart(rows.next(15), .text(SceneText(string: line, size: 10, color: .soft)))
        }
    }

    var otherKeyboard: HostKeyboard { state.keyboard == .hardware ? .software : .hardware }

    private struct MenuRows {
        let x: CGFloat
        var y: CGFloat
        let width: CGFloat

        mutating func next(_ height: CGFloat) -> CGRect {
            defer { y += height }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    private mutating func addHeading(_ title: String, _ row: CGRect) {
        let place = CGRect(x: row.minX, y: row.minY + 6, width: row.width, height: row.height - 8)
        addPart(place, .text(SceneText(string: title, size: 11, weight: 600, color: .soft)))
    }

    private mutating func addItem(_ title: String, _ row: CGRect, _ command: WindowCommand) {
        let frame = row.insetBy(dx: 0, dy: 2)
        let ground = color(command, .panel, hovered: 0xF3F5_F9FF, pressed: 0xDDE1_EAFF)
        addPart(frame, .rounded(ground, radius: 7, border: .line), command)
        addPart(frame.insetBy(dx: 11, dy: 0), .text(SceneText(string: title, size: 14)))
    }

    private mutating func addLabel(_ title: String, _ row: CGRect) {
        addPart(
            CGRect(x: row.minX, y: row.minY, width: 120, height: row.height), .text(SceneText(string: title, size: 14)))
    }

    private mutating func addChoice(_ title: String, _ row: CGRect, _ choices: [(String, Bool, WindowCommand)]) {
        addLabel(title, row)
        let width: CGFloat = 52
        for (index, (name, isOn, command)) in choices.enumerated() {
            let frame = CGRect(
                x: row.maxX - width * CGFloat(choices.count - index), y: row.minY + 4, width: width - 2, height: 26)
            let ground = isOn ? SceneColor.accent : color(command, .ground, hovered: .line, pressed: .line)
            addPart(frame, .rounded(ground, radius: 7), command)
            addPart(
                frame,
                .text(SceneText(string: name, size: 13, color: isOn ? .white : .ink, alignment: .center)))
        }
    }

    private mutating func addTextSize(_ row: CGRect) {
        let all = HostTextSize.allCases
        let index = all.firstIndex(of: state.textSize) ?? 3
        addLabel("Text size", row)
        let value = CGRect(x: row.maxX - 80, y: row.minY, width: 54, height: row.height)
        for (sign, step, x) in [("−", -1, value.minX - 26), ("+", 1, value.maxX)] {
            let frame = CGRect(x: x, y: row.minY + 4, width: 26, height: 26)
            let isThere = all.indices.contains(index + step)
            let command: WindowCommand = isThere ? .device(.textSize(all[index + step])) : .nothing
            let ground = isThere ? color(command, .ground, hovered: .line, pressed: .line) : .ground
            addPart(frame, .rounded(ground, radius: 7), command)
            addPart(
                frame,
                .text(
                    SceneText(
                        string: sign, size: 16, weight: 500, color: isThere ? .ink : .line, alignment: .center)))
        }
        addPart(value, .text(SceneText(string: state.textSize.rawValue, size: 14, alignment: .center)))
    }

    /// Nil while it is the machine's.
    private var shownTime: String? {
        let time = state.conditions.time
        guard time != HostTime() else { return nil }
        return [scene.time, time.zone].compactMap(\.self).joined(separator: " ")
    }

    private mutating func addField(
        _ title: String, _ field: WindowDraft.Field, _ row: CGRect, _ value: String?, or placeholder: String
    ) {
        addLabel(title, row)
        let isNarrow = field == .locale
        let width: CGFloat = isNarrow ? 106 : 156
        let place = CGRect(x: row.maxX - width, y: row.minY + 4, width: width, height: 26)
        let draft = scene.draft.flatMap { $0.field == field ? $0 : nil }
        let border: SceneColor = draft.map { $0.isWrong ? .bad : .accent } ?? .line
        addPart(place, .rounded(.ground, radius: 6, border: border), .edit(field))
        let shown = draft.map { $0.text + "|" } ?? value ?? placeholder
        let color: SceneColor = draft != nil || value != nil ? .ink : .soft
        // What is typed is seen at its end.
        let text = String(draft == nil ? shown.prefix(isNarrow ? 12 : 22) : shown.suffix(isNarrow ? 12 : 22))
        addPart(place.insetBy(dx: 7, dy: 0), .text(SceneText(string: text, size: isNarrow ? 14 : 12, color: color)))
    }

    private mutating func addSwitch(_ title: String, row: CGRect, isOn: Bool, command: WindowCommand) {
        let box = CGRect(x: row.minX, y: row.midY - 8, width: 16, height: 16)
        addPart(row, .nothing, command)
        addPart(box, .rounded(isOn ? .accent : .panel, radius: 4, border: isOn ? .accent : .soft))
        if isOn { addPart(box.insetBy(dx: 2, dy: 2), .glyph(.check, .white, width: 1.8)) }
        let place = CGRect(x: box.maxX + 8, y: row.minY, width: row.width - 30, height: row.height)
        addPart(place, .text(SceneText(string: title, size: 14)))
    }

    // MARK: Messages

    mutating func addToasts() {
        var bottom = layout.size.height - 14
        let width = min(340, layout.size.width - 28)
        for toast in scene.toasts.suffix(4).reversed() {
            let height = 20 + CGFloat(toast.lines.count) * 18 + CGFloat(toast.details.count) * 14
            let frame = CGRect(x: 14, y: bottom - height, width: width, height: height)
            guard frame.minY > 0 else { break }
            bottom = frame.minY - 8
            addPart(frame, .rounded(.panel, radius: 10, border: .line), WindowCommand.nothing)
            addPart(
                CGRect(x: frame.minX + 5, y: frame.minY + 10, width: 4, height: frame.height - 20),
                .rounded(toast.isBad ? .bad : .accent, radius: 2))
            var y = frame.minY + 10
            for line in toast.lines {
                let place = CGRect(x: frame.minX + 18, y: y, width: width - 28, height: 18)
                addPart(place, .text(SceneText(string: line, size: 13)))
                y += 18
            }
            for line in toast.details {
                let place = CGRect(x: frame.minX + 18, y: y, width: width - 28, height: 14)
                addPart(place, .text(SceneText(string: line, size: 10, color: .soft)))
                y += 14
            }
        }
    }
}

extension WindowScene {
    /// In a low window, a turned device's, the menu's rows are lower, and the hints below them are left out.
    var isMenuLow: Bool { layout.size.height < 656 }
    var menuRow: CGFloat { isMenuLow ? 29 : 34 }

    var menuFrame: CGRect {
        let (width, height): (CGFloat, CGFloat) = (264, isMenuLow ? 500 : 636)
        let size = layout.size
        return CGRect(
            x: max(6, size.width - WindowLayout.tools - width - 4),
            y: max(6, min(size.height - height - 12, ((size.height - height) / 2).rounded() + 80)), width: width,
            height: height)
    }
}
