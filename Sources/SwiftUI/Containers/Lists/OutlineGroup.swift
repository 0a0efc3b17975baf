/// Rows of a tree of data: a row with others below it opens and closes them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View> {
    let source: Source
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    /// The elements at the top: several, or a single one.
    enum Source {
        case data(Data)
        case root(Data.Element)
    }
}

/// What a row of a tree opens.
public struct OutlineSubgroupChildren {
    let view: AnyView
}

extension OutlineSubgroupChildren: View {
    public var body: some View { view }
}

extension OutlineGroup: View {
    public var body: some View { rows }

    /// Creates rows of elements that know their identity.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        DataElement == Data.Element
    { self.init(source: .data(data), id: \.id, children: children, content: content) }

    /// Creates rows of elements whose identity lies at a key path.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, DataElement == Data.Element
    { self.init(source: .data(data), id: id, children: children, content: content) }
}

extension OutlineGroup {
    /// Creates the rows of an element that knows its identity, and of those below it.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        DataElement == Data.Element
    { self.init(source: .root(root), id: \.id, children: children, content: content) }

    /// Creates the rows of an element whose identity lies at a key path, and of those below it.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, DataElement == Data.Element
    { self.init(source: .root(root), id: id, children: children, content: content) }

    /// Creates rows of bindings to elements that know their identity.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, E == C.Element
    {
        self.init(
            source: .data(data), id: \.wrappedValue.id, children: \.[collectionAt: children], content: content)
    }

    /// Creates rows of bindings to elements whose identity lies at a key path.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        E == C.Element
    {
        self.init(
            source: .data(data), id: (\Binding<E>.wrappedValue).appending(path: id),
            children: \.[collectionAt: children], content: content)
    }

    /// Creates the rows of a binding to an element that knows its identity, and of bindings to those below it.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, E == C.Element
    {
        self.init(
            source: .root(root), id: \.wrappedValue.id, children: \.[collectionAt: children], content: content)
    }

    /// Creates the rows of a binding to an element whose identity lies at a key path, and of bindings to those below it.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        E == C.Element
    {
        self.init(
            source: .root(root), id: (\Binding<E>.wrappedValue).appending(path: id),
            children: \.[collectionAt: children], content: content)
    }
}

extension OutlineGroup where Leaf: View {
    @ViewBuilder fileprivate var rows:
        _ConditionalContent<ForEach<Data, ID, OutlineRow<Data, ID, Leaf>>, OutlineRow<Data, ID, Leaf>>
    {
        let (id, children, content) = (id, children, content)
        switch source {
        case .data(let data):
            ForEach(data, id: id) { OutlineRow(element: $0, id: id, children: children, content: content) }
        case .root(let root): OutlineRow(element: root, id: id, children: children, content: content)
        }
    }
}

extension OutlineGroup: RowStructure where Parent: View, Leaf: View, Subgroup: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        collector.add(rows, at: id.appending("outline"), wrap)
    }
}

/// One element of a tree, with those below it.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineRow: View {
    @ViewBuilder var body: some View {
        if let below = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(view: AnyView(inner(below)))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }

    private func inner(_ below: Data) -> some View {
        let (id, children, content) = (id, children, content)
        return ForEach(below, id: id) { OutlineRow(element: $0, id: id, children: children, content: content) }
    }
}

extension OutlineRow: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        var wrap = wrap
        wrap.tag = AnyHashable(element[keyPath: self.id])
        if let below = element[keyPath: children] {
            collector.add(
                DisclosureGroup(content: { inner(below) }, label: { content(element) }), at: id.appending("open"), wrap)
        } else {
            collector.add(content(element), at: id.appending("leaf"), wrap)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of data.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil) }
}

extension List where SelectionValue: Hashable {
    /// Creates a list of a tree of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }
}
