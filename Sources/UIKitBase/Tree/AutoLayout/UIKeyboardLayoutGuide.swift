import Foundation

/// The keyboard's place in a view (`UIView.keyboardLayoutGuide`).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes along with a keyboard that floats or is split. Kept; the keyboard here is docked always.
    open var followsUndockedKeyboard = false

    public nonisolated override init() {
        super.init()
        MainActor.assumeIsolated { move(near: .bottom) }
    }

    /// Makes a guide without a view; nothing is read from the archive.
    public nonisolated required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
