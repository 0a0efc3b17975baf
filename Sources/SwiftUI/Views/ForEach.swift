/// Makes a view for each element of a collection, and keeps each view's identity by the element's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element, Data.Index) -> ID
    /// The dynamic content's own actions, which lists ask for.
    package var onDelete: ((IndexSet) -> Void)?
    package var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach where Content: View {
    /// Makes views for elements that know their identity.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identify: { element, _ in element.id })
    }

    /// Makes views for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: { element, _ in element[keyPath: id] }) }

    /// Makes views for the numbers of a range that stays the same.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { element, _ in element })
    }

    /// Makes views for bindings to the elements of a collection.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// Makes views for bindings to the elements of a collection, whose identity lies at a key path.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, identify: { element, _ in element.1 })
    }
}

/// Content whose number of views depends on data.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { ForEachNode(view, context) }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The node of a `ForEach`: a child for each element, found again by the element's identity.
@MainActor final class ForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>: ValueNode<ForEach<D, ID, C>> {
    private var ids: [ID] = []
    private var rows: [RowNode<ID>] = []

    override var children: [ViewNode] { rows }

    override func run() {
        let content = value.content
        let (newIDs, views) = recordingReads {
            (
                value.data.indices.map { value.identify(value.data[$0], $0) },
                value.data.map { content($0) }
            )
        }
        if newIDs == ids {
            for (row, view) in zip(rows, views) { row.show(view) }
            return
        }
        var old = [ID: RowNode<ID>](minimumCapacity: ids.count)
        for (id, row) in zip(ids, rows) where old[id] == nil { old[id] = row }
        let kept = rows
        rows = zip(newIDs, views).map { id, view in
            let row = old.removeValue(forKey: id) ?? RowNode(id: id, context())
            row.show(view)
            return row
        }
        let alive = Set(rows.map(ObjectIdentifier.init))
        for row in kept where !alive.contains(ObjectIdentifier(row)) { row.tearDown() }
        ids = newIDs
        elementsDidChange()
    }
}

/// One element of a `ForEach`.
@MainActor final class RowNode<ID: Hashable>: ViewNode, IdentifiedPlace {
    let id: ID
    private var content: ViewNode?
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    var identity: AnyHashable { AnyHashable(id) }

    init(id: ID, _ context: NodeContext) {
        self.id = id
        super.init(context)
    }

    func show<V: View>(_ view: V) { NodeFactory.place(view, in: &content, of: self, context()) }
}

/// A part of a list or form with a header and a footer; elsewhere its views in order.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    @available(*, deprecated) nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { SectionNode(view, context) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// The node of a section: lists ask it for its parts.
@MainActor package final class SectionNode<P: View, C: View, F: View>: ValueNode<Section<P, C, F>>, SectionParts {
    private lazy var headerSlot = SlotNode(context())
    private lazy var contentSlot = SlotNode(context())
    private lazy var footerSlot = SlotNode(context())

    package override var children: [ViewNode] { [headerSlot, contentSlot, footerSlot] }
    package var headerNode: ViewNode { headerSlot }
    package var contentNode: ViewNode { contentSlot }
    package var footerNode: ViewNode { footerSlot }

    package override func run() {
        isDirty = false
        for slot in [headerSlot, contentSlot, footerSlot] { slot.onElementsChange = { [weak self] in self?.elementsDidChange() } }
        headerSlot.show(value.header)
        contentSlot.show(value.content)
        footerSlot.show(value.footer)
    }
}

/// A section's nodes.
@MainActor package protocol SectionParts: ViewNode {
    var headerNode: ViewNode { get }
    var contentNode: ViewNode { get }
    var footerNode: ViewNode { get }
}
