import Foundation
import PorticoHost

/// The window's behaviour: events in, a scene and what the device is to do out. Pure; its time is the caller's.
///
/// - From: `WindowSimulator` (what SDL says, what the device says)
/// - To: `WindowScene` (what is shown), `WindowOutput` (what is done)
struct WindowModel {
    private(set) var scene: WindowScene
    private var fingers = WindowFingers()
    private var volume = 50
    private var toasts = 0
    /// Where a drag of the app switcher's cards began, and how far they were then.
    private var drag: (start: CGPoint, offset: CGFloat, isOne: Bool)?
    private var composed = false
    /// A key that is down, until it is known what it types.
    private var pending: WindowKey?

    init(layout: WindowLayout) { scene = WindowScene(layout: layout) }

    // MARK: What people do

    mutating func handle(_ event: WindowEvent) -> [WindowOutput] {
        defer { scene.fingers = fingers.shown }
        if case .text(let text) = event, let key = pending, !composed, text.utf8.count <= ViewerMessage.keyCharacters {
            pending = nil
            return [sendKey(key, text)]
        }
        return flush() + takeEvent(event)
    }

    /// All that came at once has been handled: a key that waits for its text types nothing.
    mutating func flush() -> [WindowOutput] {
        guard let key = pending else { return [] }
        pending = nil
        // With Control and the like a key types nothing, and is still known by its character.
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        return [sendKey(key, isCommand ? key.character.map { String($0) } : nil)]
    }

    private func sendKey(_ key: WindowKey, _ characters: String?) -> WindowOutput {
        .device(
            .key(
                usage: key.usage, characters: characters, modifiers: key.modifiers.rawValue, phase: key.phase))
    }

    /// The shape of the mouse's pointer: the app's own over the app.
    var pointer: PointerShape { fingers.isOverApp ? scene.state.pointer : .arrow }

    private mutating func takeEvent(_ event: WindowEvent) -> [WindowOutput] {
        switch event {
        case .pointer(.down, let point, let modifiers, let clicks): return press(point, modifiers, clicks)
        case .pointer(.moved, let point, let modifiers, _): return movePointer(point, modifiers)
        case .pointer(.up, let point, let modifiers, let clicks): return release(point, modifiers, clicks)
        case .secondaryClick(let point):
            guard scene.command(at: point) == .screen, !fingers.isMouseDown else { return [] }
            let place = scene.layout.appPoint(point, stays: scene.stays)
            return [.device(.secondaryClick(x: place.x, y: place.y))]
        case .pointerLeft:
            scene.hovered = nil
            return fingers.hover(nil, [], in: scene)
        case .finger(let id, let phase, let point): return finger(id, phase, point)
        case .wheel(let point, let dx, let dy): return wheel(point, dx, dy)
        case .key(let key): return press(key)
        case .text(let text): return type(text)
        case .composing(let text, let start, let length): return compose(text, start, length)
        case .dropped(let path): return [.push(file: path)]
        case .focusLost:
            scene.pressed = nil
            drag = nil
            return fingers.lift()
        case .close: return [.close]
        }
    }

    private mutating func press(_ point: CGPoint, _ modifiers: KeyModifiers, _ clicks: Int) -> [WindowOutput] {
        let command = scene.command(at: point)
        if let draft = scene.draft, command != .edit(draft.field) { scene.draft = nil }
        if scene.isMenuOpen, !isOfMenu(point), command != .menu {
            // As everywhere: a click beside a menu closes it and is no more than that.
            scene.isMenuOpen = false
            return []
        }
        if scene.covers(.appSwitcher), scene.layout.glass.contains(point) {
            drag = (point, scene.switcherOffset, false)
        }
        guard command == .screen else {
            scene.pressed = command
            return []
        }
        scene.hovered = nil
        return wakeIndicator() + fingers.press(point, modifiers, in: scene)
    }

    private func isOfMenu(_ point: CGPoint) -> Bool {
        let frame = scene.menuFrame
        return frame.contains(point)
    }

    private mutating func movePointer(_ point: CGPoint, _ modifiers: KeyModifiers) -> [WindowOutput] {
        if fingers.isMouseDown { return fingers.moveFinger(point, modifiers, in: scene) }
        if let drag {
            let distance = drag.start.x - point.x
            if drag.isOne || abs(distance) > 8 {
                self.drag?.isOne = true
                scene.pressed = nil
                scrollContent(to: drag.offset + distance / scene.layout.scale)
            }
            return []
        }
        let command = scene.command(at: point)
        if scene.hovered != command { scene.hovered = command == .nothing || command == .screen ? nil : command }
        return fingers.hover(command == .screen ? point : nil, modifiers, in: scene)
    }

