/// The one line in which a run of tests ends, whichever libraries they are of.
///
/// - From: `portico test`
package enum TestSummary {
    /// `Shop: 20 tests (12 XCTest, 5 Swift Testing, 3 UI), 1 failed, 0 skipped`
    package static func text(of name: String, _ results: [TestResult]) -> String {
        let counts = TestResult.Library.allCases.compactMap { library in
            let count = results.count { $0.library == library }
            return count == 0 ? nil : "\(count) \(library.rawValue)"
        }
        let parts = counts.count > 1 ? " (\(counts.joined(separator: ", ")))" : ""
        return "\(name): \(results.count) \(results.count == 1 ? "test" : "tests")\(parts), "
            + "\(results.count(where: \.isFailure)) failed, \(results.count { $0.status == .skipped }) skipped"
    }
}

/// Leaves out of what tests say the sums of XCTest and Swift Testing, each of which knows its own tests alone. Asked line by line.
struct PartialSums {
    private var isBehindSuite = false

    mutating func isShown(_ line: Substring) -> Bool {
        let words = line.drop { $0 == " " || $0 == "\t" }
        // The whole of a process's tests has a name of XCTest's own, and the sum in the line behind it.
        let isSum = isBehindSuite && words.hasPrefix("Executed ")
        isBehindSuite = ["Test Suite 'All tests' ", "Test Suite 'Selected tests' "].contains {
            words.hasPrefix($0) && !words.dropFirst($0.count).hasPrefix("started")
        }
        let isModernSum =
            words.dropFirst().hasPrefix(" Test run with ")
            && (words.contains(" passed after ") || words.contains(" failed after "))
        return !isSum && !isBehindSuite && !isModernSum
    }

    /// Whole lines, without those.
    mutating func shown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { isShown($0) }.joined(separator: "\n")
    }
}
