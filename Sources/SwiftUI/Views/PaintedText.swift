import UIKit

/// A run's paint, where that is more than a colour.
final class TextPaint: NSObject {
    let paint: Paint

    init(_ paint: Paint) { self.paint = paint }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextPaint)?.paint == paint }

    override var hash: Int { 0 }
}

extension NSAttributedString.Key {
    /// A run's `TextPaint`. The run's colour is then what shows it where only a colour can be shown.
    static let textPaint = NSAttributedString.Key("SwiftUI.TextPaint")
}

/// A text taken apart: the letters in a colour, and for each other paint the letters through which it is seen.
struct PaintedText {
    /// Letters that a paint fills.
    struct Layer {
        let paint: Paint
        /// The whole text, with these letters opaque and nothing else to be seen.
        let mask: NSAttributedString
    }

    /// The whole text; what paints fill is clear.
    let base: NSAttributedString
    let layers: [Layer]

    /// - Returns: nil if every run has a colour.
    init?(_ text: NSAttributedString) {
        var paints: [TextPaint] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.textPaint, in: whole, options: []) { value, _, _ in
            if let paint = value as? TextPaint, !paints.contains(paint) { paints.append(paint) }
        }
        guard !paints.isEmpty else { return nil }
        base = Self.clearing(text) { $0 != nil }
        layers = paints.map { paint in
            let mask = NSMutableAttributedString(attributedString: Self.clearing(text) { $0 != paint })
            mask.removeAttribute(.backgroundColor, range: whole)
            text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                // Lines that have a colour of their own are shown by the base.
                for key in [NSAttributedString.Key.underlineColor, .strikethroughColor] where attributes[key] != nil {
                    mask.addAttribute(key, value: UIColor.clear, range: range)
                }
                if attributes[.textPaint] as? TextPaint == paint {
                    mask.addAttribute(.foregroundColor, value: UIColor.black, range: range)
                }
            }
            return Layer(paint: paint.paint, mask: mask)
        }
    }

    /// The text with its letters and pictures clear where they have certain paints.
    private static func clearing(
        _ text: NSAttributedString, where isHidden: (TextPaint?) -> Bool
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            guard isHidden(attributes[.textPaint] as? TextPaint) else { return }
            result.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
            guard let attachment = attributes[.attachment] as? NSTextAttachment, let image = attachment.image else {
                return
            }
            let blank = NSTextAttachment()
            blank.image = .blank(image)
            blank.bounds = attachment.bounds
            result.addAttribute(.attachment, value: blank, range: range)
        }
        return result
    }
}

extension UIImage {
    /// A picture with the same room, in which nothing is seen.
    static func blank(_ image: UIImage) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: max(image.size.width, 1), height: max(image.size.height, 1))
        let made = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        return image.baselineOffsetFromBottom.map { made.withBaselineOffset(fromBottom: $0) } ?? made
    }
}

/// A paint over a view's area, seen where a mask is opaque: a label's letters or a symbol.
@MainActor final class PaintOverlay<Mask: UIView> {
    let mask: Mask
    private let view = PaintView()

    init(_ mask: Mask, over container: UIView) {
        self.mask = mask
        view.isUserInteractionEnabled = false
        view.mask = mask
        container.addSubview(view)
    }

    func setPaint(_ paint: Paint, _ environment: EnvironmentValues) { view.showPaint(paint, environment) }

    /// Covers the view below, whose paint has the view's bounds as its own.
    func followContainer() {
        guard let bounds = view.superview?.bounds else { return }
        UIView.performWithoutAnimation {
            view.frame = bounds
            mask.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    func removeFromContainer() { view.removeFromSuperview() }
}

/// The paints over a label.
@MainActor final class TextPaintOverlays {
    private var overlays: [PaintOverlay<TextLabel>] = []
    private let label: TextLabel

    init(_ label: TextLabel) { self.label = label }

    /// Whether something fills letters.
    var isPainting: Bool { !overlays.isEmpty }

    /// Takes away what fills letters.
    func removeAll() {
        for overlay in overlays { overlay.removeFromContainer() }
        overlays = []
    }

    /// Shows a text in the label, and what fills its letters above it.
    func setText(_ text: NSAttributedString, _ environment: EnvironmentValues) {
        guard let painted = PaintedText(text) else {
            removeAll()
            label.attributedText = text
            return
        }
        label.attributedText = painted.base
        while overlays.count > painted.layers.count { overlays.removeLast().removeFromContainer() }
        while overlays.count < painted.layers.count { overlays.append(PaintOverlay(TextLabel(), over: label)) }
        for (overlay, layer) in zip(overlays, painted.layers) {
            let mask = overlay.mask
            mask.numberOfLines = label.numberOfLines
            mask.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
            mask.minimumScaleFactor = label.minimumScaleFactor
            mask.isTopAligned = label.isTopAligned
            mask.attributedText = layer.mask
            overlay.setPaint(layer.paint, environment)
        }
        followLabel()
    }

    func followLabel() { for overlay in overlays { overlay.followContainer() } }
}
