import CoreGraphics
import Foundation
import QuartzCore

/// The springs below one drag: the one that it rests above becomes tense, and goes off.
///
/// - From: `DragSession`
/// - To: `UISpringLoadedInteraction`
@MainActor final class SpringLoading {
    /// Seconds above a target until it blinks, and how long it does (DEV-744).
    static let rest = 0.5
    static let blink = 0.4

    private unowned let drag: DragSession
    private var context: SpringContext?
    /// What has gone off, until the drag leaves it.
    private var spent: SpringContext?

    init(_ drag: DragSession) { self.drag = drag }

    func follow(_ point: CGPoint) {
        guard let new = spring(at: point) else {
            stop()
            spent = nil
            return
        }
        if spent?.isSame(as: new) == true { return }
        spent = nil
        if context?.isSame(as: new) == true { return }
        stop()
        context = new
        new.change(to: .possible)
        FrameTimer.shared.call(after: Self.rest) { [weak self, weak new] in
            guard let self, let new, self.context === new else { return }
            new.change(to: .activating)
            FrameTimer.shared.call(after: Self.blink) { [weak self, weak new] in
                if let self, let new, self.context === new { self.goOff(new) }
            }
        }
    }

    func stop() {
        guard let old = context else { return }
        context = nil
        old.finish()
    }

    private func goOff(_ tense: SpringContext) {
        tense.change(to: .activated)
        context = nil
        spent = tense
        tense.interaction.activate(tense)
        tense.finish()
    }

    /// The innermost spring that takes the drag.
    private func spring(at point: CGPoint) -> SpringContext? {
        var view = drag.window.hitTest(point, with: nil)
        while let here = view {
            for case let spring as UISpringLoadedInteraction in here.interactions {
                let context = SpringContext(spring, drag)
                if spring.interactionBehavior.shouldAllow(spring, with: context) { return context }
            }
            view = here.superview
        }
        return nil
    }
}

/// - From: `SpringLoading`
@MainActor private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    let interaction: UISpringLoadedInteraction
    private weak var drag: DragSession?
    private(set) var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ drag: DragSession) {
        (self.interaction, self.drag) = (interaction, drag)
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        guard let drag else { return .zero }
        return drag.location(in: view ?? drag.window)
    }

    func isSame(as other: SpringContext) -> Bool {
        interaction === other.interaction && targetView === other.targetView
            && (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
    }

    func change(to new: UISpringLoadedInteractionEffectState) {
        guard state != new else { return }
        state = new
        interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }

    func finish() {
        change(to: .inactive)
        OptionalCall.call(.event, interaction.interactionBehavior, "interactionDidFinish:") {
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
    }
}
