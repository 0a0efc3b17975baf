import Foundation

/// A batch that has been checked: which place becomes which.
///
/// What is neither deleted nor moved keeps its order and fills the places that nothing is inserted in or moved to. A reloaded item or
/// section keeps its place and has new contents. Asking costs O(log changes), whatever the list's length.
///
/// - From: `ListUpdateCheck`
/// - To: tables, collections
struct ListUpdatePlan: Sendable {
    /// Items of each section, before and after.
    let before: [Int]
    let after: [Int]
    /// The section after the batch, by the section before it; nil for a deleted one.
    private(set) var newSections: [Int?]
    /// The section before the batch, by the section after it; nil for an inserted one.
    private(set) var oldSections: [Int?]
    /// By the indices before.
    private(set) var deletedSections: [Int: ListUpdate] = [:]
    private(set) var reloadedSections: [Int: ListUpdate] = [:]
    private(set) var movedSections: [Int: Int] = [:]
    /// By the indices after.
    private(set) var insertedSections: [Int: ListUpdate] = [:]

    /// By the paths before; not those of deleted or reloaded sections.
    private(set) var deleted = PathMap<ListUpdate>()
    private(set) var reloaded = PathMap<ListUpdate>()
    private(set) var moved = PathMap<IndexPath>()
    /// By the paths after; not those of inserted or reloaded sections.
    private(set) var inserted = PathMap<ListUpdate>()
    private var movedFrom = PathMap<IndexPath>()

    /// Sorted rows of a section that leave it (by its index before), and those of it that are new or come in (by its index after).
    private var leaving: [Int: [Int]] = [:]
    private var coming: [Int: [Int]] = [:]

    var isEmpty: Bool {
        deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && insertedSections.isEmpty
            && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && inserted.isEmpty
    }

    init(_ updates: [ListUpdate], before: [Int], after: [Int]) {
        self.before = before
        self.after = after
        newSections = []
        oldSections = []
        for update in updates { takeSection(update) }
        mapSections()
        for update in updates { takeItem(update) }
        for (path, _) in deleted { leaving[path.section, default: []].append(path.item) }
        for (from, to) in moved {
            leaving[from.section, default: []].append(from.item)
            coming[to.section, default: []].append(to.item)
        }
        for (path, _) in inserted { coming[path.section, default: []].append(path.item) }
        for key in leaving.keys { leaving[key]!.sort() }
        for key in coming.keys { coming[key]!.sort() }
    }

    // MARK: Asking

    /// Where an item goes; nil when it goes away. A reloaded item keeps a place; those of a reloaded section have none.
    func newPath(for old: IndexPath) -> IndexPath? {
        if let to = moved[old] { return to }
        // An app may change its list once more while a batch asks for cells: what came then, this batch doesn't know.
        guard newSections.indices.contains(old.section), let section = newSections[old.section],
            reloadedSections[old.section] == nil, deleted[old] == nil
        else {
            return nil
        }
        let rank = old.item - (leaving[old.section].map { $0.lowerBound(of: old.item) } ?? 0)
        return IndexPath(item: Self.slot(rank, taken: coming[section] ?? []), section: section)
    }

    /// Where an item came from; nil when it is new.
    func oldPath(for new: IndexPath) -> IndexPath? {
        if let from = movedFrom[new] { return from }
        guard oldSections.indices.contains(new.section), let section = oldSections[new.section],
            reloadedSections[section] == nil, inserted[new] == nil
        else {
            return nil
        }
        let rank = new.item - (coming[new.section].map { $0.lowerBound(of: new.item) } ?? 0)
        return IndexPath(item: Self.slot(rank, taken: leaving[section] ?? []), section: section)
    }

    /// The `rank`-th place that isn't in `taken`.
    private static func slot(_ rank: Int, taken: [Int]) -> Int {
        var low = 0
        var high = taken.count
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    // MARK: Making

    private mutating func takeSection(_ update: ListUpdate) {
        switch update.change {
        case .deleteSection(let section): deletedSections[section] = update
        case .insertSection(let section): insertedSections[section] = update
        case .reloadSection(let section): reloadedSections[section] = update
        case .moveSection(let from, let to): movedSections[from] = to
        default: break
        }
    }

    private mutating func mapSections() {
        newSections = Array(repeating: nil, count: before.count)
        oldSections = Array(repeating: nil, count: after.count)
        for (from, to) in movedSections {
            newSections[from] = to
            oldSections[to] = from
        }
        var next = 0
        for section in before.indices where deletedSections[section] == nil && movedSections[section] == nil {
            while next < after.count, insertedSections[next] != nil || oldSections[next] != nil { next += 1 }
            guard next < after.count else { break }
            newSections[section] = next
            oldSections[next] = section
            next += 1
        }
    }

    private mutating func takeItem(_ update: ListUpdate) {
        switch update.change {
        case .deleteItem(let path): if keepsItems(path.section) { deleted[path] = update }
        case .reloadItem(let path): if keepsItems(path.section) { reloaded[path] = update }
        case .insertItem(let path):
            if let old = oldSections[path.section], reloadedSections[old] == nil { inserted[path] = update }
        case .moveItem(let from, let to):
            moved[from] = to
            movedFrom[to] = from
        default: break
        }
    }

    private func keepsItems(_ section: Int) -> Bool {
        newSections[section] != nil && reloadedSections[section] == nil
    }

    /// How many items a section should have afterwards, by its index before.
    func expectedCount(of section: Int) -> Int {
        before[section] - (leaving[section]?.count ?? 0) + (newSections[section].flatMap { coming[$0]?.count } ?? 0)
    }
}

extension Array where Element == Int {
    /// How many of the sorted numbers are smaller than `value`.
    func lowerBound(of value: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
