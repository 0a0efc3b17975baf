/// One of the views that a view consists of: a container lays it out as one.
public struct Subview: Identifiable {
    /// The identity of a subview, which lasts as long as its state does.
    public struct ID: Hashable {
        let row: RowID
    }
    let row: ListRow

    public var id: ID { ID(row: row.id) }
    /// The values that the view tells its container.
    @MainActor @preconcurrency public var containerValues: ContainerValues { row.traits.values }
}

extension Subview: View {
    public var body: some View { row.make() }
}

extension Subview: SubviewWrapping {
    var wrapped: any View { row.make() }
    func addTraits(to traits: inout SubviewTraits) { traits.id = traits.id ?? row.tag }
}

/// The views that a view consists of, in order.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    let rows: [ListRow]

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }
    public subscript(index: Int) -> Subview { Subview(row: rows[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: Slice(base: rows, bounds: bounds))
    }
}

extension SubviewsCollection: View {
    public var body: some View { self[...] }
}

extension SubviewsCollection: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) { collector.add(body, at: id, wrap) }
}

/// Some of the views that a view consists of, in order.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    let base: Slice<[ListRow]>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public subscript(index: Int) -> Subview { Subview(row: base[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base[bounds]) }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(Array(self)) { $0 } }
}

extension SubviewsCollectionSlice: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) { collector.add(body, at: id, wrap) }
}

/// The content that is made of the views that a view consists of.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        SubviewsNode(view, context, { $0.subviews(of: $1.subviews) }) { view, rows in
            view.transform(SubviewsCollection(rows: rows))
        }
    }
}

extension GroupElementsOfContent: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        let rows = collector.subviews(of: subviews, at: id)
        collector.add(transform(SubviewsCollection(rows: rows)), at: id.appending("group"), wrap)
    }
}

extension Group {
    /// Makes something of the views that a view consists of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self = Group { GroupElementsOfContent(subviews: view, transform: transform) }
    }
}

/// The node of a view that makes something of the views or sections that another consists of. These are found again wherever they are shown.
@MainActor final class SubviewsNode<V: View, Parts, Result: View>: ValueNode<V> {
    private var content: ViewNode?
    private let gather: (RowCollector, V) -> Parts
    private let make: (V, Parts) -> Result
    private lazy var collector = RowCollector(node: self, bodies: .views)

    init(
        _ view: V, _ context: NodeContext, _ gather: @escaping (RowCollector, V) -> Parts,
        _ make: @escaping (V, Parts) -> Result
    ) {
        (self.gather, self.make) = (gather, make)
        super.init(view, context)
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        let result = recordingReads { make(value, gather(collector, value)) }
        NodeFactory.place(result, in: content, of: self, context()) { content = $0 }
    }

    override func removeState() { collector.end() }
}

/// Stands for the views that a view consists of, which are only known where the view is shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    let source: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// The views are known where they are shown: here there is none at any index.
    public subscript(index: Int) -> Subview { fatalError("Index out of range") }
}

/// Data of a `ForEach` that is known where it is shown.
protocol SubviewSource {
    var source: AnyView { get }
}

extension ForEachSubviewCollection: SubviewSource {}

extension ForEach where Content: View {
    /// Makes a view for each of the views that a view consists of.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            making: ForEachSubviewCollection(source: AnyView(view)), identify: { subview, _ in subview.id },
            content: content)
    }

    /// The view of each of the rows, for data that stands for them.
    func showing(_ rows: [ListRow]) -> ForEach<SubviewsCollection, Subview.ID, Content> {
        let content = content
        return ForEach<SubviewsCollection, Subview.ID, Content>(
            making: SubviewsCollection(rows: rows), identify: { subview, _ in subview.id },
            content: { content($0 as! Data.Element) })
    }
}
