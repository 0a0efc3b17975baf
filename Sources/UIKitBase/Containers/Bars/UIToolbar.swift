import CoreGraphics
import Foundation

/// A row of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    private var list: [UIBarButtonItem] = []
    private var shown: [(item: UIBarButtonItem, view: UIView?)] = []
    let background = BarBackground(isAbove: false)
    private var backgrounds: [BarImageKey: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]
    private var properties = BarLook.Properties() { didSet { if oldValue != properties { refresh() } } }
    final private(set) lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] in self?.refresh() }
    /// How far the bar's background reaches down, under the home indicator.
    package final var bottomReach: CGFloat = 0 { didSet { if oldValue != bottomReach { setNeedsLayout() } } }

    /// Says at which edge the bar stands; it is not kept alive.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { refresh() } }
    /// The colours of the bar where no appearance was set. `default` by default.
    open var barStyle: UIBarStyle {
        get { properties.style }
        set { properties.style = newValue }
    }
    /// Whether content shines through. Unless it is set, true without a background image and else as clear as that is.
    open var isTranslucent: Bool {
        get { looks.letsThrough }
        set { properties.isTranslucent = newValue }
    }
    /// Behind the buttons, unless there is a background image or an appearance.
    open var barTintColor: UIColor? {
        get { properties.tint }
        set { properties.tint = newValue }
    }
    /// How the bar looks. A copy is kept of what is set.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }
    /// How the bar looks in its low form, on a phone in landscape; nil, the default, as otherwise.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }
    /// How the bar looks where content ends above it; nil, the default: without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue }
    }
    /// How the bar looks in its low form where content ends above it; nil, the default: as `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue }
    }

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
        flags.insert(.laysOutBySafeArea)
        addSubview(background)
        refresh()
    }

    /// Where the bar stands: at the bottom, unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .bottom }
        return OptionalCall.call(.view, delegate, "positionForBar:", { delegate.position(for: self) }) ?? .bottom
    }

    /// The buttons and spaces, in reading order. Setting them shows them at once.
    open var items: [UIBarButtonItem]? {
        get { list }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other buttons; animated, the new ones fade in over 0.2 seconds.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in list { item.changed = {} }
        list = items ?? []
        for item in list { item.changed = { [weak self] in self?.rebuild() } }
        rebuild()
        guard animated, window != nil else { return }
        layoutIfNeeded()
        let fresh = shown.compactMap(\.view)
        for view in fresh { view.alpha = 0 }
        UIView.animate(withDuration: 0.2) { for view in fresh { view.alpha = 1 } }
    }

    /// Sets a picture behind the bar at a position and in bars of those metrics; nil for none.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        refresh()
    }

    /// The picture behind the bar at a position and in bars of those metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[BarImageKey(position: topOrBottom, metrics: barMetrics)] }

    /// Shown only with a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        refresh()
    }

    /// The picture that takes the shadow line's place at a position; shown only with a background image.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.Bar.toolbarHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.Bar.toolbarHeight)
    }

    /// Content ends above the bar, as its navigation controller says: as on iOS 15 and later only an edge appearance has a
    /// background then.
    final var isAtEdge = false { didSet { if oldValue != isAtEdge { refresh() } } }
    /// Low, on a phone in landscape.
    private var isCompact = false { didSet { if oldValue != isCompact { refresh() } } }
    private var edgeAppearance: UIToolbarAppearance? { (isCompact ? appearances.compactEdge : nil) ?? appearances.edge }
    private var shownAppearance: UIToolbarAppearance {
        if isAtEdge, let edgeAppearance { return edgeAppearance }
        return (isCompact ? appearances.compact : nil) ?? appearances.standard
    }

    /// The older properties with the images of the bar's place and height.
    private var looks: BarLook.Properties {
        var looks = properties
        guard !backgrounds.isEmpty || !shadows.isEmpty else { return looks }
        let position = barPosition
        looks.image = backgrounds.image(at: position, isCompact: isCompact, hasPrompt: false)
        looks.shadow = shadows[position] ?? shadows[.any]
        return looks
    }

    private func refresh() {
        background.show(
            appearances.look(shownAppearance, looks, isEdgeDefault: isAtEdge && edgeAppearance == nil))
        rebuild()
    }

    private func rebuild() {
        for entry in shown { entry.view?.removeFromSuperview() }
        shown = list.filter { !$0.isHidden }.map { ($0, view(for: $0)) }
        for entry in shown { if let view = entry.view { addSubview(view) } }
        setNeedsLayout()
    }

    private func view(for item: UIBarButtonItem) -> UIView? {
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
        if let custom = item.customView { return custom.adaptedForBar() }
        let appearance = shownAppearance
        let look = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        AppearanceRules.apply(to: item, in: self)
        return BarButtonView(item: item, text: item.title, look: look) { [weak item] in item?.trigger(event: $0) }
    }

    override func subviewGaveUpFrame(_ subview: UIView) {
        if shown.contains(where: { $0.view === subview }) { rebuild() }
    }

    override var standardHugging: Hugging { .flat }
    open override func layoutSubviews() {
        super.layoutSubviews()
        isCompact = bounds.height > 0 && bounds.height < Metrics.Bar.toolbarHeight
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomReach)
        // In line with the buttons of a navigation bar, also on a phone on its side.
        let inset = max(safeAreaInsets.left, safeAreaInsets.right) + Metrics.Layout.sideMargin(bounds.width)
        let sizes = shown.map { entry -> CGSize in
            guard let view = entry.view else { return CGSize(width: entry.item.width, height: 0) }
            if view is BarButtonView || view is BarItemAdaptor || view.frame.size == .zero {
                return view.sizeThatFits(CGSize(width: bounds.width, height: Metrics.Bar.toolbarHeight))
            }
            return view.frame.size
        }
        let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
        let gap: CGFloat = flexible > 0 || shown.count < 2 ? 8 : 12
        let used = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, shown.count - 1))
        let free = max(0, bounds.width - 2 * inset - used)
        var x = inset
        for (entry, size) in zip(shown, sizes) {
            if let view = entry.view {
                let at = isRightToLeft ? bounds.width - x - size.width : x
                view.frame = CGRect(
                    x: at, y: ((min(bounds.height, Metrics.Bar.toolbarHeight) - size.height) / 2).rounded(),
                    width: size.width,
                    height: size.height)
            }
            x += (entry.item.systemItem == .flexibleSpace ? free / CGFloat(flexible) : size.width) + gap
        }
    }
}

/// Says at which edge a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
