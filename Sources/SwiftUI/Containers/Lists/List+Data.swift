// A list's data: a range, values and bindings, rows that are edited, and trees, each with the selection of one row, of several or of none.

extension List where SelectionValue: Hashable, Content: View {
    /// Creates a list of a range of which one row may be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of a range of which several rows may be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of data whose identity lies at a key path, of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose identity lies at a key path, of which one row may be selected.
    nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data._Root, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose identity lies at a key path, of which several rows may be selected.
    nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data._Root, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose rows people may move, delete and select one of.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        self.init(
            content: ForEach(data, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose rows people may move, delete and select several of.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        self.init(
            content: ForEach(data, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose identity lies at a key path, whose rows people may move, delete and select one of.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
    {
        self.init(
            content: ForEach(data, id: id, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to data, whose identity lies at a key path, whose rows people may move, delete and select several of.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
    {
        self.init(
            content: ForEach(data, id: id, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of a tree of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
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

    /// Creates a list of a tree of data, whose identity lies at a key path, of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of a tree of data, whose identity lies at a key path, of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to a tree of data of which one row may be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, C.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(
                data, id: \.wrappedValue.id, children: \.[collectionAt: children], content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to a tree of data of which several rows may be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, C.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(
                data, id: \.wrappedValue.id, children: \.[collectionAt: children], content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to a tree of data, whose identity lies at a key path, of which one row may be selected.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings to a tree of data, whose identity lies at a key path, of which several rows may be selected.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) })
    }
}

extension List where SelectionValue == Never, Content: View {
    /// Creates a list of bindings to data, whose identity lies at a key path, whose rows people may move and delete.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
    {
        self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
    }

    /// Creates a list of a tree of data, whose identity lies at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
    }

    /// Creates a list of bindings to a tree of data.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, C.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(
                data, id: \.wrappedValue.id, children: \.[collectionAt: children], content: rowContent), selection: nil)
    }

    /// Creates a list of bindings to a tree of data, whose identity lies at a key path.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<C>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, C: MutableCollection & RandomAccessCollection
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
    }
}

extension Binding {
    /// A binding to a collection that an element may have, and nil while it has none: what opens below a row of a tree of bindings.
    subscript<C>(collectionAt path: WritableKeyPath<Value, C?>) -> Binding<C>? { Binding<C>(self[dynamicMember: path]) }
}
