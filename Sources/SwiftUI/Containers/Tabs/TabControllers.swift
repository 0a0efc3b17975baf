import UIKit

/// Keeps a page controller for each view of a tab view's content.
@MainActor final class TabPages {
    struct Page {
        let id: RowID
        let controller: PageController
        var tag: AnyHashable
        var view: AnyView
    }

    private(set) var pages: [Page] = []
    private var collector: RowCollector?
    private(set) weak var node: ViewNode?

    func start(under node: ViewNode) {
        self.node = node
        collector = RowCollector(node: node)
    }

    /// Makes, keeps and ends pages as the content says. True where another list of controllers came of it.
    func update(_ content: AnyView) -> Bool {
        guard let node, let collector else { return false }
        let rows = collector.collect(content).flatMap(\.rows)
        let old = pages
        pages = rows.enumerated().map { index, row in
            let view = row.make()
            if let known = old.first(where: { $0.id == row.id }) {
                known.controller.rootView = view
                return Page(
                    id: row.id, controller: known.controller, tag: tag(of: known.controller, row, index), view: view)
            }
            let controller = PageController(rootView: AnyView(EmptyView()), under: node)
            var values = EnvironmentValues(chain: controller.host.environment)
            values.tabLook = .bar
            values.apply(to: controller.host.environment)
            controller.rootView = view
            return Page(id: row.id, controller: controller, tag: tag(of: controller, row, index), view: view)
        }
        for page in old where !pages.contains(where: { $0.id == page.id }) { page.controller.host.tearDown() }
        return old.map(\.id) != pages.map(\.id)
    }

    private func tag(of controller: PageController, _ row: ListRow, _ index: Int) -> AnyHashable {
        controller.host.preference(ListRowKey.self).tag ?? row.tag ?? AnyHashable(index)
    }

    func end() {
        for page in pages { page.controller.host.tearDown() }
        collector?.end()
    }
}

/// UIKit's bar of tabs.
struct BarTabs: UIViewControllerRepresentable {
    let content: AnyView
    let selection: TabSelection?
    let look: TabLook
    /// The tabs whose pages the content has, in order; empty where the content is views.
    let tabs: [TabPage]

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = context.coordinator
        // Pages lie in hosts of their own, whose lists UIKit's bar doesn't look for.
        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        controller.tabBar.scrollEdgeAppearance = appearance
        context.coordinator.controller = controller
        context.coordinator.pages.start(under: context.node)
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        context.coordinator.update(self, context.environment)
    }

    static func dismantleUIViewController(_ controller: UITabBarController, coordinator: Coordinator) {
        coordinator.endPages()
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UITabBarControllerDelegate, MoreListListener {
        let pages = TabPages()
        weak var controller: UITabBarController?
        /// The page that has hidden the bar last.
        weak var pageWithoutBar: PageController?
        private var selection: TabSelection?
        /// Whether UIKit shows what a person has chosen while the binding doesn't know it yet: the page's first layout may update
        /// the bar.
        private var isChoosing = false
        /// The tag that was selected at the last update.
        private var shown: AnyHashable?
        private var labels: [RowID: TabItemLabel] = [:]
        /// The tabs of a tablet's bar and its side bar; nil on a phone.
        private var wideTabs: WideTabs?
        /// Whether the bar stands at the top now, where symbols aren't filled.
        private var isBarAtTop = false

        func endPages() {
            pages.end()
            wideTabs?.endHeaders()
        }

        func update(_ view: BarTabs, _ environment: EnvironmentValues) {
            guard let controller else { return }
            let selection = view.selection
            self.selection = selection
            let hasChanged = pages.update(view.content)
            overrideWidth(of: controller, environment)
            wideTabs = view.look.adaptsToRoom ? wideTabs ?? WideTabs(controller, under: pages.node) : nil
            isBarAtTop = wideTabs != nil && environment.horizontalSizeClass == .regular
            for page in pages.pages { applyItem(page) }
            if let wideTabs {
                let mode: UITabBarController.Mode = view.look == .sidebar ? .tabSidebar : .tabBar
                if controller.mode != mode { controller.mode = mode }
                wideTabs.updateTabs(pages.pages, as: view.tabs)
            } else if hasChanged {
                controller.setViewControllers(pages.pages.map(\.controller), animated: false)
            }
            controller.tabBar.tintColor = environment.tint?.uiColor
            let wanted = selection?.read()
            // A person who has opened the list of further tabs has chosen none of them yet.
            let isInList = shown == wanted && controller.selectedIndex == NSNotFound
            shown = wanted
            guard let wanted, !isInList, !isChoosing, let index = pages.pages.firstIndex(where: { $0.tag == wanted })
            else { return }
            if let wideTabs {
                wideTabs.selectTab(of: pages.pages[index].id)
            } else if controller.selectedIndex != index {
                controller.selectedIndex = index
            }
        }

        /// An app that sets another width for its tabs has the bar of that width: one at the bottom where it sets a compact one.
        private func overrideWidth(of controller: UITabBarController, _ environment: EnvironmentValues) {
            let given = environment.traits.horizontalSizeClass
            let wanted = environment.horizontalSizeClass.map { UIUserInterfaceSizeClass($0) } ?? given
            let own = wanted == given ? UIUserInterfaceSizeClass.unspecified : wanted
            if controller.traitOverrides.horizontalSizeClass != own {
                controller.traitOverrides.horizontalSizeClass = own
            }
        }

        /// Brings what the page says of its tab into UIKit's item.
        private func applyItem(_ page: TabPages.Page) {
            let value = page.controller.host.preference(TabItemKey.self)
            guard let view = value.item, let root = page.controller.host.rootNode else { return }
            let label = labels[page.id] ?? TabItemLabel(root)
            labels[page.id] = label
            let said = label.describe(view, isInBottomBar: !isBarAtTop)
            let item = page.controller.tabBarItem
            item?.title = said.text.isEmpty ? nil : said.text
            item?.image = said.image
            let resolution = TextResolution(environment: EnvironmentValues(chain: page.controller.host.environment))
            item?.badgeValue = value.badge.map { resolution.string($0) }
            if let item, item.isEnabled == value.isDisabled { item.isEnabled = !value.isDisabled }
            item?.accessibilityLabel = value.speech.label.map { resolution.string($0) }
            item?.accessibilityValue = value.speech.value.map { resolution.string($0) }
            item?.accessibilityHint = value.speech.hint.map { resolution.string($0) }
            item?.accessibilityIdentifier = value.speech.identifier
            item?.accessibilityUserInputLabels = value.speech.inputLabels?.map { resolution.string($0) }
            if let item { wideTabs?.showItem(item, of: page) }
        }

        private func beginChoice() {
            isChoosing = true
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.isChoosing = false } }
        }

        /// A tap on the tab that is shown goes back to its first screen.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            if tabBarController.selectedViewController === viewController {
                Self.navigation(in: viewController)?.popToRootViewController(animated: true)
            }
            beginChoice()
            return true
        }

        private static func navigation(in controller: UIViewController) -> UINavigationController? {
            if let navigation = controller as? UINavigationController { return navigation }
            for child in controller.children where child.viewIfLoaded?.window != nil {
                if let found = navigation(in: child) { return found }
            }
            return nil
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            isChoosing = false
            writeSelection(of: viewController)
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            if tabBarController.selectedTab === tab, let page = wideTabs?.page(of: tab, in: pages.pages) {
                Self.navigation(in: page.controller)?.popToRootViewController(animated: true)
            }
            beginChoice()
            return true
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            isChoosing = false
            guard let page = wideTabs?.page(of: selectedTab, in: pages.pages) else { return }
            selection?.write(page.tag)
        }

        func choseFromMoreList(_ controller: UIViewController) { writeSelection(of: controller) }

        private func writeSelection(of viewController: UIViewController) {
            guard let page = pages.pages.first(where: { $0.controller === viewController }) else { return }
            selection?.write(page.tag)
        }
    }
}

