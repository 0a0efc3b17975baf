import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Looks of bars, tabs, sheets and what stands in a list, as a person sees them beside an iPhone.
final class AsOnIOSTests: MainTestCase, @unchecked Sendable {
    @MainActor private func list(large: Bool = true) -> (UINavigationController, UITableViewController) {
        let table = UITableViewController(style: .plain)
        table.title = "Fruit"
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = large
        return (navigation, table)
    }

    @MainActor private func largeLabel(_ navigation: UINavigationController) throws -> UILabel {
        try XCTUnwrap(navigation.bar.content?.largeLabel)
    }

    @MainActor private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // DEV-600
    func testContentThatIsPulledTakesTheLargeTitleAlongAndItGrows() throws {
        try onMain {
            let (navigation, table) = list()
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let label = try largeLabel(navigation)
            let rest = onScreen(label)
            table.tableView.contentOffset.y -= 60
            harness.turn()
            let pulled = onScreen(label)
            XCTAssertEqual(pulled.midY, rest.midY + 60, accuracy: 0.5)
            XCTAssertEqual(pulled.minX, rest.minX, accuracy: 0.01, "it grows from where it begins")
            XCTAssertGreaterThan(pulled.height, rest.height)
            XCTAssertEqual(navigation.bar.frame.height, 96, "the bar itself keeps its height")
            table.tableView.contentOffset.y -= 500
            harness.turn()
            XCTAssertEqual(onScreen(label).height, rest.height * 1.1, accuracy: 0.01)
            table.tableView.contentOffset.y = -155
            harness.turn()
            XCTAssertEqual(onScreen(label), rest)
        }
    }

    func testTheLargeTitleOfRightToLeftGrowsFromTheRight() throws {
        try onMain {
            let (navigation, table) = list()
            navigation.view.semanticContentAttribute = .forceRightToLeft
            navigation.bar.semanticContentAttribute = .forceRightToLeft
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            navigation.bar.content?.semanticContentAttribute = .forceRightToLeft
            navigation.bar.content?.setNeedsLayout()
            harness.turn()
            let label = try largeLabel(navigation)
            let rest = onScreen(label)
            table.tableView.contentOffset.y -= 60
            harness.turn()
            XCTAssertEqual(onScreen(label).maxX, rest.maxX, accuracy: 0.01)
            XCTAssertGreaterThan(onScreen(label).width, rest.width)
        }
    }

    func testARefreshControlTurnsAboveTheLargeTitleWhichWaitsBelowIt() throws {
        try onMain {
            let (navigation, table) = list()
            table.refreshControl = UIRefreshControl()
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let rest = onScreen(try largeLabel(navigation))
            table.refreshControl?.beginRefreshing()
            harness.advance(by: 1)
            let control = try XCTUnwrap(table.refreshControl)
            XCTAssertEqual(onScreen(try largeLabel(navigation)).midY, rest.midY + 60, accuracy: 1)
            XCTAssertEqual(onScreen(control).minY, 59 + 44, accuracy: 0.5)
            table.refreshControl?.endRefreshing()
            harness.advance(by: 1)
            XCTAssertEqual(onScreen(try largeLabel(navigation)), rest)
        }
    }

    func testARefreshControlIsAsWideAsItsListAfterATurn() {
        onMain {
            let (navigation, table) = list()
            table.refreshControl = UIRefreshControl()
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(table.refreshControl?.frame.width, 393)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(table.tableView.bounds.width, 852)
            XCTAssertEqual(table.refreshControl?.frame.width, 852)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(table.refreshControl?.frame.width, 393)
        }
    }

