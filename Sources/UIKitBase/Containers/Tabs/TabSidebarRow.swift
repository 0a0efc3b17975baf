import CoreGraphics
import Foundation

/// A row of a tab bar controller's sidebar: a tab, or an action.
@MainActor final class TabSidebarRow: UIButton {
    private static let padding: CGFloat = 12

    /// What the row stands in from the sidebar's margin, in points.
    var inset: CGFloat = 0
    /// The group whose rows have their titles in one line; nil for those at the top.
    weak var group: UITabGroup?
    /// The tab that the row stands for; nil for an action.
    weak var tab: UITab?
    private var mark: UIImageView?
    private var grip: UIImageView?
    private var badge: UILabel?
    private static let signWidth: CGFloat = 36

    /// Shows whether the tab is to be seen outside of editing.
    func showMark(isOn: Bool) {
        let view = mark ?? makeSign()
        mark = view
        view.image = UIImage(systemName: isOn ? "checkmark.circle.fill" : "circle")
        view.setFixedTint(isOn ? nil : .tertiaryLabel)
        if isOn { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    /// Shows what a finger moves the row by.
    func showGrip(_ pan: UIPanGestureRecognizer) {
        let view = makeSign()
        grip = view
        view.image = UIImage(systemName: "line.3.horizontal")
        view.setFixedTint(.tertiaryLabel)
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(pan)
    }

    /// Shows what the tab's badge says, at the row's end.
    func showBadge(_ text: String) {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        badge = label
        accessibilityValue = text
        addSubview(label)
    }

    private var badgeWidth: CGFloat { badge?.sizeThatFits(bounds.size).width.rounded(.up) ?? 0 }

    private func makeSign() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .center
        addSubview(view)
        return view
    }

    private var signs: [UIImageView] { [grip, mark].compactMap { $0 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in signs.enumerated() {
            let reach = CGFloat(index + 1) * Self.signWidth
            view.frame = CGRect(
                x: isRightToLeft ? reach - Self.signWidth : bounds.width - reach, y: 0, width: Self.signWidth,
                height: bounds.height)
        }
        let width = badgeWidth
        badge?.frame = CGRect(
            x: isRightToLeft ? Self.padding : bounds.width - Self.padding - width, y: 0, width: width,
            height: bounds.height)
    }

    /// The width that symbols of lists stand in the middle of.
    static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traits)
    }

    /// The width of the image as it is shown; 0 without one.
    var imageWidth: CGFloat {
        guard let image = configuration?.image else { return 0 }
        guard image.isSymbolImage, image.configuration == nil else { return image.size.width }
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return image.withConfiguration(UIImage.SymbolConfiguration(font: font)).size.width
    }

    /// Puts the image in the middle of a width that is kept for it, and the title behind that.
    func reserveImage(_ room: CGFloat) {
        guard var look = configuration else { return }
        let width = imageWidth
        let free = width > 0 ? max(0, room - width) / 2 : room > 0 ? room + Self.padding : 0
        let end = badge == nil ? Self.padding : badgeWidth + 2 * Self.padding
        let trailing = signs.isEmpty ? end : CGFloat(signs.count) * Self.signWidth
        look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: inset + free, bottom: 6, trailing: trailing)
        look.imagePadding = width > 0 ? Self.padding + free : 0
        guard
            look.contentInsets != configuration?.contentInsets || look.imagePadding != configuration?.imagePadding
        else { return }
        configuration = look
    }
}
