import UIKit

/// UIKit's table for a list.
struct ListTable<Content: View>: UIViewRepresentable {
    let content: Content
    let selection: ListSelection?
    let look: ListLook

    func makeUIView(context: Context) -> UITableView {
        let table = ListTableView(frame: .zero, style: look.tableStyle)
        // SwiftUI lays views out before they have a window: no mistake of the app's.
        table.tellsOfLayoutOutside = false
        context.coordinator.start(table, under: context.node, look)
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.update(content, selection, context.environment, context.transaction)
    }

    static func dismantleUIView(_ table: UITableView, coordinator: ListCoordinator) { coordinator.end() }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITableView, context: Context) -> CGSize? {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
        return CGSize(width: size.width.isFinite ? size.width : 320, height: size.height.isFinite ? size.height : 320)
    }

    func makeCoordinator() -> ListCoordinator { ListCoordinator() }
}

/// A table whose rows measure themselves again when its width changes.
final class ListTableView: UITableView {
    var onWidthChange: (() -> Void)?
    var onLayout: (() -> Void)?
    private var width: CGFloat = 0
    /// How much of the table the keyboard covers, beside what bars do.
    var keyboardInset: CGFloat = 0 {
        didSet {
            guard oldValue != keyboardInset else { return }
            contentInset.bottom += keyboardInset - oldValue
            verticalScrollIndicatorInsets.bottom += keyboardInset - oldValue
        }
    }

    /// How much of the table bars of `safeAreaInset` cover, with the keyboard below them.
    var barInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != barInsets else { return }
            let isAtTop = oldValue.top != barInsets.top && abs(contentOffset.y + adjustedContentInset.top) < 1
            contentInset.top += barInsets.top - oldValue.top
            contentInset.bottom += barInsets.bottom - oldValue.bottom
            verticalScrollIndicatorInsets.top += barInsets.top - oldValue.top
            verticalScrollIndicatorInsets.bottom += barInsets.bottom - oldValue.bottom
            if isAtTop { contentOffset.y = -adjustedContentInset.top }
            KeyboardAvoidance.makeRoom(in: self)
        }
    }

    private var appliedMargins = UIEdgeInsets.zero
    private var appliedIndicatorMargins = UIEdgeInsets.zero

    /// Takes over what modifiers around say of scrolling.
    ///
    /// - Parameter hasOwnMargins: Whether sections make room at the list's ends, in which the margins above and below are.
    func applySettings(_ settings: ScrollSettings, hasOwnMargins: Bool) {
        isScrollEnabled = !settings.isDisabled
        showsVerticalScrollIndicator = settings.showsVertical
        if settings.bouncesBySize.contains(.vertical) { alwaysBounceVertical = false }
        if settings.bouncesAlways.contains(.vertical) { alwaysBounceVertical = true }
        let content = settings.margins, indicators = settings.indicatorMargins
        let margins = UIEdgeInsets(
            top: hasOwnMargins ? 0 : content.top, left: 0, bottom: hasOwnMargins ? 0 : content.bottom, right: 0)
        // The keyboard adds to the insets, too.
        if margins != appliedMargins {
            let isAtTop = abs(contentOffset.y + adjustedContentInset.top) < 1
            contentInset.top += margins.top - appliedMargins.top
            contentInset.bottom += margins.bottom - appliedMargins.bottom
            appliedMargins = margins
            if isAtTop { contentOffset.y = -adjustedContentInset.top }
        }
        let wanted = UIEdgeInsets(top: indicators.top, left: 0, bottom: indicators.bottom, right: 0)
        if wanted != appliedIndicatorMargins {
            verticalScrollIndicatorInsets.top += wanted.top - appliedIndicatorMargins.top
            verticalScrollIndicatorInsets.bottom += wanted.bottom - appliedIndicatorMargins.bottom
            appliedIndicatorMargins = wanted
        }
    }

    override func layoutSubviews() {
        if width != bounds.width {
            width = bounds.width
            onWidthChange?()
            KeyboardAvoidance.makeRoom(in: self)
        }
        super.layoutSubviews()
        onLayout?()
    }
}

/// A row on the screen: SwiftUI's view in UIKit's cell.
final class ListCell: UITableViewCell {
    private(set) var rowView: _UIHostingView<AnyView>?
    private var backgroundHost: _UIHostingView<AnyView>?
    var rowInsets = EdgeInsets() { didSet { if oldValue != rowInsets { setNeedsLayout() } } }
    /// The number of times that the cell was laid out, for tests.
    private(set) var layoutCount = 0
    /// Whether the row has no card, and the tint behind it where it is selected.
    var isInSidebar = false {
        didSet {
            guard oldValue != isInSidebar else { return }
            backgroundColor = isInSidebar ? .clear : .secondarySystemGroupedBackground
            selectedBackgroundView = isInSidebar ? SidebarSelectionView() : nil
            updateBadgeColor()
        }
    }
    var onSelection: ((Bool) -> Void)?
    var hidesSeparator = false { didSet { if oldValue != hidesSeparator { setNeedsLayout() } } }
    var onContentWidth: ((CGFloat) -> Void)?
    private var badgeLabel: UILabel?
    /// This is what the row's views say of it, as the cell was told last.
    var toldLook: ListRowLook?
    /// A number or a word at the row's trailing end. One without attributes looks as badges do by themselves.
    var badge: NSAttributedString? {
        didSet {
            guard oldValue != badge else { return }
            if let badge {
                let label = badgeLabel ?? UILabel()
                label.font = Self.badgeFont
                label.adjustsFontForContentSizeCategory = true
                if badge.isPlain { label.text = badge.string } else { label.attributedText = badge }
                if badgeLabel == nil { contentView.addSubview(label) }
                badgeLabel = label
                updateBadgeColor()
            } else {
                badgeLabel?.removeFromSuperview()
                badgeLabel = nil
            }
            setNeedsLayout()
        }
    }

