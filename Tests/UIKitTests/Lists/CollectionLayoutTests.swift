import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// One layout to another, interactive changes, what attributes are.
final class CollectionLayoutTests: CollectionTestCase {
    func test_F79_AttributesAreCopiedWithTheirClass() {
        onMain {
            let own = TintedAttributes(forCellWith: path(3))
            own.tint = 7
            own.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            own.alpha = 0.5
            own.zIndex = 4
            let copy = own.copy() as? TintedAttributes
            XCTAssertEqual(copy?.tint, 7)
            XCTAssertEqual(copy?.frame, own.frame)
            XCTAssertEqual(copy, own)
            copy?.tint = 8
            XCTAssertNotEqual(copy, own)
            XCTAssertEqual(own.center, CGPoint(x: 25, y: 40))
            XCTAssertEqual(own.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
            own.transform = CGAffineTransform(scaleX: 2, y: 2)
            XCTAssertEqual(own.frame, CGRect(x: -5, y: 0, width: 60, height: 80))
            XCTAssertEqual(own.size, CGSize(width: 30, height: 40))
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path(0))
            XCTAssertEqual(header.representedElementCategory, .supplementaryView)
            XCTAssertEqual(header.representedElementKind, UICollectionView.elementKindSectionHeader)
            XCTAssertNil(own.representedElementKind)
        }
    }

    func test_F223_FromOneLayoutToAnother() {
        onMain {
            let model = CollectionModel([numbers(4)])
            let rows = RowLayout()
            let view = show(model, rows)
            let grid = GridLayout()
            rows.logs = true
            grid.logs = true
            var done: [Bool] = []
            view.setCollectionViewLayout(grid, animated: true) { done.append($0) }
            XCTAssertEqual(rows.take().filter { !$0.hasPrefix("invalidate") }, ["to", "finalizeTransition"])
            XCTAssertEqual(
                grid.take(),
                ["from", "invalidate everything counts", "prepare", "size", "target", "elements", "finalizeTransition"])
            XCTAssertTrue(view.collectionViewLayout === grid)
            XCTAssertTrue(grid.collectionView === view)
            XCTAssertNil(rows.collectionView)
            let third = view.visibleCells[2]
            XCTAssertEqual(third.frame, CGRect(x: 200, y: 0, width: 100, height: 50))
            harness.advance(by: 0.15)
            let middle = third.layer.presentation()!.frame
            XCTAssertTrue((1..<199).contains(middle.minX) && (1..<99).contains(middle.minY), "\(middle)")
            XCTAssertEqual(done, [])
            harness.advance(by: 0.3)
            XCTAssertEqual(done, [true])
        }
    }

    func testSettingALayoutShowsItAtOnce() {
        onMain {
            let view = show(CollectionModel([numbers(4)]), RowLayout())
            view.collectionViewLayout = GridLayout()
            harness.turn()
            XCTAssertEqual(view.visibleCells.map(\.frame.minX), [0, 100, 200, 0])
            XCTAssertEqual(view.visibleCells[2].layer.animationKeys() ?? [], [])
        }
    }

    // DEV-408
    func testAnInteractiveTransition() {
        onMain {
            let view = show(CollectionModel([numbers(4)]), RowLayout())
            let rows = view.collectionViewLayout
            let grid = GridLayout()
            var ends: [[Bool]] = []
            let between = view.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
            XCTAssertTrue(between.currentLayout === rows && between.nextLayout === grid)
            XCTAssertTrue(view.collectionViewLayout === between)
            between.transitionProgress = 0.5
            harness.turn()
            XCTAssertEqual(view.cellForItem(at: path(2))?.frame, CGRect(x: 100, y: 50, width: 200, height: 50))
            view.cancelInteractiveTransition()
            XCTAssertTrue(view.collectionViewLayout === rows)
            harness.advance(by: 0.5)
            XCTAssertEqual(ends, [[false, true]])
            XCTAssertEqual(view.cellForItem(at: path(2))?.frame.minY, 100)
            _ = view.startInteractiveTransition(to: grid)
            view.finishInteractiveTransition()
            harness.advance(by: 0.5)
            XCTAssertTrue(view.collectionViewLayout === grid)
            XCTAssertNil(rows.collectionView)
        }
    }

