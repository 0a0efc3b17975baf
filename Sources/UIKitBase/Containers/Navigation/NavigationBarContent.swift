import CoreGraphics
import Foundation

/// One navigation item as a bar shows it: back button, buttons, title, large title. A transition has two of them, one that
/// goes and one that comes, each a view that moves as a whole.
@MainActor final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let back: UINavigationItem?
    private unowned(unsafe) let bar: UINavigationBar
    private(set) var backButton: BarButtonView?
    private var leftViews: [UIView] = []
    private var rightViews: [UIView] = []
    /// In the middle of a wide bar, in reading order.
    private var centerViews: [UIView] = []
    private var middle = NavigationBarCenter()
    private var sideViews: [UIView] { leftViews + rightViews + centerViews }
    /// Whether the style has its title at the leading side, and buttons in the middle.
    private var hasCenter: Bool {
        item.style != .navigator && bar.traitCollection.horizontalSizeClass == .regular
    }
    let titleLabel = UILabel()
    let largeLabel = UILabel()
    private let promptLabel = UILabel()
    /// The bar's width for which groups gave up their buttons, where any can.
    private var fittedWidth: CGFloat?
    private let largeClip = UIView()
    /// Around the item's search bar, whose height scrolling takes.
    private let searchClip = UIView()
    private var searchBar: UISearchBar? { item.searchController?.searchBar }
    /// Over a title with a menu.
    private var titleButton: NavigationTitleButton?
    private var renamer: TitleRenamer?

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.back = back
        self.bar = bar
        super.init(frame: bar.bounds)
        flags.insert(.laysOutBySafeArea)
        item.isInCompactBar = bar.traitCollection.horizontalSizeClass == .compact
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        for label in [titleLabel, largeLabel] { label.accessibilityTraits = [.staticText, .header] }
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        largeClip.clipsToBounds = true
        largeClip.isUserInteractionEnabled = false
        largeClip.addSubview(largeLabel)
        addSubview(largeClip)
        addSubview(titleLabel)
        if let view = item.titleView { addSubview(view) }
        searchClip.clipsToBounds = true
        addSubview(searchClip)
        buildSides()
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the views that belong to the app back, for another content to take.
    func dismantle() {
        if item.overflowButton === overflowButton { item.overflowButton = nil }
        for view in sideViews where view.superview === self { view.removeFromSuperview() }
        if let view = item.titleView, view.superview === self { view.removeFromSuperview() }
        if let searchBar, searchBar.superview === searchClip { searchBar.removeFromSuperview() }
        removeFromSuperview()
    }

    // MARK: Building

    private func buildSides() {
        for view in sideViews where view.superview === self { view.removeFromSuperview() }
        fitGroups()
        builtLooks = wantedLooks
        let own = item.leadingItemGroups.flatMap(\.shownItems)
        backButton = nil
        leftViews = []
        if let back, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
            let button = makeBackButton(back)
            backButton = button
            leftViews.append(button)
        }
        if item === bar.stack.first, let system = bar.systemLeadingItem, let button = view(for: system) {
            leftViews.append(button)
        }
        leftViews += own.compactMap(view(for:))
        overflowButton = nil
        fitCenter()
        centerViews = middle.placed.flatMap(\.shownItems).compactMap(view(for:))
        rightViews = trailingItems.compactMap(view(for:))
        item.overflowButton = overflowButton
        for view in sideViews { addSubview(view) }
    }

    /// From the bar's edge inwards.
    private var trailingItems: [UIBarButtonItem] {
        var items = item.trailingItemGroups.flatMap(\.shownItems)
        if let overflow { items.append(overflow) }
        items += item.pinnedTrailingGroup?.shownItems ?? []
        return items.reversed()
    }

    /// The button with a menu of the center groups that have no room, of what the app adds, and of what a person may change of the bar.
    private var overflow: UIBarButtonItem? {
        var sections = middle.overflowing.map(\.menuElements).filter { !$0.isEmpty }
        if let more = item.additionalOverflowItems { sections.append([more]) }
        if item.style != .navigator, let choice = BarCustomization.makeMenu(for: item) { sections.append([choice]) }
        guard !sections.isEmpty else { return nil }
        let menu = UIMenu(children: sections.map { UIMenu(options: .displayInline, children: $0) })
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
        button.accessibilityLabel = Word.more.text
        overflowButton = button
        return button
    }
    private var overflowButton: UIBarButtonItem?

    /// Groups that have a button to stand for them give up their own, the last ones first, until the rest leaves the title a third.
    private func fitGroups() {
        let groups = item.leadingItemGroups + item.trailingItemGroups
        let able = groups.filter { $0.representativeItem != nil && $0.barButtonItems.count > 1 }
        for group in groups { group.isDisplayingRepresentativeItem = false }
        fittedWidth = able.isEmpty ? nil : bar.bounds.width
        guard !able.isEmpty, bar.bounds.width > 0 else { return }
        var left = groups.reduce(0) { $0 + width($1.shownItems) }
        for group in able.reversed() where left > bar.bounds.width * 2 / 3 {
            left -= width(group.shownItems)
            group.isDisplayingRepresentativeItem = true
            left += width(group.shownItems)
        }
    }

    private func width(_ items: [UIBarButtonItem]) -> CGFloat {
        items.compactMap(view(for:)).reduce(0) { $0 + width(of: $1) }
    }

    private func width(of view: UIView) -> CGFloat {
        max(view.frame.width, view.sizeThatFits(CGSize(width: 200, height: 44)).width) + Self.gap
    }
    private static let gap: CGFloat = 12

    /// Finds out which groups stand in the middle: beside the buttons at both sides and the title.
    private func fitCenter() {
        let groups = item.style == .navigator ? [] : item.centerItemGroups
        // Also in a narrow bar, which may become a wide one.
        if !groups.isEmpty { fittedWidth = bar.bounds.width }
        guard hasCenter, !groups.isEmpty else {
            middle = NavigationBarCenter(groups, room: nil, width: width)
            return
        }
        let trailing = item.trailingItemGroups.flatMap(\.shownItems) + (item.pinnedTrailingGroup?.shownItems ?? [])
        let text = item.titleView ?? titleLabel
        titleLabel.text = item.title
        let title = min(text.sizeThatFits(CGSize(width: 300, height: 44)).width, bar.bounds.width / 4)
        // The overflow button may come, too.
        let used = leftViews.reduce(0) { $0 + width(of: $1) } + width(trailing) + title + 44 + 2 * Self.gap
        let room = bar.bounds.width - 2 * Metrics.Layout.sideMargin(bar.bounds.width) - used
        middle = NavigationBarCenter(groups, room: room, width: width)
    }

    private func makeBackButton(_ back: UINavigationItem) -> BarButtonView {
        let button = back.backBarButtonItem ?? UIBarButtonItem()
        let title =
            button.title ?? back.backButtonTitle ?? back.title.flatMap { $0.isEmpty ? nil : $0 } ?? Word.back.text
        let text =
            // An editor's screen has no room for the name of the one before.
            switch item.style == .editor ? .minimal : back.backButtonDisplayMode {
            case .minimal: ""
            case .generic: Word.back.text
            case .default: title
            }
        AppearanceRules.apply(to: button, in: bar)
        let view = BarButtonView(
            item: button, text: text, indicator: bar.backIndicator, look: bar.shownAppearance.backButtonAppearance
        ) { [weak bar, weak item] event in
            if let action = item?.backAction {
                action.performWithSender(item, target: nil)
                return
            }
            if button.action != nil || button.primaryAction != nil { button.trigger(event: event) }
            bar?.backTapped()
        }
        view.spokenText = title
        view.findSuccessor = { [weak bar] in bar?.content?.backButton }
        view.held { [weak bar, weak view] in
            guard let bar, let view, let menu = bar.backMenu?() else { return }
            MenuPresenter.show(menu, from: view)
        }
        return view
    }

    override func subviewGaveUpFrame(_ subview: UIView) {
        if subview === item.titleView || sideViews.contains(where: { $0 === subview }) { rebuild() }
    }

    private func view(for item: UIBarButtonItem) -> UIView? {
        if item.isHidden { return nil }
        if let custom = item.customView { return custom.adaptedForBar() }
        if item.systemItem == .flexibleSpace { return nil }
        if item.systemItem == .fixedSpace { return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 44)) }
        AppearanceRules.apply(to: item, in: bar)
        let appearance = bar.shownAppearance
        let view = BarButtonView(
            item: item, text: item.title,
            look: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        ) { [weak item] in item?.trigger(event: $0) }
        if item.menu != nil { view.held { [weak item] in item?.held() } }
        return view
    }

    /// What the buttons took from the bar's appearance.
    private var builtLooks: [NSObject] = []
    private var wantedLooks: [NSObject] {
        let look = bar.shownAppearance
        return [look.buttonAppearance, look.doneButtonAppearance, look.backButtonAppearance, bar.backIndicator]
    }

    /// Takes the item's and the appearance's present texts and looks.
    func update() {
        if builtLooks != wantedLooks { buildSides() }
        let appearance = bar.shownAppearance
        let dark = bar.barStyle.isBlack
        var attributes = bar.titleTextAttributes ?? [:]
        attributes.merge(appearance.titleTextAttributes) { $1 }
        let isInlineLarge = bar.isInlineLarge(item)
        if !isInlineLarge {
            titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
            titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? (dark ? .white : .label)
        }
        titleLabel.text = item.title
        titleLabel.isHidden = item.titleView != nil || renamer != nil
        var large = bar.largeTitleTextAttributes ?? [:]
        large.merge(appearance.largeTitleTextAttributes) { $1 }
        largeLabel.font = large[.font] as? UIFont ?? bar.standardLargeFont
        largeLabel.textColor = large[.foregroundColor] as? UIColor ?? (dark ? .white : .label)
        largeLabel.text = item.title
        if isInlineLarge { (titleLabel.font, titleLabel.textColor) = (largeLabel.font, largeLabel.textColor) }
        promptLabel.text = item.prompt
        promptLabel.textColor = titleLabel.textColor
        if item.prompt != nil, promptLabel.superview == nil { addSubview(promptLabel) }
        promptLabel.isHidden = item.prompt == nil
        if let searchBar, searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
        showTitleButton()
        setNeedsLayout()
    }

    // MARK: The title's menu

    private func showTitleButton() {
        let isOffered = item.titleView == nil && renamer == nil && TitleMenu.isOffered(by: item)
        guard isOffered != (titleButton != nil) else { return }
        titleButton?.removeFromSuperview()
        titleButton = isOffered ? NavigationTitleButton { [weak self] in self?.showTitleMenu() } : nil
        if let titleButton { addSubview(titleButton) }
    }

    private func showTitleMenu() {
        guard let titleButton else { return }
        let responder = bar.titleResponder() ?? bar
        let menu = TitleMenu.make(
            for: item, responder: responder, rename: { [weak self] in self?.beginRenaming() },
            share: { [weak self] in self?.share($0) })
        if let menu { MenuPresenter.show(menu, from: titleButton) }
    }

    private func share(_ sheet: UIViewController) {
        sheet.popoverPresentationController?.sourceView = titleLabel
        window?.rootViewController?.present(sheet, animated: true)
    }

    private func beginRenaming() {
        guard renamer == nil, let made = TitleRenamer(item: item) else { return }
        renamer = made
        addSubview(made.field)
        update()
        layoutIfNeeded()
        made.begin { [weak self] in
            made.field.removeFromSuperview()
            self?.renamer = nil
            self?.update()
        }
    }

    func rebuild() {
        if let view = item.titleView, view.superview !== self { addSubview(view) }
        for view in subviews
        where view !== largeClip && view !== searchClip && view !== titleLabel && view !== promptLabel
            && view !== item.titleView
            && view !== titleButton && view !== renamer?.field
        {
            view.removeFromSuperview()
        }
        buildSides()
        update()
    }

    func fadeButtons() {
        layoutIfNeeded()
        let buttons = sideViews
        for view in buttons { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in buttons { view.alpha = 1 } }
    }

    // MARK: Layout

    /// How far the titles stand from their places in points, while one content moves out and another in. Layout adds it, because the
    /// bar is laid out in the middle of such a move wherever its height changes.
    private(set) var titleShift: CGFloat = 0
    private(set) var largeTitleShift: CGFloat = 0

    /// Moves the title, or the app's view in its place, and what stands below them: the large title and the row of a search bar. In an
    /// animation they move with it.
    func shiftTitles(small: CGFloat, large: CGFloat) {
        let (change, largeChange) = (small - titleShift, large - largeTitleShift)
        (titleShift, largeTitleShift) = (small, large)
        titleLabel.center.x += change
        if let view = item.titleView, view.superview === self { view.center.x += change }
        largeLabel.center.x += largeChange
        if isSearchStacked { searchClip.center.x += largeChange }
    }

    var showsLargeTitle: Bool { bar.isLarge(item) }
    private var margin: CGFloat { Metrics.Layout.sideMargin(bounds.width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let fittedWidth, fittedWidth != bar.bounds.width { rebuild() }
        // A search bar that has the bar to itself: what stands above slides out.
        let isSearching = bar.isSearching && bar.topItem === item
        let above = isSearching ? -bar.rowHeight - (item.prompt == nil ? 0 : UINavigationBar.promptHeight) : 0
        let prompt: CGFloat = above + (item.prompt == nil ? 0 : UINavigationBar.promptHeight)
        promptLabel.frame = CGRect(x: 0, y: 8 + above, width: bounds.width, height: 18)
        let row = CGRect(x: 0, y: prompt, width: bounds.width, height: bar.rowHeight)
        let (leading, trailing) = (max(bar.safeAreaInsets.left, 0), max(bar.safeAreaInsets.right, 0))
        var leftEdge = row.minX + (isRightToLeft ? trailing : leading) + margin
        if backButton != nil { leftEdge -= 8 }
        for view in leftViews {
            place(view, x: leftEdge, fromLeft: true, in: row)
            leftEdge += view.bounds.width + 12
        }
        var rightEdge = row.maxX - (isRightToLeft ? leading : trailing) - margin
        for view in rightViews {
            place(view, x: rightEdge, fromLeft: false, in: row)
            rightEdge -= view.bounds.width + 12
        }
        rightEdge = placeSearch(before: rightEdge, in: row, isSearching: isSearching)
        let centerEdge = placeCenter(between: leftEdge, and: rightEdge, in: row)
        placeTitle(between: leftEdge, and: centerEdge, in: row)
        for view in sideViews where bar.isManaged { view.alpha = isSearching ? 0 : 1 }
        let large = showsLargeTitle && !isSearching
        largeClip.frame = CGRect(
            x: 0, y: row.maxY, width: bounds.width, height: max(0, searchTop - row.maxY))
        placeLargeTitle(from: leading, to: bounds.width - trailing)
        largeClip.isHidden = !large
        // The small title appears when the large one is nearly gone.
        let share = large ? largeClip.bounds.height / bar.largeTitleHeight : 0
        let isLargeGone = !large || share <= 0.25
        let titleAlpha: CGFloat = isLargeGone && !isSearching ? 1 : 0
        if titleLabel.alpha != titleAlpha { titleLabel.alpha = titleAlpha }
        if largeLabel.alpha != (isLargeGone ? 0 : 1) { largeLabel.alpha = isLargeGone ? 0 : 1 }
        if let view = item.titleView, view.superview === self { view.alpha = isSearching && bar.isManaged ? 0 : 1 }
        placeTitleButton(isLargeGone)
    }

    /// As the bar gets lower the large title slides up under the row; content that is pulled down takes it along, and it grows.
    private func placeLargeTitle(from leading: CGFloat, to trailing: CGFloat) {
        let height = bar.largeTitleHeight
        let width = max(0, trailing - leading - 2 * margin)
        let labelHeight = largeLabel.font.lineHeight.rounded(.up)
        let lead = largeClip.bounds.height - height
        let growth = 1 + 0.1 * min(pull / Self.fullGrowth, 1)
        largeLabel.bounds.size = CGSize(width: width, height: labelHeight)
        largeLabel.transform = growth == 1 ? .identity : CGAffineTransform(scaleX: growth, y: growth)
        let reach = width * growth / 2
        largeLabel.center = CGPoint(
            x: (isRightToLeft ? trailing - margin - reach : leading + margin + reach) + largeTitleShift,
            y: lead + ((height - labelHeight) / 2).rounded() - 1 + labelHeight / 2)
        largeLabel.textAlignment = isRightToLeft ? .right : .left
    }

    /// How far content is to be pulled for the large title to be at its largest, in points (DEV-600).
    private static let fullGrowth: CGFloat = 160
    private var pull: CGFloat { bar.topItem === item ? bar.pulledDistance : 0 }

    /// Where the row of the search bar begins; the bar's lower edge without one.
    private var searchTop: CGFloat { isSearchStacked ? searchClip.frame.minY : bounds.height + pull }
    private var isSearchStacked: Bool { item.searchController != nil && item.searchBarPlacement == .stacked }

    /// In a row of its own at the bottom of the bar, or before the buttons of a wide one.
    ///
    /// - Returns: where the title ends.
    private func placeSearch(before right: CGFloat, in row: CGRect, isSearching: Bool) -> CGFloat {
        guard let searchBar else { return right }
        guard isSearchStacked else {
            let width = min(260, row.width * 0.35)
            let x = right - width
            searchClip.frame = CGRect(
                x: isRightToLeft ? row.width - right : x, y: row.minY + ((row.height - 38) / 2).rounded(), width: width,
                height: 38)
            searchBar.frame = searchClip.bounds
            return x - 12
        }
        let height = searchBar.wantedHeight
        let shown = height - (isSearching ? 0 : bar.givenUpSearchHeight)
        let low = bounds.height + (isSearching ? 0 : pull)
        searchClip.frame = CGRect(x: largeTitleShift, y: low - shown, width: bounds.width, height: shown)
        // The field keeps 8 points from the sides of its bar.
        let (safe, side) = (bar.safeAreaInsets, margin - 8)
        searchBar.frame = CGRect(
            x: safe.left + side, y: shown - height, width: max(0, bounds.width - safe.left - safe.right - 2 * side),
            height: height)
        // What is left of the field fades as it goes.
        searchBar.alpha = min(1, max(0, (shown - 16) / (height - 16)))
        return right
    }

    private func placeTitleButton(_ isLargeGone: Bool) {
        guard let titleButton else { return }
        var title = titleLabel.frame
        if !isLargeGone {
            title = largeClip.convert(largeLabel.frame, to: self)
            let width = min(largeLabel.sizeThatFits(title.size).width.rounded(.up), title.width)
            title = CGRect(
                x: isRightToLeft ? title.maxX - width : title.minX, y: title.minY, width: width, height: title.height)
        }
        titleButton.cover(title, isRightToLeft: isRightToLeft)
        bringSubviewToFront(titleButton)
    }

    private func place(_ view: UIView, x: CGFloat, fromLeft: Bool, in row: CGRect) {
        var size = view.bounds.size
        if view is BarButtonView || view is BarItemAdaptor || size == .zero {
            size = view.sizeThatFits(CGSize(width: row.width / 2, height: row.height))
            if size == .zero { size = view.systemLayoutSizeFitting(row.size) }
        }
        size.height = min(size.height, max(row.height, 32))
        let fromLeft = fromLeft != isRightToLeft
        let at = isRightToLeft ? row.width - x : x
        view.frame = CGRect(
            x: fromLeft ? at : at - size.width, y: row.minY + ((row.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Around the middle of the bar, as far as the buttons at the trailing side let them.
    ///
    /// - Returns: where the title ends.
    private func placeCenter(between left: CGFloat, and right: CGFloat, in row: CGRect) -> CGFloat {
        guard !centerViews.isEmpty else { return right }
        let total = centerViews.reduce(-Self.gap) { $0 + width(of: $1) }
        let middle = isRightToLeft ? row.width - seenMiddle : seenMiddle
        let start = max(left, min((2 * middle - total) / 2, right - total)).rounded()
        var edge = start
        for view in centerViews {
            place(view, x: edge, fromLeft: true, in: row)
            edge += view.bounds.width + Self.gap
        }
        return start - Self.gap
    }

    /// The middle of the bar; on a tablet of what a sidebar over it leaves to be seen.
    private var seenMiddle: CGFloat {
        guard traitCollection.userInterfaceIdiom == .pad else { return bounds.width / 2 }
        return (bounds.width + bar.safeAreaInsets.left - bar.safeAreaInsets.right) / 2
    }

    private func placeTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
        let space = max(0, right - left)
        let view: UIView = item.titleView ?? titleLabel
        let size =
            item.titleView.map { item.titleSize.wanted(of: $0, in: CGSize(width: space, height: row.height)) }
            ?? titleLabel.sizeThatFits(CGSize(width: space, height: row.height))
        // The sign behind the words has room, too.
        let sign = titleButton == nil ? 0 : NavigationTitleButton.signWidth
        let width = min(size.width.rounded(.up), max(0, space - sign))
        // Centred on the bar where there is room, else between the buttons.
        var x = (2 * seenMiddle - width) / 2
        let (low, high) = isRightToLeft ? (row.width - right, row.width - left) : (left, right)
        let (before, behind) = isRightToLeft ? (sign, 0) : (0, sign)
        if bar.isInlineLarge(item) || hasCenter {
            x = isRightToLeft ? max(low + before, high - width) : low
        } else if x - before < low || x + width + behind > high {
            x = min(max(x, low + before), max(low + before, high - width - behind))
        }
        let offset = bar.shownAppearance.titlePositionAdjustment
        let frame = CGRect(
            x: x + offset.horizontal + titleShift,
            y: row.minY + ((row.height - size.height) / 2).rounded() + offset.vertical + bar.titleOffset,
            width: width, height: size.height)
        if view.frame != frame { view.frame = frame }
        if view === item.titleView { item.titleSize.placed = view.bounds.size }
        renamer?.field.frame = CGRect(
            x: isRightToLeft ? row.width - right : left, y: row.minY + ((row.height - 34) / 2).rounded(), width: space,
            height: 34)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