    /// A badge on the tint of a sidebar's selected row is as white as the row's words.
    private func updateBadgeColor() {
        let isOnTint = isInSidebar && isSelected
        if isOnTint || badge?.isPlain != false {
            badgeLabel?.textColor = isOnTint ? .white : .secondaryLabel
        } else {
            // A label's colour is that of its whole text.
            badgeLabel?.attributedText = badge
        }
    }

    private static var badgeFont: UIFont { .preferredFont(forTextStyle: .body) }
    /// The room that a badge takes from a row's content.
    static func width(ofBadge badge: NSAttributedString) -> CGFloat {
        let shown =
            badge.isPlain ? NSAttributedString(string: badge.string, attributes: [.font: badgeFont]) : badge
        return 8 + shown.size().width.rounded(.up)
    }

    func show(_ view: _UIHostingView<AnyView>, insets: EdgeInsets) {
        if rowView !== view {
            rowView?.removeFromSuperview()
            rowView = view
        }
        if view.superview !== contentView {
            contentView.addSubview(view)
            setNeedsLayout()
        }
        rowInsets = insets
    }

    func showBackground(_ view: AnyView?, under node: ViewNode) {
        guard let view else {
            if backgroundHost != nil { (backgroundHost, backgroundView) = (nil, nil) }
            return
        }
        if let backgroundHost {
            backgroundHost.rootView = view
            return
        }
        let made = _UIHostingView(rootView: view, under: node)
        made.backgroundColor = .clear
        made.ignoresSafeArea = true
        backgroundHost = made
        backgroundView = made
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
        onContentWidth?(contentView.bounds.width)
        guard let rowView else { return }
        var room = contentView.bounds
        if let badgeLabel, let badge {
            let taken = Self.width(ofBadge: badge)
            let end = accessoryType == .none ? rowInsets.trailing : min(rowInsets.trailing, 8)
            badgeLabel.frame = CGRect(
                x: isRightToLeft ? end : room.width - end - taken + 8, y: 0, width: taken - 8, height: room.height)
            if isRightToLeft { room.origin.x += taken }
            room.size.width -= taken
        }
        let left = room.minX + (isRightToLeft ? rowInsets.trailing : rowInsets.leading)
        // The content lies in the middle of a row that is higher.
        let width = max(room.width - rowInsets.horizontal, 0), height = max(room.height - rowInsets.vertical, 0)
        let size = rowView.host.sizeThatFits(ProposedViewSize(width: width, height: nil))
        let used = min(size.width, width)
        rowView.frame = CGRect(
            x: isRightToLeft ? left + width - used : left, y: rowInsets.top + max(height - size.height, 0) / 2,
            width: used, height: min(size.height, max(height, size.height)))
        placeSeparator(below: rowView)
    }

    private func placeSeparator(below rowView: _UIHostingView<AnyView>) {
        var inset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: -10_000)
        if !hidesSeparator {
            // Where the row's views lie is known once they are laid out.
            rowView.layoutIfNeeded()
            inset.left = rowInsets.leading + RowSeparator.start(in: rowView.host, isRightToLeft: isRightToLeft)
            inset.right = 0
        }
        if separatorInset != inset { separatorInset = inset }
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        updateBadgeColor()
        onSelection?(selected)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        rowView?.removeFromSuperview()
        rowView = nil
        accessoryType = .none
        badge = nil
        separatorTint = nil
        toldLook = nil
        showsReorderControl = false
        onSelection = nil
    }
}

/// This is what is behind the selected row of a sidebar.
private final class SidebarSelectionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = tintColor
        layer.cornerRadius = 10
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}

/// This is where the line below a row begins.
@MainActor enum RowSeparator {
    /// From the row's leading side to where a view in it states `listRowSeparatorLeading`, else to its first text, else zero.
    static func start(in host: GraphHost, isRightToLeft: Bool) -> CGFloat {
        statedStart(in: host, isRightToLeft: isRightToLeft) ?? 0
    }

    /// From the row's leading side to where a view in it states `listRowSeparatorLeading`, else to its first text; nil without either.
    static func statedStart(in host: GraphHost, isRightToLeft: Bool) -> CGFloat? {
        guard let root = host.topElement else { return nil }
        let key = HorizontalAlignment.listRowSeparatorLeading.key
        let stated = first(below: root) { element in
            guard let guide = element as? AlignmentGuideElement, let modifier = guide.modifier, modifier.key == key
            else { return nil }
            let frame = guide.frame(in: nil as LayoutElement?)
            let place = modifier.compute(guide.child.dimensions(in: guide.proposal))
            return isRightToLeft ? root.size.width - frame.maxX + place : frame.minX + place
        }
        let text = first(below: root) { element in
            guard element is TextElement, element.size.width > 0 else { return nil }
            let frame = element.frame(in: nil as LayoutElement?)
            return isRightToLeft ? root.size.width - frame.maxX : frame.minX
        }
        return (stated ?? text).map { max($0, 0) }
    }

    /// The first place that an element tells, in the order of the content. Backgrounds and overlays don't count.
    private static func first(below element: LayoutElement, _ place: (LayoutElement) -> CGFloat?) -> CGFloat? {
        if let found = place(element) { return found }
        let inner = (element as? LayeredElement).map { [$0.primary] } ?? element.children
        for child in inner { if let found = first(below: child, place) { return found } }
        return nil
    }
}

extension NSAttributedString {
    /// Whether it says nothing of how it looks.
    fileprivate var isPlain: Bool { length == 0 || attributes(at: 0, effectiveRange: nil).isEmpty }
}
