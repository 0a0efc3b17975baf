import CoreGraphics
import Foundation

/// The views of a cell; each is made when it is first needed.
struct CellParts {
    var content: UIView?
    /// The margins that the table's width gave last.
    var givenMargins: NSDirectionalEdgeInsets?
    var text: UILabel?
    var detail: UILabel?
    /// Standard texts that take more than the one line that they have by themselves, because they are so large.
    var wrapped: Set<ObjectIdentifier> = []
    /// The alignment that the title of a `value2` cell has by itself; nil where it comes from a nib.
    var columnAlignment: NSTextAlignment?
    var image: UIImageView?
    var background: UIView?
    var configured: ConfigurationBackground?
    var selectedBackground: UIView?
    /// The grey that stands for a selected background of the app's own.
    var selection: UIView?
    var topSeparator: UIView?
    var separator: UIView?
    /// The colour of the line below this row; nil is the table's.
    var separatorTint: UIColor?
    /// The growth that the standard accessory was made for.
    var accessoryGrowth: CGFloat = 1
    /// A disclosure indicator or a checkmark.
    var mark: UIImageView?
    var detailButton: UIButton?
    /// The content that the two stand for.
    var accessory = UITableViewCell.AccessoryType.none
    var editControl: UIImageView?
    var grip: UIImageView?
    /// The growth of signs that the grip's picture was made for.
    var gripGrowth: CGFloat = 1
}

extension UITableViewCell {
    /// The colour of the line below this row alone; nil is the table's.
    package var separatorTint: UIColor? {
        get { parts.separatorTint }
        set {
            guard newValue != parts.separatorTint else { return }
            parts.separatorTint = newValue
            setNeedsLayout()
        }
    }

    func needContent() -> UIView {
        if let view = parts.content { return view }
        let view = CellContentView(frame: bounds)
        view.insetsLayoutMarginsFromSafeArea = false
        view.directionalLayoutMargins = contentMargins
        setContent(view)
        return view
    }

    var contentMargins: NSDirectionalEdgeInsets {
        let side = ListMeasures.side(table?.bounds.width ?? bounds.width)
        return NSDirectionalEdgeInsets(
            top: ListMeasures.margin, leading: side, bottom: ListMeasures.margin, trailing: side)
    }

    func setContent(_ view: UIView) {
        parts.content?.removeFromSuperview()
        parts.content = view
        if let below = parts.selection ?? parts.selectedBackground ?? parts.configured ?? parts.background,
            below.superview === self
        {
            insertSubview(view, aboveSubview: below)
        } else {
            insertSubview(view, at: 0)
        }
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    func needText() -> UILabel {
        if let label = parts.text { return label }
        let label = makeLabel(style == .value2 ? .caption1 : .body)
        if style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
            parts.columnAlignment = .right
        }
        label.regardAsStandard(.font, .textColor, .textAlignment)
        parts.text = label
        needContent().addSubview(label)
        return label
    }

    func needDetail() -> UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detail { return label }
        let label = makeLabel(style == .value1 ? .body : .caption1)
        if style == .value1 { label.textColor = .secondaryLabel }
        label.regardAsStandard(.font, .textColor)
        parts.detail = label
        needContent().addSubview(label)
        return label
    }

    func needImage() -> UIImageView? {
        guard style != .value2 else { return nil }
        if let view = parts.image { return view }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        parts.image = view
        needContent().addSubview(view)
        return view
    }

    func line(_ path: WritableKeyPath<CellParts, UIView?>, shown: Bool) -> UIView? {
        if !shown {
            parts[keyPath: path]?.isHidden = true
            return nil
        }
        let view: UIView
        if let known = parts[keyPath: path] {
            view = known
        } else {
            view = UIView()
            view.isUserInteractionEnabled = false
            parts[keyPath: path] = view
        }
        if view.superview !== self { addSubview(view) }
        view.isHidden = false
        let own = path == \CellParts.separator ? parts.separatorTint : nil
        view.backgroundColor = own ?? look.separatorColor ?? .separator
        return view
    }
}

/// The view that a cell's contents stand in: a change of what they want asks the table for another height.
final class CellContentView: UIView {
    /// Texts and images that change are placed by the cell.
    override func setNeedsLayout() {
        super.setNeedsLayout()
        if let cell = superview as? UITableViewCell, cell.isStandard, !cell.flags.contains(.isLayingOut) {
            cell.setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UITableViewCell)?.contentWasLaidOut()
    }
}
