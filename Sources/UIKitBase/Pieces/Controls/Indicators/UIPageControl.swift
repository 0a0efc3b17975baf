import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How a person is using the control now.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// A tap.
        case discrete = 1
        /// A finger that goes along the dots.
        case continuous = 2
    }

    /// Whether a background is behind the dots: `prominent` always, `minimal` never.
    public enum BackgroundStyle: Int, Sendable {
        /// A background while a finger is on it.
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// Which way the pages go.
    public enum Direction: Int, Sendable {
        /// From the leading side.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    private static let dot = Metrics.Control.pageDot
    private static let gap = Metrics.Control.pageStep - Metrics.Control.pageDot
    private static let margin: CGFloat = 18
    private static let breadth = Metrics.Control.pageControlHeight

    private var dots: [UIImageView] = []
    private let backdrop = UIView(frame: .zero)
    private var images: (pages: [Int: UIImage], current: [Int: UIImage]) = ([:], [:])
    /// Takes the current dot's place while there is progress.
    private var capsule: PageCapsule?
    /// The page that is shown while `defersCurrentPageDisplay` holds it back.
    private var shownPage = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A page control from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibPageProperties.read(self, coder)
    }

    private func build() {
        backdrop.isUserInteractionEnabled = false
        backdrop.backgroundColor = .secondarySystemFill
        backdrop.alpha = 0
        addSubview(backdrop)
    }

    // MARK: Pages

    /// 0 to begin with; below 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard oldValue != numberOfPages else { return }
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages {
                let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
                dot.contentMode = .scaleAspectFit
                dots.append(dot)
                addSubview(dot)
            }
            if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
            updateDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// Kept among the pages. Setting it sends no event.
    open var currentPage = 0 {
        didSet {
            let kept = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if kept != currentPage { currentPage = kept }
            guard oldValue != currentPage else { return }
            progress?.pageChanged()
            if defersDisplay, isTracking { return }
            updateDots()
        }
    }

    /// How far the current page is; nil, the default, shows a plain dot.
    open var progress: UIPageControlProgress? {
        didSet {
            guard oldValue !== progress else { return }
            oldValue?.control = nil
            progress?.control = self
            progress?.pageChanged()
            placeCapsule()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether a capsule stands for the current page.
    var showsProgress: Bool { progress != nil && interactionState != .continuous && numberOfPages > 0 && window != nil }
    func goOn(to page: Int) { go(to: page) }
    func progressChanged() { setNeedsLayout() }

    private func placeCapsule() {
        if showsProgress {
            if capsule == nil {
                let made = PageCapsule(frame: .zero)
                capsule = made
                addSubview(made)
            }
        } else {
            capsule?.removeFromSuperview()
            capsule = nil
        }
        updateDots()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let progress else { return }
        placeCapsule()
        progress.controlChanged()
    }

    /// Whether a page that a person chose is shown with `updateCurrentPageDisplay()` only.
    @available(*, deprecated)
    open var defersCurrentPageDisplay: Bool {
        get { defersDisplay }
        set { defersDisplay = newValue }
    }
    private var defersDisplay = false

    /// Shows the current page that `defersCurrentPageDisplay` held back.
    @available(*, deprecated)
    open func updateCurrentPageDisplay() { updateDots() }

    /// Whether the only dot of a single page is hidden; `false` to begin with.
    open var hidesForSinglePage = false { didSet { updateDots() } }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { pageAccessibility }
    open override func accessibilityIncrement() { turnPage(by: 1) }
    open override func accessibilityDecrement() { turnPage(by: -1) }

    // MARK: Looks

    /// nil: the current page's, fainter.
    open var pageIndicatorTintColor: UIColor? { didSet { if oldValue != pageIndicatorTintColor { updateDots() } } }
    /// nil: white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if oldValue != currentPageIndicatorTintColor { updateDots() } }
    }
    /// `automatic` to begin with.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { showBackdrop(animated: false) } }
    /// Which way the dots go; `natural`, to begin with, follows the reading direction. A vertical one turns the control's size.
    open var direction: Direction = .natural {
        didSet {
            guard oldValue != direction else { return }
            updateStep()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// In place of the dots; drawn in their colours. nil, to begin with: dots.
    open var preferredIndicatorImage: UIImage? { didSet { updateDots() } }
    /// nil: as the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateDots() } }
    /// The image that was set for just this page; nil where none was, whatever `preferredIndicatorImage` is.
    open func indicatorImage(forPage page: Int) -> UIImage? { images.pages[page] }
    /// Shows an image for one page in place of its dot; nil goes back to the preferred one. Raises an exception for a page that isn't
    /// there.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page, "setIndicatorImage:forPage:")
        images.pages[page] = image
        updateDots()
    }
    /// The image that was set for one page while it is the current one, or nil.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.current[page] }
    /// Shows an image for one page while it is the current one; nil goes back. Raises an exception for a page that isn't there.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page, "setCurrentPageIndicatorImage:forPage:")
        images.current[page] = image
        updateDots()
    }

    private func check(_ page: Int, _ method: String) {
        guard !(0..<numberOfPages).contains(page) else { return }
        FatalException.invalidArgument.raise(
            "*** -[UIPageControl \(method)]: page \(page) is beyond the number of pages \(numberOfPages)")
    }

    private func image(_ page: Int) -> UIImage? {
        let plain = images.pages[page] ?? preferredIndicatorImage
        guard page == shownPage else { return plain }
        return images.current[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    private func updateDots() {
        shownPage = currentPage
        let current = currentPageIndicatorTintColor ?? .white
        let other = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        for (page, dot) in dots.enumerated() {
            let color = page == shownPage ? current : other
            let image = image(page)?.withRenderingMode(.alwaysTemplate)
            dot.image = image
            dot.setFixedTint(color)
            dot.backgroundColor = image == nil ? color : nil
        }
        capsule?.setColors(track: other, fill: current)
        updateStep()
        isHiddenForOne = hidesForSinglePage && numberOfPages == 1
        setNeedsLayout()
    }

    /// The distance between the middles of two pages' images: images that are wider than dots stand as far apart as dots do.
    private var step = Metrics.Control.pageStep

    private func updateStep() {
        let lengths = dots.map { direction.isVertical ? $0.image?.size.height ?? 0 : $0.image?.size.width ?? 0 }
        let new = max(Self.dot, lengths.max() ?? 0) + Self.gap
        guard new != step else { return }
        step = new
        invalidateIntrinsicContentSize()
    }

    private var isHiddenForOne = false { didSet { for dot in dots { dot.isHidden = isHiddenForOne } } }

    private func showBackdrop(animated: Bool) {
        let isShown =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        let alpha: CGFloat = isShown ? 1 : 0
        guard backdrop.alpha != alpha else { return }
        guard animated, window != nil else { return backdrop.alpha = alpha }
        UIView.animate(withDuration: 0.2) { self.backdrop.alpha = alpha }
    }

    // MARK: Layout

    /// What so many dots need, along and across the direction.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = CGFloat(max(pageCount, 0)) * step + 2 * Self.margin + (progress == nil ? 0 : PageCapsule.extra)
        return direction.isVertical
            ? CGSize(width: Self.breadth, height: length) : CGSize(width: length, height: Self.breadth)
    }

    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// How many dots have room, around the current page.
    private var seenDots: Range<Int> {
        let length = direction.isVertical ? bounds.height : bounds.width
        let extra = progress == nil ? 0 : PageCapsule.extra
        // Layout puts edges on pixels: a control may be less than a point narrower than it wants to be.
        let room = max(Int(((length - 2 * Self.margin - extra + 0.9) / step).rounded(.down)), 1)
        guard dots.count > room else { return 0..<dots.count }
        let first = min(max(shownPage - room / 2, 0), dots.count - room)
        return first..<first + room
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let seen = seenDots
        let extra = capsule == nil ? 0 : PageCapsule.extra
        let along = CGFloat(seen.count - 1) * step + extra
        for (page, dot) in dots.enumerated() {
            let isSeen = seen.contains(page)
            let isCapsule = capsule != nil && page == shownPage
            dot.isHidden = isHiddenForOne || !isSeen || isCapsule
            guard isSeen else { continue }
            // Where more pages follow, the last dots shrink.
            let end = min(page - seen.lowerBound, seen.upperBound - 1 - page)
            let isCut = (page < shownPage && seen.lowerBound > 0) || (page > shownPage && seen.upperBound < dots.count)
            let scale: CGFloat = isCut && end < 2 ? (end == 0 ? 0.5 : 0.75) : 1
            let size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
            dot.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
            dot.layer.cornerRadius = dot.image == nil ? Self.dot * scale / 2 : 0
            var way = CGFloat(page - seen.lowerBound) * step - along / 2
            if page > shownPage { way += extra } else if page == shownPage { way += extra / 2 }
            let place = isReversed ? -way : way
            dot.center =
                direction.isVertical
                ? CGPoint(x: bounds.midX, y: bounds.midY + place) : CGPoint(x: bounds.midX + place, y: bounds.midY)
            if isCapsule, let capsule, let progress {
                capsule.isHidden = isHiddenForOne
                capsule.showProgress(
                    at: dot.center, part: CGFloat(progress.currentProgress), isVertical: direction.isVertical,
                    isReversed: isReversed)
            }
        }
        let size = size(forNumberOfPages: seen.count)
        backdrop.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        backdrop.layer.cornerRadius = Self.breadth / 2
    }

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    /// How a person's finger uses the control now, or, inside of an action, did.
    open private(set) var interactionState: InteractionState = .none {
        didSet {
            guard oldValue != interactionState else { return }
            showBackdrop(animated: true)
            guard let progress, (capsule != nil) != showsProgress else { return }
            placeCapsule()
            progress.visibilityChanged()
        }
    }
    /// Whether a finger may go along the dots. `true` to begin with.
    open var allowsContinuousInteraction = true

    private var start: (point: CGPoint, page: Int)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = (touch.location(in: self), currentPage)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let start else { return true }
        let point = touch.location(in: self)
        let way = direction.isVertical ? point.y - start.point.y : point.x - start.point.x
        if interactionState == .none, abs(way) > 10 { interactionState = .continuous }
        guard interactionState == .continuous else { return true }
        let pages = Int((way / step).rounded()) * (isReversed ? -1 : 1)
        go(to: start.page + pages)
        return true
    }

    /// A tap on the far half goes on, on the near half back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { finish() }
        guard interactionState == .none, isTouchInside, let point = touch?.location(in: self) else { return }
        interactionState = .discrete
        let isFar = direction.isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
        turnPage(by: isFar == isReversed ? -1 : 1)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finish()
    }

    private func finish() {
        interactionState = .none
        start = nil
    }

    private func turnPage(by pages: Int) { go(to: currentPage + pages) }

    private func go(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
