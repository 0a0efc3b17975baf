import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// Watches touches for one gesture and calls its targets. Subclasses override the touch methods and set `state`.
///
/// - From: `GestureEnvironment`
/// - To: the targets' actions
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
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
    var failureRequirements: [Weak<UIGestureRecognizer>] = []
    unowned(unsafe) var attachedView: UIView?
    weak var environment: GestureEnvironment?

    /// Calls `action` on `target` for each state that targets hear of. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(Target(object: object, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.object === (target as AnyObject)) && (action == nil || $0.action == action)
        }
    }

    /// The frameworks' own way to listen; called before the targets.
    func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    // MARK: State

    open var state: State {
        get { current }
        set { change(to: newValue) }
    }
    open var view: UIView? { attachedView }
    /// The modifier keys of a hardware keyboard that are down now.
    open var modifierFlags: UIKeyModifierFlags { KeyDelivery.shared.modifierFlags }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { endBecauseRemoved() } }
    }
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// Whether a gesture keeps to the type of its first touch: others that come meanwhile are not given to it.
    open var requiresExclusiveTouchType = true
    /// `UITouch.TouchType` raw values; all of them to begin with. Touches of other types are not given to it.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
    /// `UIPress.PressType` raw values; all of them to begin with.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.all.map { NSNumber(value: $0.rawValue) }
    open var buttonMask: UIEvent.ButtonMask { [] }
    open var numberOfTouches: Int { tracked.count }

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

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        FatalException.range.raise(
            unless: tracked.indices.contains(touchIndex),
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(tracked.count)).")
        return tracked[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    // A recogniser of a view that a press passes on its way up hears of it, before the views do.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Back to the beginning, after a gesture is over.
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For the environment

    /// The last touches, for `location(in:)` after they ended.
    private(set) var lastTouches: [UITouch] = []
    /// Where they were, on the screen, once the gesture is over: a touch keeps its view alive.
    private var lastPlaces: [CGPoint] = []
    private weak var lastWindow: UIWindow?
    var trackedTouches: [UITouch] { tracked }
    /// Every touch since it was last possible, those that are up included.
    private(set) var sequence: [UITouch] = []

    /// Whether fingers that are down are its business; not a pointer's that hovers.
    var followsTouches: Bool { true }

    /// Whether its types let it have the touch.
    func takes(_ touch: UITouch) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || tracked.first.map { $0.type == touch.type } ?? true
    }

    func track(_ touch: UITouch) {
        guard !tracked.contains(where: { $0 === touch }) else { return }
        tracked.append(touch)
        sequence.append(touch)
    }

    func untrack(_ touches: Set<UITouch>) {
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
        if let delegate,
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
    func recognize() {
        guard let next = wanted else { return }
        wanted = nil
        current = next
        tellTargets()
    }

    /// The arbiter has said no.
    func becomeFailed() {
        wanted = nil
        if current == .possible { current = .failed }
    }

    /// Has touches, or waits for more, and may still recognise.
    var isUndecided: Bool { current == .possible }

    func returnToPossible() {
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
    func endBecauseRemoved() {
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
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        OptionalCall.missing(true)
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalCall.missing(false) }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalCall.missing(true)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        OptionalCall.missing(true)
    }
}
