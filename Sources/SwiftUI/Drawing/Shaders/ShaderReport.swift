import Synchronization

/// Tells a developer once of a function that can't be run as it should.
package enum ShaderReport {
    private static let reported = Mutex<Set<String>>([])

    /// The functions that were told of.
    package static var reportedNames: Set<String> { reported.withLock { $0 } }

    static func reportProblem(_ message: String, of name: String) {
        guard reported.withLock({ $0.insert(name).inserted }) else { return }
        RuntimeWarning.report(message)
    }
}
