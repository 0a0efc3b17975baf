import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// How often something is asked or touched where a list's cost would go by what is in sight, or by all there is.
final class TableCountTests: TableTestCase {
    @MainActor private func counted(_ model: TableModel) -> UITableView {
        let table = show(model) {
            $0.rowHeight = 50
            $0.register(CountedCell.self, forCellReuseIdentifier: "cell")
        }
        for cell in table.visibleCells { (cell as! CountedCell).calls = [] }
        model.logs = true
        return table
    }

    @MainActor private func calls(_ table: UITableView) -> [[String]] {
        table.visibleCells.map { ($0 as! CountedCell).take() }
    }

    func testAChangeBelowWhatIsSeenTouchesNoCell() {
        onMain {
            for isAnimated in [false, true] {
                let model = TableModel([(0..<100).map(String.init), ["x", "y"]])
                let table = counted(model)
                model.sections[0].insert("new", at: 50)
                model.sections[0].removeLast()
                model.sections[1].swapAt(0, 1)
                let change = {
                    table.performBatchUpdates {
                        table.insertRows(at: [self.path(50)], with: .fade)
                        table.deleteRows(at: [self.path(99)], with: .fade)
                        table.moveRow(at: self.path(0, 1), to: self.path(1, 1))
                    }
                }
                if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
                XCTAssertEqual(model.take(), ["sections", "rows 0", "rows 1"], "no row is asked for")
                XCTAssertEqual(table.numberOfRows(inSection: 0), 100)
                XCTAssertEqual(table.contentSize.height, 102 * 50)
                XCTAssertEqual(calls(table), Array(repeating: [], count: 12))
                harness.advance(by: 0.5)
                XCTAssertEqual(model.take(), [])
                XCTAssertEqual(calls(table), Array(repeating: [], count: 12), "nor in the layout after it")
                table.removeFromSuperview()
            }
        }
    }

    /// The bar that nobody sees would stand elsewhere by a hair.
    func testAChangeOutOfSightAsksForNoFrame() {
        onMain {
            let model = TableModel([(0..<100).map(String.init)])
            let table = counted(model)
            table.contentOffset.y = 1000
            harness.turn()
            let context = UIScreen.main.context
            let send = context.onCommit
            var commits = 0
            context.onCommit = {
                commits += 1
                send($0)
            }
            defer { context.onCommit = send }
            model.sections[0].insert("new", at: 90)
            UIView.performWithoutAnimation { table.insertRows(at: [path(90)], with: .fade) }
            harness.turn()
            XCTAssertEqual(table.contentSize.height, 101 * 50)
            XCTAssertEqual(commits, 0)
            table.contentOffset.y = 1010
            harness.turn()
            XCTAssertGreaterThan(commits, 0, "what is seen is committed as ever")
        }
    }

    func testAChangeInSightMovesOnlyWhatIsBelowIt() {
        onMain {
            let model = TableModel([(0..<100).map(String.init)])
            let table = counted(model)
            model.sections[0].insert("new", at: 9)
            UIView.performWithoutAnimation { table.insertRows(at: [path(9)], with: .fade) }
            XCTAssertEqual(model.take(), ["sections", "rows 0", "cell 0-9"])
            let calls = calls(table)
            XCTAssertEqual(Array(calls[..<9]), Array(repeating: [], count: 9))
            XCTAssertEqual(Array(calls[10...]), [["frame"], ["frame"]])
        }
    }

    func testTheLastRowInSightHearsThatItIsTheLastNoMore() {
        onMain {
            let model = TableModel([(0..<12).map(String.init)])
            let table = counted(model)
            XCTAssertTrue(table.visibleCells.last!.look.isLast)
            model.sections[0].append("new")
            UIView.performWithoutAnimation { table.insertRows(at: [path(12)], with: .fade) }
            XCTAssertFalse(table.cellForRow(at: path(11))!.look.isLast)
            model.sections[0].removeLast()
            UIView.performWithoutAnimation { table.deleteRows(at: [path(12)], with: .fade) }
            XCTAssertTrue(table.cellForRow(at: path(11))!.look.isLast)
        }
    }

