import CoreGraphics
import Foundation

/// What the sidebar's delegate lets a person do with a row: open a menu, and drag what the tab stands for.
extension TabSidebarView: UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
    func addInteractions(to row: TabSidebarRow) {
        // The delegate knows the tabs that the app has made, and no others.
        guard owner.sidebar.delegate != nil, !owner.tabs.isEmpty else { return }
        row.addInteraction(UIContextMenuInteraction(delegate: self))
        row.addInteraction(UIDragInteraction(delegate: self))
    }

    private func askDelegate<R>(
        _ view: UIView?, _ selector: StaticString, _ body: (any UITabBarController.Sidebar.Delegate, UITab) -> R
    ) -> R? {
        guard let tab = (view as? TabSidebarRow)?.tab, let delegate = owner.sidebar.delegate else { return nil }
        return OptionalCall.call(.controller, delegate, selector) { body(delegate, tab) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        askDelegate(interaction.view, "tabBarController:sidebar:contextMenuConfigurationForTab:") { delegate, tab in
            delegate.tabBarController(owner, sidebar: owner.sidebar, contextMenuConfigurationFor: tab)
        } ?? nil
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        askDelegate(interaction.view, "tabBarController:sidebar:itemsForBeginningDragSession:tab:") { delegate, tab in
            delegate.tabBarController(owner, sidebar: owner.sidebar, itemsForBeginning: session, tab: tab)
        } ?? []
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        askDelegate(interaction.view, "tabBarController:sidebar:itemsForAddingToDragSession:tab:") { delegate, tab in
            delegate.tabBarController(owner, sidebar: owner.sidebar, itemsForAddingTo: session, tab: tab)
        } ?? []
    }
}
