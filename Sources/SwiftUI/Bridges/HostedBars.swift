import UIKit

/// Brings what views say of their screen's bars into the navigation item of a hosting controller that an app has put into a
/// navigation controller of UIKit's. What the views say nothing of stays as the app has set it.
///
/// - From: `UIHostingController`
/// - To: `UINavigationItem`
@MainActor final class HostedBars {
    /// These two may say something at their end, when nobody can hold them any more.
    private weak var controller: UIViewController?
    private weak var host: GraphHost?
    private lazy var maker = BarItemMaker()
    private var shownCommands: [[Command]] = []
    private var hasItems = false
    private var search: SearchFollower?
    /// These changes are undone when another screen comes.
    private var hidesBar = false
    private var showsToolbar = false

    init(_ controller: UIViewController, _ host: GraphHost) { (self.controller, self.host) = (controller, host) }

    private var navigation: UINavigationController? { controller?.parent as? UINavigationController }

    var isInNavigation: Bool { navigation != nil }

    func applyBars() {
        guard let controller, let host, navigation != nil else { return }
        let bars = host.preference(NavigationBarsKey.self)
        let item = controller.navigationItem
        let resolution = TextResolution(environment: EnvironmentValues(chain: host.environment))
        if let title = bars.title.map({ resolution.string($0) }), item.title != title { item.title = title }
        switch bars.displayMode {
        case .inline: item.largeTitleDisplayMode = bars.isInlineTitleLarge ? .inline : .never
        case .large: item.largeTitleDisplayMode = .always
        case .automatic: item.largeTitleDisplayMode = .automatic
        case nil: break
        }
        if let hidesBackButton = bars.hidesBackButton { item.hidesBackButton = hidesBackButton }
        applySearch(bars.search, resolution, to: item)
        maker.refreshViews(of: bars.items)
        applyItems(bars, to: controller)
        applyVisibility(bars, of: controller)
    }

    /// Items look otherwise when what their views read changes.
    func updateItems() {
        guard let controller, let host, hasItems, navigation != nil else { return }
        applyItems(host.preference(NavigationBarsKey.self), to: controller)
    }

    private func applyItems(_ bars: NavigationBars, to controller: UIViewController) {
        guard hasItems || !bars.items.isEmpty else { return }
        let commands = bars.items.map { $0.commands }
        let isSame =
            hasItems && commands.count == shownCommands.count
            && zip(commands, shownCommands).allSatisfy { a, b in
                a.count == b.count && zip(a, b).allSatisfy { $0.looksLike($1) }
            }
        guard !isSame else { return }
        (shownCommands, hasItems) = (commands, true)
        let arranged = maker.arrangeItems(of: bars.items, commands)
        arranged.showItems(in: controller.navigationItem)
        if !arranged.bottom.isEmpty || showsToolbar {
            controller.toolbarItems = arranged.bottom.isEmpty ? nil : arranged.bottom
        }
    }

    private func applySearch(_ wanted: SearchBars?, _ resolution: TextResolution, to item: UINavigationItem) {
        guard let wanted else {
            if search != nil { item.searchController = nil }
            search = nil
            return
        }
        let follower = search ?? SearchFollower()
        if search == nil { item.searchController = follower.controller }
        search = follower
        item.hidesSearchBarWhenScrolling = !wanted.isAlwaysShown
        follower.update(wanted, resolution)
    }

    private func applyVisibility(_ bars: NavigationBars, of controller: UIViewController) {
        guard let navigation, navigation.topViewController === controller else { return }
        let isAnimated = controller.viewIfLoaded?.window != nil
        if let isHidden = bars.isNavigationBarHidden, isHidden != navigation.isNavigationBarHidden {
            hidesBar = isHidden
            navigation.setNavigationBarHidden(isHidden, animated: isAnimated)
        }
        let hasBottom = hasItems && !(controller.toolbarItems ?? []).isEmpty && bars.isBottomBarHidden != true
        if hasBottom, navigation.isToolbarHidden {
            showsToolbar = true
            navigation.setToolbarHidden(false, animated: isAnimated)
        } else if !hasBottom, showsToolbar {
            hideToolbar(animated: isAnimated)
        }
    }

    private func hideToolbar(animated: Bool) {
        guard showsToolbar else { return }
        showsToolbar = false
        navigation?.setToolbarHidden(true, animated: animated)
    }

    /// Another screen comes in its place: the bars are for that as they were.
    func restoreBars(animated: Bool) {
        guard navigation?.topViewController !== controller else { return }
        hideToolbar(animated: animated)
        guard hidesBar else { return }
        hidesBar = false
        navigation?.setNavigationBarHidden(false, animated: animated)
    }
}
