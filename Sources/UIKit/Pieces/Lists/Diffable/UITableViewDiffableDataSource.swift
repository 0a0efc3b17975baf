import Foundation

/// A table's data source that is given snapshots and finds out itself what has changed between them.
///
/// - From: the app
/// - To: `DiffableChanges`, `UITableView.performBatchUpdates`
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    NSObject, UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Taken by the next update.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var table: UITableView?
    private let provider: CellProvider
    private let store = SnapshotStore<Snapshot>(Snapshot())

    /// Makes itself the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.value
    }

    /// Shows a snapshot. From another thread than the main one the work is done there in order, and the completion called there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        onMain(completion) { $0.show(snapshot, animated: animatingDifferences, completion: $1) }
    }

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
        onMain(completion) { $0.reload(snapshot, completion: $1) }
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in applySnapshotUsingReloadData(snapshot) { waiting.resume() } }
    }

    nonisolated private func onMain(
        _ completion: (() -> Void)?,
        _ work: @escaping @MainActor @Sendable (UITableViewDiffableDataSource, (() -> Void)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        if Thread.isMainThread { return MainActor.assumeIsolated { work(self, completion) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { work(self, completion) } }
    }

    private func show(_ new: Snapshot, animated: Bool, completion: (() -> Void)?) {
        guard let table else { return store.value = new.applied() }
        let old = store.value
        let changes = DiffableChanges(from: old, to: new)
        guard table.isLoaded else { return reload(new, completion: completion) }
        guard !changes.batch.isEmpty || !changes.reconfigured.isEmpty else {
            store.value = new.applied()
            completion?()
            return
        }
        let update = {
            table.performBatchUpdates(
                {
                    self.store.value = new.applied()
                    table.change(changes.batch, self.defaultRowAnimation)
                    if !changes.reconfigured.isEmpty { table.reconfigureRows(at: changes.reconfigured) }
                }, completion: { _ in completion?() })
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func reload(_ new: Snapshot, completion: (() -> Void)?) {
        store.value = new.applied()
        table?.reloadData()
        table?.layoutIfNeeded()
        completion?()
    }

    // MARK: Asking

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        let contents = store.value.contents
        guard contents.indices.contains(indexPath.section),
            contents[indexPath.section].items.indices.contains(indexPath.row)
        else {
            return nil
        }
        return contents[indexPath.section].items[indexPath.row]
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.value.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.value.contents.indices.contains(index) ? store.value.contents[index].id : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.value.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { store.value.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.value.contents[section].items.count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            DiffableTexts.raise("UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
    /// False until an app overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalCall.missing(())
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalCall.missing(index)
    }
}

/// An app's subclass that says yes to editing has the methods for it.
extension UITableViewDiffableDataSource: KnownSourceMethods {
    package var commitsEdits: Bool { true }
    package var movesRows: Bool { true }
}

/// The present snapshot, which may be asked for from any thread.
final class SnapshotStore<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
