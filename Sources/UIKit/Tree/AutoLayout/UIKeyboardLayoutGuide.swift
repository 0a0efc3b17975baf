import Foundation

/// The keyboard's place in a view (`UIView.keyboardLayoutGuide`).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes along with a keyboard that floats or is split. Kept; the keyboard here is docked always.
    open var followsUndockedKeyboard = false

    public nonisolated override init() {
        super.init()
        MainActor.assumeIsolated { move(near: .bottom) }
    }

    public nonisolated required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
