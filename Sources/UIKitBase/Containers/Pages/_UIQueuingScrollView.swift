import CoreGraphics
import Foundation
import PorticoTrace

/// Scrolls between pages: three slots one after the other, the shown page in the middle one, so that content rests at one page's length.
///
/// Apps find it among a page view controller's subviews. Its delegate is theirs alone; the controller hears of moves by itself. The name is
/// the one that they look for.
///
/// - From: `UIScrollView`'s pan and motion
/// - To: `UIPageViewController.pagesMoved()`
final class _UIQueuingScrollView: UIScrollView {
    private weak var owner: UIPageViewController?
    let isHorizontal: Bool
    /// In the order in which they lie; they go round as pages are turned.
    private(set) var slots: [PageSlot]
    /// What the slots have been laid out for.
    private var arranged = CGSize.zero
    /// The controller puts content where it belongs: nobody turns a page.
    private var isArranging = false

    init(owner: UIPageViewController, frame: CGRect) {
        self.owner = owner
        isHorizontal = owner.navigationOrientation == .horizontal
        let inset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: owner.spacing / 2, bottom: 0, right: owner.spacing / 2)
            : UIEdgeInsets(top: owner.spacing / 2, left: 0, bottom: owner.spacing / 2, right: 0)
        slots = (0..<3).map { _ in PageSlot(inset: inset) }
        super.init(frame: frame)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        scrollsToTop = false
        if isHorizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
        for slot in slots { addSubview(slot) }
        arrange()
    }

    required init?(coder: NSCoder) { nil }

    override var isBarContent: Bool { false }

    // MARK: Places

    /// From slot to slot.
    var length: CGFloat { isHorizontal ? arranged.width : arranged.height }

    /// Where the shown page is.
    private var rest: CGPoint { point(length) }

    private func point(_ along: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
    }

    /// How far content is from its rest, in pages: 1 at the last slot, -1 at the first. A slot's length may be no whole number of pixels, an
    /// offset is: less than one is nothing.
    var way: CGFloat {
        guard length > 0 else { return 0 }
        let way = (isHorizontal ? contentOffset.x : contentOffset.y) / length - 1, whole = way.rounded()
        return abs(way - whole) * length < 0.25 ? whole : way
    }

    /// Whether the page after the shown one lies in the first slot.
    var isMirrored: Bool { isHorizontal && isRightToLeft }

    /// Nobody can go where no page is.
    func close(first: Bool, last: Bool) {
        let (before, after) = (first ? -length : 0, last ? -length : 0)
        let wanted =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        guard wanted != inset else { return }
        contentInset = wanted
    }

    /// Lays the slots out for the view's size. What moves goes on, at the same share of the way.
    private func arrange() {
        let size = bounds.size
        guard size != arranged else { return }
        let old = length, share = way
        arranged = size
        let step = length
        for (index, slot) in slots.enumerated() {
            slot.frame = CGRect(origin: point(step * CGFloat(index)), size: size)
        }
        quietly {
            KeyValueObserving.change(self, "contentSize") {
                content =
                    isHorizontal
                    ? CGSize(width: 3 * step, height: size.height) : CGSize(width: size.width, height: 3 * step)
            }
            let ratio = old > 0 ? step / old : 1
            drag?.scale(by: ratio)
            let running = motion
            show(point(step * (1 + share)))
            owner?.closeEnds()
            guard let running else { return }
            let target = isHorizontal ? running.x.target : running.y.target
            start(moving(to: point(target * ratio), kind: running.kind))
        }
    }

    private func quietly(_ body: () -> Void) {
        let was = isArranging
        isArranging = true
        body()
        isArranging = was
    }

    private func moving(to goal: CGPoint, kind: ScrollMotion.Kind) -> ScrollMotion {
        let now = contentOffset, duration = Self.animationDuration
        return ScrollMotion(
            kind: kind, x: .eased(from: now.x, to: goal.x, duration: duration),
            y: .eased(from: now.y, to: goal.y, duration: duration), start: CACurrentMediaTime())
    }

    /// The page in the last or the first slot becomes the shown one; what a finger does goes on from there.
    func shift(toLast: Bool) {
        let by = toLast ? -length : length
        if toLast { slots.append(slots.removeFirst()) } else { slots.insert(slots.removeLast(), at: 0) }
        for (index, slot) in slots.enumerated() { slot.frame.origin = point(length * CGFloat(index)) }
        quietly {
            guard drag != nil else { return show(rest) }
            drag?.shift(by: point(by), startOffset: rest)
            show(CGPoint(x: contentOffset.x + point(by).x, y: contentOffset.y + point(by).y))
        }
    }

    /// Content that no finger holds is where the shown page is.
    func settleAtRest() {
        guard drag == nil else { return }
        stopMotion()
        quietly { show(rest) }
    }

    /// What a finger or a motion was about is over.
    func letGo() {
        quietly {
            if drag != nil {
                pan.isEnabled = false
                pan.isEnabled = true
            }
            stopMotion()
        }
    }

    /// By a call of the app's, to the page in the last or the first slot.
    func scroll(toLast: Bool) { start(moving(to: point(toLast ? 2 * length : 0), kind: .animation)) }

    // MARK: From UIScrollView

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old, !isArranging { owner?.pagesMoved() }
        }
    }

    override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
    }

    override func scrollingEnded() {
        if !isArranging { owner?.pagesStopped() }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan {
            let moved = pan.translation(in: self)
            let isAlong = (abs(moved.x) > abs(moved.y)) == isHorizontal
            guard pan.catchesMotion || isAlong, owner?.pagesMayBeDragged() ?? false else { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { owner?.pagesLeftWindow() }
    }
}

/// Where a page lies.
final class PageSlot: UIView {
    private let inset: UIEdgeInsets

    init(inset: UIEdgeInsets) {
        self.inset = inset
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func hold(_ page: UIView) {
        page.frame = bounds.inset(by: inset)
        addSubview(page)
    }

    /// Those that it has in the middle: a page is laid out for where it will rest, not for each point on its way.
    override var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = bounds.inset(by: inset)
        for page in subviews where page.frame != place { page.frame = place }
    }
}
