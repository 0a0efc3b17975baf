import CoreGraphics
import Foundation

/// What stands before the text of a search field: the magnifier, then the tokens.
@MainActor final class SearchFieldLead: UIView {
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private var capsules: [SearchTokenView] = []

    /// The magnifier is as large as the text beside it.
    private var iconSize: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 20, compatibleWith: traitCollection)
    }

    init() {
        super.init(frame: .zero)
        icon.contentMode = .center
        icon.setFixedTint(.secondaryLabel)
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        isUserInteractionEnabled = false
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tokens: [UISearchToken], selected: Int?, color: UIColor) {
        for view in capsules { view.removeFromSuperview() }
        capsules = tokens.enumerated().map { SearchTokenView(token: $1, color: color, isSelected: $0 == selected) }
        for view in capsules { addSubview(view) }
        bounds.size = wantedSize
        setNeedsLayout()
    }

    private var wantedSize: CGSize {
        CGSize(width: capsules.reduce(iconSize) { $0 + $1.wantedWidth + 4 }, height: 24)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard bounds.width != wantedSize.width else { return }
        bounds.size = wantedSize
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        func place(_ view: UIView, _ width: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + 4
        }
        place(icon, iconSize)
        for view in capsules { place(view, view.wantedWidth) }
    }
}

/// One token: its icon and its text in a capsule.
@MainActor private final class SearchTokenView: UIView {
    private let label = UILabel()
    private let icon: UIImageView?

    init(token: UISearchToken, color: UIColor, isSelected: Bool) {
        icon = token.icon.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        layer.cornerRadius = 5
        backgroundColor = isSelected ? tintColor : color
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = isSelected ? .white : .label
        addSubview(label)
        if let icon {
            icon.contentMode = .scaleAspectFit
            icon.setFixedTint(label.textColor)
            addSubview(icon)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { icon == nil ? 0 : 20 }
    var wantedWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + iconWidth + 12 }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon?.frame = CGRect(x: isRightToLeft ? bounds.width - 22 : 6, y: 4, width: 16, height: bounds.height - 8)
        label.frame = CGRect(
            x: isRightToLeft ? 6 : 6 + iconWidth, y: 0, width: max(0, bounds.width - 12 - iconWidth),
            height: bounds.height)
    }
}
