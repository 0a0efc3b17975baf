import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Sizes and distances by the delegate.
@MainActor final class FlowModel: CollectionModel, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var inset = UIEdgeInsets.zero
    var asked = 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return size(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset }
}

final class FlowLayoutTests: CollectionTestCase {
    @MainActor private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in })
        -> UICollectionViewFlowLayout
    {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        return layout
    }

    @MainActor private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).map {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame
        }
    }

    func test_F100_F111_F112_F113_Defaults() {
        onMain {
            let layout = UICollectionViewFlowLayout()
            XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
            XCTAssertEqual(layout.minimumLineSpacing, 10)
            XCTAssertEqual(layout.minimumInteritemSpacing, 10)
            XCTAssertEqual(layout.sectionInset, .zero)
            XCTAssertEqual(layout.scrollDirection, .vertical)
            XCTAssertEqual(layout.headerReferenceSize, .zero)
            XCTAssertEqual(layout.estimatedItemSize, .zero)
            XCTAssertFalse(layout.sectionHeadersPinToVisibleBounds, "F112")
            XCTAssertEqual(layout.sectionInsetReference, .fromContentInset)
            let context = UICollectionViewFlowLayoutInvalidationContext()
            XCTAssertTrue(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
            XCTAssertFalse(layout.flipsHorizontallyInOppositeLayoutDirection, "F82")
            XCTAssertEqual(layout.developmentLayoutDirection, .leftToRight)
        }
    }

    func test_F101_F102_F103_FullLinesReachFromEdgeToEdge() {
        onMain {
            let view = show(CollectionModel([numbers(4)]), flow(), size: CGSize(width: 375, height: 400))
            XCTAssertEqual(frames(view).map(\.minX), [0, 65, 130, 195], "recorded: 15 apart, as if six filled it")
            let more = show(CollectionModel([numbers(8)]), flow(), size: CGSize(width: 375, height: 400))
            XCTAssertEqual(frames(more).map(\.minX), [0, 65, 130, 195, 260, 325, 0, 65])
            XCTAssertEqual(frames(more).last?.minY, 60, "F107")
            XCTAssertEqual(more.contentSize, CGSize(width: 375, height: 110))
        }
    }

    func test_F102_MixedSizesOfAFullLine() {
        onMain {
            let model = FlowModel([numbers(3)])
            let widths: [CGFloat] = [60, 100, 200]
            model.size = { CGSize(width: widths[$0.item], height: 40) }
            model.inset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            let view = show(model, flow(), size: CGSize(width: 320, height: 400))
            XCTAssertEqual(
                frames(view).map(\.minX), [10, 210, 60], "recorded; F105: no second one would fit the last line")
            XCTAssertEqual(model.asked, 3)
        }
    }

    func test_F103_TheLastLineOfEqualItems() {
        onMain {
            let layout = flow {
                $0.itemSize = CGSize(width: 90, height: 60)
                $0.minimumInteritemSpacing = 8
                $0.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
            }
            let view = show(CollectionModel([numbers(5)]), layout, size: CGSize(width: 320, height: 400))
            XCTAssertEqual(frames(view).map(\.minX), [16, 115, 214, 16, 115], "recorded")
            XCTAssertEqual(frames(view).map(\.minY), [12, 12, 12, 82, 82])
            XCTAssertEqual(view.contentSize.height, 12 + 60 + 10 + 60 + 12)
        }
    }

    func test_F104_TheLastLineOfDifferentItems() {
        onMain {
            let model = FlowModel([numbers(3)])
            let widths: [CGFloat] = [140, 60, 60]
            model.size = { CGSize(width: widths[$0.item], height: 40) }
            model.inset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            let view = show(model, flow(), size: CGSize(width: 320, height: 400))
            XCTAssertEqual(frames(view).map(\.minX), [10, 160, 230], "recorded")
            model.size = { CGSize(width: 60, height: $0.item == 1 ? 50 : 40) }
            view.collectionViewLayout.invalidateLayout()
            harness.turn()
            XCTAssertEqual(frames(view).map(\.minX), [10, 80, 150], "one that is taller is enough")
            XCTAssertEqual(frames(view).map(\.minY), [5, 0, 5], "F107: across the line's middle")
        }
    }

    func test_F105_ASingleItemStandsInTheMiddle() {
        onMain {
            let layout = flow { $0.itemSize = CGSize(width: 200, height: 50) }
            let view = show(CollectionModel([numbers(2)]), layout)
            XCTAssertEqual(frames(view).map(\.minX), [50, 50])
            layout.itemSize = CGSize(width: 340, height: 50)
            harness.turn()
            XCTAssertEqual(frames(view).map(\.minX), [-20, -20], "wider than the line, too")
            XCTAssertEqual(view.visibleCells.count, 2)
        }
    }

    func test_F106_OriginsStandOnWholePixels() {
        onMain {
            let scale = UIScreen.mainScale
            let layout = flow {
                $0.itemSize = CGSize(width: 80, height: 50.3)
                $0.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12.333)
            }
            let view = show(CollectionModel([numbers(3)]), layout)
            let gap = (300 - 24.333 - 240) / 2 as CGFloat
            for (index, frame) in frames(view).enumerated() {
                XCTAssertEqual(
                    frame.minX, ((12 + CGFloat(index) * (80 + gap)) * scale).rounded() / scale, accuracy: 1e-9)
                XCTAssertEqual(frame.size.height, 50.3, accuracy: 1e-9, "sizes don't snap")
            }
        }
    }

    func test_F107_HorizontalLinesRunDown() {
        onMain {
            let layout = flow { $0.scrollDirection = .horizontal }
            let view = show(CollectionModel([numbers(8)]), layout, size: CGSize(width: 300, height: 230))
            XCTAssertEqual(frames(view).prefix(5).map(\.minY), [0, 60, 120, 180, 0])
            XCTAssertEqual(frames(view).map(\.minX), [0, 0, 0, 0, 60, 60, 60, 60])
            XCTAssertEqual(view.contentSize, CGSize(width: 110, height: 230))
        }
    }

    func test_F108_HeadersAndFooters() {
        onMain {
            let layout = flow {
                $0.headerReferenceSize = CGSize(width: 1, height: 30)
                $0.footerReferenceSize = CGSize(width: 1, height: 20)
                $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
            }
            let view = show(CollectionModel([["a"], []]), layout)
            func frame(_ kind: String, _ section: Int) -> CGRect? {
                view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))?.frame
            }
            let (header, footer) = (
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
            )
            XCTAssertEqual(frame(header, 0), CGRect(x: 0, y: 0, width: 300, height: 30), "insets don't count")
            XCTAssertEqual(frames(view)[0].minY, 35)
            XCTAssertEqual(frame(footer, 0), CGRect(x: 0, y: 92, width: 300, height: 20))
            XCTAssertEqual(frame(header, 1), CGRect(x: 0, y: 112, width: 300, height: 30))
            XCTAssertEqual(
                frame(footer, 1), CGRect(x: 0, y: 154, width: 300, height: 20), "an empty section has all but items")
            XCTAssertEqual(view.contentSize.height, 174)
            XCTAssertEqual(view.visibleSupplementaryViews(ofKind: header).count, 2)
            XCTAssertEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: footer), [path(0, 0), path(0, 1)])
            XCTAssertEqual(view.layoutAttributesForSupplementaryElement(ofKind: header, at: path(0))?.zIndex, 10, "F81")
            layout.headerReferenceSize = .zero
            let model = view.dataSource as? CollectionModel
            model?.logs = true
            view.reloadData()
            harness.turn()
            XCTAssertEqual(model?.take().filter { $0.hasPrefix("view") }, ["view 0", "view 1"], "only the footers")
            XCTAssertEqual(
                frame(header, 0)?.size, .zero, "not shown; a public suite that runs on iOS asks for its size")
            XCTAssertEqual(frame(header, 1)?.minY, frame(footer, 0)?.maxY)
        }
    }

    func test_F109_ContentInsetsAreTakenOff() {
        onMain {
            let view = show(CollectionModel([numbers(3)]), flow()) {
                $0.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
            }
            XCTAssertEqual(view.contentSize.width, 250)
            XCTAssertEqual(frames(view)[1].minX, 66.67, accuracy: 0.5, "50 and a third of what is left")
        }
    }

    func test_F110_OnlyAnotherWidthInvalidates() {
        onMain {
            let layout = flow()
            let view = show(CollectionModel([numbers(100)]), layout)
            XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 90, width: 300, height: 400)))
            XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 300)))
            XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 400)))
            view.frame.size.width = 170
            harness.turn()
            XCTAssertEqual(frames(view).prefix(4).map(\.minX), [0, 60, 120, 0], "F76")
        }
    }

    func test_F112_HeadersStayAtTheEdge() {
        onMain {
            let layout = flow {
                $0.headerReferenceSize = CGSize(width: 0, height: 40)
                $0.footerReferenceSize = CGSize(width: 0, height: 20)
                $0.itemSize = CGSize(width: 300, height: 100)
                $0.sectionHeadersPinToVisibleBounds = true
                $0.sectionFootersPinToVisibleBounds = true
            }
            let view = show(CollectionModel([numbers(6), numbers(6)]), layout)
            let header = UICollectionView.elementKindSectionHeader
            let footer = UICollectionView.elementKindSectionFooter
            func y(_ kind: String, _ section: Int) -> CGFloat? {
                view.supplementaryView(forElementKind: kind, at: path(0, section)).map { $0.frame.minY }
            }
            XCTAssertEqual(y(footer, 0), 380, "the footer waits at the bottom")
            view.contentOffset.y = 200
            harness.turn()
            XCTAssertEqual(y(header, 0), 200)
            view.contentOffset.y = 680
            harness.turn()
            XCTAssertEqual(y(header, 0), 650, "pushed by its own footer at 690")
            XCTAssertEqual(y(header, 1), 710)
        }
    }

    func testAHundredThousandItemsCostWhatIsSeen() {
        onMain {
            let model = CollectionModel([])
            let huge = HugeModel()
            let layout = flow()
            let view = show(huge, layout)
            XCTAssertEqual(huge.cells, view.visibleCells.count)
            XCTAssertEqual(view.contentSize.height, 200_000 * 60 - 10)
            view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
            XCTAssertEqual(view.indexPathsForVisibleItems.last, path(999_999))
            XCTAssertLessThan(view.subviews.count, 80)
            _ = model
        }
    }

    func test_listE26_SizesThatDoNotFit() {
        onMain {
            let layout = flow { $0.itemSize = CGSize(width: 301, height: 50) }
            let view = show(CollectionModel([["a"]]), layout)
            XCTAssertTrue(layout.flow.warned)
            XCTAssertTrue(
                layout.invalidSizesText.hasPrefix(
                    "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the "
                        + "width of the UICollectionView minus the section insets left and right values, minus the content insets left "
                        + "and right values.\nThe relevant UICollectionViewFlowLayout instance is <"))
            XCTAssertEqual(view.visibleCells.count, 1)
        }
    }

    func test_F82_MirroredWhereALayoutSaysSo() {
        onMain {
            let layout = FlippingLayout()
            let view = show(CollectionModel([numbers(3)]), layout) { $0.semanticContentAttribute = .forceRightToLeft }
            XCTAssertEqual(view.cellForItem(at: path(0))?.frame.maxX, 300)
            XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 290, y: 10)), path(0))
            let plain = show(CollectionModel([numbers(3)]), flow()) { $0.semanticContentAttribute = .forceRightToLeft }
            XCTAssertEqual(plain.cellForItem(at: path(0))?.frame.minX, 0, "flow layouts don't flip by themselves")
        }
    }

    // MARK: Self-sizing

    // DEV-402
    func test_F84_F85_F86_L06_ItemsThatSayTheirSize() {
        onMain {
            let layout = SizingLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let model = SizedModel([["aaaa", "bb", "cccccc"]])
            model.logs = true
            SizedCell.calls = []
            let view = show(model, layout) { $0.register(SizedCell.self, forCellWithReuseIdentifier: "cell") }
            XCTAssertEqual(
                view.visibleCells.map(\.frame.size),
                [CGSize(width: 40, height: 30), CGSize(width: 20, height: 30), CGSize(width: 60, height: 30)])
            XCTAssertEqual(
                SizedCell.calls,
                ["fit 0", "should", "context", "fit 1", "should", "context", "fit 2", "should", "context"])
            XCTAssertEqual(
                frames(view).map(\.minX), [0, 50, 80], "F104: of different sizes, the smallest distance")
        }
    }

    func test_F88_ContentsThatChangeTheirSize() {
        onMain {
            let layout = flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            let view = show(SizedModel([["aaaa", "bb"]]), layout) {
                $0.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
            }
            let cell = view.visibleCells[0] as! SizedCell
            cell.box.constant = 90
            cell.invalidateIntrinsicContentSize()
            harness.turn()
            XCTAssertEqual(cell.frame.width, 90)
            view.selfSizingInvalidation = .disabled
            cell.box.constant = 20
            cell.invalidateIntrinsicContentSize()
            harness.turn()
            XCTAssertEqual(cell.frame.width, 90)
        }
    }

    /// As after a turn of the device: also where a layout guesses the same for each width.
    func testInOtherRoomItemsAreMeasuredAnew() {
        onMain {
            let flow = flow { $0.estimatedItemSize = CGSize(width: 50, height: 30) }
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .estimated(50), heightDimension: .absolute(30)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
            let compositional = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            for layout in [flow, compositional] as [UICollectionViewLayout] {
                let view = show(HalfModel(), layout) { $0.register(HalfCell.self, forCellWithReuseIdentifier: "cell") }
                for width in [300, 600, 240] as [CGFloat] {
                    view.frame.size.width = width
                    harness.turn()
                    XCTAssertEqual(
                        view.visibleCells.map(\.frame.width), [width / 2, width / 2, width / 2], "\(type(of: layout))")
                }
                view.frame.size.height = 300
                harness.turn()
                XCTAssertEqual(view.visibleCells.map(\.frame.width), [120, 120, 120])
                view.removeFromSuperview()
            }
        }
    }

    func testSizesThatWereMeasuredGoWithTheirItems() {
        onMain {
            let layout = flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            let model = SizedModel([["aaaa", "bb"]])
            let view = show(model, layout) { $0.register(SizedCell.self, forCellWithReuseIdentifier: "cell") }
            model.sections = [["cccccccc", "aaaa", "bb"]]
            view.insertItems(at: [path(0)])
            XCTAssertEqual(frames(view).map(\.width), [80, 40, 20])
        }
    }
}

