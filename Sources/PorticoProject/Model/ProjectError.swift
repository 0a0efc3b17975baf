/// Why a project cannot be built. One line: where, what, and what would be right.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
    /// The file or folder at fault, as the user named it; with `:line` where one is known.
    package var place: String
    package var reason: String
    package var remedy: String

    package init(_ place: String, _ reason: String, remedy: String) {
        self.place = place
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(place): \(reason): \(remedy)" }

    package static func hasNoProgram(_ name: String) -> ProjectError {
        ProjectError(
            name, "the package has no executable product to run",
            remedy: "add one to its Package.swift, or use “portico build” to compile its libraries")
    }
}
