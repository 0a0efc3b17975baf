import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Measuring and drawing of labels.
extension UILabel {
    /// Text, font or line limit changed: the label may want another size.
    func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Shows a text in one look, with one change for all of it: `attributedText` with these attributes looks the same, and costs more.
    package func showText(
        _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
    ) {
        KeyValueObserving.change(self, "text") {
            if content.setText(
                text, font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
            {
                textChanged()
            }
        }
    }

    /// The same room, other pixels.
    func looksChanged() { setNeedsDisplay() }

    func followContentSize() {
        if adjustsFontForContentSizeCategory, content.adaptFonts(to: traitCollection) { textChanged() }
    }

    private var pixel: CGFloat { 1 / max(1, layer.contentsScale) }

    /// Up to a whole number of pixels, but not for what is above one by a rounding error.
    /// Divided by the scale: a third of a point, times a number, isn't that many pixels exactly.
    private func roundedUp(_ length: CGFloat) -> CGFloat { Self.roundedUp(length, pixel: pixel) }

    private static func roundedUp(_ length: CGFloat, pixel: CGFloat) -> CGFloat {
        let scale = (1 / pixel).rounded()
        return ((length * scale) - 0.001).rounded(.up) / scale
    }

    private static let unlimited: CGFloat = 1e7

    /// The size for the text at a width; 0 means no limit. A label of one line is as wide as its text in any case.
    package func naturalSize(width: CGFloat) -> CGSize {
        let limited = numberOfLines != 1 && width > 0 && width < Self.unlimited
        let room = CGRect(x: 0, y: 0, width: limited ? width : Self.unlimited, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Options for the text in a room. Lengths of `unlimited` are none.
    private func options(_ size: CGSize, lines: Int) -> TextLayout.Options {
        var options = TextLayout.Options(
            width: size.width < Self.unlimited ? size.width : nil,
            height: size.height < Self.unlimited ? size.height : nil, maximumLines: max(0, lines))
        options.naturalIsRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return options
    }

    func textFrame(in bounds: CGRect, lines: Int) -> CGRect {
        guard content.hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = layout(bounds.size, lines: lines).layout
        let pixel = pixel
        var size = CGSize(
            width: Self.roundedUp(layout.size.width, pixel: pixel),
            height: Self.roundedUp(layout.size.height, pixel: pixel))
        if bounds.width < Self.unlimited { size.width = min(size.width, bounds.width) }
        if bounds.height < Self.unlimited { size.height = min(size.height, bounds.height) }
        var origin = bounds.origin
        if bounds.width < Self.unlimited {
            origin.x += min(max(0, layout.left), bounds.width - size.width)
        }
        if bounds.height < Self.unlimited { origin.y += centered(size.height, in: bounds.height) }
        return CGRect(origin: origin, size: size)
    }

    /// The distance from the top that centres text; on a whole pixel.
    private func centered(_ height: CGFloat, in room: CGFloat) -> CGFloat {
        (((room - height) / 2) / pixel + 0.001).rounded(.down) * pixel
    }

    /// The layout for a room, and by how much the font was shrunk to fit it.
    func layout(_ size: CGSize, lines: Int) -> (layout: TextLayout, scale: CGFloat) {
        let options = options(size, lines: lines)
        guard adjustsFontSizeToFitWidth, let width = options.width, width > 0 else {
            return (content.layout(options), 1)
        }
        let fitted = FontFitting.fit(content.source, options: options, width: width, minimum: minimumScaleFactor)
        return (fitted.layout, fitted.scale)
    }

    /// The lines as they are drawn in a rectangle, and the place of their top left corner there.
    package func drawnLayout(in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
        let (layout, scale) = layout(rect.size, lines: numberOfLines)
        var top = rect.minY + centered(roundedUp(layout.size.height), in: rect.height)
        if scale < 1 {
            switch baselineAdjustment {
            case .alignBaselines:
                // As the first line would stand at the full size.
                let full = content.layout(options(rect.size, lines: numberOfLines))
                let fullTop = rect.minY + centered(roundedUp(full.size.height), in: rect.height)
                top = fullTop + full.firstBaseline - layout.firstBaseline
            case .alignCenters: break
            case .none: top = rect.minY
            }
        }
        return (layout, CGPoint(x: rect.minX, y: top))
    }

    /// In an effect of vibrancy the text is black or white, whatever its own colours, as strong as the effect's style.
    var ink: UIColor? { VibrancyUse.isShown ? vibrantInk : nil }

    func paintText(in rect: CGRect) {
        guard content.hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let (layout, origin) = drawnLayout(in: rect)
        // Only then can anything reach beyond the rectangle that should not be seen.
        let overflows = layout.size.height > rect.height + pixel || layout.size.width > rect.width + pixel
        if overflows || !isEnabled {
            context.saveGState()
            if overflows { context.clip(to: rect) }
            if !isEnabled {
                context.setAlpha(0.5)
                context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            }
        }
        if let shadowColor {
            let shifted = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            layout.draw(in: context, at: shifted, color: shadowColor.cgColorForText)
        }
        let highlight = isHighlighted ? highlightedTextColor : nil
        drawnInk = ink
        layout.draw(in: context, at: origin, color: (highlight ?? drawnInk)?.cgColorForText)
        if overflows || !isEnabled {
            if !isEnabled { context.endTransparencyLayer() }
            context.restoreGState()
        }
    }

    /// From the top of the text to its first baseline and from its last baseline to its bottom, whatever height the label has
    /// now: what constraints between baselines are about.
    var contentBaselines: Baselines {
        let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
        let layout = layout(CGSize(width: width, height: .greatestFiniteMagnitude), lines: numberOfLines).layout
        // On the pixel, as the ascender is; lines below keep their distance.
        let rest = (layout.firstBaseline / pixel).rounded() * pixel - layout.firstBaseline
        return Baselines(
            first: layout.firstBaseline + rest, last: roundedUp(layout.size.height) - layout.lastBaseline - rest)
    }

    /// Points from the top of the label to the first and last baseline, for constraints.
    package var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let layout = layout(bounds.size, lines: numberOfLines).layout
        let top = centered(roundedUp(layout.size.height), in: bounds.height)
        let rest = (layout.firstBaseline / pixel).rounded() * pixel - layout.firstBaseline
        return (top + layout.firstBaseline + rest, top + layout.lastBaseline + rest)
    }
}

extension UILabel: BaselineText {
    var baselineFont: UIFont? { font }
}
