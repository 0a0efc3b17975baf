import Foundation

/// What a diffable data source shows its snapshots in: a table or a collection.
@MainActor protocol DiffableList: AnyObject {
    /// It has asked its data source already.
    var isLoaded: Bool { get }
    var listView: UIView { get }
    func reloadData()
    func layoutIfNeeded()
    /// One batch: `commit` puts the new snapshot in place at the moment when the counts change.
    func perform(_ changes: DiffableChanges, commit: @escaping () -> Void, completion: @escaping () -> Void)
}

/// What the diffable data sources of tables and of collections have in common: the present snapshot, and how the next one is shown.
///
/// - From: `UITableViewDiffableDataSource`, `UICollectionViewDiffableDataSource`
/// - To: `DiffableChanges`, `DiffableList`
final class DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private let store = SnapshotStore<Snapshot>(Snapshot())
    private let outlines = SnapshotStore<[Section: Outline]>([:])
    /// Snapshots that other threads have sent to the main one.
    private let waiting = SnapshotStore(0)
    private let turns = DiffableTurns()
    /// The item that a person has moved, until the app has answered.
    private let moved = SnapshotStore<MovedItem?>(nil)

    private struct MovedItem {
        let source: IndexPath
        let target: IndexPath
    }

    var snapshot: Snapshot { store.value }

    /// A section's outline; its items in a row, unless it was given as an outline.
    func outline(of section: Section) -> Outline {
        if let known = outlines.value[section] { return known }
        guard store.value.indexOfSection(section) != nil else { return Outline() }
        return Outline(flat: store.value.itemIdentifiers(inSection: section))
    }

    /// The outline of a section that has levels.
    func outlined(_ section: Section) -> Outline? { outlines.value[section] }

    /// From another thread than the main one the work is done there in order, and the completion called there. On the main one it would
    /// overtake what waits: that raises, as on iOS.
    func onMain(
        in list: @escaping @MainActor @Sendable () -> (any DiffableList)?, _ completion: (() -> Void)?,
        _ work: @escaping @MainActor @Sendable ((() -> Void)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        if Thread.isMainThread {
            return MainActor.assumeIsolated {
                if waiting.value > 0 { DiffableTexts.raiseDeadlock(list()?.listView) }
                work(completion)
            }
        }
        waiting.change { $0 += 1 }
        DispatchQueue.main.async {
            self.waiting.change { $0 -= 1 }
            MainActor.assumeIsolated { work(completion) }
        }
    }

    // MARK: Showing

    @MainActor func show(_ new: Snapshot, in list: (any DiffableList)?, animated: Bool, completion: (() -> Void)?) {
        turns.take { self.showNow(new, in: list, animated: animated, completion: completion) }
    }

    @MainActor private func showNow(
        _ new: Snapshot, in list: (any DiffableList)?, animated: Bool, completion: (() -> Void)?
    ) {
        takeMove()
        guard let list else {
            commit(new)
            completion?()
            return
        }
        guard list.isLoaded else { return reloadNow(new, in: list, completion: completion) }
        let changes = DiffableChanges(from: store.value, to: new)
        guard !changes.batch.isEmpty || !changes.reconfigured.isEmpty else {
            commit(new)
            completion?()
            return
        }
        let update = {
            list.perform(changes, commit: { self.commit(new) }, completion: { completion?() })
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    @MainActor func reload(_ new: Snapshot, in list: (any DiffableList)?, completion: (() -> Void)?) {
        turns.take { self.reloadNow(new, in: list, completion: completion) }
    }

    @MainActor private func reloadNow(_ new: Snapshot, in list: (any DiffableList)?, completion: (() -> Void)?) {
        moved.value = nil
        commit(new)
        list?.reloadData()
        // A list that is in no window yet, in viewDidLoad, is laid out when it is shown.
        if list?.listView.window != nil { list?.layoutIfNeeded() }
        completion?()
    }

    /// Shows an outline in its section, which is added at the end if it isn't there.
    @MainActor func show(
        _ outline: Outline, of section: Section, in list: (any DiffableList)?, animated: Bool,
        completion: (() -> Void)?
    ) {
        turns.take {
            var new = self.store.value
            if new.indexOfSection(section) == nil { new.appendSections([section]) }
            new.replaceItems(of: section, with: outline.visibleItems)
            var changed = self.outlines.value
            changed[section] = outline
            self.outlines.value = changed
            self.showNow(new, in: list, animated: animated, completion: completion)
        }
    }

    /// What a user has moved: the list shows it already.
    @MainActor func take(_ new: Snapshot, outlines changed: [Section: Outline] = [:]) {
        outlines.value = outlines.value.merging(changed) { $1 }
        commit(new)
    }

    /// A list that moves rows by itself shows an item at its new place, of which the app is told now. Until the app has answered, or has
    /// given a snapshot, places are those of before.
    @MainActor func beginMove(from source: IndexPath, to target: IndexPath) {
        moved.value = MovedItem(source: source, target: target)
    }

    /// Puts the item where the list shows it, which the next snapshot is compared with.
    @MainActor func takeMove() {
        guard let move = moved.value else { return }
        moved.value = nil
        guard let item = item(at: move.source), let target = section(at: move.target.section),
            let source = section(at: move.source.section)
        else { return }
        var new = store.value
        var items = new.itemIdentifiers(inSection: source)
        items.remove(at: move.source.item)
        new.replaceItems(of: source, with: items)
        items = new.itemIdentifiers(inSection: target)
        items.insert(item, at: min(move.target.item, items.count))
        new.replaceItems(of: target, with: items)
        store.value = new
    }

    /// Reloading is done once. A section whose items don't come from its outline any more has none.
    private func commit(_ new: Snapshot) {
        store.value = new.applied()
        let known = outlines.value
        guard !known.isEmpty else { return }
        let kept = known.filter { section, outline in
            new.indexOfSection(section) != nil && outline.visibleItems == new.itemIdentifiers(inSection: section)
        }
        if kept.count < known.count { outlines.value = kept }
    }

    // MARK: Asking

    func item(at path: IndexPath) -> Item? {
        let contents = store.value.contents
        guard contents.indices.contains(path.section), contents[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return contents[path.section].items[path.item]
    }

    func section(at index: Int) -> Section? {
        let contents = store.value.contents
        return contents.indices.contains(index) ? contents[index].id : nil
    }
}

/// Inside of what one snapshot asks the app, the app may hand over the next: that one comes after it.
@MainActor private final class DiffableTurns {
    private var isShowing = false
    private var queue: [() -> Void] = []

    nonisolated init() {}

    func take(_ work: @escaping () -> Void) {
        let isAnimated = UIView.areAnimationsEnabled
        queue.append { if isAnimated { work() } else { UIView.performWithoutAnimation(work) } }
        guard !isShowing else { return }
        isShowing = true
        while !queue.isEmpty { queue.removeFirst()() }
        isShowing = false
    }
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

    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
