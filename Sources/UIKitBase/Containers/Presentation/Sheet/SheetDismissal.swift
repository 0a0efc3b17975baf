import CoreGraphics
import Foundation

/// A dismissal that the finger drives by moving the card itself. Let go, it goes to its end or back by itself, and may be taken
/// hold of again until it is there.
///
/// - From: `SheetGesture`
/// - To: `TransitionContext`
@MainActor final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
    private let sheet: UISheetPresentationController
    /// From start to end only: the context holds what drives it.
    private var context: TransitionContext?
    private let back: CGFloat
    private let darkness: CGFloat
    /// The finger has let go.
    private(set) var isLeft = false
    /// Counts the times that the finger has let go: an end that was taken back ends nothing.
    private var ends = 0

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        back = sheet.backFraction
        darkness = sheet.isDimmed ? 1 : 0
        super.init()
    }

    /// Let go while the app was still being told that it begins.
    private var early: (() -> Void)?
    private(set) var hasStarted = false

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        hasStarted = true
        let end = early
        early = nil
        end?()
    }

    private func percent(_ depth: CGFloat) -> CGFloat { min(max(depth / sheet.wayOut, 0), 1) }

    func update(_ depth: CGFloat) {
        sheet.sink(depth, darkness: darkness, back: back)
        context?.updateInteractiveTransition(percent(depth))
    }

    /// The finger takes hold again, `depth` points below the lowest detent.
    func takeBack(_ depth: CGFloat) {
        isLeft = false
        context?.resumeInteraction(at: percent(depth))
        update(depth)
    }

    func end(dismisses: Bool, _ over: @escaping () -> Void) {
        guard hasStarted else {
            early = { [weak self] in self?.end(dismisses: dismisses, over) }
            return
        }
        // Somebody else has ended it, by taking the sheet's presenter away.
        guard let context, !context.isOver else { return over() }
        isLeft = true
        ends += 1
        let round = ends
        if dismisses { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        // The app was told of that, too.
        guard !context.isOver, sheet.isInPlace else { return over() }
        SheetAnimator.animate(duration: SheetAnimator.duration * 0.7) { [sheet, back, darkness] in
            sheet.flight = ViewAnimation.current
            if dismisses {
                sheet.sink(sheet.wayOut, darkness: darkness, back: back)
            } else {
                // The detent may be another than before.
                sheet.sink(0, darkness: sheet.isDimmed ? 1 : 0, back: 0)
                sheet.pushPresenterBack(sheet.backFraction)
            }
        } completion: { [self] _ in
            guard round == ends, isLeft else { return }
            sheet.flight = nil
            self.context = nil
            over()
            context.completeTransition(dismisses)
        }
    }
}
