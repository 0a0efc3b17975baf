/// A test target of an Xcode project.
package struct TestTarget: Sendable, Equatable {
    package enum Place: Sendable, Equatable {
        /// In a program of its own.
        case alone
        /// In the launched app.
        case hosted
        /// Beside the app, which it drives from outside.
        case beside
    }

    /// The name of its module among the project's parts.
    package var name: String
    package var place: Place
    /// The name of the app's module; nil for tests without one.
    package var app: String?
    /// Regular expressions for tests that the scheme or test plan leaves out, and for the only ones it takes.
    package var skipped: [String] = []
    package var selected: [String] = []
    /// Whether its classes may run beside each other.
    package var isParallel = false

    package init(name: String, place: Place, app: String? = nil) {
        self.name = name
        self.place = place
        self.app = app
    }
}
