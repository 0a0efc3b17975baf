import Foundation

/// The items of one section as an outline of objects, as Objective-C's classes hand it over: a reference, with identifiers of any kind.
@preconcurrency open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

    /// The same as a value.
    final var outline = Outline()

    /// An outline without items.
    public override init() { super.init() }

    init(_ outline: Outline) {
        self.outline = outline
        super.init()
    }

    open override func copy() -> Any { copy(with: nil) }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(outline) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDiffableDataSourceSectionSnapshotReference else { return false }
        return outline.isEqual(to: other.outline)
    }
    open override var hash: Int { outline.rootItems.hashValue }

    // MARK: Asking

    /// All items, each before its children.
    open var items: [Any] { outline.items.values }
    /// The items without a parent, in order.
    open var rootItems: [Any] { outline.rootItems.values }
    /// The items whose ancestors are all expanded.
    open var visibleItems: [Any] { outline.visibleItems.values }
    /// The items that are expanded, in order, those below collapsed ones, too.
    open func expandedItems() -> [Any] { outline.items.filter { outline.isExpanded($0) }.values }

    /// Whether the item is in the outline, seen or not.
    open func containsItem(_ item: Any) -> Bool { outline.contains(ReferenceIdentifier(item)) }
    /// Among all items; `NSNotFound` for an unknown one.
    open func index(ofItem item: Any) -> Int { outline.index(of: ReferenceIdentifier(item)) ?? NSNotFound }
    /// Whether the item's children are shown where it is shown itself. Raises an exception for an unknown item.
    open func isExpanded(_ item: Any) -> Bool { outline.isExpanded(ReferenceIdentifier(item)) }
    /// Whether all that the item stands below is expanded. Raises an exception for an unknown item.
    open func isVisible(_ item: Any) -> Bool { outline.isVisible(ReferenceIdentifier(item)) }
    /// 0 for a root. Raises an exception for an unknown item.
    open func level(ofItem item: Any) -> Int { outline.level(of: ReferenceIdentifier(item)) }
    /// The item that it stands below; nil for a root. Raises an exception for an unknown item.
    open func parent(ofChildItem childItem: Any) -> Any? { outline.parent(of: ReferenceIdentifier(childItem))?.value }

    /// What stands below an item, as an outline of its own.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }
    /// What stands below an item, as an outline of its own, with the item as its root or without it.
    open func ofParentItem(_ parentItem: Any, includingParentItem: Bool)
        -> NSDiffableDataSourceSectionSnapshotReference
    {
        let below = outline.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem)
        return NSDiffableDataSourceSectionSnapshotReference(below)
    }

    /// One line an item: indented by its level, `+` collapsed, `-` expanded, `*` without children.
    open func visualDescription() -> String { outline.visualDescription() }

    // MARK: Changing

    /// Adds items at the end of the roots. Raises an exception for items that are there already.
    open func appendItems(_ items: [Any]) { outline.append([ReferenceIdentifier](of: items)) }
    /// Adds items at the end of a parent's children, or of the roots where there is none.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        outline.append([ReferenceIdentifier](of: items), to: parentItem.map(ReferenceIdentifier.init))
    }
    /// Adds items in front of another, as its siblings.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        outline.insert([ReferenceIdentifier](of: items), before: ReferenceIdentifier(beforeIdentifier))
    }
    /// Adds items behind another, as its siblings.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        outline.insert([ReferenceIdentifier](of: items), after: ReferenceIdentifier(afterIdentifier))
    }
    /// Adds the roots of another outline in front of an item, with all that stands below them.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        outline.insert(snapshot.outline, before: ReferenceIdentifier(item))
    }
    /// Adds the roots of another outline behind an item, with all that stands below them, and returns the last one, or the item itself where
    /// the outline has none.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        outline.insert(snapshot.outline, after: ReferenceIdentifier(item))
        return snapshot.outline.rootItems.last?.value ?? item
    }
    /// Removes items, with all that stands below them.
    open func deleteItems(_ items: [Any]) { outline.delete([ReferenceIdentifier](of: items)) }
    /// Removes all items.
    open func deleteAllItems() { outline.deleteAll() }
    /// Puts another outline in the place of all that stands below an item.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) { outline.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.outline) }
    /// Lets the children of these items be shown. Raises an exception for an unknown item.
    open func expandItems(_ items: [Any]) { outline.expand([ReferenceIdentifier](of: items)) }
    /// Lets the children of these items be hidden; what is expanded below them stays so.
    open func collapseItems(_ items: [Any]) { outline.collapse([ReferenceIdentifier](of: items)) }
}

extension NSDiffableDataSourceSectionSnapshot where ItemIdentifierType == ReferenceIdentifier {
    /// Whether both have the same items at the same places, expanded alike.
    fileprivate func isEqual(to other: Self) -> Bool {
        let items = items
        return items == other.items
            && items.allSatisfy { level(of: $0) == other.level(of: $0) && isExpanded($0) == other.isExpanded($0) }
    }
}
