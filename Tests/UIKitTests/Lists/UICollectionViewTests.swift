import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Compiles only where the cell itself is no delegate of recognisers.
private final class PannedCell: UICollectionViewCell, UIGestureRecognizerDelegate {}

final class UICollectionViewTests: CollectionTestCase {
    func test_ACellIsADelegateOfRecognisersWhereItSaysSo() {
        onMain {
            XCTAssertTrue(PannedCell(frame: .zero) as UIView is any UIGestureRecognizerDelegate)
            XCTAssertFalse(UICollectionViewCell(frame: .zero) as UIView is any UIGestureRecognizerDelegate)
        }
    }

    // DEV-400
    func test_F25_Defaults() {
        onMain {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            XCTAssertTrue(view.isPrefetchingEnabled)
            XCTAssertTrue(view.allowsSelection)
            XCTAssertFalse(view.allowsMultipleSelection)
            XCTAssertFalse(view.allowsSelectionDuringEditing)
            XCTAssertEqual(view.selfSizingInvalidation, .enabled)
            XCTAssertEqual(view.reorderingCadence, .immediate)
            XCTAssertEqual(view.indexPathsForSelectedItems, [])
            XCTAssertEqual(view.backgroundColor, .systemBackground)
            XCTAssertEqual(view.numberOfSections, 0)
        }
    }

