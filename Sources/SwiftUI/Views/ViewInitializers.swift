/// Initialisers of `ForEach`, `Section` and `Group` that make views and nothing else. Lowering calls them where only a view can stand
/// (`LongContentRule`): with the others, which make rows of tables, tabs and so on of the same closure, the type checker would go through
/// the closure once for each of them before it tells of a mistake in it. Apps don't call them.

extension ForEach where Content: View {
    nonisolated public init(_views: (), _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, content: content) }

    nonisolated public init(
        _views: (), _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data, id: id, content: content) }

    /// For data that is no binding.
    nonisolated public init(
        _viewsOfElements: (), _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data, id: id, content: content) }

    nonisolated public init(_views: (), _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data, content: content) }

    nonisolated public init(
        _views: (), _ data: Data, id: KeyPath<Data._Root, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data: _BindingCollection { self.init(data, id: id, content: content) }
}

extension Group where Content: View {
    nonisolated public init(_views: (), @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        _views: (), @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    nonisolated public init(_views: (), header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(
        _views: (), @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) { self.init(content: content, footer: footer) }

    nonisolated public init(_views: (), footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(footer: footer, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(
        _views: (), @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) { self.init(content: content, header: header) }

    nonisolated public init(_views: (), header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(_views: (), @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_viewsTitled titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey, content: content)
    }

    nonisolated public init(
        _viewsTitled titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, isExpanded: isExpanded, content: content) }

    nonisolated public init(_views: (), _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey, content: content)
    }

    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _views: (), _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(title, content: content) }

    nonisolated public init(
        _views: (), _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, isExpanded: isExpanded, content: content) }

    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _views: (), _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(title, isExpanded: isExpanded, content: content) }
}
