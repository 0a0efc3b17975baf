import CoreGraphics
import Foundation

/// A few characters on a round ground, at a tab's picture or in its row of the More list.
@MainActor final class TabBadge: UIView {
    static let height: CGFloat = 18
    private let label = UILabel()
    private var offset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
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

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, label.sizeThatFits(size).width.rounded(.up) + 10), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
