import Foundation

/// What a user has changed by dragging: before, after, and the steps between.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The data source's snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The data source's snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Over the items of all sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// Of the sections that the change touches.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a user has changed in one section.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section whose items the person's move has changed.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's outline before the move; without levels, if it was never given as one.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's outline after the move; without levels, if it was never given as one.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The steps from all items before to all items after, with moves found.
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableCore {
    typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

    /// What moving an item from one place to another changes.
    func transaction(moving from: IndexPath, to: IndexPath) -> Transaction? {
        guard let item = item(at: from), let source = section(at: from.section), let target = section(at: to.section)
        else { return nil }
        let before = snapshot
        var after = before
        after.move(item, to: to)
        let touched = source == target ? [source] : [source, target]
        let sections = touched.map { section in
            let old = outline(of: section)
            let new = moved(old, item, in: section, after)
            return NSDiffableDataSourceSectionTransaction<Section, Item>(
                sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
                difference: new.items.difference(from: old.items).inferringMoves())
        }
        return Transaction(
            initialSnapshot: before, finalSnapshot: after,
            difference: after.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves(),
            sectionTransactions: sections)
    }

    /// The outline with the item where the snapshot has it: beside the item that stands before it there.
    private func moved(_ outline: Outline, _ item: Item, in section: Section, _ after: Snapshot) -> Outline {
        let items = after.itemIdentifiers(inSection: section)
        guard !outline.isFlat else { return Outline(flat: items) }
        var result = outline
        let below = outline.contains(item) ? outline.snapshot(of: item, includingParent: true) : Outline(flat: [item])
        result.delete([item])
        guard let place = items.firstIndex(of: item) else { return result }
        if place + 1 < items.count, result.contains(items[place + 1]) {
            result.insert(below, before: items[place + 1])
        } else if place > 0, result.contains(items[place - 1]) {
            result.insert(below, after: items[place - 1])
        } else {
            result.append([item])
        }
        return result
    }
}
