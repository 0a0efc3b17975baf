import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A view in a cell that hears of its list.
private final class ListeningView: UIView {
    var heard: [UIListEnvironment] = []
}

@MainActor
private final class EnvironmentModel: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    /// The trait while the cell is configured.
    var asked: [UIListEnvironment] = []
    let listener = ListeningView()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        asked.append(cell.traitCollection.listEnvironment)
        cell.backgroundConfiguration = .listCell()
        cell.contentView.addSubview(listener)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.header()
        content.text = "Header"
        header.contentConfiguration = content
        return header
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        asked.append(cell.traitCollection.listEnvironment)
        cell.contentView.addSubview(listener)
        return cell
    }
}

/// The trait `listEnvironment`: cells, headers and footers of lists, and all in them, have their list's (DEV-1433).
final class ListEnvironmentTests: MainTestCase, @unchecked Sendable {
    @MainActor private func table(_ style: UITableView.Style, _ model: EnvironmentModel) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = model
        table.delegate = model
        return table
    }

    func testATablesRowsHaveItsStyle() {
        onMain {
            let styles: [(UITableView.Style, UIListEnvironment)] = [
                (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
            ]
            for (style, expected) in styles {
                let model = EnvironmentModel()
                let table = table(style, model)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                window.addSubview(table)
                window.isHidden = false
                table.layoutIfNeeded()
                let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
                XCTAssertEqual(Set(model.asked), [expected], "while it is configured")
                XCTAssertEqual(cell?.traitCollection.listEnvironment, expected)
                XCTAssertEqual(model.listener.traitCollection.listEnvironment, expected)
                XCTAssertEqual(table.headerView(forSection: 0)?.traitCollection.listEnvironment, expected)
                XCTAssertEqual(cell?.configurationState.traitCollection.listEnvironment, expected)
                XCTAssertEqual(table.traitCollection.listEnvironment, UIListEnvironment.none)
                XCTAssertEqual(window.traitCollection.listEnvironment, UIListEnvironment.none)
                cell?.traitCollection.changedTraits(from: table.traitCollection).forEach {
                    XCTAssertTrue($0 == UITraitListEnvironment.self, "and nothing else is another")
                }
            }
        }
    }

    func testAViewThatLeavesItsListIsTold() {
        onMain {
            let model = EnvironmentModel()
            let table = table(.grouped, model)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.addSubview(table)
            window.isHidden = false
            table.layoutIfNeeded()
            let listener = model.listener
            listener.registerForTraitChanges([UITraitListEnvironment.self]) { (view: ListeningView, _) in
                view.heard.append(view.traitCollection.listEnvironment)
            }
            listener.removeFromSuperview()
            XCTAssertEqual(listener.heard, [])
            window.addSubview(listener)
            XCTAssertEqual(listener.heard, [.none])
        }
    }

    func testACellThatIsUsedAgainHasNothingToTell() {
        onMain {
            let model = EnvironmentModel()
            let table = table(.plain, model)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.addSubview(table)
            window.isHidden = false
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            var told = 0
            let registration = cell?.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) {
                (_: UITableViewCell, _) in told += 1
            }
            table.reloadData()
            table.layoutIfNeeded()
            XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            XCTAssertEqual(told, 0)
            window.overrideUserInterfaceStyle = .dark
            XCTAssertEqual(told, 1)
            XCTAssertEqual(cell?.traitCollection.listEnvironment, .plain)
            table.traitOverrides.legibilityWeight = .bold
            table.updateTraitsIfNeeded()
            XCTAssertEqual(told, 2)
            XCTAssertEqual(cell?.traitCollection.listEnvironment, .plain)
            XCTAssertEqual(cell?.traitCollection.legibilityWeight, .bold)
            XCTAssertEqual(model.listener.traitCollection.listEnvironment, .plain)
            XCTAssertNotNil(registration)
        }
    }

    func testACollectionsListSections() {
        onMain {
            let appearances: [(UICollectionLayoutListConfiguration.Appearance, UIListEnvironment)] = [
                (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar),
                (.sidebarPlain, .sidebarPlain),
            ]
            let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            for (appearance, expected) in appearances {
                let model = EnvironmentModel()
                let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
                let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
                collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
                collection.dataSource = model
                let window = UIWindow(frame: frame)
                window.addSubview(collection)
                window.isHidden = false
                collection.layoutIfNeeded()
                XCTAssertEqual(model.asked.first, expected)
                XCTAssertEqual(model.listener.traitCollection.listEnvironment, expected)
                XCTAssertEqual(collection.traitCollection.listEnvironment, UIListEnvironment.none)
            }
            let model = EnvironmentModel()
            let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = model
            let window = UIWindow(frame: frame)
            window.addSubview(collection)
            window.isHidden = false
            collection.layoutIfNeeded()
            XCTAssertEqual(model.listener.traitCollection.listEnvironment, UIListEnvironment.none, "no list")
        }
    }

    func testABackgroundOfAnyListSuitsTheList() {
        onMain {
            func fill(_ list: UIListEnvironment) -> UIColor? {
                let state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
                return UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor
            }
            XCTAssertEqual(fill(.plain), .systemBackground)
            XCTAssertEqual(fill(.unspecified), .systemBackground)
            XCTAssertEqual(fill(.insetGrouped), .secondarySystemGroupedBackground)
            XCTAssertEqual(fill(.grouped), .secondarySystemGroupedBackground)
            XCTAssertNil(fill(.sidebar))
            var state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .grouped))
            state.isSelected = true
            XCTAssertEqual(UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor, .systemGray4)
            var own = UIBackgroundConfiguration.listCell()
            own.backgroundColor = .red
            XCTAssertEqual(own.updated(for: state).backgroundColor, .red, "the app's own stays")

            let model = EnvironmentModel()
            let table = table(.insetGrouped, model)
            harness.window.addSubview(table)
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            cell?.layoutIfNeeded()
            XCTAssertEqual(cell?.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
            XCTAssertEqual(Set(model.asked), [.insetGrouped])
        }
    }

    func testHeadersOfAnyListSuitTheList() {
        onMain {
            func state(_ list: UIListEnvironment) -> UIViewConfigurationState {
                UIViewConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
            }
            let header = UIListContentConfiguration.header()
            XCTAssertEqual(header, .plainHeader())
            XCTAssertEqual(header.updated(for: state(.grouped)).textProperties.transform, .uppercase)
            XCTAssertEqual(
                header.updated(for: state(.sidebar)).directionalLayoutMargins,
                UIListContentConfiguration.sidebarHeader().directionalLayoutMargins)
            XCTAssertEqual(
                UIListContentConfiguration.footer().updated(for: state(.insetGrouped)).directionalLayoutMargins,
                UIListContentConfiguration.groupedFooter().directionalLayoutMargins)
            var own = header
            own.directionalLayoutMargins.leading = 40
            XCTAssertEqual(own.updated(for: state(.grouped)).directionalLayoutMargins.leading, 40)
        }
    }
}
