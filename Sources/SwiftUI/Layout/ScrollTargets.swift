import UIKit

/// Where a scroll view would come to rest, which a behaviour may change.
public struct ScrollTarget: Equatable, Sendable {
    /// What of the content would be seen.
    public var rect: CGRect
    public var anchor: UnitPoint?

    init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows of its scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The part of the content that was seen when the person began to scroll.
    public let originalTarget: ScrollTarget
    /// How fast the finger was, in points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The frames of the views of the scroll target layout, in the content's terms.
    let targets: [CGRect]
    /// What is seen now, when the finger has left.
    let shownRect: CGRect
    let environment: EnvironmentValues?

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        (environment ?? EnvironmentValues())[keyPath: keyPath]
    }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ now: CGFloat, _ length: CGFloat, _ velocity: CGFloat, _ start: CGFloat) -> CGFloat {
            guard length > 0 else { return now }
            // A swipe goes to the neighbour at most.
            let start = (start / length).rounded()
            let wanted = (now / length).rounded(velocity == 0 ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down)
            return min(max(wanted, start - 1), start + 1) * length
        }
        let now = context.shownRect.origin, start = context.originalTarget.rect.origin
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(now.y, context.containerSize.height, context.velocity.dy, start.y)
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(now.x, context.containerSize.width, context.velocity.dx, start.x)
        }
    }
}

/// Comes to rest with the beginning of a view of the scroll target layout at the scroll view's.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views a swipe may pass.
    public struct LimitBehavior: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case automatic, few, one, none }

        let kind: Kind

        /// A few along an axis whose size class is compact, and any number along others.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// A few.
        public static let always = LimitBehavior(kind: .few)
        /// A few.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// One.
        public static let alwaysByOne = LimitBehavior(kind: .one)
        /// Any number.
        public static let never = LimitBehavior(kind: .none)
    }

    let limit: LimitBehavior
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isVertical = context.axes.contains(.vertical)
        func start(_ rect: CGRect) -> CGFloat { startOfRect(rect, isVertical) }
        let starts = Set(context.targets.map(start)).sorted()
        guard !starts.isEmpty else { return }
        func nearest(_ value: CGFloat) -> Int {
            starts.indices.min { abs(starts[$0] - value) < abs(starts[$1] - value) } ?? 0
        }
        var index = nearest(start(target.rect))
        // A swipe goes on to the next view in its direction, however short it was; a finger that rests before it leaves doesn't.
        let velocity = isVertical ? context.velocity.dy : context.velocity.dx, now = start(context.shownRect)
        if velocity > Self.leastVelocity {
            index = max(index, starts.firstIndex { $0 > now + 0.5 } ?? starts.count - 1)
        } else if velocity < -Self.leastVelocity {
            index = min(index, starts.lastIndex { $0 < now - 0.5 } ?? 0)
        }
        if let most = mostViews(starts, context, isVertical) {
            let first = nearest(start(context.originalTarget.rect))
            index = min(max(index, first - most), first + most)
        }
        if isVertical { target.rect.origin.y = starts[index] } else { target.rect.origin.x = starts[index] }
    }

    /// A finger that is slower than this, in points a second, has rested.
    private static let leastVelocity: CGFloat = 100

    /// The number of views that a swipe passes at most; nil for any number. A few are as many as are seen at once (DEV-1271).
    private func mostViews(_ starts: [CGFloat], _ context: TargetContext, _ isVertical: Bool) -> Int? {
        switch limit.kind {
        case .none: return nil
        case .one: return 1
        case .automatic:
            guard (isVertical ? context.verticalSizeClass : context.horizontalSizeClass) == .compact else { return nil }
            fallthrough
        case .few:
            let first = startOfRect(context.originalTarget.rect, isVertical)
            let length = isVertical ? context.containerSize.height : context.containerSize.width
            let begin = starts.min { abs($0 - first) < abs($1 - first) } ?? first
            return max(starts.count { $0 > begin + 0.5 && $0 <= begin + length + 0.5 }, 1)
        }
    }

    private func startOfRect(_ rect: CGRect, _ isVertical: Bool) -> CGFloat { isVertical ? rect.minY : rect.minX }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// A behaviour whose type isn't told.
