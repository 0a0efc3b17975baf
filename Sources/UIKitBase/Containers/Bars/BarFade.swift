import CoreGraphics
import Foundation

/// A bar's ground that changes while a transition runs: the one of before fades, and what is there by then comes.
///
/// - From: `UINavigationController`, before it shows another controller
/// - To: `BarBackground`, alongside the transition
@MainActor final class BarFade {
    private let background: BarBackground
    private unowned let bar: UIView
    private let before: BarLook?
    /// The look of before, until the transition ends.
    private(set) var old: BarBackground?

    init(of background: BarBackground, in bar: UIView) {
        (self.background, self.bar, before) = (background, bar, background.look)
    }

    func runFade(alongside coordinator: TransitionCoordinator) {
        _ = coordinator.animateAlongsideTransition(
            in: bar, animation: { [weak self] _ in self?.animateFade() }, completion: nil)
    }

    private func animateFade() {
        guard let before, let look = background.look, !look.isLike(before) else { return }
        let old = BarBackground(isAbove: background.isAbove)
        self.old = old
        UIView.performWithoutAnimation {
            old.show(before)
            old.frame = background.frame
            bar.insertSubview(old, aboveSubview: background)
            old.layoutIfNeeded()
            background.alpha = 0
        }
        old.alpha = 0
        background.alpha = 1
    }

    func endFade() {
        guard let old else { return }
        old.removeFromSuperview()
        background.layer.removeAllAnimations()
        background.alpha = 1
    }
}
