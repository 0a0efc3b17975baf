import Foundation

/// Gives the cell of an item, dequeued or new, and filled. Nil raises an exception.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// A table's data source that is given snapshots of objects, as Objective-C's classes use it.
///
/// - From: the app
/// - To: `UITableViewDiffableDataSource`
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    typealias Source = UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

    /// Keeps the snapshot and answers the table.
    let source: Source

    /// Makes itself the table's data source.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        source = Source(tableView: tableView) { cellProvider($0, $1, $2.value) }
        super.init()
        tableView.dataSource = self
    }

    /// Taken by the next update.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { source.defaultRowAnimation }
        set { source.defaultRowAnimation = newValue }
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

    // MARK: UITableViewDataSource

    /// As many as the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
    /// As many as the snapshot has in that section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }
    /// The cell that the cell provider gives. Raises an exception where it gives none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
}
