import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What rows of lists, and symbols, say of themselves.
final class SpokenRowTests: MainTestCase, @unchecked Sendable {
    private final class Source: NSObject, UITableViewDataSource {
        let make: (Int) -> UITableViewCell
        init(_ make: @escaping (Int) -> UITableViewCell) { self.make = make }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath.row)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
    }

    @MainActor private func spoken(_ make: @escaping (Int) -> UITableViewCell) -> [String] {
        harness.showWindow()
        let table = UITableView(frame: harness.window.bounds, style: .plain)
        let source = Source(make)
        table.dataSource = source
        harness.window.addSubview(table)
        harness.turn()
        return AccessibilityTree.elements(in: table).map(\.spoken)
    }

    func testTheTextComesBeforeTheDetailWhicheverWasMadeFirst() {
        onMain {
            let said = spoken { _ in
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.detailTextLabel?.text = "On"
                cell.textLabel?.text = "Bluetooth"
                return cell
            }
            XCTAssertEqual(said, ["Head, header", "Bluetooth, On, button", "Foot, staticText"])
        }
    }

    func testViewsOfTheAppsAreReadAsTheyStand() {
        onMain {
            let said = spoken { _ in
                let cell = UITableViewCell()
                for (text, x) in [("right", 200), ("left", 20)] {
                    let label = UILabel(frame: CGRect(x: x, y: 10, width: 80, height: 20))
                    label.text = text
                    cell.contentView.addSubview(label)
                }
                return cell
            }
            XCTAssertEqual(said[1], "left, right, button")
        }
    }

    func testASwitchBesideTheTextIsAnElementOfItsOwn() {
        onMain {
            let said = spoken { _ in
                let cell = UITableViewCell()
                cell.textLabel?.text = "Wi-Fi"
                let control = UISwitch()
                control.accessibilityLabel = "Wi-Fi"
                cell.accessoryView = control
                return cell
            }
            XCTAssertEqual(said.filter { $0.hasPrefix("Wi-Fi") }.count, 2)
            XCTAssertTrue(said.contains { $0.contains("toggleButton") }, "\(said)")
        }
    }

    func testASliderAndADatePickerBesideTheTextAreElementsToo() {
        onMain {
            harness.showWindow()
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.sizeToFit()
            for control in [slider, picker] {
                let table = UITableView(frame: harness.window.bounds, style: .plain)
                let source = Source { _ in
                    let cell = UITableViewCell()
                    cell.textLabel?.text = "Row"
                    cell.accessoryView = control
                    return cell
                }
                table.dataSource = source
                harness.window.addSubview(table)
                harness.turn()
                let views = AccessibilityTree.elements(in: table).compactMap(\.view)
                XCTAssertTrue(views.contains { $0.isDescendant(of: control) }, "\(type(of: control))")
                XCTAssertTrue(views.contains { $0 is UITableViewCell }, "the row is one beside it")
                table.removeFromSuperview()
            }
        }
    }

    func testTheSwitchOfAListCellIsAnElement() {
        onMain {
            harness.showWindow()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let list = UICollectionView(frame: harness.window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                let control = UISwitch()
                control.isOn = true
                cell.accessories = [.customView(configuration: .init(customView: control, placement: .trailing()))]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, text in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
            }
            harness.window.addSubview(list)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Wi-Fi"])
            source.apply(snapshot, animatingDifferences: false)
            harness.turn()
            let nodes = AccessibilityTree.elements(in: list)
            XCTAssertEqual(nodes.map(\.label), ["Wi-Fi", nil])
            XCTAssertTrue(nodes.last?.object is UISwitch)
        }
    }

    // DEV-1140
    func testSymbolsHaveNames() {
        onMain {
            func name(_ symbol: String) -> String? { UIImage(systemName: symbol)?.accessibilityLabel }
            XCTAssertEqual(name("ellipsis.circle"), "More")
            XCTAssertEqual(name("trash"), "Delete")
            XCTAssertEqual(name("trash.circle.fill"), "Delete")
            XCTAssertEqual(name("heart.fill"), "Love")
            XCTAssertEqual(name("square.and.arrow.up"), "Share")
            XCTAssertEqual(name("eye.slash"), "Hide")
            XCTAssertEqual(SymbolLabels.label(of: "cloud.sun.fill"), "Cloud sun")
            XCTAssertEqual(SymbolLabels.label(of: "bell.slash"), "Bell slash", "not what it would be without")
            let image = UIImage(systemName: "gear")
            XCTAssertEqual(image?.withTintColor(.red).accessibilityLabel, "Settings")
            image?.accessibilityLabel = "Options"
            XCTAssertEqual(image?.accessibilityLabel, "Options")
            XCTAssertNil(UIImage().accessibilityLabel)
            let item = UIBarButtonItem(
                image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
            XCTAssertEqual(StandardAccessibility(item: item, title: item.title).label, "More")
        }
    }
}
