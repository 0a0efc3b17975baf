import CoreGraphics
import Foundation

/// How far a spring below a drag is tense.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is above it, or it isn't allowed.
    case inactive = 0
    /// A drag rests above it.
    case possible = 1
    /// It goes off in a moment.
    case activating = 2
    /// It goes off now.
    case activated = 3
}

/// What has a spring of its own that an app can switch on.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests above it does what a tap does.
    var isSpringLoaded: Bool { get set }
}

/// Lets a drag that rests above its view activate it, as a tap does: a folder opens, a tab is chosen.
///
/// - From: `SpringLoading`
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that the interaction has been added to; not kept alive.
    public private(set) weak var view: UIView?
    /// Decides whether a drag makes the spring tense. Without one of the app's: always.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows how tense the spring is. Without one of the app's: the target is highlighted, and blinks before it goes off.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// A spring with a behaviour and an effect of the app's own; nil stands for the standard ones. The handler runs when the spring goes
    /// off.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? StandardSpring()
        self.interactionEffect = interactionEffect ?? StandardSpring()
        self.handler = handler
        super.init()
    }

    /// A spring with the standard behaviour and effect: the handler runs when a drag has rested for half a second and the effect has
    /// blinked.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Called before the interaction joins or leaves a view. Does nothing here.
    open func willMove(to view: UIView?) {}
    /// Called when the interaction has joined a view, or left it (nil). Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    final func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// Decides for a spring.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Asked whenever the drag moves above the view. It may set the context's target: with another target the spring starts anew.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// The drag has left, or the spring has gone off. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// The drag has left the view, or the spring has gone off. Optional.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { OptionalCall.missing(()) }
}

/// Shows a spring.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The context's state is another one.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A drag above a spring.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// What effects are shown on; the interaction's view at first.
    var targetView: UIView? { get set }
    /// What is activated, where a view has many; nil at first.
    var targetItem: Any? { get set }
    /// Of the finger; of the window for nil.
    func location(in view: UIView?) -> CGPoint
}

/// A cell, which says by itself that a spring may go off over it.
@MainActor package protocol SpringHighlighting: UIView {
    func highlightForSpring(_ on: Bool)
}

/// What springs do by themselves.
@MainActor
private final class StandardSpring: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
{
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        mark(view, context.state == .possible || context.state == .activating)
        guard context.state == .activating else { return }
        UIView.animateKeyframes(withDuration: SpringLoading.blink, delay: 0) {
            for beat in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(beat) / 4, relativeDuration: 0.25) {
                    view.alpha = beat % 2 == 0 ? 0.4 : 1
                }
            }
        }
    }

    private func mark(_ view: UIView, _ on: Bool) {
        switch view {
        case let control as UIControl: control.isHighlighted = on
        case let cell as any SpringHighlighting: cell.highlightForSpring(on)
        default: view.layer.opacity = on ? 0.6 : 1
        }
    }
}
