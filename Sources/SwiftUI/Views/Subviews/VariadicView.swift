/// The names with which libraries take a view apart that is older than `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A view that a root makes of the views that a view consists of.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// Makes something of the parts of something else.
public protocol _VariadicView_Root {}

/// Makes a view of the views that another consists of.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// The view, of the views in order.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views, which the container around lays out.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a view consists of, in order.
public struct _VariadicView_Children: RandomAccessCollection {
    /// One of the views.
    public struct Element: Identifiable {
        let row: ListRow

        /// The identity, which lasts as long as the view's state does.
        public var id: AnyHashable { AnyHashable(row.id) }

        /// The identity that the app gave the view, by `id` or in a `ForEach`, if it is of the type.
        @MainActor @preconcurrency public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            (row.traits.id ?? row.tag)?.base as? ID
        }

        /// The value that the view tells.
        @MainActor @preconcurrency public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            row.traits.traits[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
        }
    }

    public typealias Index = Int
    let rows: [ListRow]

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }
    public subscript(index: Int) -> Element { Element(row: rows[index]) }
}

extension _VariadicView_Children: View {
    public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) { collector.add(body, at: id, wrap) }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { row.make() }
}

extension _VariadicView_Children.Element: SubviewWrapping {
    var wrapped: any View { row.make() }
    func addTraits(to traits: inout SubviewTraits) { traits.id = traits.id ?? row.tag }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        SubviewsNode(view, context, { $0.subviews(of: $1.content) }) { view, rows in
            VariadicBody(root: view.root, children: _VariadicView_Children(rows: rows))
        }
    }
}

extension _VariadicView.Tree: RowStructure where Root: _VariadicView_ViewRoot, Content: View {
    /// A root that reads the graph makes its views where these are shown.
    static var isStructure: Bool {
        Root.self is any _VariadicView_MultiViewRoot.Type && TypeFields.dynamicProperties(of: Root.self).isEmpty
    }

    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        let children = _VariadicView_Children(rows: collector.subviews(of: content, at: id))
        collector.add(root.body(children: children), at: id.appending("tree"), wrap)
    }
}

/// The view that a root makes. What the root reads of the graph is connected as a view's is.
private struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
    let root: Root
    let children: _VariadicView_Children

    var body: some View {
        StyleBody(style: root, configuration: children) { $0.body(children: $1) }
    }
}
