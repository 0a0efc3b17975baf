import Foundation
import PorticoHost
import PorticoShell

/// What the page says, as JSON text: `{"touch":{"id":0,"phase":"began","x":10,"y":20}}`, `{"home":{}}`.
///
/// - From: `device.js`, `inspector.js`
/// - To: `DeviceControl`
enum ViewerMessage: Codable, Sendable, Equatable {
    /// A message with pixels was drawn.
    case shown(number: Int)
    case touch(id: Int, phase: HostEvent.TouchPhase, x: Double, y: Double)
    /// A mouse with no button down.
    case hover(phase: HostEvent.HoverPhase, x: Double, y: Double)
    /// The mouse's second button went down.
    case secondaryClick(x: Double, y: Double)
    /// Points; down and right are positive.
    case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
    case text(String)
    case composing(text: String, start: Int, length: Int)
    /// `characters`: what it types; nil for keys that type nothing.
    case key(usage: Int, characters: String?, modifiers: Int, phase: HostKey.Phase)
    case open(app: String)
    case home
    case quit(process: Int)
    case begin(interruption: String)
    case end(interruption: String)
    case rotate(HostEvent.Orientation)
    case appearance(HostEvent.Appearance)
    case textSize(HostTextSize)
    case locale(String)
    case keyboard(HostKeyboard)
    case lowPower(Bool)
    case memoryWarning
    case memoryPressure
    /// The device becomes another one.
    case device(String)
    case addDevice(String)
    case removeDevice
    case openURL(String)
    /// An action on an app's icon, by its type.
    case quickAction(app: String, type: String)
    /// The payload of a push notification.
    case push(String)
    case location(HostLocation?)
    /// The device's clock, its zone, or both; neither: as they are by themselves.
    case time(LocalTime?, zone: String?)
    case openNotification(id: String, app: String)
    case statusBar(StatusBarOverride)
    case network(HostNetwork)
    case slowAnimations(Bool)
    case tint(HostTint, isOn: Bool)
    /// The inspector is open: every category of the trace, or only those of a crash report.
    case inspect(Bool)
    case ask(id: Int, question: Question)

    enum Question: Codable, Sendable, Equatable {
        case tree(TreeKind)
        case constraints(view: UInt64)
        case layerImage(UInt64)
        case edit(object: UInt64, property: String, value: String)
        case inspect(InspectorQuestion)
    }

    enum CodingKeys: String, CodingKey {
        case shown, touch, hover, secondaryClick, wheel, text, composing, key, open, home, quit, begin, end, rotate
        case appearance, textSize, locale, keyboard, lowPower, memoryWarning, memoryPressure, inspect, ask
        case device, addDevice, removeDevice, openURL, quickAction, push, openNotification, location, time, statusBar,
            network,
            slowAnimations, tint
    }

    /// Fingers of one viewer.
    static let fingers = 10
    /// Bytes that one key types at most.
    static let keyCharacters = 32
    /// Keys that one viewer holds down.
    static let keys = 32

    /// Throws for what the page never sends.
    static func decode(_ bytes: Data) throws -> ViewerMessage {
        let message: ViewerMessage
        do {
            message = try JSONDecoder().decode(ViewerMessage.self, from: bytes)
        } catch {
            throw ViewerError.badMessage("no message of this protocol")
        }
        if let problem = message.problem { throw ViewerError.badMessage(problem) }
        return message
    }

    /// Why nobody may send this; nil where all is well.
    var problem: String? {
        switch self {
        case .touch(let id, _, let x, let y):
            guard (0..<Self.fingers).contains(id) else { return "finger \(id)" }
            guard abs(x) <= 100_000, abs(y) <= 100_000 else { return "a finger far outside of every screen" }
        case .hover(_, let x, let y), .secondaryClick(let x, let y):
            guard abs(x) <= 100_000, abs(y) <= 100_000 else { return "a pointer far outside of every screen" }
        case .wheel(let x, let y, let deltaX, let deltaY):
            guard [x, y, deltaX, deltaY].allSatisfy({ abs($0) <= 100_000 }) else { return "a wheel far outside" }
        case .text(let text), .composing(let text, _, _):
            guard text.utf8.count <= HostLimits.text else { return "more text than \(HostLimits.text) bytes" }
            if case .composing(_, let start, let length) = self {
                guard (0...HostLimits.text).contains(start), (0...HostLimits.text).contains(length) else {
                    return "a selection outside of the text"
                }
            }
        case .key(let usage, let characters, let modifiers, _):
            guard (0...0xffff).contains(usage), (0...1 << 24).contains(modifiers),
                characters?.utf8.count ?? 0 <= Self.keyCharacters
            else { return "no such key" }
        case .locale(let name):
            guard (1...40).contains(name.utf8.count),
                name.utf8.allSatisfy({
                    (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
                })
            else { return "no locale" }
        case .begin(let name), .end(let name):
            guard Interruption(rawValue: name) != nil else { return "no such interruption" }
        case .open(let app):
            guard app.utf8.count <= HostLimits.name else { return "no such app" }
        case .device(let name), .addDevice(let name):
            guard DeviceProfile.all.contains(where: { $0.name == name }) else { return "no such device" }
        case .openURL(let url):
            guard url.utf8.count <= HostLimits.name else { return "a URL that is too long" }
        case .quickAction(let app, let type):
            guard app.utf8.count <= HostLimits.name, type.utf8.count <= HostQuickAction.bytes else {
                return "no such action"
            }
        case .push(let payload):
            guard payload.utf8.count <= PushPayload.maximumSize else {
                return "a payload of more than \(PushPayload.maximumSize) bytes"
            }
        case .location(let place): return place?.problem
        case .time(_, let zone):
            guard zone.map(HostTime.isZone) ?? true else { return "no such time zone" }
        case .openNotification(let id, let app):
            guard id.utf8.count <= HostLimits.text, app.utf8.count <= HostLimits.name else {
                return "no such notification"
            }
        case .statusBar(let bar): return bar.problem
        case .ask(_, .edit(_, let property, let value)):
            guard property.utf8.count <= HostLimits.name, value.utf8.count <= HostLimits.text else {
                return "a value that is too long"
            }
        case .ask(_, .inspect(.pick(let x, let y))):
            guard abs(x) <= 100_000, abs(y) <= 100_000 else { return "a point far outside of every screen" }
        default: break
        }
        return nil
    }
}
