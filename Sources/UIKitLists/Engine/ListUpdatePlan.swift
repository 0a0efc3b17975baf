import CoreGraphics
import Foundation

/// A batch that has been checked: which place becomes which.
///
/// An item that is neither deleted nor moved keeps its order and fills the places that nothing is inserted in or moved to. A reloaded item or
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
    private(set) var moved = PathMap<ListPlace>()
    /// By the paths after; not those of inserted or reloaded sections.
    private(set) var inserted = PathMap<ListUpdate>()
    private var movedFrom = PathMap<ListPlace>()

    /// Sorted rows of each section that leave it (by its index before), and those of it that are new or come in (by its index after).
    private(set) var leaving: [[Int]]
    private(set) var coming: [[Int]]

    var isEmpty: Bool {
        deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && insertedSections.isEmpty
            && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && inserted.isEmpty
    }

    init(_ updates: [ListUpdate], before: [Int], after: [Int]) {
        self.before = before
        self.after = after
        newSections = []
        oldSections = []
        leaving = Array(repeating: [], count: before.count)
        coming = Array(repeating: [], count: after.count)
        for update in updates { takeSection(update) }
        mapSections()
        for update in updates { takeItem(update) }
        for place in deleted.places { leaving[place.section].append(place.item) }
        for place in moved.places { leaving[place.section].append(place.item) }
        for place in movedFrom.places { coming[place.section].append(place.item) }
        for place in inserted.places { coming[place.section].append(place.item) }
        for section in leaving.indices where leaving[section].count > 1 { leaving[section].sort() }
        for section in coming.indices where coming[section].count > 1 { coming[section].sort() }
    }

    // MARK: Asking

    /// The place that an item goes to; nil when it goes away. A reloaded item keeps a place; those of a reloaded section have none.
    func newPath(for old: IndexPath) -> IndexPath? { newPlace(for: ListPlace(of: old))?.path }

    /// Brings the path that a list keeps (what a finger holds, what is dropped on) to where its item goes.
    func movePath(_ path: inout IndexPath?) { path = path.flatMap { newPath(for: $0) } }

    /// Brings the paths that a list keeps to where their items go.
    func movePaths(_ paths: inout Set<IndexPath>) { paths = Set(paths.compactMap { newPath(for: $0) }) }

    /// Brings selected paths to where their items go. What is reloaded is selected no more.
    func moveSelection(_ paths: inout Set<IndexPath>) {
        paths = Set(paths.compactMap { reloaded[$0] == nil ? newPath(for: $0) : nil })
    }

    func newPlace(for old: ListPlace) -> ListPlace? {
        if let to = moved[old] { return to }
        // An app may change its list once more while a batch asks for cells: what came then, this batch doesn't know.
        guard newSections.indices.contains(old.section), let section = newSections[old.section],
            reloadedSections[old.section] == nil, deleted[old] == nil
        else {
            return nil
        }
        let rank = old.item - leaving[old.section].lowerBound(of: old.item)
        return ListPlace(section: section, item: Self.slot(rank, taken: coming[section]))
    }

    /// The place that an item came from; nil when it is new.
    func oldPath(for new: IndexPath) -> IndexPath? {
        let new = ListPlace(of: new)
        if let from = movedFrom[new] { return from.path }
        guard oldSections.indices.contains(new.section), let section = oldSections[new.section],
            reloadedSections[section] == nil, inserted[new] == nil
        else {
            return nil
        }
        let rank = new.item - coming[new.section].lowerBound(of: new.item)
        return IndexPath(item: Self.slot(rank, taken: leaving[section]), section: section)
    }

    /// The place that an item is moved from which comes to another.
    func origin(ofMoved new: ListPlace) -> ListPlace? { movedFrom[new] }

    /// Whether everything up to a place, and that itself, is what it was.
    func leavesAlone(upTo last: IndexPath) -> Bool {
        guard deletedSections.isEmpty, reloadedSections.isEmpty, movedSections.isEmpty, insertedSections.isEmpty,
            reloaded.isEmpty, before.indices.contains(last.section)
        else { return false }
        for section in 0..<last.section where !leaving[section].isEmpty || !coming[section].isEmpty { return false }
        let first = min(leaving[last.section].first ?? .max, coming[last.section].first ?? .max)
        return first > last.item
    }

    /// The `rank`-th place that isn't in `taken`.
    private static func slot(_ rank: Int, taken: [Int]) -> Int {
        rank + taken.indices.partitionIndex { taken[$0] - $0 <= rank }
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
        case .deleteItem(let path): if keepsItems(path.section) { deleted.put(update, at: path) }
        case .reloadItem(let path): if keepsItems(path.section) { reloaded.put(update, at: path) }
        case .insertItem(let path):
            if let old = oldSections[path.section], reloadedSections[old] == nil { inserted.put(update, at: path) }
        case .moveItem(let from, let to):
            moved.put(to, at: from)
            movedFrom.put(from, at: to)
        default: break
        }
    }

    private func keepsItems(_ section: Int) -> Bool {
        newSections[section] != nil && reloadedSections[section] == nil
    }

    /// The number of items that a section should have afterwards, by its index before.
    func expectedCount(of section: Int) -> Int {
        before[section] - leaving[section].count + (newSections[section].map { coming[$0].count } ?? 0)
    }
}

extension Array where Element == Int {
    /// The number of the sorted numbers that are smaller than `value`.
    func lowerBound(of value: Int) -> Int { partitionIndex { $0 < value } }
}
