import CoreGraphics
import Foundation
import QuartzCore

/// The finger's drag, and what content does after it.
extension UIScrollView {
    // MARK: Dragging

    /// A drag is the scroll view's when content can move its way, and no subview keeps the touch.
    func dragMayBegin() -> Bool {
        if pan.catchesMotion { return true }
        let way = pan.translation(in: self)
        let isVertical = abs(way.y) >= abs(way.x)
        guard isVertical ? dragsVertically : dragsHorizontally || (dragsVertically && abs(way.y) > abs(way.x) / 2)
        else {
            return false
        }
        let transfers = isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
        if transfers, isAtEnd(way, isVertical), outerScrollView(isVertical) != nil { return false }
        for touch in pan.trackedTouches {
            guard let view = touch.view, view !== self, touch.isDelivered else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    private func isAtEnd(_ way: CGPoint, _ isVertical: Bool) -> Bool {
        let (move, offset, limits) = isVertical ? (way.y, contentOffset.y, limitsY) : (way.x, contentOffset.x, limitsX)
        return move > 0 ? offset <= limits.lowerBound : offset >= limits.upperBound
    }

    /// A scroll view around this one that the same drag could move.
    private func outerScrollView(_ isVertical: Bool) -> UIScrollView? {
        var view = superview
        while let here = view {
            if let scroll = here as? UIScrollView, scroll.isScrollEnabled,
                isVertical ? scroll.dragsVertically : scroll.dragsHorizontally
            {
                return scroll
            }
            view = here.superview
        }
        return nil
    }

    func panChanged() {
        switch pan.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(velocity: pan.velocity(in: self))
        case .cancelled, .failed: if drag != nil { endDrag(velocity: .zero) }
        default: break
        }
    }

    private func beginDrag() {
        stopMotion()
        let translation = pan.translation(in: self)
        let isVertical = abs(translation.y) >= abs(translation.x)
        let locks = isDirectionalLockEnabled && translation != .zero
        drag = ScrollDrag(
            start: CGPoint(
                x: ScrollPhysics.unbanded(contentOffset.x, limitsX, length: bounds.width),
                y: ScrollPhysics.unbanded(contentOffset.y, limitsY, length: bounds.height)),
            base: translation, startOffset: contentOffset, movesX: dragsHorizontally && !(locks && isVertical),
            movesY: dragsVertically && !(locks && !isVertical))
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        showIndicators()
        tell("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging(self) }
    }

    private func followDrag() {
        guard let drag else { return }
        let translation = pan.translation(in: self)
        var offset = contentOffset
        func follow(
            _ start: CGFloat, way: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool
        ) -> CGFloat {
            let wanted = start - way
            return bounces
                ? ScrollPhysics.banded(wanted, limits, length: length)
                : min(max(wanted, limits.lowerBound), limits.upperBound)
        }
        if drag.movesX {
            offset.x = follow(
                drag.start.x, way: translation.x - drag.base.x, limits: limitsX, length: bounds.width, bounces: bouncesX
            )
        }
        if drag.movesY {
            offset.y = follow(
                drag.start.y, way: translation.y - drag.base.y, limits: limitsY, length: bounds.height,
                bounces: bouncesY
            )
        }
        show(offset)
        if dragsKeyboard { InputPanel.shared.drag(to: pan.location(in: nil).y) }
    }

    /// Whether a finger takes the keyboard along as it comes over it.
    private var dragsKeyboard: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        if dragsKeyboard { InputPanel.shared.endDrag(velocity: finger.y) }
        var velocity = CGPoint(x: drag.movesX ? -finger.x : 0, y: drag.movesY ? -finger.y : 0)
        // Slower than this, points per second, is no throw.
        if hypot(velocity.x, velocity.y) < 20 { velocity = .zero }
        let planned = restingPlace(velocity, drag)
        let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = targetOffset(planned, velocity: speed)
        tell("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
            $0.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        }
        self.drag = nil
        let now = contentOffset
        let limits = (x: limitsX, y: limitsY)
        func axis(
            _ now: CGFloat, velocity: CGFloat, planned: CGFloat, target: CGFloat, limits: ClosedRange<CGFloat>,
            bounces: Bool
        ) -> ScrollAxisMotion {
            if glidesToTarget, target != planned,
                let glide = ScrollAxisMotion.gliding(from: now, to: target, velocity: velocity)
            {
                return glide
            }
            if isPagingEnabled || target != planned {
                // Without bouncing nothing swings out before it comes to its place.
                let isAway = velocity * (target - now) <= 0
                return .drawn(from: now, to: target, velocity: !bounces && isAway ? 0 : velocity)
            }
            return .thrown(
                from: now, velocity: velocity, rate: decelerationRate.rawValue, limits: limits, bounces: bounces)
        }
        let next = ScrollMotion(
            kind: .deceleration,
            x: axis(
                now.x, velocity: velocity.x, planned: planned.x, target: target.x, limits: limits.x, bounces: bouncesX),
            y: axis(
                now.y, velocity: velocity.y, planned: planned.y, target: target.y, limits: limits.y, bounces: bouncesY),
            start: CACurrentMediaTime(),
            limits: isPagingEnabled || target != planned ? nil : limits)
        let glides = next.duration > 0 && window != nil
        // Begun before the delegate hears of it, so that what it does counts: an app that moves content stops the glide.
        if glides { start(next) }
        let count = motionCount
        tell("scrollViewDidEndDragging:willDecelerate:") { $0.scrollViewDidEndDragging(self, willDecelerate: glides) }
        guard glides else {
            hideIndicators()
            return scrollingEnded()
        }
        // The delegate may have moved content itself, or taken the view away.
        guard motion != nil, motionCount == count else {
            if motion == nil {
                hideIndicators()
                scrollingEnded()
            }
            return
        }
        tell("scrollViewWillBeginDecelerating:") { $0.scrollViewWillBeginDecelerating(self) }
    }

    /// Where content will come to rest if nobody interferes.
    private func restingPlace(_ velocity: CGPoint, _ drag: ScrollDrag) -> CGPoint {
        let now = contentOffset
        guard !isPagingEnabled else {
            return clamped(
                CGPoint(
                    x: drag.movesX
                        ? ScrollPhysics.page(
                            at: now.x, velocity: velocity.x, start: drag.startOffset.x, length: bounds.width) : now.x,
                    y: drag.movesY
                        ? ScrollPhysics.page(
                            at: now.y, velocity: velocity.y, start: drag.startOffset.y, length: bounds.height) : now.y))
        }
        let rate = decelerationRate.rawValue
        return clamped(
            CGPoint(
                x: ScrollPhysics.projection(from: now.x, velocity: velocity.x, rate: rate),
                y: ScrollPhysics.projection(from: now.y, velocity: velocity.y, rate: rate)))
    }

    // MARK: By itself

    package func move(to offset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            stopMotion()
            return show(offset)
        }
        let old = motion
        let now = contentOffset
        if now == offset {
            stopMotion()
            return
        }
        if old?.kind == .deceleration { stopMotion() }
        // Another animated move takes its place: the delegate hears of its end before the next begins.
        if old?.kind == .animation {
            stopMotion()
            tell("scrollViewDidEndScrollingAnimation:") { $0.scrollViewDidEndScrollingAnimation(self) }
        }
        start(
            ScrollMotion(
                kind: .animation, x: .eased(from: now.x, to: offset.x, duration: Self.animationDuration),
                y: .eased(from: now.y, to: offset.y, duration: Self.animationDuration), start: CACurrentMediaTime()))
    }

