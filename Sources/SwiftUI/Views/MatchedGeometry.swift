import UIKit

/// What of the geometry is taken over.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where the sources of matched geometry lie in one tree.
///
/// Each group has at most one source whose frame counts: the last that was laid out. Views that aren't sources follow it; a source that
/// comes while another of the group is there, or has just gone, begins at that one's frame.
///
/// - From: `MatchedGeometryElement`
@MainActor final class MatchedGeometryRegistry {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    struct Source {
        weak var element: MatchedGeometryElement?
        /// The view of the source, which may stay for a while when its element has gone.
        weak var view: UIView?
        var frame: CGRect
    }
    private var sources: [Key: Source] = [:]
    private var followers: [Key: [WeakElement]] = [:]

    private struct WeakElement {
        weak var element: MatchedGeometryElement?
    }

    func source(_ key: Key) -> Source? { sources[key] }

    func setSource(_ element: MatchedGeometryElement, _ frame: CGRect, for key: Key) {
        let moved = sources[key].map { $0.frame != frame } ?? true
        sources[key] = Source(element: element, view: element.effectView, frame: frame)
        guard moved else { return }
        for follower in followers[key] ?? [] { follower.element?.invalidateLayout() }
    }

    func add(follower: MatchedGeometryElement, for key: Key) {
        var list = (followers[key] ?? []).filter { $0.element != nil }
        if !list.contains(where: { $0.element === follower }) { list.append(WeakElement(element: follower)) }
        followers[key] = list
    }

    func remove(follower: MatchedGeometryElement, for key: Key) {
        followers[key]?.removeAll { $0.element == nil || $0.element === follower }
    }

    /// Sources that have gone are forgotten when the update that they went in is over.
    func forgetGoneSources() {
        sources = sources.filter { $0.value.element?.node.isAlive == true }
    }
}

/// Gives its child the geometry of another view of its group, or lends its own.
nonisolated struct MatchedGeometryModifier: ElementModifier {
    typealias Body = Never
    let key: MatchedGeometryRegistry.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> MatchedGeometryElement {
        MatchedGeometryElement(node: node, child: child)
    }
    @MainActor func update(_ element: MatchedGeometryElement, environment: EnvironmentValues) { element.update(self) }
}

/// The element of a view with matched geometry.
@MainActor final class MatchedGeometryElement: EffectElement {
    private var modifier: MatchedGeometryModifier?
    private var isFirst = true
    /// Where a source that has just come is shown at first, in the tree's terms.
    private var borrowed: CGRect?

    private var registry: MatchedGeometryRegistry { node.host.matchedGeometry }

    func update(_ newModifier: MatchedGeometryModifier) {
        if let old = modifier, old.key != newModifier.key { registry.remove(follower: self, for: old.key) }
        modifier = newModifier
        if newModifier.isSource {
            registry.remove(follower: self, for: newModifier.key)
        } else {
            registry.add(follower: self, for: newModifier.key)
        }
        invalidateLayout()
    }

    private var ownFrame: CGRect { frame(in: nil) }

    /// The frame to take over, in this element's terms.
    private func matchedFrame() -> CGRect? {
        guard let modifier else { return nil }
        let own = ownFrame
        if let borrowed { return borrowed.offsetBy(dx: -own.minX, dy: -own.minY) }
        guard !modifier.isSource, let source = registry.source(modifier.key), source.element?.node.isAlive == true
        else {
            return nil
        }
        return source.frame.offsetBy(dx: -own.minX, dy: -own.minY)
    }

    override func layOut() {
        guard let modifier else { return super.layOut() }
        if isFirst {
            isFirst = false
            beginInsertion(modifier)
        }
        if modifier.isSource, borrowed == nil { registry.setSource(self, ownFrame, for: modifier.key) }
        guard let target = matchedFrame() else { return super.layOut() }
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        let inner = child.sizeThatFits(proposal)
        var point = CGPoint.zero
        if modifier.properties.contains(.position) {
            let anchor = modifier.anchor
            point = CGPoint(
                x: target.minX + anchor.x * (target.width - inner.width),
                y: target.minY + anchor.y * (target.height - inner.height))
        }
        child.place(at: point, proposal: proposal)
    }

    /// The view has moved and is otherwise the same.
    override func positionDidChange() {
        super.positionDidChange()
        guard let modifier else { return }
        if modifier.isSource, borrowed == nil { registry.setSource(self, ownFrame, for: modifier.key) }
        if !modifier.isSource { invalidateLayout() }
    }

    /// A source that comes with an animation begins where the one before was, and takes that one's view along.
    private func beginInsertion(_ modifier: MatchedGeometryModifier) {
        guard modifier.isSource, node.host.isVisible, let animation = TransactionContext.animation,
            let before = registry.source(modifier.key), before.element !== self
        else { return }
        let transaction = TransactionContext.current
        borrowed = before.frame
        if let view = before.view, before.element?.node.isAlive != true {
            Self.move(view, from: before.frame, to: ownFrame, animation)
        }
        UpdateQueue.enqueueAction { [weak self] in
            guard let self else { return }
            borrowed = nil
            registry.forgetGoneSources()
            TransactionContext.perform(transaction) {
                self.invalidateLayout()
                self.node.host.layOutIfVisible()
            }
        }
    }

    /// Moves the view of a source that goes to where its successor lies.
    private static func move(_ view: UIView, from: CGRect, to: CGRect, _ animation: Animation) {
        guard from.width > 0, from.height > 0 else { return }
        let start = view.layer.transform
        let end = CATransform3DConcat(
            CATransform3DMakeScale(to.width / from.width, to.height / from.height, 1),
            CATransform3DMakeTranslation(to.midX - from.midX, to.midY - from.midY, 0))
        guard let made = animation.makeAnyLayerAnimation(keyPath: "transform", from: start, to: end) else { return }
        if made.beginTime > 0 { made.beginTime += view.layer.convertTime(CACurrentMediaTime(), from: nil) }
        made.fillMode = .both
        made.isRemovedOnCompletion = false
        view.layer.add(made, forKey: "SwiftUI.matched")
    }
}

extension View {
    /// Gives the view the geometry of the group's source, or, as the source, lends its own. A source that takes another's place moves
    /// from there.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryRegistry.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
