// Forms of iOS 26: what code behind `#available(iOS 26, *)` names, which isn't run here (DEV-991). Views stay as on iOS 18.

/// The way in which glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let kind: Int

    /// It flows out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition(kind: 0)
    /// It appears.
    public static let materialize = GlassEffectTransition(kind: 1)
    /// It is there at once.
    public static let identity = GlassEffectTransition(kind: 2)
}

/// The place of a view that stands above a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar.
    case inline
    /// Above it.
    case expanded
}

/// This is what opens the search field of a search tab.
public struct TabSearchActivation: Hashable, Sendable {
    private let kind: Int

    /// As the place has it.
    public static let automatic = TabSearchActivation(kind: 0)
    /// The tab itself.
    public static let searchTabSelection = TabSearchActivation(kind: 1)
}

/// An item that a bar has by itself, put at a place of the app's. Bars keep it where it is.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    /// Puts an item at a place.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {}
}

extension ToolbarDefaultItemKind {
    /// The search field.
    public static let search = ToolbarDefaultItemKind.makeKind("search")
}

extension EnvironmentValues {
    /// The place of the view above a tab bar in which the view stands: none here.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
    /// Makes one piece of the glass of views with the same identity.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    /// Sets the way in which the view's glass comes and goes.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Sets what opens the search field of a search tab in the view.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    /// Puts a view above the tab bar while it is enabled.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { self }
}
