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
    let appearances: [AppearanceTransition]
    /// What the turned sheet shows on its back, where that is no page that stays to be seen.
    let back: UIViewController?
    private let backAppearance: AppearanceTransition?
    /// Where the free edge of a sheet that curls is held, 0…1 along it.
    var grip = 1.0
    var sheet: PageSheet?

    init(
        coming: [UIViewController], going: [UIViewController], shown: [UIViewController], back: UIViewController?,
        isForward: Bool, animated: Bool, order: AppearanceTransition.Order
    ) {
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
    var turnDuration: TimeInterval { book == nil ? 0.35 : 0.6 }

    /// The new page hears first; where pages scroll also at the end (recordings R07, R09).
    private var order: AppearanceTransition.Order {
        .init(beginsWithNew: true, endsWithNew: transitionStyle == .scroll)
    }

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
        if let running = turn { end(running, completed: true, byPerson: false) }
        let going = pages.filter { old in !new.contains { $0 === old } }
        let coming = new.filter { page in !pages.contains { $0 === page } }
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
        let turn = begin(
            coming: coming, going: going, shown: new, back: animated ? back : nil, isForward: direction == .forward,
            animated: animated)
        guard animated, !going.isEmpty else {
            move(turn, to: 1)
            CommitHandlers.afterCommit {
                self.end(turn, completed: true, byPerson: false)
                completion?(true)
            }
            return
        }
        animate(turn, to: 1, duration: turnDuration) {
            self.end(turn, completed: true, byPerson: false)
            completion?(true)
        }
    }

    func remove(_ page: UIViewController) {
        if let book { book.takeOut(page) } else { page.viewIfLoaded?.removeFromSuperview() }
    }

    func begin(
        coming: [UIViewController], going: [UIViewController], shown: [UIViewController], back: UIViewController?,
        isForward: Bool, animated: Bool, grip: Double = 1
    ) -> PageTurn {
        for page in coming { addChild(page) }
        if let back { addChild(back) }
        let turn = PageTurn(
            coming: coming, going: going, shown: shown, back: back, isForward: isForward, animated: animated,
            order: order)
        turn.grip = grip
        self.turn = turn
        for page in coming { page.loadViewIfNeeded() }
        back?.loadViewIfNeeded()
        turn.beginAppearances()
        if let book {
            book.begin(turn, rolls: animated && !going.isEmpty)
        } else {
            for page in coming { install(page, at: 0) }
        }
        turn.enterAppearances()
        move(turn, to: 0)
        return turn
    }

    /// - Parameter share: 0 before, 1 after the turn.
    func move(_ turn: PageTurn, to share: CGFloat) {
        if let book { return book.move(turn, to: share) }
        let isHorizontal = navigationOrientation == .horizontal
        let length = (isHorizontal ? stage.bounds.width : stage.bounds.height) + spacing
        let forward = turn.isForward != (isHorizontal && stage.isRightToLeft)
        let sign: CGFloat = forward ? 1 : -1
        func offset(_ distance: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: isHorizontal ? distance : 0, y: isHorizontal ? 0 : distance)
        }
        for page in turn.coming { page.viewIfLoaded?.transform = offset(sign * length * (1 - share)) }
        for page in turn.going { page.viewIfLoaded?.transform = offset(-sign * length * share) }
    }

    func animate(
        _ turn: PageTurn, to share: CGFloat, duration: TimeInterval, isLed: Bool = false, done: @escaping () -> Void
    ) {
        if let sheet = turn.sheet, UIView.areAnimationsEnabled {
            return sheet.animate(to: share, duration: duration, isLed: isLed, done: done)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut, animations: { self.move(turn, to: share) },
            completion: { _ in done() })
    }

    func end(_ turn: PageTurn, completed: Bool, byPerson: Bool) {
        guard self.turn === turn else { return }
        self.turn = nil
        let (out, stay) = completed ? (turn.going, turn.coming) : (turn.coming, turn.going)
        if let book {
            book.end(turn, completed: completed)
        } else {
            for page in out { page.viewIfLoaded?.removeFromSuperview() }
            for page in out + stay { page.viewIfLoaded?.transform = .identity }
        }
        if completed { pages = turn.shown }
        turn.endAppearances(completed)
        for page in out + (turn.back.map { [$0] } ?? []) {
            page.announceParent(nil)
            page.removeFromParent()
        }
        if completed { for page in turn.coming { page.confirmParent(self) } }
        place()
        if byPerson, completed, let dots {
            dots.currentPage += turn.isForward ? 1 : -1
        } else if completed {
            updateDots()
        }
        if byPerson, let delegate {
            let selector: StaticString =
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
            OptionalCall.call(.controller, delegate, selector) {
                delegate.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: turn.going, transitionCompleted: completed)
            }
        }
        SystemBars.refresh()
    }
}
