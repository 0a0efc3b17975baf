/// Rows of a tree of data: a row with others below it opens and closes them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
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
    { self.init(data: data, id: \.id, children: children, content: content) }

    /// Creates rows of elements whose identity lies at a key path.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, DataElement == Data.Element
    { self.init(data: data, id: id, children: children, content: content) }
}

extension OutlineGroup where Leaf: View {
    fileprivate var rows: ForEach<Data, ID, OutlineRow<Data, ID, Leaf>> {
        let (id, children, content) = (id, children, content)
        return ForEach(data, id: id) { OutlineRow(element: $0, id: id, children: children, content: content) }
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
