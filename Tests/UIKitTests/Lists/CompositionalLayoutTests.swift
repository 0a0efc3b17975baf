import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor final class SectionsModel: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var made = 0
    var heights: [IndexPath: CGFloat] = [:]
    var kinds: [String] = []
    /// Badges that have nothing to say.
    var hidden: Set<IndexPath> = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        made += 1
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! WishingCell
        cell.wanted = heights[indexPath]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        kinds.append(kind)
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        if kind == "badge" { view.isHidden = hidden.contains(indexPath) }
        return view
    }
}

/// Says what height it wants.
final class WishingCell: UICollectionViewCell {
    var wanted: CGFloat?
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        if let wanted { layoutAttributes.size.height = wanted }
        return layoutAttributes
    }
}

class CompositionalTestCase: MainTestCase {
    /// Data sources are held weakly.
    @MainActor private static var sources: [AnyObject] = []

    typealias Size = NSCollectionLayoutSize
    typealias Section = NSCollectionLayoutSection

    @MainActor func show(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
        frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 400), _ change: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        harness.showWindow()
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "top",
        ] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        change(collection)
        Self.sources.append(source)
        collection.dataSource = source
        harness.window.addSubview(collection)
        harness.turn()
        return collection
    }

    @MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
        Size(widthDimension: width, heightDimension: height)
    }

    /// Full-width rows.
    @MainActor func rows(_ height: NSCollectionLayoutDimension, spacing: CGFloat = 0) -> Section {
        let size = size(.fractionalWidth(1), height)
        let section = Section(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return section
    }

    @MainActor func rail(
        _ width: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> Section {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(width), .absolute(100)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = Section(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    @MainActor func header(pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinned
        return header
    }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @MainActor func frame(_ collection: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        collection.cellForItem(at: path(item, section))?.frame
    }
}

final class CompositionalLayoutTests: CompositionalTestCase {
    func testItemsOfAVerticalGroupShareItsHeight() {
        onMain {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(7)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(90)), subitem: item, count: 3)
            let layout = UICollectionViewCompositionalLayout(section: Section(group: group))
            let collection = show(layout, SectionsModel([4]))
            XCTAssertEqual(
                (0..<4).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame },
                [0, 30, 60, 90].map { CGRect(x: 0, y: $0, width: 320, height: 30) })
            XCTAssertEqual(collection.contentSize.height, 180)
        }
    }

    /// The recorded screen: rows under a header, then a grid of three columns.
    func test_F123_F128_RowsUnderAHeaderAndAGrid() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                if index == 0 {
                    let section = self.rows(.absolute(44), spacing: 8)
                    section.boundarySupplementaryItems = [self.header()]
                    return section
                }
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: self.size(.fractionalWidth(1), .absolute(60)),
                    subitems: [NSCollectionLayoutItem(layoutSize: self.size(.fractionalWidth(1 / 3), .absolute(60)))])
                group.interItemSpacing = .fixed(8)
                let section = Section(group: group)
                section.interGroupSpacing = 8
                section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                return section
            }
            let model = SectionsModel([2, 5])
            let collection = show(layout, model)
            XCTAssertEqual(frame(collection, 0), rect(0, 30, 320, 44))
            XCTAssertEqual(frame(collection, 1), rect(0, 82, 320, 44))
            let width = collection.traitCollection.displayScale == 2 ? 90.5 : 272.0 / 3
            XCTAssertEqual(frame(collection, 0, 1)!.minX, 16)
            XCTAssertEqual(frame(collection, 0, 1)!.minY, 142)
            XCTAssertEqual(frame(collection, 0, 1)!.width, width, accuracy: 0.34)
            XCTAssertEqual(frame(collection, 3, 1)!.origin, CGPoint(x: 16, y: 210))
            XCTAssertEqual(collection.contentSize, CGSize(width: 320, height: 286))
            let head = collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
            XCTAssertEqual(head?.frame, rect(0, 0, 320, 30))
        }
    }

    func testAMillionItemsCostWhatIsSeen() {
        onMain {
            let model = SectionsModel([1_000_000])
            let collection = show(UICollectionViewCompositionalLayout(section: rows(.estimated(50))), model)
            XCTAssertEqual(collection.contentSize.height, 50_000_000)
            XCTAssertLessThan(model.made, 20)
            collection.scrollToItem(at: path(999_999), at: .bottom, animated: false)
            harness.turn()
            XCTAssertNotNil(collection.cellForItem(at: path(999_999)))
            XCTAssertLessThan(model.made, 50)
        }
    }

    func test_F84_CellsSayTheirSize() {
        onMain {
            let model = SectionsModel([4])
            model.heights = [path(0): 20, path(1): 90, path(2): 44]
            let collection = show(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), model)
            XCTAssertEqual(frame(collection, 0), rect(0, 0, 320, 20))
            XCTAssertEqual(frame(collection, 1), rect(0, 20, 320, 90))
            XCTAssertEqual(frame(collection, 2), rect(0, 110, 320, 44))
            XCTAssertEqual(collection.contentSize.height, 20 + 90 + 44 + 44)
        }
    }

    func testSizesFollowTheirItemsThroughABatch() {
        onMain {
            let model = SectionsModel([3])
            model.heights = [path(0): 20, path(1): 90, path(2): 60]
            let collection = show(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), model)
            model.counts = [2]
            model.heights = [path(0): 90, path(1): 60]
            collection.performBatchUpdates({ collection.deleteItems(at: [self.path(0)]) })
            harness.advance(by: 1)
            XCTAssertEqual(frame(collection, 0), rect(0, 0, 320, 90))
            XCTAssertEqual(frame(collection, 1), rect(0, 90, 320, 60))
            XCTAssertEqual(collection.contentSize.height, 150)
        }
    }

    func test_F127_PinnedHeadersStayWhileTheirSectionIsSeen() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let section = self.rows(.absolute(50))
                section.boundarySupplementaryItems = [self.header(pinned: true)]
                return section
            }
            let collection = show(layout, SectionsModel([10, 10]))
            let kind = UICollectionView.elementKindSectionHeader
            collection.contentOffset.y = 100
            harness.turn()
            XCTAssertEqual(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY, 100)
            collection.contentOffset.y = 510
            harness.turn()
            XCTAssertEqual(
                collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY, 500,
                "pushed out by the next")
            XCTAssertEqual(collection.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY, 530)
        }
    }

    func test_F129_DecorationsLieBehind() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                let section = self.rows(.absolute(44), spacing: 8)
                section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
                if index == 1 { background.contentInsets.leading = 8 }
                if index == 1 { background.contentInsets.trailing = 8 }
                section.decorationItems = [background]
                return section
            }
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
            let collection = show(layout, SectionsModel([2, 3]))
            let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
            XCTAssertEqual(card?.frame, rect(0, 0, 320, 128))
            XCTAssertEqual(
                layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0, 1))?.frame, rect(8, 128, 304, 180))
            XCTAssertEqual(card?.zIndex, 0)
            XCTAssertEqual(layout.layoutAttributesForItem(at: path(0))?.zIndex, 1)
            XCTAssertEqual(frame(collection, 0), rect(16, 16, 288, 44))
            XCTAssertEqual(frame(collection, 0, 1), rect(16, 144, 288, 44))
        }
    }

    func test_F131_OrthogonalSectionsScrollThemselves() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                index == 0 ? self.rail(200) : self.rows(.absolute(44), spacing: 8)
            }
            let collection = show(layout, SectionsModel([6, 2]))
            XCTAssertEqual(layout.layoutAttributesForItem(at: path(0))?.frame, rect(16, 16, 200, 100))
            XCTAssertEqual(
                layout.layoutAttributesForItem(at: path(2))?.frame, rect(440, 16, 200, 100),
                "in the collection's coordinates")
            XCTAssertEqual(frame(collection, 0, 1), rect(0, 132, 320, 44))
            let cell = collection.cellForItem(at: path(1))!
            XCTAssertEqual(cell.convert(cell.bounds, to: collection), rect(228, 16, 200, 100))
            XCTAssertNil(collection.cellForItem(at: path(3)), "out of the visible width")
            let scroller = cell.superview as! UIScrollView
            XCTAssertFalse(scroller === collection)
            XCTAssertEqual(scroller.contentSize.width, 1276, "six items, five spaces and the insets")
            scroller.contentOffset.x = 424
            harness.turn()
            XCTAssertNil(collection.cellForItem(at: path(0)))
            let third = collection.cellForItem(at: path(2))!
            XCTAssertEqual(third.convert(third.bounds, to: collection).minX, 16)
            XCTAssertEqual(collection.contentOffset.x, 0)
        }
    }

    func test_AScrollToAnItemScrollsItsOwnSectionToo() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                index == 1 ? self.rail(200) : self.rows(.absolute(44), spacing: 8)
            }
            let collection = show(layout, SectionsModel([20, 9, 20]))
            collection.scrollToItem(at: path(4, 1), at: [.left, .top], animated: false)
            harness.turn()
            let cell = collection.cellForItem(at: path(4, 1))!
            XCTAssertEqual(cell.convert(cell.bounds, to: collection).minX, 16)
            XCTAssertEqual(collection.contentOffset.x, 0)
            XCTAssertEqual(collection.contentOffset.y, cell.convert(cell.bounds, to: collection).minY)
            let rail = cell.superview as! UIScrollView
            collection.scrollToItem(at: path(4, 1), at: .centeredVertically, animated: false)
            XCTAssertEqual(rail.contentOffset.x, 848, "it is seen already")
            collection.scrollToItem(at: path(8, 1), at: .centeredHorizontally, animated: false)
            XCTAssertEqual(rail.contentOffset.x, rail.contentSize.width - rail.bounds.width, "no further than the end")
            collection.scrollToItem(at: path(0, 1), at: .left, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(rail.contentOffset.x, 0)
        }
    }

    /// DEV-422: how fast a drag has to be.
    func test_F130_WhereOrthogonalSectionsRest() {
        onMain {
            @MainActor func rest(
                _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ velocity: CGFloat, _ aim: CGFloat
            )
                -> CGFloat
            {
                let collection = show(
                    UICollectionViewCompositionalLayout(section: rail(200, behavior)), SectionsModel([9]))
                let scroller = collection.cellForItem(at: path(0))!.superview as! OrthogonalScroller
                return scroller.targetOffset(CGPoint(x: aim, y: 0), velocity: CGPoint(x: velocity, y: 0)).x
            }
            XCTAssertEqual(rest(.continuous, 900, 517), 517)
            XCTAssertEqual(rest(.continuousGroupLeadingBoundary, 900, 517), 424)
            XCTAssertEqual(rest(.groupPaging, 900, 1200), 212, "one group at a time")
            XCTAssertEqual(rest(.paging, 900, 1200), 320)
            XCTAssertEqual(rest(.paging, -900, -50), 0)
            let centred = show(
                UICollectionViewCompositionalLayout(section: rail(200, .groupPagingCentered)), SectionsModel([9]))
            let cell = centred.cellForItem(at: path(0))!
            XCTAssertEqual(cell.convert(cell.bounds, to: centred).midX, 160)
        }
    }

    func test_F132_TheAppMovesWhatIsVisible() {
        onMain {
            let section = rail(200)
            var offsets: [CGFloat] = []
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                offsets.append(offset.x)
                XCTAssertEqual(environment.container.contentSize.width, 320)
                for item in items { item.alpha = 0.5 }
            }
            let collection = show(UICollectionViewCompositionalLayout(section: section), SectionsModel([9]))
            let cell = collection.cellForItem(at: path(0))!
            XCTAssertEqual(cell.alpha, 0.5)
            (cell.superview as! UIScrollView).contentOffset.x = 30
            harness.turn()
            XCTAssertEqual(offsets.last, 30)
        }
    }

    func test_F133_SectionsAreAskedForAgain() {
        onMain {
            var asked: [Int] = []
            let layout = UICollectionViewCompositionalLayout { index, _ in
                asked.append(index)
                return self.rows(.absolute(44))
            }
            let collection = show(layout, SectionsModel([1, 1]))
            XCTAssertEqual(Set(asked), [0, 1])
            asked = []
            collection.contentOffset.y = 1
            harness.turn()
            XCTAssertEqual(asked, [], "not while scrolling")
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 10
            layout.configuration = configuration
            harness.turn()
            XCTAssertEqual(asked, [0, 1])
            XCTAssertEqual(frame(collection, 0, 1)?.minY, 54)
        }
    }

    /// DEV-421: a section without items shows its header.
    func testAnEmptySectionHasItsHeader() {
        onMain {
            let section = rows(.absolute(44))
            section.contentInsets.top = 10
            section.boundarySupplementaryItems = [header()]
            let collection = show(UICollectionViewCompositionalLayout(section: section), SectionsModel([0, 1]))
            let kind = UICollectionView.elementKindSectionHeader
            XCTAssertEqual(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame, rect(0, 0, 320, 30))
            XCTAssertEqual(frame(collection, 0, 1), rect(0, 80, 320, 44))
        }
    }

    func testBadgesAndBoundariesOfTheLayout() {
        onMain {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], absoluteOffset: CGPoint(x: -5, y: 5)))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
            let section = Section(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item]))
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "top", alignment: .top)
            ]
            let model = SectionsModel([4])
            model.hidden = [path(1)]
            let collection = show(
                UICollectionViewCompositionalLayout(section: section, configuration: configuration), model)
            XCTAssertEqual(collection.supplementaryView(forElementKind: "badge", at: path(1))?.isHidden, true)
            XCTAssertEqual(collection.supplementaryView(forElementKind: "badge", at: path(0))?.isHidden, false)
            XCTAssertEqual(
                collection.supplementaryView(forElementKind: "badge", at: path(3))?.frame, rect(295, 110, 20, 20))
            XCTAssertEqual(
                collection.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame, rect(0, 0, 320, 25)
            )
            XCTAssertEqual(frame(collection, 0), rect(0, 25, 160, 80))
        }
    }

    private final class TallHeader: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size.height = 60
            return layoutAttributes
        }
    }

    func testABoundaryOfTheLayoutIsAsHighAsItWants() {
        onMain {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(25)), elementKind: "top", alignment: .top)
            ]
            let model = SectionsModel([2])
            let collection = show(
                UICollectionViewCompositionalLayout(section: rows(.absolute(44)), configuration: configuration), model
            ) { $0.register(TallHeader.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "view") }
            let top = IndexPath(index: 0)
            XCTAssertEqual(collection.supplementaryView(forElementKind: "top", at: top)?.frame, rect(0, 0, 320, 60))
            XCTAssertEqual(frame(collection, 0)?.minY, 60)
            XCTAssertEqual(collection.contentSize.height, 148)
            model.counts = [3]
            collection.insertItems(at: [path(0)])
            harness.advance(by: 1)
            XCTAssertEqual(frame(collection, 0)?.minY, 60, "kept, not measured again")
            XCTAssertEqual(collection.contentSize.height, 192)
        }
    }

    func testRightToLeft() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                if index == 0 { return self.rail(200) }
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: self.size(.fractionalWidth(1), .absolute(60)),
                    subitems: [NSCollectionLayoutItem(layoutSize: self.size(.absolute(100), .absolute(60)))])
                return Section(group: group)
            }
            let collection = show(layout, SectionsModel([6, 2])) { $0.semanticContentAttribute = .forceRightToLeft }
            XCTAssertEqual(frame(collection, 0, 1), rect(220, 132, 100, 60))
            let first = collection.cellForItem(at: path(0))!
            XCTAssertEqual(first.convert(first.bounds, to: collection), rect(104, 16, 200, 100))
            let second = collection.cellForItem(at: path(1))!
            XCTAssertEqual(second.convert(second.bounds, to: collection).maxX, 92)
        }
    }

    func testARailBeginsAtTheOtherEndWhenTheDirectionChanges() {
        onMain {
            let layout = UICollectionViewCompositionalLayout { _, _ in self.rail(200) }
            let collection = show(layout, SectionsModel([6]))
            for isMirrored in [true, false] {
                collection.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
                collection.collectionViewLayout.invalidateLayout()
                harness.turn()
                guard let first = collection.cellForItem(at: path(0)) else {
                    return XCTFail("the first item is unseen")
                }
                XCTAssertEqual(first.convert(first.bounds, to: collection).minX, isMirrored ? 104 : 16)
            }
        }
    }
}
