import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class CollectionBatchTests: CollectionTestCase {
    func test_F40_F41_F45_ItemsComeAndGo() {
        onMain {
            let model = CollectionModel([["a", "b", "c"], ["d"]])
            let view = show(model, RowLayout())
            let b = view.cellForItem(at: path(1))
            let d = view.cellForItem(at: path(0, 1))
            var done: [Bool] = []
            model.sections = [["x", "b", "d"], ["y"]]
            view.performBatchUpdates(
                {
                    view.insertItems(at: [self.path(0), self.path(0, 1)])
                    view.deleteItems(at: [self.path(0), self.path(2)])
                    view.moveItem(at: self.path(0, 1), to: self.path(2))
                }, completion: { done.append($0) })
            XCTAssertEqual(words(view), ["x", "b", "d", "y"])
            XCTAssertTrue(view.cellForItem(at: path(1)) === b, "who stays is not asked for again")
            XCTAssertTrue(view.cellForItem(at: path(2)) === d, "who moves neither")
            XCTAssertEqual(done, [])
            harness.advance(by: 0.5)
            XCTAssertEqual(done, [true])
            XCTAssertEqual(view.subviews.filter { $0 is UICollectionViewCell }.count, 4)
            XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
            XCTAssertEqual(view.visibleCells.map(\.alpha), [1, 1, 1, 1])
        }
    }

    // DEV-405
    func test_L07_F50_WhatALayoutHearsOfABatch() {
        onMain {
            let model = CollectionModel([["a", "b", "c"]])
            let layout = RowLayout()
            let view = show(model, layout)
            layout.logs = true
            model.logs = true
            model.sections = [["a", "n", "b"]]
            view.performBatchUpdates {
                view.insertItems(at: [self.path(1)])
                view.deleteItems(at: [self.path(2)])
            }
            XCTAssertEqual(
                layout.take().filter { $0 != "bounds" },
                ["invalidate counts", "prepare", "size", "updates insert delete", "elements", "target", "finalize"])
            XCTAssertEqual(model.take(), ["sections", "items 0", "cell 0-1", "will 0-1"])
            XCTAssertEqual(layout.starts, [path(0), path(1), path(2)], "F52: each in sight afterwards")
            XCTAssertEqual(layout.ends.sorted(), [path(0), path(1), path(2)], "F52: each in sight before")
        }
    }

    /// What comes into sight where columns change comes from where it was, and doesn't stand there at once.
    func testItemsThatComeIntoSightComeFromWhereTheyWere() throws {
        try onMain {
            let model = CollectionModel([(0..<40).map { "\($0)" }])
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let view = show(model, layout, size: CGSize(width: 300, height: 300))
            XCTAssertNil(view.cellForItem(at: path(15)))
            view.performBatchUpdates { layout.itemSize = CGSize(width: 75, height: 75) }
            harness.advance(by: 0.1)
            let cell = try XCTUnwrap(view.cellForItem(at: path(15)))
            XCTAssertEqual(cell.frame, CGRect(x: 225, y: 225, width: 75, height: 75))
            let shown = try XCTUnwrap(cell.layer.presentation()).frame
            XCTAssertTrue((226...499).contains(shown.minY), "on its way from row 5 to row 3: \(shown)")
            XCTAssertTrue((1...224).contains(shown.minX), "and from column 0 to column 3: \(shown)")
            harness.advance(by: 0.5)
            XCTAssertEqual(cell.layer.presentation()?.frame.origin ?? cell.frame.origin, cell.frame.origin)
        }
    }

    func test_F52_InsertedItemsFadeInMovedOnesSlide() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let layout = RowLayout()
            let view = show(model, layout)
            let (a, b) = (view.visibleCells[0], view.visibleCells[1])
            model.sections = [["n", "a"]]
            view.performBatchUpdates {
                view.insertItems(at: [self.path(0)])
                view.deleteItems(at: [self.path(1)])
            }
            harness.advance(by: 0.15)
            let n = view.visibleCells[0]
            let middle = a.layer.presentation()!.frame.minY
            XCTAssertTrue(middle > 1 && middle < 49, "slides: \(middle)")
            XCTAssertTrue((0.05...0.95).contains(n.layer.presentation()!.opacity), "comes")
            XCTAssertTrue((0.05...0.95).contains(b.layer.presentation()!.opacity), "goes")
            XCTAssertEqual(n.layer.presentation()!.frame.minY, 0)
            XCTAssertNotNil(b.superview)
            harness.advance(by: 0.3)
            XCTAssertNil(b.superview)
        }
    }

    func testALayoutSaysWhereItemsComeFrom() {
        onMain {
            let model = CollectionModel([["a"]])
            let layout = FlyingLayout()
            let view = show(model, layout)
            model.sections = [["a", "n"]]
            view.insertItems(at: [path(1)])
            let n = view.visibleCells[1]
            XCTAssertEqual(n.frame.minX, 0)
            harness.advance(by: 0.1)
            XCTAssertTrue((-300..<(-20)).contains(n.layer.presentation()!.frame.minX))
            harness.advance(by: 0.4)
            XCTAssertEqual(n.layer.presentation()?.frame.minX ?? 0, 0)
        }
    }

    func test_F41_AReloadTakesAnotherCell() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout())
            let old = view.cellForItem(at: path(0))
            view.selectItem(at: path(0), animated: false, scrollPosition: [])
            model.logs = true
            model.sections = [["A", "b"]]
            view.reloadItems(at: [path(0)])
            XCTAssertFalse(view.cellForItem(at: path(0)) === old)
            XCTAssertEqual(words(view), ["A", "b"])
            XCTAssertEqual(view.indexPathsForSelectedItems, [])
            harness.advance(by: 0.5)
            XCTAssertEqual(
                model.take(), ["sections", "items 0", "cell 0-0", "will 0-0", "did 0-0"], "L13: the new one first")
        }
    }

    func test_F49_ReconfiguringKeepsTheCell() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let layout = RowLayout()
            let view = show(model, layout)
            let old = view.cellForItem(at: path(0)) as? WordCell
            view.selectItem(at: path(0), animated: false, scrollPosition: [])
            model.sections = [["A", "b"]]
            model.logs = true
            layout.logs = true
            view.reconfigureItems(at: [path(0)])
            XCTAssertTrue(view.cellForItem(at: path(0)) === old)
            XCTAssertEqual(words(view), ["A", "b"])
            XCTAssertEqual(old?.reused, 0)
            XCTAssertEqual(model.take().filter { $0.hasPrefix("cell") || $0.hasPrefix("will") }, ["cell 0-0"])
            XCTAssertEqual(layout.take().filter { $0.hasPrefix("updates") }, ["updates "], "no update items")
            XCTAssertEqual(view.indexPathsForSelectedItems, [path(0)])
        }
    }

    func test_F09_APendingLayoutComesBeforeTheBatch() {
        onMain {
            let model = CollectionModel([["a"]])
            let view = show(model, RowLayout())
            model.sections = [["a", "b"]]
            view.reloadData()
            model.logs = true
            view.performBatchUpdates {
                model.note("block")
                model.sections = [["a", "b", "c"]]
                view.insertItems(at: [self.path(2)])
            }
            let calls = model.take()
            XCTAssertEqual(calls.filter { ["sections", "block"].contains($0) }, ["sections", "block", "sections"])
            XCTAssertEqual(words(view), ["a", "b", "c"])
        }
    }

    func test_F54_WithoutAnimationsEverythingIsThereAtOnce() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let layout = RowLayout()
            let view = show(model, layout)
            layout.logs = true
            model.sections = [["b"]]
            var done = false
            UIView.performWithoutAnimation {
                view.performBatchUpdates({ view.deleteItems(at: [self.path(0)]) }, completion: { _ in done = true })
            }
            XCTAssertTrue(done)
            XCTAssertEqual(layout.take().last { $0.hasPrefix("finalize") }, "finalize at once")
            XCTAssertEqual(view.subviews.filter { $0 is WordCell }.count, 1)
            XCTAssertEqual(view.visibleCells[0].layer.animationKeys() ?? [], [])
        }
    }

    func test_L08_SectionsOutsideOfABatch() {
        onMain {
            let model = CollectionModel([["a"], ["b"]])
            let view = show(model, RowLayout())
            model.sections = [["n"], ["a"], ["b"]]
            view.insertSections(IndexSet(integer: 0))
            XCTAssertEqual(words(view), ["n", "a", "b"])
            XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 50, 100])
            model.sections = [["a"], ["b"]]
            view.deleteSections(IndexSet(integer: 0))
            XCTAssertEqual(words(view), ["a", "b"])
            model.sections = [["b"], ["a"]]
            view.moveSection(1, toSection: 0)
            XCTAssertEqual(words(view), ["b", "a"])
            model.sections = [["b"], ["A", "B"]]
            view.reloadSections(IndexSet(integer: 1))
            XCTAssertEqual(words(view), ["b", "A", "B"])
        }
    }

    func test_L11_AllGoneIsToldBeforeTheEnd() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout())
            model.logs = true
            model.sections = [[]]
            view.performBatchUpdates(
                { view.deleteItems(at: [self.path(0), self.path(1)]) }, completion: { _ in model.note("done") })
            harness.advance(by: 0.5)
            XCTAssertEqual(model.take(), ["sections", "items 0", "did 0-0", "did 0-1", "done"])
        }
    }

    func test_F27_L13_AHeaderThatIsReplaced() {
        onMain {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            let model = CollectionModel([["a"]])
            let view = show(model, layout)
            model.logs = true
            view.reloadSections(IndexSet(integer: 0))
            harness.advance(by: 0.5)
            XCTAssertEqual(model.take().filter { $0.hasSuffix("View 0") }, ["willView 0", "didView 0"])
        }
    }

    func test_F53_ALayoutSaysOnceWhereContentShallStand() {
        onMain {
            let model = CollectionModel([numbers(50)])
            let layout = RowLayout()
            let view = show(model, layout)
            view.contentOffset.y = 500
            harness.turn()
            let first = view.visibleCells[0]
            layout.logs = true
            model.sections = [["n"] + numbers(50)]
            model.target = CGPoint(x: 0, y: 550)
            view.insertItems(at: [path(0)])
            XCTAssertEqual(layout.take().filter { $0 == "target" }.count, 1)
            XCTAssertEqual(view.contentOffset.y, 550)
            harness.advance(by: 0.1)
            XCTAssertEqual(
                (first.layer.presentation()?.frame.minY ?? 0) - view.contentOffset.y, 0, accuracy: 0.5,
                "what is kept in sight doesn't move")
        }
    }

    func test_F47_BatchesNest_F48_EmptyOnesLayOutAgain() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let layout = RowLayout()
            let view = show(model, layout)
            view.performBatchUpdates {
                view.performBatchUpdates {
                    model.sections = [["a", "b", "c"]]
                    view.insertItems(at: [self.path(2)])
                }
                XCTAssertEqual(view.numberOfItems(inSection: 0), 2)
                XCTAssertTrue(view.hasUncommittedUpdates)
            }
            XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
            layout.height = 70
            view.performBatchUpdates(nil)
            XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 70, 140])
            harness.advance(by: 0.15)
            XCTAssertLessThan(view.visibleCells[2].layer.presentation()!.frame.minY, 139, "animated")
        }
    }

    func testTheSelectionGoesWithItsItems() {
        onMain {
            let model = CollectionModel([["a", "b", "c"]])
            let view = show(model, RowLayout()) { $0.allowsMultipleSelection = true }
            for item in [0, 2] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
            model.sections = [["n", "b", "c"]]
            view.performBatchUpdates {
                view.deleteItems(at: [self.path(0)])
                view.insertItems(at: [self.path(0)])
            }
            XCTAssertEqual(view.indexPathsForSelectedItems, [path(2)])
            XCTAssertEqual(view.visibleCells.map(\.isSelected), [false, false, true])
        }
    }

    /// Random batches, scrolls and reloads against a plain model, in the middle of animations.
    func testThrash() {
        onMain {
            var random = Numbers(seed: 7)
            let flow = UICollectionViewFlowLayout()
            flow.headerReferenceSize = CGSize(width: 0, height: 20)
            for layout in [RowLayout(), flow] as [UICollectionViewLayout] {
                let model = CollectionModel([numbers(12), numbers(5)])
                let view = show(model, layout)
                for step in 0..<150 {
                    switch random.next(5) {
                    case 0:
                        view.contentOffset.y = CGFloat(random.next(Int(max(1, view.contentSize.height))))
                        harness.turn()
                    case 1:
                        for section in model.sections.indices { model.sections[section].append("r\(step)") }
                        view.reloadData()
                        harness.turn()
                    case 2:
                        let item = view.indexPathsForVisibleItems.randomElement(using: &random)
                        view.selectItem(at: item, animated: false, scrollPosition: [])
                    default: batch(view, model, step, &random)
                    }
                    if random.next(3) == 0 { harness.advance(by: 0.1) }
                    check(view, model)
                }
                harness.advance(by: 1)
                check(view, model)
                XCTAssertEqual(view.leaving.count, 0)
                view.removeFromSuperview()
            }
        }
    }

    @MainActor private func batch(
        _ view: UICollectionView, _ model: CollectionModel, _ step: Int, _ random: inout Numbers
    ) {
        let old = model.sections.enumerated().map { (id: $0, items: $1) }
        var new = model.sections
        for section in new.indices {
            new[section].removeAll { _ in random.next(4) == 0 }
            for count in 0..<random.next(4) {
                new[section].insert("\(step).\(section).\(count)", at: random.next(new[section].count + 1))
            }
            if new[section].count > 1, random.next(2) == 0 { new[section].swapAt(0, new[section].count - 1) }
        }
        let changes = ListDiff.updates(
            from: old.map { pair in (id: pair.id, items: pair.items.map { "\(pair.id)/\($0)" }) },
            to: new.enumerated().map { index, items in (id: index, items: items.map { "\(index)/\($0)" }) })
        model.sections = new
        view.performBatchUpdates {
            for change in changes {
                switch change {
                case .deleteItem(let place): view.deleteItems(at: [place.path])
                case .insertItem(let place): view.insertItems(at: [place.path])
                case .moveItem(let from, let to): view.moveItem(at: from.path, to: to.path)
                default: XCTFail("sections stay")
                }
            }
        }
    }

    @MainActor private func check(_ view: UICollectionView, _ model: CollectionModel) {
        XCTAssertEqual(
            (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }, model.sections.map(\.count))
        view.layoutIfNeeded()
        for path in view.indexPathsForVisibleItems {
            let cell = view.cellForItem(at: path) as? WordCell
            XCTAssertEqual(cell?.word, model.sections[path.section][path.item])
            XCTAssertEqual(cell?.frame, view.layoutAttributesForItem(at: path)?.frame)
            XCTAssertEqual(cell?.isSelected, view.indexPathsForSelectedItems?.contains(path))
        }
        let wanted = model.sections.indices.flatMap { section in
            model.sections[section].indices.map { path($0, section) }
        }.filter { view.layoutAttributesForItem(at: $0)?.frame.overlaps(view.bounds) == true }
        XCTAssertEqual(
            view.indexPathsForVisibleItems, wanted,
            "\(view.bounds) \(view.contentSize) \(String(describing: view.pass.known?.rect)) \(type(of: view.collectionViewLayout))"
        )
    }
}

private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
    mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}

@MainActor private final class FlyingLayout: RowLayout {
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if itemIndexPath.item == 1 { attributes?.center.x -= 300 }
        return attributes
    }
}
