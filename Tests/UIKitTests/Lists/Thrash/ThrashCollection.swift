import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class ThrashCollectionSource: ThrashSource, UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ThrashCollectionCell
        fill(cell, at: indexPath)
        cell.wanted = model.height(of: cell.item)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { appears(cell) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { disappears(cell) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let item = model.item(at: indexPath) { model.selected.insert(item) }
        hook("didSelect")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if let item = model.item(at: indexPath) { model.selected.remove(item) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { hook("didScroll") }
}

@MainActor class ThrashCollection: ThrashList {
    let collection: UICollectionView
    let source: ThrashCollectionSource
    let measures: Bool
    let showsAllInSight: Bool

    init(
        _ source: ThrashCollectionSource, _ layout: UICollectionViewLayout, measures: Bool, showsAllInSight: Bool = true
    ) {
        (self.source, self.measures, self.showsAllInSight) = (source, measures, showsAllInSight)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.allowsMultipleSelection = true
        collection.allowsMultipleSelectionDuringEditing = true
        collection.register(ThrashCollectionCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        collection.dataSource = source
        collection.delegate = source
    }

    var view: UIScrollView { collection }
    var keepsBooks: Bool { true }
    var counts: [Int] { (0..<collection.numberOfSections).map(collection.numberOfItems) }
    var visible: [(path: IndexPath, view: UIView)] { collection.live.entries.map { ($0.path, $0.view) } }
    var selection: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
    var leavers: Int { collection.leaving.count { $0.view is UICollectionViewCell } }
    var held: UIView? { collection.reorder?.cell }
    func rect(_ path: IndexPath) -> CGRect? { collection.layoutAttributesForItem(at: path)?.frame }
    func reload() { collection.reloadData() }
    func perform(_ make: @escaping () -> ThrashBatch, done: @escaping () -> Void) {
        collection.performBatchUpdates(
            {
                let batch = make()
                self.source.model.take(batch)
                self.collection.change(batch.changes)
            }, completion: { _ in done() })
    }
    func layOutAgain(done: @escaping () -> Void) {
        collection.collectionViewLayout.invalidateLayout()
        collection.performBatchUpdates(nil, completion: { _ in done() })
    }
    func reconfigure(_ paths: [IndexPath]) { collection.reconfigureItems(at: paths) }
    func select(_ path: IndexPath) { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    func deselect(_ path: IndexPath) { collection.deselectItem(at: path, animated: true) }
    func scroll(to path: IndexPath, animated: Bool) {
        collection.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }
    func edit(_ edits: Bool) { collection.isEditing = edits }
}

/// The same items by snapshots.
@MainActor final class ThrashDiffableCollection: ThrashCollection {
    private var data: UICollectionViewDiffableDataSource<Int, Int>!
    override var keepsBooks: Bool { false }

    init(_ source: ThrashCollectionSource) {
        super.init(source, ThrashLayouts.flow(), measures: false)
        data = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            let cell =
                collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! ThrashCollectionCell
            source.made.insert(ObjectIdentifier(cell))
            (cell.item, cell.wanted) = (item, source.model.height(of: item))
            source.hook("cellForItem")
            return cell
        }
        data.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
    }

    override func reload() { data.applySnapshotUsingReloadData(source.model.snapshot) }
    override func perform(_ make: @escaping () -> ThrashBatch, done: @escaping () -> Void) {
        let batch = make()
        source.model.take(batch)
        data.apply(source.model.snapshot(reloading: batch.reloaded), completion: done)
    }
}

@MainActor enum ThrashLayouts {
    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.headerReferenceSize = CGSize(width: 0, height: 24)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    static func estimated() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows()) }

    static func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    /// Every other section scrolls by itself.
    static func rails() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard index % 2 == 0 else { return rows() }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80))
            let section = NSCollectionLayoutSection(
                group: NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
    }
}
