import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Containers on a tablet: columns pulled out from the edge, eight tabs.
final class WideScreenTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @MainActor private final class Listener: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("change \(displayMode.rawValue)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column.rawValue)")
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            log.append("begin")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("end") }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    @MainActor private func split(_ listener: Listener) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("Side"), for: .primary)
        split.setViewController(titled("Main"), for: .secondary)
        split.delegate = listener
        harness.show(root: split)
        harness.advance(by: 0.1)
        listener.log = []
        return split
    }

    @MainActor private func pan(from: CGFloat, to: CGFloat) {
        harness.touch(.began, at: CGPoint(x: from, y: 500))
        for step in 1...8 {
            harness.touch(.moved, at: CGPoint(x: from + (to - from) * CGFloat(step) / 8, y: 500))
        }
    }

    func testThreeColumnsInPortraitPushTheSecondaryAside() {
        onMain {
            let split = UISplitViewController(style: .tripleColumn)
            for (column, title) in [
                (UISplitViewController.Column.primary, "A"), (.supplementary, "B"), (.secondary, "C"),
            ] {
                split.setViewController(titled(title), for: column)
            }
            split.preferredDisplayMode = .twoBesideSecondary
            harness.show(root: split)
            harness.advance(by: 0.1)
            XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
            let secondary = split.viewController(for: .secondary)?.navigationController?.view.frame ?? .zero
            XCTAssertEqual(secondary.minX, 640)
            XCTAssertEqual(secondary.width, split.view.bounds.width - 320)
            harness.tap(CGPoint(x: 700, y: 600))
            harness.advance(by: 1)
            XCTAssertEqual(split.displayMode, .oneBesideSecondary, "a touch on what is dimmed brings it back")
            pan(from: 2, to: 200)
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(split.displayMode, .twoDisplaceSecondary, "a pan shows the primary column, too")
        }
    }

    @MainActor private func triple() -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        for (column, title) in [
            (UISplitViewController.Column.primary, "A"), (.supplementary, "B"), (.secondary, "C"),
        ] {
            split.setViewController(titled(title), for: column)
        }
        harness.show(root: split)
        harness.advance(by: 0.1)
        return split
    }

    /// The system's button in the bar of a column.
    @MainActor private func button(
        in column: UISplitViewController.Column, of split: UISplitViewController
    ) -> BarButtonView? {
        let bar = split.viewController(for: column)?.navigationController?.navigationBar
        return bar?.content?.subviews.lazy.compactMap { $0 as? BarButtonView }.first {
            $0.item === bar?.systemLeadingItem
        }
    }

    @MainActor private func tapButton(in column: UISplitViewController.Column, of split: UISplitViewController) throws {
        // A button that is new has its place with the next frame.
        harness.advance(by: 0.1)
        harness.tap(try XCTUnwrap(button(in: column, of: split)))
        harness.advance(by: 1)
    }

    func testOfThreeColumnsAButtonShowsAndHidesThePrimaryOne() throws {
        try onMain {
            let split = triple()
            XCTAssertEqual(split.displayMode, .secondaryOnly)
            try tapButton(in: .secondary, of: split)
            XCTAssertEqual(split.displayMode, .oneOverSecondary)
            XCTAssertNil(button(in: .secondary, of: split))
            try tapButton(in: .supplementary, of: split)
            XCTAssertEqual(split.displayMode, .twoOverSecondary)
            XCTAssertNil(button(in: .primary, of: split), "a touch beside the columns is the way back")
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            split.preferredDisplayMode = .oneBesideSecondary
            harness.advance(by: 1)
            XCTAssertEqual(split.displayMode, .oneBesideSecondary)
            try tapButton(in: .supplementary, of: split)
            XCTAssertEqual(split.displayMode, .twoBesideSecondary)
            XCTAssertEqual(button(in: .primary, of: split)?.item.accessibilityLabel, "Hide Sidebar")
            XCTAssertNil(button(in: .supplementary, of: split))
            try tapButton(in: .primary, of: split)
            XCTAssertEqual(split.displayMode, .oneBesideSecondary)
            let next = titled("D")
            split.viewController(for: .supplementary)?.navigationController?.setViewControllers(
                [next], animated: false)
            harness.advance(by: 0.1)
            let bar = try XCTUnwrap(next.navigationController?.navigationBar)
            XCTAssertTrue(
                bar.content?.subviews.contains { ($0 as? BarButtonView)?.item === split.displayModeButtonItem }
                    ?? false,
                "it is the column's, not the controller's")
        }
    }

    func testWhoSaysWhetherTheButtonIsThere() {
        onMain {
            let split = triple()
            XCTAssertNotNil(button(in: .secondary, of: split))
            split.presentsWithGesture = false
            XCTAssertNil(button(in: .secondary, of: split))
            split.displayModeButtonVisibility = .always
            XCTAssertNotNil(button(in: .secondary, of: split))
            split.presentsWithGesture = true
            split.displayModeButtonVisibility = .never
            XCTAssertNil(button(in: .secondary, of: split))
        }
    }

    func testAButtonShowsTheSecondaryOfThreeColumnsAlone() throws {
        try onMain {
            let split = triple()
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            split.preferredDisplayMode = .twoBesideSecondary
            harness.advance(by: 1)
            XCTAssertNil(button(in: .secondary, of: split))
            split.showsSecondaryOnlyButton = true
            try tapButton(in: .secondary, of: split)
            XCTAssertEqual(split.displayMode, .secondaryOnly)
            try tapButton(in: .secondary, of: split)
            XCTAssertEqual(split.displayMode, .twoBesideSecondary)
        }
    }

    func testAPanFromTheEdgeIsToldFromItsBeginToItsEnd() {
        onMain {
            let listener = Listener()
            let split = split(listener)
            XCTAssertEqual(split.displayMode, .secondaryOnly)
            pan(from: 2, to: 200)
            XCTAssertEqual(listener.log, ["begin", "change 3", "show 0"])
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log.last, "end")
            XCTAssertEqual(listener.log.count, 4)
            XCTAssertEqual(split.displayMode, .oneOverSecondary)
            listener.log = []
            pan(from: 2, to: 200)
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [], "what is out already is not pulled out")
        }
    }

    func testFromTheTrailingEdgeAndNotAtAll() {
        onMain {
            let listener = Listener()
            let split = split(listener)
            split.primaryEdge = .trailing
            harness.advance(by: 0.1)
            pan(from: 2, to: 200)
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [])
            split.presentsWithGesture = false
            pan(from: 818, to: 600)
            harness.touch(.ended, at: CGPoint(x: 600, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [])
            split.presentsWithGesture = true
            pan(from: 818, to: 600)
            harness.touch(.ended, at: CGPoint(x: 600, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, ["begin", "change 3", "show 0", "end"])
        }
    }

    func testDelegatesNameTheOrientationForPresentation() {
        onMain {
            final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
                func navigationControllerPreferredInterfaceOrientationForPresentation(
                    _ navigationController: UINavigationController
                ) -> UIInterfaceOrientation { .landscapeRight }
                func tabBarControllerPreferredInterfaceOrientationForPresentation(
                    _ tabBarController: UITabBarController
                ) -> UIInterfaceOrientation { .landscapeLeft }
            }
            let delegate = Delegate()
            let (navigation, tabs) = (UINavigationController(), UITabBarController())
            XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .portrait)
            navigation.delegate = delegate
            tabs.delegate = delegate
            XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeRight)
            XCTAssertEqual(tabs.preferredInterfaceOrientationForPresentation, .landscapeLeft)
            let (split, listener) = (UISplitViewController(style: .doubleColumn), Listener())
            split.delegate = listener
            XCTAssertEqual(split.preferredInterfaceOrientationForPresentation, .landscapeLeft)
        }
    }

    @MainActor private final class Names: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var primary: UIViewController?
        var compact: UIViewController?
        var secondary: UIViewController?
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            log.append("collapsing")
            return compact
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            log.append("expanding")
            return primary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.append("separate \(primaryViewController.title ?? "")")
            return secondary
        }
    }

    private final class Separating: UIViewController {
        var asked = 0
        var secondary: UIViewController?
        override func separateSecondaryViewController(
            for splitViewController: UISplitViewController
        ) -> UIViewController? {
            asked += 1
            return secondary
        }
    }

    @MainActor private func classic(_ primary: UIViewController, _ names: Names) -> UISplitViewController {
        let (root, split) = (UIViewController(), UISplitViewController())
        split.viewControllers = [primary, titled("Main")]
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = names
        root.addChild(split)
        root.view.addSubview(split.view)
        split.didMove(toParent: root)
        harness.show(root: root)
        harness.advance(by: 0.1)
        return split
    }

    @MainActor private func narrow(_ split: UISplitViewController, _ isNarrow: Bool) {
        let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        split.parent!.setOverrideTraitCollection(traits, forChild: split)
        harness.advance(by: 0.1)
        XCTAssertEqual(split.isCollapsed, isNarrow)
    }

    func testTheDelegateNamesTheControllersOfASplitViewWithoutColumns() {
        onMain {
            let names = Names()
            let side = titled("Side")
            let split = classic(side, names)
            XCTAssertEqual(names.log, [], "it begins with two")
            names.compact = titled("Compact")
            narrow(split, true)
            XCTAssertEqual(names.log, ["collapsing"])
            XCTAssertTrue(split.viewControllers.first === names.compact)
            XCTAssertNotNil(names.compact?.viewIfLoaded?.window)
            (names.log, names.primary, names.secondary) = ([], side, titled("Other"))
            narrow(split, false)
            XCTAssertEqual(names.log, ["expanding", "separate Side"])
            XCTAssertEqual(split.viewControllers.map(\.title), ["Side", "Other"])
            XCTAssertNotNil(side.view.window)
            XCTAssertNotNil(names.secondary?.viewIfLoaded?.window)
            XCTAssertNil(names.compact?.parent)
        }
    }

    func testThePrimaryControllerGivesTheSecondaryOneBack() {
        onMain {
            let (names, side) = (Names(), Separating())
            let split = classic(side, names)
            narrow(split, true)
            XCTAssertEqual(side.asked, 0)
            side.secondary = titled("Own")
            narrow(split, false)
            XCTAssertEqual(side.asked, 1)
            XCTAssertTrue(split.viewControllers.last === side.secondary)
            names.secondary = titled("Delegate's")
            narrow(split, true)
            narrow(split, false)
            XCTAssertEqual(side.asked, 1, "the delegate comes first")
            XCTAssertTrue(split.viewControllers.last === names.secondary)
        }
    }

    func testWhatWasPutOnTheStackComesOffItWhereNobodyNamesAnother() {
        onMain {
            let names = Names()
            let navigation = UINavigationController(rootViewController: titled("Side"))
            let split = classic(navigation, names)
            let main = split.viewControllers[1]
            narrow(split, true)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            narrow(split, false)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            XCTAssertTrue(split.viewControllers[1] === main)
            XCTAssertTrue(main.parent === split)
            XCTAssertNotNil(main.view.window)
        }
    }

    func testWhatIsOnTopOfAPlainSecondaryIsTheSecondaryOneThen() {
        onMain {
            let navigation = UINavigationController(rootViewController: titled("Side"))
            let split = classic(navigation, Names())
            let (main, more) = (split.viewControllers[1], titled("More"))
            narrow(split, true)
            navigation.pushViewController(more, animated: false)
            harness.advance(by: 0.1)
            narrow(split, false)
            XCTAssertEqual(navigation.viewControllers.map(\.title), ["Side", "Main"])
            XCTAssertTrue(main.parent === navigation)
            XCTAssertTrue(split.viewControllers[1] === more)
            XCTAssertTrue(more.parent === split)
            XCTAssertNotNil(more.view.window)
        }
    }

    func testADetailShownInOneColumnIsTheSecondaryOneInTwo() {
        onMain {
            let navigation = UINavigationController(rootViewController: titled("Side"))
            let split = classic(navigation, Names())
            narrow(split, true)
            navigation.popToRootViewController(animated: false)
            let detail = UINavigationController(rootViewController: titled("Detail"))
            split.showDetailViewController(detail, sender: nil)
            harness.advance(by: 1)
            navigation.pushViewController(titled("More"), animated: false)
            harness.advance(by: 0.1)
            narrow(split, false)
            XCTAssertEqual(navigation.viewControllers.map(\.title), ["Side"])
            XCTAssertTrue(split.viewControllers[1] === detail)
            XCTAssertEqual(detail.viewControllers.map(\.title), ["Detail", "More"])
            XCTAssertNotNil(detail.view.window)
        }
    }

    @MainActor private final class Cards: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    func testTitleButtonsFieldAndCardsStandInOneLine() throws {
        try onMain {
            let cards = Cards(style: .insetGrouped)
            cards.title = "Title"
            cards.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Left", style: .plain, target: nil, action: nil)
            cards.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            cards.navigationItem.searchController = UISearchController(searchResultsController: nil)
            cards.navigationItem.preferredSearchBarPlacement = .stacked
            cards.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: cards)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.isToolbarHidden = false
            harness.show(root: navigation)
            for isTurned in [false, true] {
                if isTurned { harness.runtime.post(.rotate(.left)) }
                harness.advance(by: 1)
                let content = try XCTUnwrap(navigation.navigationBar.content)
                let field = try XCTUnwrap(cards.navigationItem.searchController?.searchBar.searchTextField)
                let button = try XCTUnwrap(cards.navigationItem.leftBarButtonItem?.shownView)
                let tool = try XCTUnwrap(cards.toolbarItems?.first?.shownView)
                for view in [content.largeLabel, field, button, tool] {
                    XCTAssertEqual(view.convert(view.bounds, to: nil).minX, 20)
                }
                XCTAssertEqual(cards.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minX, 20)
                XCTAssertEqual(cards.view.layoutMargins.left, 20)
            }
        }
    }

    func testASearchHearsThatItsBarMoves() {
        @MainActor final class Hearer: NSObject, UISearchControllerDelegate {
            var log: [String] = []
            func searchController(
                _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
            ) { log.append("to \(newPlacement.rawValue), is \(searchController.searchBarPlacement.rawValue)") }
            func searchController(
                _ searchController: UISearchController,
                didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
            ) { log.append("from \(previousPlacement.rawValue), is \(searchController.searchBarPlacement.rawValue)") }
        }
        onMain {
            let (hearer, root) = (Hearer(), titled("Root"))
            let search = UISearchController(searchResultsController: nil)
            search.delegate = hearer
            root.navigationItem.searchController = search
            root.navigationItem.preferredSearchBarPlacement = .stacked
            root.navigationItem.preferredSearchBarPlacement = .automatic
            XCTAssertEqual(hearer.log, [], "it isn't shown yet")
            harness.show(root: UINavigationController(rootViewController: root))
            harness.advance(by: 0.1)
            root.navigationItem.preferredSearchBarPlacement = .inline
            XCTAssertEqual(hearer.log, [], "there it is already")
            root.navigationItem.preferredSearchBarPlacement = .stacked
            XCTAssertEqual(hearer.log, ["to 2, is 1", "from 1, is 2"])
        }
    }

    func testSearchBarsOfNarrowColumnsHaveARowOfTheirOwn() {
        onMain {
            let split = UISplitViewController(style: .tripleColumn)
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            let controllers = columns.map { column in
                let controller = titled("\(column)")
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
                split.setViewController(controller, for: column)
                return controller
            }
            split.preferredDisplayMode = .twoBesideSecondary
            harness.show(root: split)
            harness.advance(by: 0.1)
            XCTAssertEqual(controllers.map(\.navigationItem.searchBarPlacement), [.stacked, .stacked, .inline])
        }
    }

    func testSheetsAreCardsInTheMiddle() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            @MainActor func frame(
                _ style: UIModalPresentationStyle, _ preferred: CGSize = .zero
            ) -> CGRect {
                let controller = UIViewController()
                controller.modalPresentationStyle = style
                controller.preferredContentSize = preferred
                root.present(controller, animated: false)
                harness.advance(by: 0.1)
                let view: UIView = controller.view
                let frame = view.convert(view.bounds, to: nil)
                root.dismiss(animated: false)
                harness.advance(by: 0.1)
                return frame
            }
            XCTAssertEqual(frame(.formSheet), CGRect(x: 140, y: 280, width: 540, height: 620))
            XCTAssertEqual(
                frame(.formSheet, CGSize(width: 400, height: 300)), CGRect(x: 210, y: 440, width: 400, height: 300))
            let page = frame(.pageSheet)
            XCTAssertEqual(page, CGRect(x: 58, y: 44, width: 704, height: 1092))
            XCTAssertEqual(frame(.automatic), page)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(frame(.formSheet), CGRect(x: 320, y: 100, width: 540, height: 620))
            XCTAssertEqual(frame(.pageSheet).width, 704)
        }
    }

    // DEV-765
    func testFormSheetsMoveUpForTheKeyboard() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            let controller = UIViewController()
            controller.modalPresentationStyle = .formSheet
            root.present(controller, animated: false)
            harness.advance(by: 0.1)
            @MainActor func top() -> CGFloat { controller.view.convert(CGPoint.zero, to: nil).y }
            XCTAssertEqual(top(), 280)
            KeyboardFrame.change(to: CGRect(x: 0, y: 950, width: 820, height: 230))
            XCTAssertEqual(top(), 280, "it isn't covered")
            KeyboardFrame.change(to: CGRect(x: 0, y: 780, width: 820, height: 400))
            XCTAssertEqual(top(), 80)
            XCTAssertEqual(controller.view.bounds.size, CGSize(width: 540, height: 620))
            KeyboardFrame.change(to: CGRect(x: 0, y: 580, width: 820, height: 600))
            XCTAssertEqual(top(), controller.view.window!.safeAreaInsets.top, "no higher")
            KeyboardFrame.change(to: nil)
            XCTAssertEqual(top(), 280)
            root.dismiss(animated: false)
            harness.advance(by: 0.1)
        }
    }

    func testEightTabsHaveRoom() {
        onMain {
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<8).map { titled("\($0)") }
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 8)
            tabs.viewControllers = (0..<9).map { titled("\($0)") }
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.map { $0.title }.suffix(2), ["6", "More"])
            let label = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UILabel }.first!
            XCTAssertEqual(label.frame.height, 41, "in the capsule, alone")
        }
    }

    func testANarrowerParentLeavesRoomForFive() {
        onMain {
            let root = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<7).map { titled("\($0)") }
            root.addChild(tabs)
            root.view.addSubview(tabs.view)
            tabs.didMove(toParent: root)
            harness.show(root: root)
            harness.advance(by: 0.1)
            tabs.selectedIndex = 6
            harness.advance(by: 0.1)
            let chosen = tabs.selectedViewController!
            XCTAssertEqual(tabs.tabBar.items?.count, 7)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 5)
            XCTAssertTrue(tabs.selectedViewController === chosen)
            XCTAssertTrue(chosen.navigationController === tabs.moreNavigationController)
            XCTAssertNotNil(chosen.view.window)
            root.setOverrideTraitCollection(nil, forChild: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 7)
            XCTAssertTrue(chosen.parent === tabs)
            XCTAssertNotNil(chosen.view.window)
        }
    }

    // MARK: Bars of editors

    @MainActor private func editor(_ set: (UINavigationItem) -> Void) -> UINavigationController {
        let screen = titled("Report")
        screen.navigationItem.style = .editor
        set(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        harness.show(root: navigation)
        harness.advance(by: 0.2)
        return navigation
    }

    @MainActor private func buttons(_ navigation: UINavigationController) -> [BarButtonView] {
        (navigation.navigationBar.content?.subviews ?? []).compactMap { $0 as? BarButtonView }
            .sorted { $0.frame.minX < $1.frame.minX }
    }

    @MainActor private func group(_ names: [String]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: names[0] + "…"), items: names.map { UIBarButtonItem(title: $0) })
    }

    // DEV-099
    func testCenterGroupsStandInTheMiddleOfAWideBar() throws {
        try onMain {
            let navigation = editor {
                $0.centerItemGroups = [group(["Bold", "Italic"]), group(["Left"])]
                $0.rightBarButtonItem = UIBarButtonItem(title: "Share")
            }
            let item = try XCTUnwrap(navigation.topViewController?.navigationItem)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["Bold", "Italic", "Left", "Share"])
            XCTAssertNil(item.overflowPresentationSource)
            let width = navigation.navigationBar.bounds.width
            let middle = (buttons(navigation)[0].frame.minX + buttons(navigation)[2].frame.maxX) / 2
            XCTAssertEqual(middle, width / 2, accuracy: 1)
            let label = try XCTUnwrap(navigation.navigationBar.content?.titleLabel)
            XCTAssertLessThan(label.frame.minX, 60, "the title is at the leading side")
            item.style = .browser
            harness.advance(by: 0.1)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["Bold", "Italic", "Left", "Share"])
            item.style = .navigator
            harness.advance(by: 0.1)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["Share"])
            XCTAssertEqual(label.frame.midX, width / 2, accuracy: 1)
        }
    }

    func testGroupsWithoutRoomGiveUpTheirButtonsAndThenOverflow() throws {
        try onMain {
            let (first, second) = (group(["A", "C", "D"]), group(["E"]))
            for button in first.barButtonItems { button.width = 400 }
            second.barButtonItems[0].width = 1200
            second.representativeItem = nil
            let navigation = editor { $0.centerItemGroups = [first, second, group(["B"])] }
            let item = try XCTUnwrap(navigation.topViewController?.navigationItem)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["A…", "More"])
            XCTAssertTrue(item.centerItemGroups[0].isDisplayingRepresentativeItem)
            XCTAssertFalse(item.centerItemGroups[2].isDisplayingRepresentativeItem)
            let source = try XCTUnwrap((item.overflowPresentationSource as? UIBarButtonItem)?.menu)
            let names = source.children.flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [] }
            XCTAssertEqual(names, ["E", "B"])
        }
    }

    // DEV-1314
    func testOptionalGroupsAreTakenOutAndPutBackInTheMenu() throws {
        try onMain {
            let key = "UINavigationItem.customization.WideScreenTests"
            UserDefaults.standard.removeObject(forKey: key)
            defer { UserDefaults.standard.removeObject(forKey: key) }
            let make: (UINavigationItem) -> Void = { item in
                item.customizationIdentifier = "WideScreenTests"
                item.centerItemGroups = [
                    UIBarButtonItem(title: "Fixed").creatingFixedGroup(),
                    UIBarButtonItem(title: "Draw").creatingOptionalGroup(
                        customizationIdentifier: "draw", isInDefaultCustomization: true),
                    UIBarButtonItem(title: "Scan").creatingOptionalGroup(
                        customizationIdentifier: "scan", isInDefaultCustomization: false),
                ]
            }
            let navigation = editor(make)
            let item = try XCTUnwrap(navigation.topViewController?.navigationItem)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["Fixed", "Draw", "More"])
            let choice = try XCTUnwrap(BarCustomization.makeMenu(for: item))
            XCTAssertEqual(choice.title, "Customize Toolbar")
            let entries = choice.children.compactMap { $0 as? UIAction }
            XCTAssertEqual(entries.map(\.title), ["Draw", "Scan"])
            XCTAssertEqual(entries.map(\.state), [.on, .off])
            for entry in entries { entry.performWithSender(nil, target: nil) }
            harness.advance(by: 0.2)
            XCTAssertEqual(buttons(navigation).map(\.accessibilityLabel), ["Fixed", "Scan", "More"])
            let again = editor(make)
            XCTAssertEqual(buttons(again).map(\.accessibilityLabel), ["Fixed", "Scan", "More"], "it is kept")
            let other = editor {
                make($0)
                $0.customizationIdentifier = nil
            }
            XCTAssertEqual(buttons(other).map(\.accessibilityLabel), ["Fixed", "Draw"], "as the app has them")
        }
    }
}
