import Foundation

/// A rectangle without a view that leads the focus elsewhere: who moves onto it comes to what it prefers.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    private var targets: [Weak<NSObject>] = []

    /// Whether the guide leads anywhere. True by default.
    open var isEnabled = true

    /// Where it leads, the most wanted first; they aren't kept alive. Empty by default: a guide that leads nowhere isn't found.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { targets.compactMap { $0.object as? any UIFocusEnvironment } }
        set { targets = (newValue ?? []).compactMap { ($0 as? NSObject).map { Weak(object: $0) } } }
    }

    /// The one view that it leads to.
    @available(iOS, deprecated: 10.0)
    open weak var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}
