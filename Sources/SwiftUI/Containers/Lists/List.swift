import UIKit

/// Rows in a column that scrolls.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection?
}

/// Which rows of a list are selected.
struct ListSelection {
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable, Bool) -> Void
    let allowsMultiple: Bool
    /// Whether a value has the type of the selection.
    let fits: (AnyHashable) -> Bool

    init<V: Hashable>(_ binding: Binding<V?>) {
        isSelected = { $0 == binding.wrappedValue.map { AnyHashable($0) } }
        select = { value, isOn in binding.wrappedValue = isOn ? value.base as? V : nil }
        allowsMultiple = false
        fits = { $0.base is V }
    }

    init<V: Hashable>(_ binding: Binding<Set<V>>) {
        isSelected = { value in (value.base as? V).map { binding.wrappedValue.contains($0) } ?? false }
        select = { value, isOn in
            guard let value = value.base as? V else { return }
            if isOn { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
        allowsMultiple = true
        fits = { $0.base is V }
    }
}

extension List: View {
    public var body: some View { ListBody(content: content, selection: selection) }

    /// Creates a list of which one row may be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of which several rows may be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of data of which several rows may be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }

    /// Creates a list of data of which one row may be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
    }
}

extension List where SelectionValue == Never, Content: View {
    /// Creates a list.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

    /// Creates a list of data.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    /// Creates a list of data.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
    }

    /// Creates a list of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    /// Creates a list of bindings to data, whose identity lies at a key path.
    nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data._Root, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
    }
}

/// Controls in groups, as settings have them.
public struct Form<Content: View> {
    fileprivate let content: Content
    @Environment(\.formStyle) private var style
}

extension Form: View {
    /// Creates a form.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View {
        if let style {
            style.makeView(FormStyleConfiguration(content: .init(view: AnyView(content))))
        } else {
            ListBody(content: content, selection: nil, fallback: .insetGrouped)
        }
    }
}

/// A list in the style of its place.
nonisolated struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    /// The look without a style that was set; nil is that of the place.
    let fallback: ListLook?
    @Environment(\.listLook) private var look
    @Environment(\.splitColumn) private var column

    init(content: Content, selection: ListSelection?, fallback: ListLook? = nil) {
        (self.content, self.selection, self.fallback) = (content, selection, fallback)
    }

    @MainActor var body: some View {
        let placeLook = fallback ?? (column?.column == .primary ? .sidebar : .insetGrouped)
        let shown = look == .automatic ? placeLook : look
        // UIKit's tables have their style for life.
        ListTable(content: content, selection: selection, look: shown)
            .id(shown)
            // The table goes on below the keyboard, so that it keeps the row that is typed in, and has an inset.
            .ignoresSafeArea()
    }
}
