import CoreGraphics
import Foundation

/// The views inside a text field, and what its editing is at.
@MainActor struct FieldParts {
    var backdrop: FieldBackdrop?
    /// Clips the text, its selection and the caret to the text's rectangle.
    let area = UIView(frame: .zero)
    let canvas = FieldCanvas(frame: .zero)
    let caret = CaretView(frame: .zero)
    var highlights = HighlightViews()
    let handles = SelectionHandles()
    /// Both are made when they are first needed: while the field is edited, and when a drag comes over it.
    var dragging: TextDragging?
    var dropping: TextDropping?
    /// From the first time that the field is edited.
    var spelling: SpellingMarker?
    var clearButton: UIButton?
    var leftView: UIView?
    var rightView: UIView?

    var isEditing = false
    /// How far text that is longer than its rectangle has moved to the left.
    var scroll: CGFloat = 0
    /// The next text that comes in replaces all there is.
    var replacesAll = false
    /// The layout that was made last, and of what.
    var known: (key: FieldLayout.Key, layout: FieldLayout)?
    /// A finger that is down, and whether the caret follows it.
    var press = 0
    var followsFinger = false
    var endReason = UITextField.DidEndEditingReason.committed
}

/// Where the text of a field is drawn, clipped to its rectangle.
@MainActor final class FieldCanvas: TextDrawingView {
    weak var field: UITextField?

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        // The field draws in its own coordinates.
        let origin = convert(CGPoint.zero, to: field)
        context.translateBy(x: -origin.x, y: -origin.y)
        if field.showsPlaceholder {
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        } else {
            field.drawText(in: field.currentTextRect)
        }
    }
}

/// The border of a field, and what fills it.
@MainActor final class FieldBackdrop: UIImageView {
    static let roundedBorder = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.3 : 0.8, alpha: 1)
    }

    func show(_ style: UITextField.BorderStyle, image: UIImage?, fill: UIColor?, scale: CGFloat) {
        self.image = style == .roundedRect ? nil : image
        contentMode = .scaleToFill
        layer.cornerRadius = style == .roundedRect ? 5 : 0
        switch style {
        case .none:
            layer.borderWidth = 0
            backgroundColor = nil
        case .line:
            layer.borderWidth = image == nil ? 1 : 0
            border(.label)
            backgroundColor = nil
        case .bezel:
            layer.borderWidth = image == nil ? 1 : 0
            border(.systemGray)
            backgroundColor = nil
        case .roundedRect:
            layer.borderWidth = max(0.5, 1 / max(scale, 1))
            border(Self.roundedBorder)
            backgroundColor = fill ?? .systemBackground
        }
    }

    private func border(_ color: UIColor) { layer.borderColor = color.resolvedColor(with: traitCollection).cgColor }
}