    private mutating func release(_ point: CGPoint, _ modifiers: KeyModifiers, _ clicks: Int) -> [WindowOutput] {
        drag = nil
        if fingers.isMouseDown { return fingers.release(point, modifiers, in: scene) }
        guard let pressed = scene.pressed else { return [] }
        scene.pressed = nil
        return scene.command(at: point) == pressed ? perform(pressed, clicks: clicks) : []
    }

    private mutating func finger(_ id: Int64, _ phase: WindowEvent.Phase, _ point: CGPoint) -> [WindowOutput] {
        // A finger on the frame or on what the system shows is a click; on the app it is a finger.
        if phase == .down, scene.command(at: point) != .screen || scene.isMenuOpen {
            fingers.clicker = id
            return press(point, [], 1)
        }
        if fingers.clicker == id {
            if phase == .moved { return movePointer(point, []) }
            fingers.clicker = nil
            return release(point, [], 1)
        }
        return wakeIndicator() + fingers.finger(id, phase, point, in: scene)
    }

    private mutating func wakeIndicator() -> [WindowOutput] {
        guard scene.state.bars?.hidesHomeIndicator == true else { return [] }
        scene.isIndicatorAwake = true
        return [.indicator]
    }

    private mutating func wheel(_ point: CGPoint, _ dx: Double, _ dy: Double) -> [WindowOutput] {
        if scene.covers(.appSwitcher) {
            scrollContent(to: scene.switcherOffset + CGFloat(abs(dx) > abs(dy) ? dx : -dy) * Self.notch)
            return []
        }
        guard scene.command(at: point) == .screen, dx.isFinite, dy.isFinite else { return [] }
        let place = scene.layout.appPoint(point, stays: scene.stays)
        // Wheels say up where content goes down.
        let (deltaX, deltaY) = (dx * Self.notch, -dy * Self.notch)
        return [.device(.wheel(x: place.x, y: place.y, deltaX: deltaX, deltaY: deltaY))]
    }

    /// Points that a notch of a wheel scrolls.
    static let notch = 48.0

    private mutating func scrollContent(to offset: CGFloat) {
        scene.switcherOffset = min(scene.switcherLimit, max(0, offset))
    }

    // MARK: Commands

    mutating func perform(_ command: WindowCommand, clicks: Int = 1) -> [WindowOutput] {
        switch command {
        case .device(let message):
            if case .begin = message { scene.isMenuOpen = false }
            return [.device(message)]
        case .indicator:
            return [.device(clicks > 1 ? .begin(interruption: "appSwitcher") : .home)]
        case .volume(let step):
            volume = max(0, min(100, volume + 10 * step))
            scene.volume = volume
            return [.volume]
        case .mute:
            volume = 0
            scene.volume = 0
            return [.volume]
        case .menu:
            scene.isMenuOpen.toggle()
            scene.draft = nil
            return []
        case .edit(let field):
            if scene.draft == nil { scene.draft = draft(of: field) }
            return []
        case .switcher: return [.device(.end(interruption: "appSwitcher"))]
        case .screen, .nothing: return []
        }
    }

    /// The volume has been seen.
    mutating func hideVolume() { scene.volume = nil }

    /// Nobody has touched the screen for a while.
    mutating func hideIndicator() { scene.isIndicatorAwake = false }

    // MARK: Keys

    private mutating func press(_ key: WindowKey) -> [WindowOutput] {
        if isPaste(key), scene.draft != nil { return key.phase == .up ? [] : [.paste] }
        if scene.draft != nil { return key.phase == .up ? [] : edit(key) }
        if key.modifiers.contains([.control, .shift]), let command = shortcut(key) {
            return key.phase == .down ? perform(command) : []
        }
        if isPaste(key) { return key.phase == .up ? [] : [.paste] }
        // What it types follows at once, as text.
        guard key.phase == .up else {
            pending = key
            return []
        }
        return [sendKey(key, nil)]
    }

    /// Control-Shift and a letter of the keyboard in use, or an arrow.
    private func shortcut(_ key: WindowKey) -> WindowCommand? {
        switch key.usage {
        case 79: return scene.turnCommand(by: 1)
        case 80: return scene.turnCommand(by: -1)
        default: break
        }
        switch key.character {
        case "h": return .device(.home)
        case "a":
            let name = "appSwitcher"
            return .device(scene.covers(.appSwitcher) ? .end(interruption: name) : .begin(interruption: name))
        case "l": return SceneBuilder(scene: scene).lock
        case "k": return .device(.keyboard(SceneBuilder(scene: scene).otherKeyboard))
        case "m": return .menu
        default: return nil
        }
    }

    private func isPaste(_ key: WindowKey) -> Bool {
        let only = key.modifiers.intersection([.shift, .control, .alternate, .command])
        return key.character == "v" && (only == .control || only == .command || only == [.control, .shift])
            || key.usage == 73 && only == .shift
    }

    private mutating func edit(_ key: WindowKey) -> [WindowOutput] {
        switch key.usage {
        case 40, 88: return enterKeys()
        case 41: scene.draft = nil
        case 42: scene.draft?.deleteBackward()
        default: break
        }
        return []
    }

