import CoreGraphics
import Foundation

/// A view that stands where the keyboard does, and can look like it.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// Whether the view brings the keyboard's ground along.
    public enum Style: Int, Sendable {
        /// No background of its own.
        case `default` = 0
        /// The keyboard's background.
        case keyboard = 1
    }

    static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }

    private let style: Style
    /// Whether the view's constraints say how high it is, rather than its frame.
    open var allowsSelfSizing = false

    /// Makes an input view; its frame's height is the height that it asks for.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
        if style == .keyboard { backgroundColor = Self.keyboardColor }
    }

    /// Reads the view from a storyboard or nib, with the style `default`.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// The style it was made with.
    open var inputViewStyle: Style { style }
}
