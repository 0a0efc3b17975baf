import UIKit

/// Where a scroll view is and how large its content is.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's place at the scroll view's top left corner.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// What bars and margins take of the scroll view.
    public var contentInsets: EdgeInsets
    /// The scroll view's size without the insets.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// What of the content is seen, that below the insets, too.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }
    /// The container's rectangle in the content's terms.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    @MainActor init(_ view: UIScrollView) {
        let insets = view.adjustedContentInset
        self.init(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            containerSize: CGSize(
                width: view.bounds.width - insets.left - insets.right,
                height: view.bounds.height - insets.top - insets.bottom))
    }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
    /// Not at all.
    case idle
    /// A finger is down and may begin to move it.
    case tracking
    /// By a finger.
    case interacting
    /// By what a finger left it with.
    case decelerating
    /// By itself, to where it was told to go.
    case animating

    public var isScrolling: Bool { self != .idle }
}

/// What a change of a phase comes with.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// Someone above scroll views who hears how they move. Main thread.
final class ScrollObserver {
    var geometryDidChange: ((ScrollGeometry) -> Void)?
    var phaseDidChange: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    /// What was told last.
    var geometryMemory: AnyObject?
}

/// Hears of the scroll views in its content.
nonisolated struct ScrollObservingModifier: NodeModifier {
    typealias Body = Never
    let update: (ScrollObserver) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ScrollObservingNode(view, context)
    }
}

@MainActor final class ScrollObservingNode<C: View>: ValueNode<ModifiedContent<C, ScrollObservingModifier>> {
    private var content: ViewNode?
    private let observer = ScrollObserver()
    private lazy var inner = EnvironmentChain(outer: environment)
    private var isInstalled = false

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        value.modifier.update(observer)
        recordingReads {
            let outer = EnvironmentValues(chain: environment).scrollObservers
            if !isInstalled {
                isInstalled = true
                inner.set(ScrollObserversKey.self, outer + [observer])
            }
        }
        NodeFactory.place(value.content, in: content, of: self, context(environment: inner)) { content = $0 }
    }
}

/// Remembers what was told last, so that only changes are.
private final class LastValue<T> {
    var value: T?
}

extension View {
    /// Calls the action when what the closure makes of a scroll view's geometry differs from before.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollObservingModifier { observer in
                let last = (observer.geometryMemory as? LastValue<T>) ?? LastValue<T>()
                observer.geometryMemory = last
                observer.geometryDidChange = { geometry in
                    let new = transform(geometry)
                    guard last.value != new else { return }
                    let old = last.value ?? new
                    last.value = new
                    action(old, new)
                }
            })
    }

    /// Calls the action when a scroll view begins to move in another way, or stops.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollObservingModifier { $0.phaseDidChange = { old, new, _ in action(old, new) } })
    }

    /// Calls the action when a scroll view begins to move in another way, or stops.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View { modifier(ScrollObservingModifier { $0.phaseDidChange = action }) }

    /// Calls the action when what the closure makes of the view's geometry differs from before, at first too.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

    /// Calls the action when what the closure makes of the view's geometry differs from before, at first too.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true, action)
            }
        }
    }

    /// Gives the view room inside of the safe area, which shrinks by it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
            .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
    }

    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Keeps the view away from the edges of its scene.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Keeps the view away from the edges of the scene, as far as that is done for a kind of content.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }
}

/// The kind of content that is kept away from the edges of a scene: all are as far away on a phone.
public struct ScenePadding: Equatable, Sendable {
    private let kind: Int

    /// Any.
    public static let minimum = ScenePadding(kind: 0)
    /// This is what is in line with the titles of bars.
    public static let navigationBar = ScenePadding(kind: 1)
}
