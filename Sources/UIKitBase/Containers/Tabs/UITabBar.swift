import CoreGraphics
import Foundation
import PorticoTrace

/// A row of tabs, one of them selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// Whether tabs share the bar or stand together in its middle.
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    /// The tabs, from the leading side on.
    final private(set) var tabs: [UITabBarItem] = []
    final private(set) var buttons: [TabButton] = []
    let background = BarBackground(isAbove: false)
    private let indicator = UIImageView()
    private let capsule = TabCapsule()
    final private(set) lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] in self?.refresh() }
    private var properties = BarLook.Properties() { didSet { if oldValue != properties { refresh() } } }
    private var customizer: TabBarCustomizer?
    /// The controller whose tabs these are; it alone changes them then.
    final weak var owner: UITabBarController? { didSet { listener = owner } }
    private weak var listener: (any UITabBarDelegate)?

    /// A tab bar controller's bar has the controller, and no other may be set.
    open weak var delegate: (any UITabBarDelegate)? {
        get { listener }
        set {
            FatalException.internalInconsistency.raise(
                unless: owner == nil || newValue === owner,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
            listener = newValue
        }
    }
    private weak var chosen: UITabBarItem?
    /// The tab that is selected. Setting it on the bar of a tab bar controller raises an exception.
    open var selectedItem: UITabBarItem? {
        get { chosen }
        set {
            refuseIfManaged()
            choose(newValue)
        }
    }
    /// The colours of the bar where no appearance was set. `default` by default.
    open var barStyle: UIBarStyle {
        get { properties.style }
        set { properties.style = newValue }
    }
    /// Whether content shines through; without a word of the app's, as the background image is.
    open var isTranslucent: Bool {
        get { properties.letsThrough }
        set { properties.isTranslucent = newValue }
    }
    /// Behind the tabs, unless there is a background image or an appearance.
    open var barTintColor: UIColor? {
        get { properties.tint }
        set { properties.tint = newValue }
    }
    /// The colour of tabs that aren't selected; nil, the default, for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { if oldValue != unselectedItemTintColor { refresh() } }
    }
    /// The colour of the selected tab, before the tint colour; the older way. Nil by default.
    @available(*, deprecated, renamed: "tintColor")
    open var selectedImageTintColor: UIColor? {
        get { selectedTint }
        set { selectedTint = newValue }
    }
    private var selectedTint: UIColor? { didSet { if oldValue != selectedTint { refresh() } } }
    /// Whether tabs share the bar or stand together. `automatic` by default: together in a wide space.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// 0 is the system's choice. Counts only where the tabs stand together in the middle; so does `itemSpacing`.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The points between tabs that stand together; 0, the default, for the system's distance.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// An image of no size makes the bar clear. One that isn't resizable is repeated where the bar is larger.
    open var backgroundImage: UIImage? {
        get { properties.image }
        set { properties.image = newValue }
    }
    /// Shown only with a background image.
    open var shadowImage: UIImage? {
        get { properties.shadow }
        set { properties.shadow = newValue }
    }
    /// A picture behind the selected tab; nil, the default, for none. A resizable one fills the tab.
    open var selectionIndicatorImage: UIImage? { didSet { refresh() } }
    /// How the bar looks. A copy is kept of what is set.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }
    /// How the bar looks where content ends above it; nil, the default: without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        Self.nibBarProperties.read(self, coder)
    }

    private func setUp() {
        flags.insert(.laysOutBySafeArea)
        indicator.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(indicator)
        refresh()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(traits: .tabBar, groups: true)
    }

    /// The tabs, in reading order. Setting them on the bar of a tab bar controller raises an exception.
    open var items: [UITabBarItem]? {
        get { tabs }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other tabs; animated, new ones fade in. On the bar of a tab bar controller it raises an exception.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        refuseIfManaged()
        show(items ?? [], animated: animated)
    }

    /// A tab bar controller's bar is changed by the controller alone.
    private func refuseIfManaged() {
        FatalException.internalInconsistency.raise(
            unless: owner == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }

    final func choose(_ item: UITabBarItem?) {
        chosen = item
        refresh()
    }

    /// The tabs as they are now. Those that stay keep their buttons; new ones fade in.
    func show(_ items: [UITabBarItem], animated: Bool) {
        let old = buttons
        let gone = old.filter { button in !items.contains { $0 === button.item } }
        for button in gone {
            button.item.changed = {}
            button.removeFromSuperview()
        }
        tabs = items
        buttons = items.map { item in old.first { $0.item === item } ?? button(for: item) }
        for button in buttons { addSubview(button) }
        refresh()
        setNeedsLayout()
        guard animated, window != nil else { return }
        layoutIfNeeded()
        let fresh = buttons.filter { button in !old.contains { $0 === button } }
        for button in fresh { button.fade = 0 }
        UIView.animate(withDuration: 0.3) { for button in fresh { button.fade = 1 } }
    }

    private func button(for item: UITabBarItem) -> TabButton {
        AppearanceRules.apply(to: item, in: self)
        item.changed = { [weak self] in
            self?.refresh()
            self?.owner?.showControllersInSidebar()
        }
        return TabButton(item: item) { [weak self, weak item] in
            guard let self, let item else { return }
            self.tapped(item)
        }
    }

    private func tapped(_ item: UITabBarItem) {
        guard customizer == nil else { return }
        if owner == nil { selectedItem = item }
        if let delegate {
            OptionalCall.call(.view, delegate, "tabBar:didSelectItem:") { delegate.tabBar(self, didSelect: item) }
        }
        owner?.tapped(item)
    }

    // MARK: Customising

    /// Whether a person rearranges the tabs now.
    open var isCustomizing: Bool { customizer != nil }

    /// Shows a panel above the bar with `items`, which a person drags onto tabs. Tabs that are not among the items stay.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizer == nil else { return }
        let made = TabBarCustomizer(bar: self, items: items)
        customizer = made
        made.begin()
    }

    /// Ends what `beginCustomizingItems(_:)` began, as the panel's Done does. True when the tabs have changed.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool {
        guard let ending = customizer else { return false }
        customizer = nil
        return ending.end(animated: animated)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if window != nil { endCustomizing(animated: false) }
    }

    // MARK: Looks

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.rowHeight(traitCollection) + (window?.safeAreaInsets.bottom ?? 0))
    }

    /// The height of the tabs: lower where the screen is.
    static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// Content ends above the bar, as its tab bar controller says: as on iOS 15 and later only an edge appearance has a background
    /// then.
    final var isAtEdge = false { didSet { if oldValue != isAtEdge { refresh() } } }
    private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? appearances.edge }
    private var shownAppearance: UITabBarAppearance {
        if isAtEdge, let edgeAppearance { return edgeAppearance }
        return selectedItem?.standardAppearance ?? appearances.standard
    }

    private func refresh() {
        let look = shownAppearance
        // As on iOS 18, appearances are for the bar at the bottom: a capsule has its own ground and titles.
        background.show(
            isAtTop
                ? .capsule
                : appearances.look(look, properties, isEdgeDefault: isAtEdge && edgeAppearance == nil))
        indicator.image = isAtTop ? nil : look.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.tintColor = look.selectionIndicatorTintColor
        let other =
            isAtTop ? .label : unselectedItemTintColor ?? (barStyle.isBlack ? .lightGray : .systemGray)
        for button in buttons {
            button.isInCapsule = isAtTop
            button.update(
                isSelected: button.item === selectedItem, tint: selectedTint ?? tintColor, other: other, look: look,
                isAtEdge: isAtEdge)
        }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// The bar of an iPad's tabs: a capsule below the status bar. Its controller says so.
    final var isAtTop = false {
        didSet {
            background.layer.cornerRadius = 0
            background.clipsToBounds = isAtTop
            refresh()
        }
    }
    /// A sidebar shows the tabs instead.
    final var isCovered = false { didSet { alpha = isCovered ? 0 : 1 } }

    /// At the top, touches beside the capsule belong to what is below the bar.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isAtTop ? background.frame.contains(point) : super.point(inside: point, with: event)
    }

    /// Picture above title; beside it where the bar is low, or the screen wide.
    private var arrangement: UITabBarItemAppearance.Style {
        if min(bounds.height, Self.rowHeight(traitCollection)) < Metrics.Bar.tabBarHeight { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    override var standardHugging: Hugging { .flat }
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        customizer?.place()
        guard !buttons.isEmpty else {
            capsule.placeSelection(behind: nil, in: self)
            return
        }
        let height = min(bounds.height, Self.rowHeight(traitCollection))
        let arrangement = arrangement
        for button in buttons { button.arrange(arrangement) }
        if isAtTop {
            // The button of a sidebar stands beside it.
            let side = owner?.hasSidebar == true ? UITabBarController.sidebarButtonReach : 0
            let covered = min(max(safeAreaInsets.left, safeAreaInsets.right, side), bounds.width / 2)
            let row = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            let plan = capsule.makePlan(buttons.map(\.capsuleWidth), in: row.insetBy(dx: covered, dy: 0))
            background.frame = plan.ground
            background.layer.cornerRadius = plan.ground.height / 2
            placeButtons(from: plan.start, spacing: 0, sizes: plan.sizes)
        } else {
            let (width, spacing) = tabMeasures
            let total = width * CGFloat(buttons.count) + spacing * CGFloat(buttons.count - 1)
            let sizes = Array(repeating: CGSize(width: width, height: height), count: buttons.count)
            placeButtons(from: CGPoint(x: (bounds.width - total) / 2, y: 0), spacing: spacing, sizes: sizes)
        }
        placeIndicator()
    }

    private func placeButtons(from start: CGPoint, spacing: CGFloat, sizes: [CGSize]) {
        var x = start.x
        let places = Array(zip(buttons, sizes))
        for (button, size) in isRightToLeft ? places.reversed() : places {
            button.center = CGPoint(x: x + size.width / 2, y: start.y + size.height / 2)
            button.bounds = CGRect(origin: .zero, size: size)
            x += size.width + spacing
        }
    }

    /// A tab's width and the space between two.
    private var tabMeasures: (width: CGFloat, spacing: CGFloat) {
        let look = shownAppearance
        let (positioning, ownWidth, ownSpacing) =
            appearances.isOwn
            ? (look.stackedItemPositioning, look.stackedItemWidth, look.stackedItemSpacing)
            : (itemPositioning, itemWidth, itemSpacing)
        let space = bounds.width - 2 * max(safeAreaInsets.left, safeAreaInsets.right)
        let count = CGFloat(buttons.count)
        let isCentred =
            positioning == .centered || (positioning == .automatic && traitCollection.horizontalSizeClass == .regular)
        guard isCentred else { return (space / count, 0) }
        let spacing = ownSpacing > 0 ? ownSpacing : 34
        return (min(ownWidth > 0 ? ownWidth : 110, (space - spacing * (count - 1)) / count), spacing)
    }

    /// Behind the selected tab, of the image's size in its middle; a resizable image fills the tab.
    private func placeIndicator() {
        let chosen = buttons.first { $0.item === selectedItem }
        capsule.placeSelection(behind: isAtTop && indicator.image == nil ? chosen : nil, in: self)
        indicator.isHidden = indicator.image == nil || chosen == nil
        guard let image = indicator.image, let chosen else { return }
        let tab = chosen.frame
        let size = image.attributes.isResizable ? tab.size : image.size
        indicator.frame = CGRect(
            x: tab.midX - size.width / 2, y: tab.midY - size.height / 2, width: size.width, height: size.height)
    }
}
