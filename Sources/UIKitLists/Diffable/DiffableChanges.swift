import Foundation

/// From one snapshot to the next: the batch, and the cells that stay and are made up again.
struct DiffableChanges {
    var batch: [ListChange]
    /// Places before the batch.
    var reconfigured: [IndexPath]
    /// Nil where changes were added that the app asked for.
    var diff: ListDiffCounts?

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        batch = ListDiff.updates(from: old.contents, to: new.contents)
        reconfigured = old.paths(of: new.reconfiguredItemIdentifiers).compactMap { $0 }
        guard !new.reloadedSectionIdentifiers.isEmpty || !new.reloadedItemIdentifiers.isEmpty else {
            diff = ListDiffCounts(
                changes: batch.count, before: old.contents.map(\.items.count), after: new.contents.map(\.items.count))
            return
        }
        var moved: Set<ListPlace> = []
        var movedSections: Set<Int> = []
        for change in batch {
            if case .moveItem(let from, _) = change { moved.insert(from) }
            if case .moveSection(let from, _) = change { movedSections.insert(from) }
        }
        for section in new.reloadedSectionIdentifiers {
            guard let place = old.indexOfSection(section), !movedSections.contains(place) else { continue }
            batch.append(.reloadSection(place))
            batch.removeAll { $0.touchesItems(before: place, after: new.indexOfSection(section)!) }
        }
        let reloadedSections = Set(new.reloadedSectionIdentifiers)
        let reloaded = new.reloadedItemIdentifiers
        for (item, path) in zip(reloaded, old.paths(of: reloaded)) {
            guard let path, let home = new.sectionIdentifier(containingItem: item),
                !reloadedSections.contains(home)
            else { continue }
            // What moves can't be reloaded in the same batch: its cell is made up again where it goes.
            let place = ListPlace(of: path)
            if moved.contains(place) { reconfigured.append(path) } else { batch.append(.reloadItem(place)) }
        }
        let all = Set(
            batch.compactMap { change -> ListPlace? in if case .reloadItem(let place) = change { place } else { nil } })
        reconfigured.removeAll { all.contains(ListPlace(of: $0)) }
    }
}

extension ListChange {
    /// Whether it is about items of a section that is loaded anew as a whole.
    fileprivate func touchesItems(before: Int, after: Int) -> Bool {
        switch self {
        case .deleteItem(let path), .reloadItem(let path): path.section == before
        case .insertItem(let path): path.section == after
        case .moveItem(let from, let to): from.section == before && to.section == after
        default: false
        }
    }
}
