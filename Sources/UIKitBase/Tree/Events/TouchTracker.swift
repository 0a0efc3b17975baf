import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Turns finger positions into touches that live from down to up, each in the window and the view that its one hit test found.
/// The only writer of `UITouch.phase`.
///
/// - From: `EventQueue`
/// - To: `AppWindows`, `UIApplication.sendEvent(_:)`
@MainActor package final class TouchTracker {
    /// A second tap counts as one within this time and distance of the first.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    private var touches: [Int: UITouch] = [:]
    package var hasTouches: Bool { !touches.isEmpty }
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?
    private let event = UIEvent()
    /// No finger is down.
    package var isIdle: Bool { touches.isEmpty }
    private unowned let application: any ApplicationSeam
    private var isSending = false
    /// Somebody who hears of an event wants all touches cancelled: when everybody has heard of it.
    private var cancelsAll = false

    package init(application: any ApplicationSeam) {
        self.application = application
    }

    /// One event for one finger's change.
    package func handle(id: Int, phase: HostEvent.TouchPhase, at point: CGPoint, time: TimeInterval) {
        defer { if cancelsAll, !isSending { cancelAll(time: time) } }
        switch phase {
        case .began:
            if let stale = touches[id] {
                finish(stale, id: id, phase: .cancelled, at: stale.screenLocation, time: time)
            }
            let touch = UITouch()
            touch.screenLocation = point
            touch.previousScreenLocation = point
            touch.currentTimestamp = time
            touch.taps = tapCount(at: point, time: time)
            touches[id] = touch
            update(changed: touch, phase: .began, time: time)
            let hit = whileSending { AppWindows.hit(at: point, with: event) }
            touch.hitWindow = hit?.window
            // What comes while events are ignored is nobody's.
            if !application.isIgnoringInteractionEvents { touch.hitView = hit?.view }
            send()
        case .moved:
            guard let touch = touches[id] else { return }
            move(touch, to: point, time: time)
            update(changed: touch, phase: .moved, time: time)
            send()
        case .ended, .cancelled:
            guard let touch = touches[id] else { return }
            finish(touch, id: id, phase: phase == .ended ? .ended : .cancelled, at: point, time: time)
        }
    }

    /// The view that a finger which is down belongs to.
    package func view(of id: Int) -> UIView? { touches[id]?.hitView }

    /// Ends every touch: the app leaves the foreground, or wants no events.
    package func cancelAll(time: TimeInterval) {
        cancelsAll = isSending
        guard !isSending else { return }
        application.isCancellingTouches = true
        defer { application.isCancellingTouches = false }
        for (id, touch) in touches.sorted(by: { $0.key < $1.key }) {
            finish(touch, id: id, phase: .cancelled, at: touch.screenLocation, time: time)
        }
    }

    private func finish(_ touch: UITouch, id: Int, phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
        move(touch, to: point, time: time)
        if phase == .ended { lastTap = (touch.screenLocation, time, touch.taps) }
        update(changed: touch, phase: phase, time: time)
        send()
        touches[id] = nil
        // Nobody needs to know any more; the last touch would keep its view alive.
        if touches.isEmpty, touch.hitWindow?.gestureEnvironment.isIdle ?? true {
            event.update(touches: [], timestamp: time)
        }
    }

    private func move(_ touch: UITouch, to point: CGPoint, time: TimeInterval) {
        touch.previousScreenLocation = touch.screenLocation
        touch.screenLocation = point
        touch.currentTimestamp = time
    }

    private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
        guard let last = lastTap, time - last.time <= Self.tapInterval,
            hypot(point.x - last.location.x, point.y - last.location.y) <= Self.tapDistance
        else { return 1 }
        return last.count + 1
    }

    private func update(changed: UITouch, phase: UITouch.Phase, time: TimeInterval) {
        for touch in touches.values { touch.currentPhase = touch === changed ? phase : .stationary }
        changed.currentPhase = phase
        event.update(touches: Set(touches.values), timestamp: time)
    }

    private func send() {
        whileSending { PorticoTrace.call(.event, application, "sendEvent:") { application.sendEvent(event) } }
    }

    /// The app's code runs: its hit tests, and whoever hears of the event.
    private func whileSending<Result>(_ body: () -> Result) -> Result {
        let outer = isSending
        isSending = true
        defer { isSending = outer }
        return body()
    }
}
