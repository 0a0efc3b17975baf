import Foundation

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
