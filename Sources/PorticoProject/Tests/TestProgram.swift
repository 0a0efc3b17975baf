import Foundation

/// A test bundle of an Xcode project with the program that loads it, or the program of all tests of a Swift package.
package struct TestProgram: Sendable, Equatable, Codable {
    /// The test target, or the package.
    package var name: String
    package var executable: String
    /// Where it runs: `$(SRCROOT)`, for tests that read files beside their sources.
    package var folder: String
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// Whether an app starts in it by itself, because the tests have none of their own.
    package var needsApp = false
    /// The tests that the scheme or test plan skips.
    package var skipped: [String] = []
    package var selected: [String] = []
    /// Whether its classes may run beside each other, as the scheme or test plan says.
    package var isParallel = false
    /// See `TestRun`.
    package var library: String?
    package var observer: String?
    /// Whether nothing may run beside it: what drives an app from outside waits for real time.
    package var runsAlone = false

    /// All its tests: the scheme's or plan's choice of them isn't made yet.
    func list(_ environment: [String: String]) throws -> TestList {
        var variables = environment.merging(self.environment) { $1 }
        // Nothing runs: there are no results to write.
        variables[TestResult.folderVariable] = nil
        do {
            let text = try ToolRunner.output(executable, ["--list-tests"], in: folder, environment: variables)
            guard let plain = TestList.plain(text) else {
                throw ProjectError(
                    name, "the program can't list its tests: it ended with status 0 and without a list",
                    remedy: "what ends the process when a class or a library is loaded is a likely cause")
            }
            return TestList(plain: plain, modern: try listModern(variables))
        } catch let failure as ToolRunner.Failure {
            throw ProjectError(
                name, "the program can't list its tests: it ended with status \(failure.status)\n\(failure.output)",
                remedy: "what a class does when it is loaded is a likely cause")
        }
    }

    /// Swift Testing ends with a status of its own where it finds none.
    private func listModern(_ variables: [String: String]) throws -> [String] {
        do {
            return TestList.modern(
                try ToolRunner.output(
                    executable, ["--list-tests", "--testing-library", "swift-testing"], in: folder,
                    environment: variables))
        } catch let failure as ToolRunner.Failure where failure.status == Self.noTests {
            return []
        }
    }

    private static let noTests: Int32 = 69

    /// What the scheme or test plan leaves of it, and what somebody has asked for.
    func selection(_ asked: TestSelection) -> TestSelection {
        var selection = asked
        selection.skips += skipped
        if selection.filters.isEmpty { selection.filters = selected }
        return selection
    }

    func run(
        _ tests: TestList, environment: [String: String], results: String, output: FileHandle?,
        say: @escaping @Sendable (String) -> Void
    ) throws -> TestRun.Outcome {
        var variables = environment.merging(self.environment) { $1 }
        if needsApp { variables["PORTICO_TEST_HOST"] = "1" }
        return try TestRun(
            program: executable, folder: folder, environment: variables, library: library, observer: observer,
            results: results, output: output, say: say
        )
        .run(tests)
    }
}
