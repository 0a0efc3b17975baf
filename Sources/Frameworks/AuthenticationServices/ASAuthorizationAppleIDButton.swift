import UIKit

/// The button with which a person signs in with Apple.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue` = 1
        case signUp = 2
        /// What it says unless told otherwise: sign in.
        public static var `default`: ButtonType { .signIn }
    }

    /// How it looks.
    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline = 1
        case black = 2
    }

    private let label = UILabel()
    private let style: Style
    /// The radius of its corners; 6 by default.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// A button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUpLabel(type)
    }

    /// A black button that says sign in; what an archive says of its type and style isn't read.
    public required init?(coder: NSCoder) {
        style = .black
        super.init(coder: coder)
        setUpLabel(.signIn)
    }

    private func setUpLabel(_ type: ButtonType) {
        let texts: [ButtonType: String] = [
            .signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple",
        ]
        label.text = texts[type]
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        layer.cornerRadius = cornerRadius
        label.isUserInteractionEnabled = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
