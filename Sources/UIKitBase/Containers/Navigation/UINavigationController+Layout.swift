import CoreGraphics
import Foundation
import PorticoTrace

/// Where the bars stand, and where the content is between or under them.
extension UINavigationController {
    func buildView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(tools)
        // Code in `viewDidLoad` measures by the bar: gradients, shadows.
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.rowHeight)
        view.addSubview(bar)
        tools.isHidden = toolsAreHidden
        bar.isHidden = barIsHidden
        self.view = view
        view.didLayout = { [weak self] in self?.placeAll() }
        view.addGestureRecognizer(edgeGesture.recognizer)
        barHiding.update(self)
    }

    func prepareTopToAppear() {
        loadViewIfNeeded()
        // A view that loads runs the app's code, which may put another controller in the place of its own.
        var loaded: UIViewController?
        while let top = stack.last, top !== loaded {
            loaded = top
            top.loadViewIfNeeded()
        }
        guard running == nil, let top = stack.last, shown !== top else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        install(top)
        shown = top
    }

    func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        takeTools(of: controller)
        placeBars()
        controller.view.frame = contentFrame(for: controller)
        stage.addSubview(controller.view)
    }

    // MARK: Bars

    /// The navigation bar stands below the status bar, the toolbar above the home indicator.
    func placeBars() {
        guard isViewLoaded else { return }
        edgeGesture.follow(isRightToLeft: view.isRightToLeft)
        let insets = view.safeAreaInsets
        let compact = view.traitCollection.verticalSizeClass == .compact
        bar.rowHeight =
            isOnCard
            ? Metrics.Bar.sheetRowHeight
            : compact ? 32 : view.traitCollection.userInterfaceIdiom == .pad ? 50 : 44
        let height = bar.wantedHeight
        let y = barIsHidden ? -height : insets.top
        let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        bar.topReach = insets.top
        bar.isUserInteractionEnabled = !barIsHidden
        let toolHeight = toolRowHeight
        let toolTop = toolsAreHidden ? view.bounds.height : view.bounds.height - insets.bottom - toolHeight
        let toolFrame = CGRect(x: 0, y: toolTop, width: view.bounds.width, height: toolHeight)
        if tools.frame != toolFrame { tools.frame = toolFrame }
        tools.bottomReach = insets.bottom
    }

    /// In a sheet that leaves something of the screen: its bar keeps its title off the grabber.
    private var isOnCard: Bool {
        var outermost: UIViewController = self
        while let parent = outermost.parentController { outermost = parent }
        guard let sheet = outermost.activePresentationController as? UISheetPresentationController else { return false }
        return !sheet.fillsScreen
    }

    private var toolRowHeight: CGFloat { view.traitCollection.verticalSizeClass == .compact ? 32 : 44 }

    func takeTools(of controller: UIViewController?) {
        guard !toolsAreHidden || controller?.toolbarItems != nil else { return }
        tools.setItems(controller?.toolbarItems ?? [], animated: false)
    }

    /// Content runs under a bar unless the controller or an opaque bar says otherwise.
    func contentFrame(for controller: UIViewController) -> CGRect {
        var frame = stage.bounds
        var insets = UIEdgeInsets.zero
        let wish = edges(of: controller)
        if !barIsHidden {
            if wish.edges.contains(.top), bar.letsContentUnder || wish.includesOpaqueBars {
                insets.top = bar.frame.height
            } else {
                frame.origin.y = bar.frame.maxY
                frame.size.height = max(0, frame.height - bar.frame.maxY)
            }
        }
        if !toolsAreHidden {
            let height = tools.frame.height
            if wish.edges.contains(.bottom), tools.isTranslucent || wish.includesOpaqueBars {
                insets.bottom = height
            } else {
                frame.size.height = max(0, frame.height - height - view.safeAreaInsets.bottom)
            }
        }
        controller.containerInsets = insets
        return frame
    }

    /// Asked once before a controller hears that it appears and once after that (recording R17), not in every layout.
    private func edges(of controller: UIViewController) -> ExtendedEdges {
        if let edges, edges.controller === controller { return edges }
        let asked = ExtendedEdges(controller)
        if controller === shown { edges = asked }
        return asked
    }

    func edgesChanged(of controller: UIViewController) {
        guard controller === shown else { return }
        edges = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// A container that is laid out before anybody sees it has its contents in place, too.
    private func placeAll() {
        placeContent()
        guard view.window == nil, !appearance.isInTransition else { return }
        prepareTopToAppear()
        placeContent()
    }

    func placeContent() {
        placeBars()
        guard running == nil, let shown, let child = shown.viewIfLoaded, child.superview === stage else { return }
        let (old, frame) = (shown.containerInsets, contentFrame(for: shown))
        if child.frame != frame { child.frame = frame }
        if shown.containerInsets != old { child.safeAreaSourceChanged() }
    }

    func barHeightChanged() {
        guard isViewLoaded, running == nil else { return }
        placeContent()
    }

    // MARK: Hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard barIsHidden != hidden else { return }
        barIsHidden = hidden
        move(bar, hidden: hidden, animated: animated)
    }

    func hideTools(_ hidden: Bool, animated: Bool) {
        guard toolsAreHidden != hidden else { return }
        toolsAreHidden = hidden
        if !hidden { tools.setItems(topViewController?.toolbarItems ?? [], animated: false) }
        move(tools, hidden: hidden, animated: animated)
    }

    private func move(_ bar: UIView, hidden: Bool, animated: Bool) {
        guard isViewLoaded else { return }
        if !hidden { bar.isHidden = false }
        let change = {
            self.placeContent()
            // A root's view that no window has seen is laid out when it is shown.
            if self.view.window != nil { self.view.layoutIfNeeded() }
        }
        let end = { [weak self] in
            guard let self else { return }
            self.bar.isHidden = self.barIsHidden
            self.tools.isHidden = self.toolsAreHidden
        }
        guard animated, view.window != nil else {
            change()
            end()
            return
        }
        UIView.animate(
            withDuration: Self.hideShowBarDuration, animations: change, completion: { _ in end() })
    }
}

