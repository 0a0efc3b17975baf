import CoreGraphics
import Foundation
import PorticoTrace

/// Shows the top navigation item: its title, its buttons, and the way back.
/// Longer than a file should be: all that an app may set is a member here, over private state that the bar's layout shares.
///
/// - From: `UINavigationController`, or an app that owns a bar
/// - To: `NavigationBarContent`
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30

    var stack: [UINavigationItem] = []
    let background = BarBackground(isAbove: true)
    private(set) var content: NavigationBarContent?
    /// Those that move out while others move in.
    private var leaving: [NavigationBarContent] = []
    private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in
        self?.content?.rebuild()
        self?.refresh()
    }
    private var properties = BarLook.Properties() { didSet { refresh() } }
    private var backgrounds: [BarImageKey: UIImage] = [:]
    private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    /// The back button was tapped; the navigation controller that owns the bar pops.
    var goBack: (() -> Void)?
    /// The menu of a back button that is held down: the stack, nearest first.
    var backMenu: (() -> UIMenu)?
    /// Whose chain does what the title's menu suggests; the bar itself where it is nobody.
    var titleResponder: () -> UIResponder? = { nil }
    /// A navigation controller manages the bar: only then content has an edge that the bar knows.
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

    /// A navigation controller is the delegate of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            FatalException.internalInconsistency.raise(
                unless: !isManaged || delegate === owner,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }
    private weak var owner: UINavigationController?
    private var isManaged: Bool { owner != nil }
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

    private func refuseIfManaged(_ selector: String) {
        FatalException.internalInconsistency.raise(
            unless: !isManaged, "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
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

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        refuseIfManaged("pushNavigationItem:animated:")
        if let delegate,
            OptionalCall.call(
                .view, delegate, "navigationBar:shouldPushItem:",
                { delegate.navigationBar(self, shouldPush: item) }) == false
        {
            return
        }
        change(to: stack + [item], animated: animated && window != nil)
        if let delegate {
            OptionalCall.call(.view, delegate, "navigationBar:didPushItem:") {
                delegate.navigationBar(self, didPush: item)
            }
        }
    }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        refuseIfManaged("popNavigationItemAnimated:")
        guard let last = stack.last else { return nil }
        if let delegate,
            OptionalCall.call(
                .view, delegate, "navigationBar:shouldPopItem:",
                { delegate.navigationBar(self, shouldPop: last) }) == false
        {
            return nil
        }
        change(to: stack.dropLast(), animated: animated && window != nil)
        if let delegate {
            OptionalCall.call(.view, delegate, "navigationBar:didPopItem:") {
                delegate.navigationBar(self, didPop: last)
            }
        }
        return last
    }

    /// The back button: a navigation controller's pops a controller, a bar of its own pops an item.
    func backTapped() {
        if let goBack {
            if let delegate, let top = topItem,
                OptionalCall.call(
                    .view, delegate, "navigationBar:shouldPopItem:",
                    { delegate.navigationBar(self, shouldPop: top) }) == false
            {
                return
            }
            goBack()
        } else {
            popItem(animated: true)
        }
    }

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

    var titleOffset: CGFloat { (isCompact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? 0 }
    var backIndicator: UIImage { backIndicatorImage ?? shownAppearance.backIndicatorImage }

    /// Low, on a phone in landscape.
    private var isCompact: Bool { rowHeight < 44 }

    private var edgeAppearance: UINavigationBarAppearance? {
        let own = isCompact ? topItem?.compactScrollEdgeAppearance ?? appearances.compactEdge : nil
        return own ?? topItem?.scrollEdgeAppearance ?? appearances.edge
    }

    /// Which of the appearances shows now: the item's own first; at the top of the content the edge's.
    var shownAppearance: UINavigationBarAppearance {
        if isAtEdge, let edgeAppearance { return edgeAppearance }
        if isCompact, let own = topItem?.compactAppearance ?? appearances.compact { return own }
        return topItem?.standardAppearance ?? appearances.standard
    }

    /// Without content scrolled under it a navigation controller's bar shows no background of its own.
    private var isAtEdge: Bool { isManaged && scrolledDistance <= 0 }
    /// Whether content shines through.
    var letsContentUnder: Bool { isTranslucent }

    /// The older properties with the image of the bar's place and height.
    private var looks: BarLook.Properties {
        guard !backgrounds.isEmpty else { return properties }
        var looks = properties
        looks.image = backgrounds.image(
            at: barPosition, isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
        return looks
    }

    func refresh() {
        background.show(
            appearances.look(shownAppearance, looks, isEdgeDefault: isAtEdge && edgeAppearance == nil))
        content?.update()
        setNeedsLayout()
    }

    private func rebuild() {
        content?.rebuild()
        setNeedsLayout()
    }

    // MARK: Size

    /// The height of the row with the buttons.
    var rowHeight: CGFloat = 44 {
        didSet {
            guard oldValue != rowHeight else { return }
            refresh()
        }
    }

    /// Whether an item's title shows large: as it says itself, or as the item before it.
    func isLarge(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, rowHeight >= 44, item.titleView == nil || item.largeTitleDisplayMode == .always
        else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic:
            guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return true }
            return isLarge(stack[index - 1])
        }
    }

    /// What of the large title's height scrolling has taken.
    var givenUpHeight: CGFloat {
        guard let top = topItem, isLarge(top) else { return 0 }
        return min(max(scrolledDistance, 0), Self.largeTitleHeight)
    }

    /// The height that the top item wants now.
    var wantedHeight: CGFloat {
        var height = rowHeight
        if topItem?.prompt != nil { height += Self.promptHeight }
        if let top = topItem, isLarge(top) { height += Self.largeTitleHeight - givenUpHeight }
        return height
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

    // MARK: Changing what shows

    func change(to items: [UINavigationItem], animated: Bool) {
        let old = content
        let isPush = items.count >= stack.count
        replaceStack(items)
        guard animated, old?.item !== items.last else { return show(topItem) }
        // The old content moves out on top of the new.
        content = nil
        show(topItem)
        guard let old else { return }
        leaving.append(old)
        moveContents(isPush: isPush, outgoing: old, animated: true) { [weak self, weak old] in
            guard let old else { return }
            old.dismantle()
            self?.leaving.removeAll { $0 === old }
        }
    }

    /// The items without a change of what shows; for a transition that may still turn round.
    func replaceStack(_ items: [UINavigationItem]) {
        for item in stack { item.changed = {} }
        stack = items
        for item in stack {
            item.changed = { [weak self, weak item] in
                guard let self, let item else { return }
                self.itemChanged(item)
            }
        }
    }

    private func itemChanged(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        if let topItem { watchButtons(of: topItem) }
        content?.rebuild()
        if item.changesAnimated, window != nil { content?.fadeButtons() }
        refresh()
        heightChanged()
    }

    private func watchButtons(of item: UINavigationItem) {
        let groups =
            item.leadingItemGroups + item.trailingItemGroups + item.centerItemGroups
            + (item.pinnedTrailingGroup.map { [$0] } ?? [])
        for group in groups {
            for button in group.barButtonItems { watch(button) }
            if let button = group.representativeItem { watch(button) }
        }
    }

    private func watch(_ button: UIBarButtonItem) {
        button.changed = { [weak self] in self?.content?.rebuild() }
    }

    func show(_ item: UINavigationItem?) {
        if let content, content.item === item, content.back === backItem {
            content.rebuild()
        } else {
            content?.dismantle()
            content = item.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
            if let content { addSubview(content) }
        }
        if let item { watchButtons(of: item) }
        refresh()
        heightChanged()
        setNeedsLayout()
    }

    /// Puts two contents at the begin of their move and returns; `animations` moves them.
    private func moveContents(
        isPush: Bool, outgoing: NavigationBarContent, animated: Bool, done: @escaping () -> Void
    ) {
        let (begin, end) = Self.moves(isPush: isPush, outgoing: outgoing, incoming: content)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            begin()
        }
        UIView.animate(
            withDuration: UINavigationController.slideDuration, delay: 0, options: .curveEaseInOut, animations: end,
            completion: { _ in done() })
    }

    /// The new title comes from the side it lies on while the old one goes to the other and becomes the back button.
    static func moves(
        isPush: Bool, outgoing: NavigationBarContent?, incoming: NavigationBarContent?
    ) -> (begin: () -> Void, end: () -> Void) {
        let one = outgoing ?? incoming
        let width = (one?.isRightToLeft == true ? -1 : 1) * (one?.bounds.width ?? 0)
        let (far, near) = (width * 0.6, -width * 0.35)
        func offset(_ x: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: 0) }
        return (
            {
                incoming?.alpha = 0
                incoming?.titleLabel.transform = offset(isPush ? far : near)
                incoming?.largeLabel.transform = offset(isPush ? width : -width * 0.3)
            },
            {
                incoming?.alpha = 1
                incoming?.titleLabel.transform = .identity
                incoming?.largeLabel.transform = .identity
                outgoing?.alpha = 0
                outgoing?.titleLabel.transform = offset(isPush ? near : far)
                outgoing?.largeLabel.transform = offset(isPush ? -width * 0.3 : width)
            }
        )
    }

    // MARK: For a navigation controller's transitions

    /// One change of the top item that runs with a controllers' transition and may turn round.
    @MainActor struct Turn {
        let bar: UINavigationBar
        let oldStack: [UINavigationItem]
        let outgoing: NavigationBarContent?
        let incoming: NavigationBarContent?
        let move: () -> Void

        /// The transition is over.
        func end(_ completed: Bool) {
            let (stays, goes) = completed ? (incoming, outgoing) : (outgoing, incoming)
            if !completed { bar.replaceStack(oldStack) }
            bar.settle(stays: stays, goes: goes)
        }
    }

    /// Begins to turn to `items`; `move` of the answer belongs into the transition's animation.
    func beginTurn(to items: [UINavigationItem], isPush: Bool) -> Turn {
        let (old, oldStack) = (content, stack)
        replaceStack(items)
        content = topItem.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
        if let content { addSubview(content) }
        if let old { leaving.append(old) }
        let (begin, end) = Self.moves(isPush: isPush, outgoing: old, incoming: content)
        UIView.performWithoutAnimation {
            refresh()
            heightChanged()
            layoutIfNeeded()
            begin()
        }
        return Turn(bar: self, oldStack: oldStack, outgoing: old, incoming: content, move: end)
    }

    private func settle(stays: NavigationBarContent?, goes: NavigationBarContent?) {
        goes?.dismantle()
        leaving.removeAll { $0 === goes || $0 === stays }
        content = stays
        UIView.performWithoutAnimation {
            stays?.alpha = 1
            stays?.titleLabel.transform = .identity
            stays?.largeLabel.transform = .identity
            // Views of the app that both showed are this one's again.
            stays?.rebuild()
            if let item = stays?.item {
                for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { watch(button) }
            }
            refresh()
            heightChanged()
            setNeedsLayout()
        }
    }
}
