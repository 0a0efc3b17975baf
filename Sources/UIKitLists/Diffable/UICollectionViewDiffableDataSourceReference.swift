import Foundation

/// Gives the cell of an item, dequeued and filled. Nil raises an exception.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider =
    (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
/// Gives a header, footer or other view of a kind, dequeued and filled. Nil raises an exception.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

/// A collection's data source that is given snapshots of objects, as Objective-C's classes use it.
///
/// - From: the app
/// - To: `UICollectionViewDiffableDataSource`
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    typealias Source = UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

    /// Keeps the snapshot and answers the collection.
    let source: Source

    /// Makes itself the collection's data source.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        source = Source(collectionView: collectionView) { cellProvider($0, $1, $2.value) }
        super.init()
        collectionView.dataSource = self
    }

    /// Gives views that the layout wants besides cells; nil, to begin with: empty ones.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
        get { source.supplementaryViewProvider }
        set { source.supplementaryViewProvider = newValue }
    }

    // MARK: Snapshots

    /// What is shown, as a copy: change it and apply it. May be asked on any thread.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.snapshot = source.snapshot()
        return reference
    }
    /// Shows a snapshot.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    /// Shows a snapshot. From another thread than the main one the work is done there in order, and the completion called there.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)?
    ) { source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion) }
    /// Shows a snapshot without looking for differences.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }
    /// Shows a snapshot without looking for differences.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)?
    ) { source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion) }

    // MARK: Outlines

    /// The section's outline; without levels, if it was never given as one.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(source.snapshot(for: ReferenceIdentifier(section)))
    }
    /// Shows an outline as the contents of one section, which is added at the end if it isn't there.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }
    /// Shows an outline as the contents of one section, which is added at the end if it isn't there.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        source.apply(
            snapshot.outline, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
            completion: completion)
    }

    // MARK: Asking

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }
    /// The place of an item; nil for an unknown one.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.indexPath(for: ReferenceIdentifier(identifier))
    }
    /// The section with that index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }
    /// The index of a section; `NSNotFound` for an unknown one.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
    }

    // MARK: UICollectionViewDataSource

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        source.numberOfSections(in: collectionView)
    }
    /// As many as the snapshot has in that section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }
    /// The cell that the cell provider gives. Raises an exception where it gives none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { source.collectionView(collectionView, cellForItemAt: indexPath) }
    /// The view that `supplementaryViewProvider` gives. Raises an exception where it gives none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
}

extension UICollectionViewDiffableDataSourceReference: OutlineSource {
    func outlinePlace(at path: IndexPath) -> OutlinePlace? { source.outlinePlace(at: path) }
    func toggleItem(at path: IndexPath) { source.toggleItem(at: path) }
}
