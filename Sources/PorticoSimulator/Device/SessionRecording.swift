import Foundation
import PorticoHost
import PorticoRecording
import PorticoShell

/// Writes down what somebody does in front of a device, as the steps of a recording, in the words of a story.
///
/// - From: `DeviceControl`
/// - To: `Recorder`
final class SessionRecording {
    private let recorder: Recorder
    private unowned let shell: SystemShell
    /// The first finger, from where it went down.
    private var finger: (step: Int, x: Double, y: Double, time: Double, name: String?)?
    /// Where what is typed, or turned, goes on.
    private var going: (step: Int, title: String, text: String)?

    static let categories: [String] = {
        let ours = Recorder.categories.map(\.rawValue)
        return ours + SystemShell.crashCategories.filter { !ours.contains($0) }
    }()

    init(_ shell: SystemShell) {
        self.shell = shell
        recorder = Recorder(shell: shell, output: nil, title: "session", asksLater: true)
    }

    func takeEvent(_ event: ShellEvent) {
        recorder.takeShellEvent(event)
        if case .ended(let process, let end) = event, end.isFailure {
            recorder.failStep(process.crash?.title(process.app.name, end) ?? "\(process.app.name) \(end)")
        }
    }

    /// What is told to whoever looks, as that a newer build runs.
    func addNote(_ text: String) { recorder.takeShellEvent(.note(text)) }

    /// The whole session; it is over.
    func page() throws -> Data {
        recorder.stopRecording()
        // Apps come while it runs.
        let names = shell.apps.prefix(3).map(\.name)
        if !names.isEmpty { recorder.retitleRecording(names.joined(separator: ", ") + " · session") }
        return try recorder.page()
    }

    /// Hears of each message before it is done.
    func beginMessage(_ message: ViewerMessage) {
        switch message {
        // The first finger of each viewer.
        case .touch(let id, let phase, let x, let y):
            guard id % ViewerMessage.fingers == 0 else { return }
            if phase == .began { addTouch(x, y) } else { addMove(phase, x, y) }
        case .text(let text): addTyping(text)
        case .key(let usage, let characters, let modifiers, let phase):
            if phase != .up { addPress(usage, characters ?? "", modifiers) }
        case .wheel(let x, let y, _, _): continueStep(on: "wheel at \(Self.describePlace(x, y))", adding: "")
        default: if let title = Self.title(message, shell) { addStep(title) }
        }
    }

    @discardableResult
    private func addStep(_ title: String) -> Int {
        (finger, going) = (nil, nil)
        return recorder.beginStep(title)
    }

    private static func title(_ message: ViewerMessage, _ shell: SystemShell) -> String? {
        switch message {
        case .secondaryClick(let x, let y): "secondary click \(describePlace(x, y))"
        case .open(let app): "open \(shell.apps.first { $0.id == app }?.name ?? app)"
        case .home: "home"
        case .quit: "terminate"
        case .begin(let interruption): interruption
        case .end(let interruption): "end of \(interruption)"
        case .rotate(let orientation): "rotate \(orientation.rawValue)"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .textSize(let size): "text-size \(size.rawValue)"
        case .locale(let name): "locale \(name)"
        case .keyboard(let keyboard): "keyboard \(keyboard.rawValue)"
        case .lowPower(let isOn): "low-power \(isOn ? "on" : "off")"
        case .memoryWarning, .memoryPressure: "memory-warning"
        case .device(let name): "device \(name)"
        case .openURL(let url): "open-url \(url.prefix { $0 != "?" && $0 != "#" })"
        case .quickAction(let app, let type):
            "quick-action \(shell.apps.first { $0.id == app }.flatMap { shell.quickActions(of: $0).first { $0.type == type } }?.title ?? type)"
        // Neither what a payload says nor what a notification shows is a step's name.
        case .push: "push"
        case .location(let place): "location \(place?.text ?? "off")"
        case .time(let time, let zone):
            (["time"] + (time == nil && zone == nil ? ["off"] : [time?.text, zone].compactMap(\.self)))
                .joined(separator: " ")
        case .openNotification: "open-notification"
        case .network(let network): "network \(network.rawValue)"
        case .slowAnimations(let isOn): "slow-animations \(isOn ? "on" : "off")"
        case .tint(let tint, let isOn): "tint \(tint.rawValue) \(isOn ? "on" : "off")"
        case .statusBar: "status-bar"
        default: nil
        }
    }

