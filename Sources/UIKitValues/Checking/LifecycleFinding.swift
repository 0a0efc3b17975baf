/// One mistake that the checker saw: who, what, and what to do about it.
package struct LifecycleFinding: Hashable, Sendable, CustomStringConvertible {
    package enum Rule: String, Sendable, CaseIterable {
        case missingSuper = "missing-super"
        case resizesInLayout = "resizes-in-layout"
        case notReleased = "not-released"
        case unbalancedAppearance = "unbalanced-appearance"
        case offMainThread = "off-main-thread"
        case sameDrawing = "same-drawing"
        case constraintsEveryPass = "constraints-every-pass"
        case slowTransition = "slow-transition"
        case costlyShadow = "costly-shadow"
        /// Not the app's mistake.
        case inconsistent
    }

    package var rule: Rule
    /// The class, without its module.
    package var subject: String
    package var reason: String
    package var remedy: String

    package var description: String { "\(subject): \(reason) - \(remedy) [\(rule.rawValue)]" }
}
