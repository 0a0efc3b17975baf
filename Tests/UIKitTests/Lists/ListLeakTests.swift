import PorticoTrace
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A thousand reloads, batches and swipes leave no more cells and layers than a list in use has, and none when it goes.
final class ListLeakTests: MainTestCase, @unchecked Sendable {
    private static let rounds = 1000
    nonisolated(unsafe) private static var cells = 0
    nonisolated(unsafe) private static var layers = 0

    private final class CountedLayer: CALayer {
        override init() {
            super.init()
            ListLeakTests.layers += 1
        }
        required init?(coder: NSCoder) { nil }
        override init(layer: Any) {
            super.init(layer: layer)
            ListLeakTests.layers += 1
        }
        deinit { ListLeakTests.layers -= 1 }
    }

    private final class CountedView: UIView {
        override class var layerClass: AnyClass { CountedLayer.self }
    }

    private final class CountedRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ListLeakTests.cells += 1
            contentView.addSubview(CountedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
        required init?(coder: NSCoder) { nil }
        deinit { ListLeakTests.cells -= 1 }
    }

    private final class CountedItem: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            ListLeakTests.cells += 1
            contentView.addSubview(CountedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
        required init?(coder: NSCoder) { nil }
        deinit { ListLeakTests.cells -= 1 }
    }

    private final class Model: NSObject, UITableViewDataSource, UICollectionViewDataSource, KnownSourceMethods {
        var count = 30
        var commitsEdits: Bool { true }
        var movesRows: Bool { false }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    override func prepare() {
        (Self.cells, Self.layers) = (0, 0)
        PorticoTrace.remove(harness.recorder)
    }

    /// Runs the rounds, one in a hundred with its animation, then lets the list go.
    @MainActor private func run(_ make: (Model) -> UIScrollView, _ round: (UIScrollView, Model, Int) -> Void) {
        harness.showWindow()
        weak var gone: UIScrollView?
        do {
            let model = Model()
            let list = make(model)
            list.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            harness.window.addSubview(list)
            harness.turn()
            let seen = Self.cells
            XCTAssertGreaterThan(seen, 5)
            for number in 0..<Self.rounds {
                if number % 100 == 50 {
                    round(list, model, number)
                    harness.advance(by: 0.5)
                } else {
                    UIView.performWithoutAnimation { round(list, model, number) }
                    harness.turn()
                }
            }
            harness.advance(by: 1)
            XCTAssertLessThanOrEqual(Self.cells, seen * 3, "cells, and those in the pool")
            XCTAssertEqual(Self.layers, Self.cells)
            list.removeFromSuperview()
            gone = list
        }
        harness.advance(by: 0.5)
        XCTAssertNil(gone)
        XCTAssertEqual(Self.cells, 0)
        XCTAssertEqual(Self.layers, 0)
    }

    @MainActor private func table(_ model: Model) -> UIScrollView {
        let table = UITableView()
        table.rowHeight = 44
        table.register(CountedRow.self, forCellReuseIdentifier: "cell")
        table.dataSource = model
        return table
    }

    @MainActor private func collection(_ model: Model) -> UIScrollView {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = model
        return collection
    }

    private func paths(_ items: Range<Int>) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

    func testTablesReload() {
        onMain { run(table) { list, _, _ in (list as! UITableView).reloadData() } }
    }

    func testTablesChange() {
        onMain {
            run(table) { list, model, number in
                let table = list as! UITableView
                let change = self.paths(0..<2)
                model.count += number % 2 == 0 ? 2 : -2
                table.performBatchUpdates {
                    table.reloadRows(at: self.paths(3..<4), with: .fade)
                    if number % 2 == 0 {
                        table.insertRows(at: change, with: .left)
                    } else {
                        table.deleteRows(at: change, with: .right)
                    }
                }
            }
        }
    }

    func testTablesAreSwiped() {
        onMain {
            run(table) { _, _, number in
                self.harness.touch(.began, at: CGPoint(x: 250, y: 60))
                for step in 1...4 { self.harness.touch(.moved, at: CGPoint(x: 250 - step * 20, y: 60)) }
                self.harness.touch(.ended, at: CGPoint(x: 170, y: 60))
            }
        }
    }

    func testCollectionsReload() {
        onMain { run(collection) { list, _, _ in (list as! UICollectionView).reloadData() } }
    }

    func testCollectionsChange() {
        onMain {
            run(collection) { list, model, number in
                let collection = list as! UICollectionView
                let change = self.paths(0..<2)
                model.count += number % 2 == 0 ? 2 : -2
                collection.performBatchUpdates {
                    collection.reloadItems(at: self.paths(3..<4))
                    if number % 2 == 0 {
                        collection.insertItems(at: change)
                    } else {
                        collection.deleteItems(at: change)
                    }
                }
            }
        }
    }
}
