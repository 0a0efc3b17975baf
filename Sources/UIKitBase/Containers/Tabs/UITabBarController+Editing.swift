import Foundation

/// A person edits the sidebar: tabs are hidden and shown, and those of a group rearranged.
extension UITabBarController {
    /// The tabs and those in groups, from the first to the last.
    private var allTabs: [UITab] { model.roots.flatMap(\.withDescendants) }

    /// Whether there is anything that people may change.
    var allowsSidebarEditing: Bool {
        hasSidebar && allTabs.contains { $0.allowsHiding || ($0 as? UITabGroup)?.allowsReordering == true }
    }

    func beginSidebarEditing() {
        guard model.editing == nil, allowsSidebarEditing else { return }
        if let delegate {
            OptionalCall.call(.controller, delegate, "tabBarControllerWillBeginEditing:") {
                delegate.tabBarControllerWillBeginEditing(self)
            }
        }
        model.editing = TabSidebarEditing()
        sidebarView?.showTabs()
    }

    /// What has changed counts from now on, and is kept.
    func endSidebarEditing() {
        guard let editing = model.editing else { return }
        model.editing = nil
        let (changed, reordered) = editing.applyChanges(to: allTabs)
        if !changed.isEmpty || !reordered.isEmpty {
            TabCustomizationStore(customizationIdentifier).saveChanges(changed, reordered)
        }
        sidebarView?.showTabs()
        guard let delegate else { return }
        if !changed.isEmpty {
            OptionalCall.call(.controller, delegate, "tabBarController:visibilityDidChangeForTabs:") {
                delegate.tabBarController(self, visibilityDidChangeFor: changed)
            }
        }
        for group in reordered {
            OptionalCall.call(.controller, delegate, "tabBarController:displayOrderDidChangeForGroup:") {
                delegate.tabBarController(self, displayOrderDidChangeFor: group)
            }
        }
        OptionalCall.call(.controller, delegate, "tabBarControllerDidEndEditing:") {
            delegate.tabBarControllerDidEndEditing(self)
        }
    }

    func restoreCustomization() { TabCustomizationStore(customizationIdentifier).restoreTabs(allTabs) }
}

extension UITab {
    fileprivate var withDescendants: [UITab] {
        [self] + ((self as? UITabGroup)?.children.flatMap(\.withDescendants) ?? [])
    }
}
