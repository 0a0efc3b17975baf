import Foundation

// What casts between snapshots and their references are lowered to: on iOS each bridges to the other. A cast to the type that a
// snapshot has already leaves it as it is.

/// A snapshot of what a reference holds, with what is marked in it. Traps where an identifier is of another type.
public func _porticoSnapshot<Section, Item>(
    _ reference: NSDiffableDataSourceSnapshotReference, to type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in reference.sectionIdentifiers {
        let items = reference.itemIdentifiersInSection(withIdentifier: section)
        snapshot.appendSections([section as! Section])
        snapshot.appendItems(items.map { $0 as! Item })
    }
    snapshot.reloadSections(reference.reloadedSectionIdentifiers.map { $0 as! Section })
    snapshot.reloadItems(reference.reloadedItemIdentifiers.map { $0 as! Item })
    snapshot.reconfigureItems(reference.reconfiguredItemIdentifiers.map { $0 as! Item })
    return snapshot
}

/// A reference that holds what a snapshot does, with what is marked in it.
public func _porticoSnapshot<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, to type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    for section in snapshot.sectionIdentifiers {
        reference.appendSections(withIdentifiers: [section])
        reference.appendItems(withIdentifiers: snapshot.itemIdentifiers(inSection: section))
    }
    reference.reloadSections(withIdentifiers: snapshot.reloadedSectionIdentifiers)
    reference.reloadItems(withIdentifiers: snapshot.reloadedItemIdentifiers)
    reference.reconfigureItems(withIdentifiers: snapshot.reconfiguredItemIdentifiers)
    return reference
}

/// The snapshot itself.
public func _porticoSnapshot<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, to type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> { snapshot }

/// The reference itself.
public func _porticoSnapshot(
    _ reference: NSDiffableDataSourceSnapshotReference, to type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference { reference }

/// The snapshot that a value of any type is or refers to. Traps for other values.
public func _porticoSnapshot<Section, Item>(
    _ value: Any, to type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    (value as? NSDiffableDataSourceSnapshotReference).map { _porticoSnapshot($0, to: type) }
        ?? value as! NSDiffableDataSourceSnapshot<Section, Item>
}
