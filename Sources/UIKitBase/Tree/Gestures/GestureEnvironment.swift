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
    /// Its window gives it touches, and finishes afterwards.
    var isHandling = false

    nonisolated init() {}

    /// Those of the hit view and of the views above it that want this touch.
    func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let here = view {
            for recognizer in here.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.followsTouches {
                guard recognizer.takes(touch) else { continue }
                if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
                    continue
                }
                found.append(recognizer)
            }
            view = here.superview
        }
        // A delegate may have disabled or removed one, or taken its view away.
        found.removeAll { !isPresent($0, for: touch) }
        for recognizer in found {
            join(recognizer)
            recognizer.track(touch)
        }
        // So may one that was asked how they relate.
        for recognizer in found where !isPresent(recognizer, for: touch) { recognizer.endBecauseRemoved() }
        return found
    }

    private func isPresent(_ recognizer: UIGestureRecognizer, for touch: UITouch) -> Bool {
        recognizer.isEnabled && recognizer.attachedView?.windowForSubviews === touch.hitWindow
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        guard !members.contains(where: { $0 === recognizer && $0.environment === self }) else { return }
        // One whose gesture ended in another window, where fingers are down yet, begins anew here.
        if recognizer.environment !== self { recognizer.returnToPossible() }
        recognizer.environment = self
        let id = members.count
        members.append(recognizer)
        arbiter.add(id)
        for (otherID, other) in members.dropLast().enumerated() { relate(recognizer, aID: id, b: other, bID: otherID) }
    }

    private func relate(_ a: UIGestureRecognizer, aID: Int, b: UIGestureRecognizer, bID: Int) {
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
            touch.view is any TapKeeping && touch.view !== recognizer.view
        }
    }

    // MARK: Touches

    func handle(_ touches: Set<UITouch>, event: UIEvent, delivery: TouchDelivery) {
        self.delivery = delivery
        self.event = event
        for touch in touches where touch.phase == .began { delivery.hold(touch) }
        for recognizer in ownMembers {
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

    /// Something other than a touch has decided: time that passed, or a recogniser that was disabled.
    func finishIfIdle() {
        guard !isHandling, let event else { return }
        guard !event.activeTouches.contains(where: { $0.isDown && $0.hitWindow?.gestureEnvironment === self }) else {
            return
        }
        settle()
        // The last touch would keep its view alive.
        if isIdle, !event.activeTouches.contains(where: \.isDown) {
            event.update(touches: [], timestamp: event.timestamp)
        }
    }

    private func settle() {
        let undecided = ownMembers.contains { $0.isWaitingForTime }
        guard !undecided else { return }
        // A gesture that goes on (a cancelled sequence, say) must not hang.
        for recognizer in ownMembers where recognizer.state == .began || recognizer.state == .changed {
            recognizer.state = .ended
        }
        let all = ownMembers
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
        let absent = members.indices.filter {
            members[$0].environment === self && members[$0].attachedView?.windowForSubviews !== window
        }
        guard !absent.isEmpty else { return }
        let recognizers = absent.map { members[$0] }
        perform(arbiter.fail(together: absent))
        for recognizer in recognizers { recognizer.endBecauseRemoved() }
    }

    /// Each once, and without those that another window has by now.
    private var ownMembers: [UIGestureRecognizer] {
        members.indices.compactMap { id in
            let recognizer = members[id]
            return recognizer.environment === self && self.id(of: recognizer) == id ? recognizer : nil
        }
    }

    /// The last one where it has come back from another window.
    private func id(of recognizer: UIGestureRecognizer) -> Int? { members.lastIndex { $0 === recognizer } }

    // MARK: Arbitration

    func request(_ recognizer: UIGestureRecognizer) {
        guard let id = id(of: recognizer) else { return recognizer.recognize() }
        perform(arbiter.request(id))
    }

    func giveUp(_ recognizer: UIGestureRecognizer) {
        guard let id = id(of: recognizer) else { return recognizer.becomeFailed() }
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
            case .fail(let id):
                // A target may have ended all of it.
                if present[id].environment === self { present[id].becomeFailed() }
            }
        }
        if let event { delivery?.reconsider(event) }
    }
}

extension UIGestureRecognizer {
    /// Whether it may still recognise with no finger on the screen.
    var isWaitingForTime: Bool { (self as? any TapCounting)?.waitsForAnotherTap ?? false }
}

/// A view that keeps single taps on itself from recognisers further up.
@MainActor protocol TapKeeping: UIView {}