    // DEV-407
    func test_F195_F196_AnItemThatFollowsAFinger() {
        onMain {
            let model = CollectionModel([["a", "b", "c", "d"]])
            let view = show(model, RowLayout())
            XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(0)))
            XCTAssertTrue(view.hasUncommittedUpdates, "F58")
            let cell = view.cellForItem(at: path(0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
            XCTAssertEqual(cell?.center, CGPoint(x: 150, y: 120))
            harness.advance(by: 0.3)
            let frames = ["b", "c", "d"].map { word in
                view.visibleCells.first { ($0 as? WordCell)?.word == word }?.frame.minY
            }
            XCTAssertEqual(frames, [0, 50, 150], "the others make room")
            XCTAssertEqual(view.indexPath(for: cell!), path(0), "the model hasn't changed")
            XCTAssertEqual(model.moves, [])
            view.endInteractiveMovement()
            XCTAssertEqual(model.moves, ["0 to 2"])
            harness.advance(by: 0.5)
            XCTAssertEqual(words(view), ["b", "c", "a", "d"])
            XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
            XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170))
            view.cancelInteractiveMovement()
            harness.advance(by: 0.5)
            XCTAssertEqual(words(view), ["b", "c", "a", "d"])
            XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
            XCTAssertEqual(model.moves.count, 1)
            model.may = false
            XCTAssertFalse(view.beginInteractiveMovementForItem(at: path(0)))
        }
    }

    func test_F83_ALayoutSaysWhereADragEnds() {
        onMain {
            let layout = SnappingLayout()
            let view = show(CollectionModel([numbers(100)]), layout)
            harness.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 180), after: 2)
            XCTAssertEqual(view.contentOffset.y, 150)
        }
    }

    func test_F80_BoundsThatChangeInAnAnimation() {
        onMain {
            let layout = TurningLayout()
            layout.invalidatesOnBounds = true
            let view = show(CollectionModel([numbers(3)]), layout)
            UIView.animate(withDuration: 0.3) {
                view.frame.size.width = 200
                view.layoutIfNeeded()
            }
            XCTAssertEqual(layout.heard, ["prepare 300.0", "finalize true"])
            XCTAssertEqual(view.visibleCells[0].frame.width, 200)
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(view.visibleCells[0].layer.presentation()!.frame.width, 205, "cells go along")
        }
    }

    func test_F32_F34_CellsFollowTheirState() {
        onMain {
            let model = CollectionModel([["a", "b"]])
            let view = show(model, RowLayout())
            let cell = view.visibleCells[0]
            var states: [Bool] = []
            cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
            harness.turn()
            harness.tap(cell)
            harness.turn()
            XCTAssertEqual(states.first, false)
            XCTAssertEqual(states.last, true)
            cell.backgroundView = UIView()
            cell.backgroundConfiguration = .listPlainCell()
            XCTAssertNil(cell.backgroundView, "F34")
            cell.contentConfiguration = UIListContentConfiguration.cell()
            XCTAssertTrue(cell.contentView is UIListContentView, "F33")
            cell.contentConfiguration = nil
            XCTAssertFalse(cell.contentView is UIListContentView)
        }
    }

    func testTheSelectedBackgroundComesAndGoes() {
        onMain {
            let view = show(CollectionModel([["a"]]), RowLayout())
            let cell = view.visibleCells[0]
            let (plain, chosen) = (UIView(), UIView())
            cell.backgroundView = plain
            cell.selectedBackgroundView = chosen
            XCTAssertNil(chosen.superview)
            harness.tap(cell)
            harness.turn()
            XCTAssertEqual(
                cell.subviews.map(ObjectIdentifier.init), [plain, chosen, cell.contentView].map(ObjectIdentifier.init))
            XCTAssertEqual(chosen.frame, cell.bounds)
            view.deselectItem(at: path(0), animated: false)
            XCTAssertNil(chosen.superview)
        }
    }
}

