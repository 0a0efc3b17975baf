import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Cells and headers are made with the frame of their place: initialisers lay contents out by it.
final class CellFrameTests: CollectionTestCase, @unchecked Sendable {
    @MainActor private final class FramedCell: UICollectionViewCell {
        let first: CGRect
        let line = UIView()
        override init(frame: CGRect) {
            first = frame
            super.init(frame: frame)
            // Of a cell without a size this is the null rectangle, which no later size mends.
            line.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
            line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(line)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor private final class FramedHeader: UICollectionReusableView {
        let first: CGRect
        override init(frame: CGRect) {
            first = frame
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "framed", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "framed", for: indexPath)
        }
    }

    func testACellIsMadeWithTheFrameOfItsItem() {
        onMain {
            let view = show(Source(), RowLayout()) {
                $0.register(FramedCell.self, forCellWithReuseIdentifier: "framed")
            }
            let cells = view.visibleCells.compactMap { $0 as? FramedCell }.sorted { $0.first.minY < $1.first.minY }
            XCTAssertEqual(
                cells.map(\.first),
                [CGRect(x: 0, y: 0, width: 300, height: 50), CGRect(x: 0, y: 50, width: 300, height: 50)])
            XCTAssertEqual(cells.first?.line.frame, CGRect(x: 16, y: 4, width: 268, height: 42))
        }
    }

    func testAHeaderIsMadeWithTheFrameOfItsPlace() throws {
        try onMain {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.headerReferenceSize = CGSize(width: 300, height: 30)
            let kind = UICollectionView.elementKindSectionHeader
            let view = show(Source(), layout) {
                $0.register(FramedCell.self, forCellWithReuseIdentifier: "framed")
                $0.register(
                    FramedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "framed")
            }
            let header = try XCTUnwrap(
                view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? FramedHeader)
            XCTAssertEqual(header.first, CGRect(x: 0, y: 0, width: 300, height: 30))
        }
    }

    func testWhatIsDequeuedForNobodyHasNoFrame() {
        onMain {
            let view = show(Source(), RowLayout()) {
                $0.register(FramedCell.self, forCellWithReuseIdentifier: "framed")
            }
            let sizing = view.dequeueReusableCell(withReuseIdentifier: "framed", for: path(0)) as? FramedCell
            XCTAssertEqual(sizing?.first, .zero)
        }
    }
}
