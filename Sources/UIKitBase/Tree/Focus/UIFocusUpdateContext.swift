import Foundation

/// A move of the focus: from where, to where, and by which key.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    private weak var previous: (any UIFocusItem)?
    private weak var next: (any UIFocusItem)?
    private let heading: UIFocusHeading

    package init(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
    ) {
        (self.previous, self.next, self.heading) = (previous, next, heading)
        super.init()
    }

    /// The item that has had the focus; nil: none had it.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }
    /// The item that gets the focus; nil: none does.
    open weak var nextFocusedItem: (any UIFocusItem)? { next }
    /// The item that has had the focus, if that is a view.
    open weak var previouslyFocusedView: UIView? { previous as? UIView }
    /// The item that gets the focus, if that is a view.
    open weak var nextFocusedView: UIView? { next as? UIView }
    /// The direction in which the focus goes; empty for moves that the app asked for.
    open var focusHeading: UIFocusHeading { heading }
}