    func testADelegateWithHeightsIsAskedAgainAfterAChangeOutOfSight() {
        onMain {
            let model = HeightModel()
            let table = show(model, model) { $0.rowHeight = 50 }
            model.height = { $0 == 0 ? 200 : 100 }
            table.performBatchUpdates { table.moveRow(at: self.path(model.count - 1), to: self.path(model.count - 2)) }
            XCTAssertEqual(table.rectForRow(at: path(0)).height, 200)
        }
    }

    func testWhatIsBelowAllRowsMovesWithAChangeOutOfSight() {
        onMain {
            let model = TableModel([(0..<100).map(String.init)])
            let table = counted(model)
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
            harness.turn()
            model.sections[0].removeLast()
            UIView.performWithoutAnimation { table.deleteRows(at: [path(99)], with: .fade) }
            XCTAssertEqual(table.tableFooterView?.frame.minY, 99 * 50)
            XCTAssertEqual(table.contentSize.height, 99 * 50 + 30)
        }
    }

    func testRowsAreWhereTheyAreSaidToBeOneByOne() {
        var first = TableGeometry.Section(rows: RankTree((0..<9).map { RankTree.Item(extent: CGFloat(20 + $0 % 3)) }))
        first.header = RankTree.Item(extent: 30)
        first.padding = 4
        let last = TableGeometry.Section(rows: RankTree(repeating: RankTree.Item(extent: 50), count: 3))
        var geometry = TableGeometry([first, TableGeometry.Section(), last])
        geometry.top = 12
        var walk = TableGeometry.Walk(geometry)
        let places = (0..<9).map { ListPlace(section: 0, item: $0) } + (0..<3).map { ListPlace(section: 2, item: $0) }
        for place in places + places.reversed() {
            XCTAssertEqual(walk.span(of: place), geometry.rowSpan(place.path), "\(place)")
        }
        XCTAssertEqual(walk.span(of: places[0])?.lowerBound, 12 + 4 + 30)
        for (section, item) in [(0, 9), (0, -1), (1, 0), (2, 3), (3, 0), (-1, 0)] {
            XCTAssertNil(walk.span(of: ListPlace(section: section, item: item)), "\(section), \(item)")
        }
    }

    func testPlacesAreFoundAndKeepTheirOrder() {
        onMain {
            var map = PathMap<Int>()
            for item in stride(from: 999, through: 0, by: -3) { map.put(item, at: ListPlace(of: path(item, item % 4))) }
            XCTAssertEqual(map.put(-1, at: ListPlace(of: path(999, 3))), 999)
            XCTAssertEqual(map[path(999, 3)], -1)
            XCTAssertNil(map[path(998, 2)])
            XCTAssertNil(map[IndexPath(index: 3)])
            XCTAssertEqual(map.map(\.1).prefix(3), [-1, 996, 993], "in the order in which they came")
            for item in stride(from: 996, through: 0, by: -3) { XCTAssertEqual(map[path(item, item % 4)], item) }
        }
    }
}

