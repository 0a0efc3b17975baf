import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// Watches touches for one gesture and calls its targets. Subclasses override the touch methods and set `state`.
///
/// - From: `GestureEnvironment`
/// - To: the targets' actions
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come. One of a single moment goes from `possible` to `ended`; others begin, change and end.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        /// What `ended` is called of gestures of a single moment.
        public static var recognized: State { .ended }
    }

    private struct Target {
        weak var object: AnyObject?
        var action: Selector
    }

    private var targets: [Target] = []
    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var current = State.possible
    /// The state that waits for others to fail.
    private var wanted: State?
    private var tracked: [UITouch] = []
    final var failureRequirements: [Weak<UIGestureRecognizer>] = []
    final unowned(unsafe) var attachedView: UIView?
    final weak var environment: GestureEnvironment?

    /// Calls `action` on `target` for each state that targets hear of. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recogniser without targets; nothing is read from the archive.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Calls `action` on `target` for each state that targets hear of. The target is not kept alive; the same pair counts once.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(Target(object: object, action: action))
    }

    /// Ends calls that were asked for; nil stands for every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.object === (target as AnyObject)) && (action == nil || $0.action == action)
        }
    }

    /// The frameworks' own way to listen; called before the targets.
    package final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    // MARK: State

    /// How far the gesture has come, `possible` to begin with. Subclasses
    /// set it; a step that makes no sense from the present state is ignored.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }
    /// The view whose touches the recogniser sees, those of its subviews included; nil for one without a view.
    open var view: UIView? { attachedView }
    /// The modifier keys of a hardware keyboard that are down now.
    open var modifierFlags: UIKeyModifierFlags { KeyDelivery.shared.modifierFlags }
    /// Has a say in when the gesture may begin and beside which others; it is not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether it takes touches. True by default; switched off in the middle of a gesture, it cancels that.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { endBecauseRemoved() } }
    }
    /// A name for debugging. Nil by default.
    open var name: String?
    /// Whether the view's touches are cancelled for it once the gesture is recognised. True by default.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when the gesture has failed. False by default.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the gesture has failed. True by default.
    open var delaysTouchesEnded = true
    /// Whether a gesture keeps to the type of its first touch: others that come meanwhile are not given to it.
    open var requiresExclusiveTouchType = true
    /// `UITouch.TouchType` raw values; all of them to begin with. Touches of other types are not given to it.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
    /// `UIPress.PressType` raw values; all of them to begin with.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.all.map { NSNumber(value: $0.rawValue) }
    /// The buttons of a pointing device that are down: always empty (DEV-114).
    open var buttonMask: UIEvent.ButtonMask { [] }
    /// How many touches the gesture has now.
    open var numberOfTouches: Int { tracked.count }

    /// Lets this gesture begin only when the other one has failed. The other one is not kept alive.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(Weak(object: otherGestureRecognizer))
    }

    /// The middle of the touches, in `view`'s coordinates; nil is the window's.
    open func location(in view: UIView?) -> CGPoint {
        var points = (tracked.isEmpty ? lastTouches : tracked).map { $0.location(in: view) }
        if points.isEmpty {
            let place = view ?? lastWindow
            points = lastPlaces.map { place?.convertFromScreen($0) ?? $0 }
        }
        guard !points.isEmpty else { return .zero }
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
            y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }

    /// Where one of the touches is, in `view`'s coordinates; nil is the window's. An index beyond `numberOfTouches` raises an exception.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        FatalException.range.raise(
            unless: tracked.indices.contains(touchIndex),
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(tracked.count)).")
        return tracked[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Fingers have come down within the view. Does nothing by itself.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers of the gesture have moved. Does nothing by itself.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers of the gesture have gone up. Does nothing by itself.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers of the gesture were taken away by the system: the gesture is cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    // A recogniser of a view that a press passes on its way up hears of it, before the views do.
    /// Keys have gone down below the view. Does nothing by itself.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses have changed below the view. Never called: a key is down or up.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys have gone up below the view. Does nothing by itself.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses below the view were taken away. Does nothing by itself.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Better values of touches are known. Never called: nothing of a finger is estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Back to the beginning, after a gesture is over.
    open func reset() {}
    /// Leaves a touch out of the gesture, for a touch that doesn't suit it. Called by subclasses.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
    /// Whether this gesture, once recognised, ends another one. True unless a subclass says otherwise.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture, once recognised, ends this one. True unless a subclass says otherwise.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits for another one to fail. False unless a subclass says otherwise.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture waits for this one to fail. False unless a subclass says otherwise.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recogniser takes an event at all. True unless a subclass says otherwise; asked here only for a pointer that hovers.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For the environment

    /// The last touches, for `location(in:)` after they ended.
    final private(set) var lastTouches: [UITouch] = []
    /// Where they were, on the screen, once the gesture is over: a touch keeps its view alive.
    private var lastPlaces: [CGPoint] = []
    private weak var lastWindow: UIWindow?
    final var trackedTouches: [UITouch] { tracked }
    /// Every touch since it was last possible, those that are up included.
    final private(set) var sequence: [UITouch] = []

    /// Whether fingers that are down are its business; not a pointer's that hovers.
    var followsTouches: Bool { true }

    /// Whether its types let it have the touch.
    final func takes(_ touch: UITouch) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || tracked.first.map { $0.type == touch.type } ?? true
    }

    final func track(_ touch: UITouch) {
        guard !tracked.contains(where: { $0 === touch }) else { return }
        tracked.append(touch)
        sequence.append(touch)
    }

    final func untrack(_ touches: Set<UITouch>) {
        if tracked.contains(where: touches.contains) { lastTouches = tracked }
        tracked.removeAll { touches.contains($0) }
    }

    /// A touch is none of its business: neither does it wait for it nor take it from anybody.
    private func forget(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    private func change(to next: State) {
        guard GestureTransition.isAllowed(from: current, to: next) else { return }
        if GestureTransition.asksToRecognize(from: current, to: next) {
            guard shouldBegin() else { return fail() }
            // Whoever was asked may have disabled or removed it.
            guard current == .possible else { return }
            wanted = next
            if let environment { environment.request(self) } else { recognize() }
        } else if next == .failed || (current == .possible && next == .cancelled) {
            fail()
        } else {
            current = next
            if GestureTransition.tellsTargets(next) { tellTargets() }
        }
    }

    private func shouldBegin() -> Bool {
        if let view = attachedView, !view.gestureRecognizerShouldBegin(self) { return false }
        // The touched view has a say, too: a control keeps taps from recognisers behind it.
        let touches = trackedTouches.isEmpty ? lastTouches : trackedTouches
        if let touched = touches.first?.view, touched !== attachedView, !touched.gestureRecognizerShouldBegin(self) {
            return false
        }
        // A view that is its recogniser's delegate has one method for both, and has been asked.
        if let delegate, delegate !== attachedView,
            OptionalCall.call(
                .event, delegate, "gestureRecognizerShouldBegin:",
                {
                    delegate.gestureRecognizerShouldBegin(self)
                }) == false
        {
            return false
        }
        return environment?.mayBegin(self) ?? true
    }

    private func fail() {
        wanted = nil
        if let environment { environment.giveUp(self) } else { current = .failed }
    }

    /// The arbiter has said yes.
    final func recognize() {
        guard let next = wanted else { return }
        wanted = nil
        current = next
        tellTargets()
    }

    /// The arbiter has said no.
    final func becomeFailed() {
        wanted = nil
        if current == .possible { current = .failed }
    }

    /// Has touches, or waits for more, and may still recognise.
    final var isUndecided: Bool { current == .possible }

    final func returnToPossible() {
        guard GestureTransition.isOver(current) || current == .possible else { return }
        current = .possible
        wanted = nil
        let touches = tracked.isEmpty ? lastTouches : tracked
        if !touches.isEmpty { (lastPlaces, lastWindow) = (touches.map(\.screenLocation), touches.first?.hitWindow) }
        tracked = []
        lastTouches = []
        sequence = []
        reset()
    }

    /// It is disabled, or its view is gone: the gesture is over, and touches that are down are no more its own.
    final func endBecauseRemoved() {
        switch current {
        case .began, .changed: state = .cancelled
        case .possible: if !tracked.isEmpty || environment != nil { fail() }
        default: break
        }
        untrack(Set(tracked))
        environment?.finishIfIdle()
    }

    private func tellTargets() {
        for handler in handlers { handler(self) }
        for target in targets {
            guard let object = target.object else { continue }
            _ = PorticoObjC.perform(selector: target.action, on: object, with: [self])
        }
    }
}

/// Has a say in what recognisers do. Every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Stands in where the delegate lets every gesture begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands in where the delegate lets no two gestures go on together.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the delegate lets the gesture wait for no other.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the delegate lets no other gesture wait for this one.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the delegate gives the recogniser every touch.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands in where the delegate gives the recogniser every event; asked here only for a pointer that hovers.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        OptionalCall.missing(true)
    }
}
