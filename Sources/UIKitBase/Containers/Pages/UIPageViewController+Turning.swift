import CoreGraphics
import Foundation
import PorticoTrace

/// One turn: the pages that come, from which side, and the appearance transition that runs with it.
@MainActor final class PageTurn {
    let coming: [UIViewController]
    let going: [UIViewController]
    /// All that are shown once it is done.
    let shown: [UIViewController]
    let isForward: Bool
    /// A person turns the page; else a call of the app's.
    let isByPerson: Bool
    /// Of pages that scroll: whether the new one comes from the last slot.
    let isToLast: Bool
    /// It is seen on its way; else the new pages are there at once.
    let moves: Bool
    /// Of a call.
    var completion: ((Bool) -> Void)?
    let appearances: [AppearanceTransition]
    /// What the turned sheet shows on its back, where that is no page that stays to be seen.
    let back: UIViewController?
    private let backAppearance: AppearanceTransition?
    /// Where the free edge of a sheet that curls is held, 0…1 along it.
    var grip = 1.0
    var sheet: PageSheet?
    /// The new pages are in the hierarchy.
    private(set) var hasEntered = false

    init(
        coming: [UIViewController], going: [UIViewController], shown: [UIViewController], back: UIViewController?,
        isForward: Bool, isByPerson: Bool, isToLast: Bool, animated: Bool, moves: Bool,
        order: AppearanceTransition.Order
    ) {
        (self.isByPerson, self.isToLast, self.moves) = (isByPerson, isToLast, moves)
        self.shown = shown
        self.coming = coming
        self.back = back
        backAppearance = back.map {
            AppearanceTransition(appearing: $0, disappearing: nil, animated: animated, order: order)
        }
        self.going = going
        self.isForward = isForward
        appearances = (0..<max(coming.count, going.count)).map { index in
            AppearanceTransition(
                appearing: index < coming.count ? coming[index] : nil,
                disappearing: index < going.count ? going[index] : nil, animated: animated, order: order)
        }
    }

    func beginAppearances() {
        for transition in appearances { transition.begin() }
        backAppearance?.begin()
    }

    func enterAppearances() {
        hasEntered = true
        for transition in appearances { transition.entered() }
        backAppearance?.entered()
    }

    func endAppearances(_ completed: Bool) {
        for transition in appearances { if completed { transition.finish() } else { transition.cancel() } }
        // It was seen for the time of the turn, and never stayed.
        backAppearance?.cancel()
    }
}

extension UIPageViewController {
    static let curlDuration: TimeInterval = 0.6

    private var order: AppearanceTransition.Order { transitionStyle == .scroll ? .scrolledPages : .curledPages }

    func show(
        _ new: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let required = pagesRequired(animated: animated)
        FatalException.invalidArgument.raise(
            unless: new.count == required,
            "The number of view controllers provided (\(new.count)) doesn't match the number required (\(required)) for the "
                + "requested transition")
        let shown = shownCount
        let (new, back) = (Array(new.prefix(shown)), new.count > shown ? new[shown] : nil)
        stopTurning()
        let going = pages.filter { old in !new.contains { $0 === old } }
        let coming = new.filter { page in !pages.contains { $0 === page } }
        forgetNeighbours()
        guard isViewLoaded, appearance.isVisible, !coming.isEmpty else {
            for page in going { page.announceParent(nil) }
            for page in coming { addChild(page) }
            pages = new
            if isViewLoaded {
                for page in going { remove(page) }
                for (index, page) in new.enumerated() { install(page, at: index) }
                updateDots()
            }
            for page in going { page.removeFromParent() }
            for page in coming { page.confirmParent(self) }
            completion?(true)
            return
        }
        let moves = animated && !going.isEmpty && (queue == nil || UIView.areAnimationsEnabled)
        let turn = begin(
            coming: coming, going: going, shown: new, back: animated ? back : nil, isForward: direction == .forward,
            isByPerson: false, animated: animated, moves: moves)
        guard self.turn === turn else {
            CommitHandlers.afterCommit { completion?(false) }
            return
        }
        turn.completion = completion
        guard moves else {
            book?.move(turn, to: 1)
            CommitHandlers.afterCommit { self.end(turn, completed: true) }
            return
        }
        if queue == nil { animate(turn, to: 1, duration: Self.curlDuration) { self.end(turn, completed: true) } }
    }

