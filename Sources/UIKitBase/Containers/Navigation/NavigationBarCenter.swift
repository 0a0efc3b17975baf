import CoreGraphics

/// The groups in the middle of a wide bar, and those that have no room there.
///
/// - From: `NavigationBarContent`
@MainActor struct NavigationBarCenter {
    /// In reading order.
    private(set) var placed: [UIBarButtonItemGroup] = []
    /// Those for the overflow button's menu: all of them in a narrow bar.
    private(set) var overflowing: [UIBarButtonItemGroup] = []

    init() {}

    /// Each group has its buttons; where these are too wide, the button that stands for the group; else it and those behind it overflow.
    ///
    /// - Parameters:
    ///   - room: the width for the middle; nil in a narrow bar.
    ///   - width: how much some buttons take.
    init(_ groups: [UIBarButtonItemGroup], room: CGFloat?, width: ([UIBarButtonItem]) -> CGFloat) {
        for group in groups { group.isDisplayingRepresentativeItem = false }
        guard var room else {
            overflowing = groups
            return
        }
        for group in groups where !group.shownItems.isEmpty {
            if overflowing.isEmpty, width(group.shownItems) > room, group.representativeItem != nil {
                group.isDisplayingRepresentativeItem = true
            }
            let needed = width(group.shownItems)
            if overflowing.isEmpty, needed <= room {
                room -= needed
                placed.append(group)
            } else {
                group.isDisplayingRepresentativeItem = false
                overflowing.append(group)
            }
        }
    }
}
