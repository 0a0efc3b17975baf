/// Asks tabs for their pages and makes a view of them.
///
/// An app's own content of tabs has no node: its state lives with this view's, which asks again when something that the content has
/// read changes.
///
/// - From: `TabView`
/// - To: `TabPagesMaking`
struct TabPagesReader<Made: View> {
    let source: any TabPagesMaking
    let make: @MainActor ([TabPage]) -> Made

    init(source: any TabPagesMaking, @ViewBuilder make: @escaping @MainActor ([TabPage]) -> Made) {
        (self.source, self.make) = (source, make)
    }
}

extension TabPagesReader: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { TabPagesNode(view, context) }
}

@MainActor private final class TabPagesNode<M: View>: ValueNode<TabPagesReader<M>> {
    private lazy var properties = PartProperties(node: self)
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        let made = recordingReads { value.make(properties.walk { value.source.makePages(properties) }) }
        NodeFactory.place(made, in: content, of: self, context()) { content = $0 }
    }

    override func removeState() { properties.removeAll() }
}