    func test_L05_F70_F71_FirstDisplayOfALayout() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let layout = RowLayout()
            layout.logs = true
            model.logs = true
            let view = show(model, layout)
            XCTAssertEqual(
                layout.take().filter { $0 != "bounds" && !$0.hasPrefix("invalidate") }, ["prepare", "size", "elements"])
            XCTAssertEqual(
                model.take(), ["sections", "items 0", "cell 0-0", "will 0-0", "cell 0-1", "will 0-1"],
                "L09: willDisplay once a cell")
            XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 100))
            XCTAssertEqual(words(view), ["a", "b"])
            XCTAssertEqual(view.visibleCells[1].frame, CGRect(x: 0, y: 50, width: 300, height: 50))
        }
    }

    func test_F72_ScrollingAsksTheLayoutOnlyBeyondWhatIsKnown() {
        onMain {
            let model = CollectionModel([numbers(100)])
            let layout = RowLayout()
            let view = show(model, layout)
            layout.logs = true
            view.contentOffset.y = 20
            harness.turn()
            XCTAssertEqual(layout.take(), ["bounds"], "asked whether it changes anything, and no more")
            view.contentOffset.y = 1000
            harness.turn()
            XCTAssertEqual(layout.take(), ["bounds", "elements"])
            layout.invalidatesOnBounds = true
            view.contentOffset.y = 1001
            harness.turn()
            XCTAssertEqual(layout.take(), ["bounds", "invalidate", "prepare", "size", "elements"])
        }
    }

    func test_F72_ALayoutIsAskedAboutBoundsAlsoBeforeItHasPreparedItself() {
        onMain {
            let layout = RowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            (layout.logs, layout.invalidatesOnBounds) = (true, true)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            XCTAssertEqual(layout.take(), ["bounds", "invalidate"])
        }
    }

    func test_F20_F26_CellsThatLeaveAreUsedAgain() {
        onMain {
            let model = CollectionModel([numbers(1000)])
            let view = show(model, RowLayout())
            XCTAssertEqual(view.visibleCells.count, 8, "F26: none outside of the bounds")
            var made: Set<ObjectIdentifier> = []
            for step in 0...200 {
                view.contentOffset.y = CGFloat(step) * 25
                harness.turn()
                for cell in view.visibleCells { made.insert(ObjectIdentifier(cell)) }
            }
            XCTAssertLessThanOrEqual(made.count, 10)
            XCTAssertEqual(words(view), (100..<108).map(String.init))
            XCTAssertEqual(view.indexPathsForVisibleItems, (100..<108).map { path($0) })
            XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 5260)), path(105))
            XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 10, y: -5)))
            XCTAssertEqual(view.indexPath(for: view.cellForItem(at: path(103))!), path(103))
            XCTAssertNil(view.cellForItem(at: path(0)))
        }
    }

    func test_F73_ContextsSayWhatIsNotRight() {
        onMain {
            let model = CollectionModel([["a"]])
            let layout = RowLayout()
            let view = show(model, layout)
            layout.logs = true
            view.reloadData()
            XCTAssertEqual(layout.take(), ["invalidate everything counts"])
            layout.invalidateLayout()
            XCTAssertEqual(layout.take(), ["invalidate"])
            harness.turn()
            _ = layout.take()
            model.sections = [["a", "b"]]
            view.insertItems(at: [path(1)])
            XCTAssertEqual(layout.take().first, "invalidate counts")
        }
    }

    func test_F74_ContextsMoveContent() {
        onMain {
            let model = CollectionModel([numbers(100)])
            let layout = RowLayout()
            let view = show(model, layout)
            view.contentOffset.y = 500
            harness.turn()
            let context = UICollectionViewLayoutInvalidationContext()
            XCTAssertEqual(context.contentOffsetAdjustment, .zero)
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
            layout.invalidateLayout(with: context)
            XCTAssertEqual(view.contentOffset.y, 530)
        }
    }

    func test_F08_F10_ReloadWaitsForTheNextLayout() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout())
            let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
            view.selectItem(at: path(1), animated: false, scrollPosition: [])
            model.logs = true
            model.sections = [["x", "y"]]
            view.reloadData()
            XCTAssertEqual(model.take(), [])
            XCTAssertEqual(view.indexPathsForSelectedItems, [])
            harness.turn()
            XCTAssertEqual(
                model.take().filter { !$0.hasPrefix("will") },
                ["did 0-1", "did 0-0", "sections", "items 0", "cell 0-0", "cell 0-1"])
            XCTAssertEqual(words(view), ["x", "y"])
            XCTAssertEqual(Set(view.visibleCells.map(ObjectIdentifier.init)), cells)
            XCTAssertFalse(view.visibleCells.contains { $0.isSelected }, "F31")
            let other = CollectionModel([["z"]])
            view.dataSource = other
            harness.turn()
            XCTAssertEqual(words(view), ["z"])
        }
    }

    func test_F28_F30_ACellIsMadeAndPlacedInDequeue() {
        onMain {
            let model = Placed([["a"]])
            let view = show(model, RowLayout()) { $0.register(NoticedCell.self, forCellWithReuseIdentifier: "cell") }
            XCTAssertEqual(model.size, CGSize(width: 300, height: 50))
            XCTAssertEqual((view.visibleCells[0] as? NoticedCell)?.applied, 1, "and not again with equal attributes")
        }
    }

    // DEV-404
    func test_L15_F180_ATap() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout())
            model.logs = true
            harness.touch(.began, at: CGPoint(x: 10, y: 10))
            harness.advance(by: 0.2)
            XCTAssertEqual(model.take(), ["shouldHighlight 0", "didHighlight 0"])
            XCTAssertTrue(view.visibleCells[0].isHighlighted)
            harness.touch(.ended, at: CGPoint(x: 10, y: 10))
            XCTAssertEqual(model.take(), ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
            XCTAssertTrue(view.visibleCells[0].isSelected)
            harness.tap(view.visibleCells[1])
            XCTAssertEqual(
                model.take(),
                [
                    "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
                    "didUnhighlight 1",
                ])
            XCTAssertEqual(view.indexPathsForSelectedItems, [path(1)])
        }
    }

    func test_F181_AskedBeforeASelectedItemIsDeselected() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout()) { $0.allowsMultipleSelection = true }
            harness.tap(view.visibleCells[0])
            harness.tap(view.visibleCells[1])
            XCTAssertEqual(view.indexPathsForSelectedItems, [path(0), path(1)])
            model.logs = true
            harness.tap(view.visibleCells[0])
            XCTAssertEqual(
                model.take(),
                ["shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0"])
            XCTAssertEqual(view.indexPathsForSelectedItems, [path(1)])
        }
    }

    func test_F185_F187_SelectingByProgramTellsNobody() {
        onMain {
            let model = CollectionModel([numbers(50)])
            let view = show(model, RowLayout())
            model.logs = true
            view.selectItem(at: path(40), animated: false, scrollPosition: .top)
            harness.turn()
            XCTAssertEqual(model.take().filter { $0.lowercased().contains("select") }, [])
            XCTAssertEqual(view.cellForItem(at: path(40))?.isSelected, true)
            XCTAssertEqual(view.contentOffset.y, 2000)
            view.deselectItem(at: path(40), animated: false)
            XCTAssertEqual(view.cellForItem(at: path(40))?.isSelected, false)
            view.isEditing = true
            harness.tap(CGPoint(x: 10, y: 10))
            XCTAssertEqual(view.indexPathsForSelectedItems, [], "F187: not while it is edited")
        }
    }

    func test_F186_ThePrimaryActionComesAfterTheSelection() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            model.acts = true
            let view = show(model, RowLayout())
            model.logs = true
            harness.tap(view.visibleCells[0])
            XCTAssertEqual(Array(model.take().suffix(3)), ["didSelect 0", "action 0", "didUnhighlight 0"])
        }
    }

    // DEV-403
    func test_F24_PrefetchingNamesTheNearestFirst() {
        onMain {
            let model = Fetcher([numbers(100)])
            let view = show(model, RowLayout()) { $0.prefetchDataSource = model }
            XCTAssertEqual(model.wanted, [(8..<12).map { path($0) }])
            view.contentOffset.y = 2000
            harness.turn()
            XCTAssertEqual(model.cancelled, [(8..<12).map { path($0) }])
            XCTAssertEqual(model.wanted.last?.first.map { [path(39), path(48)].contains($0) }, true)
        }
    }

    func test_listE25_listE35_F222_ScrollingToAnItem() {
        onMain {
            let model = CollectionModel([numbers(100)])
            let view = show(model, RowLayout())
            view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
            XCTAssertEqual(view.contentOffset.y, 2500 + 25 - 200)
            view.scrollToItem(at: path(50), at: .bottom, animated: false)
            XCTAssertEqual(view.contentOffset.y, 2550 - 400)
            view.scrollToItem(at: path(46), at: [], animated: false)
            XCTAssertEqual(view.contentOffset.y, 2150, "in sight already")
            view.scrollToItem(at: path(10), at: .top, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(view.contentOffset.y, 500)
            XCTAssertEqual(words(view).first, "10")
            XCTAssertNil(view.scrollProblem(path(99)))
            let text = view.scrollProblem(path(100))
            XCTAssertEqual(
                text?.hasPrefix(
                    "Attempted to scroll the collection view to an out-of-bounds item (100) when there are only 100 items in "
                        + "section 0. Collection view: <"), true, "F222")
            XCTAssertTrue(UICollectionView.ambiguousText.contains("one vertical and one horizontal"))
        }
    }

    func test_listE14_listE16_listE17_listE19_listE23_listE24_Texts() {
        onMain {
            XCTAssertEqual(
                UICollectionView.unregistered("UICollectionElementKindCell", "X"),
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard")
            XCTAssertTrue(
                UICollectionView.notDequeued(UICollectionView.elementKindSectionFooter, path(0), nil).hasPrefix(
                    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                        + "(UICollectionElementKindSectionFooter,<NSIndexPath: 0x"))
            XCTAssertEqual(
                UICollectionView.anonymousCell,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            XCTAssertEqual(
                CollectionMotion.refusedText,
                "The first responder contained inside of a deleted section or item refused to resign.")
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            XCTAssertTrue(
                view.stuckText.contains("is stuck in its update/layout loop. This can happen for many reasons"))
            XCTAssertTrue(
                UICollectionView.lateRegistration("x").hasSuffix(
                    "Registrations should be created up front and reused. Registration: x")
            )
        }
    }

    func testRegistrationsMakeAndFillCells() {
        onMain {
            let model = Registered([["a", "b"]])
            let view = show(model, RowLayout())
            XCTAssertEqual(view.visibleCells.map { ($0 as? WordCell)?.word }, ["a!", "b!"])
            XCTAssertFalse(Registered.late, "E19: made beforehand")
            view.reloadData()
            harness.turn()
            XCTAssertEqual(view.visibleCells.map { ($0 as? WordCell)?.reused }, [1, 1])
        }
    }

    func test_listE21_F36_AttributesThatNoDataHas() {
        onMain {
            let layout = LyingLayout()
            let view = show(CollectionModel([["a", "b"]]), layout)
            XCTAssertEqual(words(view), ["a"], "a hidden element gets no view, one that isn't in the data neither")
        }
    }

    func test_F81_HigherElementsLieAbove() {
        onMain {
            let layout = StackedLayout()
            let view = show(CollectionModel([["a", "b", "c"]]), layout)
            let order = view.subviews.compactMap { ($0 as? WordCell)?.word }
            XCTAssertEqual(order, ["b", "c", "a"])
            XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 25)), path(0))
        }
    }

    func testDecorationsComeFromTheLayout() {
        onMain {
            let layout = DecoratedLayout()
            layout.register(Ribbon.self, forDecorationViewOfKind: "ribbon")
            let view = show(CollectionModel([["a", "b"]]), layout)
            let ribbons = view.subviews.compactMap { $0 as? Ribbon }
            XCTAssertEqual(ribbons.map(\.frame), [CGRect(x: 0, y: 0, width: 300, height: 100)])
            XCTAssertTrue(view.subviews.first { $0 is UICollectionReusableView } === ribbons[0], "below the cells")
        }
    }

    func testTheBackgroundFillsTheCollectionBehindItsCells() {
        onMain {
            let view = show(CollectionModel([numbers(50)]), RowLayout()) { $0.backgroundView = UIView() }
            view.contentOffset.y = 120
            harness.turn()
            XCTAssertEqual(view.backgroundView?.frame, view.bounds)
            XCTAssertTrue(view.subviews.first === view.backgroundView)
        }
    }

    func testNothingIsLeftOfACollection() {
        weak var gone: UICollectionView?
        weak var cell: UICollectionViewCell?
        weak var old: UICollectionViewLayout?
        onMain {
            autoreleasepool {
                let model = CollectionModel([numbers(30)])
                let layout = RowLayout()
                let view = show(model, layout)
                (gone, cell, old) = (view, view.visibleCells[0], layout)
                for round in 1...20 {
                    view.reloadData()
                    model.sections[0].insert("n\(round)", at: 0)
                    harness.turn()
                    model.sections[0].insert("m\(round)", at: 3)
                    view.insertItems(at: [path(3)])
                    harness.advance(by: 0.4)
                }
                XCTAssertLessThanOrEqual(view.subviews.count, 12)
                view.removeFromSuperview()
            }
            harness.advance(by: 1)
            XCTAssertNil(gone)
            XCTAssertNil(cell)
            XCTAssertNil(old)
        }
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }

@MainActor private final class Placed: CollectionModel {
    var size = CGSize.zero
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        size = cell.frame.size
        return cell
    }
}

@MainActor private final class NoticedCell: UICollectionViewCell {
    var applied = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
}

@MainActor private final class Fetcher: CollectionModel, UICollectionViewDataSourcePrefetching {
    var wanted: [[IndexPath]] = []
    var cancelled: [[IndexPath]] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        wanted.append(indexPaths)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths)
    }
}

@MainActor private final class Registered: CollectionModel {
    static var late = false
    let registration = UICollectionView.CellRegistration<WordCell, String> { cell, _, word in cell.word = word + "!" }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        Self.late = registration.isLate
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: sections[0][indexPath.item])
    }
}

@MainActor private final class LyingLayout: RowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
        ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let hidden = place(IndexPath(item: 1, section: 0))
        hidden.isHidden = true
        return [ghost, place(IndexPath(item: 0, section: 0)), hidden]
    }
}

@MainActor private final class StackedLayout: RowLayout {
    override func place(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = super.place(path)
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        attributes.zIndex = path.item == 0 ? 5 : 0
        return attributes
    }
}

@MainActor private final class Ribbon: UICollectionReusableView {}

@MainActor private final class DecoratedLayout: RowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let ribbon = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "ribbon", with: IndexPath(item: 0, section: 0))
        ribbon.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        ribbon.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [ribbon]
    }
}