/// What a rail's scrolling asks and places.
final class RailCountTests: CompositionalTestCase {
    /// Rails with badges, under headers.
    @MainActor private func rails(_ counts: [Int]) -> (
        UICollectionView, UICollectionViewCompositionalLayout, SectionsModel
    ) {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: self.size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let item = NSCollectionLayoutItem(
                layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: self.size(.absolute(100), .absolute(60)), subitems: [item]))
            section.orthogonalScrollingBehavior = .continuous
            section.boundarySupplementaryItems = [self.header()]
            return section
        }
        let model = SectionsModel(counts)
        return (show(layout, model), layout, model)
    }

    @MainActor private func elements(_ collection: UICollectionView) -> [String] {
        collection.pass.known!.attributes.map { "\($0.category) \($0.kind ?? "") \($0.indexPath) \($0.frame)" }
    }

    @MainActor private func shown(_ collection: UICollectionView) -> [String] {
        collection.indexPathsForVisibleItems.sorted().map { "\($0) \(collection.cellForItem(at: $0)!.frame)" }
            + collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted().map {
                "\($0) \(collection.supplementaryView(forElementKind: "badge", at: $0)!.frame)"
            }
    }

    func testARailThatScrollsAsksAndPlacesItsOwnSectionAlone() {
        onMain {
            let (collection, layout, model) = rails([20, 20, 20])
            let others = collection.live.entries.filter { $0.path.section != 1 }
            let places = others.map { ObjectIdentifier($0.view.shown!) }
            let (made, kinds) = (model.made, model.kinds.count)
            layout.scrollers[1]!.contentOffset.x = 150
            harness.turn()
            XCTAssertEqual(
                collection.indexPathsForVisibleItems.filter { $0.section == 1 }.sorted(), (1...4).map { path($0, 1) })
            XCTAssertEqual(model.made - made, 1, "one item has come")
            XCTAssertEqual(model.kinds[kinds...], ["badge"])
            XCTAssertEqual(others.map { ObjectIdentifier($0.view.shown!) }, places, "nobody has asked for the others")
            XCTAssertEqual(collection.live.entries.filter { $0.path.section != 1 }.count, others.count)
        }
    }

    func testScrollingRailsShowsWhatAWholeLayoutShows() {
        onMain {
            let (collection, layout, _) = rails(Array(repeating: 20, count: 12))
            var random = SystemlessRandom(seed: 3)
            for step in 0..<80 {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let scrollers = layout.scrollers.sorted { $0.key < $1.key }.map(\.value)
                    scrollers[Int.random(in: 0..<scrollers.count, using: &random)].contentOffset.x =
                        CGFloat(Int.random(in: 0...1680, using: &random))
                }
                if step % 4 == 3 { collection.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random)) }
                harness.turn()
                let (known, seen) = (elements(collection), shown(collection))
                layout.invalidateLayout()
                harness.turn()
                XCTAssertEqual(known.sorted(), elements(collection).sorted(), "step \(step)")
                XCTAssertEqual(seen, shown(collection), "step \(step)")
                if known != elements(collection) { XCTFail("another order in step \(step)") }
            }
        }
    }

    func testARailOutOfSightShowsNothing() {
        onMain {
            let (collection, layout, model) = rails(Array(repeating: 20, count: 30))
            collection.contentOffset.y = 2000
            harness.turn()
            let made = model.made
            layout.scrollers[0]!.contentOffset.x = 500
            harness.turn()
            XCTAssertEqual(model.made, made)
            XCTAssertEqual(collection.indexPathsForVisibleItems.filter { $0.section == 0 }, [])
        }
    }

    func testAFlowLayoutAsksForEachSizeOnce() {
        onMain {
            let source = SizeSource()
            let collection = show(UICollectionViewFlowLayout(), source) { $0.delegate = source }
            XCTAssertEqual(source.asked, 500)
            collection.collectionViewLayout.invalidateLayout()
            harness.turn()
            XCTAssertEqual(source.asked, 1000)
            XCTAssertLessThan(source.made, 60)
        }
    }
}

@MainActor private final class SizeSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var asked = 0
    var made = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return CGSize(width: 60 + indexPath.item % 3 * 10, height: 60)
    }
}

/// Writes down what the table does with it.
@MainActor private final class CountedCell: UITableViewCell {
    var calls: [String] = []
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            calls.append("frame")
            super.frame = newValue
        }
    }
    override func setNeedsLayout() {
        calls.append("layout")
        super.setNeedsLayout()
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        calls.append("size")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
