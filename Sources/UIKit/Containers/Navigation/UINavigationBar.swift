import CoreGraphics
import Foundation
import PorticoTrace

/// Shows the top navigation item: its title, its buttons, and the way back.
/// All that an app may call or override is here; how items change, looks are chosen and contents move stands beside it.
///
/// - From: `UINavigationController`, or an app that owns a bar
/// - To: `NavigationBarContent`
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    /// Above a search bar that has the navigation bar to itself.
    static let searchMargin: CGFloat = 4

    var stack: [UINavigationItem] = []
    let background = BarBackground(isAbove: true)
    var content: NavigationBarContent?
    /// Those that move out while others move in.
    var leaving: [NavigationBarContent] = []
    private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in
        self?.content?.rebuild()
        self?.refresh()
    }
    private(set) var properties = BarLook.Properties() { didSet { refresh() } }
    private(set) var backgrounds: [BarImageKey: UIImage] = [:]
    private(set) var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    /// The back button was tapped; the navigation controller that owns the bar pops.
    var goBack: (() -> Void)?
    /// The menu of a back button that is held down: the stack, nearest first.
    var backMenu: (() -> UIMenu)?
    /// Whose chain does what the title's menu suggests; the bar itself where it is nobody.
    var titleResponder: () -> UIResponder? = { nil }
    /// Something changed that may need another height.
    var heightChanged: () -> Void = {}
    /// How far the bar's background reaches up, under the status bar.
    var topReach: CGFloat = 0 { didSet { if oldValue != topReach { setNeedsLayout() } } }
    /// How far the content has scrolled away under the bar: large titles get smaller by it, the background appears.
    var scrolledDistance: CGFloat = 0 {
        didSet {
            guard oldValue != scrolledDistance else { return }
            if (oldValue > 0) != (scrolledDistance > 0) { refresh() }
            heightChanged()
        }
    }
    /// How far content is pulled down below where it rests without a refresh control: large title and search bar go with it.
    var pulledDistance: CGFloat = 0 { didSet { if oldValue != pulledDistance { content?.setNeedsLayout() } } }

    /// A navigation controller is the delegate of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            FatalException.internalInconsistency.raise(
                unless: !isManaged || delegate === owner,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }
    /// The controller whose bar this is; it alone changes the items.
    private(set) weak var owner: UINavigationController?
    var isManaged: Bool { owner != nil }
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
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
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
    open var backIndicatorImage: UIImage? { didSet { rebuild() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue }
    }
    /// How the bar should behave where it could be like one of a Mac.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the bar behaves: as on an iPad or a phone, always.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    override var standardAccessibility: StandardAccessibility { StandardAccessibility(groups: true) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        Self.nibBarProperties.read(self, coder)
    }

    private func setUp() {
        addSubview(background)
        refresh()
    }

    open var barPosition: UIBarPosition {
        if isManaged { return .topAttached }
        guard let delegate else { return .top }
        return OptionalCall.call(.view, delegate, "positionForBar:", { delegate.position(for: self) }) ?? .top
    }

    /// The bar of a navigation controller from here on, which alone changes its items. A subclass that adopts the bar's
    /// delegate protocol hears of the back button.
    func belong(to owner: UINavigationController) {
        delegate = owner as? any UINavigationBarDelegate
        self.owner = owner
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
        refuseIfManaged("setItems:animated:")
        change(to: items ?? [], animated: animated && window != nil)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Looks

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
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
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BarImageKey(position: barPosition, metrics: barMetrics)]
    }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        refresh()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics] ?? 0
    }

    // MARK: Size

    /// The height of the row with the buttons.
    var rowHeight: CGFloat = 44 {
        didSet {
            guard oldValue != rowHeight else { return }
            refresh()
        }
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
