import UIKit

/// Scrolls the scroll views in its content.
public struct ScrollViewProxy {
    weak var node: ViewNode?

    /// Scrolls so that the view with the identity can be seen. Apple's isn't bound to the main actor.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let carried = MainActorAccess.Carried((proxy: self, id: AnyHashable(id)))
        MainActorAccess.run { carried.value.proxy.scrollView(to: carried.value.id, anchor: anchor) }
    }

    @MainActor private func scrollView(to id: AnyHashable, anchor: UnitPoint?) {
        guard let node else { return }
        UpdateQueue.flush()
        let animation = TransactionContext.current
        for target in Self.targets(below: node) {
            TransactionContext.perform(animation) { target.scrollToPlace(id, anchor: anchor) }
        }
    }

    @MainActor private static func targets(below node: ViewNode) -> [any ScrollTargeting] {
        var found: [any ScrollTargeting] = []
        for child in node.children {
            if let target = child as? any ScrollTargeting { found.append(target) }
            found += targets(below: child)
        }
        return found
    }
}

/// Gives its content something to scroll with.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ScrollReaderNode(view, context)
    }
}

@MainActor final class ScrollReaderNode<C: View>: ValueNode<ScrollViewReader<C>> {
    private var content: ViewNode?
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func run() {
        let view = recordingReads { value.content(ScrollViewProxy(node: self)) }
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
    }
}
