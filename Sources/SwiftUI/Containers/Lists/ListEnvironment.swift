import UIKit

/// How a list looks.
enum ListLook: Hashable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar

    var tableStyle: UITableView.Style {
        switch self {
        case .plain, .inset: .plain
        case .grouped: .grouped
        case .automatic, .insetGrouped, .sidebar: .insetGrouped
        }
    }

    var isGrouped: Bool { self != .plain && self != .inset }
    var isInset: Bool { tableStyle == .insetGrouped }
    /// From a row's side to its content.
    var contentInset: CGFloat { isInset ? 16 : 20 }
}

/// How lists look.
public protocol ListStyle {
    static var _look: _ListLook { get }
}

/// How a list looks; opaque to apps.
public struct _ListLook {
    let look: ListLook
}

/// The style of the place.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .automatic) }
}
/// From side to side.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .plain) }
}
/// From side to side, in groups.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .grouped) }
}
/// In groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
/// With margins.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .inset) }
}
/// As the first column of a split view.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of the place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// From side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// From side to side, in groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// In groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// With margins.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// As the first column of a split view.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Whether a list's rows are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether they are.
    public var isEditing: Bool { self != .inactive }
}

/// Loads a view's content anew.
public struct RefreshAction {
    let action: @Sendable @MainActor () async -> Void

    /// Loads, and returns when that is done.
    @MainActor public func callAsFunction() async { await action() }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum DismissModeKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// Whether lists around the view are being edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    /// Loads the content around anew, where that can be done.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    /// The least height of a list's rows.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    var minimumRowHeight: CGFloat { defaultMinListRowHeight }
    var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissModeKey.self] }
        set { self[DismissModeKey.self] = newValue }
    }
    var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        scrollDismissesKeyboardMode.platform(automatic: .interactive)
    }
}

extension View {
    /// Sets how lists in the view look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S._look.look) }

    /// Lets people load lists in the view anew by pulling.
    @preconcurrency nonisolated public func refreshable(action: @escaping @Sendable @MainActor () async -> Void)
        -> some View
    {
        environment(\.refresh, RefreshAction(action: action))
    }

    /// Sets when scrolling puts the keyboard away.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    nonisolated private func row(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
        transformPreference(ListRowKey.self, change)
    }

    /// Sets the distances of a row's content from the row's sides.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

    /// Puts a view behind a row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        let any = view.map { AnyView($0) }
        return row { $0.background = any }
    }

    /// Shows or hides a row's lines.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { traits in
            var both = traits.separatorVisibility ?? (.automatic, .automatic)
            if edges.contains(.top) { both.top = visibility }
            if edges.contains(.bottom) { both.bottom = visibility }
            traits.separatorVisibility = both
        }
    }

    /// Colours the line below a row. A row has none above it, so that edges without the bottom change nothing.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { if edges.contains(.bottom) { $0.separatorTint = color } }
    }

    /// Names a view among those of a list, picker or tab view.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }

    /// Keeps a row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { row { $0.isDeleteDisabled = isDisabled } }
    /// Keeps a row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { row { $0.isMoveDisabled = isDisabled } }
    /// Keeps a row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        row { $0.isSelectionDisabled = isDisabled }
    }

    /// Puts actions behind a row, which a swipe uncovers.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}

/// A view's name, which is found in the view's type without running anything.
nonisolated struct TagModifier: NodeModifier {
    typealias Body = Never
    let tag: AnyHashable

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        TagNode(view, context)
    }
}

@MainActor private final class TagNode<C: View>: ValueNode<ModifiedContent<C, TagModifier>>, TaggedNode {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    var tag: AnyHashable { value.modifier.tag }
    var taggedView: AnyView { AnyView(value.content) }

    override func run() {
        isDirty = false
        markPreferenceWriter()
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
        guard key == ListRowKey.self else { return }
        var traits = ListRowTraits()
        traits.tag = tag
        guard let next = traits as? Key.Value else { return }
        if value == nil { value = next } else { key.reduce(value: &value!, nextValue: { next }) }
    }
}

/// A node with a view's name.
@MainActor protocol TaggedNode: ViewNode {
    var tag: AnyHashable { get }
    /// The view that has the name.
    var taggedView: AnyView { get }
}

/// Collects the actions behind a row.
nonisolated struct SwipeModifier: SlotModifier {
    typealias Body = Never
    typealias Key = ListRowKey
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
    static var controlContext: ControlContext { .swipe }

    @MainActor func preference(of slot: SlotNode) -> ListRowKey.Value {
        var traits = ListRowTraits()
        traits.swipes = [SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, slot: slot)]
        return traits
    }
}

extension ControlContext {
    /// An environment in which controls are what they are at such a place.
    @MainActor func chain(in outer: EnvironmentChain) -> EnvironmentChain {
        let chain = EnvironmentChain(outer: outer)
        var values = EnvironmentValues(chain: chain)
        values.controlContext = self
        // What is said of the view around isn't said of each command in it.
        (values.commandSpokenTitle, values.commandIdentifier) = (nil, nil)
        // The foreground and the font of a page aren't those of its bars' items, which are drawn in the tint unless they have one of
        // their own.
        if self == .bar { (values.foregroundStyles, values.font, values.textModifiers) = ([], nil, []) }
        // Actions behind a row have colours of their own, apart from a tint that they set themselves.
        if self == .swipe {
            values.tint = nil
            values.symbolVariants = .fill
        }
        values.apply(to: chain)
        return chain
    }
}
