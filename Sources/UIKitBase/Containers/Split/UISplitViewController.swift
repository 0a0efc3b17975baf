import CoreGraphics
import Foundation
import PorticoTrace

/// Shows two or three columns beside or over each other where there is room, and a single stack where there is not.
///
/// - From: `setViewController(_:for:)`, `show(_:)`, the size class
/// - To: `SplitLayout`, `AppearanceTransition`
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Made by the initialisers of before columns: `viewControllers` are primary and secondary.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }
    /// The columns, from the outermost to the one with the content.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// Shown alone where there is room for one.
        case compact = 3
    }
    /// Which columns are seen, and whether they stand beside the secondary one, over it, or push it aside.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
        /// The old name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The old name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The old name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    /// How columns get room: beside the secondary one, over it, or by pushing it aside.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }
    /// The side at which the primary column stands.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
    /// What a sidebar's ground looks like.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }
    /// When the button is shown that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    /// How many columns there are; given at the beginning.
    public let style: Style
    /// As the app gave them.
    final var given: [Column: UIViewController] = [:]
    /// As they stand in their columns: in navigation controllers where columns have them.
    final var held: [Column: UIViewController] = [:]
    final var visible: [Column] = []
    final var mode = DisplayMode.secondaryOnly
    final var collapsed: Bool?
    /// Controllers that collapsing pushed on the primary stack, to take back when it expands.
    final var merged: [UIViewController] = []
    /// What `showDetailViewController` showed while collapsed, and the first controller that came of it on the stack.
    final var shownDetail: (controller: UIViewController, first: UIViewController)?
    let shade = UIView()
    final var lines: [Column: UIView] = [:]
    final var isMovingColumns = false
    /// A pan from the edge has brought the columns out and goes on.
    final var isPresentingByGesture = false
    final private(set) lazy var modeButtons = SplitModeButtons(self)
    final lazy var edgeGesture = makeEdgeGesture()

    /// Makes a controller with columns, all empty.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with the style and columns of a storyboard.
    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder)
        super.init(coder: coder)
        Self.nibSplitProperties.read(self, coder)
    }

    /// Makes one of before columns, whose `viewControllers` are primary and secondary.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Has a say in the columns; it is not kept alive.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Lets a width or fraction be the system's choice.
    nonisolated public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    // MARK: Columns

    /// The controllers of the columns in order, or the one that is shown while collapsed. Setting it is for the style `unspecified`.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [held[.compact] ?? held[.primary]].compactMap { $0 } : order.compactMap { held[$0] } }
        set { setClassic(newValue) }
    }
    /// Puts a controller into a column, in a navigation controller of its own where it is none.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
    /// The controller that was set for a column; nil without one.
    open func viewController(for column: Column) -> UIViewController? { given[column] }
    /// Shows a column: over or beside the secondary one, or on the stack while collapsed.
    open func show(_ column: Column) { reveal(column) }
    /// Hides a column: to the side, or from the stack while collapsed.
    open func hide(_ column: Column) { conceal(column) }
    open override func show(_ vc: UIViewController, sender: Any?) { showMain(vc, sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    /// Whether there is room for one column only.
    /// False until it is shown for the first time.
    open var isCollapsed: Bool { collapsed ?? false }
    /// Which columns are seen now, beside or over the secondary one.
    open var displayMode: DisplayMode { mode }
    /// Which columns should be seen where there is room. `automatic` by
    /// default: beside each other in landscape, else the secondary one alone. It is read by the split behaviour, and becomes over or
    /// aside where there isn't room beside (DEV-1362); without `presentsWithGesture` it is taken as it is.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if oldValue != preferredDisplayMode { modeWishChanged() } }
    }
    /// How columns should get room. `automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeWishChanged() } }
    /// How the columns get room now: `tile` where none lies over or displaces the secondary one.
    open var splitBehavior: SplitBehavior {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: .tile
        }
    }
    /// Shows and hides the columns before the secondary one. With columns the split view shows it by itself: in the outermost bar that is
    /// seen, of three columns for the primary one beside the supplementary one.
    open var displayModeButtonItem: UIBarButtonItem { modeButtons.toggle }
    /// When the button is shown that shows and hides columns. `automatic` by default: with `presentsWithGesture`.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { modeButtons.placeButtons() }
    }
    /// Whether a button in the secondary of three columns shows that column alone, and the others again. False by default.
    open var showsSecondaryOnlyButton = false { didSet { modeButtons.placeButtons() } }
    /// Whether a pan from the edge brings columns out. True by default.
    open var presentsWithGesture = true {
        didSet {
            edgeGesture.isEnabled = presentsWithGesture
            modeButtons.placeButtons()
        }
    }
    /// The side at which the primary column stands. `leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What the primary column's ground looks like. Kept (DEV-211); `none` by default.
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

    /// The primary column's width in points, before its fraction. Automatic by default: 320.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The primary column's width as a part of the whole, 0…1. Automatic by default.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The least width of the primary column in points. Automatic by default: none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the primary column in points. Automatic by default: 320, or the preferred width where that is larger.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The primary column's width in points, shown or not.
    open var primaryColumnWidth: CGFloat { layout.primary }
    /// The supplementary column's width in points, before its fraction. Automatic by default: 320.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The supplementary column's width as a part of the whole, 0…1. Automatic by default.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the supplementary column in points. Automatic by default: none.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the supplementary column in points. Automatic by default: 320, or the preferred width where that is larger.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The supplementary column's width in points, shown or not; 0 without one.
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
    package override var readsChildrenApart: Bool { true }
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