/// A tab's label, which isn't shown itself: UIKit's item says what it says.
@MainActor private final class TabItemLabel {
    private let slot: SlotNode
    private let environment: EnvironmentChain

    init(_ page: ViewNode) {
        slot = SlotNode(page.context())
        environment = EnvironmentChain(outer: page.environment)
    }

    /// What a label says. A bar at the bottom has filled symbols, where a view doesn't say otherwise.
    func describe(_ view: AnyView, isInBottomBar: Bool) -> ContentDescription {
        var values = EnvironmentValues(chain: environment)
        values.symbolVariants = isInBottomBar ? .fill : .none
        values.apply(to: environment)
        slot.show(view, environment: environment)
        return ContentDescription(of: slot)
    }
}

/// UIKit's pages.
struct PagedTabs: UIViewControllerRepresentable {
    let content: AnyView
    let selection: TabSelection?
    let look: TabLook

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        controller.dotsLieOverPages = true
        context.coordinator.controller = controller
        context.coordinator.pages.start(under: context.node)
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        context.coordinator.update(content, selection, look)
        let dots = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
        dots?.backgroundStyle = context.environment.pageDots.platform
    }

    static func dismantleUIViewController(_ controller: UIPageViewController, coordinator: Coordinator) {
        coordinator.pages.end()
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = TabPages()
        weak var controller: UIPageViewController?
        private var selection: TabSelection?
        private var look = TabLook.page(.automatic)

        private var shownIndex: Int? {
            let shown = controller?.viewControllers?.first
            return pages.pages.firstIndex { $0.controller === shown }
        }

        func update(_ content: AnyView, _ selection: TabSelection?, _ look: TabLook) {
            guard let controller else { return }
            (self.selection, self.look) = (selection, look)
            _ = pages.update(content)
            for page in pages.pages { page.controller.view.backgroundColor = .clear }
            let wanted = selection?.read()
            let index = pages.pages.firstIndex { $0.tag == wanted } ?? shownIndex ?? 0
            guard pages.pages.indices.contains(index), shownIndex != index else { return }
            controller.setViewControllers(
                [pages.pages[index].controller], direction: index >= shownIndex ?? 0 ? .forward : .reverse,
                animated: shownIndex != nil && controller.view.window != nil)
        }

        private func page(_ controller: UIViewController, by distance: Int) -> UIViewController? {
            guard let index = pages.pages.firstIndex(where: { $0.controller === controller }),
                pages.pages.indices.contains(index + distance)
            else { return nil }
            return pages.pages[index + distance].controller
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, by: -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, by: 1) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int {
            look == .page(.never) || pages.pages.count < 2 ? 0 : pages.pages.count
        }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int { shownIndex ?? 0 }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            if completed, let shownIndex { selection?.write(pages.pages[shownIndex].tag) }
        }
    }
}
