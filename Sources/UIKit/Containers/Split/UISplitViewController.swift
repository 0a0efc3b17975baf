import CoreGraphics
import Foundation
import PorticoTrace

/// Shows two or three columns beside or over each other where there is room, and a single stack where there is not.
///
/// - From: `setViewController(_:for:)`, `show(_:)`, the size class
/// - To: `SplitLayout`, `AppearanceTransition`
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        /// Made by the initialisers of before columns: `viewControllers` are primary and secondary.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// Shown alone where there is room for one.
        case compact = 3
    }
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    public let style: Style
    /// As the app gave them.
    var given: [Column: UIViewController] = [:]
    /// As they stand in their columns: in navigation controllers where columns have them.
    var held: [Column: UIViewController] = [:]
    var visible: [Column] = []
    var mode = DisplayMode.secondaryOnly
    var collapsed: Bool?
    /// Controllers that collapsing pushed on the primary stack, to take back when it expands.
    var merged: [UIViewController] = []
    let shade = UIView()
    var lines: [Column: UIView] = [:]
    var isMovingColumns = false
    /// A pan from the edge has brought the columns out and goes on.
    var isPresentingByGesture = false
    private lazy var modeButton = makeModeButton()
    lazy var edgeGesture = makeEdgeGesture()

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder)
        super.init(coder: coder)
        Self.nibSplitProperties.read(self, coder)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Lets a width or fraction be the system's choice.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    // MARK: Columns

    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [held[.compact] ?? held[.primary]].compactMap { $0 } : order.compactMap { held[$0] } }
        set { setClassic(newValue) }
    }
    /// Puts a controller into a column, in a navigation controller of its own where it is none.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
    open func viewController(for column: Column) -> UIViewController? { given[column] }
    open func show(_ column: Column) { reveal(column) }
    open func hide(_ column: Column) { conceal(column) }
    open override func show(_ vc: UIViewController, sender: Any?) { showMain(vc, sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    /// Whether there is room for one column only.
    /// False until it is shown for the first time.
    open var isCollapsed: Bool { collapsed ?? false }
    open var displayMode: DisplayMode { mode }
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if oldValue != preferredDisplayMode { modeWishChanged() } }
    }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeWishChanged() } }
    open var splitBehavior: SplitBehavior {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: .tile
        }
    }
    /// Shows and hides the columns before the secondary one.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { showModeButton() } }
    open var showsSecondaryOnlyButton = false
    open var presentsWithGesture = true { didSet { edgeGesture.isEnabled = presentsWithGesture } }
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(coder)
    }

    // MARK: Widths

    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryColumnWidth: CGFloat { layout.primary }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var supplementaryColumnWidth: CGFloat { layout.supplementary }

    // MARK: View

    open override func loadView() { buildView() }
    override func prepareToAppear() {
        loadViewIfNeeded()
        settleColumns()
    }
    override var childrenForAppearance: [UIViewController] { visible.compactMap { held[$0] } }
    override var placesChildrenElsewhere: Bool { true }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { settleColumns() }
    }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.sizeChanged() })
    }
    open override var childForStatusBarStyle: UIViewController? { held[isCollapsed ? .primary : .secondary] }
    open override var childForStatusBarHidden: UIViewController? { held[isCollapsed ? .primary : .secondary] }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate,
            let mask = OptionalCall.call(
                .controller, delegate, "splitViewControllerSupportedInterfaceOrientations:",
                { delegate.splitViewControllerSupportedInterfaceOrientations(self) })
        else { return super.supportedInterfaceOrientations }
        return mask
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let delegate,
            let own = OptionalCall.call(
                .controller, delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation:",
                { delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self) })
        else { return super.preferredInterfaceOrientationForPresentation }
        return own
    }
}
