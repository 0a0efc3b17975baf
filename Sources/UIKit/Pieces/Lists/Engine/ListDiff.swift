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
        // Pairs of a section before and after, in the order after.
        var pairs: [(old: Int, new: Int)] = []
        for (index, section) in old.enumerated() {
            if let place = newPlaces[section.id] { pairs.append((index, place)) }
        }
        let changed = pairs.filter { old[$0.old].items != new[$0.new].items }
        guard !changed.isEmpty else { return changes }
        return changes + itemChanges(of: changed, from: old, to: new)
    }

    /// What the sections' items become; those that nobody claims are deleted.
    private static func itemChanges<Section, ID: Hashable>(
        of pairs: [(old: Int, new: Int)], from old: [(id: Section, items: [ID])], to new: [(id: Section, items: [ID])]
    ) -> [ListChange] {
        var origins = pairs.map { neighbours(old[$0.old].items, new[$0.new].items) }
        var isClaimed = pairs.map { [Bool](repeating: false, count: old[$0.old].items.count) }
        for (number, places) in origins.enumerated() {
            for place in places where place >= 0 { isClaimed[number][place] = true }
        }
        // Only what isn't found beside its neighbours is looked up, and may come from another section.
        var others: [ID: (pair: Int, item: Int)] = [:]
        for (number, pair) in pairs.enumerated() {
            for item in isClaimed[number].indices where !isClaimed[number][item] {
                others[old[pair.old].items[item]] = (number, item)
            }
        }
        var changes: [ListChange] = []
        for (number, pair) in pairs.enumerated() {
            for item in origins[number].indices where origins[number][item] < 0 {
                let to = IndexPath(item: item, section: pair.new)
                guard let from = others[new[pair.new].items[item]] else {
                    changes.append(.insertItem(to))
                    continue
                }
                isClaimed[from.pair][from.item] = true
                if from.pair == number {
                    origins[number][item] = from.item
                } else {
                    changes.append(.moveItem(from: IndexPath(item: from.item, section: pairs[from.pair].old), to: to))
                }
            }
            let kept = origins[number].enumerated().filter { $1 >= 0 }.map { Move(from: $1, to: $0) }
            for move in moves(among: kept) {
                let from = IndexPath(item: move.from, section: pair.old)
                changes.append(.moveItem(from: from, to: IndexPath(item: move.to, section: pair.new)))
            }
        }
        for (number, pair) in pairs.enumerated() {
            for item in isClaimed[number].indices where !isClaimed[number][item] {
                changes.append(.deleteItem(IndexPath(item: item, section: pair.old)))
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