    static var animationDuration: TimeInterval { 0.3 }

    func start(_ next: ScrollMotion) {
        motionCount += 1
        motion = next
        showIndicators()
        beat.isRunning = true
    }

    /// Content became longer above what is seen: finger, motion and offset go along, and what is seen stays.
    package func shiftContent(by way: CGFloat) {
        let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + way)
        if let start = drag?.startOffset {
            drag?.shift(by: CGPoint(x: 0, y: way), startOffset: CGPoint(x: start.x, y: start.y + way))
        }
        motion?.y.shift(by: way)
        let wasTold = isTold
        isTold = false
        show(offset)
        isTold = wasTold
    }

    /// Where it is. Nobody hears of an end.
    func stopMotion() {
        guard motion != nil else { return }
        motion = nil
        beat.isRunning = false
    }

    /// One frame.
    func step(at time: TimeInterval) {
        guard var now = motion else { return beat.isRunning = false }
        if let limits = now.limits, limits.x != limitsX || limits.y != limitsY {
            now = redirected(now, at: time)
            motion = now
        }
        let t = time - now.start
        let offset = CGPoint(x: now.x.offset(at: t), y: now.y.offset(at: t))
        let count = motionCount
        isTold = false
        if let scale = now.scale {
            applyScale(scale.offset(at: t), offset)
        } else {
            show(offset.rounded(to: UIScreen.mainScale))
        }
        isTold = true
        // The delegate may have moved content, and with it ended this, or begun another motion.
        guard motion != nil, motionCount == count, t >= now.duration else { return }
        finish(now.kind)
    }

    /// Content became longer or shorter on the way: the same speed, other edges.
    private func redirected(_ old: ScrollMotion, at time: TimeInterval) -> ScrollMotion {
        let t = time - old.start
        let rate = decelerationRate.rawValue
        return ScrollMotion(
            kind: old.kind,
            x: .thrown(
                from: old.x.offset(at: t), velocity: old.x.velocity(at: t), rate: rate, limits: limitsX,
                bounces: bouncesX),
            y: .thrown(
                from: old.y.offset(at: t), velocity: old.y.velocity(at: t), rate: rate, limits: limitsY,
                bounces: bouncesY),
            start: time, limits: (limitsX, limitsY))
    }

    /// A finger came down on content that hardly moves any more: that stands still. What draws it to a page or back to an edge goes on.
    func endCrawl() {
        guard motion?.limits != nil, clamped(contentOffset) == contentOffset else { return }
        finish(.deceleration)
    }

    /// Ends the present motion where content stands, as its last frame does.
    func endMotion() {
        guard let motion else { return }
        finish(motion.kind)
    }

    private func finish(_ kind: ScrollMotion.Kind) {
        stopMotion()
        hideIndicators()
        scrollingEnded()
        switch kind {
        case .deceleration: tell("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating(self) }
        case .animation: tell("scrollViewDidEndScrollingAnimation:") { $0.scrollViewDidEndScrollingAnimation(self) }
        case .scrollToTop: tell("scrollViewDidScrollToTop:") { $0.scrollViewDidScrollToTop(self) }
        case .zoomAnimation, .zoomBounce: endZooming()
        }
    }

    /// A tap on the status bar.
    package func scrollToTop() {
        guard scrollsToTop, contentOffset.y > limitsY.lowerBound else { return }
        if let delegate,
            OptionalCall.call(
                .event, delegate, "scrollViewShouldScrollToTop:", { delegate.scrollViewShouldScrollToTop(self) })
                == false
        {
            return
        }
        let now = contentOffset
        start(
            ScrollMotion(
                kind: .scrollToTop, x: .eased(from: now.x, to: now.x, duration: Self.animationDuration),
                y: .eased(from: now.y, to: limitsY.lowerBound, duration: Self.animationDuration),
                start: CACurrentMediaTime()))
    }

    func tell(_ selector: StaticString, _ body: (any UIScrollViewDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }
}

extension CGPoint {
    /// On whole pixels, so that what scrolls stays crisp.
    fileprivate func rounded(to scale: CGFloat) -> CGPoint {
        CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}
