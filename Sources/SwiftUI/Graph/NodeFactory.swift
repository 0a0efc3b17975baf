/// A view of this module that makes its own node instead of having a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self>
}

/// Makes nodes for views and gives them newer values.
@MainActor package enum NodeFactory {
    /// Makes the node of a view and runs it once.
    package static func makeNode<V: View>(_ view: V, _ context: NodeContext) -> ViewNode {
        let node: ViewNode
        if let primitive = V.self as? any PrimitiveView.Type {
            node = makePrimitive(primitive, view, context)
        } else if let representable = V.self as? any UIViewRepresentable.Type {
            node = makeRepresentable(representable, view, context)
        } else if let representable = V.self as? any UIViewControllerRepresentable.Type {
            node = makeControllerRepresentable(representable, view, context)
        } else {
            node = BodyNode(view, context)
        }
        node.run()
        return node
    }

    /// Brings the view's value to the node in a slot if it has the same identity, else makes a new one.
    ///
    /// The parent's storage isn't accessed while nodes run: what they do may read the parent's children, or update the same slot.
    /// - Parameters:
    ///   - slot: reads the node that is there.
    ///   - replace: writes a new node into the slot.
    package static func place<V: View>(
        _ view: V, in slot: @autoclosure () -> ViewNode?, of parent: ViewNode, _ context: NodeContext,
        replace: (ViewNode) -> Void
    ) {
        let old = slot()
        if let old, old.isAlive, old.viewType == V.self {
            let typed = unsafeDowncast(old, to: ValueNode<V>.self)
            if typed.accepts(view) {
                typed.update(view)
                return
            }
        }
        old?.tearDown()
        let new = makeNode(view, context)
        // While the node was made another may have come into the slot: the newest value is this one.
        if let other = slot(), other !== old { other.tearDown() }
        replace(new)
        parent.elementsDidChange()
    }

    private static func makePrimitive<V: View, P: PrimitiveView>(
        _: P.Type, _ view: V, _ context: NodeContext
    ) -> ViewNode { P.makeNode(unsafeBitCast(view, to: P.self), context) }

    private static func makeRepresentable<V: View, R: UIViewRepresentable>(
        _: R.Type, _ view: V, _ context: NodeContext
    ) -> ViewNode { RepresentableNode<R>(unsafeBitCast(view, to: R.self), context) }

    private static func makeControllerRepresentable<V: View, R: UIViewControllerRepresentable>(
        _: R.Type, _ view: V, _ context: NodeContext
    ) -> ViewNode { ControllerRepresentableNode<R>(unsafeBitCast(view, to: R.self), context) }
}

extension View where Body == Never {
    /// A view without content of its own has no body: asking for it is a programmer's mistake.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
