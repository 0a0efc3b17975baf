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

/// What the builder needs from the module that rewrites Objective-C-only syntax. The command line provides it, so that this
/// module does not depend on a Swift parser.
package protocol SourceLowering: Sendable {
    /// Lowers a project's sources together, keeping results of unchanged ones in the folder `cache`. Throws for what cannot
    /// be lowered, with file and line.
    func lower(_ project: ProjectModel, cache: String) throws -> [LoweredSource]
}
