import Foundation

/// A collection's data source that is given snapshots, of all its sections or of one as an outline, and finds out itself what has
/// changed between them.
///
/// - From: the app
/// - To: `DiffableCore`, `UICollectionView.performBatchUpdates`
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Gives the cell of an item, dequeued and filled. Nil raises an exception.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Gives a header, footer or other view of a kind, dequeued and filled. Nil raises an exception.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    typealias Core = DiffableCore<SectionIdentifierType, ItemIdentifierType>

    /// What a person may move, and who hears of it.
    public struct ReorderingHandlers {
        /// No handlers: nothing may be moved.
        public init() {}
        /// Nil: nothing may be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The person has dropped the item; the data source still has the old snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The data source has the new snapshot: the app takes it over.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Who is asked and hears of it when a person opens and closes items of an outline.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// No handlers: every item may be opened and closed.
        public init() {}
        /// Nil: every item may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before a person's tap opens an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether a person may close an item. Nil: every one.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before a person's tap closes an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// What stands below an item that opens; it is given what stands there now.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }

    /// Gives views that the layout wants besides cells; nil, to begin with: empty ones.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What a person may move, and who hears of it; nothing and nobody to begin with.
    open var reorderingHandlers = ReorderingHandlers()
    /// Who is asked when a person opens and closes items; nobody to begin with: every item may.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    final weak var collection: UICollectionView?
    private let provider: CellProvider
    let core = Core()

    /// Makes itself the collection's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
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
        core.onMain(in: { self.collection }, completion) {
            self.core.show(snapshot, in: self.collection, animated: animatingDifferences, completion: $0)
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
        core.onMain(in: { self.collection }, completion) {
            self.core.reload(snapshot, in: self.collection, completion: $0)
        }
    }

    /// Shows a snapshot without looking for differences, and returns when it is shown.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in applySnapshotUsingReloadData(snapshot) { waiting.resume() } }
    }

    // MARK: Outlines

    /// The section's outline; without levels, if it was never given as one.
    nonisolated open func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        core.outline(of: section)
    }

    /// Shows an outline as the contents of one section, which is added at the end if it isn't there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        core.onMain(in: { self.collection }, completion) {
            self.core.show(
                snapshot, of: section, in: self.collection, animated: animatingDifferences, completion: $0)
            self.showLevels()
        }
    }

    /// Shows an outline as the contents of one section, and returns when the animations have come to their end.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { waiting.resume() }
        }
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

    // MARK: UICollectionViewDataSource

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { core.snapshot.numberOfSections }
    /// As many as the snapshot has in that section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        core.snapshot.contents[section].items.count
    }
    /// The cell that the cell provider gives. Raises an exception where it gives none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = core.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
            DiffableTexts.raise(
                "UICollectionView (\(collectionView)) failed to obtain a cell from its dataSource (\(self)) for index path: "
                    + indexPath.exceptionText)
        }
        if let cell = cell as? UICollectionViewListCell { cell.outline = outlinePlace(at: indexPath) }
        return cell
    }
    /// The view that `supplementaryViewProvider` gives. Raises an exception where it gives none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let provider = supplementaryViewProvider else {
            return OptionalCall.missing(UICollectionReusableView(frame: .zero))
        }
        guard let view = provider(collectionView, kind, indexPath) else {
            DiffableTexts.raise(
                "the view returned from supplementaryViewProvider (\(kind),\(indexPath.exceptionText)) is nil")
        }
        return view
    }
    /// What the reordering handlers say; without one no item may be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        core.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    /// Takes a person's move into the snapshot, between the two calls of the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let change = core.transaction(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(change)
        var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
        for section in change.sectionTransactions where core.outlined(section.sectionIdentifier) != nil {
            outlines[section.sectionIdentifier] = section.finalSnapshot
        }
        core.take(change.finalSnapshot, outlines: outlines)
        reorderingHandlers.didReorder?(change)
    }
    /// No index titles, unless overridden. Never asked (DEV-406).
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.missing(nil) }
    /// The first item of that section, unless overridden. Never asked (DEV-406).
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalCall.missing(IndexPath(item: 0, section: index)) }

    nonisolated open override var description: String {
        "<\(type(of: self)): \(core.snapshot.numberOfSections) sections, \(core.snapshot.numberOfItems) items>"
    }
}

/// Where a cell stands in an outline.
struct OutlinePlace: Equatable, Sendable {
    var level = 0
    var isExpanded = false
}

/// A data source whose items open and close.
@MainActor protocol OutlineSource: AnyObject {
    func outlinePlace(at path: IndexPath) -> OutlinePlace?
    func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlinePlace(at path: IndexPath) -> OutlinePlace? {
        guard let section = core.section(at: path.section), let outline = core.outlined(section),
            let item = core.item(at: path), outline.contains(item)
        else { return nil }
        return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    /// A person has touched the disclosure.
    func toggleItem(at path: IndexPath) {
        guard let section = core.section(at: path.section), var outline = core.outlined(section),
            let item = core.item(at: path), outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: below)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    /// The cells that stay on screen turn their disclosures.
    func showLevels() {
        guard let collection else { return }
        for case let cell as UICollectionViewListCell in collection.visibleCells {
            guard let path = collection.indexPath(for: cell) else { continue }
            cell.outline = outlinePlace(at: path)
        }
    }
}

extension UICollectionView: DiffableList {
    var isLoaded: Bool { data.counts != nil }
    var listView: UIView { self }
    func perform(_ changes: DiffableChanges, commit: @escaping () -> Void, completion: @escaping () -> Void) {
        performBatchUpdates(
            {
                commit()
                self.change(changes.batch)
                self.batch.diff = changes.diff
                if !changes.reconfigured.isEmpty { self.reconfigureItems(at: changes.reconfigured) }
            }, completion: { _ in completion() })
    }
}