    /// Other pages are wanted: a turn that still runs is over. One by a finger counts where it has come to.
    func stopTurning() {
        queue?.letGo()
        while let running = turn {
            let share = queue.map { running.isToLast ? $0.way : -$0.way } ?? 1
            end(running, completed: !running.isByPerson || share > 0.5, isFinished: false)
        }
        queue?.settleAtRest()
    }

    func remove(_ page: UIViewController) {
        if let book { book.takeOut(page) } else { page.viewIfLoaded?.removeFromSuperview() }
    }

    func begin(
        coming: [UIViewController], going: [UIViewController], shown: [UIViewController], back: UIViewController?,
        isForward: Bool, isByPerson: Bool, isToLast: Bool? = nil, animated: Bool, moves: Bool, grip: Double = 1
    ) -> PageTurn {
        for page in coming { addChild(page) }
        if let back { addChild(back) }
        let turn = PageTurn(
            coming: coming, going: going, shown: shown, back: back, isForward: isForward, isByPerson: isByPerson,
            isToLast: isToLast ?? isForward, animated: animated, moves: moves, order: order)
        turn.grip = grip
        self.turn = turn
        for page in coming { page.loadViewIfNeeded() }
        back?.loadViewIfNeeded()
        turn.beginAppearances()
        guard self.turn === turn, appearance.isVisible else {
            // Who heard of it asked for other pages, or took all of them off the screen.
            end(turn, completed: true, isFinished: false)
            return turn
        }
        if let book { book.begin(turn, rolls: moves) } else { place(turn) }
        turn.enterAppearances()
        book?.move(turn, to: 0)
        return turn
    }

    /// A sheet that curls, to where it is turned (1) or lies as before (0).
    func animate(
        _ turn: PageTurn, to share: CGFloat, duration: TimeInterval, isLed: Bool = false, done: @escaping () -> Void
    ) {
        if let sheet = turn.sheet, UIView.areAnimationsEnabled {
            return sheet.animate(to: share, duration: duration, isLed: isLed, done: done)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut, animations: { self.book?.move(turn, to: share) },
            completion: { _ in done() })
    }

    /// - Parameter isFinished: false where something else ended the turn before it had run.
    func end(_ turn: PageTurn, completed: Bool, isFinished: Bool = true) {
        guard self.turn === turn else { return }
        self.turn = nil
        if !turn.hasEntered {
            for page in turn.coming + (turn.back.map { [$0] } ?? []) { page.endAppearanceAlone() }
        }
        let out = completed ? turn.going : turn.coming
        // First: who leaves may hear of it already when its view is taken away.
        if completed { pages = turn.shown }
        if let book { book.end(turn, completed: completed) } else { settle(turn, completed: completed) }
        turn.endAppearances(completed)
        for page in out + (turn.back.map { [$0] } ?? []) {
            page.announceParent(nil)
            page.removeFromParent()
        }
        if completed { for page in turn.coming { page.confirmParent(self) } }
        if isViewLoaded { place() }
        if turn.isByPerson, completed, let dots {
            dots.currentPage += turn.isForward ? 1 : -1
        } else if completed {
            updateDots()
        }
        if turn.isByPerson { tellOfEnd(turn, completed, isFinished) }
        if let completion = turn.completion {
            // Who is interrupted hears of it when the new pages are in place.
            if isFinished { completion(true) } else { CommitHandlers.afterCommit { completion(false) } }
        }
        SystemBars.refresh()
        if turn.isByPerson, completed { askAhead(turn.isForward) }
    }

    private func tellOfEnd(_ turn: PageTurn, _ completed: Bool, _ isFinished: Bool) {
        guard let delegate else { return }
        let selector: StaticString =
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
        OptionalCall.call(.controller, delegate, selector) {
            delegate.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: turn.going,
                transitionCompleted: completed)
        }
    }
}
