import UIKit

private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    /// Whether texts and pictures show placeholders.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

/// Bars in the place of a text's lines.
@MainActor final class TextRedaction {
    private var text: NSAttributedString?
    private var bars: CAShapeLayer?

    /// Takes the bars away.
    func end() { bars?.removeFromSuperlayer() }

    /// What the label shows of a redacted text: its room without the letters.
    func hiddenText(_ newText: NSAttributedString, in label: UILabel) -> NSAttributedString {
        text = newText
        let made = bars ?? CAShapeLayer()
        bars = made
        let color =
            newText.length > 0 ? newText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
        made.fillColor =
            (color ?? .label).resolvedColor(with: label.traitCollection).withAlphaComponent(0.16).cgColor
        if made.superlayer !== label.layer { label.layer.addSublayer(made) }
        let hidden = NSMutableAttributedString(attributedString: newText)
        hidden.addAttribute(
            .foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: hidden.length))
        return hidden
    }

    func layOut(in label: UILabel, lines: Int) {
        guard let text, let bars else { return }
        let storage = NSTextStorage(attributedString: text)
        // A label breaks lines whose last is truncated; a layout manager makes one line of such a paragraph.
        let style = NSMutableParagraphStyle()
        if text.length > 0,
            let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        {
            style.setParagraphStyle(own)
        }
        style.lineBreakMode = .byWordWrapping
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
        let manager = NSLayoutManager()
        let bounds = label.bounds
        let container = NSTextContainer(size: CGSize(width: bounds.width + 0.5, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let path = CGMutablePath()
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, _, _ in
            let whole = CGRect(
                x: used.minX, y: used.minY + used.height * 0.12, width: used.width, height: used.height * 0.76)
            let bar = whole.intersection(bounds)
            guard !bar.isNull, bar.width > 0, bar.height > 0 else { return }
            let radius = min(4, bar.height / 2, bar.width / 2)
            path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bars.frame = bounds
        bars.path = path
        CATransaction.commit()
    }
}

extension View {
    /// Marks the view as private: it is redacted where private things are.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