    /// What nobody understands stays, to be corrected.
    private mutating func enterKeys() -> [WindowOutput] {
        guard let message = scene.draft?.message else {
            scene.draft?.isWrong = true
            return []
        }
        scene.draft = nil
        return [.device(message)]
    }

    private func draft(of field: WindowDraft.Field) -> WindowDraft {
        switch field {
        case .locale: WindowDraft(.locale, text: scene.state.locale ?? "")
        case .location: WindowDraft(.location, text: scene.state.conditions.location?.text ?? "")
        case .time: WindowDraft(.time)
        }
    }

    // MARK: Text

    private mutating func type(_ text: String) -> [WindowOutput] {
        if scene.draft != nil {
            scene.draft?.addText(text)
            return []
        }
        let ends: [WindowOutput] = composed ? [.device(.composing(text: "", start: 0, length: 0))] : []
        composed = false
        return ends + Self.pieces(of: text, most: HostLimits.text).map { .device(.text($0)) }
    }

    /// Takes the text that was on the clipboard.
    mutating func paste(_ text: String) -> [WindowOutput] {
        guard text.utf8.count <= Self.mostPasted else {
            addNote("\(text.utf8.count) bytes are too much to paste: \(Self.mostPasted) are the most")
            return []
        }
        return type(text.replacingOccurrences(of: "\r\n", with: "\n"))
    }

    /// Bytes that are pasted at once; a multiple of this fits into an app's queue.
    static let mostPasted = 128 << 10

    private mutating func compose(_ text: String, _ start: Int, _ length: Int) -> [WindowOutput] {
        guard scene.draft == nil, composed || !text.isEmpty else { return [] }
        composed = !text.isEmpty
        let text = Self.pieces(of: text, most: HostLimits.text).first ?? ""
        // From characters to UTF-16, in which texts are counted in iOS; an input method that says nothing means the end.
        let scalars = Array(text.unicodeScalars)
        func units(_ count: Int) -> Int { scalars.prefix(max(0, count)).reduce(0) { $0 + UTF16.width($1) } }
        let begin = start > 0 || length > 0 ? units(start) : text.utf16.count
        let end = length > 0 ? units(start + length) : begin
        return [.device(.composing(text: text, start: begin, length: max(0, end - begin)))]
    }

    /// Cuts a text between characters into pieces of at most so many UTF-8 bytes.
    static func pieces(of text: String, most: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var count = 0
        func parts(_ character: Character) -> [String] {
            character.utf8.count <= most
                ? [String(character)] : character.unicodeScalars.map { String(Character($0)) }
        }
        for character in text {
            for part in parts(character) {
                let size = part.utf8.count
                if count + size > most {
                    pieces.append(piece)
                    (piece, count) = ("", 0)
                }
                piece += part
                count += size
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }

    // MARK: What the device says

    mutating func updateDevice(_ state: DeviceState) -> [WindowOutput] {
        let old = scene.state
        scene.state = state
        let info = state.device ?? scene.layout.info
        if state.orientation != old.orientation || info != scene.layout.info {
            scene.layout = WindowLayout(
                info, state.orientation, size: scene.layout.size, density: scene.layout.density)
        }
        scene.switcherOffset = scene.covers(.appSwitcher) ? min(scene.switcherLimit, scene.switcherOffset) : 0
        // What covers the app takes its fingers.
        let isOther = state.foreground != old.foreground || state.orientation != old.orientation
        guard isOther || state.interruptions != old.interruptions && !state.interruptions.isEmpty else { return [] }
        defer { scene.fingers = fingers.shown }
        return fingers.lift()
    }

    /// - Parameter size: pixels; nil while the process in front has shown nothing.
    mutating func showScreen(frame size: CGSize?) { scene.frame = size }

    mutating func resize(_ size: CGSize, density: CGFloat) -> [WindowOutput] {
        scene.layout = WindowLayout(scene.layout.info, scene.layout.orientation, size: size, density: density)
        defer { scene.fingers = fingers.shown }
        return fingers.lift()
    }

    mutating func showTime(time: String, date: String) { (scene.time, scene.date) = (time, date) }

    mutating func showPictures(pictures: [Int: Int]) { scene.pictures = pictures }

    /// Shows a message; returns the number to take it away by.
    @discardableResult
    mutating func addNote(_ text: String, details: [String] = [], isBad: Bool = false) -> Int {
        toasts += 1
        let lines = ScenePainter.lines(of: text, size: 13, width: 300, most: 6)
        scene.toasts.append(
            WindowScene.Toast(id: toasts, lines: lines, details: Array(details.prefix(8)), isBad: isBad))
        if scene.toasts.count > 4 { scene.toasts.removeFirst() }
        return toasts
    }

    mutating func forgetToast(_ id: Int) { scene.toasts.removeAll { $0.id == id } }
}
