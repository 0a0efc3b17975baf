import CoreGraphics
import Foundation
import PorticoTrace

/// Follows a pointer that has no button down from window to window: one touch of type `.indirectPointer`, in the phases
/// `.regionEntered`, `.regionMoved` and `.regionExited`.
///
/// - From: `EventQueue`
/// - To: `UIApplication.sendEvent(_:)`, with an event of type `.hover`
@MainActor package final class HoverTracker {
    private var touch: UITouch?
    private let event = UIEvent(type: .hover)
    private unowned let application: any ApplicationSeam

    package init(application: any ApplicationSeam) {
        self.application = application
    }

    package func move(to point: CGPoint, time: TimeInterval) {
        event.update(touches: touch.map { [$0] } ?? [], timestamp: time)
        let hit = AppWindows.hit(at: point, with: event)
        if let touch, touch.hitWindow !== hit?.window { leave(time: time) }
        // Who heard that the pointer left may have taken the view away.
        guard let hit, hit.view.windowForSubviews === hit.window else { return }
        guard let touch else {
            let touch = UITouch()
            touch.kind = .indirectPointer
            touch.taps = 0
            (touch.screenLocation, touch.previousScreenLocation) = (point, point)
            (touch.hitWindow, touch.hitView) = (hit.window, hit.view)
            self.touch = touch
            return send(touch, .regionEntered, time)
        }
        touch.previousScreenLocation = touch.screenLocation
        touch.screenLocation = point
        touch.hitView = hit.view
        send(touch, .regionMoved, time)
    }

    /// The pointer is gone, or its button is down, or the app may have no input.
    package func leave(time: TimeInterval) {
        guard let touch else { return }
        self.touch = nil
        send(touch, .regionExited, time)
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ time: TimeInterval) {
        touch.currentPhase = phase
        touch.currentTimestamp = time
        event.update(touches: [touch], timestamp: time)
        PorticoTrace.call(.event, application, "sendEvent:") { application.sendEvent(event) }
        // A pointer that rests keeps nothing alive.
        touch.hitView = nil
    }
}
