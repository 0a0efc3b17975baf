import Synchronization

/// Tells a developer once a function that shaders aren't drawn here.
package enum ShaderReport {
    private static let reported = Mutex<Set<String>>([])

    /// The functions that were told of.
    package static var reportedNames: Set<String> { reported.withLock { $0 } }

    static func reportUse(of shader: Shader) {
        guard reported.withLock({ $0.insert(shader.function.name).inserted }) else { return }
        RuntimeWarning.report(
            "The shader “\(shader.function.name)” isn't drawn: Metal's functions don't run here. What it should change stays as it is, and what it should fill stays clear (DEV-1346)."
        )
    }
}
