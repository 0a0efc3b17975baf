import UIKit

/// Which gestures count where one is added.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none = GestureMask([])
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those in the view.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside.
enum GesturePriority: Equatable { case low, high, simultaneous }

/// Adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: ElementModifier {
    typealias Body = Never
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> GestureElement {
        let element = GestureElement(node: node, child: child)
        element.install(GestureDriver<G>.make(gesture), priority)
        return element
    }

    @MainActor func update(_ element: GestureElement, environment: EnvironmentValues) {
        element.update(gesture)
        element.gestureView.isActive = environment.isEnabled && mask.contains(.gesture)
        element.gestureView.allowsInner = mask.contains(.subviews)
    }
}

/// The element around a view with a gesture.
@MainActor final class GestureElement: EffectElement {
    private var driver: AnyObject?
    private var recognizers: () -> [UIGestureRecognizer] = { [] }

    init(node: ViewNode, child: LayoutElement) { super.init(node: node, child: child, view: GestureView()) }

    var gestureView: GestureView { unsafeDowncast(effectView, to: GestureView.self) }

    func install<G: Gesture>(_ driver: GestureDriver<G>, _ priority: GesturePriority) {
        self.driver = driver
        recognizers = { driver.recognizers }
        driver.element = self
        gestureView.install(driver.recognizers, priority)
    }

    /// A part of the gesture came, went or became another.
    func recognizersDidChange() { gestureView.setRecognizers(recognizers()) }

    func update<G: Gesture>(_ gesture: G) { (driver as? GestureDriver<G>)?.gesture = gesture }

    /// A point of the window in a space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let local = gestureView.convert(point, from: nil)
        switch space {
        case .global: return point
        case .local: return local
        case .named(let name):
            var element: LayoutElement? = parent
            while let current = element {
                if let named = current as? any CoordinateSpaceElement, named.isNamed(name) {
                    return self.point(local, in: current)
                }
                element = current.parent
            }
            return local
        }
    }
}

extension GestureDriver {
    /// Where a recogniser's fingers are.
    func point(of recognizer: UIGestureRecognizer, in space: CoordinateSpace) -> CGPoint {
        element?.convert(recognizer.location(in: nil), to: space) ?? recognizer.location(in: recognizer.view)
    }
}

/// The view that has the recognisers of a gesture.
final class GestureView: PassthroughView, UIGestureRecognizerDelegate {
    var isActive = true { didSet { for recognizer in own { recognizer.isEnabled = isActive } } }
    /// Whether gestures inside count.
    var allowsInner = true
    private var priority = GesturePriority.low
    private var own: [UIGestureRecognizer] = []

    func install(_ recognizers: [UIGestureRecognizer], _ priority: GesturePriority) {
        self.priority = priority
        setRecognizers(recognizers)
    }

    func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in own where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in recognizers where !owns(recognizer) {
            recognizer.delegate = self
            recognizer.isEnabled = isActive
            addGestureRecognizer(recognizer)
        }
        own = recognizers
    }

    private func owns(_ recognizer: UIGestureRecognizer) -> Bool { own.contains { $0 === recognizer } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return allowsInner ? hit : self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        // The parts of one gesture decide among themselves; a composition that excludes them has said so by failures.
        priority == .simultaneous || owns(other) || (other.view as? GestureView)?.priority == .simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard priority == .high, !owns(other), let view = other.view else { return false }
        return view.isDescendant(of: self)
    }
}

extension View {
    /// Adds a gesture, over which those of the views inside come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .low, mask: mask))
    }
    /// Adds a gesture that comes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }
    /// Adds a gesture that goes on beside others.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture, over which those of the views inside come first, and which can be off.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture that comes before those of the views inside, and that can be off.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture that goes on beside others, and that can be off.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Calls a closure when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            GestureModifier(
                gesture: _TransformedGesture<TapGesture, Void>(base: TapGesture(count: count)) { phase in
                    if case .ended = phase { action() }
                    return phase
                }, priority: .low, mask: .all))
    }

    /// Calls a closure with the place when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: _TransformedGesture<SpatialTapGesture, CGPoint>(
                    base: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                ) { phase in
                    switch phase {
                    case .ended(let value):
                        action(value.location)
                        return .ended(value.location)
                    case .changed(let value): return .changed(value.location)
                    case .failed: return .failed
                    }
                }, priority: .low, mask: .all))
    }

    /// Calls a closure when a finger has stayed on the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: _TransformedGesture<LongPressGesture, Bool>(
                    base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                ) { phase in
                    switch phase {
                    case .changed: onPressingChanged?(true)
                    case .ended: action()
                    case .failed: onPressingChanged?(false)
                    }
                    return phase
                }, priority: .low, mask: .all))
    }

    /// Calls a closure when a finger has stayed on the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
