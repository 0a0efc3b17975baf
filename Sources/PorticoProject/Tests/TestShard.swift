import Foundation

/// One of several machines that share a suite: every one of them makes the same division and takes its part.
package struct TestShard: Sendable, Equatable {
    /// From 1.
    package var index: Int
    package var count: Int

    /// `2/5`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index)
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    /// What the machine's variables say: Kubernetes' indexed jobs (with `PORTICO_SHARDS` for their number), GitLab, CircleCI.
    package init?(environment: [String: String]) {
        func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
        if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
            self.init("\(index)/\(count)")
        } else if let index = number("CIRCLE_NODE_INDEX"), let count = number("CIRCLE_NODE_TOTAL") {
            self.init("\(index + 1)/\(count)")
        } else if let index = number("JOB_COMPLETION_INDEX"), let count = number("PORTICO_SHARDS") {
            self.init("\(index + 1)/\(count)")
        } else {
            return nil
        }
    }

    /// The longest first, each to the machine that has least to do; a test of unknown length counts as the middle one.
    package func tests(of all: [String], seconds: [String: Double]) -> [String] {
        let known = all.compactMap { seconds[$0] }.sorted()
        let middle = known.isEmpty ? 1 : known[known.count / 2]
        let sorted = Set(all).map { ($0, seconds[$0] ?? middle) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        var loads = [Double](repeating: 0, count: count)
        var mine: Set<String> = []
        for (test, length) in sorted {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
            loads[least] += max(length, 0.001)
            if least == index - 1 { mine.insert(test) }
        }
        return all.filter(mine.contains)
    }
}
