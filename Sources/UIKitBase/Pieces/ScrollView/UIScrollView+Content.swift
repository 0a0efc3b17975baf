import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Where content stands, how far it may go, and who hears of it.
extension UIScrollView {
    func build() {
        clipsToBounds = true
        addGestureRecognizer(delayer)
        addGestureRecognizer(pan)
        layer.addSublayer(verticalIndicator.layer)
        layer.addSublayer(horizontalIndicator.layer)
    }

    // MARK: Limits

    /// What the safe area and a refresh control add.
    var systemInset: UIEdgeInsets {
        var insets = safeInset
        insets.top += refreshInset
        return insets
    }

    /// The safe area that content keeps out of. A view that was taken out of its window, as one that another controller covers, keeps
    /// the one that it was told last: nothing above it says any longer what bars cover, and content that is placed meanwhile is seen
    /// under the same bars again.
    var contentSafeArea: UIEdgeInsets {
        if window == nil, let known = extras?.knownSafeArea, known != .zero { return known }
        return safeAreaInsets
    }

    var safeInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return contentSafeArea
        case .scrollableAxes, .automatic:
            let safe = contentSafeArea
            let vertical = scrollsVertically || (contentInsetAdjustmentBehavior == .automatic && isInBarContainer)
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
                bottom: vertical ? safe.bottom : 0, right: scrollsHorizontally ? safe.right : 0)
        }
    }

    private var isInBarContainer: Bool {
        var responder: UIResponder? = next
        while let here = responder {
            if let controller = here as? UIViewController {
                return controller.navigationController != nil || controller.tabBarController != nil
            }
            responder = here.next
        }
        return false
    }

    var scrollsVertically: Bool { alwaysBounceVertical || content.height + inset.top + inset.bottom > bounds.height }
    var scrollsHorizontally: Bool { alwaysBounceHorizontal || content.width + inset.left + inset.right > bounds.width }

    /// Whether a finger may move content along the axis, if only to see it bounce.
    package var dragsVertically: Bool { limitsY.upperBound > limitsY.lowerBound || (bouncesY && alwaysBounceVertical) }
    package var dragsHorizontally: Bool {
        limitsX.upperBound > limitsX.lowerBound || (bouncesX && alwaysBounceHorizontal)
    }

    /// Whether content goes beyond the edges of the axis.
    var bouncesX: Bool { bounces && bouncesHorizontally }
    var bouncesY: Bool { bounces && bouncesVertically }

    package var limitsX: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = 0 - insets.left
        return low...max(low, content.width + insets.right - bounds.width)
    }
    package var limitsY: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = 0 - insets.top - topSlack
        return low...max(low, content.height + insets.bottom - bounds.height)
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x.clamped(to: limitsX), y: offset.y.clamped(to: limitsY))
    }

    // MARK: Moving

    /// The app says where; whatever moves by itself stops.
    func place(at offset: CGPoint) {
        if motion != nil, isTold { stopMotion() }
        show(offset)
    }

    package func show(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    func didMoveContent() {
        updateIndicators()
        if let frameGuide { LayoutEngine.shared.pin(frameGuide, to: bounds) }
        refresher?.scrolled()
        if let barController { tellBars(barController) }
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "scrollViewDidScroll:") { delegate.scrollViewDidScroll(self) }
    }

    func changeContentSize(_ size: CGSize) {
        guard size != content else { return }
        content = size
        if let guide = contentGuideSize {
            guide.width.constant = size.width
            guide.height.constant = size.height
        }
        insetsMayHaveChanged()
        settle()
        updateIndicators()
        setNeedsLayout()
    }

    /// Content that no finger and no motion holds comes back within its limits.
    func settle() {
        guard drag == nil, motion == nil, !zoom.isPinching, isContentOfBounds else { return }
        show(clamped(contentOffset))
    }

    func settleAfterLayout() {
        insetsMayHaveChanged()
        if bounds.size != laidOutSize {
            laidOutSize = bounds.size
            settle()
        }
        if let barController,
            barController.contentScrollViews.isEmpty || barController.contentScroller(.bottom) === self
        {
            barController.contentMayReachBelow(self)
        }
        updateIndicators()
    }

    /// Tells of new insets. Content that stood at its top or left edge stays there.
    func insetsMayHaveChanged() {
        let now = adjustedContentInset
        let old = knownInset
        guard now != old else { return }
        knownInset = now
        var offset = contentOffset
        // The app moves content itself when it changes its own inset; the system does when the safe area changes, also where both have.
        func followInset(_ place: inout CGFloat, from old: CGFloat, _ oldOwn: CGFloat, to now: CGFloat, _ own: CGFloat)
        {
            guard place == -old else { return }
            let way = (now - own) - (old - oldOwn)
            if own == oldOwn { place = -now } else if abs(way) > 1e-6 { place -= way }
        }
        followInset(&offset.y, from: old.top, knownOwnInset.top, to: now.top, inset.top)
        followInset(&offset.x, from: old.left, knownOwnInset.left, to: now.left, inset.left)
        knownOwnInset = inset
        if drag == nil, motion == nil { show(isContentOfBounds ? clamped(offset) : offset) }
        updateIndicators()
        contentRoomChanged()
        PorticoTrace.call(.view, self, "adjustedContentInsetDidChange") { adjustedContentInsetDidChange() }
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "scrollViewDidChangeAdjustedContentInset:") {
            delegate.scrollViewDidChangeAdjustedContentInset(self)
        }
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        func needed(_ low: CGFloat, _ high: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
            if high - low >= to - from { return low - from }
            if low < from { return low - from }
            if high > to { return high - to }
            return 0
        }
        guard !seen.contains(rect) else { return }
        let offset = clamped(
            CGPoint(
                x: contentOffset.x + needed(rect.minX, rect.maxX, from: seen.minX, to: seen.maxX),
                y: contentOffset.y + needed(rect.minY, rect.maxY, from: seen.minY, to: seen.maxY)))
        if offset != contentOffset { move(to: offset, animated: animated) }
    }

    // MARK: Guides

    func makeContentGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        contentGuide = guide
        addLayoutGuide(guide)
        // Weaker than everything that an app can say: the size that `contentSize` has, until constraints know better.
        let width = guide.widthAnchor.constraint(equalToConstant: content.width)
        let height = guide.heightAnchor.constraint(equalToConstant: content.height)
        for size in [width, height] { size.priority = UILayoutPriority(0.5) }
        contentGuideSize = (width, height)
        NSLayoutConstraint.activate([width, height])
        LayoutEngine.shared.pinOrigin(of: guide)
        return guide
    }

    func makeFrameGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        frameGuide = guide
        addLayoutGuide(guide)
        needExtras().boundsGuide = guide
        flags.insert(.hasInsetGuides)
        // Before the first layout there is no size that what is inside could keep to.
        if bounds.size != .zero { LayoutEngine.shared.pin(guide, to: bounds) }
        return guide
    }

    /// What constraints make of the content's size.
    func takeGuideSize() {
        guard takesContentSizeFromConstraints, let guide = contentGuide else { return }
        let size = guide.layoutFrame.size
        if abs(size.width - content.width) > 1e-6 || abs(size.height - content.height) > 1e-6 {
            changeContentSize(size)
        }
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension UIScrollView: PrintedContent {
    package var printedBounds: CGRect {
        let content = contentSize
        return CGRect(x: 0, y: 0, width: max(content.width, bounds.width), height: max(content.height, bounds.height))
    }
}
