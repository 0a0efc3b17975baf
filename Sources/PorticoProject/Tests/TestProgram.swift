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
    /// What the scheme or test plan says.
    package var skipped: [String] = []
    package var selected: [String] = []
    /// Whether its classes may run beside each other, as the scheme or test plan says.
    package var isParallel = false
    /// See `TestRun`.
    package var library: String?
    package var observer: String?
    /// Whether nothing may run beside it: what drives an app from outside waits for real time.
    package var runsAlone = false

    /// What the tests are, as `Module.Class/test`.
    func list(_ environment: [String: String]) throws -> [String] {
        var variables = environment.merging(self.environment) { $1 }
        // Nothing runs: there are no results to write.
        variables[TestResult.folderVariable] = nil
        func names(_ arguments: [String]) throws -> [String] {
            try ToolRunner.output(executable, ["--list-tests"] + arguments, in: folder, environment: variables)
                .split(separator: "\n").map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
        }
        do {
            // Swift Testing ends with a status of its own where it finds none.
            return try names([]) + ((try? names(["--testing-library", "swift-testing"])) ?? [])
        } catch let failure as ToolRunner.Failure {
            throw ProjectError(
                name, "the program can't list its tests: it ended with status \(failure.status)\n\(failure.output)",
                remedy: "what a class does when it is loaded is a likely cause")
        }
    }

    func run(
        _ selection: TestSelection, environment: [String: String], output: FileHandle?,
        say: @escaping @Sendable (String) -> Void
    ) throws -> Int32 {
        var selection = selection
        selection.skips += skipped
        if selection.filters.isEmpty { selection.filters = selected }
        var variables = environment.merging(self.environment) { $1 }
        if needsApp { variables["PORTICO_TEST_HOST"] = "1" }
        return try TestRun(
            program: executable, folder: folder, environment: variables, library: library, observer: observer,
            output: output, say: say
        )
        .run(selection)
    }
}
