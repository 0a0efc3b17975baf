import CoreGraphics
import Foundation

extension UITabBarController {
    /// The way tabs are shown where there is room for a sidebar.
    public enum Mode: Int, Sendable {
        /// As `tabSidebar` with a group among the tabs, else as `tabBar`.
        case automatic = 0
        /// In a bar alone.
        case tabBar = 1
        /// In a bar, or in a sidebar that a person can open instead.
        case tabSidebar = 2
    }

    /// The sidebar of a tab bar controller.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// Whether the sidebar lies over the content or takes room from it.
        public enum Layout: Int, Sendable {
            /// As `overlap`.
            case automatic = 0
            /// Over the content, whose safe area ends at the sidebar.
            case overlap = 1
            /// Beside the content, which gets smaller.
            case tile = 2
        }

        private unowned let owner: UITabBarController
        private var hidden = true

        init(owner: UITabBarController) { self.owner = owner }

        /// Hears when the sidebar comes and goes, and gives rows menus; it is not kept alive.
        open weak var delegate: (any Delegate)? { didSet { owner.sidebarView?.showTabs() } }
        /// Whether the bar is shown instead of the sidebar. True at first. Setting it is animated where the tabs are on the screen.
        open var isHidden: Bool {
            get { hidden }
            set {
                guard newValue != hidden else { return }
                hidden = newValue
                owner.sidebarVisibilityChanged()
            }
        }
        /// Whether the sidebar lies over the content or takes room from it. `automatic` by default: over it.
        open var preferredLayout = Layout.automatic { didSet { owner.placeTabs() } }
        /// Stands above the tabs; nil, the default, for nothing.
        open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { owner.sidebarView?.showTabs() } }
        /// Stands below the tabs and scrolls with them; nil, the default, for nothing.
        open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { owner.sidebarView?.showTabs() } }
        /// Stands at the sidebar's bottom, always in sight; nil, the default, for nothing.
        open var bottomBarView: UIView? {
            didSet {
                oldValue?.removeFromSuperview()
                owner.sidebarView?.showTabs()
            }
        }

        /// Shows a tab's row anew.
        open func reconfigureItem(for tab: UITab) { owner.sidebarView?.showTabs() }
    }

    /// The width of the sidebar in points.
    static let sidebarWidth: CGFloat = 320
    private static let sidebarButtonSide: CGFloat = 44
    private static let sidebarButtonMargin: CGFloat = 16
    /// The distance that the sidebar's button reaches into the row of the bar, in points.
    static let sidebarButtonReach = sidebarButtonMargin + sidebarButtonSide

    func sidebarVisibilityChanged() {
        if sidebar.isHidden { endSidebarEditing() }
        guard isViewLoaded, hasSidebar else { return }
        let animator = Sidebar.Animator()
        if let delegate = sidebar.delegate {
            OptionalCall.call(.controller, delegate, "tabBarController:sidebarVisibilityWillChange:animator:") {
                delegate.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
            }
        }
        guard view.window != nil, UIView.areAnimationsEnabled else {
            placeTabs()
            animator.runAnimations()
            return animator.runCompletions()
        }
        UIView.performWithoutAnimation { prepareSidebar() }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .curveEaseInOut,
            animations: {
                self.placeTabs()
                animator.runAnimations()
                self.view.layoutIfNeeded()
            }, completion: { _ in animator.runCompletions() })
    }

    /// Makes the views of the sidebar where they are needed for the first time, outside of the screen's edge.
    private func prepareSidebar() {
        guard hasSidebar, sidebarView == nil else { return }
        let made = TabSidebarView(owner: self)
        sidebarView = made
        made.frame = sidebarFrame(isShown: false)
        view.addSubview(made)
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "sidebar.left") ?? UIImage(systemName: "line.3.horizontal"), for: .normal)
        button.accessibilityLabel = "Toggle sidebar"
        button.addAction(
            UIAction { [weak self] _ in self?.sidebar.isHidden.toggle() }, for: .touchUpInside)
        sidebarButton = button
        view.addSubview(button)
        made.showTabs()
    }

    private func sidebarFrame(isShown: Bool) -> CGRect {
        let width = Self.sidebarWidth
        let isMirrored = view.isRightToLeft
        let x = isShown ? (isMirrored ? view.bounds.width - width : 0) : (isMirrored ? view.bounds.width : -width)
        return CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    }

    /// Puts the sidebar, its button and the content to their places.
    func placeSidebar() {
        guard hasTopBar || sidebarView != nil || !model.roots.isEmpty else { return }
        prepareSidebar()
        let isShown = showsSidebar
        let isTiled = isShown && sidebar.preferredLayout == .tile
        var content = view.bounds
        if isTiled {
            content.size.width -= Self.sidebarWidth
            if !view.isRightToLeft { content.origin.x += Self.sidebarWidth }
        }
        if stage.frame != content { stage.frame = content }
        guard let sidebarView, let sidebarButton else { return }
        sidebarView.isHidden = !hasSidebar
        // Beyond the screen's edge nobody gets at its rows, by keys either.
        sidebarView.accessibilityElementsHidden = !isShown
        sidebarView.isUserInteractionEnabled = isShown
        sidebarButton.isHidden = !hasSidebar || isTabBarHidden && !isShown
        let frame = sidebarFrame(isShown: isShown)
        if sidebarView.frame != frame { sidebarView.frame = frame }
        let side = Self.sidebarButtonSide
        let x = view.isRightToLeft ? view.bounds.width - Self.sidebarButtonReach : Self.sidebarButtonMargin
        sidebarButton.frame = CGRect(x: x, y: view.safeAreaInsets.top + 2, width: side, height: side)
        sidebarView.topInset = view.safeAreaInsets.top + Metrics.Bar.tabBarHeight
    }

    /// The part of the content that the sidebar covers.
    var sidebarInsets: UIEdgeInsets {
        guard showsSidebar, sidebar.preferredLayout != .tile else { return .zero }
        return view.isRightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.sidebarWidth)
            : UIEdgeInsets(top: 0, left: Self.sidebarWidth, bottom: 0, right: 0)
    }
}