    func testABarInASheetKeepsItsTitleOffTheGrabber() throws {
        try onMain {
            let root = UIViewController()
            harness.show(root: root)
            let (navigation, _) = list(large: false)
            let sheet = try XCTUnwrap(navigation.sheetPresentationController)
            sheet.detents = [.medium()]
            sheet.prefersGrabberVisible = true
            root.present(navigation, animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.bar.frame.height, 56)
            let title = try XCTUnwrap(navigation.bar.content?.titleLabel)
            XCTAssertGreaterThanOrEqual(onScreen(title).minY - onScreen(sheet.card.grabber).maxY, 7)
            navigation.dismiss(animated: false)
            harness.advance(by: 0.5)
            let (full, _) = list(large: false)
            full.modalPresentationStyle = .fullScreen
            root.present(full, animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(full.bar.frame.height, 44)
        }
    }

    func testATapOnASheetsEmptyContentLeavesItAndOneBesideItDismisses() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            let navigation = UINavigationController(rootViewController: page)
            navigation.sheetPresentationController?.detents = [.medium()]
            root.present(navigation, animated: false)
            harness.advance(by: 0.5)
            harness.tap(page.view)
            harness.advance(by: 1)
            XCTAssertTrue(root.presentedViewController === navigation)
            let pushed = UIViewController()
            navigation.pushViewController(pushed, animated: false)
            harness.advance(by: 0.5)
            harness.tap(pushed.view)
            harness.advance(by: 1)
            XCTAssertTrue(root.presentedViewController === navigation)
            harness.tap(CGPoint(x: 200, y: 100))
            harness.advance(by: 1)
            XCTAssertNil(root.presentedViewController)
        }
    }

    // DEV-748
    func testASheetThatFillsALowScreenShowsNoGrabber() throws {
        try onMain {
            let root = UIViewController()
            harness.show(root: root)
            let (navigation, _) = list(large: false)
            let sheet = try XCTUnwrap(navigation.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            root.present(navigation, animated: false)
            harness.advance(by: 0.5)
            XCTAssertFalse(sheet.card.grabber.isHidden)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertTrue(sheet.card.grabber.isHidden)
            sheet.prefersEdgeAttachedInCompactHeight = true
            harness.advance(by: 1)
            XCTAssertFalse(sheet.card.grabber.isHidden)
            sheet.prefersEdgeAttachedInCompactHeight = false
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertFalse(sheet.card.grabber.isHidden)
            sheet.prefersGrabberVisible = false
            XCTAssertTrue(sheet.card.grabber.isHidden)
        }
    }

    func testATabWithoutAnImageKeepsItsTitleLowWithTheBadgeWhereAnImagesIs() throws {
        try onMain {
            let (with, without) = (UIViewController(), UIViewController())
            with.tabBarItem = UITabBarItem(title: "With", image: UIImage(systemName: "star"), tag: 0)
            without.tabBarItem = UITabBarItem(title: "None", image: nil, tag: 1)
            for controller in [with, without] { controller.tabBarItem.badgeValue = "3" }
            let tabs = UITabBarController()
            tabs.viewControllers = [with, without]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
            XCTAssertEqual(buttons.count, 2)
            let labels = buttons.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
            let badges = buttons.compactMap { $0.subviews.compactMap { $0 as? TabBadge }.first }
            XCTAssertEqual(labels[1].frame.minY, labels[0].frame.minY)
            XCTAssertEqual(labels[1].frame.midX, buttons[1].bounds.midX)
            XCTAssertEqual(badges[1].frame.minY, badges[0].frame.minY)
            XCTAssertEqual(badges[1].frame.minX, badges[0].frame.minX, accuracy: 2)
        }
    }

    private final class Selections: NSObject, UITabBarControllerDelegate {
        var heard: [Int] = []
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            heard.append(tabs.selectedIndex)
        }
    }

    func testATabThatIsTappedAgainPopsToItsRootAndOnlyTapsAreHeardOf() throws {
        try onMain {
            let first = UINavigationController(rootViewController: UIViewController())
            first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
            let second = UIViewController()
            second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            let listener = Selections()
            tabs.delegate = listener
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            tabs.selectedIndex = 1
            tabs.selectedViewController = first
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.heard, [], "the app chose")
            first.pushViewController(UIViewController(), animated: false)
            first.pushViewController(UIViewController(), animated: false)
            harness.advance(by: 0.1)
            let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
            harness.tap(buttons[0])
            harness.advance(by: 1)
            XCTAssertEqual(first.viewControllers.count, 1)
            harness.tap(buttons[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.heard, [0, 1])
        }
    }

    func testWhatControlsHugWithoutAWord() {
        onMain {
            let both: [UIView] = [
                UISwitch(), UIStepper(), UIActivityIndicatorView(), UIPageControl(), UIDatePicker(), UIPickerView(),
            ]
            for view in both {
                XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh, "\(type(of: view))")
                XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh, "\(type(of: view))")
            }
            let high: [UIView] = [
                UISlider(), UISegmentedControl(items: ["A"]), UIProgressView(), UISearchBar(), UITabBar(), UIToolbar(),
            ]
            for view in high {
                XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow, "\(type(of: view))")
                XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh, "\(type(of: view))")
            }
        }
    }

    func testALabelsBaselineIsTheAscenderOnThePixel() {
        onMain {
            harness.showWindow()
            for size in [11, 13, 17, 20, 34] as [CGFloat] {
                let (label, mark) = (UILabel(), UIView())
                label.font = .systemFont(ofSize: size)
                label.text = "Text"
                for view in [label, mark] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    harness.window.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: harness.window.topAnchor),
                    label.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor),
                    mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
                ])
                harness.turn()
                XCTAssertEqual(mark.frame.minY, (label.font.ascender * 3).rounded() / 3, accuracy: 1e-6, "\(size)")
            }
        }
    }

    // DEV-603
    func testAMenusSectionsArePartedByADarkerBandInBothAppearances() throws {
        try onMain {
            let inner = UIMenu(options: .displayInline, children: [UIAction(title: "Delete") { _ in }])
            let list = MenuList(UIMenu(children: [UIAction(title: "Copy") { _ in }, inner]), responder: nil)
            @MainActor func bands(in view: UIView) -> [UIView] {
                view.subviews.flatMap { ($0.frame.height == 8 ? [$0] : []) + bands(in: $0) }
            }
            let band = try XCTUnwrap(bands(in: list).first)
            for (style, alpha) in [(.light, 0.08), (.dark, 0.35)] as [(UIUserInterfaceStyle, CGFloat)] {
                let color = band.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                var (white, found) = (CGFloat(1), CGFloat(0))
                XCTAssertEqual(color?.getWhite(&white, alpha: &found), true)
                XCTAssertEqual(white, 0)
                XCTAssertEqual(found, alpha, accuracy: 0.001)
            }
        }
    }

    // DEV-725
    func testCloseButtonsAreAGrayDiscWhateverTheTint() throws {
        try onMain {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.tintColor = .red
            let button = UIButton(type: .close)
            button.sizeToFit()
            XCTAssertEqual(button.bounds.size, CGSize(width: 30, height: 30))
            button.frame.origin = CGPoint(x: 100, y: 300)
            controller.view.addSubview(button)
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.tintColor = .red
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let shown = try XCTUnwrap(controller.navigationItem.rightBarButtonItem?.shownView)
            for frame in [onScreen(button), onScreen(shown)] {
                let disc = harness.pixel(at: CGPoint(x: frame.midX, y: frame.midY - 12))
                let cross = harness.pixel(at: CGPoint(x: frame.midX, y: frame.midY))
                for part in [disc.r, disc.g, disc.b] { XCTAssertEqual(Int(part), 239, accuracy: 4, "\(disc)") }
                for part in [cross.r, cross.g, cross.b] { XCTAssertEqual(Int(part), 130, accuracy: 12, "\(cross)") }
            }
        }
    }

    func testSymbolsInColorsOfTheirOwnFollowTheAppearance() {
        onMain {
            let colors = UIImage.SymbolConfiguration(paletteColors: [.label])
            let image = UIImage(systemName: "square.fill", withConfiguration: colors)
            let (view, button) = (UIImageView(image: image), UIButton(type: .system))
            button.setImage(image, for: .normal)
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for (index, one) in [view, button].enumerated() {
                one.frame = CGRect(x: 100, y: 300 + 100 * CGFloat(index), width: 40, height: 40)
                controller.view.addSubview(one)
            }
            harness.show(root: controller)
            @MainActor func middles() -> [Pixel] {
                harness.advance(by: 1)
                return [harness.pixel(at: CGPoint(x: 120, y: 320)), harness.pixel(at: CGPoint(x: 120, y: 420))]
            }
            let (black, white) = (Pixel(r: 0, g: 0, b: 0), Pixel(r: 255, g: 255, b: 255))
            XCTAssertEqual(middles(), [black, black])
            harness.runtime.post(.appearance(.dark))
            XCTAssertEqual(middles(), [white, white])
        }
    }

    // DEV-726
    func testAButtonThatIsSizedToFitKeepsItsTitleOnOneLine() {
        onMain {
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Go"
            button.sizeToFit()
            let height = button.bounds.height
            button.configuration?.title = "Go a good deal further"
            button.sizeToFit()
            XCTAssertEqual(button.bounds.height, height)
            XCTAssertEqual(button.bounds.size, button.intrinsicContentSize)
        }
    }
}