extension FlowLayoutTests {
    /// Parchment's layout of menu items, whose estimated width may be nothing.
    func testCellsThatAreEstimatedToHaveNoWidthAreMeasured() {
        onMain {
            let layout = GrowingLayout()
            let view = show(HalfModel(), layout) { $0.register(GrowingCell.self, forCellWithReuseIdentifier: "cell") }
            let frames = (0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame }
            XCTAssertEqual(frames.map(\.minX), [0, 50, 150])
            XCTAssertEqual(frames.map(\.width), [50, 100, 150])
            XCTAssertEqual(view.visibleCells.count, 3)
        }
    }

    func testWhatHasNoSizeCountsByItsPlace() {
        let seen = CGRect(x: 0, y: 0, width: 100, height: 100)
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 0, height: 50).overlaps(seen))
        XCTAssertTrue(CGRect(x: 50, y: 50, width: 0, height: 0).overlaps(seen))
        XCTAssertFalse(CGRect(x: 100, y: 0, width: 0, height: 50).overlaps(seen))
        XCTAssertFalse(CGRect(x: -10, y: 0, width: 10, height: 50).overlaps(seen), "an edge is not enough")
        XCTAssertFalse(CGRect(x: 0, y: 0, width: 0, height: 50).overlaps(.zero))
    }
}

