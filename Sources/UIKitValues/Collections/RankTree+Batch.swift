/// Many changes at once.
///
/// - From: `TableGeometry`
extension RankTree {
    /// Indices of what leaves are those before, of what comes those after; both ascend. Cut for each where these are few; many change the
    /// row of runs, from which the tree is made anew.
    package mutating func change(leaving: [Int], coming: [(index: Int, item: Item)]) {
        guard (leaving.count + coming.count) * 4 < runCount else {
            self = RankTree(runs: Self.inserted(coming, into: removed(leaving)))
            return
        }
        for part in Self.neighbours(leaving).reversed() {
            remove(leaving[part.lowerBound]..<(leaving[part.upperBound - 1] + 1))
        }
        for part in Self.neighbours(coming.map(\.index)) {
            insert(contentsOf: coming[part].map(\.item), at: coming[part.lowerBound].index)
        }
    }

    /// Where in sorted numbers each is one more than the one before.
    private static func neighbours(_ numbers: [Int]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for index in numbers.indices {
            if let last = parts.last, numbers[index] == numbers[index - 1] + 1 {
                parts[parts.count - 1] = last.lowerBound..<(index + 1)
            } else {
                parts.append(index..<(index + 1))
            }
        }
        return parts
    }

    private func removed(_ leaving: [Int]) -> Runs {
        var kept = Runs()
        var (start, next) = (0, 0)
        for (item, count) in runs {
            let first = next
            while next < leaving.count, leaving[next] < start + count { next += 1 }
            kept.add(item, count - (next - first))
            start += count
        }
        return kept
    }

    private static func inserted(_ coming: [(index: Int, item: Item)], into kept: Runs) -> [(item: Item, count: Int)] {
        var all = Runs()
        var (end, next) = (0, 0)
        for (item, count) in kept.list {
            var rest = count
            while next < coming.count, coming[next].index < end + rest {
                let head = coming[next].index - end
                all.add(item, head)
                all.add(coming[next].item, 1)
                (rest, end, next) = (rest - head, end + head + 1, next + 1)
            }
            all.add(item, rest)
            end += rest
        }
        for (_, item) in coming[next...] { all.add(item, 1) }
        return all.list
    }

    private struct Runs {
        private(set) var list: [(item: Item, count: Int)] = []

        mutating func add(_ item: Item, _ count: Int) {
            guard count > 0 else { return }
            if let last = list.last, last.item == item {
                list[list.count - 1].count += count
            } else {
                list.append((item, count))
            }
        }
    }
}
