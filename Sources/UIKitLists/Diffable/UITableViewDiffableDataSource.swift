import Foundation

/// A table's data source that is given snapshots and finds out itself what has changed between them.
///
/// - From: the app
/// - To: `DiffableCore`, `UITableView.performBatchUpdates`
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    NSObject, UITableViewDataSource
{
    /// Gives the cell of an item, dequeued or new, and filled. Nil raises an exception.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    /// The sections and items that the data source is given.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Taken by the next update.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var table: UITableView?
    private let provider: CellProvider
    private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    /// Makes itself the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, as a copy: change it and apply it. May be asked on any thread.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        core.snapshot
    }

    /// Shows a snapshot. From another thread than the main one the work is done there in order, and the completion called there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        core.onMain(in: { self.shownIn }, completion) {
            self.core.show(snapshot, in: self.shownIn, animated: animatingDifferences, completion: $0)
        }
    }

    /// Shows a snapshot, and returns when the animations have come to their end.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            apply(snapshot, animatingDifferences: animatingDifferences) { waiting.resume() }
        }
    }

    /// Shows a snapshot without looking for differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        core.onMain(in: { self.shownIn }, completion) {
            self.core.reload(snapshot, in: self.shownIn, completion: $0)
        }
    }

    /// Shows a snapshot without looking for differences, and returns when it is shown.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in applySnapshotUsingReloadData(snapshot) { waiting.resume() } }
    }

    private var shownIn: (any DiffableList)? {
        table.map { TableDiffableList(table: $0, animation: defaultRowAnimation) }
    }

    // MARK: Asking

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }
    /// The place of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.snapshot.path(of: itemIdentifier) }
    /// The section with that index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }
    /// The index of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// As many as the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { core.snapshot.numberOfSections }
    /// As many as the snapshot has in that section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        core.snapshot.contents[section].items.count
    }
    /// The cell that the cell provider gives. Raises an exception where it gives none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            DiffableTexts.raise("UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
        }
        return cell
    }
    /// No title, unless a subclass gives one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
    /// No title, unless a subclass gives one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
    /// False until an app overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. A subclass whose rows can be edited applies a snapshot without the row.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// False until an app overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. A subclass whose rows can be moved applies a snapshot with the row at its new place.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalCall.missing(())
    }
    /// No index, unless a subclass gives titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.missing(nil) }
    /// The section with the title's own index, unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalCall.missing(index)
    }
}

/// An app's subclass that says yes to editing has the methods for it.
extension UITableViewDiffableDataSource: KnownSourceMethods {
    package var commitsEdits: Bool { true }
    package var movesRows: Bool { true }
}

/// The table shows a row where a person has put it before the app says so in a snapshot.
extension UITableViewDiffableDataSource: RowMoveFollowing {
    func tellMove(from source: IndexPath, to target: IndexPath, _ tell: () -> Void) {
        core.beginMove(from: source, to: target)
        tell()
        core.takeMove()
    }
}

/// A table, and how its rows move.
@MainActor private final class TableDiffableList: DiffableList {
    private let table: UITableView
    private let animation: UITableView.RowAnimation

    init(table: UITableView, animation: UITableView.RowAnimation) { (self.table, self.animation) = (table, animation) }

    var isLoaded: Bool { table.isLoaded }
    var listView: UIView { table }
    func reloadData() { table.reloadData() }
    func layoutIfNeeded() { table.layoutIfNeeded() }
    func perform(_ changes: DiffableChanges, commit: @escaping () -> Void, completion: @escaping () -> Void) {
        table.performBatchUpdates(
            {
                commit()
                self.table.change(changes.batch, self.animation)
                self.table.batch.diff = changes.diff
                if !changes.reconfigured.isEmpty { self.table.reconfigureRows(at: changes.reconfigured) }
            }, completion: { _ in completion() })
    }
}
