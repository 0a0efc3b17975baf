/// What a project uses, and what becomes of it here.
package struct DoctorReport: Codable, Sendable, Equatable {
    package enum Outcome: String, Codable, Sendable {
        case builds, doesNotCompile, cannotBeRead
    }

    /// One thing that was found, with how often and where first.
    package struct Finding: Codable, Sendable, Equatable {
        package var what: String
        package var count: Int
        package var files: Int
        /// `File.swift:12`, relative to the project.
        package var first: String
    }

    package struct Module: Codable, Sendable, Equatable {
        package enum State: String, Codable, Sendable {
            /// Part of the SDK or of Swift itself.
            case present
            /// Made by the project or its packages.
            case own
            case missing
        }

        package var name: String
        package var state: State
        package var files: Int
        package var first: String
    }

    package var path: String
    package var name: String
    package var outcome: Outcome
    /// One line that says it all.
    package var verdict: String
    package var swiftFiles = 0
    package var targets: [String] = []
    package var modules: [Module] = []
    /// What the compiler says, equal messages together, the most frequent first.
    package var errors: [Finding] = []
    package var filesWithErrors = 0
    package var objectiveC: [String] = []
    /// Storyboards and xibs.
    package var documents: [String] = []
    /// Their elements; in `first` the document.
    package var elements: [Finding] = []
    /// Assets by kind, and other resources by extension.
    package var assets: [String: Int] = [:]
    /// What is left out or done without, a line each.
    package var notes: [String] = []

    package init(path: String, name: String, outcome: Outcome, verdict: String) {
        self.path = path
        self.name = name
        self.outcome = outcome
        self.verdict = verdict
    }

    package var errorCount: Int { errors.reduce(0) { $0 + $1.count } }
}
