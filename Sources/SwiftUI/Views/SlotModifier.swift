/// A modifier with views of its own beside the content, which whoever reads a preference shows: the menu of a title, the actions behind a row.
///
/// - From: `toolbarTitleMenu`, `swipeActions`
/// - To: the bar and the list, by `Key`
nonisolated protocol SlotModifier: NodeModifier {
    associatedtype Key: PreferenceKey
    /// What controls are among these views.
    static var controlContext: ControlContext { get }
    var content: AnyView { get }
    /// What readers are told of the node that holds the views.
    @MainActor func preference(of slot: SlotNode) -> Key.Value
}

extension SlotModifier {
    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SlotModifierNode<C, Self>(view, context)
    }
}

/// The node of such a modifier: lays out the content alone.
@MainActor private final class SlotModifierNode<C: View, M: SlotModifier>: ValueNode<ModifiedContent<C, M>> {
    private var content: ViewNode?
    private lazy var slot = SlotNode(context())
    private lazy var chain = M.controlContext.chain(in: environment)

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [slot] }
    override var placedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }

    override func run() {
        isDirty = false
        markPreferenceWriter()
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        slot.show(value.modifier.content, environment: chain)
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
        guard key == M.Key.self, let next = self.value.modifier.preference(of: slot) as? Key.Value else { return }
        if value == nil { value = next } else { key.reduce(value: &value!, nextValue: { next }) }
    }
}
