import CoreGraphics
import Foundation

/// A few characters on a round ground, at a tab's picture or in its row of the More list.
@MainActor final class TabBadge: UIView {
    /// The least height, which the standard font has.
    private static let leastHeight: CGFloat = 18
    private let label = UILabel()
    private var offset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: UITabBarItem, _ state: UITabBarItemStateAppearance, _ isSelected: Bool) {
        isHidden = item.badgeValue == nil
        label.text = item.badgeValue
        backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        let attributes = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? state.badgeTextAttributes
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        offset = state.badgeTitlePositionAdjustment
        setNeedsLayout()
    }

    /// A round ground about the text; a larger font has a larger one, and long text no wider one than there is room for.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = max(Self.leastHeight, label.font.lineHeight.rounded(.up) + 2)
        let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width
        return CGSize(width: max(height, min(width.rounded(.up) + 10, size.width)), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
