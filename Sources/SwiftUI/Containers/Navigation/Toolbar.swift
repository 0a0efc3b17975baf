import UIKit

/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// This is what the content consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items that a person may arrange; here they are where they are.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// A view of a toolbar and its place.
struct ToolbarItemValue {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// Whether the view's commands are those of the title's menu, and no item.
    var isTitleMenu = false
}

/// Content of this module that says its items itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties)
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension ToolbarContent {
    @MainActor func collectItems(into items: inout [ToolbarItemValue], _ properties: PartProperties) {
        if let primitive = self as? any PrimitiveToolbarContent {
            primitive.addItems(to: &items, properties)
        } else {
            properties.body(of: self) { $0.body }.collectItems(into: &items, properties)
        }
    }
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent, ToolbarContent {
    public typealias Body = Never

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        items.append(.init(placement: placement, view: AnyView(content)))
    }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

extension ToolbarItem where ID == (), Content: View {
    /// Creates an item at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String, Content: View {
    /// Creates an item with a name.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: PrimitiveToolbarContent, ToolbarContent {
    public typealias Body = Never

    /// Creates items at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        items.append(.init(placement: placement, view: AnyView(content)))
    }
}

/// A menu that the title opens.
public struct ToolbarTitleMenu<Content: View> {
    let content: Content
}

extension ToolbarTitleMenu: PrimitiveToolbarContent, ToolbarContent {
    public typealias Body = Never

    /// Creates a menu of the commands in the views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        guard Content.self != EmptyView.self else { return }
        items.append(.init(placement: .automatic, view: AnyView(content), isTitleMenu: true))
    }
}

extension ToolbarTitleMenu: CustomizableToolbarContent where Content: View {}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu of what the system offers for a document: here that is nothing.
    nonisolated public init() { self.init(content: EmptyView()) }
}

/// Room between items.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement

    /// Creates room.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        items.append(.init(placement: placement, view: AnyView(Spacer())))
    }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// All there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A little.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Several contents, as a builder makes them.
nonisolated struct ToolbarContentList: PrimitiveToolbarContent, CustomizableToolbarContent {
    typealias Body = Never
    let contents: [any ToolbarContent]

    init(contents: [any ToolbarContent]) { self.contents = contents }

    @MainActor func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        for content in contents { content.collectItems(into: &items, properties) }
    }
}

/// Makes a toolbar's content out of the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildBlock() -> some ToolbarContent { ToolbarContentList(contents: []) }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var contents: [any ToolbarContent] = []
        repeat contents.append(each content)
        return ToolbarContentList(contents: contents)
    }
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarContentList(contents: content.map { [$0] } ?? [])
    }
    public static func buildEither<A: ToolbarContent>(first: A) -> some ToolbarContent {
        ToolbarContentList(contents: [first])
    }
    public static func buildEither<B: ToolbarContent>(second: B) -> some ToolbarContent {
        ToolbarContentList(contents: [second])
    }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        ToolbarContentList(contents: [content])
    }
}

/// Adds items to the bars around a view's page.
nonisolated struct ToolbarModifier: NodeModifier {
    typealias Body = Never
    let collect: @MainActor (PartProperties) -> [ToolbarItemValue]

    nonisolated init(_ collect: @escaping @MainActor (PartProperties) -> [ToolbarItemValue]) { self.collect = collect }

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ToolbarNode(view, context)
    }
}

@MainActor private final class ToolbarNode<C: View>: ValueNode<ModifiedContent<C, ToolbarModifier>> {
    private var content: ViewNode?
    private var slots: [SlotNode] = []
    private var entries: [ToolbarEntry] = []
    private lazy var properties = PartProperties(node: self)
    /// This is where controls give commands.
    private lazy var commandChain = ControlContext.bar.chain(in: environment)
    private lazy var menuChain = ControlContext.menu.chain(in: environment)
    private weak var titleMenu: SlotNode?

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + slots }
    override var placedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    /// Items aren't laid out in the page.
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }

    override func run() {
        markPreferenceWriter()
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        let items = recordingReads { properties.walk { value.modifier.collect(properties) } }
        while slots.count < items.count { slots.append(SlotNode(context())) }
        while slots.count > items.count { slots.removeLast().tearDown() }
        let oldMenu = titleMenu
        titleMenu = nil
        entries = zip(items, slots).compactMap { item, slot in
            slot.onElementsChange = nil
            // Views that were made in the other environment keep it.
            if item.isTitleMenu != (slot === oldMenu) { slot.clear() }
            slot.show(item.view, environment: item.isTitleMenu ? menuChain : commandChain)
            if item.isTitleMenu {
                titleMenu = titleMenu ?? slot
                return nil
            }
            return ToolbarEntry(placement: item.placement, view: item.view, node: self, slot: slot)
        }
        preferencesDidChange()
    }

    override func removeState() { properties.removeAll() }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
        guard key == NavigationBarsKey.self else { return }
        var bars = NavigationBars()
        bars.items = entries
        if let titleMenu { bars.titleMenu = SlotReference(slot: titleMenu) }
        guard let next = bars as? Key.Value else { return }
        if value == nil { value = next } else { key.reduce(value: &value!, nextValue: { next }) }
    }
}

extension View {
    /// Adds items to the bars around the view's page.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        let content = content()
        return modifier(
            ToolbarModifier { properties in
                var items: [ToolbarItemValue] = []
                content.collectItems(into: &items, properties)
                return items
            })
    }

    /// Adds views to the bars around the view's page.
    @_disfavoredOverload nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        let view = AnyView(content())
        return modifier(ToolbarModifier { _ in [ToolbarItemValue(placement: .automatic, view: view)] })
    }
}

/// Says which search field a view wants, and lets views in it know that it is used.
struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    @State private var isSearching = false
    @Environment(\.self) private var environment

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?
    ) { (self.text, self.isPresented, self.placement, self.prompt) = (text, isPresented, placement, prompt) }

    func body(content: Content) -> some View {
        let environment = environment
        let isAlways = placement.kind == .navigationBarDrawer(.always)
        // The text is read here: the field follows it.
        _ = text.wrappedValue
        return
            content
            .environment(\.isSearching, isSearching)
            .environment(\.searchedText, text.wrappedValue)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    text.wrappedValue = ""
                    isPresented?.wrappedValue = false
                    // The bar's field gives the keyboard back, which ends the search.
                    UIApplication.shared.sendAction(
                        Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
                }
            )
            .transformPreference(NavigationBarsKey.self) { bars in
                bars.search = SearchBars(
                    text: text, isPresented: isPresented, prompt: prompt, isAlwaysShown: isAlways,
                    submit: { environment.submit(.search) },
                    setSearching: {
                        isSearching = $0
                        isPresented?.wrappedValue = $0
                    })
            }
    }
}

/// Ends a search and empties its field.
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Ends the search.
    @MainActor public func callAsFunction() { action() }
}

private enum SearchedTextKey: EnvironmentKey { static var defaultValue: String { "" } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
    /// What is in the search field around.
    var searchedText: String {
        get { self[SearchedTextKey.self] }
        set { self[SearchedTextKey.self] = newValue }
    }
    /// Ends the search of the field around; does nothing where there is none.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the search field around the view is used.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
}