struct AnyScrollTargetBehavior {
    let base: any ScrollTargetBehavior
}

private enum ScrollBehaviorKey: EnvironmentKey { static var defaultValue: AnyScrollTargetBehavior? { nil } }

extension EnvironmentValues {
    var scrollTargetBehavior: AnyScrollTargetBehavior? {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
}

/// Marks the layout whose views are targets.
nonisolated struct ScrollTargetLayoutModifier: ElementModifier {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> ScrollTargetElement {
        ScrollTargetElement(node: node, child: child)
    }
    @MainActor func update(_ element: ScrollTargetElement, environment: EnvironmentValues) {
        element.isEnabled = isEnabled
    }
}

/// The element around a layout whose views are targets, or around one that is a target itself.
@MainActor final class ScrollTargetElement: WrapperElement {
    var isEnabled = true
    var isTargetItself = false

    /// The frames of the views, in the scroll view's content.
    func targets(in scroll: ScrollElement) -> [CGRect] {
        guard isEnabled else { return [] }
        if let lazy = firstLazy(child) {
            let corner = lazy.point(.zero, inContentOf: scroll)
            return lazy.placeFrames().map { $0.offsetBy(dx: corner.x, dy: corner.y) }
        }
        let views = isTargetItself ? [child] : firstContainer(child).children
        return views.map { CGRect(origin: $0.point(.zero, inContentOf: scroll), size: $0.size) }
    }

    /// The identity of the view at a point of the scroll view's content, or next after it.
    func identity(at point: CGPoint, in scroll: ScrollElement) -> AnyHashable? {
        if let lazy = firstLazy(child) {
            let corner = lazy.point(.zero, inContentOf: scroll)
            return lazy.place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y))
        }
        let layout = firstContainer(child)
        let isVertical = scroll.mainAxis == .vertical
        func isReached(_ view: LayoutElement) -> Bool {
            let frame = CGRect(origin: view.point(.zero, inContentOf: scroll), size: view.size)
            if isVertical { return frame.maxY > point.y }
            return scroll.isRightToLeft ? frame.minX < point.x : frame.maxX > point.x
        }
        let views = layout.children
        guard let first = views.firstIndex(where: isReached) ?? views.indices.last else { return nil }
        return views[first...].lazy.compactMap { TargetIdentity.identity(of: $0, below: layout.node) }.first
    }

    private func firstLazy(_ element: LayoutElement) -> (any LazyPlacing)? {
        if let lazy = element as? any LazyPlacing { return lazy }
        return element.children.count == 1 ? firstLazy(element.children[0]) : nil
    }

    private func firstContainer(_ element: LayoutElement) -> LayoutElement {
        element is WrapperElement && element.children.count == 1 ? firstContainer(element.children[0]) : element
    }
}

/// Finds the identity that data or the app gave a view of a layout.
@MainActor enum TargetIdentity {
    /// The innermost identity around the element below the layout's node; modifiers around it are looked through.
    static func identity(of element: LayoutElement, below container: ViewNode) -> AnyHashable? {
        var element = element
        while true {
            var current: ViewNode? = element.node
            while let found = current, found !== container {
                if let place = found as? any IdentifiedPlace { return place.identity }
                current = found.parent
            }
            guard let wrapper = element as? WrapperElement else { return nil }
            element = wrapper.child
        }
    }
}

extension View {
    /// Sets where scroll views in the view come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let erased = AnyScrollTargetBehavior(base: behavior)
        return modifier(EnvironmentModifier { $0.scrollTargetBehavior = erased })
    }

    /// Marks the layout whose views are targets of scrolling.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
