/// Tabs that belong together: a side bar shows them below a header, a bar on a phone shows them among the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    nonisolated(unsafe) private let parts: (content: Content, header: Header)

    nonisolated init(tabs content: Content, header: Header) { parts = (content, header) }
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        let own = id.appending("section"), start = pages.count
        parts.content.collectPages(into: &pages, at: own, properties)
        // Without a header its tabs stand among the others.
        guard Header.self != EmptyView.self else { return }
        for index in start..<pages.count where pages[index].group == nil {
            pages[index].group = TabPage.Group(id: own, header: AnyView(parts.header))
        }
    }

    /// Shows actions below the section in a side bar. Here there are none (DEV-1331).
    nonisolated public func sectionActions<A: View>(@ViewBuilder content: () -> A) -> some TabContent<TabValue> {
        self
    }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a view as its header.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.init(tabs: content(), header: header()) }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(tabs: content(), header: EmptyView())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a text as its header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.init(tabs: content(), header: Text(titleKey)) }
    /// Creates a section with a text as its header.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.init(tabs: content(), header: Text(title)) }
}
