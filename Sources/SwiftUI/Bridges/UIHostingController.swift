import UIKit

/// What a hosting controller tells UIKit of its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred size follows the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size follows the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller that shows SwiftUI's views.
open class UIHostingController<Content: View>: UIViewController {
    private var made: _UIHostingView<Content>?
    private var root: Content
    private let outerNode: ViewNode?

    /// Creates a controller that shows the view.
    public init(rootView: Content) {
        root = rootView
        outerNode = nil
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard that shows the view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        root = rootView
        outerNode = nil
        super.init(coder: aDecoder)
    }

    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// A controller whose content stands under a node of another tree, with its environment.
    package init(rootView: Content, under node: ViewNode) {
        root = rootView
        outerNode = node
        super.init(nibName: nil, bundle: nil)
    }

    package final var hostingView: _UIHostingView<Content> {
        if let made { return made }
        let view = _UIHostingView(rootView: root, under: outerNode)
        view.followsWindow = false
        view.avoidsKeyboard = safeAreaRegions.contains(.keyboard)
        view.onContentSizeChange = { [weak self] in self?.contentSizeDidChange() }
        made = view
        view.host.controller = self
        view.host.updateObservers.append { [weak self] in self?.applyScreenPreferences() }
        if outerNode == nil {
            followBars(of: view.host)
            connectDismissal(of: view.host)
        }
        return view
    }

    package var host: GraphHost { hostingView.host }

    /// What is shown. A newer value of the same type keeps the state below.
    public var rootView: Content {
        get { root }
        set {
            root = newValue
            made?.rootView = newValue
        }
    }

    public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { contentSizeDidChange() } }

    public var safeAreaRegions: SafeAreaRegions = .all {
        didSet {
            hostingView.ignoresSafeArea = !safeAreaRegions.contains(.container)
            hostingView.avoidsKeyboard = safeAreaRegions.contains(.keyboard)
        }
    }

    /// Whether the content is laid out as if there were no safe area, by the name before iOS 16.4.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    open override func loadView() { view = hostingView }

    /// The bars around a controller that an app has put into a navigation controller; nil for SwiftUI's own screens.
    private var bars: HostedBars?

    private func followBars(of host: GraphHost) {
        let bars = HostedBars(self, host)
        self.bars = bars
        host.onPreferencesChange = { [weak bars] in bars?.applyBars() }
        host.updateObservers.append { [weak bars] in bars?.updateItems() }
    }

    /// Lets views dismiss the screen that UIKit has presented or pushed. SwiftUI's own screens have that from who shows them.
    private func connectDismissal(of host: GraphHost) {
        var values = EnvironmentValues(chain: host.environment)
        values.dismiss = DismissAction { [weak self] in self?.dismissOrPop() }
        values.apply(to: host.environment)
    }

    private func updateIsPresented() {
        guard outerNode == nil else { return }
        var values = EnvironmentValues(chain: host.environment)
        values.isPresented = canBeDismissed
        values.apply(to: host.environment)
    }

    /// The size that the content has if it is offered one.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.host.sizeThatFits(ProposedViewSize(size)) }

    private var screen = ScreenPreferences()

    /// What views say of the screen's edges.
    private func applyScreenPreferences() {
        let wanted = ScreenPreferences(host)
        guard wanted != screen else { return }
        screen = wanted
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }

    open override var prefersStatusBarHidden: Bool {
        host.preference(StatusBarKey.self) ?? super.prefersStatusBarHidden
    }
    /// What views of this controller don't say, those of a controller in it may.
    open override var childForStatusBarHidden: UIViewController? {
        host.preference(StatusBarKey.self) == nil ? children.last ?? super.childForStatusBarHidden : nil
    }
    open override var prefersHomeIndicatorAutoHidden: Bool {
        host.preference(HomeIndicatorKey.self) ?? super.prefersHomeIndicatorAutoHidden
    }
    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        let edges = host.preference(DeferredEdgesKey.self)
        var result: UIRectEdge = []
        if edges.contains(.top) { result.insert(.top) }
        if edges.contains(.bottom) { result.insert(.bottom) }
        if edges.contains(.leading) { result.insert(.left) }
        if edges.contains(.trailing) { result.insert(.right) }
        return result
    }

    /// The bar above the keyboard, where views in the controller put items into one.
    open override var inputAccessoryView: UIView? {
        keyboardBar.view(of: host.preference(NavigationBarsKey.self).items) ?? super.inputAccessoryView
    }
    private lazy var keyboardBar = KeyboardBar()

    /// Keys that nobody in the controller takes are its buttons'.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !Shortcuts.perform(presses, in: viewIfLoaded?.window) { super.pressesBegan(presses, with: event) }
    }

    private func contentSizeDidChange() {
        guard sizingOptions.contains(.preferredContentSize) else { return }
        let width = made?.bounds.width ?? 0
        preferredContentSize = hostingView.host.sizeThatFits(
            ProposedViewSize(width: width > 0 ? width : nil, height: nil))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateIsPresented()
        host.setVisible(true)
        // What views do when they appear is part of the first picture.
        UpdateQueue.flush()
        if let bars, bars.isInNavigation {
            view.layoutIfNeeded()
            bars.applyBars()
        }
    }

    open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bars?.restoreBars(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.setVisible(false)
    }
}

/// What views of a controller say of the screen.
private struct ScreenPreferences: Equatable {
    var isStatusBarHidden: Bool?
    var isHomeIndicatorHidden: Bool?
    var deferredEdges = Edge.Set()

    init() {}

    @MainActor init(_ host: GraphHost) {
        isStatusBarHidden = host.preference(StatusBarKey.self)
        isHomeIndicatorHidden = host.preference(HomeIndicatorKey.self)
        deferredEdges = host.preference(DeferredEdgesKey.self)
    }
}