final class CollectionControllerTests: MainTestCase {
    // DEV-411
    func testItsViewHoldsACollectionThatAsksIt() {
        onMain {
            let layout = UICollectionViewFlowLayout()
            let controller = Tiles(collectionViewLayout: layout)
            XCTAssertTrue(controller.collectionViewLayout === layout)
            harness.show(root: controller)
            harness.turn()
            XCTAssertTrue(controller.collectionView.superview === controller.view)
            XCTAssertTrue(controller.collectionView.collectionViewLayout === layout)
            XCTAssertEqual(controller.collectionView.visibleCells.count, 5)
            XCTAssertTrue(
                controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
            XCTAssertFalse(controller.useLayoutToLayoutNavigationTransitions)
        }
    }

    func test_F209_SelectionIsClearedWhenItAppears() {
        onMain {
            let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
            let stack = UINavigationController(rootViewController: controller)
            harness.show(root: stack)
            harness.turn()
            harness.tap(controller.collectionView.visibleCells[1])
            XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
            stack.pushViewController(UIViewController(), animated: false)
            harness.turn()
            stack.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [])
        }
    }

    func testALongPressMovesItems() {
        onMain {
            let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
            harness.show(root: controller)
            harness.turn()
            let cells = controller.collectionView.visibleCells
            let from = cells[0].convert(CGPoint(x: 25, y: 25), to: nil)
            let to = cells[2].convert(CGPoint(x: 25, y: 25), to: nil)
            harness.touch(.began, at: from)
            harness.advance(by: 0.8)
            harness.touch(.moved, at: to)
            harness.advance(by: 0.4)
            harness.touch(.ended, at: to)
            XCTAssertEqual(controller.moves, ["0 to 2"])
        }
    }

    /// What an app adds to the view of a collection's controller doesn't scroll, and another collection takes the place of the first.
    func testTheControllersViewHoldsTheCollection() {
        onMain {
            let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
            harness.show(root: controller)
            harness.turn()
            let first = controller.collectionView!
            XCTAssertFalse(controller.view === first)
            XCTAssertTrue(controller.view.subviews.first === first)
            XCTAssertEqual(first.frame, controller.view.bounds)
            XCTAssertTrue(first.delegate === controller && first.dataSource === controller)
            XCTAssertEqual(first.visibleCells.count, 5)
            let label = UILabel(frame: CGRect(x: 10, y: 200, width: 100, height: 20))
            controller.view.addSubview(label)
            first.contentOffset.y = 30
            XCTAssertEqual(label.convert(CGPoint.zero, to: controller.view), label.frame.origin)

            let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            controller.collectionView = second
            XCTAssertNil(first.superview)
            XCTAssertTrue(controller.view.subviews.first === second)
            XCTAssertEqual(second.frame, controller.view.bounds)
            XCTAssertTrue(controller.collectionViewLayout === second.collectionViewLayout)
            controller.view.addSubview(second)
            XCTAssertTrue(controller.view.subviews.last === second, "it is no part of itself")
        }
    }
}

@MainActor private final class Tiles: UICollectionViewController {
    var moves: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}

@MainActor private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TintedAttributes
        copy.tint = tint
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TintedAttributes, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated { other.tint == tint }
    }
}

/// Three in a row.
@MainActor private final class GridLayout: RowLayout {
    override func place(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = super.place(path)
        attributes.frame = CGRect(
            x: CGFloat(path.item % 3) * 100, y: CGFloat(path.item / 3) * 50, width: 100, height: 50)
        return attributes
    }
}

@MainActor private final class SnappingLayout: RowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 150).rounded() * 150)
    }
}

@MainActor private final class TurningLayout: RowLayout {
    var heard: [String] = []
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append("prepare \(oldBounds.width)") }
    override func finalizeAnimatedBoundsChange() {
        heard.append("finalize \(UIView.inheritedAnimationDuration > 0)")
    }
}
