import Foundation

/// What a double tap on a pencil does.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// Hears of double taps on a pencil: there is no pencil here, and nothing is heard.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// Who hears of taps: nobody here.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps are heard of; true by default. Kept.
    open var isEnabled = true
    /// The view that it was added to.
    open private(set) weak var view: UIView?

    public override init() { super.init() }

    /// Makes one with whom it tells.
    public convenience init(delegate: (any UIPencilInteractionDelegate)?) {
        self.init()
        self.delegate = delegate
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// What people have chosen for taps: nothing.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// The action that people have chosen for a squeeze: none.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether fingers scroll and the pencil alone draws: false.
    open class var prefersPencilOnlyDrawing: Bool { false }
}

/// Hears of double taps on a pencil: never here.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// Does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    /// Does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}

/// An input view whose keys click. Nothing sounds here.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys click.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// No key clicks.
    public var enableInputClicksWhenVisible: Bool { false }
}
