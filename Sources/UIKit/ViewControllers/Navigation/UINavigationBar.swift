import CoreGraphics
import Foundation
import PorticoTrace

/// Shows the top navigation item: its title, its buttons, and the way back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private let backdrop = UIView()
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private var leftViews: [UIView] = []
    private var rightViews: [UIView] = []
    private var shownTitleView: UIView?
    /// Called when the back button is tapped, by the navigation controller that owns the bar.
    var goBack: (() -> Void)?
    /// How far the bar's background reaches up, under the status bar.
    var topReach: CGFloat = 0 { didSet { if oldValue != topReach { setNeedsLayout() } } }

    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var isTranslucent = true { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var prefersLargeTitles = false
    open var shadowImage: UIImage? { didSet { refresh() } }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() { didSet { refresh() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { refresh() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { refresh() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        addSubview(backdrop)
        addSubview(hairline)
        addSubview(titleLabel)
        refresh()
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.changed = {} }
        stack = items ?? []
        for item in stack { item.changed = { [weak self] in self?.refresh() } }
        refresh()
        if animated { fadeIn() }
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return last
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        unimplemented("UINavigationBar.setBackgroundImage(_:for:)")
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    // MARK: Contents

    private var appearanceNow: UINavigationBarAppearance? {
        topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
    }

    private func refresh() {
        let appearance = appearanceNow
        if let colour = barTintColor ?? appearance?.backgroundColor {
            backdrop.backgroundColor = colour
        } else if barStyle == .black {
            backdrop.backgroundColor = .black
        } else {
            backdrop.backgroundColor = isTranslucent ? nil : .systemBackground
        }
        hairline.backgroundColor = backdrop.backgroundColor == nil || shadowImage != nil ? nil : .separator
        showButtons()
        showTitle(appearance)
        setNeedsLayout()
    }

    private func showTitle(_ appearance: UINavigationBarAppearance?) {
        if shownTitleView !== topItem?.titleView {
            shownTitleView?.removeFromSuperview()
            shownTitleView = topItem?.titleView
            if let view = shownTitleView { addSubview(view) }
        }
        titleLabel.isHidden = shownTitleView != nil
        titleLabel.text = topItem?.title
        var attributes = titleTextAttributes ?? [:]
        attributes.merge(appearance?.titleTextAttributes ?? [:]) { $1 }
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    }

    private func showButtons() {
        for view in leftViews + rightViews { view.removeFromSuperview() }
        (leftViews, rightViews) = buildSides()
        for view in leftViews + rightViews { addSubview(view) }
        guard let top = topItem else { return }
        for item in (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? []) {
            item.changed = { [weak self] in self?.refresh() }
        }
    }

    /// The views from the left edge inwards, and from the right.
    private func buildSides() -> (left: [UIView], right: [UIView]) {
        guard let top = topItem else { return ([], []) }
        var left: [UIView] = []
        let own = top.leftBarButtonItems ?? []
        if let back = backItem, !top.hidesBackButton, own.isEmpty || top.leftItemsSupplementBackButton {
            let item = back.backBarButtonItem ?? UIBarButtonItem()
            let title =
                top.backButtonDisplayMode == .minimal
                ? "" : item.title ?? back.backButtonTitle ?? back.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
            let button = BarButtonView(item: item, text: title, chevron: true) { [weak self] event in
                if item.action != nil || item.primaryAction != nil { item.trigger(event: event) }
                self?.goBack?()
            }
            button.accessibilityLabel = title.isEmpty ? "Back" : title
            left.append(button)
        }
        left += own.compactMap(view(for:))
        return (left, (top.rightBarButtonItems ?? []).compactMap(view(for:)))
    }

    private func view(for item: UIBarButtonItem) -> UIView? {
        if item.isHidden { return nil }
        if let custom = item.customView { return custom }
        if item.systemItem == .flexibleSpace { return nil }
        if item.systemItem == .fixedSpace {
            return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 44))
        }
        return BarButtonView(item: item, text: item.title) { item.trigger(event: $0) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inset = max(layoutInset, 16)
        backdrop.frame = CGRect(x: 0, y: -topReach, width: bounds.width, height: bounds.height + topReach)
        let line = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        var leftEdge = inset
        for view in leftViews {
            place(view, x: leftEdge, fromLeft: true)
            leftEdge = view.frame.maxX + 12
        }
        var rightEdge = bounds.width - inset
        for view in rightViews {
            place(view, x: rightEdge, fromLeft: false)
            rightEdge = view.frame.minX - 12
        }
        placeTitle(between: leftEdge, and: rightEdge)
    }

    private var layoutInset: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) + 16 }

    private func place(_ view: UIView, x: CGFloat, fromLeft: Bool) {
        var size = view.frame.size
        if view is BarButtonView || size == .zero {
            size = view.sizeThatFits(CGSize(width: bounds.width / 2, height: 44))
        }
        view.frame = CGRect(
            x: fromLeft ? x : x - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    private func placeTitle(between left: CGFloat, and right: CGFloat) {
        let space = max(0, right - left)
        let view: UIView = shownTitleView ?? titleLabel
        var size = view.sizeThatFits(CGSize(width: space, height: bounds.height))
        if view !== titleLabel, view.frame.width > 0 { size = view.frame.size }
        let width = min(size.width.rounded(.up), space)
        // Centred on the bar where there is room, else between the buttons.
        var x = (bounds.width - width) / 2
        if x < left || x + width > right { x = min(max(x, left), max(left, right - width)) }
        view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
    }

    private func fadeIn() {
        layoutIfNeeded()
        let fresh = subviews.filter { $0 !== backdrop && $0 !== hairline }
        for view in fresh { view.alpha = 0 }
        UIView.animate(withDuration: UINavigationController.slideDuration) {
            for view in fresh { view.alpha = 1 }
        }
    }
}

/// Has a say in what a navigation bar does. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
