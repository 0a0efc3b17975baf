import CoreGraphics
import Foundation

/// One tab as it stands in the bar.
@MainActor final class TabButton: UIView {
    let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge = UILabel()
    private let action: () -> Void
    private var isInline = false
    private var isSelected = false

    init(item: UITabBarItem, action: @escaping () -> Void) {
        self.item = item
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
        addSubview(picture)
        addSubview(label)
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter look: how tabs look that say nothing themselves.
    func update(isSelected: Bool, tint: UIColor, other: UIColor, look: UITabBarAppearance) {
        let looks = (item.standardAppearance ?? look).stackedLayoutAppearance
        let state = !item.isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
        var attributes = state.titleTextAttributes
        attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
        let color = isSelected ? tint : other
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image
        picture.tintColor = state.iconColor ?? color
        picture.contentMode = .center
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        let badgeLook = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? state.badgeTextAttributes
        badge.textColor = badgeLook[.foregroundColor] as? UIColor ?? .white
        badge.font = badgeLook[.font] as? UIFont ?? .systemFont(ofSize: 13)
        alpha = item.isEnabled ? 1 : 0.35
        isUserInteractionEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        self.isSelected = isSelected
        setNeedsLayout()
    }

    override var standardAccessibility: StandardAccessibility {
        var said = StandardAccessibility(item: item, title: item.title)
        said.value = said.value ?? item.badgeValue
        if isSelected { said.traits.insert(.selected) }
        return said
    }

    /// Picture and title beside each other, where the bar is low and wide.
    func arrange(inline: Bool) {
        guard isInline != inline else { return }
        isInline = inline
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        let offset = item.titlePositionAdjustment
        if isInline {
            let text = label.sizeThatFits(bounds.size)
            let total = size.width + 6 + text.width
            let x = max(0, (bounds.width - total) / 2)
            picture.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
            label.frame = CGRect(x: x + size.width + 6, y: 0, width: text.width, height: bounds.height)
        } else {
            let hasTitle = !(label.text?.isEmpty ?? true)
            picture.frame = CGRect(x: 0, y: hasTitle ? 5 : 10, width: bounds.width, height: 28)
            label.frame = CGRect(x: 2, y: size == .zero ? 18 : 34, width: max(0, bounds.width - 4), height: 13)
        }
        label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let width = max(18, badge.sizeThatFits(bounds.size).width.rounded(.up) + 10)
        let x = min(picture.frame.midX + max(size.width, 20) / 2 - 6, bounds.width - width)
        badge.frame = CGRect(x: x, y: isInline ? 2 : 2, width: width, height: 18)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        action()
    }
}
