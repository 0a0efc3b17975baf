import Foundation

/// What people may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Putting rows into another order.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Taking rows away.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// Both.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Makes views for bindings to elements, which people may move and delete in a list.
    nonisolated public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        C.Element: Identifiable, ID == C.Element.ID
    { self.init(data, id: \.id, editActions: editActions, content: content) }

    /// Makes views for bindings to elements, whose identity lies at a key path, and which people may move and delete in a list.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == Binding<C>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
        self.init(data, id: id, content: content)
        if editActions.contains(.delete) { onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
        if editActions.contains(.move) { onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }

    /// Takes things that are dropped between the rows of a list. Kept: lists take nothing that is dropped (DEV-1291).
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}

extension List where SelectionValue == Never, Content: View {
    /// Creates a list of bindings to data, whose rows people may move and delete.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    { self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil) }
}
