import UIKit

/// Pages, of which a bar chooses one.
public struct TabView<SelectionValue, Content> {
    let selection: TabSelection?
    let content: Content
    @Environment(\.tabLook) private var look

    init(selection: TabSelection?, content: Content) { (self.selection, self.content) = (selection, content) }
}

/// Which page is shown.
struct TabSelection {
    let read: () -> AnyHashable
    let write: (AnyHashable) -> Void

    init<V: Hashable>(_ binding: Binding<V>) {
        read = { AnyHashable(binding.wrappedValue) }
        write = { value in
            if let value = value.base as? V, binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}

extension TabView: View where SelectionValue: Hashable, Content: View {
    /// Creates a view whose page a binding chooses.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { TabSelection($0) }, content: content())
    }

    /// Creates a view whose page a binding chooses.
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: TabSelection(selection), content: content())
    }

    @ViewBuilder public var body: some View {
        if let source = content as? any TabPagesMaking {
            TabPagesReader(source: source) { pages in
                tabs(AnyView(ForEach(pages, id: \.id) { $0.view }), pages)
            }
        } else {
            tabs(AnyView(content), [])
        }
    }

    @ViewBuilder @MainActor private func tabs(_ content: AnyView, _ pages: [TabPage]) -> some View {
        if look.isPaged {
            PagedTabs(content: content, selection: selection, look: look)
        } else {
            BarTabs(content: content, selection: selection, look: look, tabs: pages).ignoresSafeArea()
        }
    }
}

extension TabView where SelectionValue == Int, Content: View {
    /// Creates a view that keeps the page itself.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView where SelectionValue: Hashable {
    /// Creates a view of tabs, whose values a binding chooses among.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: TabSelection(selection), content: TabContentBuilder.Content(tabs: content()))
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a view of tabs that keeps the chosen one itself.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil, content: TabContentBuilder.Content(tabs: content()))
    }
}

/// What a page says of itself for the bar.
struct TabItemValue {
    var item: AnyView?
    var badge: Text?
    weak var slot: SlotNode?
    /// Whether people can't choose the tab.
    var isDisabled = false
    var speech = TabSpeech()
}

/// What assistive technologies say of a tab, where the app says other things than the tab's title.
struct TabSpeech {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var inputLabels: [Text]?
}

enum TabItemKey: PreferenceKey {
    static var defaultValue: TabItemValue { TabItemValue() }

    static func reduce(value: inout TabItemValue, nextValue: () -> TabItemValue) {
        let next = nextValue()
        if value.item == nil { (value.item, value.slot) = (next.item, next.slot) }
        value.badge = value.badge ?? next.badge
        value.isDisabled = value.isDisabled || next.isDisabled
        value.speech.label = value.speech.label ?? next.speech.label
        value.speech.value = value.speech.value ?? next.speech.value
        value.speech.hint = value.speech.hint ?? next.speech.hint
        value.speech.identifier = value.speech.identifier ?? next.speech.identifier
        value.speech.inputLabels = value.speech.inputLabels ?? next.speech.inputLabels
    }
}

extension View {
    /// Says what the bar shows for the page.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let view = AnyView(label())
        return transformPreference(TabItemKey.self) { $0.item = view }
    }

    /// Shows a number at the view's tab or row; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Shows a text at the view's tab or row.
    nonisolated public func badge(_ label: Text?) -> some View {
        transformPreference(TabItemKey.self) { $0.badge = label }
            .transformPreference(ListRowKey.self) { $0.badge = label }
            .preference(key: DisclosureBadgeKey.self, value: label)
    }

    /// Shows a text at the view's tab or row.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets how tab views in the view look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabLook, style._look.look)
    }
}

/// How a tab view looks.
enum TabLook: Equatable {
    case bar, sidebar, page(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { if case .page = self { true } else { false } }
    /// Whether tabs stand at the top where there is room, and may stand in a side bar: on a tablet.
    @MainActor var adaptsToRoom: Bool { !isPaged && UIDevice.current.userInterfaceIdiom == .pad }
}

private enum TabLookKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }

extension EnvironmentValues {
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

/// How tab views look; opaque to apps.
public struct _TabLook {
    let look: TabLook
}

/// How tab views look.
public protocol TabViewStyle {
    var _look: _TabLook { get }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _look: _TabLook { _TabLook(look: .bar) }
}

/// A bar of tabs, which becomes a side bar where there is room for one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _look: _TabLook { _TabLook(look: .sidebar) }
}

/// A bar of tabs, whatever the room.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _look: _TabLook { _TabLook(look: .bar) }
}

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots show which page it is.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let kind: Int

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(kind: 0)
        /// Always.
        public static let always = IndexDisplayMode(kind: 1)
        /// Never.
        public static let never = IndexDisplayMode(kind: 2)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _look: _TabLook { _TabLook(look: .page(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, which becomes a side bar where there is room for one.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs, whatever the room.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that are swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
