import CoreGraphics
import Foundation

/// A row of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    private var list: [UIBarButtonItem] = []
    private var shown: [(item: UIBarButtonItem, view: UIView?)] = []
    let background = BarBackground(frame: .zero)
    private let hairline = UIView()
    private var backgrounds: [UIBarPosition: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]
    private var standard = UIToolbarAppearance()
    /// How far the bar's background reaches down, under the home indicator.
    var bottomReach: CGFloat = 0 { didSet { if oldValue != bottomReach { setNeedsLayout() } } }

    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var isTranslucent = true { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var standardAppearance: UIToolbarAppearance {
        get { standard }
        set {
            standard = newValue.copy() as! UIToolbarAppearance
            standard.changed = { [weak self] in self?.refresh() }
            refresh()
        }
    }
    open var compactAppearance: UIToolbarAppearance? { didSet { refresh() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { refresh() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    override var standardAccessibility: StandardAccessibility { StandardAccessibility(groups: true) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(hairline)
        standard.changed = { [weak self] in self?.refresh() }
        refresh()
    }

    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return OptionalCall.call(.view, delegate, "positionForBar:", { delegate.position(for: self) }) ?? .any
    }

    open var items: [UIBarButtonItem]? {
        get { list }
        set { setItems(newValue, animated: false) }
    }

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

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgrounds[topOrBottom] = backgroundImage
        refresh()
    }

    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[topOrBottom] }

    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        refresh()
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// Content ends above the bar, as its navigation controller says: as on iOS 15 and later only an edge appearance has a
    /// background then.
    var isAtEdge = false { didSet { if oldValue != isAtEdge { refresh() } } }

    private func refresh() {
        let look = isAtEdge ? scrollEdgeAppearance ?? standard : standard
        let usesEdgeDefault = isAtEdge && scrollEdgeAppearance == nil
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
        let picture = backgrounds[.any] ?? backgrounds[.bottom] ?? look.backgroundImage
        background.show(effect, fill, picture, look.backgroundImageContentMode)
        hairline.backgroundColor =
            shadows[.any] != nil || (usesEdgeDefault && fill == nil) ? nil : look.shadowColor
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
        if let custom = item.customView { return custom }
        let look = item.style == .done ? standard.doneButtonAppearance : standard.buttonAppearance
        AppearanceRules.apply(to: item, in: self)
        return BarButtonView(item: item, text: item.title, look: look) { [weak item] in item?.trigger(event: $0) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomReach)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(contentScaleFactor, 1))
        let inset = max(safeAreaInsets.left, safeAreaInsets.right, 16)
        let sizes = shown.map { entry -> CGSize in
            guard let view = entry.view else { return CGSize(width: entry.item.width, height: 0) }
            if view is BarButtonView || view.frame.size == .zero {
                return view.sizeThatFits(CGSize(width: bounds.width, height: 44))
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
                    x: at, y: ((min(bounds.height, 44) - size.height) / 2).rounded(), width: size.width,
                    height: size.height)
            }
            x += (entry.item.systemItem == .flexibleSpace ? free / CGFloat(flexible) : size.width) + gap
        }
    }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
