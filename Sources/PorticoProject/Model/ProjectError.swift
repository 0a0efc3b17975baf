/// Why a project cannot be built. One line: where, what, and what would be right.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
    /// One of several things that a path may mean.
    package enum Choice: Sendable, Equatable {
        case path(String)
        /// An app of an Xcode project.
        case target(String)
        /// A package's executable product.
        case product(String)
    }

    /// The file or folder at fault, as the user named it; with `:line` where one is known.
    package var place: String
    package var reason: String
    package var remedy: String
    /// What there is to choose from, if that is what is wrong.
    package var choices: [Choice]
    /// Whether nothing is wrong but that an Xcode project has no app to run, as that of a library.
    package private(set) var saysThereIsNoApp = false

    package init(_ place: String, _ reason: String, remedy: String, choices: [Choice] = []) {
        self.place = place
        self.reason = reason
        self.remedy = remedy
        self.choices = choices
    }

    package var description: String { "\(place): \(reason): \(remedy)" }

    /// - Parameter targets: what the Xcode project has instead of an iOS app, as a list.
    package static func hasNoApp(_ project: String, targets: String) -> ProjectError {
        var error = ProjectError(
            project, "no iOS app among its targets (\(targets))",
            remedy: "name a project that has one, or the folder of a package")
        error.saysThereIsNoApp = true
        return error
    }

    /// - Parameter alternatives: projects beside the package that have one.
    package static func hasNoProgram(_ name: String, alternatives: [String] = []) -> ProjectError {
        ProjectError(
            name, "the package has no executable product to run",
            remedy: (alternatives.isEmpty ? "" : "name a project beside it (\(alternatives.joined(separator: ", "))), ")
                + "add one to its Package.swift, or use “portico build” to compile its libraries")
    }
}
