import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What proxies say reaches instances that enter a window, and the instances' own values win.
final class AppearanceProxyTests: MainTestCase, @unchecked Sendable {
    func testAppliesWhenAnInstanceEntersAWindowAndNotBefore() {
        onMain {
            harness.showWindow()
            let before = UISwitch()
            harness.window.addSubview(before)
            UISwitch.appearance().onTintColor = .red
            let toggle = UISwitch()
            XCTAssertNil(toggle.onTintColor)
            harness.window.addSubview(toggle)
            XCTAssertEqual(toggle.onTintColor, .red)
            XCTAssertNil(before.onTintColor, "it was in the window already")
            before.removeFromSuperview()
            harness.window.addSubview(before)
            XCTAssertEqual(before.onTintColor, .red)
        }
    }

    func testOwnValuesWin() {
        onMain {
            harness.showWindow()
            UILabel.appearance().textColor = .red
            let label = UILabel()
            label.textColor = .blue
            harness.window.addSubview(label)
            XCTAssertEqual(label.textColor, .blue)
        }
    }

    func testALaterProxyValueReachesWhatAProxyGave() {
        onMain {
            harness.showWindow()
            UILabel.appearance().textColor = .red
            let label = UILabel()
            harness.window.addSubview(label)
            UILabel.appearance().textColor = .green
            XCTAssertEqual(label.textColor, .red)
            label.removeFromSuperview()
            harness.window.addSubview(label)
            XCTAssertEqual(label.textColor, .green)
        }
    }

    /// An app's own class with properties that Objective-C sees; lowering registers them.
    class Gauge: UIView {
        var needleColor: UIColor? = .red
        var ticks = 10
        var draws = 0
    }
    final class RoundGauge: Gauge {}

    func testPropertiesOfAnAppsOwnClass() {
        onMain {
            _porticoRegister(
                "needleColor\nsetNeedleColor:\nticks\nsetTicks:\ndraws", { Gauge.self }
            ) { object, index, a in
                let gauge = object as! Gauge
                switch index {
                case 0: return gauge.needleColor
                case 1: gauge.needleColor = a(0)
                case 2: return gauge.ticks
                case 3: gauge.ticks = a(0)
                default: return gauge.draws
                }
                return nil
            }
            harness.showWindow()
            Gauge.appearance().needleColor = .blue
            Gauge.appearance().ticks = 20
            RoundGauge.appearance().ticks = 40
            let plain = Gauge(), round = RoundGauge(), own = Gauge()
            own.ticks = 7
            for view in [plain, round, own] { harness.window.addSubview(view) }
            XCTAssertEqual([plain, round, own].map(\.ticks), [20, 40, 7])
            XCTAssertEqual([plain, round, own].map(\.needleColor), [.blue, .blue, .blue])
            Gauge.appearance().needleColor = nil
            plain.removeFromSuperview()
            harness.window.addSubview(plain)
            XCTAssertNil(plain.needleColor)
        }
    }

    final class Card: UIView {}
    final class Title: UILabel {}

    func testTheMoreSpecialProxyWins() {
        onMain {
            harness.showWindow()
            Title.appearance().textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
            UILabel.appearance().textColor = .red
            let label = UILabel(), title = Title(), carded = UILabel(), card = Card()
            card.addSubview(carded)
            for view in [label, title, card] as [UIView] { harness.window.addSubview(view) }
            XCTAssertEqual(label.textColor, .red)
            XCTAssertEqual(title.textColor, .green)
            XCTAssertEqual(carded.textColor, .blue)
        }
    }

