import CoreGraphics
import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor final class ListModel: NSObject, UICollectionViewDataSource {
    var rows: [[(text: String, second: String?)]]
    var accessories: [UICellAccessory] = []

    init(_ rows: [[(String, String?)]]) { self.rows = rows }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = rows[indexPath.section][indexPath.item]
        cell.contentConfiguration = content
        cell.accessories = accessories
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let cell =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "list", for: indexPath)
            as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
        cell.contentConfiguration = content
        return cell
    }
}

/// A cell of an app, whose line begins below its label.
private final class GuideCell: UICollectionViewListCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Custom"
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 72),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// The app's cell, one with an image, and one more.
@MainActor private final class GuideModel: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard indexPath.item > 0 else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "guide", for: indexPath)
        }
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = "Standard"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        return cell
    }
}

final class ListSectionTests: CompositionalTestCase {
    @MainActor private func list(
        _ model: ListModel, _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return show(UICollectionViewCompositionalLayout.list(using: configuration), model) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                $0.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "list")
            }
        }
    }

    private let rows = [[("Wi-Fi", nil), ("Bluetooth", "On")], [("General", nil)]] as [[(String, String?)]]

    @MainActor private func cell(_ collection: UICollectionView, _ item: Int, _ section: Int = 0)
        -> UICollectionViewListCell
    {
        collection.cellForItem(at: path(item, section)) as! UICollectionViewListCell
    }

    func test_F144_F148_InsetGrouped() {
        onMain {
            let collection = list(ListModel(rows), .insetGrouped)
            XCTAssertEqual(cell(collection, 0).frame, rect(16, 35, 288, 44))
            let second = cell(collection, 1).frame
            XCTAssertEqual(second.minY, 79)
            XCTAssertGreaterThan(second.height, 55)
            XCTAssertLessThan(second.height, 64, "11 + 20.33 + 3 + 16 + 11")
            XCTAssertEqual(cell(collection, 0, 1).frame.minY, second.maxY + 35)
            XCTAssertEqual(cell(collection, 0).look?.isFirst, true)
            XCTAssertEqual(cell(collection, 1).look?.isLast, true)
            XCTAssertEqual(cell(collection, 0).layer.cornerRadius, 10)
            XCTAssertEqual(cell(collection, 0).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            XCTAssertNil(cell(collection, 0).lines.top)
            XCTAssertEqual(cell(collection, 0).lines.bottom?.frame.minX, 16)
            XCTAssertEqual(cell(collection, 1).lines.bottom?.isHidden ?? true, true, "none after the last")
        }
    }

    func testThatContentThatFillsARowIsCutByTheCornersOfItsCard() {
        onMain {
            let model = ListModel([[("First", nil), ("Last", nil)]])
            let collection = list(model, .insetGrouped)
            for row in 0..<2 { cell(collection, row).contentView.backgroundColor = .red }
            harness.turn()
            harness.renderFrame()
            let (first, last) = (cell(collection, 0).frame, cell(collection, 1).frame)
            let red = Pixel(r: 255, g: 0, b: 0)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: first.minX, y: first.minY)), red)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: first.maxX - 1, y: first.minY)), red)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: last.minX, y: last.maxY - 1)), red)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: last.maxX - 1, y: last.maxY - 1)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: first.minX, y: first.midY)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: last.minX, y: last.minY)), red, "only the card has corners")
            model.rows = [[("First", nil), ("Second", nil), ("Last", nil)]]
            collection.reloadData()
            harness.turn()
            XCTAssertEqual(
                (0..<3).map { cell(collection, $0).clipsToBounds }, [true, false, true],
                "a cell that was cut isn't between others")
            XCTAssertEqual((0..<3).map { cell(collection, $0).layer.cornerRadius }, [10, 0, 10])
        }
    }

    func test_F142_SeparatorsLineUpWithTheText() {
        onMain {
            let plain = UICollectionLayoutListConfiguration(appearance: .plain)
            let collection = show(UICollectionViewCompositionalLayout.list(using: plain), GuideModel()) {
                $0.register(GuideCell.self, forCellWithReuseIdentifier: "guide")
                $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            }
            XCTAssertEqual(cell(collection, 0).lines.bottom?.frame.minX, 72, "the guide of an app's cell")
            let standard = cell(collection, 1)
            let label = standard.contentView.subviews.first { ($0 as? UILabel)?.text == "Standard" }
            XCTAssertEqual(standard.lines.bottom?.frame.minX, label.map { $0.convert($0.bounds, to: standard).minX })
            XCTAssertGreaterThan(label?.frame.minX ?? 0, 40, "beside an image")
        }
    }

    func test_F140_F145_HeadersAndFooters() {
        onMain {
            let collection = list(ListModel(rows), .plain) {
                $0.headerMode = .supplementary
                $0.footerMode = .supplementary
            }
            let kind = UICollectionView.elementKindSectionHeader
            let header = collection.supplementaryView(forElementKind: kind, at: path(0))!
            XCTAssertEqual(header.frame.minY, 22)
            XCTAssertEqual(cell(collection, 0).frame, rect(0, header.frame.maxY, 320, 44))
            let long = list(ListModel([(0..<30).map { ("\($0)", nil) }]), .plain) { $0.headerMode = .supplementary }
            long.contentOffset.y = 60
            harness.turn()
            XCTAssertEqual(
                long.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY ?? 0, 60, accuracy: 0.01,
                "plain headers pin")
            let padded = list(ListModel(rows), .plain) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = 8
            }
            XCTAssertEqual(
                padded.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY ?? 0, 8, accuracy: 0.01, "F146")
        }
    }

    /// DEV-424, DEV-425
    func testBackgrounds() {
        onMain {
            XCTAssertEqual(list(ListModel(rows), .insetGrouped).backgroundColor, .systemGroupedBackground)
            XCTAssertEqual(list(ListModel(rows), .plain).backgroundColor, .systemBackground)
            XCTAssertEqual(
                list(ListModel(rows), .plain) { $0.backgroundColor = .systemTeal }.backgroundColor, .systemTeal)
            let sidebar = list(ListModel(rows), .sidebar)
            XCTAssertEqual(cell(sidebar, 0).frame.minX, 16)
            XCTAssertEqual(cell(sidebar, 0).backdrop.layer.cornerRadius, 10)
            XCTAssertNil(cell(sidebar, 0).lines.bottom)
        }
    }

    func testTheGripMovesAnItem() {
        onMain {
            let (collection, source) = gripList()
            source.reorderingHandlers.canReorderItem = { _ in true }
            harness.drag(from: CGPoint(x: 294, y: 22), to: CGPoint(x: 294, y: 115))
            harness.advance(by: 1)
            XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1])
            _ = collection
        }
    }

    @MainActor private func gripList() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
        harness.showWindow()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collection = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(collection)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        harness.turn()
        return (collection, source)
    }

    func test_F140_TheFirstItemAsHeader() {
        onMain {
            let collection = list(ListModel(rows), .insetGrouped) { $0.headerMode = .firstItemInSection }
            XCTAssertEqual(cell(collection, 0).look?.role, .header)
            XCTAssertEqual(cell(collection, 1).look?.isFirst, true, "the card begins below the header")
            XCTAssertEqual(cell(collection, 0).defaultContentConfiguration(), .groupedHeader())
        }
    }

    func test_F141_TheSeparatorHandlerHasTheLastWord() {
        onMain {
            let collection = list(ListModel(rows), .plain) {
                $0.separatorConfiguration.color = .systemRed
                $0.itemSeparatorHandler = { path, configuration in
                    var own = configuration
                    if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
                    if path.item == 1 { own.bottomSeparatorInsets.leading = 77 }
                    return own
                }
            }
            XCTAssertEqual(cell(collection, 0).lines.bottom?.isHidden ?? true, true)
            XCTAssertEqual(cell(collection, 1).lines.bottom?.frame.minX, 77)
            XCTAssertEqual(cell(collection, 1).lines.bottom?.backgroundColor, .systemRed)
            let none = list(ListModel(rows), .plain) { $0.showsSeparators = false }
            XCTAssertNil(cell(none, 0).lines.bottom)
        }
    }

    func test_F143_AccessoriesAndIndentation() {
        onMain {
            let model = ListModel(rows)
            model.accessories = [
                .disclosureIndicator(), .label(text: "3"), .delete(), .reorder(displayed: .always),
                .customView(configuration: .init(customView: UIView(frame: rect(0, 0, 30, 10)), placement: .leading())),
            ]
            let collection = list(model, .plain)
            let first = cell(collection, 0)
            XCTAssertEqual(first.shownAccessories.trailing.map(\.accessory.rank), [3, 7, 9], "the system's order")
            XCTAssertEqual(first.shownAccessories.leading.count, 1, "delete shows while editing")
            XCTAssertEqual(first.contentView.frame.minX, 16 + 30, accuracy: 0.01)
            XCTAssertEqual(first.shownAccessories.trailing.last!.view.frame.maxX, 320 - 16)
            first.indentationLevel = 2
            harness.turn()
            XCTAssertEqual(first.contentView.frame.minX, 16 + 30 + 20, accuracy: 0.01)
            collection.isEditing = true
            harness.advance(by: 1)
            XCTAssertEqual(first.shownAccessories.leading.map(\.accessory.rank), [0, 10])
        }
    }

    // DEV-781
    func testAccessoriesAreInTheirOwnColours() {
        onMain {
            let model = ListModel(rows)
            let (sign, circle) = (UIColor.yellow, UIColor.purple)
            model.accessories = [
                .delete(displayed: .always, options: .init(tintColor: sign, backgroundColor: circle)),
                .insert(displayed: .always, options: .init(tintColor: sign)),
                .multiselect(displayed: .always, options: .init(tintColor: circle, backgroundColor: sign)),
                .outlineDisclosure(options: .init(tintColor: sign)),
            ]
            let collection = list(model, .plain)
            let first = cell(collection, 0)
            @MainActor func colors(_ view: UIView?) -> [UIColor]? {
                let image = (view as? UIButton)?.currentImage ?? (view as? UIImageView)?.image
                return (image?.symbolConfiguration)?.values.colors
            }
            var leading: [UIView] { first.shownAccessories.leading.map(\.view) }
            XCTAssertEqual(colors(leading[0]), [sign, circle])
            XCTAssertEqual(colors(leading[1]), [sign, .systemGreen])
            XCTAssertNotEqual(colors(leading[2]), [sign, circle], "not selected")
            XCTAssertEqual(first.shownAccessories.trailing.map(\.view.tintColor), [sign])
            collection.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
            harness.turn()
            XCTAssertEqual(colors(leading[2]), [sign, circle])
            first.accessories = [.outlineDisclosure(options: .init(tintColor: circle))]
            harness.turn()
            XCTAssertEqual(first.shownAccessories.trailing.map(\.view.tintColor), [circle])
        }
    }

    func testAPopUpMenuAccessoryHasChevronsBehindItsChoice() throws {
        try onMain {
            let model = ListModel(rows)
            model.accessories = [
                .popUpMenu(UIMenu(children: ["Pear", "Fig"].map { UIAction(title: $0) { _ in } }))
            ]
            let first = cell(list(model, .plain), 0)
            let button = try XCTUnwrap(first.shownAccessories.trailing.first?.view as? UIButton)
            button.layoutIfNeeded()
            let chevrons = try XCTUnwrap(button.parts.popUp)
            XCTAssertFalse(chevrons.isHidden)
            XCTAssertEqual(button.titleLabel?.text, "Pear")
            XCTAssertGreaterThan(chevrons.frame.minX, try XCTUnwrap(button.titleLabel).frame.maxX)
            XCTAssertEqual(chevrons.frame.maxX, button.bounds.maxX, accuracy: 1, "without room around the title")
            XCTAssertEqual(button.frame.maxX, 320 - 16, accuracy: 1)
        }
    }

    func testAPopUpMenuAccessoryTellsWhenAnotherElementIsChosen() throws {
        try onMain {
            let model = ListModel(rows)
            var told: [String] = []
            let menu = UIMenu(
                children: ["Pear", "Fig"].map { name in UIAction(title: name) { _ in told.append(name) } })
            model.accessories = [
                .popUpMenu(menu) { told.append("now \($0.selectedElements.map(\.title)) \($0 === menu)") }
            ]
            let first = cell(list(model, .plain), 0)
            let button = try XCTUnwrap(first.shownAccessories.trailing.first?.view as? UIButton)
            XCTAssertEqual(told, [], "the first one is on by itself")
            @MainActor func choose(_ name: String) throws {
                harness.tap(button)
                harness.advance(by: 1)
                let list = try XCTUnwrap(button.contextMenuInteraction?.session?.list)
                let entry = try XCTUnwrap(list.entries.first { $0.accessibilityLabel == name })
                harness.tap(entry.convert(CGPoint(x: entry.bounds.midX, y: entry.bounds.midY), to: nil))
                harness.advance(by: 1)
            }
            try choose("Fig")
            XCTAssertEqual(told.sorted(), ["Fig", "now [\"Fig\"] true"])
            try choose("Fig")
            XCTAssertEqual(told.filter { $0.hasPrefix("now") }.count, 1, "the same one is no change")
            try choose("Pear")
            XCTAssertEqual(told.filter { $0.hasPrefix("now") }.last, "now [\"Pear\"] true")
        }
    }

    func testRowsGrowWithTheirText() {
        onMain {
            let long = String(repeating: "many words ", count: 20)
            let collection = list(ListModel([[(long, nil), ("b", nil)]]), .plain)
            let first = cell(collection, 0).frame
            XCTAssertGreaterThan(first.height, 100)
            XCTAssertEqual(cell(collection, 1).frame.minY, first.maxY)
        }
    }

    func testSwipeActionsOfTheLeadingSide() {
        onMain {
            var asked: [IndexPath] = []
            var done = 0
            let collection = list(ListModel(rows), .sidebarPlain) {
                XCTAssertFalse($0.showsSeparators, "no sidebar has them by itself")
                $0.leadingSwipeActionsConfigurationProvider = { path in
                    asked.append(path)
                    return UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Read") { _, _, completion in
                            done += 1
                            completion(true)
                        }
                    ])
                }
            }
            let cell = cell(collection, 1)
            let (x, y) = (cell.frame.minX, cell.frame.midY)
            harness.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y))
            harness.advance(by: 0.5)
            XCTAssertEqual(asked, [], "nothing is at the other side")
            XCTAssertEqual(cell.frame.minX, x)
            harness.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 200, y: y))
            harness.advance(by: 0.5)
            XCTAssertEqual(asked, [path(1)])
            XCTAssertTrue(cell.configurationState.isSwiped)
            XCTAssertGreaterThan(cell.frame.minX, x + 50)
            harness.tap(CGPoint(x: x + 30, y: y))
            harness.advance(by: 0.5)
            XCTAssertEqual(done, 1)
        }
    }

    func test_F193_F194_SwipeActions() {
        onMain {
            var asked: [IndexPath] = []
            var done = 0
            let collection = list(ListModel(rows), .insetGrouped) {
                $0.trailingSwipeActionsConfigurationProvider = { path in
                    asked.append(path)
                    return UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                            done += 1
                            completion(true)
                        }
                    ])
                }
            }
            let cell = cell(collection, 1)
            let y = cell.frame.midY
            harness.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y))
            harness.advance(by: 0.5)
            XCTAssertEqual(asked, [path(1)])
            XCTAssertEqual(cell.frame.minX, 16 - 74, accuracy: 3)
            XCTAssertTrue(cell.configurationState.isSwiped)
            harness.tap(CGPoint(x: 280, y: y))
            harness.advance(by: 0.5)
            XCTAssertEqual(done, 1)
            XCTAssertEqual(cell.frame.minX, 16, accuracy: 0.01)
            XCTAssertNil(collection.swipes?.swipe)
            harness.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y))
            harness.advance(by: 0.5)
            XCTAssertNotNil(collection.swipes?.swipe)
            collection.isEditing = true
            harness.advance(by: 0.5)
            XCTAssertNil(collection.swipes?.swipe, "editing closes it")
        }
    }
}
