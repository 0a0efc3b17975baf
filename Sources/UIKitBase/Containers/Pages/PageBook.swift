import CoreGraphics
import Foundation
import PorticoRenderModel

/// The pages of a page view controller that curl: each in a view of its own, which rolls up.
///
/// - From: `UIPageViewController`
/// - To: `CurlView`
@MainActor final class PageBook {
    private unowned(unsafe) let owner: UIPageViewController

    init(owner: UIPageViewController) { self.owner = owner }

    private var stage: UIView { owner.stage }

    // MARK: Places

    /// Where the page at an index of the shown ones is.
    func frame(at index: Int) -> CGRect {
        var frame = stage.bounds
        guard owner.spineLocation == .mid else { return frame }
        if owner.navigationOrientation == .horizontal {
            frame.size.width /= 2
            if index > 0 { frame.origin.x += frame.width }
        } else {
            frame.size.height /= 2
            if index > 0 { frame.origin.y += frame.height }
        }
        return frame
    }

    private func holder(of page: UIViewController) -> CurlView? {
        page.viewIfLoaded?.superview as? CurlView
    }

    func install(_ page: UIViewController, at index: Int) {
        page.loadViewIfNeeded()
        let holder = holder(of: page) ?? CurlView()
        holder.show(nil)
        holder.frame = frame(at: index)
        if holder.superview !== stage { stage.addSubview(holder) }
        page.view.frame = holder.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if page.view.superview !== holder { holder.addSubview(page.view) }
    }

    func takeOut(_ page: UIViewController) {
        let holder = holder(of: page)
        page.viewIfLoaded?.removeFromSuperview()
        holder?.removeFromSuperview()
    }

    func place() {
        for (index, page) in owner.pages.enumerated() {
            guard let holder = holder(of: page), holder.superview === stage else { continue }
            if holder.frame != frame(at: index) { holder.frame = frame(at: index) }
            if let view = page.viewIfLoaded, view.frame != holder.bounds { view.frame = holder.bounds }
        }
    }

    // MARK: Turns

    /// Puts the pages of a turn where they belong, the turned sheet on top.
    func begin(_ turn: PageTurn, rolls: Bool) {
        guard rolls else {
            for (index, page) in turn.shown.enumerated() { install(page, at: index) }
            return
        }
        let isMid = owner.spineLocation == .mid
        // The one that a sheet is printed with on its back is not at its place yet.
        let printed = isMid ? (turn.isForward ? turn.coming.first : turn.coming.last) : nil
        let index = isMid && turn.isForward ? 1 : 0
        for (i, page) in turn.shown.enumerated() where page !== printed { install(page, at: i) }
        let comes = !isMid && turn.isForward == (owner.spineLocation == .max)
        let sheet = comes ? turn.coming.first : index < turn.going.count ? turn.going[index] : turn.going.first
        guard let sheet, let view = holder(of: sheet) else { return }
        stage.bringSubviewToFront(view)
        view.back = printed?.view ?? turn.back?.view
        let isLow = owner.navigationOrientation == .horizontal
        let spine: PageHold.Edge =
            switch (owner.spineLocation, isLow) {
            case (.mid, true): turn.isForward ? .left : .right
            case (.mid, false): turn.isForward ? .top : .bottom
            case (.max, true): .right
            case (.max, false): .bottom
            case (_, true): .left
            case (_, false): .top
            }
        var looks = PageLooks()
        looks.turns = isLow ? .sideways : .overhead
        let hold = PageHold(view.bounds, spine: spine, grippedAt: turn.grip)
        looks.fullRadius = hold.fullRadius
        view.curl.looks = looks
        turn.sheet = PageSheet(view: view, hold: hold, comes: comes)
    }

    /// - Parameter turned: 0 before, 1 after the turn.
    func move(_ turn: PageTurn, to share: CGFloat) { turn.sheet?.show(share) }

    func end(_ turn: PageTurn, completed: Bool) {
        for page in completed ? turn.going : turn.coming { takeOut(page) }
        if completed {
            for (index, page) in turn.shown.enumerated() { install(page, at: index) }
        }
        // Last: what was printed has gone to its own place from here.
        guard let sheet = turn.sheet else { return }
        turn.sheet = nil
        sheet.view.back = nil
        sheet.view.show(nil)
    }
}

/// The sheet of paper that is turned.
@MainActor final class PageSheet {
    let view: CurlView
    let hold: PageHold
    /// It comes back from being turned over; else it goes.
    let comes: Bool
    /// Where it is held now.
    private var lead: CGPoint

    init(view: CurlView, hold: PageHold, comes: Bool) {
        (self.view, self.hold, self.comes) = (view, hold, comes)
        lead = comes ? hold.turnedGrip : hold.grip
    }

    func show(_ share: CGFloat) { lead(to: hold.place(turned: comes ? 1 - share : share)) }

    func lead(to point: CGPoint) {
        lead = point
        view.show(hold.roll(leading: point))
    }

    /// Follows a finger that has moved so far since the turn began. What comes back has twice the way, as it begins beyond the spine.
    func follow(_ translation: CGPoint) {
        let start = comes ? hold.turnedGrip : hold.grip
        let isAcross = hold.spine == .left || hold.spine == .right, pull: CGFloat = comes ? 2 : 1
        lead(
            to: CGPoint(
                x: start.x + translation.x * (isAcross ? pull : 1), y: start.y + translation.y * (isAcross ? 1 : pull)))
    }

    /// From where it is held to the end of the turn, or back to its beginning.
    func animate(to share: CGFloat, duration: TimeInterval, isLed: Bool, done: @escaping () -> Void) {
        let end = (comes ? 1 - share : share) > 0.5
        let goal = end ? hold.turnedGrip : hold.grip, steps = 32, from = lead
        let points: [CGPoint] = (0...steps).map { i in
            let t = CGFloat(i) / CGFloat(steps)
            if !isLed { return hold.place(turned: end ? t : 1 - t) }
            return CGPoint(x: from.x + (goal.x - from.x) * t, y: from.y + (goal.y - from.y) * t)
        }
        lead = goal
        // Turned over beside a single page nothing of it is seen, whatever its last roll.
        // Nobody's finger: the arc begins and ends slowly by itself.
        view.animate(
            points.map { hold.roll(leading: $0) }, duration: duration, pace: isLed ? .easeOut : .linear, done: done)
    }
}
