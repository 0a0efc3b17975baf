import CoreGraphics
import Foundation
import PorticoTrace

/// Shows pages, one after the other, that a person turns with a finger.
///
/// - From: `setViewControllers(_:direction:animated:completion:)`, the pan
/// - To: `AppearanceTransition`
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }
    public enum TransitionStyle: Int, Sendable {
        /// Like the pages of a book, which are rolled over.
        case pageCurl = 0
        case scroll = 1
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    public private(set) var transitionStyle: TransitionStyle
    public private(set) var navigationOrientation: NavigationOrientation
    /// Where pages that curl are bound. The delegate may say another one when the interface is turned.
    public internal(set) var spineLocation: SpineLocation
    let spacing: CGFloat
    let stage = UIView()
    var pages: [UIViewController] = []
    var turn: PageTurn?
    private(set) lazy var pan = PagePan(owner: self)
    private(set) lazy var tap = PageTap(owner: self)
    /// Of pages that curl.
    private(set) lazy var book = transitionStyle == .pageCurl ? PageBook(owner: self) : nil
    /// The delegate is choosing a spine: what it wants shown waits until that is known.
    var choosingSpine: (() -> Void)?
    var isChoosingSpine = false
    private(set) var dots: UIPageControl?

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

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spacing = 0
        spineLocation = .min
        super.init(coder: coder)
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { updateDots() } } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages that curl are printed on both sides; else the front shows faintly through the back. Always so where the spine is in
    /// the middle.
    open var isDoubleSided = false {
        didSet { if !isChoosingSpine { checkSides() } }
    }
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
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addGestureRecognizer(pan.recognizer)
        if book != nil { view.addGestureRecognizer(tap.recognizer) }
        self.view = view
        view.didLayout = { [weak self] in self?.place() }
        for (index, page) in pages.enumerated() { install(page, at: index) }
        updateDots()
    }

    override var childrenForAppearance: [UIViewController] {
        guard let turn else { return pages }
        return pages + turn.coming + (turn.back.map { [$0] } ?? [])
    }
    open override var childForStatusBarStyle: UIViewController? { nil }

    func install(_ page: UIViewController, at index: Int) {
        if let book { return book.install(page, at: index) }
        page.loadViewIfNeeded()
        page.view.frame = pageFrame
        stage.addSubview(page.view)
    }

    private var dotsHeight: CGFloat { dots == nil ? 0 : 37 }
    var pageFrame: CGRect {
        var frame = stage.bounds
        frame.size.height = max(0, frame.height - dotsHeight - (dots == nil ? 0 : view.safeAreaInsets.bottom))
        return frame
    }

    func place() {
        let bottom = view.safeAreaInsets.bottom
        dots?.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - 37, width: view.bounds.width, height: 37)
        guard turn == nil else { return }
        if let book { return book.place() }
        for page in pages {
            if let view = page.viewIfLoaded, view.superview === stage, view.frame != pageFrame {
                view.frame = pageFrame
            }
        }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if book != nil { chooseSpine(for: size) }
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// Dots are shown for scrolling pages whose data source counts them.
    func updateDots() {
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
