import CoreGraphics

extension UITextView {
    /// The border around a text view.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The border around the text; default `none`. It stays while the text scrolls. With a rounded border the background colour fills
    /// that border alone, as in a text field, whose looks these are.
    public var borderStyle: BorderStyle {
        get { parts.border?.style ?? .none }
        set {
            guard borderStyle != newValue else { return }
            parts.border?.backdrop.removeFromSuperview()
            guard newValue != .none else {
                layer.cornerRadius = 0
                return parts.border = nil
            }
            let backdrop = FieldBackdrop(frame: bounds)
            insertSubview(backdrop, at: 0)
            parts.border = (newValue, backdrop)
            updateBorder()
        }
    }

    /// Called when the bounds, the traits or the background have changed.
    func updateBorder() {
        guard let (style, backdrop) = parts.border else { return }
        backdrop.frame = bounds
        let looks: UITextField.BorderStyle =
            switch style {
            case .none: .none
            case .line: .line
            case .bezel: .bezel
            case .roundedRect: .roundedRect
            }
        backdrop.show(looks, image: nil, fill: backgroundColor, scale: traitCollection.displayScale)
        layer.cornerRadius = backdrop.layer.cornerRadius
    }
}
