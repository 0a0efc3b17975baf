import CoreGraphics
import Foundation
import PorticoTrace

/// Shows the top navigation item: its title, its buttons, and the way back.
/// All that an app may call or override is here; how items change, looks are chosen and contents move stands beside it.
///
/// - From: `UINavigationController`, or an app that owns a bar
/// - To: `NavigationBarContent`
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    static let promptHeight: CGFloat = 30
    /// Above a search bar that has the navigation bar to itself.
    static let searchMargin: CGFloat = 4

    final var stack: [UINavigationItem] = []
    let background = BarBackground(isAbove: true)
    final var content: NavigationBarContent?
    /// Those that move out while others move in.
    final var leaving: [NavigationBarContent] = []
    final private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in
        self?.content?.rebuild()
        self?.refresh()
    }
    private(set) var properties = BarLook.Properties() { didSet { if oldValue != properties { refresh() } } }
    final private(set) var backgrounds: [BarImageKey: UIImage] = [:]
    final private(set) var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    /// The back button was tapped; the navigation controller that owns the bar pops.
    final var goBack: (() -> Void)?
    /// The menu of a back button that is held down: the stack, nearest first.
    final var backMenu: (() -> UIMenu)?
    /// Whose chain does what the title's menu suggests; the bar itself where it is nobody.
    final var titleResponder: () -> UIResponder? = { nil }
    /// A button of the system's before those of the first item: a split view's, whose column this is.
    final var systemLeadingItem: UIBarButtonItem? {
        didSet {
            guard oldValue !== systemLeadingItem else { return }
            systemLeadingItem?.changed = { [weak self] in self?.content?.rebuild() }
            content?.rebuild()
        }
    }
    /// Something changed that may need another height.
    final var heightChanged: () -> Void = {}
    /// How far the bar's background reaches up, under the status bar.
    package final var topReach: CGFloat = 0 { didSet { if oldValue != topReach { setNeedsLayout() } } }
    /// How far the content has scrolled away: large titles get smaller by it, and then the background appears.
    final var scrolledDistance: CGFloat = 0 {
        didSet {
            guard oldValue != scrolledDistance else { return }
            if isAtEdge(oldValue) != isAtEdge(scrolledDistance) { refresh() }
            heightChanged()
        }
    }
    /// How far content is pulled down below where it rests without a refresh control: large title and search bar go with it.
    final var pulledDistance: CGFloat = 0 { didSet { if oldValue != pulledDistance { content?.setNeedsLayout() } } }

    /// A navigation controller is the delegate of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            FatalException.internalInconsistency.raise(
                unless: !isManaged || delegate === owner,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }
    /// The controller whose bar this is; it alone changes the items.
    final private(set) weak var owner: UINavigationController?
    final var isManaged: Bool { owner != nil }
    /// The colours of the bar where no appearance was set. `default` by default; `black` has light contents on a dark ground.
    open var barStyle: UIBarStyle {
        get { properties.style }
        set { properties.style = newValue }
    }
    /// Whether content shines through; without a word of the app's, as the background image is.
    open var isTranslucent: Bool {
        get { looks.letsThrough }
        set { properties.isTranslucent = newValue }
    }
    /// Behind the bar's contents, unless there is a background image or an appearance.
    open var barTintColor: UIColor? {
        get { properties.tint }
        set { properties.tint = newValue }
    }
    /// Font, colour and what else attributes say of the title where no appearance was set; nil, the default, for the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    /// Font, colour and what else attributes say of the large title where no appearance was set; nil, the default, for the bar's own.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    /// Whether titles may be large, as their items say, while content hasn't scrolled away under the bar. False by default.
    open var prefersLargeTitles = false {
        didSet {
            guard oldValue != prefersLargeTitles else { return }
            refresh()
            heightChanged()
        }
    }
    /// Shown only with a background image.
    open var shadowImage: UIImage? {
        get { properties.shadow }
        set { properties.shadow = newValue }
    }
    /// The sign before the back button's title; nil, the default, for the system's chevron.
    open var backIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The mask of that sign during transitions. Kept: the sign fades as a whole. Nil by default.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// How the bar looks. A copy is kept of what is set.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }
    /// How the bar looks where content ends below it; nil, the default: without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue }
    }
    /// How the bar looks in its low form, on a phone in landscape; nil, the default, as otherwise.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }
    /// How the bar looks in its low form where content ends below it; nil, the default: as `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue }
    }
    /// How the bar should behave where it could be like one of a Mac.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the bar behaves: as on an iPad or a phone, always.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(groups: true)
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
        addSubview(background)
        refresh()
    }

    /// Where the bar stands: at the very top in a navigation controller, else where the delegate says, else at the top.
    open var barPosition: UIBarPosition {
        if isManaged { return .topAttached }
        guard let delegate else { return .top }
        return OptionalCall.call(.view, delegate, "positionForBar:", { delegate.position(for: self) }) ?? .top
    }

    /// The bar of a navigation controller from here on, which alone changes its items. A subclass that adopts the bar's
    /// delegate protocol hears of the back button.
    final func belong(to owner: UINavigationController) {
        delegate = owner as? any UINavigationBarDelegate
        self.owner = owner
        refresh()
    }

    // MARK: Items

    /// The items from the bottom to the top, of which the last is shown. The bar of a navigation controller can't be set by others.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that the bar shows; nil without any.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the back button leads to; nil without one.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Shows other items. On the bar of a navigation controller, which alone changes its items, it raises an exception.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuseIfManaged("setItems:animated:")
        change(to: items ?? [], animated: animated && window != nil)
    }

    /// Puts an item on top, if the delegate lets it. On the bar of a navigation controller it raises an exception.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the top item away, if the delegate lets it, and returns it. On the bar of a navigation controller it raises an exception.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Looks

    /// Sets a picture behind the bar at any position, in bars of those metrics; nil for none.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// The picture behind the bar at any position, in bars of those metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// An image of no size makes the bar clear. One that isn't resizable is repeated where the bar is larger.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[BarImageKey(position: barPosition, metrics: barMetrics)] = backgroundImage
        refresh()
    }
    /// The picture behind the bar at a position, in bars of those metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BarImageKey(position: barPosition, metrics: barMetrics)]
    }
    /// Moves the title down, in points, in bars of those metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        refresh()
    }
    /// How far the title is moved down, in points, in bars of those metrics. 0 by default.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics] ?? 0
    }

    // MARK: Size

    /// The height of the row with the buttons.
    final var rowHeight: CGFloat = 44 {
        didSet {
            guard oldValue != rowHeight else { return }
            refresh()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateCompactness()
        let before = previousTraitCollection?.preferredContentSizeCategory
        guard before != nil, before != traitCollection.preferredContentSizeCategory else { return }
        refresh()
        heightChanged()
    }

    /// A bar is made before it has a place, and learns with that place whether it is in a narrow column.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateCompactness() }
    }

    /// In a narrow bar the search bar has a row of its own.
    private func updateCompactness() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard let item = topItem, item.isInCompactBar != isCompact else { return }
        item.isInCompactBar = isCompact
        if item.searchController != nil { item.changed() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -topReach, width: bounds.width, height: bounds.height + topReach)
        if let content, content.frame.size != bounds.size, content.transform.isIdentity { content.frame = bounds }
    }
}
