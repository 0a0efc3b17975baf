import Foundation

/// How long tests took, by `Module.Class/test`.
package struct TestDurations: Sendable, Equatable {
    package var seconds: [String: Double]

    package init(seconds: [String: Double] = [:]) { self.seconds = seconds }

    /// Empty where there is no such file.
    package init(file: String) throws {
        let data = FilePaths.contents(file) ?? Data("{}".utf8)
        guard let seconds = try? JSONDecoder().decode([String: Double].self, from: data) else {
            throw ProjectError(
                file, "these aren't durations of tests", remedy: "remove it: the next run writes it anew")
        }
        self.init(seconds: seconds)
    }

    package func write(to file: String) throws {
        let encoder = JSONEncoder()
        // A file that is kept in version control changes where a test does.
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FilePaths.write(try encoder.encode(seconds.mapValues { ($0 * 1000).rounded() / 1000 }), to: file)
    }

    /// With what a run has shown.
    package func adding(_ results: [TestResult]) -> TestDurations {
        let ended = results.filter { $0.status == .passed || $0.status == .failed }
        return TestDurations(
            seconds: seconds.merging(ended.map { ($0.test, $0.seconds) }, uniquingKeysWith: { $1 }))
    }

    /// The seconds of a test of unknown length: the middle one's.
    var middle: Double {
        let known = seconds.values.sorted()
        return known.isEmpty ? 1 : known[known.count / 2]
    }

    /// The tests class by class in at most so many parts of about the same length, the longest first.
    func parts(of tests: [String], count: Int) -> [[String]] {
        var order: [String] = []
        var classes: [String: [String]] = [:]
        for test in tests {
            let name = TestList.parts(of: test).suite
            if classes[name] == nil { order.append(name) }
            classes[name, default: []].append(test)
        }
        let middle = middle
        let lengths = classes.mapValues { $0.reduce(0) { $0 + max(seconds[$1] ?? middle, 0.001) } }
        var parts = [(length: Double, tests: [String])](repeating: (0, []), count: min(count, order.count))
        for name in order.sorted(by: { (lengths[$1]!, $0) < (lengths[$0]!, $1) }) {
            let least = parts.indices.min { parts[$0].length < parts[$1].length }!
            parts[least].length += lengths[name]!
            parts[least].tests += classes[name]!
        }
        return parts.map(\.tests)
    }
}
