import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What apps set of collections, their cells and compositional layouts, and what a reordering tells.
final class CollectionPartsTests: CollectionTestCase {
    func testACollectionsSwitches() {
        onMain {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            XCTAssertEqual(view.dragInteractionEnabled, UIDragInteraction.isEnabledByDefault)
            view.dragInteractionEnabled = false
            XCTAssertFalse(view.dragInteractionEnabled)
            XCTAssertFalse(view.selectionFollowsFocus)
            view.selectionFollowsFocus = true
            XCTAssertTrue(view.selectionFollowsFocus)
            view.reorderingCadence = .slow
            XCTAssertEqual(view.reorderingCadence, .slow)
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            cell.indentationWidth = 25
            XCTAssertEqual(cell.indentationWidth, 25)
            var options = UICellAccessory.OutlineDisclosureOptions()
            options.style = .header
            XCTAssertEqual(options.style, .header)
        }
    }

    func testASectionIsMadeForItsEnvironment() {
        onMain {
            var widths: [CGFloat] = []
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            let direction: UICollectionView.ScrollDirection = .vertical
            XCTAssertEqual(configuration.scrollDirection, direction)
            XCTAssertEqual(configuration.contentInsetsReference, .safeArea)
            configuration.contentInsetsReference = .none
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { _, environment in
                    let environment: any NSCollectionLayoutEnvironment = environment
                    widths.append(environment.container.effectiveContentSize.width)
                    let list = UICollectionLayoutListConfiguration(appearance: .plain)
                    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
                    XCTAssertEqual(section.orthogonalScrollingBehavior, .none)
                    return section
                }, configuration: configuration)
            XCTAssertEqual(layout.configuration.contentInsetsReference, .none)
            let view = show(CollectionModel([numbers(3)]), layout)
            XCTAssertEqual(widths.first, view.bounds.width)
            XCTAssertEqual(view.visibleCells.count, 3)
            XCTAssertEqual(view.visibleCells.map(\.frame.width), [300, 300, 300])
            view.scrollToItem(at: path(2), at: UICollectionView.ScrollPosition.right, animated: false)
            XCTAssertEqual(view.contentOffset.x, 0)
        }
    }

    func testABadgeIsAboveItsItem() {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
        badge.zIndex = 7
        XCTAssertEqual(badge.zIndex, 7)
        XCTAssertEqual((badge.copy() as? NSCollectionLayoutSupplementaryItem)?.zIndex, 7)
    }

    func testAReorderingTellsTheSectionsDifference() {
        onMain {
            harness.showWindow()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
            harness.window.addSubview(view)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            harness.turn()
            var told: [NSDiffableDataSourceSectionTransaction<String, Int>] = []
            source.reorderingHandlers.canReorderItem = { _ in true }
            source.reorderingHandlers.didReorder = { told = $0.sectionTransactions }
            source.collectionView(view, moveItemAt: path(0), to: path(2))
            XCTAssertEqual(told.map(\.sectionIdentifier), ["a"])
            XCTAssertEqual(told.first?.finalSnapshot.items, [2, 3, 1])
            XCTAssertEqual(told.first?.difference.count, 2, "one place left, one taken")
        }
    }

    func testAStateIsOneOfItsTraits() {
        onMain {
            let state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
            XCTAssertEqual(state.traitCollection.userInterfaceStyle, .dark)
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            cell.isHighlighted = true
            XCTAssertTrue(cell.configurationState.isHighlighted)
            XCTAssertFalse(cell.configurationState.isSelected)
        }
    }
}
