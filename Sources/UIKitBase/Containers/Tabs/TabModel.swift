/// The tabs of a controller that was given `UITab`s, and how they are to be shown.
@MainActor struct TabModel {
    /// Empty: the controller was given view controllers.
    var roots: [UITab] = []
    var mode = UITabBarController.Mode.automatic
    /// The tabs of a narrow screen; nil for all.
    var compactIdentifiers: [String]?
    /// As the app says; the bar itself hides at the end of an animation.
    var isBarHidden = false
    /// While a person edits the sidebar.
    var editing: TabSidebarEditing?

    /// Those that can be selected, in the bar's order.
    func selectable(isWide: Bool) -> [UITab] {
        let present = roots.filter { !$0.isHidden }
        guard isWide else {
            return present.filter { tab in
                tab.rootPlacement != .sidebarOnly && compactIdentifiers?.contains(tab.identifier) ?? true
            }
        }
        let fixed = present.filter { $0.rootPlacement == .fixed }
        let pinned = present.filter { $0.rootPlacement == .pinned }
        return fixed + present.filter { ![.fixed, .pinned].contains($0.rootPlacement) } + pinned
    }

    /// Whether the tab is in the sidebar alone.
    static func isOutsideBar(_ tab: UITab) -> Bool { [.optional, .sidebarOnly].contains(tab.rootPlacement) }
}
