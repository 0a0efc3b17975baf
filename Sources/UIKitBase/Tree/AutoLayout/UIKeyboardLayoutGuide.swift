import Foundation

/// The keyboard's place in a view (`UIView.keyboardLayoutGuide`).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes along with a keyboard that floats or is split. Kept; the keyboard here is docked always.
    open var followsUndockedKeyboard = false

    /// Whether the guide is as high as the safe area's bottom inset while no keyboard is shown; otherwise it has no height then. Default true.
    open var usesBottomSafeArea = true { didSet { if oldValue != usesBottomSafeArea { placeAgain() } } }

    /// How far above the keyboard a finger takes it along that drags it away, in points; 0 by default, no less. Kept (DEV-1444).
    open var keyboardDismissPadding: CGFloat = 0 { didSet { keyboardDismissPadding = max(0, keyboardDismissPadding) } }

    private func placeAgain() {
        guard let view = owningView else { return }
        view.setNeedsLayout()
        edges?.update(view)
    }

    public nonisolated override init() {
        super.init()
        MainActor.assumeIsolated { move(near: .bottom) }
    }

    /// Makes a guide without a view; nothing is read from the archive.
    public nonisolated required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