    func testContainersInTheirOrderControllersToo() {
        onMain {
            final class Screen: UIViewController {}
            let screen = Screen()
            harness.show(root: screen)
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, Screen.self]).numberOfLines = 3
            UILabel.appearance(whenContainedInInstancesOf: [Screen.self, Card.self]).numberOfLines = 7
            let label = UILabel(), card = Card()
            card.addSubview(label)
            screen.view.addSubview(card)
            XCTAssertEqual(label.numberOfLines, 3)
        }
    }

    func testByTraits() {
        onMain {
            harness.showWindow()
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
            let light = UILabel(), dark = UILabel()
            dark.overrideUserInterfaceStyle = .dark
            harness.window.addSubview(light)
            harness.window.addSubview(dark)
            XCTAssertEqual(dark.textColor, .red)
            XCTAssertEqual(light.textColor, .label)
        }
    }

    func testBars() {
        onMain {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().tintColor = .green
            UITabBar.appearance().unselectedItemTintColor = .blue
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: screen)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .red)
            XCTAssertEqual(navigation.navigationBar.tintColor, .green)
            XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .blue)
            let given = screen.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)
            XCTAssertEqual(given?[.foregroundColor] as? UIColor, .yellow)
        }
    }

    func testAButtonsTitleColourByState() {
        onMain {
            harness.showWindow()
            UIButton.appearance().setTitleColor(.red, for: .normal)
            let button = UIButton(type: .system)
            harness.window.addSubview(button)
            XCTAssertEqual(button.titleColor(for: .normal), .red)
        }
    }

    @MainActor private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.row == 1 { cell.backgroundColor = .white }
            return cell
        }
    }

    func testTablesRowsAndTitles() throws {
        try onMain {
            UITableView.appearance().backgroundColor = .blue
            UITableView.appearance().separatorColor = .yellow
            UITableView.appearance().sectionHeaderTopPadding = 0
            UITableViewCell.appearance().backgroundColor = .red
            UITableViewHeaderFooterView.appearance().tintColor = .green
            let titles = UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
            (titles.font, titles.textColor) = (.boldSystemFont(ofSize: 22), .purple)
            UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .orange
            let rows = Rows(style: .grouped)
            harness.show(root: rows)
            harness.advance(by: 0.1)
            XCTAssertEqual(rows.tableView.backgroundColor, .blue)
            XCTAssertEqual(rows.tableView.separatorColor, .yellow)
            XCTAssertEqual(rows.tableView.sectionHeaderTopPadding, 0)
            let cells = rows.tableView.visibleCells
            XCTAssertEqual(cells.map(\.backgroundColor), [.red, .white], "the app's own colour wins")
            XCTAssertEqual(cells.first?.textLabel?.textColor, .orange)
            XCTAssertEqual(cells.first?.detailTextLabel?.textColor, .orange, "its grey was UIKit's, not the app's")
            let header = try XCTUnwrap(rows.tableView.headerView(forSection: 0))
            XCTAssertEqual(header.tintColor, .green)
            XCTAssertEqual(header.textLabel?.font, .boldSystemFont(ofSize: 22))
            XCTAssertEqual(header.textLabel?.textColor, .purple)
            rows.tableView.reloadData()
            harness.advance(by: 0.1)
            XCTAssertEqual(rows.tableView.headerView(forSection: 0)?.textLabel?.textColor, .purple)
        }
    }

    func testAProxySetsOnlyWhatItWasGiven() {
        onMain {
            harness.showWindow()
            UITableView.appearance().separatorColor = .red
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped)
            harness.window.addSubview(table)
            XCTAssertEqual(table.separatorColor, .red)
            XCTAssertEqual(table.backgroundColor, .systemGroupedBackground, "the proxy's own is a plain table's")
        }
    }

    func testSearchBars() {
        onMain {
            harness.showWindow()
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .yellow
            let buttons = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            (buttons.title, buttons.tintColor) = ("Stop", .green)
            UISearchBar.appearance().barTintColor = .red
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
            bar.showsCancelButton = true
            let field = UITextField()
            for view in [bar, field] as [UIView] { harness.window.addSubview(view) }
            harness.turn()
            XCTAssertEqual(bar.searchTextField.backgroundColor, .yellow)
            XCTAssertNil(field.backgroundColor)
            XCTAssertEqual(bar.parts.cancel.title(for: .normal), "Stop")
            XCTAssertEqual(bar.parts.cancel.tintColor, .green)
            XCTAssertEqual(bar.barTintColor, .red)
        }
    }

    func testWithoutProxiesNothingIsKept() {
        onMain {
            harness.showWindow()
            let label = UILabel()
            harness.window.addSubview(label)
            XCTAssertNil(label.extras?.appearance.first)
        }
    }
}
