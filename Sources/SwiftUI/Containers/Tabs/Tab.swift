import UIKit

/// A tab of a tab view: a page, with what the bar says of it.
public struct Tab<Value, Content, Label> {
    nonisolated(unsafe) let value: AnyHashable?
    let content: Content
    let label: Label
    /// What the tab is for, where its label doesn't say.
    var role: TabRole?
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        let view = AnyView(TabBody(value: value, content: content, label: label, role: role))
        pages.append(TabPage(id: id.appending("tab"), view: view))
    }
}

/// A tab's page, which is one however many views are in it.
private struct TabBody<Content: View, Label: View>: View {
    let value: AnyHashable?
    let content: Content
    let label: Label
    let role: TabRole?

    init(value: AnyHashable?, content: Content, label: Label, role: TabRole?) {
        (self.value, self.content, self.label, self.role) = (value, content, label, role)
    }

    var body: some View {
        let item = content.tabItem {
            if role == .search {
                SwiftUI.Label(Word.search.text, systemImage: "magnifyingglass")
            } else {
                label
            }
        }
        if let value { item.modifier(TagModifier(tag: value)) } else { item }
    }
}

/// This is what a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Searching: its tab stands apart from the others where there is room. Here it stands among them (DEV-1292).
    public static var search: TabRole { TabRole(name: "search") }
}

/// The label of a tab that has a title and a picture.
public struct DefaultTabLabel {
    let label: SwiftUI.Label<Text, Image>
}

extension DefaultTabLabel: View {
    public var body: some View { label }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a text and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
    }

    /// Creates a tab with a text and a picture.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(label: SwiftUI.Label(title, image: image)))
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a text and a symbol, and the value that chooses it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a symbol, and the value that chooses it.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a picture, and the value that chooses it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
    }

    /// Creates a tab with a text and a picture, and the value that chooses it.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(title, image: image)))
    }

    /// Creates a tab with a text and a symbol, and the value that chooses it of a selection that may be none.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: AnyHashable(V?.some(value)), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a symbol, and the value that chooses it of a selection that may be none.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: AnyHashable(V?.some(value)), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a text and a picture, and the value that chooses it of a selection that may be none.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: AnyHashable(V?.some(value)), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
    }

    /// Creates a tab with a text and a picture, and the value that chooses it of a selection that may be none.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: AnyHashable(V?.some(value)), content: content(),
            label: DefaultTabLabel(label: SwiftUI.Label(title, image: image)))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a view as its label.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// Creates a tab that the bar says nothing of but what its role does.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: EmptyView(), role: role)
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a view as its label, and the value that chooses it.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: AnyHashable(value), content: content(), label: label()) }

    /// Creates a tab with a view as its label, and the value that chooses it of a selection that may be none.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? { self.init(value: AnyHashable(V?.some(value)), content: content(), label: label()) }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// Creates a tab that the bar says nothing of but what its role does, and the value that chooses it.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), content: content(), label: EmptyView(), role: role)
    }

    /// Creates a tab that the bar says nothing of, and the value that chooses it of a selection that may be none.
    nonisolated public init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    where Value == V? {
        self.init(value: AnyHashable(V?.some(value)), content: content(), label: EmptyView(), role: role)
    }
}
