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
