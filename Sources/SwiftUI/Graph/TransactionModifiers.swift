/// Changes the transaction for what is below.
nonisolated struct TransactionModifier: NodeModifier {
    typealias Body = Never
    /// The value whose change the modifier waits for; nil for all changes.
    let value: ComparedValue?
    let transform: (inout Transaction) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        TransactionNode(view, context)
    }
}

/// The transaction as it came to modifiers that change it for themselves alone: what is inside of them goes on with it. Main thread.
private final class OutsideTransaction {
    var transaction: Transaction?
}

/// A value of a type that isn't told, with its `==`.
struct ComparedValue {
    let value: Any
    let isEqual: (Any) -> Bool

    init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { ($0 as? V) == value }
    }
}

/// A node that changes transactions on their way down.
@MainActor protocol TransactionChanging: ViewNode {
    func change(_ transaction: inout Transaction)
}

@MainActor final class TransactionNode<C: View>: ValueNode<ModifiedContent<C, TransactionModifier>>, TransactionChanging
{
    private var content: ViewNode?
    private var wrappers: [TransactionElement] = []
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func valueDidChange(from old: ModifiedContent<C, TransactionModifier>) {
        let applies: Bool
        if let watched = value.modifier.value, let before = old.modifier.value {
            applies = !watched.isEqual(before.value)
        } else {
            applies = value.modifier.value == nil
        }
        placeContent(applies: applies)
    }

    override func run() { placeContent(applies: value.modifier.value == nil) }

    private func placeContent(applies: Bool) {
        isDirty = false
        host.hasTransactionModifiers = true
        var transaction = TransactionContext.current
        if applies { value.modifier.transform(&transaction) }
        UpdateQueue.noteCompletions(of: transaction)
        TransactionContext.perform(transaction) {
            NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        }
        if applies { for wrapper in wrappers { wrapper.pending = transaction } }
    }

    func change(_ transaction: inout Transaction) {
        if value.modifier.value == nil { value.modifier.transform(&transaction) }
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        let old = wrappers
        wrappers = content.elements.map { element in
            old.first { $0.child === element } ?? TransactionElement(node: self, child: element)
        }
        return wrappers
    }
}

/// Lays out its child under the transaction of the last update.
@MainActor final class TransactionElement: WrapperElement {
    var pending: Transaction?

    override func layOut() {
        guard let transaction = pending else { return super.layOut() }
        pending = nil
        TransactionContext.perform(transaction) { super.layOut() }
    }
}

extension ViewNode {
    /// The transaction as it comes down to this node.
    func transactionFromAbove(_ transaction: Transaction) -> Transaction {
        guard host.hasTransactionModifiers else { return transaction }
        var changing: [any TransactionChanging] = []
        var node = parent
        while let current = node {
            if let modifier = current as? any TransactionChanging { changing.append(modifier) }
            node = current.parent
        }
        var result = transaction
        for modifier in changing.reversed() { modifier.change(&result) }
        return result
    }
}

/// A modifier whose own changes have a transaction of their own; those of what it modifies have the one that came.
nonisolated private struct ModifierInTransaction<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let transform: (inout Transaction) -> Void

    @MainActor func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(modifier) }
    }
}

extension ViewModifier {
    /// The modifier with its own changes animated by this animation, and not what it modifies.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// The modifier with the transaction of its own changes changed, and not that of what it modifies.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierInTransaction(modifier: self, transform: transform)
    }
}

extension View {
    /// Animates the view's changes when the value changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier(value: ComparedValue(value)) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates all changes of the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier(value: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates what the closure does to the view, and nothing of the view itself.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction for what the closure does to the view, and not for the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let outside = OutsideTransaction()
        let content = modifier(
            TransactionModifier(value: nil) { if let transaction = outside.transaction { $0 = transaction } })
        return body(PlaceholderContentView(content: AnyView(content)))
            .modifier(
                TransactionModifier(value: nil) { transaction in
                    outside.transaction = transaction
                    transform(&transaction)
                })
    }

    /// Changes the transaction for the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: nil, transform: transform))
    }

    /// Changes the transaction for the view when the value changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { modifier(TransactionModifier(value: ComparedValue(value), transform: transform)) }
}
