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
        if look.isPaged {
            PagedTabs(content: AnyView(content), selection: selection, look: look)
        } else {
            BarTabs(content: AnyView(content), selection: selection).ignoresSafeArea()
        }
    }
}

extension TabView where SelectionValue == Int, Content: View {
    /// Creates a view that keeps the page itself.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// A page of a tab view, with what the bar says of it.
public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: Content
    let label: Label
}

extension Tab: View where Content: View, Label: View {
    public var body: some View {
        let item = content.tabItem { label }
        if let value { item.modifier(TagModifier(tag: value)) } else { item }
    }
}

/// What a page is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Searching: its tab stands apart from the others where there is room. Here it stands among them (DEV-1292).
    public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
    /// Creates a page with a text and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
    /// Creates a page with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
    /// Creates a page with a text and a symbol, and the value that chooses it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// Creates a page with a text and a symbol, and the value that chooses it.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }
    /// Creates a page with a text and a picture, and the value that chooses it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, image: image))
    }
}

/// What a page says of itself for the bar.
struct TabItemValue {
    var item: AnyView?
    var badge: Text?
    weak var slot: SlotNode?
}

enum TabItemKey: PreferenceKey {
    static var defaultValue: TabItemValue { TabItemValue() }

    static func reduce(value: inout TabItemValue, nextValue: () -> TabItemValue) {
        let next = nextValue()
        if value.item == nil { (value.item, value.slot) = (next.item, next.slot) }
        value.badge = value.badge ?? next.badge
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
    case bar, page(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { if case .page = self { true } else { false } }
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
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that are swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
