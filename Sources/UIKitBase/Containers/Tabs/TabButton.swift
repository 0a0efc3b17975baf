import CoreGraphics
import Foundation

/// One tab as it stands in the bar.
@MainActor final class TabButton: UIView {
    let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge = TabBadge()
    private let action: () -> Void
    private var arrangement = UITabBarItemAppearance.Style.stacked
    private var look: Look?
    private var state = UITabBarItemStateAppearance()

    /// What a tab looks like depends on.
    private struct Look {
        var isSelected: Bool
        var tint: UIColor
        var other: UIColor
        var bar: UITabBarAppearance
        var isAtEdge: Bool
    }

    init(item: UITabBarItem, action: @escaping () -> Void) {
        self.item = item
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        picture.contentMode = .center
        addSubview(picture)
        addSubview(label)
        addSubview(badge)
        item.shownView = self
    }

    required init?(coder: NSCoder) { nil }

    /// The tab stands in a capsule at the top, with its title alone; one for searching, or without a title, with its picture.
    var isInCapsule = false
    private var showsPicture: Bool {
        guard isInCapsule else { return true }
        return item.image != nil && (item.isForSearch || item.title?.isEmpty ?? true)
    }

    /// The width of the tab in a capsule: the same, selected or not.
    var capsuleWidth: CGFloat {
        let content: CGFloat =
            showsPicture
            ? picture.image?.size.width ?? 0
            : max(
                label.sizeThatFits(Self.unlimited).width,
                (item.title ?? "").size(withAttributes: [.font: Self.selectedCapsuleFont]).width.rounded(.up))
        let trail = badge.isHidden ? 0 : badge.sizeThatFits(CGSize(width: 100, height: bounds.height)).width + 2
        return content + trail + 2 * Self.capsulePadding
    }
    private static let capsulePadding: CGFloat = 16
    private static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    private static let selectedCapsuleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)

    override var focusSuccessor: FocusSuccessor? { FocusSuccessor { [weak item] in item?.shownView } }

    /// How much of the tab is there while it comes.
    var fade: CGFloat = 1 { didSet { showAlpha() } }

    private func showAlpha() { alpha = fade * (item.isEnabled ? 1 : 0.35) }

    /// - Parameter look: how tabs look that say nothing themselves.
    func update(isSelected: Bool, tint: UIColor, other: UIColor, look: UITabBarAppearance, isAtEdge: Bool) {
        self.look = Look(isSelected: isSelected, tint: tint, other: other, bar: look, isAtEdge: isAtEdge)
        show()
    }

    private func show() {
        guard let look else { return }
        let isSelected = look.isSelected
        let own = (look.isAtEdge ? item.scrollEdgeAppearance : nil) ?? item.standardAppearance ?? look.bar
        let looks =
            switch arrangement {
            case .stacked: own.stackedLayoutAppearance
            case .inline: own.inlineLayoutAppearance
            case .compactInline: own.compactInlineLayoutAppearance
            }
        state =
            isInCapsule
            ? UITabBarItemStateAppearance()
            : !item.isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
        label.text = isInCapsule && showsPicture ? nil : item.title
        let attributes = isInCapsule ? [:] : titleAttributes(isSelected: isSelected)
        label.font = attributes[.font] as? UIFont ?? font
        let color = isSelected ? look.tint : look.other
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        picture.image = showsPicture ? shownImage(isSelected) : nil
        picture.setFixedTint(state.iconColor ?? color)
        badge.show(item, state, isSelected)
        showAlpha()
        isUserInteractionEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func titleAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
        var attributes = state.titleTextAttributes
        // What is said for the normal state holds for the others too, save the colour, which tells them apart.
        var said = item.titleTextAttributes(for: .normal) ?? [:]
        if isSelected { said[.foregroundColor] = nil }
        attributes.merge(said) { $1 }
        if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        return attributes
    }

    override var standardAccessibility: StandardAccessibility {
        var said = StandardAccessibility(item: item, title: item.title)
        said.value = said.value ?? item.badgeValue
        if look?.isSelected ?? false { said.traits.insert(.selected) }
        return said
    }

    private var font: UIFont {
        if isInCapsule {
            return look?.isSelected ?? false ? Self.selectedCapsuleFont : .systemFont(ofSize: 15, weight: .medium)
        }
        return switch arrangement {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13, weight: .medium)
        case .compactInline: .systemFont(ofSize: 12, weight: .medium)
        }
    }

    private func shownImage(_ isSelected: Bool) -> UIImage? {
        let normal = arrangement == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
        return isSelected ? item.selectedImage ?? normal : normal
    }

    /// Picture and title beside each other, where the bar is low or wide.
    func arrange(_ new: UITabBarItemAppearance.Style) {
        guard arrangement != new else { return }
        arrangement = new
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        offerLargeContent()
        let size = picture.image?.size ?? .zero
        if arrangement == .stacked { placeStacked(size) } else { placeInline(size) }
        let insets = arrangement == .compactInline ? item.landscapeImagePhoneInsets : item.imageInsets
        picture.frame = picture.frame.inset(by: insets)
        let offset = item.titlePositionAdjustment
        label.frame = label.frame.offsetBy(
            dx: offset.horizontal + state.titlePositionAdjustment.horizontal,
            dy: offset.vertical + state.titlePositionAdjustment.vertical)
        placeBadge(size)
    }

    private func placeInline(_ size: CGSize) {
        let text = label.sizeThatFits(bounds.size)
        let gap: CGFloat = size == .zero || text.width == 0 ? 0 : arrangement == .inline ? 8 : 4
        let total = size.width + gap + text.width
        // A badge stands after the title, which makes room for it where there is little.
        let trail = badge.isHidden || text.width == 0 ? 0 : badge.sizeThatFits(bounds.size).width + 2
        let lead = max(
            0,
            isInCapsule
                ? (bounds.width - total - trail) / 2 : min((bounds.width - total) / 2, bounds.width - total - trail))
        let width = min(text.width, max(0, bounds.width - lead - size.width - gap - trail))
        let x = isRightToLeft ? bounds.width - lead - size.width : lead
        picture.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
        label.frame = CGRect(
            x: isRightToLeft ? x - gap - width : x + size.width + gap, y: 0, width: width, height: bounds.height)
    }

    private func placeStacked(_ size: CGSize) {
        let hasTitle = !(label.text?.isEmpty ?? true)
        picture.frame = CGRect(x: 0, y: hasTitle ? 5 : 10, width: bounds.width, height: 28)
        label.frame = CGRect(x: 2, y: 34, width: max(0, bounds.width - 4), height: 13)
    }

    /// At the upper trailing corner of the picture, or where one would be. Where the title stands beside the picture, at the title's.
    private func placeBadge(_ pictureSize: CGSize) {
        guard !badge.isHidden else { return }
        let size = badge.sizeThatFits(bounds.size)
        let isAtTitle = arrangement != .stacked && label.frame.width > 0
        let overlap: CGFloat = isAtTitle ? -2 : arrangement == .stacked ? 6 : 12
        let reach = (isAtTitle ? label.frame.width : max(pictureSize.width, 20)) / 2 - overlap
        let middle = isAtTitle ? label.frame.midX : picture.frame.midX
        var x = isRightToLeft ? middle - reach - size.width : middle + reach
        x = min(max(x, 0), bounds.width - size.width) + state.badgePositionAdjustment.horizontal
        // In a line with the title of a capsule, elsewhere above it.
        let y = isInCapsule && isAtTitle ? ((bounds.height - size.height) / 2).rounded() : 2
        badge.frame = CGRect(
            x: x, y: y + state.badgePositionAdjustment.vertical, width: size.width, height: size.height)
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

    // The text may have become large enough for the viewer.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        offerLargeContent()
    }

    func performAfterLargeContent() { action() }
}
