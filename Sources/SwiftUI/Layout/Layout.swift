import CoreGraphics

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How much room a view wants between itself and its neighbours.
public struct ViewSpacing: Sendable {
    /// nil: the system's.
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// No room at all.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)
    static let standard: CGFloat = 8

    /// The system's spacing at each edge.
    public init() {}

    init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Takes what the other wants at the edges, if it is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func join(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { a == nil || b == nil ? nil : max(a!, b!) }
        if edges.contains(.top) { top = join(top, other.top) }
        if edges.contains(.leading) { leading = join(leading, other.leading) }
        if edges.contains(.bottom) { bottom = join(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = join(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The room between this view and the next one along the axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (a, b) {
        case (nil, nil): return Self.standard
        case (let a?, nil): return a
        case (nil, let b?): return b
        case (let a?, let b?): return max(a, b)
        }
    }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack lines up its views.
    public var stackOrientation: Axis?
    public init() {}
}

/// Arranges views.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result: ViewSpacing?
        for subview in subviews {
            if result == nil { result = subview.spacing } else { result!.formUnion(subview.spacing) }
        }
        return result ?? ViewSpacing()
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }

    /// The subviews' explicit values joined: the first baseline, the last one, the mean of others.
    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        // Most content has no guide of its own; placing costs more than asking.
        guard subviews.contains(where: { $0.dimensions(in: .unspecified)[explicit: key] != nil }) else { return nil }
        let recorder = PlacementRecorder()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews.recording(in: recorder), cache: &cache)
        var values: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            guard let placement = recorder.placements[index] else { continue }
            let dimensions = subview.dimensions(in: placement.proposal)
            guard let value = dimensions[explicit: key] else { continue }
            let origin = placement.origin(size: dimensions.size)
            values.append(value + (key.axis == .horizontal ? origin.x - bounds.minX : origin.y - bounds.minY))
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout (), subviews: Subviews) {}
}

extension Layout {
    /// Arranges the content by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// Where a layout puts its subviews, in order of their indices.
final class PlacementRecorder {
    struct Placement {
        let point: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize

        func origin(size: CGSize) -> CGPoint {
            CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        }
    }
    var placements: [Int: Placement] = [:]
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
    let element: LayoutElement
    let index: Int
    let recorder: PlacementRecorder?

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element && a.index == b.index }

    /// Layout happens on the main thread; Apple's protocol says nothing of it.
    private func onMain<Result>(_ body: @MainActor (LayoutElement) -> Result) -> Result {
        let element = element
        return MainActor.assumeIsolated { MainActorAccess.Carried(body(element)) }.value
    }

    public func _trait<K: LayoutValueKey>(key: K.Type) -> K.Value { self[key] }

    /// A value that the view tells its layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { onMain { $0.layoutValue(K.self) } ?? K.defaultValue }

    /// Views of higher priority are given room first.
    public var priority: Double { onMain { $0.priority } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.sizeThatFits(proposal) } }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { $0.dimensions(in: proposal) } }
    public var spacing: ViewSpacing { onMain { $0.spacing } }

    /// Puts the view's anchor at a point.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        recorder?.placements[index] = PlacementRecorder.Placement(point: position, anchor: anchor, proposal: proposal)
    }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    private let views: ArraySlice<LayoutSubview>
    public var layoutDirection: LayoutDirection

    init(_ elements: [LayoutElement], layoutDirection: LayoutDirection, recorder: PlacementRecorder?) {
        views = elements.enumerated().map { LayoutSubview(element: $1, index: $0, recorder: recorder) }[...]
        self.layoutDirection = layoutDirection
    }

    private init(views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
        (self.views, self.layoutDirection) = (views, layoutDirection)
    }

    func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(
            views: views.map { LayoutSubview(element: $0.element, index: $0.index, recorder: recorder) }[...],
            layoutDirection: layoutDirection)
    }

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> LayoutSubview { views[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views: views[bounds], layoutDirection: layoutDirection)
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(views: indices.map { views[$0] }[...], layoutDirection: layoutDirection)
    }
}
