import UIKit

/// Where a scroll view is: at an edge, a point or a view, or where the person has scrolled it.
///
/// What the app says stays until the person scrolls; then only `viewID` tells where the scroll view is.
public struct ScrollPosition: Equatable, Sendable {
    enum Target: Sendable {
        case unspecified
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case view(any Hashable & Sendable, anchor: UnitPoint?)
    }
    private(set) var target = Target.unspecified
    /// Counts what the app asked for, so that asking for the same place again is a change.
    private(set) var request = 0
    private let idType: any (Hashable & Sendable).Type
    /// Whether the person scrolled after the app said something last.
    public private(set) var isPositionedByUser = false

    private init(_ idType: any (Hashable & Sendable).Type, _ target: Target = .unspecified) {
        (self.idType, self.target) = (idType, target)
    }

    /// Creates the position that the scroll view has by itself.
    ///
    /// - Parameter idType: The type of the views' identities that `viewID` tells.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(idType as any (Hashable & Sendable).Type)
    }

    /// Creates the position at a view.
    ///
    /// - Parameter anchor: Which place of the view is where the same place of the scroll view is; nil is the least way.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(ID.self, .view(id, anchor: anchor))
    }

    /// Creates the position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType as any (Hashable & Sendable).Type, .edge(edge))
    }

    /// Creates the position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType as any (Hashable & Sendable).Type, .point(x: point.x, y: point.y))
    }

    /// Creates the position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType as any (Hashable & Sendable).Type, .point(x: x, y: y))
    }

    /// Creates the position at a place along the content's width.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType as any (Hashable & Sendable).Type, .point(x: x, y: nil))
    }

    /// Creates the position at a place along the content's height.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType as any (Hashable & Sendable).Type, .point(x: nil, y: y))
    }

    private mutating func setTarget(_ newTarget: Target) {
        (target, isPositionedByUser) = (newTarget, false)
        request &+= 1
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        setTarget(.view(id, anchor: anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { setTarget(.edge(edge)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { setTarget(.point(x: point.x, y: point.y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { setTarget(.point(x: x, y: y)) }
    /// Scrolls along the content's width.
    public mutating func scrollTo(x: CGFloat) { setTarget(.point(x: x, y: nil)) }
    /// Scrolls along the content's height.
    public mutating func scrollTo(y: CGFloat) { setTarget(.point(x: nil, y: y)) }

    /// The edge that the app said; nil where it said none, or the person has scrolled.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point that the app said; nil where it said none, or the person has scrolled.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = target else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The place along the width that the app said; nil where it said none, or the person has scrolled.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
    /// The place along the height that the app said; nil where it said none, or the person has scrolled.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
    /// The identity of the view that the app said, or that is at the beginning where the person has scrolled.
    public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = target { id } else { nil } }
    /// The identity of the view that the app said, or that is at the beginning, if it is of the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Takes notice of the person's scrolling: what the app said no longer holds.
    mutating func noteUserScroll() { (target, isPositionedByUser) = (.unspecified, true) }

    /// Takes notice of the view that has come to the beginning. The place that the app said holds until the person scrolls.
    mutating func noteView(_ id: AnyHashable) {
        func value<ID: Hashable & Sendable>(_: ID.Type) -> (any Hashable & Sendable)? { id.base as? ID }
        guard isPositionedByUser, let own = _openExistential(idType, do: value) else { return }
        target = .view(own, anchor: nil)
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.request == b.request && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
            && a.target == b.target
    }
}

extension ScrollPosition.Target: Equatable {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.unspecified, .unspecified): true
        case (.edge(let a), .edge(let b)): a == b
        case (.point(let ax, let ay), .point(let bx, let by)): ax == bx && ay == by
        case (.view(let a, let anchor), .view(let b, let other)): AnyHashable(a) == AnyHashable(b) && anchor == other
        default: false
        }
    }
}

extension View {
    /// Binds where scroll views in the view are.
    ///
    /// - Parameter anchor: Which place of a view is where the same place of the scroll view is, for positions that say none.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let binding = ScrollPositionBinding(position, anchor)
        return modifier(EnvironmentModifier { $0.scrollPositionBinding = binding })
    }
}
