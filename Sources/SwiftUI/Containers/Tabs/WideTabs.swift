import UIKit

/// The tabs of a tab view on a tablet: at the top, and in a side bar below the headers of their sections.
///
/// - From: `BarTabs.Coordinator`
/// - To: `UITabBarController.tabs`
@MainActor final class WideTabs {
    private weak var controller: UITabBarController?
    private weak var node: ViewNode?
    private var tabs: [RowID: UITab] = [:]
    private var groups: [RowID: UITabGroup] = [:]
    private var headers: [RowID: SlotNode] = [:]
    /// The number of tabs and groups that were made: UIKit knows them by names.
    private var madeCount = 0

    /// - Parameter node: the tab view's, under which headers stand.
    init(_ controller: UITabBarController, under node: ViewNode?) { (self.controller, self.node) = (controller, node) }

    private func makeName() -> String {
        madeCount += 1
        return "tab \(madeCount)"
    }

    private func tab(of page: TabPages.Page) -> UITab {
        if let known = tabs[page.id] { return known }
        let content = page.controller
        let made = UITab(title: "", image: nil, identifier: makeName()) { _ in content }
        tabs[page.id] = made
        return made
    }

    /// Brings what a page says of itself, as a bar's item shows it, into the page's tab.
    func showItem(_ item: UITabBarItem, of page: TabPages.Page) {
        let tab = tab(of: page)
        if tab.title != item.title ?? "" { tab.title = item.title ?? "" }
        if tab.image != item.image { tab.image = item.image }
        if tab.badgeValue != item.badgeValue { tab.badgeValue = item.badgeValue }
        if tab.isEnabled != item.isEnabled { tab.isEnabled = item.isEnabled }
        if tab.accessibilityIdentifier != item.accessibilityIdentifier {
            tab.accessibilityIdentifier = item.accessibilityIdentifier
        }
        tab.item.accessibilityLabel = item.accessibilityLabel
        tab.item.accessibilityValue = item.accessibilityValue
        tab.item.accessibilityHint = item.accessibilityHint
        tab.item.accessibilityUserInputLabels = item.accessibilityUserInputLabels
    }

    /// Brings the pages into bar and side bar.
    ///
    /// - Parameter places: What the app's tabs say, one for each page; others have neither sections nor places of their own.
    func updateTabs(_ pages: [TabPages.Page], as places: [TabPage]) {
        var roots: [UITab] = [], members: [RowID: [UITab]] = [:]
        for (index, page) in pages.enumerated() {
            let tab = tab(of: page), place = pages.count == places.count ? places[index] : nil
            let placement = place?.placement ?? .automatic
            if tab.preferredPlacement != placement { tab.preferredPlacement = placement }
            guard let section = place?.group else {
                roots.append(tab)
                continue
            }
            if members[section.id] == nil { roots.append(showGroup(section)) }
            members[section.id, default: []].append(tab)
        }
        for (id, children) in members {
            guard let group = groups[id], !Self.areSame(group.children, children) else { continue }
            group.children = children
        }
        if let controller, !Self.areSame(controller.tabs, roots) { controller.setTabs(roots, animated: false) }
        let ids = Set(pages.map(\.id))
        tabs = tabs.filter { ids.contains($0.key) }
        groups = groups.filter { members[$0.key] != nil }
        for (id, slot) in headers where members[id] == nil {
            slot.tearDown()
            headers[id] = nil
        }
    }

    private func showGroup(_ section: TabPage.Group) -> UITabGroup {
        let group = groups[section.id] ?? UITabGroup(title: "", image: nil, identifier: makeName(), children: [])
        groups[section.id] = group
        guard let node else { return group }
        let slot = headers[section.id] ?? SlotNode(node.context())
        headers[section.id] = slot
        slot.show(section.header)
        let said = ContentDescription(of: slot)
        if group.title != said.text { group.title = said.text }
        if group.image != said.image { group.image = said.image }
        return group
    }

    private static func areSame(_ a: [UITab], _ b: [UITab]) -> Bool {
        a.map(ObjectIdentifier.init) == b.map(ObjectIdentifier.init)
    }

    /// Ends the views of headers.
    func endHeaders() {
        for slot in headers.values { slot.tearDown() }
        headers = [:]
    }

    func selectTab(of page: RowID) {
        guard let tab = tabs[page], let controller, controller.selectedTab !== tab else { return }
        controller.selectedTab = tab
    }

    /// The page that a tab shows; nil for a group.
    func page(of tab: UITab, in pages: [TabPages.Page]) -> TabPages.Page? {
        pages.first { tabs[$0.id] === tab }
    }
}
