import Foundation

/// - From: `UIWindow.sendEvent(_:)`
/// - To: `GestureEnvironment`, `TouchDelivery`, `HoverDelivery`
extension UIWindow {
    /// Recognisers for new touches; then recognisers hear of the event, then views.
    func deliver(_ event: UIEvent) {
        if event.type == .hover { return hoverDelivery.deliver(event, in: self) }
        let wasDelivering = isDeliveringTouches
        (isDeliveringTouches, tracksTouches) = (true, true)
        gestureEnvironment.isHandling = true
        defer {
            isDeliveringTouches = wasDelivering
            gestureEnvironment.isHandling = wasDelivering
        }
        let touches = event.activeTouches.filter { $0.window === self }
        for touch in touches where touch.phase == .began && !touch.isRouted {
            touch.isRouted = true
            if isExcluded(touch, among: touches) { touch.hitView = nil }
            touch.recognizers = gestureEnvironment.recognizers(for: touch)
            Above.menus.touchBegan(touch)
        }
        let changed = touches.filter { $0.phase != .stationary }
        gestureEnvironment.handle(changed, event: event, delivery: touchDelivery)
        touchDelivery.deliver(changed, event: event)
        gestureEnvironment.finishIfIdle(touches)
        tracksTouches = !gestureEnvironment.isIdle || touches.contains { $0.isDown }
    }

    /// Views have left this window. They hear that their touches are cancelled, and so do targets of their recognisers.
    func viewsLeft() {
        Above.menus.viewsLeftWindow()
        guard tracksTouches, let event = gestureEnvironment.event else { return }
        gestureEnvironment.dropAbsent(from: self)
        touchDelivery.dropAbsent(from: self, event: event)
        if !isDeliveringTouches { gestureEnvironment.finishIfIdle(event.activeTouches.filter { $0.window === self }) }
    }

    /// A view with an exclusive touch shares the window with no other view's touches: whoever is first has it.
    private func isExcluded(_ touch: UITouch, among touches: Set<UITouch>) -> Bool {
        guard let view = touch.hitView else { return false }
        return touches.contains { other in
            guard other !== touch, other.isDown, let taken = other.view,
                taken !== view
            else { return false }
            return taken.isExclusiveTouch || view.isExclusiveTouch
        }
    }
}
