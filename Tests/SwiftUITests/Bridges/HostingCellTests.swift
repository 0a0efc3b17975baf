import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// SwiftUI's views in cells of UIKit's lists: the cells are as high as these views.
final class HostingCellTests: ControlTestCase, @unchecked Sendable {
    @Observable @MainActor final class Model {
        var lines = 4
    }

    private struct Row: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<model.lines, id: \.self) { _ in Color.red.frame(height: 30) } }
        }
    }

    private final class List: UICollectionViewController {
        let model: Model
        let adjust: (UICollectionViewListCell) -> Void

        init(_ model: Model, _ layout: UICollectionViewLayout, adjust: @escaping (UICollectionViewListCell) -> Void) {
            (self.model, self.adjust) = (model, adjust)
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Row(model: model) }.margins(.vertical, 10)
            if let cell = cell as? UICollectionViewListCell { adjust(cell) }
            return cell
        }
    }

    @MainActor private func show(
        _ model: Model, adjust: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> List {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let list = List(model, layout, adjust: adjust)
        harness.show(root: list)
        harness.turn()
        harness.advance(by: 0.5)
        return list
    }

    @MainActor private func heights(_ list: List) -> [CGFloat] {
        (0..<2).map { list.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height ?? 0 }
    }

    func testThatRowsOfAListAreAsHighAsTheirViews() {
        onMain { XCTAssertEqual(heights(show(Model())), [140, 140]) }
    }

    func testThatABackgroundFillsTheRowAndHasTheCornersOfItsCard() throws {
        try onMain {
            let list = show(Model()) { cell in
                cell.contentConfiguration = UIHostingConfiguration { Color.clear.frame(height: 40) }
                    .background(Color(red: 0, green: 1, blue: 0))
                cell.accessories = [.disclosureIndicator()]
            }
            let cells = try (0..<2).map {
                try XCTUnwrap(list.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)))
            }
            let frames = cells.map { $0.convert($0.bounds, to: nil) }
            @MainActor func isGreen(_ x: CGFloat, _ y: CGFloat) -> Bool {
                let pixel = harness.pixel(at: CGPoint(x: x, y: y))
                return pixel.g > 240 && pixel.r < 20 && pixel.b < 20
            }
            XCTAssertTrue(isGreen(frames[0].minX + 2, frames[0].midY))
            XCTAssertTrue(isGreen(frames[0].maxX - 2, frames[0].midY), "under the accessories")
            XCTAssertFalse(isGreen(frames[0].minX + 1, frames[0].minY + 1))
            XCTAssertFalse(isGreen(frames[1].maxX - 1, frames[1].maxY - 1))
            XCTAssertTrue(isGreen(frames[1].minX + 1, frames[1].minY + 2), "between rows there are no corners")
        }
    }

    func testThatAccessoriesChangeNothingOfThat() {
        onMain {
            XCTAssertEqual(heights(show(Model()) { $0.accessories = [.disclosureIndicator()] }), [140, 140])
        }
    }

    func testThatACellGrowsWithItsState() {
        onMain {
            let model = Model()
            let list = show(model)
            model.lines = 6
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(heights(list), [200, 200])
        }
    }
}
