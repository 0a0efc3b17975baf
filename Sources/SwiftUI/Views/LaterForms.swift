// Forms of iOS 26: what code behind `#available(iOS 26, *)` names, which isn't run here (DEV-991). Views stay as on iOS 18.

/// The moment at which a tab bar makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the place has it.
    public static let automatic = TabBarMinimizeBehavior(kind: 0)
    /// When the content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
    /// When the content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: 3)
}

/// The look of content below a bar at a scroll view's edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let kind: Int

    /// As the place has it.
    public static let automatic = ScrollEdgeEffectStyle(kind: 0)
    /// Cut off.
    public static let hard = ScrollEdgeEffectStyle(kind: 1)
    /// Faded.
    public static let soft = ScrollEdgeEffectStyle(kind: 2)
}

extension View {
    /// Sets when the view's tab bar makes itself small.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Puts a view above the tab bar.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Sets what content looks like below bars at the edges of scroll views in the view.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }
    /// Hides the effect at the edges of scroll views in the view.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    /// Puts a bar at the top or bottom, where the safe area then ends.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Puts a bar at a side, where the safe area then ends.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Sets whether rows that lead somewhere say so by an arrow.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets the room around sections of lists in the view.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// Sets the room between the picture and the text of labels in the view.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    /// Sets how wide the room for the pictures of labels in the view is.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
    /// Sets how the search field makes itself small.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// This says how a search field in a bar makes itself small.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the place has it.
    public static let automatic = SearchToolbarBehavior(kind: 0)
    /// It becomes a button where it isn't used.
    public static let minimize = SearchToolbarBehavior(kind: 1)
}

extension ToolbarContent {
    /// Sets whether the items lie on a background with others.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
