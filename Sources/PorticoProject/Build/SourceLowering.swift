/// A source file and the portable Swift that stands in for it.
package struct LoweredSource: Sendable, Equatable {
    package var original: String
    /// The file with the lowered text; nil if the original needs no change.
    package var lowered: String?

    package init(original: String, lowered: String?) {
        self.original = original
        self.lowered = lowered
    }
}

extension [LoweredSource] {
    /// The lowered files by the original's path.
    var texts: [String: String] {
        Dictionary(compactMap { one in one.lowered.map { (one.original, $0) } }, uniquingKeysWith: { $1 })
    }
}

/// A project's sources, lowered.
package struct LoweredSources: Sendable {
    package var files: [LoweredSource]
    /// What could not be lowered and hides nothing else: it has been told, the compiler is asked for the rest, and then the build ends.
    package var error: ProjectError?

    package init(_ files: [LoweredSource], error: ProjectError? = nil) {
        self.files = files
        self.error = error
    }
}

/// What the builder needs from the module that rewrites Objective-C-only syntax. The command line provides it, so that this
/// module does not depend on a Swift parser.
package protocol SourceLowering: Sendable {
    /// Lowers a project's sources together, keeping results of unchanged ones in the folder `cache`. Throws for what cannot
    /// be lowered, with file and line, where the compiler would only repeat it in other words.
    func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources

    /// The test classes among `sources`, with what they inherit from those in `others`.
    func testClasses(
        of sources: [String], others: [String], _ project: ProjectModel, cache: String
    ) throws -> [TestClassNames]

    /// Whether two texts of a file differ only in bodies of functions, which no other file sees.
    func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool

    /// Makes the patch that brings a running app from one text of a source to another.
    func patch(_ source: LivePatchSource, number: Int) -> LivePatch

    /// `lower` without an end at what cannot be lowered: that is listed, and the rest is lowered.
    func examine(_ project: ProjectModel, cache: String) throws -> (sources: [LoweredSource], errors: [LoweringFinding])
}

/// A place that needs a change by hand.
package struct LoweringFinding: Sendable, Equatable {
    package var file: String
    package var line: Int
    package var message: String

    package init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }
}
