import Foundation

/// A snapshot of objects, as Objective-C's classes hand it over: a reference, with identifiers of any kind.
@preconcurrency open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    typealias Snapshot = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

    /// The same as a value.
    final var snapshot = Snapshot()

    /// A snapshot without sections.
    public override init() { super.init() }

    open override func copy() -> Any { copy(with: nil) }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    // MARK: Asking

    /// How many items all sections have together.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// How many sections there are.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
    /// The items of all sections, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
    /// The sections that are to be asked for anew.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
    /// The items that are to get new cells.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
    /// The items whose cells are to be made up again.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

    /// How many items a section has.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
    }
    /// A section's items, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
    }
    /// The section that an item is in; nil for an unknown item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value
    }
    /// `NSNotFound` for an unknown item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
    }
    /// `NSNotFound` for an unknown section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Changing

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems([ReferenceIdentifier](of: identifiers))
    }
    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems([ReferenceIdentifier](of: identifiers), toSection: ReferenceIdentifier(sectionIdentifier))
    }
    /// Adds items in front of another.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems([ReferenceIdentifier](of: identifiers), beforeItem: ReferenceIdentifier(itemIdentifier))
    }
    /// Adds items behind another.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems([ReferenceIdentifier](of: identifiers), afterItem: ReferenceIdentifier(itemIdentifier))
    }
    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems([ReferenceIdentifier](of: identifiers))
    }
    /// Removes all items and sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Moves an item in front of another.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
    }
    /// Moves an item behind another.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
    }
    /// Items get new cells.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems([ReferenceIdentifier](of: identifiers))
    }
    /// Items' cells are made up again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems([ReferenceIdentifier](of: identifiers))
    }
    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections([ReferenceIdentifier](of: sectionIdentifiers))
    }
    /// Adds sections beside another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            [ReferenceIdentifier](of: sectionIdentifiers), beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }
    /// Adds sections beside another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            [ReferenceIdentifier](of: sectionIdentifiers), afterSection: ReferenceIdentifier(toSectionIdentifier))
    }
    /// Removes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections([ReferenceIdentifier](of: sectionIdentifiers))
    }
    /// Moves a section beside another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }
    /// Moves a section beside another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
    }
    /// Sections are asked for anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections([ReferenceIdentifier](of: sectionIdentifiers))
    }
}
