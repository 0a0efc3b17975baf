/// What differs between two texts, by lines.
struct LineDifference {
    enum Line {
        case same(Substring), removed(Substring), added(Substring)
    }

    private(set) var lines: [Line] = []

    init(from old: String, to new: String) {
        func split(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let before = split(old), after = split(new)
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(\.offset)), added = Set(difference.insertions.map(\.offset))
        var i = 0, j = 0
        while i < before.count || j < after.count {
            if i < before.count, removed.contains(i) {
                lines.append(.removed(before[i]))
                i += 1
            } else if j < after.count, added.contains(j) {
                lines.append(.added(after[j]))
                j += 1
            } else {
                lines.append(.same(before[i]))
                i += 1
                j += 1
            }
        }
    }

    /// What a failure says: the first lines that differ.
    var summary: String {
        let changed = lines.compactMap { line -> String? in
            switch line {
            case .same: nil
            case .removed(let text): "    - " + text
            case .added(let text): "    + " + text
            }
        }
        let more = changed.count > 12 ? ["    … and \(changed.count - 12) more"] : []
        return (["\(changed.count) line\(changed.count == 1 ? "" : "s")"] + changed.prefix(12) + more).joined(
            separator: "\n")
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
