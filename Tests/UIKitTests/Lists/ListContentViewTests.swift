import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where a content view's image and text stand.
final class ListContentViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func content(
        _ symbol: String, reserved: CGSize = .zero
    ) -> (image: UIImageView, text: UILabel, height: CGFloat) {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: symbol)
        content.imageProperties.reservedLayoutSize = reserved
        let view = content.makeContentView()
        harness.window.addSubview(view)
        let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
        view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        view.layoutIfNeeded()
        let image = view.subviews.compactMap { $0 as? UIImageView }[0]
        let text = view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Text" }!
        return (image, text, height)
    }

    func testTextsBesideSymbolsStandInOneLineAtEverySize() {
        onMain {
            harness.showWindow()
            var starts: [CGFloat] = []
            for size in [UIContentSizeCategory.large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge] {
                harness.window.traitOverrides.preferredContentSizeCategory = size
                harness.turn()
                let (narrow, wide) = (content("lightbulb"), content("camera"))
                XCTAssertLessThan(narrow.image.frame.width, wide.image.frame.width)
                XCTAssertEqual(narrow.text.frame.minX, wide.text.frame.minX)
                XCTAssertEqual(narrow.image.frame.midX, wide.image.frame.midX, accuracy: 0.01)
                starts.append(wide.text.frame.minX)
            }
            XCTAssertEqual(starts, starts.sorted())
            XCTAssertEqual(Set(starts).count, 3)
        }
    }

    /// A symbol is as large as the text beside it, also where the text size changes while it is shown.
    func testASymbolFollowsTheTextSizeAsItsTextDoes() {
        onMain {
            harness.showWindow()
            let shown = content("sun.max")
            let before = (image: shown.image.image?.size.height ?? 0, text: shown.text.font.pointSize)
            harness.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            harness.turn()
            let growth = shown.text.font.pointSize / before.text
            XCTAssertGreaterThan(growth, 2)
            XCTAssertEqual((shown.image.image?.size.height ?? 0) / before.image, growth, accuracy: 0.2)
        }
    }

    @MainActor private func shownSize(_ size: CGSize, within most: CGSize) -> CGSize {
        var content = UIListContentConfiguration.cell()
        content.image = UIGraphicsImageRenderer(size: size).image { _ in }
        content.imageProperties.maximumSize = most
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        view.layoutIfNeeded()
        return view.subviews.compactMap { $0 as? UIImageView }[0].frame.size
    }

    func testALargeImageFitsItsMaximumSizeInItsProportions() {
        onMain {
            harness.showWindow()
            XCTAssertEqual(
                shownSize(CGSize(width: 600, height: 360), within: CGSize(width: 60, height: 36)),
                CGSize(width: 60, height: 36))
            XCTAssertEqual(
                shownSize(CGSize(width: 200, height: 400), within: CGSize(width: 50, height: 50)),
                CGSize(width: 25, height: 50))
            XCTAssertEqual(
                shownSize(CGSize(width: 400, height: 200), within: CGSize(width: 40, height: 0)),
                CGSize(width: 40, height: 20))
            XCTAssertEqual(
                shownSize(CGSize(width: 20, height: 10), within: CGSize(width: 40, height: 40)),
                CGSize(width: 20, height: 10))
        }
    }

    func testReservedRoomHoldsTheImageInItsMiddle() {
        onMain {
            harness.showWindow()
            let plain = content("camera")
            let roomy = content("camera", reserved: CGSize(width: 60, height: 80))
            let inner = max(plain.text.frame.height, plain.image.frame.height)
            XCTAssertEqual(roomy.height - 80, plain.height - inner, accuracy: 0.01)
            XCTAssertEqual(roomy.text.frame.minX - plain.text.frame.minX, 60 - 28)
            XCTAssertEqual(roomy.image.frame.midX - plain.image.frame.midX, 16, accuracy: 0.01)
            XCTAssertEqual(roomy.image.frame.size, plain.image.frame.size)
        }
    }

    func testAnEstimatedWidthBecomesThatOfTheText() {
        onMain {
            let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 393, height: 100),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
                var content = UIListContentConfiguration.cell()
                content.text = text
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                list, path, text in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Bags", "A much longer text"])
            source.apply(snapshot, animatingDifferences: false)
            harness.showWindow()
            harness.window.addSubview(collection)
            harness.advance(by: 0.1)
            let widths = [0, 1].compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.width }
            XCTAssertEqual(widths.count, 2)
            let texts = ["Bags", "A much longer text"].map {
                ($0 as NSString).size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)]).width
            }
            let margins = UIListContentConfiguration.cell().directionalLayoutMargins
            for (width, text) in zip(widths, texts) {
                XCTAssertEqual(width, text + margins.leading + margins.trailing, accuracy: 1.5)
            }
        }
    }
}
