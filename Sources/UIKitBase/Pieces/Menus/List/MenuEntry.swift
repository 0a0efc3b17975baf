import CoreGraphics
import Foundation

/// One entry of a shown menu: a row, or a tile beside others.
///
/// - From: `MenuList`
@MainActor final class MenuEntry: UIView {
    enum Style {
        /// `markWidth`: the room for check marks and the chevrons of submenus, where one of the list's entries has one.
        case row(markWidth: CGFloat)
        case tile(showsTitle: Bool)
        /// At the top of a submenu: leads back.
        case back
    }

    let item: MenuContents.Item
    private let style: Style
    private let label = UILabel()
    private let sublabel = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let shade = UIView()
    private var spinner: UIActivityIndicatorView?

    /// Nothing happens when it is chosen.
    let isDead: Bool

    var isLit = false {
        didSet { if isLit != oldValue { shade.isHidden = !isLit && !isChosenTile } }
    }

    private var isChosenTile: Bool {
        if case .tile = style { return (item.element as? any UIMenuLeaf)?.state == .on }
        return false
    }

    init(_ item: MenuContents.Item, style: Style) {
        self.item = item
        self.style = style
        let element = item.element
        let leaf = element as? any UIMenuLeaf
        let isLoading = element is UIDeferredMenuElement
        isDead = isLoading || leaf?.attributes.contains(.disabled) ?? false
        super.init(frame: .zero)
        for view in [shade, mark, picture, label, sublabel] { addSubview(view) }
        if isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            addSubview(spinner)
            self.spinner = spinner
        }
        let isDestructive =
            leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        let color: UIColor = isDead ? .tertiaryLabel : isDestructive ? .systemRed : .label
        label.text = isLoading ? Word.loading.text : shownTitle
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = label.font.pointSize > 24 ? 0 : 2
        label.textColor = color
        sublabel.text = element.subtitle
        sublabel.font = .preferredFont(forTextStyle: .footnote)
        sublabel.numberOfLines = 2
        if item.titleLines > 0 { (label.numberOfLines, sublabel.numberOfLines) = (item.titleLines, item.titleLines) }
        sublabel.textColor = isDead ? .tertiaryLabel : .secondaryLabel
        picture.image = element.image
        picture.tintColor = color
        picture.contentMode = .center
        for view in [picture, mark] {
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        }
        mark.tintColor = color
        mark.contentMode = .center
        if case .back = style {
            label.font = .boldSystemFont(ofSize: label.font.pointSize)
            mark.image = UIImage(systemName: "chevron.down")
        } else {
            if element is UIMenu { mark.image = UIImage(systemName: "chevron.forward") }
            if leaf?.state == .on { mark.image = UIImage(systemName: "checkmark") }
            if leaf?.state == .mixed { mark.image = UIImage(systemName: "minus") }
        }
        if case .tile(let showsTitle) = style {
            label.font = .preferredFont(forTextStyle: .caption2)
            label.textAlignment = .center
            label.numberOfLines = 1
            label.isHidden = !showsTitle && element.image != nil
            sublabel.isHidden = true
            mark.isHidden = true
        }
        shade.backgroundColor = .systemFill
        shade.isHidden = !isChosenTile
        shade.isUserInteractionEnabled = false
        accessibilityIdentifier = element.accessibilityIdentifier
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        let isLoading = item.element is UIDeferredMenuElement
        let isOn = (item.element as? any UIMenuLeaf)?.state == .on
        return StandardAccessibility(
            isElement: true, label: isLoading ? nil : item.element.accessibilityLabel ?? shownTitle,
            traits: isDead ? [.button, .notEnabled] : isOn ? [.button, .selected] : .button)
    }

    /// A command's alternate while its modifiers are down.
    private var shownTitle: String { alternate?.title ?? item.element.title }

    var alternate: UICommandAlternate? {
        let held = KeyDelivery.shared.modifierFlags
        guard held != [], let command = item.element as? UICommand else { return nil }
        return command.alternates.first { $0.modifierFlags == held }
    }

    /// Of pictures, with the person's text size.
    static var growth: CGFloat { max(1, UIFont.preferredFont(forTextStyle: .body).pointSize / 17) }

    static var markWidth: CGFloat { 18 * growth }

    private var leading: CGFloat {
        switch style {
        case .row(let markWidth): 16 + markWidth
        case .back: 16 + Self.markWidth
        case .tile: 16
        }
    }
    private var pictureWidth: CGFloat {
        picture.image == nil ? 0 : max(28, picture.intrinsicContentSize.width.rounded(.up)) + 12
    }

    func height(for width: CGFloat) -> CGFloat {
        switch style {
        case .tile(let showsTitle): return (44 * Self.growth + (showsTitle ? label.font.lineHeight + 4 : 0)).rounded()
        case .row, .back:
            let room = width - leading - 16 - pictureWidth
            let size = CGSize(width: room, height: .greatestFiniteMagnitude)
            var height = label.sizeThatFits(size).height
            if sublabel.text != nil { height += sublabel.sizeThatFits(size).height + 2 }
            return max(Metrics.Menu.rowHeight, height.rounded(.up) + 22)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let (width, height) = (bounds.width, bounds.height)
        if case .tile(let showsTitle) = style {
            if isChosenTile { shade.frame = bounds.insetBy(dx: 5, dy: 5) }
            shade.layer.cornerRadius = isChosenTile ? 7 : 0
            let isAlone = label.isHidden
            picture.frame = CGRect(
                x: 0, y: isAlone ? 0 : 8, width: width, height: isAlone ? height : height - label.font.lineHeight - 18)
            label.frame =
                showsTitle
                ? CGRect(x: 4, y: height - label.font.lineHeight - 8, width: width - 8, height: label.font.lineHeight)
                : bounds.insetBy(dx: 4, dy: 0)
            return
        }
        let room = width - leading - 16 - pictureWidth
        let textHeight = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let subHeight =
            sublabel.text == nil
            ? 0 : sublabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height + 2
        let top = ((height - textHeight - subHeight) / 2).rounded()
        place(label, CGRect(x: leading, y: top, width: room, height: textHeight))
        place(
            sublabel, CGRect(x: leading, y: top + textHeight + 2, width: room, height: max(0, subHeight - 2)))
        place(mark, CGRect(x: 10, y: 0, width: leading - 16, height: height))
        let side = max(28, pictureWidth - 12)
        place(picture, CGRect(x: width - 12 - side, y: 0, width: side, height: height))
        spinner?.center = picture.center
        if picture.image == nil, let spinner { place(spinner, CGRect(x: width - 40, y: 0, width: 28, height: height)) }
    }

    /// Mirrored where text runs from right to left.
    private func place(_ view: UIView, _ rect: CGRect) {
        var rect = rect
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
        view.frame = rect
    }
}
