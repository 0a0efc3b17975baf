import Foundation

/// A snapshot of objects, as Objective-C's classes hand it over: a reference, with identifiers of any kind.
@preconcurrency open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    /// An identifier. Who hands a snapshot over takes care of the threads.
    private struct Identifier: Hashable, @unchecked Sendable {
        let value: AnyHashable
        init(_ value: Any) { self.value = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject)) }
    }

    private var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

    /// A snapshot without sections.
    public override init() { super.init() }

    open override func copy() -> Any { copy(with: nil) }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    private func values(_ identifiers: [Identifier]) -> [Any] { identifiers.map { $0.value.base } }

    // MARK: Asking

    /// How many items all sections have together.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// How many sections there are.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections in order.
    open var sectionIdentifiers: [Any] { values(snapshot.sectionIdentifiers) }
    /// The items of all sections, in order.
    open var itemIdentifiers: [Any] { values(snapshot.itemIdentifiers) }
    /// The sections that are to be asked for anew.
    open var reloadedSectionIdentifiers: [Any] { values(snapshot.reloadedSectionIdentifiers) }
    /// The items that are to get new cells.
    open var reloadedItemIdentifiers: [Any] { values(snapshot.reloadedItemIdentifiers) }
    /// The items whose cells are to be made up again.
    open var reconfiguredItemIdentifiers: [Any] { values(snapshot.reconfiguredItemIdentifiers) }

    /// How many items a section has.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
    }
    /// A section's items, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        values(snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)))
    }
    /// The section that an item is in; nil for an unknown item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.value.base
    }
    /// `NSNotFound` for an unknown item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
    }
    /// `NSNotFound` for an unknown section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Changing

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(Identifier.init)) }
    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(identifiers.map(Identifier.init), toSection: Identifier(sectionIdentifier))
    }
    /// Adds items in front of another.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(Identifier.init), beforeItem: Identifier(itemIdentifier))
    }
    /// Adds items behind another.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(Identifier.init), afterItem: Identifier(itemIdentifier))
    }
    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Identifier.init)) }
    /// Removes all items and sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Moves an item in front of another.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(Identifier(fromIdentifier), beforeItem: Identifier(toIdentifier))
    }
    /// Moves an item behind another.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(Identifier(fromIdentifier), afterItem: Identifier(toIdentifier))
    }
    /// Items get new cells.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Identifier.init)) }
    /// Items' cells are made up again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(identifiers.map(Identifier.init))
    }
    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(Identifier.init))
    }
    /// Adds sections beside another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(sectionIdentifiers.map(Identifier.init), beforeSection: Identifier(toSectionIdentifier))
    }
    /// Adds sections beside another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(sectionIdentifiers.map(Identifier.init), afterSection: Identifier(toSectionIdentifier))
    }
    /// Removes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(sectionIdentifiers.map(Identifier.init))
    }
    /// Moves a section beside another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.moveSection(Identifier(fromSectionIdentifier), beforeSection: Identifier(toSectionIdentifier)) }
    /// Moves a section beside another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.moveSection(Identifier(fromSectionIdentifier), afterSection: Identifier(toSectionIdentifier)) }
    /// Sections are asked for anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(sectionIdentifiers.map(Identifier.init))
    }
}
