import Foundation
import PorticoHost

/// Which fingers are on the app's screen: the mouse's, a second one that mirrors it while Alt is held, those of a touch screen. Pure.
struct WindowFingers {
    /// The mouse is finger 0, a touch screen's are those between, the mirrored one is this.
    static let mirrored = 8

    /// The finger of a touch screen that clicks on the window's own buttons.
    var clicker: Int64?
    private var down: [Int: CGPoint] = [:]
    private var numbers: [Int64: Int] = [:]
    /// The point around which the second finger is mirrored, in points of the app; nil for the middle.
    private var pivot: CGPoint?
    private var last: CGPoint?
    private var hovering: [CGPoint] = []
    /// Where the mouse hovers, in points of the app; nil where it doesn't, or its button is down.
    private var pointer: CGPoint?

    var isOverApp: Bool { pointer != nil }
    var isMouseDown: Bool { down[0] != nil }

    /// What is to be seen of them, in points of the app: two of them, while Alt is held.
    var shown: [CGPoint] {
        if let first = down[0], let second = down[Self.mirrored] { return [first, second] }
        return down[0] == nil ? hovering : []
    }

    // MARK: The mouse

    mutating func press(_ point: CGPoint, _ modifiers: KeyModifiers, in scene: WindowScene) -> [WindowOutput] {
        let place = scene.layout.appPoint(point, stays: scene.stays)
        var outputs = touch(0, .began, place)
        if modifiers.contains(.alternate) {
            outputs += touch(Self.mirrored, .began, other(place, scene))
        } else {
            pivot = nil
        }
        last = place
        hovering = []
        // The finger ends the hover.
        pointer = nil
        return outputs
    }

    mutating func moveFinger(_ point: CGPoint, _ modifiers: KeyModifiers, in scene: WindowScene) -> [WindowOutput] {
        let place = scene.layout.appPoint(point, stays: scene.stays)
        shiftFingers(place, modifiers, scene)
        var outputs = touch(0, .moved, place)
        if down[Self.mirrored] != nil { outputs += touch(Self.mirrored, .moved, other(place, scene)) }
        last = place
        return outputs
    }

    mutating func release(_ point: CGPoint, _ modifiers: KeyModifiers, in scene: WindowScene) -> [WindowOutput] {
        let place = scene.layout.appPoint(point, stays: scene.stays)
        var outputs = touch(0, .ended, place)
        if down[Self.mirrored] != nil { outputs += touch(Self.mirrored, .ended, other(place, scene)) }
        let isOver = scene.command(at: point) == .screen
        return outputs + hover(isOver ? point : nil, modifiers, in: scene)
    }

    /// The pointer is over the app without a button; nil: it isn't.
    mutating func hover(_ point: CGPoint?, _ modifiers: KeyModifiers, in scene: WindowScene) -> [WindowOutput] {
        let place = point.map { scene.layout.appPoint($0, stays: scene.stays) }
        if let place, modifiers.contains(.alternate) {
            shiftFingers(place, modifiers, scene)
            hovering = [place, other(place, scene)]
            last = place
        } else {
            hovering = []
            (pivot, last) = (nil, nil)
        }
        guard down.isEmpty else { return [] }
        guard let place else { return leaveScene() }
        pointer = place
        return [.device(.hover(phase: .moved, x: place.x, y: place.y))]
    }

    private mutating func leaveScene() -> [WindowOutput] {
        defer { pointer = nil }
        return pointer.map { [.device(.hover(phase: .left, x: $0.x, y: $0.y))] } ?? []
    }

    private func size(_ scene: WindowScene) -> CGSize {
        let size = scene.layout.interface
        return scene.stays ? CGSize(width: size.height, height: size.width) : size
    }

    private func other(_ place: CGPoint, _ scene: WindowScene) -> CGPoint {
        let size = size(scene)
        let middle = pivot ?? CGPoint(x: size.width / 2, y: size.height / 2)
        return CGPoint(x: 2 * middle.x - place.x, y: 2 * middle.y - place.y)
    }

    /// With Shift both fingers go the same way: the point between them moves along.
    private mutating func shiftFingers(_ place: CGPoint, _ modifiers: KeyModifiers, _ scene: WindowScene) {
        guard modifiers.contains([.alternate, .shift]), let last else { return }
        let size = size(scene)
        let middle = pivot ?? CGPoint(x: size.width / 2, y: size.height / 2)
        pivot = CGPoint(x: middle.x + place.x - last.x, y: middle.y + place.y - last.y)
    }

    // MARK: A touch screen

    mutating func finger(_ id: Int64, _ phase: WindowEvent.Phase, _ point: CGPoint, in scene: WindowScene)
        -> [WindowOutput]
    {
        let place = scene.layout.appPoint(point, stays: scene.stays)
        switch phase {
        case .down:
            guard numbers[id] == nil, let free = (1..<Self.mirrored).first(where: { down[$0] == nil }) else {
                return []
            }
            numbers[id] = free
            return touch(free, .began, place)
        case .moved: return numbers[id].map { touch($0, .moved, place) } ?? []
        case .up:
            guard let number = numbers.removeValue(forKey: id) else { return [] }
            return touch(number, .ended, place)
        }
    }

    // MARK: All

    /// Takes every finger away: something came between them and the app.
    mutating func lift() -> [WindowOutput] {
        defer {
            numbers = [:]
            hovering = []
            (pivot, last) = (nil, nil)
        }
        return down.sorted { $0.key < $1.key }.flatMap { touch($0.key, .cancelled, $0.value) } + leaveScene()
    }

    private mutating func touch(_ id: Int, _ phase: HostEvent.TouchPhase, _ place: CGPoint) -> [WindowOutput] {
        guard (phase == .began) == (down[id] == nil), place.x.isFinite, place.y.isFinite else { return [] }
        down[id] = phase == .began || phase == .moved ? place : nil
        return [.device(.touch(id: id, phase: phase, x: place.x, y: place.y))]
    }
}
