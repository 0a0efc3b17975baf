import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Lists that are as high as their content, by the subclasses that people write for that.
final class ContentSizedListTests: MainTestCase, @unchecked Sendable {
    private final class FitTable: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    private final class FitGrid: UICollectionView {
        override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
        override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.height != intrinsicContentSize.height { invalidateIntrinsicContentSize() }
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    }

    @MainActor private func stack(_ list: UIView) -> UIStackView {
        harness.showWindow()
        let stack = UIStackView(arrangedSubviews: [list])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        harness.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
            stack.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 320),
        ])
        return stack
    }

    func testATableInAStackIsAsHighAsItsRowsFromTheFirstLayoutOn() {
        onMain {
            let (table, source) = (FitTable(), Source())
            (table.rowHeight, table.estimatedRowHeight) = (40, 0)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            table.dataSource = source
            let stack = stack(table)
            harness.turn()
            XCTAssertEqual(table.frame.height, 120)
            XCTAssertEqual(stack.frame.height, 120)
            XCTAssertEqual(table.visibleCells.count, 3)
            source.count = 7
            table.reloadData()
            harness.turn()
            XCTAssertEqual(table.frame.height, 280)
            source.count = 0
            table.reloadData()
            harness.turn()
            XCTAssertEqual(table.frame.height, 0)
        }
    }

    func testAGridInAStackIsAsHighAsItsItems() {
        onMain {
            let (flow, source) = (UICollectionViewFlowLayout(), Source())
            flow.itemSize = CGSize(width: 80, height: 50)
            let grid = FitGrid(frame: .zero, collectionViewLayout: flow)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            grid.dataSource = source
            _ = stack(grid)
            harness.turn()
            XCTAssertEqual(grid.frame.height, 50)
            source.count = 5
            grid.reloadData()
            XCTAssertEqual(flow.collectionViewContentSize.height, 110, "a layout works itself out when it is asked")
            grid.layoutIfNeeded()
            harness.turn()
            XCTAssertEqual(grid.frame.height, 110)
            XCTAssertEqual(grid.visibleCells.count, 5)
        }
    }

    func testALayoutThatNobodyHasSizedIsntAsked() {
        onMain {
            let (flow, source) = (UICollectionViewFlowLayout(), Source())
            let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
            grid.dataSource = source
            XCTAssertEqual(flow.collectionViewContentSize, .zero)
            XCTAssertFalse(grid.pass.isPrepared)
        }
    }

    // MARK: Layouts from before contexts

    private final class OldLayout: UICollectionViewFlowLayout {
        var calls = 0
        override func invalidateLayout() {
            calls += 1
            super.invalidateLayout()
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    private final class BothLayout: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        var made: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout() { super.invalidateLayout() }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            made.append(context)
            return context
        }
    }

    @MainActor private func grid(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        harness.showWindow()
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        grid.dataSource = source
        source.count = 60
        harness.window.addSubview(grid)
        harness.turn()
        return grid
    }

    func testAnOverriddenInvalidateLayoutHearsOfNewBounds() {
        onMain {
            let (layout, source) = (OldLayout(), Source())
            let grid = grid(layout, source)
            let before = layout.calls
            grid.contentOffset.y = 40
            XCTAssertEqual(layout.calls, before + 1)
            XCTAssertFalse(grid.pass.isPrepared, "what it passes on to super makes the layout anew")
            harness.turn()
            grid.frame.size.width = 200
            XCTAssertGreaterThan(layout.calls, before + 1)
        }
    }

    func testTheContextOfAChangeOfBoundsGoesThroughInvalidateLayout() {
        onMain {
            let (layout, source) = (BothLayout(), Source())
            let grid = grid(layout, source)
            (layout.contexts, layout.made) = ([], [])
            grid.contentOffset.y = 40
            XCTAssertEqual(layout.made.count, 1)
            XCTAssertTrue(layout.contexts.count == 1 && layout.contexts[0] === layout.made[0])
            layout.invalidateLayout()
            XCTAssertFalse(layout.contexts.last === layout.made[0], "a later one is of its own")
        }
    }

    // MARK: Outside of a window

    func testASnapshotInViewDidLoadLaysNothingOut() {
        onMain {
            final class List: UIViewController {
                let table = UITableView()
                var source: UITableViewDiffableDataSource<Int, String>?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.frame = view.bounds
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                    view.addSubview(table)
                    source = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
                        table.dequeueReusableCell(withIdentifier: "c", for: path)
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a", "b"])
                    source?.apply(snapshot, animatingDifferences: false)
                }
            }
            UITableView.hasToldOfLayoutOutside = false
            let list = List()
            list.loadViewIfNeeded()
            XCTAssertFalse(UITableView.hasToldOfLayoutOutside)
            XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
            harness.show(root: list)
            harness.turn()
            XCTAssertEqual(list.table.visibleCells.count, 2)
        }
    }
}
