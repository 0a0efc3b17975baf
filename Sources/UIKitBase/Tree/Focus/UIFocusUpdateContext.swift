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

/// Runs the app's animations beside those of a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private struct Part {
        let animations: ((any UIFocusAnimationContext) -> Void)?
        let completion: (() -> Void)?
    }
    private var parts: [Part] = []
    private var hasRun = false

    /// Animates with the move, and calls the completion afterwards.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        addPart(Part(animations: animations.map { body in { _ in body() } }, completion: completion))
    }

    /// Animates with the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addPart(Part(animations: animations, completion: completion)) }

    /// Animates with the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addPart(Part(animations: animations, completion: completion)) }

    private func addPart(_ part: Part) {
        parts.append(part)
        if hasRun { runAnimations() }
    }

    /// Everybody has heard of the move.
    func runAnimations() {
        hasRun = true
        let now = parts
        parts = []
        let context = FocusAnimationContext()
        for part in now {
            UIView.animate(withDuration: context.duration, animations: { part.animations?(context) }) { _ in
                part.completion?()
            }
        }
    }
}

/// The length of the animations of a move.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
}
