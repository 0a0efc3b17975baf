import CoreGraphics
import Foundation

/// “November 2026 ›”: opens the wheels of month and year.
///
/// - From: `MonthsView`
@MainActor final class MonthsTitleButton: UIControl {
    let label = UILabel()
    private let arrow = UIImageView()
    var isOpen = false { didSet { turnArrow() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addSubview(arrow)
        useFont(.systemFont(ofSize: 17, weight: .semibold))
    }

    required init?(coder: NSCoder) { nil }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            arrow.semanticContentAttribute = semanticContentAttribute
            setNeedsLayout()
        }
    }

    /// The arrow grows with the text.
    func useFont(_ font: UIFont) {
        label.font = font
        let size = (font.pointSize * 13 / 17).rounded()
        arrow.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .bold))
        setNeedsLayout()
    }

    var naturalWidth: CGFloat { 8 + label.intrinsicContentSize.width + 6 + (arrow.image?.size.width ?? 0) + 4 }

    private func turnArrow() {
        let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        UIView.animate(withDuration: 0.2) {
            self.arrow.transform = self.isOpen ? CGAffineTransform(rotationAngle: angle) : .identity
            self.label.textColor = self.isOpen ? self.tintColor : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = arrow.image?.size ?? .zero
        let width = max(bounds.width - 8 - 6 - size.width - 4, 0)
        label.frame = CGRect(x: isMirrored ? bounds.width - 8 - width : 8, y: 0, width: width, height: bounds.height)
        arrow.bounds.size = size
        arrow.center = CGPoint(
            x: isMirrored ? label.frame.minX - 6 - size.width / 2 : label.frame.maxX + 6 + size.width / 2,
            y: bounds.midY)
    }

    override func controlStateDidChange() { alpha = isHighlighted ? 0.4 : 1 }
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
    }
}
