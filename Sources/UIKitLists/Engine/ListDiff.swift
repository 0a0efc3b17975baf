import Foundation

/// What turns one sequence of identifiers into another: Heckel's table of symbols, O(n), with as few moves as can be.
struct ListDiff: Equatable, Sendable {
    /// Indices before, ascending.
    var deleted: [Int] = []
    /// Indices after, ascending.
    var inserted: [Int] = []
    /// From an index before to an index after; what isn't moved keeps its order.
    var moved: [Move] = []

    struct Move: Equatable, Sendable {
        var from: Int
        var to: Int
    }

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// Identifiers are unique on each side.
    static func between<ID: Hashable>(_ old: [ID], _ new: [ID]) -> ListDiff {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var ends = (old: old.count, new: new.count)
        while ends.old > start, ends.new > start, old[ends.old - 1] == new[ends.new - 1] {
            ends.old -= 1
            ends.new -= 1
        }
        var diff = ListDiff()
        guard start < ends.old || start < ends.new else { return diff }
        var places: [ID: Int] = Dictionary(minimumCapacity: ends.old - start)
        for index in start..<ends.old { places[old[index]] = index }
        var isKept = [Bool](repeating: false, count: ends.old - start)
        var kept: [Move] = []
        for index in start..<ends.new {
            if let from = places[new[index]] {
                isKept[from - start] = true
                kept.append(Move(from: from, to: index))
            } else {
                diff.inserted.append(index)
            }
        }
        for index in isKept.indices where !isKept[index] { diff.deleted.append(index + start) }
        diff.moved = moves(among: kept)
        return diff
    }

    /// Those that stand outside of the longest ascending row.
    private static func moves(among kept: [Move]) -> [Move] {
        if zip(kept, kept.dropFirst()).allSatisfy({ $0.from < $1.from }) { return [] }
        let stays = ascending(kept.map(\.from))
        return zip(kept, stays).filter { !$1 }.map(\.0)
    }

    /// Which of the numbers belong to a longest ascending subsequence.
    static func ascending(_ numbers: [Int]) -> [Bool] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            // Most numbers are larger than all before them.
            var low = tails.last.map { numbers[$0] < number } == true ? tails.count : 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result = [Bool](repeating: false, count: numbers.count)
        var at = tails.last ?? -1
        while at >= 0 {
            result[at] = true
            at = previous[at]
        }
        return result
    }
}

extension ListDiff {
    /// The batch that turns sections of items into others. An item may change its section; out of a deleted section or into a new one
    /// it is deleted and inserted.
    static func updates<Section: Hashable, ID: Hashable>(
        from old: [(id: Section, items: [ID])], to new: [(id: Section, items: [ID])]
    ) -> [ListChange] {
        let sections = between(old.map(\.id), new.map(\.id))
        var changes = sections.deleted.map { ListChange.deleteSection($0) }
        changes += sections.inserted.map { ListChange.insertSection($0) }
        changes += sections.moved.map { ListChange.moveSection(from: $0.from, to: $0.to) }
        let newPlaces = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
        // Those whose items differ, in the order before.
        var pairs: [Pair<ID>] = []
        for (index, section) in old.enumerated() {
            guard let place = newPlaces[section.id] else { continue }
            let pair = Pair(old: (index, section.items), new: (place, new[place].items))
            if pair.old.items != pair.new.items { pairs.append(pair) }
        }
        guard !pairs.isEmpty else { return changes }
        return changes + itemChanges(of: pairs)
    }

    /// A section before and after.
    private struct Pair<ID> {
        let old: (section: Int, items: [ID])
        let new: (section: Int, items: [ID])
    }

    /// What the sections' items become; those that nobody claims are deleted. Identifiers are most often of one of these types; of an
    /// app's own, every comparison is a few calls.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    private static func itemChanges<ID: Hashable>(of pairs: [Pair<ID>]) -> [ListChange] {
        let origins = pairs.map { neighbours($0.old.items, $0.new.items) }
        var isClaimed = pairs.map { [Bool](repeating: false, count: $0.old.items.count) }
        for (number, places) in origins.enumerated() {
            for place in places where place >= 0 { isClaimed[number][place] = true }
        }
        // Only what isn't found beside its neighbours is looked up, and may come from another section.
        var others: [ID: (pair: Int, item: Int)] = [:]
        others.reserveCapacity(isClaimed.reduce(0) { $0 + $1.count { !$0 } })
        for (number, pair) in pairs.enumerated() {
            let items = pair.old.items
            for (item, claimed) in isClaimed[number].enumerated() where !claimed {
                others[items[item]] = (number, item)
            }
        }
        var changes: [ListChange] = []
        for (number, pair) in pairs.enumerated() {
            let items = pair.new.items
            var kept: [Move] = []
            kept.reserveCapacity(items.count)
            for (item, origin) in origins[number].enumerated() {
                if origin >= 0 {
                    kept.append(Move(from: origin, to: item))
                    continue
                }
                let to = ListPlace(section: pair.new.section, item: item)
                guard let from = others[items[item]] else {
                    changes.append(.insertItem(to))
                    continue
                }
                isClaimed[from.pair][from.item] = true
                if from.pair == number {
                    kept.append(Move(from: from.item, to: item))
                } else {
                    let home = pairs[from.pair].old.section
                    changes.append(.moveItem(from: ListPlace(section: home, item: from.item), to: to))
                }
            }
            for move in moves(among: kept) {
                let from = ListPlace(section: pair.old.section, item: move.from)
                changes.append(.moveItem(from: from, to: ListPlace(section: pair.new.section, item: move.to)))
            }
        }
        for (number, pair) in pairs.enumerated() {
            for (item, claimed) in isClaimed[number].enumerated() where !claimed {
                changes.append(.deleteItem(ListPlace(section: pair.old.section, item: item)))
            }
        }
        return changes
    }

    /// The places before of the identifiers after, as far as they follow one another: most lists change in few places, and comparing
    /// costs a fraction of looking up. -1 where an identifier isn't met within a few steps.
    private static func neighbours<ID: Hashable>(_ old: [ID], _ new: [ID]) -> [Int] {
        var places = [Int](repeating: -1, count: new.count)
        var ends = (old: old.count, new: new.count)
        while ends.old > 0, ends.new > 0, old[ends.old - 1] == new[ends.new - 1] {
            ends.old -= 1
            ends.new -= 1
            places[ends.new] = ends.old
        }
        var next = 0
        for index in 0..<ends.new {
            for place in next..<max(next, min(next + 8, ends.old)) where old[place] == new[index] {
                places[index] = place
                next = place + 1
                break
            }
        }
        return places
    }
}
