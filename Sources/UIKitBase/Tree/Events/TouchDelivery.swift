import Foundation
import PorticoTrace

/// Gives touches to the views that they began in, and takes them away again when a recogniser wants them.
///
/// - From: `UIWindow.sendEvent(_:)`, `GestureEnvironment`
/// - To: `UIResponder.touchesBegan(_:with:)` …
@MainActor final class TouchDelivery {
    /// Touches whose view has heard of them and not yet of their end.
    private var delivered: Set<UITouch> = []
    /// Touches that a recogniser has taken: their view hears no more.
    private var taken: Set<UITouch> = []
    /// Touches that their view has yet to hear of: a recogniser delays them.
    private var unheard: Set<UITouch> = []
    /// Touches that are up, which their view has yet to hear: a recogniser may still want them.
    private var unended: Set<UITouch> = []

    nonisolated init() {}

    // MARK: Delays

    /// A new touch that a recogniser keeps back until it has decided.
    func hold(_ touch: UITouch) {
        if touch.isDelayed(\.delaysTouchesBegan) { unheard.insert(touch) }
    }

    /// A recogniser has decided: what nobody keeps back any more goes on.
    func reconsider(_ event: UIEvent) {
        for touch in unheard where !touch.isDelayed(\.delaysTouchesBegan) {
            // Who hears of one may have ended others.
            guard unheard.remove(touch) != nil else { continue }
            guard let view = touch.view, !taken.contains(touch) else { continue }
            tell(view, phase: .began, group: [touch], event: event)
        }
        for touch in unended where !unheard.contains(touch) && !touch.isDelayed(\.delaysTouchesEnded) {
            guard unended.remove(touch) != nil else { continue }
            if let view = touch.view { tell(view, phase: .ended, group: [touch], event: event) }
        }
    }

    // MARK: Delivery

    func deliver(_ touches: Set<UITouch>, event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let inPhase = touches.filter { $0.phase == phase }
            guard !inPhase.isEmpty else { continue }
            for (view, group) in grouped(inPhase) {
                var ready = group
                if phase == .began { ready.subtract(unheard) }
                if phase == .ended { ready.subtract(keepBack(group)) }
                if !ready.isEmpty { tell(view, phase: phase, group: ready, event: event) }
            }
            if phase == .ended || phase == .cancelled {
                taken.subtract(inPhase)
            }
        }
    }

    /// Of touches that are up, those whose view hears of it when a recogniser has decided.
    private func keepBack(_ touches: Set<UITouch>) -> Set<UITouch> {
        let kept = touches.filter {
            unheard.contains($0) || (delivered.contains($0) && $0.isDelayed(\.delaysTouchesEnded))
        }
        unended.formUnion(kept)
        return kept
    }

    private func tell(_ view: UIView, phase: UITouch.Phase, group: Set<UITouch>, event: UIEvent) {
        switch phase {
        case .began:
            // Those that were held back may have been told of by now.
            let fresh = acceptable(group.subtracting(taken).subtracting(delivered), in: view)
            guard !fresh.isEmpty, isPresent(view, fresh), mayBegin(fresh, in: view, event), isPresent(view, fresh)
            else { return }
            delivered.formUnion(fresh)
            for touch in fresh { touch.isDelivered = true }
            PorticoTrace.call(.event, view, "touchesBegan:withEvent:") { view.touchesBegan(fresh, with: event) }
        case .moved:
            let known = group.intersection(delivered)
            guard !known.isEmpty else { return }
            PorticoTrace.call(.event, view, "touchesMoved:withEvent:") { view.touchesMoved(known, with: event) }
        case .ended:
            let known = group.intersection(delivered)
            delivered.subtract(known)
            guard !known.isEmpty else { return }
            PorticoTrace.call(.event, view, "touchesEnded:withEvent:") { view.touchesEnded(known, with: event) }
        default:
            cancel(group, in: view, event)
        }
    }

    /// A recogniser has taken these touches: their views get `touchesCancelled`, once.
    func take(_ touches: Set<UITouch>, event: UIEvent) {
        taken.formUnion(touches.intersection(event.activeTouches).filter(\.isDown))
        for (view, group) in grouped(touches) { cancel(group, in: view, event) }
    }

    /// Views have left the window: their touches are over for them, once.
    func dropAbsent(from window: UIWindow, event: UIEvent) {
        let absent = delivered.union(unheard).union(unended).filter { $0.view?.windowForSubviews !== window }
        if !absent.isEmpty { take(absent, event: event) }
    }

    private func cancel(_ group: Set<UITouch>, in view: UIView, _ event: UIEvent) {
        let known = group.intersection(delivered)
        delivered.subtract(known)
        unheard.subtract(group)
        unended.subtract(group)
        guard !known.isEmpty else { return }
        PorticoTrace.call(.event, view, "touchesCancelled:withEvent:") { view.touchesCancelled(known, with: event) }
    }

    /// Whether a view is still in the window that its touches are in.
    private func isPresent(_ view: UIView, _ touches: Set<UITouch>) -> Bool {
        guard let window = view.windowForSubviews else { return false }
        return touches.allSatisfy { $0.hitWindow === window }
    }

    /// No view waits for anything: no touch is down, held back or taken.
    var isIdle: Bool { delivered.isEmpty && taken.isEmpty && unheard.isEmpty && unended.isEmpty }

    /// The scroll view around a view has a say.
    private func mayBegin(_ touches: Set<UITouch>, in view: UIView, _ event: UIEvent) -> Bool {
        var above = view.superview
        while let here = above {
            if let gate = here as? any TouchGate { return gate.touchesShouldBegin(touches, with: event, in: view) }
            above = here.superview
        }
        return true
    }

    /// A view without multiple touch hears of one finger only.
    private func acceptable(_ touches: Set<UITouch>, in view: UIView) -> Set<UITouch> {
        guard !view.isMultipleTouchEnabled else { return touches }
        if delivered.contains(where: { $0.view === view }) { return [] }
        return touches.min { $0.timestamp < $1.timestamp }.map { [$0] } ?? []
    }

    private func grouped(_ touches: Set<UITouch>) -> [(UIView, Set<UITouch>)] {
        var groups: [(UIView, Set<UITouch>)] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.0 === view }) {
                groups[index].1.insert(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }
}

/// A view that decides whether touches may begin in what it holds.
@MainActor protocol TouchGate: UIView {
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

extension UITouch {
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Whether one of its recognisers that says so has not decided yet.
    func isDelayed(_ says: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { $0[keyPath: says] && $0.environment != nil && $0.isUndecided }
    }
}
