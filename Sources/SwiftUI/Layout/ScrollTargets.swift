import UIKit

/// Where a scroll view would come to rest, which a behaviour may change.
public struct ScrollTarget: Equatable, Sendable {
    /// What of the content would be seen.
    public var rect: CGRect
    public var anchor: UnitPoint?

    init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows of its scroll view.
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// How fast the finger was, in points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The frames of the views of the scroll target layout, in the content's terms.
    let targets: [CGRect]
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
        func page(_ value: CGFloat, _ length: CGFloat, _ velocity: CGFloat, _ now: CGFloat) -> CGFloat {
            guard length > 0 else { return value }
            // A swipe goes to the neighbour at most.
            let start = (now / length).rounded()
            let wanted =
                velocity == 0 ? start : velocity > 0 ? (now / length).rounded(.up) : (now / length).rounded(.down)
            return min(max(wanted, start - 1), start + 1) * length
        }
        let now = context.originalTarget.rect.origin
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(now.y, context.containerSize.height, context.velocity.dy, now.y)
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(now.x, context.containerSize.width, context.velocity.dx, now.x)
        }
    }
}

/// Comes to rest with the beginning of a view of the scroll target layout at the scroll view's.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views a swipe may pass.
    public struct LimitBehavior: Equatable, Sendable {
        let isLimited: Bool
        public static let automatic = LimitBehavior(isLimited: false)
        public static let always = LimitBehavior(isLimited: true)
        public static let alwaysByFew = LimitBehavior(isLimited: true)
        public static let alwaysByOne = LimitBehavior(isLimited: true)
        public static let never = LimitBehavior(isLimited: false)
    }

    let limit: LimitBehavior
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isVertical = context.axes.contains(.vertical)
        func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
        let starts = context.targets.map(start).sorted()
        guard !starts.isEmpty else { return }
        func nearest(_ value: CGFloat) -> Int {
            starts.indices.min { abs(starts[$0] - value) < abs(starts[$1] - value) } ?? 0
        }
        var index = nearest(start(target.rect))
        if limit.isLimited {
            let now = nearest(start(context.originalTarget.rect))
            index = min(max(index, now - 1), now + 1)
        }
        if isVertical { target.rect.origin.y = starts[index] } else { target.rect.origin.x = starts[index] }
    }
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

    private func firstLazy(_ element: LayoutElement) -> (any LazyPlacing)? {
        if let lazy = element as? any LazyPlacing { return lazy }
        return element.children.count == 1 ? firstLazy(element.children[0]) : nil
    }

    private func firstContainer(_ element: LayoutElement) -> LayoutElement {
        element is WrapperElement && element.children.count == 1 ? firstContainer(element.children[0]) : element
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
