import CoreGraphics
import Foundation

/// The recognisers of one window, from the first finger down to the last one up: asks their relations once, gives them the
/// touches, and performs what the arbiter decides.
///
/// - From: `UIWindow.sendEvent(_:)`
/// - To: `UIGestureRecognizer`, `TouchDelivery`
@MainActor final class GestureEnvironment {
    private var arbiter = GestureArbiter()
    private var members: [UIGestureRecognizer] = []
    private weak var delivery: TouchDelivery?
    private(set) var event: UIEvent?

    nonisolated init() {}

    /// Those of the hit view and of the views above it that want this touch.
    func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let here = view {
            for recognizer in here.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.followsTouches {
                if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
                    continue
                }
                found.append(recognizer)
            }
            view = here.superview
        }
        for recognizer in found {
            join(recognizer)
            recognizer.track(touch)
        }
        return found
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        guard !members.contains(where: { $0 === recognizer }) else { return }
        recognizer.environment = self
        let id = members.count
        members.append(recognizer)
        arbiter.add(id)
        for (otherID, other) in members.dropLast().enumerated() { relate(recognizer, id, other, otherID) }
    }

    private func relate(_ a: UIGestureRecognizer, _ aID: Int, _ b: UIGestureRecognizer, _ bID: Int) {
        if mustWait(a, for: b) { arbiter.require(aID, toFail: bID) }
        if mustWait(b, for: a) { arbiter.require(bID, toFail: aID) }
        if mayRunTogether(a, b) || mayRunTogether(b, a) { arbiter.allowTogether(aID, bID) }
        if !a.canPrevent(b) || !b.canBePrevented(by: a) { arbiter.spare(bID, from: aID) }
        if !b.canPrevent(a) || !a.canBePrevented(by: b) { arbiter.spare(aID, from: bID) }
    }

    private func mustWait(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        if a.failureRequirements.contains(where: { $0.object === b }) { return true }
        if a.shouldRequireFailure(of: b) || b.shouldBeRequiredToFail(by: a) { return true }
        if let delegate = a.delegate, delegate.gestureRecognizer(a, shouldRequireFailureOf: b) { return true }
        if let delegate = b.delegate, delegate.gestureRecognizer(b, shouldBeRequiredToFailBy: a) { return true }
        return false
    }

    private func mayRunTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
    }

    /// A control keeps single taps on itself from recognisers further up.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1 else { return true }
        let touches = recognizer.trackedTouches.isEmpty ? recognizer.lastTouches : recognizer.trackedTouches
        return !touches.contains { touch in
            touch.view is UIControl && touch.view !== recognizer.view
        }
    }

    // MARK: Touches

    func handle(_ touches: Set<UITouch>, event: UIEvent, delivery: TouchDelivery) {
        self.delivery = delivery
        self.event = event
        for touch in touches where touch.phase == .began { delivery.hold(touch) }
        for recognizer in members {
            let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
            guard !own.isEmpty else { continue }
            send(own.filter { $0.phase == .began }, event) { recognizer.touchesBegan($0, with: $1) }
            send(own.filter { $0.phase == .moved }, event) { recognizer.touchesMoved($0, with: $1) }
            let up = own.filter { $0.phase == .ended }
            send(up, event) { recognizer.touchesEnded($0, with: $1) }
            let lost = own.filter { $0.phase == .cancelled }
            send(lost, event) { recognizer.touchesCancelled($0, with: $1) }
            recognizer.untrack(up.union(lost))
        }
    }

    private func send(_ touches: Set<UITouch>, _ event: UIEvent, _ body: (Set<UITouch>, UIEvent) -> Void) {
        if !touches.isEmpty { body(touches, event) }
    }

    /// When the last finger is up, recognisers that have decided begin anew; those that wait for time (a double tap) stay.
    func finishIfIdle(_ touches: Set<UITouch>) {
        if !touches.contains(where: \.isDown) { settle() }
    }

    func settle() {
        let undecided = members.contains { $0.isWaitingForTime }
        guard !undecided else { return }
        // A gesture that goes on (a cancelled sequence, say) must not hang.
        for recognizer in members where recognizer.state == .began || recognizer.state == .changed {
            recognizer.state = .ended
        }
        let all = members
        members = []
        arbiter = GestureArbiter()
        for recognizer in all {
            recognizer.environment = nil
            recognizer.returnToPossible()
        }
        if let event { delivery?.reconsider(event) }
    }

    /// Nobody watches touches, or waits for more.
    var isIdle: Bool { members.isEmpty }

    /// Views have left the window: the gestures of their recognisers are over. Those of views that stay go on.
    func dropAbsent(from window: UIWindow) {
        let absent = members.indices.filter { members[$0].attachedView?.windowForSubviews !== window }
        guard !absent.isEmpty else { return }
        let recognizers = absent.map { members[$0] }
        perform(arbiter.fail(together: absent))
        for recognizer in recognizers {
            recognizer.endBecauseRemoved()
            recognizer.untrack(Set(recognizer.trackedTouches))
        }
    }

    // MARK: Arbitration

    func request(_ recognizer: UIGestureRecognizer) {
        guard let id = members.firstIndex(where: { $0 === recognizer }) else { return recognizer.recognize() }
        perform(arbiter.request(id))
    }

    func giveUp(_ recognizer: UIGestureRecognizer) {
        guard let id = members.firstIndex(where: { $0 === recognizer }) else { return recognizer.becomeFailed() }
        perform(arbiter.fail(id))
    }

    private func perform(_ actions: [GestureArbiter.Action]) {
        let present = members
        for action in actions {
            switch action {
            case .recognize(let id):
                // Targets hear of it before the view hears that its touches are gone.
                let recognizer = present[id]
                let touches = Set(recognizer.sequence)
                recognizer.recognize()
                if recognizer.cancelsTouchesInView, let event { delivery?.take(touches, event: event) }
            case .fail(let id): present[id].becomeFailed()
            }
        }
        if let event { delivery?.reconsider(event) }
    }
}

extension UIGestureRecognizer {
    /// Whether it may still recognise with no finger on the screen.
    var isWaitingForTime: Bool { (self as? UITapGestureRecognizer)?.waitsForAnotherTap ?? false }
}