/// How far a controller's view reaches under the bars.
@MainActor struct ExtendedEdges {
    private(set) weak var controller: UIViewController?
    let includesOpaqueBars: Bool
    let edges: UIRectEdge

    init(_ controller: UIViewController) {
        self.controller = controller
        includesOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
        edges = controller.edgesForExtendedLayout
    }
}

/// The root view of a container: tells when its size is known.
@MainActor final class NavigationView: UIView {
    var didLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayout()
    }
}

/// Hides and shows the bars by a tap, a swipe or for want of height, as the controller asks.
@MainActor final class BarHiding: NSObject {
    private unowned(unsafe) let owner: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private var keyboard: NSObjectProtocol?
    private var hidToolbar = false

    init(owner: UINavigationController) {
        self.owner = owner
        super.init()
        tap.cancelsTouchesInView = false
        swipe.cancelsTouchesInView = false
        tap.addHandler { [weak self] _ in self?.tapped() }
        swipe.addHandler { [weak self] in self?.swiped($0) }
    }

    func update(_ owner: UINavigationController) {
        guard owner.isViewLoaded else { return }
        attach(tap, owner.hidesBarsOnTap)
        attach(swipe, owner.hidesBarsOnSwipe)
        listenToKeyboard(owner.hidesBarsWhenKeyboardAppears)
        sizeChanged(owner)
    }

    private func attach(_ recognizer: UIGestureRecognizer, _ on: Bool) {
        if on, recognizer.view == nil { owner.stage.addGestureRecognizer(recognizer) }
        if !on, recognizer.view != nil { owner.stage.removeGestureRecognizer(recognizer) }
    }

    private func listenToKeyboard(_ isWanted: Bool) {
        guard isWanted != (keyboard != nil) else { return }
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
        keyboard = nil
        guard isWanted else { return }
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.keyboardComes() }
        }
    }

    private func keyboardComes() {
        guard owner.viewIfLoaded?.window != nil else { return }
        hide(true, animated: true)
    }

    /// Both bars. A toolbar that the app itself hides doesn't come back with the other one.
    private func hide(_ hidden: Bool, animated: Bool) {
        owner.setNavigationBarHidden(hidden, animated: animated)
        if hidden, !owner.isToolbarHidden { hidToolbar = true }
        guard hidToolbar else { return }
        owner.setToolbarHidden(hidden, animated: animated)
        hidToolbar = hidden
    }

    isolated deinit {
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
    }

    private func tapped() {
        guard tap.state == .ended else { return }
        hide(!owner.barIsHidden, animated: true)
    }

    private func swiped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .changed else { return }
        let move = swipe.translation(in: owner.view).y
        if move < -20 { hide(true, animated: true) }
        if move > 20 { hide(false, animated: true) }
    }

    func sizeChanged(_ owner: UINavigationController) {
        guard owner.hidesBarsWhenVerticallyCompact else { return }
        hide(owner.traitCollection.verticalSizeClass == .compact, animated: false)
    }
}
