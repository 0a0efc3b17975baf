import CoreGraphics
import Foundation

/// The rows of a tab bar controller's sidebar: tabs, and groups as sections of tabs.
///
/// - From: `UITabBarController+Sidebar`
/// - To: `UITabBarController.chosenFromSidebar(_:)`
@MainActor final class TabSidebarView: UIView {
    unowned let owner: UITabBarController
    let scroll = UIScrollView()
    private let edge = UIView()
    var rows: [UIView] = []
    private weak var bottomBar: UIView?
    private let editButton = UIButton(type: .system)
    /// The row that a finger moves among those of its group.
    var carried: (row: TabSidebarRow, start: CGFloat)?
    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 12

    /// The room for the bar's button at the top.
    var topInset: CGFloat = 0 { didSet { if oldValue != topInset { setNeedsLayout() } } }

    init(owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        flags.insert(.laysOutBySafeArea)
        backgroundColor = .secondarySystemBackground
        edge.backgroundColor = .separator
        addSubview(scroll)
        addSubview(edge)
        editButton.titleLabel?.adjustsFontForContentSizeCategory = true
        editButton.addAction(UIAction { [weak self] _ in self?.editTapped() }, for: .touchUpInside)
        addSubview(editButton)
    }

    required init?(coder: NSCoder) { nil }

    var editing: TabSidebarEditing? { owner.model.editing }

    private func editTapped() {
        if editing == nil { owner.beginSidebarEditing() } else { owner.endSidebarEditing() }
    }

    private func showEditButton() {
        let title = editing == nil ? Word.edit.text : Word.done.text
        UIView.performWithoutAnimation {
            editButton.setTitle(title, for: .normal)
            editButton.titleLabel?.font = .preferredFont(forTextStyle: editing == nil ? .body : .headline)
            editButton.layoutIfNeeded()
        }
        editButton.isHidden = editing == nil && !owner.allowsSidebarEditing
    }

    /// Makes the rows anew.
    func showTabs() {
        showEditButton()
        carried = nil
        for row in rows { row.removeFromSuperview() }
        let header = owner.sidebar.headerContentConfiguration.map { [$0.makeContentView() as UIView] } ?? []
        let footer = owner.sidebar.footerContentConfiguration.map { [$0.makeContentView() as UIView] } ?? []
        rows = header + owner.sidebarTabs.flatMap { makeRows($0, level: 0) } + footer
        for row in rows { scroll.addSubview(row) }
        bottomBar = owner.sidebar.bottomBarView
        if let bottomBar, bottomBar.superview !== self { addSubview(bottomBar) }
        setNeedsLayout()
    }

    private func makeRows(_ tab: UITab, level: Int) -> [UIView] {
        guard !tab.isHidden || editing != nil && tab.allowsHiding else { return [] }
        guard let group = tab as? UITabGroup else { return [makeRow(tab, level)] }
        let isInline = group.sidebarAppearance == .inline
        let head = isInline ? [] : [group.isSidebarDestination ? makeRow(group, level) : makeTitle(group, level)]
        let inner = isInline || level == 0 ? level : level + 1
        let order = editing?.displayOrder(of: group) ?? group.displayOrder
        let children = order.flatMap { makeRows($0, level: inner) }
        let rows = children + group.sidebarActions.map { makeActionRow($0, inner) }
        // Those of a group within it have one already.
        for case let row as TabSidebarRow in rows where row.group == nil { row.group = group }
        return head + rows
    }

    private func makeRow(_ tab: UITab, _ level: Int) -> TabSidebarRow {
        let row = makeButton(tab.title, tab.subtitle, tab.image, level)
        row.isEnabled = tab.isEnabled
        row.accessibilityIdentifier = tab.accessibilityIdentifier
        if owner.isChosen(tab) {
            row.configuration?.background.backgroundColor = tintColor.withAlphaComponent(0.15)
            row.configuration?.baseForegroundColor = tintColor
            row.accessibilityTraits.insert(.selected)
        }
        row.tab = tab
        if let editing {
            prepareForEditing(row, tab, editing)
            return row
        }
        addInteractions(to: row)
        row.addAction(
            UIAction { [weak owner] _ in owner?.chosenFromSidebar(tab) }, for: .touchUpInside)
        if let badge = tab.badgeValue { row.showBadge(badge) }
        return row
    }

    private func makeActionRow(_ action: UIAction, _ level: Int) -> UIView {
        let row = makeButton(action.title, nil, action.image, level)
        row.configuration?.baseForegroundColor = tintColor
        row.addAction(action, for: .touchUpInside)
        return row
    }

    private func makeButton(_ title: String, _ subtitle: String?, _ image: UIImage?, _ level: Int) -> TabSidebarRow {
        var look = UIButton.Configuration.plain()
        (look.title, look.subtitle, look.image) = (title, subtitle, image)
        (look.titleAlignment, look.baseForegroundColor) = (.leading, .label)
        look.imageColorTransformer = UIConfigurationColorTransformer { _ in .tintColor }
        look.background.cornerRadius = 10
        let row = TabSidebarRow(configuration: look)
        row.inset = Self.margin + CGFloat(level) * 20
        row.contentHorizontalAlignment = .leading
        row.frame.size = CGSize(width: UITabBarController.sidebarWidth - 2 * Self.margin, height: Self.rowHeight)
        return row
    }

    private func makeTitle(_ group: UITabGroup, _ level: Int) -> UIView {
        let label = UILabel()
        label.text = group.title
        label.font = UIFontMetrics(forTextStyle: level == 0 ? .title3 : .headline).scaledFont(
            for: .systemFont(ofSize: level == 0 ? 20 : 17, weight: .semibold))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        return label
    }

    /// Titles that belong together stand in one line, whatever symbols they have or if they have none.
    private func alignTitles() {
        let buttons = rows.compactMap { $0 as? TabSidebarRow }
        for row in buttons {
            let column = buttons.filter { $0.group === row.group }.map(\.imageWidth).max() ?? 0
            row.reserveImage(column > 0 ? max(column, TabSidebarRow.symbolRoom(traitCollection)) : 0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        alignTitles()
        let width = 1 / max(1, contentScaleFactor)
        edge.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        let bottom = safeAreaInsets.bottom
        let barHeight = bottomBar.map { $0.sizeThatFits(bounds.size).height } ?? 0
        bottomBar?.frame = CGRect(x: 0, y: bounds.height - bottom - barHeight, width: bounds.width, height: barHeight)
        scroll.frame = CGRect(
            x: 0, y: topInset, width: bounds.width, height: max(0, bounds.height - topInset - bottom - barHeight))
        let editSize = editButton.sizeThatFits(CGSize(width: bounds.width / 2, height: 44))
        editButton.frame = CGRect(
            x: isRightToLeft ? 16 : bounds.width - 16 - editSize.width, y: topInset - 47, width: editSize.width,
            height: 44)
        let room = bounds.width - 2 * Self.margin
        var y: CGFloat = 0
        for row in rows {
            let inset = row is UILabel ? Self.margin : 0
            let fitting = row.sizeThatFits(CGSize(width: room - 2 * inset, height: .greatestFiniteMagnitude))
            let height = max(Self.rowHeight, fitting.height)
            // The carried row is where the finger has it.
            let place = CGRect(x: Self.margin + inset, y: y, width: room - 2 * inset, height: height)
            if carried?.row !== row { row.frame = place }
            y += height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
    }
}
