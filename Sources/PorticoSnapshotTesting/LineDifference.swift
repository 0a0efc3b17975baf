/// What differs between two texts, by lines.
struct LineDifference {
    enum Line {
        case same(Substring), removed(Substring), added(Substring)
    }

    private(set) var lines: [Line] = []
    /// Above so many lines that may differ, finding out which have only moved takes too long.
    private static let most = 3_000

    init(from old: String, to new: String) {
        func split(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let before = split(old), after = split(new)
        let start = zip(before, after).prefix { $0 == $1 }.count
        let rest = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed())
        let end = rest.prefix { $0 == $1 }.count
        lines = before.prefix(start).map { .same($0) }
        compareLines(Array(before[start..<before.count - end]), Array(after[start..<after.count - end]))
        lines += before.suffix(end).map { .same($0) }
    }

    private mutating func compareLines(_ before: [Substring], _ after: [Substring]) {
        guard before.count + after.count <= Self.most else {
            lines += before.map { .removed($0) } + after.map { .added($0) }
            return
        }
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

    /// The text of a failure: the first lines that differ.
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
