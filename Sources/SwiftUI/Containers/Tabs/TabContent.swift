import UIKit

/// The tabs of a tab view, whose selection has the tabs' type of values.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the values that choose tabs; `Never` where none has one.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of the content's own content.
    associatedtype Body: TabContent

    /// This is what the content consists of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// One tab with its page, as `TabView` shows it.
struct TabPage {
    /// This is where the tab stands in its content: a tab at the same place keeps its page's state.
    var id: RowID
    var view: AnyView
    var isHidden = false
    /// The section around that a side bar shows the tab in.
    var group: Group?
    /// This says where the tab stands in a bar beside a side bar.
    var placement = UITab.Placement.automatic

    /// A section of tabs with a header.
    struct Group {
        let id: RowID
        let header: AnyView
    }
}

/// Content of this module that says its tabs itself.
@MainActor @preconcurrency protocol PrimitiveTabContent: TabContent where Body == Never {
    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties)
}

extension PrimitiveTabContent {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension TabContent {
    func collectPages(into pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        if let primitive = self as? any PrimitiveTabContent {
            primitive.addPages(to: &pages, at: id, properties)
        } else {
            properties.body(of: self) { $0.body }.collectPages(into: &pages, at: id.appending("body"), properties)
        }
    }
}

/// Content that may be one of two kinds, or none at all.
public struct _OptionalTabs<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    public typealias Body = Never
    nonisolated(unsafe) let first: First?
    nonisolated(unsafe) let second: Second?

    nonisolated init(first: First? = nil, second: Second? = nil) { (self.first, self.second) = (first, second) }

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        first?.collectPages(into: &pages, at: id.appending(true), properties)
        second?.collectPages(into: &pages, at: id.appending(false), properties)
    }
}

/// Content after other content.
public struct _TabSequence<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    public typealias Body = Never
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second

    nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        first.collectPages(into: &pages, at: id.appending(0), properties)
        second.collectPages(into: &pages, at: id.appending(1), properties)
    }
}

/// Makes tabs out of the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The view that a tab view has of its tabs.
    public struct Content<C: TabContent> where C.TabValue == TabValue {
        nonisolated(unsafe) let tabs: C

        nonisolated init(tabs: C) { self.tabs = tabs }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }
    public static func buildPartialBlock<A: TabContent, B: TabContent>(accumulated: A, next: B) -> _TabSequence<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _TabSequence(accumulated, next) }
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C, C> where C.TabValue == TabValue {
        _OptionalTabs(first: content)
    }
    public static func buildEither<A: TabContent, B: TabContent>(first: A) -> _OptionalTabs<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _OptionalTabs(first: first) }
    public static func buildEither<A: TabContent, B: TabContent>(second: B) -> _OptionalTabs<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _OptionalTabs(second: second) }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

/// A view of tabs that says its pages itself.
@MainActor protocol TabPagesMaking {
    func makePages(_ properties: PartProperties) -> [TabPage]
}

extension TabContentBuilder.Content: View, TabPagesMaking {
    func makePages(_ properties: PartProperties) -> [TabPage] {
        var pages: [TabPage] = []
        tabs.collectPages(into: &pages, at: RowID(), properties)
        return pages.filter { !$0.isHidden }
    }

    public var body: some View { TabPagesReader(source: self) { ForEach($0, id: \.id) { $0.view } } }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        for index in data.indices {
            let element = data[index]
            content(element).collectPages(into: &pages, at: id.appending(identify(element, index)), properties)
        }
    }
}

extension ForEach where Content: TabContent {
    /// Makes tabs for elements that know their identity.
    nonisolated public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    )
    where T == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identify: { element, _ in element.id })
    }

    /// Makes tabs for elements whose identity lies at a key path.
    nonisolated public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(data: data, content: content, identify: { element, _ in element[keyPath: id] })
    }

    /// Makes tabs for the numbers of a range that stays the same.
    nonisolated public init<T: Hashable>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
    where T == Content.TabValue, Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { element, _ in element })
    }
}

/// Content whose tabs are changed: what modifiers of tabs make.
struct ChangedTabs<Tabs: TabContent>: PrimitiveTabContent {
    typealias TabValue = Tabs.TabValue
    typealias Body = Never
    nonisolated(unsafe) let tabs: Tabs
    let change: @MainActor (inout TabPage) -> Void

    nonisolated init(_ tabs: Tabs, _ change: @escaping @MainActor (inout TabPage) -> Void) {
        (self.tabs, self.change) = (tabs, change)
    }

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        let start = pages.count
        tabs.collectPages(into: &pages, at: id, properties)
        for index in start..<pages.count { change(&pages[index]) }
    }
}

extension TabContent {
    nonisolated private func changed(_ change: @escaping @MainActor (inout TabPage) -> Void) -> some TabContent<
        TabValue
    > { ChangedTabs(self, change) }

    /// Shows a number at the tab; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        changed { $0.view = AnyView($0.view.badge(count)) }
    }
    /// Shows a text at the tab.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        changed { $0.view = AnyView($0.view.badge(label)) }
    }
    /// Shows a text at the tab.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
    /// Shows a text at the tab.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        badge(Text(label))
    }

    /// Takes the tab out of the bar while `hidden` is true; its page loses its state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { if hidden { $0.isHidden = true } }
    }

    /// Names the tab for the arrangement that people make of tabs, which a bar has none of (DEV-1331).
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }

    /// Says what people may change of the tab where they arrange tabs, which a bar has none of (DEV-1331).
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { _ in } }

    /// Says whether the tab is there until people arrange tabs otherwise. A bar at the bottom, which nobody arranges, leaves out those
    /// that are hidden in tab bars.
    nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    {
        let isHidden = visibility == .hidden && placements.allSatisfy { $0 != .sidebar }
        return changed { if isHidden { $0.isHidden = true } }
    }

    /// Says where the tab stands where a side bar is shown beside the bar of tabs.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changed { $0.placement = placement.platform }
    }

    /// Gives the tab's row in a side bar actions that lie behind it. A bar has no rows (DEV-1331).
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { changed { _ in } }

    /// Gives the tab's row in a side bar a menu, which opens when it is held. A bar has no rows (DEV-1331).
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        changed { _ in }
    }
}

/// This is what people may change of a tab where they arrange tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the system decides.
    public static let automatic = TabCustomizationBehavior(kind: 0)
    /// The tab may be moved, not removed.
    public static let reorderable = TabCustomizationBehavior(kind: 1)
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(kind: 2)
}

/// This is where tabs that adapt to their room are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let kind: Int

    /// As the system decides.
    public static let automatic = AdaptableTabBarPlacement(kind: 0)
    /// In a bar.
    public static let tabBar = AdaptableTabBarPlacement(kind: 1)
    /// In a side bar.
    public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}

/// This says where a tab stands where a side bar is shown beside the bar of tabs.
public struct TabPlacement: Hashable, Sendable {
    private let kind: Int

    /// As the system decides.
    public static let automatic = TabPlacement(kind: 0)
    /// In the bar, from where people can't remove it.
    public static let pinned = TabPlacement(kind: 1)
    /// In the side bar alone.
    public static let sidebarOnly = TabPlacement(kind: 2)

    var platform: UITab.Placement { kind == 1 ? .pinned : kind == 2 ? .sidebarOnly : .automatic }
}
