import CoreGraphics
import Foundation
import PorticoTrace

/// Shows pages, one after the other, that a person turns with a finger.
///
/// - From: `setViewControllers(_:direction:animated:completion:)`, the pan
/// - To: `AppearanceTransition`
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Which way pages are turned: to those that follow, or back.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }
    /// Whether pages follow each other from side to side or from top to bottom.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
    /// Where pages that curl are bound: at their first edge, in the middle between two, at their last edge, or nowhere.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }
    /// How one page gives way to the next.
    public enum TransitionStyle: Int, Sendable {
        /// Like the pages of a book, which are rolled over.
        case pageCurl = 0
        case scroll = 1
    }
    /// What can be said when a page view controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The points between pages that scroll, a number. 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where pages that curl are bound, a `SpineLocation` or its number. `min` by default.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// How pages give way to each other; given at the beginning.
    public private(set) var transitionStyle: TransitionStyle
    /// Which way pages follow each other; given at the beginning.
    public private(set) var navigationOrientation: NavigationOrientation
    /// Where pages that curl are bound. The delegate may say another one when the interface is turned.
    public internal(set) var spineLocation: SpineLocation
    let spacing: CGFloat
    /// Holds pages that curl.
    final private(set) lazy var stage = UIView()
    /// Holds pages that scroll, once the view is loaded.
    final private(set) var queue: _UIQueuingScrollView?
    final var neighbours = Neighbours()
    final var pages: [UIViewController] = []
    final var turn: PageTurn?
    /// What turns pages that curl.
    final private(set) lazy var pan = PagePan(owner: self)
    final private(set) lazy var tap = PageTap(owner: self)
    /// Of pages that curl.
    final private(set) lazy var book = transitionStyle == .pageCurl ? PageBook(owner: self) : nil
    /// The delegate is choosing a spine: what it wants shown waits until that is known.
    final var choosingSpine: (() -> Void)?
    final var isChoosingSpine = false
    final private(set) var dots: UIPageControl?
    /// The pages have the dots' room, too, as those of SwiftUI's tabs.
    package final var dotsLieOverPages = false

    /// - Parameter options: the space between pages, where they scroll; the spine, where they curl.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing =
            (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing]
            as? CGFloat ?? 0
        let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? options?[.spineLocation] as? Int
        spineLocation =
            style == .scroll
            ? .none : options?[.spineLocation] as? SpineLocation ?? spine.flatMap(SpineLocation.init) ?? .min
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from a storyboard; pages curl unless it says that they scroll.
    public required init?(coder: NSCoder) {
        let node = (coder as? NibCoder)?.reading.node
        transitionStyle = node?.string("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = node?.string("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spacing = CGFloat(node?.number("pageSpacing") ?? 0)
        let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        spineLocation = transitionStyle == .scroll ? .none : spines[node?.string("spineLocation") ?? ""] ?? .min
        isDoubleSided = node?.flag("doubleSided") ?? (spineLocation == .mid)
        super.init(coder: coder)
    }

    /// Where none is, nobody turns pages by hand. Setting it, if to the same, has its pages asked for anew.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            forgetNeighbours()
            if isViewLoaded { updateDots() }
        }
    }
    /// Hears of a person's turns, and says where pages are bound; it is not kept alive.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages that curl are printed on both sides; else the front shows faintly through the back. Always so where the spine is in
    /// the middle.
    open var isDoubleSided = false {
        didSet { if !isChoosingSpine { checkSides() } }
    }
    /// The pages that are shown: one, or two where the spine is in the middle. Empty before any were set.
    open var viewControllers: [UIViewController]? { pages }
    /// The pan and the tap that turn pages which curl; empty where they scroll.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? [pan.recognizer, tap.recognizer] : []
    }

    /// Shows other pages. A person's turns are told to the delegate; this one is told to `completion` alone.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        if isChoosingSpine {
            choosingSpine = { [self] in show(new, direction: direction, animated: false, completion: completion) }
            return
        }
        show(new, direction: direction, animated: animated, completion: completion)
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePages(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePages(coder)
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if book != nil {
            stage.frame = view.bounds
            stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stage.clipsToBounds = true
            view.addSubview(stage)
            view.addGestureRecognizer(pan.recognizer)
            view.addGestureRecognizer(tap.recognizer)
        } else {
            let queue = _UIQueuingScrollView(owner: self, frame: scrollFrame(in: view.bounds, bottom: 0))
            queue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // Half of the space between pages is beyond each edge.
            view.clipsToBounds = spacing > 0
            view.addSubview(queue)
            self.queue = queue
        }
        self.view = view
        view.didLayout = { [weak self] in self?.place() }
        for (index, page) in pages.enumerated() { install(page, at: index) }
        updateDots()
    }

    override var placesChildrenElsewhere: Bool { true }
    override var childrenForAppearance: [UIViewController] {
        guard let turn, turn.hasEntered else { return pages }
        return pages + turn.coming + (turn.back.map { [$0] } ?? [])
    }
    open override var childForStatusBarStyle: UIViewController? { nil }

    final func install(_ page: UIViewController, at index: Int) {
        if let book { return book.install(page, at: index) }
        page.loadViewIfNeeded()
        queue?.slots[1].hold(page.view)
    }

    private func scrollFrame(in bounds: CGRect, bottom: CGFloat) -> CGRect {
        let isHorizontal = navigationOrientation == .horizontal
        var frame = bounds.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        if dots != nil, !dotsLieOverPages { frame.size.height = max(0, frame.height - Self.dotsHeight - bottom) }
        return frame
    }

    private static let dotsHeight: CGFloat = 37

    func place() {
        let bottom = view.safeAreaInsets.bottom, height = Self.dotsHeight
        dots?.frame = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
        if let queue {
            let frame = scrollFrame(in: view.bounds, bottom: bottom)
            if queue.frame != frame { queue.frame = frame }
        } else if turn == nil {
            book?.place()
        }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if book != nil { chooseSpine(for: size) }
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// Dots are shown for scrolling pages whose data source counts them.
    final func updateDots() {
        guard transitionStyle == .scroll, let dataSource,
            let count = OptionalCall.call(
                .controller, dataSource, "presentationCountForPageViewController:",
                { dataSource.presentationCount(for: self) }), count > 0,
            let index = OptionalCall.call(
                .controller, dataSource, "presentationIndexForPageViewController:",
                { dataSource.presentationIndex(for: self) })
        else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let control = dots ?? UIPageControl()
        dots = control
        control.numberOfPages = count
        control.currentPage = index
        control.isUserInteractionEnabled = false
        if control.superview !== view { view.addSubview(control) }
        place()
    }
}
