import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What a layout of an app's own is asked and told.
final class LayoutHookTests: CollectionTestCase {
    /// Rows of 50 points, which writes down what it is asked while it logs.
    private final class HookedLayout: UICollectionViewLayout {
        final class Context: UICollectionViewLayoutInvalidationContext {}
        final class Attributes: UICollectionViewLayoutAttributes {}

        var calls: [String] = []
        var updates: [String] = []
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        var offset: CGPoint?

        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count) * 50) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = Attributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != 300
        }
        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        {
            calls.append("bounds \(newBounds.width)")
            return super.invalidationContext(forBoundsChange: newBounds)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            updates = updateItems.map { item in
                let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
                let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
                let names: [UICollectionViewUpdateItem.Action: String] = [
                    .insert: "insert", .delete: "delete", .move: "move", .reload: "reload",
                ]
                return "\(names[item.updateAction] ?? "none") \(before) \(after)"
            }
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            calls.append("appears \(itemIndexPath.item)")
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            calls.append("goes \(itemIndexPath.item)")
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            calls.append("target")
            return offset ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
    }

    func testWhatComesAndGoesHasAttributesToBeginAndEndWith() {
        onMain {
            let model = CollectionModel([numbers(4)])
            let layout = HookedLayout()
            let view = show(model, layout)
            layout.calls = []
            view.performBatchUpdates {
                model.sections[0].insert("new", at: 0)
                model.sections[0].remove(at: 3)
                view.insertItems(at: [path(0)])
                view.deleteItems(at: [path(2)])
            }
            harness.turn()
            XCTAssertTrue(layout.calls.contains("appears 0"), "\(layout.calls)")
            XCTAssertTrue(layout.calls.contains("goes 2"), "\(layout.calls)")
            XCTAssertTrue(layout.calls.contains("target"))
            XCTAssertEqual(Set(layout.updates), ["insert - 0", "delete 2 -"])
            harness.advance(by: 1)
            XCTAssertEqual(view.visibleCells.count, 4)
        }
    }

    func testReloadsAndMovesAreUpdatesToo() {
        onMain {
            let model = CollectionModel([numbers(4)])
            let layout = HookedLayout()
            let view = show(model, layout)
            view.performBatchUpdates {
                model.sections[0].swapAt(0, 1)
                view.moveItem(at: path(0), to: path(1))
            }
            harness.turn()
            XCTAssertTrue(layout.updates.contains("move 0 1"), "\(layout.updates)")
            harness.advance(by: 1)
            view.reloadItems(at: [path(2)])
            harness.turn()
            XCTAssertEqual(layout.updates.count, 1)
            XCTAssertTrue(layout.updates[0].hasPrefix("reload 2"), "\(layout.updates)")
            harness.advance(by: 1)
        }
    }

    func testTheContextIsOfTheLayoutsClassAndSaysWhatIsInvalid() {
        onMain {
            let layout = HookedLayout()
            let view = show(CollectionModel([numbers(4)]), layout)
            layout.contexts = []
            view.reloadData()
            harness.turn()
            let reload = layout.contexts.last { $0.invalidateDataSourceCounts }
            XCTAssertTrue(reload is HookedLayout.Context)
            XCTAssertEqual(reload?.invalidateEverything, true)
            layout.contexts = []
            view.bounds.size.width = 250
            harness.turn()
            XCTAssertTrue(layout.calls.contains("bounds 250.0"), "\(layout.calls)")
            XCTAssertEqual(layout.contexts.first?.invalidateEverything, false)
            let context = HookedLayout.Context()
            context.invalidateItems(at: [path(1), path(2)])
            context.contentSizeAdjustment = CGSize(width: 0, height: 10)
            XCTAssertEqual(context.invalidatedItemIndexPaths, [path(1), path(2)])
            XCTAssertEqual(context.contentSizeAdjustment, CGSize(width: 0, height: 10))
            XCTAssertFalse(context.invalidateDataSourceCounts)
            layout.invalidateLayout(with: context)
            XCTAssertTrue(layout.contexts.last === context)
            harness.turn()
            let plain = UICollectionViewLayout()
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
            let preferred = plain.invalidationContext(
                forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
            XCTAssertFalse(preferred.invalidateEverything)
            XCTAssertTrue(UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self)
            XCTAssertTrue(
                UICollectionViewLayout.invalidationContextClass == UICollectionViewLayoutInvalidationContext.self)
        }
    }

    func testWhatALayoutAnswersByItself() {
        onMain {
            let layout = UICollectionViewLayout()
            let kind = UICollectionView.elementKindSectionHeader
            XCTAssertNil(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path(0)))
            XCTAssertNil(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path(0)))
            let point = CGPoint(x: 3, y: 4)
            XCTAssertEqual(layout.targetContentOffset(forProposedContentOffset: point), point)
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(1, forKey: "number")
            archiver.finishEncoding()
            let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            XCTAssertNotNil(reader.flatMap { UICollectionViewLayout(coder: $0) })
            let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
            let between = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
            XCTAssertTrue(between.currentLayout === old && between.nextLayout === new)
            XCTAssertEqual(between.transitionProgress, 0)
        }
    }

    func testDepthIsInThreeDimensions() {
        onMain {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
            attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            XCTAssertTrue(CATransform3DIsIdentity(attributes.transform3D))
            attributes.transform3D = CATransform3DMakeTranslation(5, 6, 0)
            XCTAssertEqual(attributes.transform, CGAffineTransform(translationX: 5, y: 6))
            XCTAssertEqual(attributes.representedElementCategory, .cell)
        }
    }

    func testAFlowLayoutsInsetsAreFromTheSafeAreaOrTheMargins() {
        onMain {
            let flow = UICollectionViewFlowLayout()
            let standard: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
            XCTAssertEqual(flow.sectionInsetReference, standard)
            flow.itemSize = CGSize(width: 50, height: 50)
            let view = show(CollectionModel([numbers(2)]), flow)
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
            let first = view.layoutAttributesForItem(at: path(0))?.frame.minX ?? -1
            flow.sectionInsetReference = .fromLayoutMargins
            harness.turn()
            XCTAssertEqual(view.layoutAttributesForItem(at: path(0))?.frame.minX, first + 30)
            flow.sectionInsetReference = .fromSafeArea
            harness.turn()
            XCTAssertEqual(view.layoutAttributesForItem(at: path(0))?.frame.minX, first)
        }
    }
}
