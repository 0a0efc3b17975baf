import CoreGraphics
import Foundation

/// One action as a row.
@MainActor final class AlertButton: UIView {
    private static let margin: CGFloat = 8
    let action: UIAlertAction
    private let isInSheet: Bool
    private let label = UILabel()
    private let picture = UIImageView()
    private let shade = UIView()
    private let chosen: () -> Void

    init(action: UIAlertAction, isInSheet: Bool, isBold: Bool, chosen: @escaping () -> Void) {
        self.action = action
        self.isInSheet = isInSheet
        self.chosen = chosen
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.font = AlertFonts.action(isInSheet: isInSheet, isBold: isBold)
        label.adjustsFontForContentSizeCategory = true
        wrapLargeTitle()
        label.isUserInteractionEnabled = false
        accessibilityIdentifier = action.accessibilityIdentifier
        shade.backgroundColor = .systemFill
        shade.isHidden = true
        shade.isUserInteractionEnabled = false
        isUserInteractionEnabled = action.isEnabled
        picture.image = action.image
        for view in [shade, picture, label] { addSubview(view) }
        colourParts()
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: action.accessibilityLabel ?? action.title,
            traits: action.isEnabled ? .button : [.button, .notEnabled])
    }

    /// A title of an accessibility size goes on in further lines rather than lose its middle.
    private func wrapLargeTitle() {
        let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        if label.numberOfLines != lines { label.numberOfLines = lines }
    }

    /// Larger text makes the row higher, smaller text doesn't make it lower.
    func height(forWidth width: CGFloat) -> CGFloat {
        let line = label.font.lineHeight
        let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
        let lines = label.numberOfLines == 1 ? 1 : max(1, (label.sizeThatFits(room).height / line).rounded())
        let standard = label.font.withSize(isInSheet ? 20 : 17).lineHeight
        return (isInSheet ? 57 : 44) + max(0, (line * lines - standard).rounded(.up))
    }

    private func colourParts() {
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        picture.setFixedTint(label.textColor)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        wrapLargeTitle()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colourParts()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
        let size = picture.image?.size ?? .zero
        let x = isRightToLeft ? bounds.width - 16 - size.width : 16
        picture.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = false }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        shade.isHidden = !(touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        shade.isHidden = true
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        chosen()
    }
}
