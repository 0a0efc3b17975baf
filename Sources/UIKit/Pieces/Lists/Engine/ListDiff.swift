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
            var low = 0
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
        // Pairs of a section before and after, in the order after.
        var pairs: [(old: Int, new: Int)] = []
        for (index, section) in old.enumerated() {
            if let place = newPlaces[section.id] { pairs.append((index, place)) }
        }
        let changed = pairs.filter { old[$0.old].items != new[$0.new].items }
        guard !changed.isEmpty else { return changes }
        var origins: [ID: IndexPath] = [:]
        for pair in changed {
            for (index, id) in old[pair.old].items.enumerated() {
                origins[id] = IndexPath(item: index, section: pair.old)
            }
        }
        for pair in changed { changes += itemChanges(of: pair, from: old, to: new, origins: &origins) }
        changes += origins.values.sorted().map { .deleteItem($0) }
        return changes
    }

    /// What a section's items become; `origins` keeps those that nobody claims.
    private static func itemChanges<Section, ID: Hashable>(
        of pair: (old: Int, new: Int), from old: [(id: Section, items: [ID])], to new: [(id: Section, items: [ID])],
        origins: inout [ID: IndexPath]
    ) -> [ListChange] {
        var changes: [ListChange] = []
        var kept: [Move] = []
        for (index, id) in new[pair.new].items.enumerated() {
            let to = IndexPath(item: index, section: pair.new)
            guard let from = origins.removeValue(forKey: id) else {
                changes.append(.insertItem(to))
                continue
            }
            if from.section == pair.old {
                kept.append(Move(from: from.item, to: index))
            } else {
                changes.append(.moveItem(from: from, to: to))
            }
        }
        for move in moves(among: kept) {
            changes.append(
                .moveItem(
                    from: IndexPath(item: move.from, section: pair.old), to: IndexPath(item: move.to, section: pair.new)
                ))
        }
        return changes
    }
}
