import Foundation

/// What one process after the other does of a session: tests of one bundle, and again those that failed.
struct TestPart: Sendable {
    var program: TestProgram
    var selection: TestSelection
    /// Another one for each part: its folder's.
    var name: String

    /// - Parameters:
    ///   - environment: without what is this part's own.
    ///   - folder: where results are collected.
    ///   - output: where what the program says goes; nil where ours goes.
    func run(
        environment: [String: String], folder: String, retries: Int, output: FileHandle?,
        say: @escaping @Sendable (String) -> Void
    ) throws -> (status: Int32, results: [TestResult]) {
        func once(_ selection: TestSelection, _ run: String) throws -> (Int32, [TestResult]) {
            let place = "\(folder)/\(name)-\(run)"
            try FilePaths.makeFolder(place)
            let status = try program.run(
                selection, environment: environment.merging([TestResult.folderVariable: place]) { $1 }, output: output,
                say: say)
            return (status, TestResult.read(folder: place))
        }
        var (status, results) = try once(selection, "run")
        for attempt in 0..<retries {
            let failed = results.filter(\.isFailure)
            guard status != 0, !failed.isEmpty else { break }
            say("\(program.name): \(failed.count) failed; again (\(attempt + 1) of \(retries))")
            let again = try once(TestSelection.exactly(failed.map(\.test)), "again\(attempt)")
            let last = Dictionary(again.1.map { ($0.test, $0) }, uniquingKeysWith: { $1 })
            results = results.map { old in last[old.test].map(old.again) ?? old }
            status = again.0
        }
        return (status, results)
    }
}

extension TestSelection {
    /// These tests and no others.
    static func exactly(_ tests: [String]) -> TestSelection {
        var selection = TestSelection()
        selection.filters = tests.map {
            // Swift Testing adds a place in the source to its names.
            "^" + NSRegularExpression.escapedPattern(for: $0) + ($0.hasSuffix(")") ? "" : "$")
        }
        return selection
    }
}
