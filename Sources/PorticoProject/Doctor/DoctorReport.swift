/// What a project uses, and what becomes of it here.
package struct DoctorReport: Codable, Sendable, Equatable {
    package enum Outcome: String, Codable, Sendable {
        case builds, doesNotCompile, cannotBeRead
        /// A library's own Xcode project beside its package, which is what was examined.
        case hasNoApp
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

    /// One of Apple's names that is used and is here, with what the ledger says of it.
    package struct Name: Codable, Sendable, Equatable {
        package enum State: String, Codable, Sendable, CaseIterable {
            /// It works, and a test shows it.
            case real
            /// It is stored, and nothing looks at it.
            case kept
            /// It always answers the same.
            case constant
            /// It differs from iOS in a way that has a number.
            case deviates
            /// It is there, and no test of Portico's names it.
            case untested
        }

        package var state: State
        package var use: Finding
        /// A test, a deviation's number or a ruling.
        package var reason: String
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
    /// Apple's names that the project uses and that are here; what isn't here is among the errors. A package's are not listed.
    package var api: [Name] = []
    package var objectiveC: [String] = []
    /// Storyboards and xibs.
    package var documents: [String] = []
    /// Their elements; in `first` the document.
    package var elements: [Finding] = []
    /// Core Data models, each with what is in it.
    package var models: [String] = []
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

extension DoctorReport.Name.State {
    /// As the ledger's table has it; nil for what isn't declared at all.
    init?(ledger: Substring, reason: Substring) {
        switch ledger {
        case "tested": self = .real
        case "missing" where reason.hasPrefix("declared"): self = .untested
        default: self.init(rawValue: String(ledger))
        }
    }

    /// The place in the order in which a person wants to know.
    var rank: Int {
        switch self {
        case .constant: 0
        case .kept: 1
        case .deviates: 2
        case .untested: 3
        case .real: 4
        }
    }
}
