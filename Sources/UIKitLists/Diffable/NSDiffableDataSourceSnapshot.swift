import Foundation

/// The sections and items of a list at one time, by identifiers that are unique in it. A value.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private(set) var contents: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// Each section's number, in the order of `contents`: it has that one as long as it is there, wherever it goes.
    private var numbers: [Int] = []
    private var nextNumber = 0
    /// The number of each item's section.
    private var homes: [ItemIdentifierType: Int] = [:]
    private var reloadedSections: Set<SectionIdentifierType> = []
    private var reloaded: [ItemIdentifierType] = []
    private var reconfigured: [ItemIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    // MARK: Asking

    /// How many items all sections have together.
    public var numberOfItems: Int { homes.count }
    /// How many sections there are, empty ones too.
    public var numberOfSections: Int { contents.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { contents.map(\.id) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { contents.flatMap(\.items) }
    /// The sections that are to be asked for anew, in order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(reloadedSections.contains)
    }
    /// The items that are to get new cells, in the order in which they were named.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
    /// The items whose cells are to be made up again, in the order in which they were named.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

    /// How many items a section has. Raises an exception for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        contents[place(identifier)].items.count
    }
    /// A section's items, in order. Raises an exception for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        contents[place(identifier)].items
    }
    /// The section that an item is in; nil for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        home(of: identifier).map { contents[$0].id }
    }
    /// Counted over all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = path(of: identifier) else { return nil }
        return contents[..<path.section].reduce(path.item) { $0 + $1.items.count }
    }
    /// Where a section stands among the others; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        contents.firstIndex { $0.id == identifier }
    }

    /// The place of an item's section.
    private func home(of item: ItemIdentifierType) -> Int? { homes[item].flatMap { numbers.firstIndex(of: $0) } }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = home(of: item), let row = contents[section].items.firstIndex(of: item) else {
            return nil
        }
        return IndexPath(item: row, section: section)
    }

    /// The place of each of some items; nil of unknown ones. Many are looked up in one pass over all.
    func paths(of items: [ItemIdentifierType]) -> [IndexPath?] {
        guard items.count > 4 else { return items.map(path) }
        let wanted = Set(items.filter { homes[$0] != nil })
        let sections = Set(wanted.compactMap { homes[$0] })
        var found: [ItemIdentifierType: IndexPath] = [:]
        found.reserveCapacity(wanted.count)
        for section in contents.indices where sections.contains(numbers[section]) {
            for (row, item) in contents[section].items.enumerated() where wanted.contains(item) {
                found[item] = IndexPath(item: row, section: section)
            }
        }
        return items.map { found[$0] }
    }

    func contains(_ item: ItemIdentifierType) -> Bool { homes[item] != nil }

    /// Raises an exception for an unknown one.
    private func needAll(_ items: [ItemIdentifierType]) {
        for item in items where homes[item] == nil { Self.raise(Self.unknownItem(item)) }
    }

    private static func unknownItem(_ item: ItemIdentifierType) -> String {
        "Invalid item identifier specified: \(item)"
    }

    /// Leaves out those of `items` that are in `known`.
    private static func missing(
        _ items: [ItemIdentifierType], in known: [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        if known.isEmpty { return items }
        let all = Set(known)
        return items.filter { !all.contains($0) }
    }

    private func place(_ section: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(section) else { Self.raise("Invalid section identifier: \(section)") }
        return place
    }

    private func need(_ item: ItemIdentifierType) -> IndexPath {
        guard let path = path(of: item) else { Self.raise(Self.unknownItem(item)) }
        return path
    }

    private static func raise(_ reason: String) -> Never { DiffableTexts.raise(reason) }

    // MARK: Items

    /// At the end of a section, the last one unless it is named. Identifiers that are there already are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? contents.last?.id else {
            Self.raise("There are currently no sections in the data source. Please add a section first.")
        }
        let place = place(section)
        settle(identifiers, in: numbers[place])
        contents[place].items += identifiers
    }

    /// Puts items before another one, in its section. Those that are somewhere already are moved. Raises an exception for an unknown
    /// neighbour.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, after: false)
    }

    /// Puts items after another one, in its section. Those that are somewhere already are moved. Raises an exception for an unknown
    /// neighbour.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, after: true)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool) {
        settle(identifiers, in: numbers[need(other).section])
        let path = need(other)
        contents[path.section].items.insert(contentsOf: identifiers, at: path.item + (after ? 1 : 0))
    }

    /// Takes items away; unknown ones are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers.filter { homes[$0] != nil })
        guard !gone.isEmpty else { return }
        let sections = Set(gone.compactMap { homes[$0] })
        for place in contents.indices where sections.contains(numbers[place]) {
            contents[place].items.removeAll { gone.contains($0) }
        }
        for item in gone { homes[item] = nil }
        reloaded.removeAll { gone.contains($0) }
        reconfigured.removeAll { gone.contains($0) }
    }

    /// Items and sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one, in the same section or in another. Raises an exception for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: false)
    }

    /// Moves an item after another one, in the same section or in another. Raises an exception for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: true)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
        let from = need(item)
        contents[from.section].items.remove(at: from.item)
        homes[item] = nil
        let to = need(other)
        contents[to.section].items.insert(item, at: to.item + (after ? 1 : 0))
        homes[item] = numbers[to.section]
    }

    /// These items get new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        needAll(identifiers)
        reloaded += Self.missing(identifiers, in: reloaded)
    }

    /// These items' cells are made up again and stay the same objects.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        needAll(identifiers)
        reconfigured += Self.missing(identifiers, in: reconfigured)
    }

    /// Says where items will be; those that are somewhere already are taken out from there. Most often none is, which one look at each
    /// shows.
    private mutating func settle(_ identifiers: [ItemIdentifierType], in section: Int) {
        let count = homes.count + identifiers.count
        SnapshotHomes.putItems(identifiers, in: section, &homes)
        guard homes.count < count else { return }
        var seen: Set<ItemIdentifierType> = []
        let repeated = identifiers.filter { !seen.insert($0).inserted }
        if !repeated.isEmpty { Self.raise(DiffableTexts.notUnique(repeated)) }
        homes.removeAll(keepingCapacity: true)
        for (home, section) in zip(numbers, contents) { SnapshotHomes.putItems(section.items, in: home, &homes) }
        let known = identifiers.filter { homes[$0] != nil }
        ListLog.write(DiffableTexts.alreadyThere(known))
        let kept = (reloaded, reconfigured)
        deleteItems(known)
        (reloaded, reconfigured) = kept
        SnapshotHomes.putItems(identifiers, in: section, &homes)
    }

    // MARK: Sections

    /// Adds empty sections at the end. Raises an exception for one that is there already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: contents.count)
    }

    /// Adds empty sections before another one. Raises an exception for one that is there already, and for an unknown neighbour.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(toIdentifier))
    }

    /// Adds empty sections after another one. Raises an exception for one that is there already, and for an unknown neighbour.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        var known = Set(contents.map(\.id))
        for section in identifiers where !known.insert(section).inserted {
            Self.raise(
                "Section identifier count does not match data source count. This is most likely due to a hashing issue with the "
                    + "identifiers. Duplicate section identifier: \(section)")
        }
        contents.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
        numbers.insert(contentsOf: nextNumber..<nextNumber + identifiers.count, at: place)
        nextNumber += identifiers.count
    }

    /// Takes sections away with all their items; unknown ones are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            guard let place = indexOfSection(section) else { continue }
            deleteItems(contents[place].items)
            contents.remove(at: place)
            numbers.remove(at: place)
            reloadedSections.remove(section)
        }
    }

    /// Moves a section with its items before another one. Raises an exception for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, after: false)
    }

    /// Moves a section with its items after another one. Raises an exception for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, after: true)
    }

    private mutating func moveSection(
        _ section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
    ) {
        let from = place(section)
        let (moved, number) = (contents.remove(at: from), numbers.remove(at: from))
        let to = place(other) + (after ? 1 : 0)
        contents.insert(moved, at: to)
        numbers.insert(number, at: to)
    }

    /// Lets these sections be asked for anew: new cells, headers and footers. Raises an exception for an unknown section.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = place(section) }
        reloadedSections.formUnion(identifiers)
    }

    // MARK: For data sources

    /// An item, to the place that it has afterwards.
    mutating func move(_ item: ItemIdentifierType, to path: IndexPath) {
        let from = need(item)
        contents[from.section].items.remove(at: from.item)
        contents[path.section].items.insert(item, at: min(path.item, contents[path.section].items.count))
        homes[item] = numbers[path.section]
    }

    mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
        let place = place(section)
        for item in contents[place].items { homes[item] = nil }
        contents[place].items = []
        appendItems(items, toSection: section)
    }

    /// Reloading is done once.
    func applied() -> Self {
        var result = self
        (result.reloaded, result.reconfigured, result.reloadedSections) = ([], [], [])
        return result
    }
}

/// The dictionary from items to their sections' numbers.
private enum SnapshotHomes {
    /// Identifiers are most often of one of these types; of an app's own, every look is a few calls.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    static func putItems<ID: Hashable>(_ items: [ID], in section: Int, _ homes: inout [ID: Int]) {
        homes.reserveCapacity(homes.count + items.count)
        for item in items { homes[item] = section }
    }
}
