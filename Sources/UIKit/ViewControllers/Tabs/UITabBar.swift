import CoreGraphics
import Foundation

/// A row of tabs, one of them selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    private var tabs: [UITabBarItem] = []
    private var buttons: [TabButton] = []
    let background = BarBackground(frame: .zero)
    private let hairline = UIView()
    private let indicator = UIImageView()
    private var standard = UITabBarAppearance()
    private var customizing: [UITabBarItem]?
    /// Called when a person taps a tab, by the tab bar controller that owns the bar.
    var didTap: ((UITabBarItem) -> Void)?

    open weak var delegate: (any UITabBarDelegate)?
    open weak var selectedItem: UITabBarItem? { didSet { refresh() } }
    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var isTranslucent = true { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var backgroundImage: UIImage? { didSet { refresh() } }
    open var shadowImage: UIImage? { didSet { refresh() } }
    open var selectionIndicatorImage: UIImage? { didSet { refresh() } }
    open var standardAppearance: UITabBarAppearance {
        get { standard }
        set {
            standard = newValue.copy() as! UITabBarAppearance
            standard.changed = { [weak self] in self?.refresh() }
            refresh()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [background, hairline, indicator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        standard.changed = { [weak self] in self?.refresh() }
        refresh()
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(traits: .tabBar, groups: true)
    }

    open var items: [UITabBarItem]? {
        get { tabs }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons { button.removeFromSuperview() }
        for item in tabs { item.changed = {} }
        tabs = items ?? []
        buttons = tabs.map { item in
            AppearanceRules.apply(to: item, in: self)
            let button = TabButton(item: item) { [weak self, weak item] in
                guard let self, let item else { return }
                self.tapped(item)
            }
            item.changed = { [weak self] in self?.refresh() }
            addSubview(button)
            return button
        }
        refresh()
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        if let didTap { return didTap(item) }
        selectedItem = item
        tellSelected(item)
    }

    func tellSelected(_ item: UITabBarItem) {
        guard let delegate else { return }
        OptionalCall.call(.view, delegate, "tabBar:didSelectItem:") { delegate.tabBar(self, didSelect: item) }
    }

    // MARK: Customising

    /// Whether a person rearranges the tabs now.
    open var isCustomizing: Bool { customizing != nil }

    /// Says that the tabs are open to change. The panel that a person would drag them in is not shown (DEV-048).
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizing == nil else { return }
        customizing = tabs
        guard let delegate else { return }
        OptionalCall.call(.view, delegate, "tabBar:willBeginCustomizingItems:") {
            delegate.tabBar(self, willBeginCustomizing: items)
        }
        OptionalCall.call(.view, delegate, "tabBar:didBeginCustomizingItems:") {
            delegate.tabBar(self, didBeginCustomizing: items)
        }
    }

    /// True when the tabs have changed.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool {
        guard let before = customizing else { return false }
        customizing = nil
        let changed = !before.elementsEqual(tabs, by: { $0 === $1 })
        if let delegate {
            OptionalCall.call(.view, delegate, "tabBar:willEndCustomizingItems:changed:") {
                delegate.tabBar(self, willEndCustomizing: tabs, changed: changed)
            }
            OptionalCall.call(.view, delegate, "tabBar:didEndCustomizingItems:changed:") {
                delegate.tabBar(self, didEndCustomizing: tabs, changed: changed)
            }
        }
        return changed
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
    var isAtEdge = false { didSet { if oldValue != isAtEdge { refresh() } } }
    private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }
    private var shownAppearance: UITabBarAppearance {
        if isAtEdge, let edgeAppearance { return edgeAppearance }
        return selectedItem?.standardAppearance ?? standard
    }

    private func refresh() {
        let look = shownAppearance
        let usesEdgeDefault = isAtEdge && edgeAppearance == nil
        var (effect, fill) = (look.backgroundEffect as UIVisualEffect?, look.backgroundColor)
        if let barTintColor {
            fill = barTintColor
        } else if barStyle.isBlack {
            fill = .black
        } else if !isTranslucent {
            (effect, fill) = (nil, fill ?? .systemBackground)
        } else if usesEdgeDefault {
            (effect, fill) = (nil, nil)
        }
        background.show(
            effect, fill, backgroundImage ?? look.backgroundImage, look.backgroundImageContentMode)
        hairline.backgroundColor =
            shadowImage != nil || look.shadowImage != nil || (usesEdgeDefault && fill == nil) ? nil : look.shadowColor
        indicator.image = selectionIndicatorImage ?? look.selectionIndicatorImage
        let other = unselectedItemTintColor ?? (barStyle.isBlack ? .lightGray : .systemGray)
        for button in buttons {
            button.update(isSelected: button.item === selectedItem, tint: tintColor, other: other, look: look)
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / max(contentScaleFactor, 1)
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        guard !buttons.isEmpty else { return }
        let height = min(bounds.height, Self.rowHeight(traitCollection))
        let inline = height < 49 || traitCollection.horizontalSizeClass == .regular
        let side = max(safeAreaInsets.left, safeAreaInsets.right)
        let space = bounds.width - 2 * side
        let centred =
            itemPositioning == .centered
            || (itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular)
        let spacing = centred ? (itemSpacing > 0 ? itemSpacing : 34) : 0
        let width =
            centred
            ? min(
                itemWidth > 0 ? itemWidth : 110, (space - spacing * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
            )
            : space / CGFloat(buttons.count)
        let total = width * CGFloat(buttons.count) + spacing * CGFloat(buttons.count - 1)
        var x = (bounds.width - total) / 2
        for button in isRightToLeft ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x, y: 0, width: width, height: height)
            button.arrange(inline: inline)
            if button.item === selectedItem { indicator.frame = button.frame }
            x += width + spacing
        }
        indicator.isHidden = indicator.image == nil
    }
}

/// Hears of taps on a tab bar that no controller owns. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalCall.missing(()) }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
}
