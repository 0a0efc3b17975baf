import Foundation

/// The items of one section as an outline: items with children below them, which are shown while their parent is expanded. A value.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    /// An outline without items.
    public init() {}
    /// A copy of another outline.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    init(flat items: [ItemIdentifierType]) { append(items) }

    // MARK: Asking

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { walk(rootItems) { $0.isExpanded } }
    var isFlat: Bool { rootItems.count == nodes.count }

    /// Whether the item is in the outline, seen or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    /// Among all items.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
    /// Whether the item's children are shown where it is shown itself; `false` until it is expanded. Raises an exception for an unknown
    /// item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { need(item).isExpanded }
    /// Whether all that the item stands below is expanded. Raises an exception for an unknown item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var at = need(item).parent
        while let parent = at {
            guard nodes[parent]!.isExpanded else { return false }
            at = nodes[parent]!.parent
        }
        return true
    }
    /// 0 for a root.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var at = need(item).parent
        while let parent = at {
            level += 1
            at = nodes[parent]!.parent
        }
        return level
    }
    /// The item that it stands below; nil for a root. Raises an exception for an unknown item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { need(child).parent }

    /// What stands below an item, as a snapshot of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var result = Self()
        let children = need(parent).children
        let roots = includingParent ? [parent] : children
        result.rootItems = roots
        for item in walk(roots, below: { _ in true }) { result.nodes[item] = nodes[item] }
        for root in roots { result.nodes[root]!.parent = nil }
        return result
    }

    /// One line an item: indented by its level, `+` collapsed, `-` expanded, `*` without children.
    public func visualDescription() -> String {
        items.map { item in
            let node = nodes[item]!
            let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    /// In order, without recursion: an outline may be deep.
    private func walk(_ roots: [ItemIdentifierType], below: (Node) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            let node = nodes[item]!
            if below(node) { waiting += node.children.reversed() }
        }
        return result
    }

    private func need(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else {
            DiffableTexts.raise("Item identifier is not in the section snapshot: \(item)")
        }
        return node
    }

    // MARK: Changing

    /// At the end of the parent's children, or of the roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let index = parent.map { need($0).children.count } ?? rootItems.count
        insert(items, under: parent, at: index)
    }
    /// As siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, under: need(item).parent, at: place(item))
    }
    /// As siblings. Raises an exception for items that are there already, and for an unknown `item`.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, under: need(item).parent, at: place(item) + 1)
    }
    /// The roots of another outline as siblings, with all that stands below them. Raises an exception for items that are there already.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot, under: need(item).parent, at: place(item))
    }
    /// The roots of another outline as siblings, with all that stands below them. Raises an exception for items that are there already.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot, under: need(item).parent, at: place(item) + 1)
    }

    /// With all that stands below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            change(siblings: node.parent) { $0.removeAll { $0 == item } }
            for gone in walk([item], below: { _ in true }) { nodes[gone] = nil }
        }
    }
    /// Takes all items away.
    public mutating func deleteAll() { self = Self() }

    /// Lets the children of these items be shown. Raises an exception for an unknown item.
    public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }
    /// Lets the children of these items be hidden; what is expanded below them stays so. Raises an exception for an unknown item.
    public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

    private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
        for item in items {
            _ = need(item)
            nodes[item]!.isExpanded = expanded
        }
    }

    /// Puts another outline in the place of all that stands below an item. Raises an exception for an unknown item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(need(parent).children)
        insert(snapshot, under: parent, at: 0)
    }

    private func place(_ item: ItemIdentifierType) -> Int {
        let siblings = nodes[item]?.parent.map { nodes[$0]!.children } ?? rootItems
        return siblings.firstIndex(of: item)!
    }

    private mutating func change(siblings parent: ItemIdentifierType?, _ work: (inout [ItemIdentifierType]) -> Void) {
        if let parent { work(&nodes[parent]!.children) } else { work(&rootItems) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        take(items) { _ in Node(parent: parent) }
        change(siblings: parent) { $0.insert(contentsOf: items, at: index) }
    }

    private mutating func insert(_ other: Self, under parent: ItemIdentifierType?, at index: Int) {
        take(other.items) { other.nodes[$0]! }
        for root in other.rootItems { nodes[root]!.parent = parent }
        change(siblings: parent) { $0.insert(contentsOf: other.rootItems, at: index) }
    }

    private mutating func take(_ items: [ItemIdentifierType], _ node: (ItemIdentifierType) -> Node) {
        var twice: [ItemIdentifierType] = []
        for item in items where nodes.updateValue(node(item), forKey: item) != nil { twice.append(item) }
        if !twice.isEmpty { DiffableTexts.raise(DiffableTexts.notUniqueInSection(twice)) }
    }
}
