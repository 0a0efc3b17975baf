/// Makes a view for each element of a collection, and keeps each view's identity by the element's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element, Data.Index) -> ID
    /// The dynamic content's own actions, which lists ask for.
    package var onDelete: ((IndexSet) -> Void)?
    package var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach {
    /// For content of other frameworks that isn't a view: a map's, a chart's.
    nonisolated package init(
        making data: Data, identify: @escaping (Data.Element, Data.Index) -> ID,
        content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: identify) }

    nonisolated package func identity(of element: Data.Element, at index: Data.Index) -> ID { identify(element, index) }
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

    /// Makes views for bindings to the elements of a collection, whose identity lies at a key path.
    ///
    /// The closure's parameter is the data's own element here, too: were it a binding to a type that only the argument says, the compiler would
    /// look for half a minute where something in the closure is wrong, and wouldn't say what.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data._Root, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data: _BindingCollection {
        self.init(data: data, content: content, identify: { element, _ in Data._root(of: element)[keyPath: id] })
    }
}

/// Content whose number of views depends on data.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        if Data.self is any SubviewSource.Type {
            return SubviewsNode(view, context, { $0.subviews(of: ($1.data as? any SubviewSource)?.source) }) {
                $0.showing($1)
            }
        }
        if Data.self is any SectionSource.Type {
            return SubviewsNode(view, context, { $0.sections(of: ($1.data as? any SectionSource)?.source) }) {
                $0.showing($1)
            }
        }
        return ForEachNode(view, context)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The node of a `ForEach`: a child for each element, found again by the element's identity. In a lazy container a child is made when it is
/// asked for.
@MainActor
final class ForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>: ValueNode<ForEach<D, ID, C>>, LazyRows {
    private var ids: [ID] = []
    /// By position; nil where a lazy container hasn't asked yet.
    private var rows: [RowNode<ID>?] = []
    private var indices: [ID: Int]?
    private let isLazy: Bool
    private let rowEnvironment: EnvironmentChain

    override init(_ value: ForEach<D, ID, C>, _ context: NodeContext) {
        isLazy = EnvironmentValues(chain: context.environment)[LazyContainerKey.self]
        if isLazy {
            rowEnvironment = EnvironmentChain(outer: context.environment)
            rowEnvironment.set(LazyContainerKey.self, false)
            rowEnvironment.set(LazySectionsKey.self, true)
        } else {
            rowEnvironment = context.environment
        }
        super.init(value, context)
    }

    override var children: [ViewNode] { rows.compactMap { $0 } }
    override var isStructural: Bool { true }

    override func run() {
        let data = value.data
        let newIDs = recordingReads { data.indices.map { value.identify(data[$0], $0) } }
        if newIDs == ids {
            for (position, element) in data.enumerated() { rows[position]?.show(content(element)) }
            return
        }
        let kept = rows
        var old = [ID: RowNode<ID>](minimumCapacity: ids.count)
        for (id, row) in zip(ids, rows) { if let row, old[id] == nil { old[id] = row } }
        var remaining: Set<ObjectIdentifier> = []
        rows = zip(newIDs, data).map { id, element in
            let known = old.removeValue(forKey: id)
            if known == nil, isLazy { return nil }
            let row = known ?? RowNode(id: id, context(environment: rowEnvironment))
            remaining.insert(ObjectIdentifier(row))
            row.show(content(element))
            return row
        }
        for case let row? in kept where !remaining.contains(ObjectIdentifier(row)) { row.tearDown() }
        ids = newIDs
        indices = nil
        elementsDidChange()
    }

    /// What the closure reads belongs to this node, which calls it.
    private func content(_ element: D.Element) -> C {
        let outer = DependencySource.reader.value
        DependencySource.reader.value = self
        defer { DependencySource.reader.value = outer }
        return ObservationReads.record(for: self) { value.content(element) }
    }

    // MARK: Lazy rows

    var rowCount: Int { ids.count }

    func row(at index: Int) -> ViewNode {
        if let row = rows[index] { return row }
        let row = RowNode(id: ids[index], context(environment: rowEnvironment))
        rows[index] = row
        row.show(content(value.data[value.data.index(value.data.startIndex, offsetBy: index)]))
        forgetElements()
        return row
    }

    func madeRow(at index: Int) -> ViewNode? { rows[index] }

    func identity(ofRow index: Int) -> AnyHashable { AnyHashable(ids[index]) }

    func index(ofRow identity: AnyHashable) -> Int? {
        guard let id = identity.base as? ID else { return nil }
        if indices == nil {
            indices = [:]
            for (index, id) in ids.enumerated() where indices![id] == nil { indices![id] = index }
        }
        return indices![id]
    }

    override func makeElements() -> [LayoutElement] {
        // A container that isn't lazy needs all.
        for index in rows.indices where rows[index] == nil { _ = row(at: index) }
        return rows.flatMap { $0!.elements }
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

    func show<V: View>(_ view: V) { NodeFactory.place(view, in: content, of: self, context()) { content = $0 } }
}

/// A part of a list or form with a header and a footer; elsewhere its views in order.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the rows are there, where people may close the section.
    var isExpanded: Binding<Bool>?

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    @available(*, deprecated) nonisolated public init(
        header: Parent, footer: Footer, @ViewBuilder content: () -> Content
    ) {
        self.init(header: header, content: content(), footer: footer)
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { SectionNode(view, context) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    /// Creates a section whose rows are there while a binding says so.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) { self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
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
    /// Creates a section whose rows are there while a binding says so.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
    /// Creates a section whose rows are there while a binding says so.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}

/// The node of a section: lists ask it for its parts.
@MainActor package final class SectionNode<P: View, C: View, F: View>: ValueNode<Section<P, C, F>>, SectionParts {
    private lazy var headerSlot = SlotNode(context())
    private lazy var contentSlot = SlotNode(context())
    private lazy var footerSlot = SlotNode(context())

    package override var children: [ViewNode] { [headerSlot, contentSlot, footerSlot] }
    package override var isStructural: Bool { true }
    package var headerNode: ViewNode { headerSlot }
    package var contentNode: ViewNode { contentSlot }
    package var footerNode: ViewNode { footerSlot }

    package override func run() {
        isDirty = false
        for slot in [headerSlot, contentSlot, footerSlot] {
            slot.onElementsChange = { [weak self] in self?.elementsDidChange() }
        }
        (headerSlot.sectionRole, footerSlot.sectionRole) = (.header, .footer)
        headerSlot.show(value.header)
        if let isExpanded = value.isExpanded {
            contentSlot.show(
                recordingReads { isExpanded.wrappedValue } ? value.content : nil, environment: contentEnvironment)
        } else {
            contentSlot.show(value.content, environment: contentEnvironment)
        }
        footerSlot.show(value.footer)
    }

    /// In a row of a lazy container a section's rows are made one by one, too, so that a grid of sections needn't make all of them.
    private lazy var contentEnvironment: EnvironmentChain = {
        guard EnvironmentValues(chain: environment)[LazySectionsKey.self] else { return environment }
        let chain = EnvironmentChain(outer: environment)
        chain.set(LazyContainerKey.self, true)
        return chain
    }()
}

/// A section's nodes.
@MainActor package protocol SectionParts: ViewNode {
    var headerNode: ViewNode { get }
    var contentNode: ViewNode { get }
    var footerNode: ViewNode { get }
}