/// In a row, as wide as its cells have said; of no width before.
@MainActor private final class GrowingLayout: UICollectionViewLayout {
    var widths: [IndexPath: CGFloat] = [:]
    private var items: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        var x: CGFloat = 0
        items = (0..<3).map { number in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: number, section: 0))
            attributes.frame = CGRect(x: x, y: 0, width: widths[attributes.indexPath] ?? 0, height: 50)
            x = attributes.frame.maxX
            return attributes
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: items.last?.frame.maxX ?? 0, height: 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { items }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath.item]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = originalAttributes.indexPath
        defer { widths[path] = preferredAttributes.frame.width }
        return widths[path] != preferredAttributes.frame.width
    }
}

/// 50 wide, or 100, or 150.
@MainActor private final class GrowingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.frame.size.width = CGFloat((layoutAttributes.indexPath.item + 1) * 50)
        return layoutAttributes
    }
}

/// Half as wide as its collection, 30 high.
@MainActor private final class HalfCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size = CGSize(width: (collection?.bounds.width ?? 0) / 2, height: 30)
        return layoutAttributes
    }
}

@MainActor private final class HalfModel: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor private final class HugeModel: NSObject, UICollectionViewDataSource {
    var cells = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cells += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor private final class SizedModel: CollectionModel {
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! SizedCell
        cell.box.constant = CGFloat(sections[indexPath.section][indexPath.item].count) * 10
        return cell
    }
}

/// As wide as its box, 30 high.
@MainActor final class SizedCell: UICollectionViewCell {
    static var calls: [String] = []
    private(set) var box: NSLayoutConstraint!
    override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        box = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            box, view.heightAnchor.constraint(equalToConstant: 30),
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        Self.calls.append("fit \(layoutAttributes.indexPath.item)")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

@MainActor private final class SizingLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        SizedCell.calls.append("should")
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        SizedCell.calls.append("context")
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}