    // MARK: What goes on

    private func addTyping(_ text: String) { continueStep(on: "type", adding: recorder.hidesTyping ? "•" : text) }

    /// A key that types a letter is typing; one that is only held says nothing.
    private func addPress(_ usage: Int, _ characters: String, _ modifiers: Int) {
        let isCommand = modifiers & (1 << 18 | 1 << 20) != 0
        if !characters.isEmpty, !isCommand { return addTyping(characters) }
        guard usage != 57, !(224...231).contains(usage) else { return }
        let held = zip([18, 19, 17, 20], ["⌃", "⌥", "⇧", "⌘"]).filter { modifiers & 1 << $0.0 != 0 }.map(\.1).joined()
        continueStep(
            on: "key \(held)\(Self.names[usage] ?? (characters.isEmpty ? "\(usage)" : characters))", adding: "")
    }

    /// The names of keys that type nothing.
    private static let names = [
        40: "return", 41: "escape", 42: "delete", 43: "tab", 76: "forward delete", 79: "right", 80: "left", 81: "down",
        82: "up", 88: "enter",
    ]

    /// A step of several messages: letters, turns of a wheel.
    private func continueStep(on title: String, adding text: String) {
        if let old = going, old.title == title, old.text.count < 900 {
            going = (old.step, title, old.text + text)
        } else {
            going = (addStep(title), title, text)
        }
        if let going, !text.isEmpty { recorder.retitleStep(going.step, "\(title) \"\(going.text)\"") }
    }

    // MARK: Fingers

    private func addTouch(_ x: Double, _ y: Double) {
        let step = addStep("tap \(Self.describePlace(x, y))")
        guard let process = shell.foreground else { return }
        finger = (step, x, y, shell.clock.now, nil)
        // In front of the touch: what it meets is what is there now.
        process.request(.interface) { [weak self] result in
            guard let self, let (answer, descriptors) = try? result.get(),
                let data = try? SystemShell.data(answer, descriptors, of: process),
                let windows = try? JSONDecoder().decode([InterfaceNode].self, from: data),
                let name = Self.name(at: x, y, in: windows)
            else { return }
            if finger?.step == step { finger?.name = name }
            let title = recorder.recording.steps[step].title
            let place = Self.describePlace(x, y)
            for word in ["tap", "press"] where title == "\(word) \(place)" {
                recorder.retitleStep(step, "\(word) \(name)")
            }
        }
    }

    private func addMove(_ phase: HostEvent.TouchPhase, _ x: Double, _ y: Double) {
        guard let finger, phase == .ended else { return }
        self.finger = nil
        let name = finger.name ?? Self.describePlace(finger.x, finger.y)
        if (x - finger.x) * (x - finger.x) + (y - finger.y) * (y - finger.y) > 100 {
            recorder.retitleStep(
                finger.step, "swipe \(Self.describePlace(finger.x, finger.y)) \(Self.describePlace(x, y))")
        } else if shell.clock.now - finger.time >= 0.5 {
            recorder.retitleStep(finger.step, "press \(name)")
        }
    }

    /// The innermost thing there that has a name.
    static func name(at x: Double, _ y: Double, in nodes: [InterfaceNode]) -> String? {
        // The frontmost is last.
        for node in nodes.reversed() {
            if let name = name(at: x, y, in: node.children) { return name }
            guard node.frame.count == 4, node.isHittable, x >= node.frame[0], x < node.frame[0] + node.frame[2],
                y >= node.frame[1], y < node.frame[1] + node.frame[3]
            else { continue }
            if let text = [node.label, node.title, node.placeholder ?? ""].first(where: { !$0.isEmpty }) {
                return "\"\(text)\""
            }
            if !node.identifier.isEmpty { return "#\(node.identifier)" }
        }
        return nil
    }

    private static func describePlace(_ x: Double, _ y: Double) -> String { "\(Int(x.rounded())),\(Int(y.rounded()))" }
}
