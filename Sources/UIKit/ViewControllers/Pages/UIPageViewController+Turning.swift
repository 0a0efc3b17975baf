import CoreGraphics
import Foundation
import PorticoTrace

/// One turn: the pages that come, from which side, and the appearance transition that runs with it.
@MainActor final class PageTurn {
    let coming: [UIViewController]
    let going: [UIViewController]
    let isForward: Bool
    let appearances: [AppearanceTransition]

    init(
        coming: [UIViewController], going: [UIViewController], isForward: Bool, animated: Bool,
        order: AppearanceTransition.Order
    ) {
        self.coming = coming
        self.going = going
        self.isForward = isForward
        appearances = (0..<max(coming.count, going.count)).map { index in
            AppearanceTransition(
                appearing: index < coming.count ? coming[index] : nil,
                disappearing: index < going.count ? going[index] : nil, animated: animated, order: order)
        }
    }
}

extension UIPageViewController {
    static let turnDuration: TimeInterval = 0.35

    /// The new page hears first; where pages scroll also at the end (recordings R07, R09).
    private var order: AppearanceTransition.Order {
        .init(beginsWithNew: true, endsWithNew: transitionStyle == .scroll)
    }

    func show(
        _ new: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let wanted = pagesWanted(animated: animated)
        FatalException.invalidArgument.raise(
            unless: new.count == wanted,
            "The number of view controllers provided (\(new.count)) doesn't match the number required (\(wanted)) for the "
                + "requested transition")
        if let running = turn { end(running, completed: true, byPerson: false) }
        let going = pages.filter { old in !new.contains { $0 === old } }
        let coming = new.filter { page in !pages.contains { $0 === page } }
        guard isViewLoaded, appearance.isVisible, !coming.isEmpty else {
            for page in going { page.announceParent(nil) }
            for page in coming { addChild(page) }
            pages = new
            if isViewLoaded {
                for page in going { page.viewIfLoaded?.removeFromSuperview() }
                for page in coming { install(page) }
                updateDots()
            }
            for page in going { page.removeFromParent() }
            for page in coming { page.confirmParent(self) }
            completion?(true)
            return
        }
        let turn = begin(coming: coming, going: going, isForward: direction == .forward, animated: animated)
        guard animated, !going.isEmpty else {
            move(turn, to: 1)
            CommitHandlers.afterCommit {
                self.end(turn, completed: true, byPerson: false)
                completion?(true)
            }
            return
        }
        animate(turn, to: 1, duration: Self.turnDuration) {
            self.end(turn, completed: true, byPerson: false)
            completion?(true)
        }
    }

    /// Two where pages lie on both sides of the spine, or on both sides of the leaf that turns.
    private func pagesWanted(animated: Bool) -> Int {
        transitionStyle == .pageCurl && (spineLocation == .mid || isDoubleSided && animated) ? 2 : 1
    }

    func begin(
        coming: [UIViewController], going: [UIViewController], isForward: Bool, animated: Bool
    ) -> PageTurn {
        for page in coming { addChild(page) }
        let turn = PageTurn(coming: coming, going: going, isForward: isForward, animated: animated, order: order)
        self.turn = turn
        for page in coming { page.loadViewIfNeeded() }
        for transition in turn.appearances { transition.begin() }
        for page in coming { install(page) }
        for transition in turn.appearances { transition.entered() }
        move(turn, to: 0)
        return turn
    }

    /// - Parameter share: 0 before, 1 after the turn.
    func move(_ turn: PageTurn, to share: CGFloat) {
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

    func animate(_ turn: PageTurn, to share: CGFloat, duration: TimeInterval, done: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut, animations: { self.move(turn, to: share) },
            completion: { _ in done() })
    }

    func end(_ turn: PageTurn, completed: Bool, byPerson: Bool) {
        guard self.turn === turn else { return }
        self.turn = nil
        let (out, stay) = completed ? (turn.going, turn.coming) : (turn.coming, turn.going)
        for page in out { page.viewIfLoaded?.removeFromSuperview() }
        for page in out + stay { page.viewIfLoaded?.transform = .identity }
        if completed { pages = pages.filter { page in !turn.going.contains { $0 === page } } + turn.coming }
        for transition in turn.appearances { if completed { transition.finish() } else { transition.cancel() } }
        for page in out {
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

/// The finger that turns pages.
@MainActor final class PagePan: NSObject {
    private unowned(unsafe) let owner: UIPageViewController
    let recognizer = UIPanGestureRecognizer()
    private var turn: PageTurn?

    init(owner: UIPageViewController) {
        self.owner = owner
        super.init()
        recognizer.addHandler { [weak self] _ in self?.moved() }
    }

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

    private var length: CGFloat {
        max((isHorizontal ? owner.stage.bounds.width : owner.stage.bounds.height) + owner.spacing, 1)
    }

    private func moved() {
        let distance = along(recognizer.translation(in: owner.view))
        switch recognizer.state {
        case .began:
            guard owner.turn == nil else { return }
            begin(distance)
        case .changed:
            guard let turn else { return begin(distance) }
            owner.move(turn, to: share(distance, turn))
        case .ended: letGo(distance, speed: along(recognizer.velocity(in: owner.view)))
        case .cancelled, .failed: letGo(0, speed: 0)
        default: break
        }
    }

    private func share(_ distance: CGFloat, _ turn: PageTurn) -> CGFloat {
        let rightToLeft = isHorizontal && owner.stage.isRightToLeft
        let sign: CGFloat = turn.isForward != rightToLeft ? -1 : 1
        return min(max(sign * distance / length, 0), 1)
    }

    private func begin(_ distance: CGFloat) {
        guard turn == nil, owner.turn == nil, distance != 0, let source = owner.dataSource,
            let current = distance < 0 ? owner.pages.last : owner.pages.first
        else { return }
        let forward = (distance < 0) != (isHorizontal && owner.stage.isRightToLeft)
        let selector: StaticString =
            forward
            ? "pageViewController:viewControllerAfterViewController:"
            : "pageViewController:viewControllerBeforeViewController:"
        let next = PorticoTrace.call(.controller, source, selector) {
            forward
                ? source.pageViewController(owner, viewControllerAfter: current)
                : source.pageViewController(owner, viewControllerBefore: current)
        }
        guard let next else { return }
        if let delegate = owner.delegate {
            OptionalCall.call(.controller, delegate, "pageViewController:willTransitionToViewControllers:") {
                delegate.pageViewController(owner, willTransitionTo: [next])
            }
        }
        let begun = owner.begin(coming: [next], going: owner.pages, isForward: forward, animated: true)
        turn = begun
        owner.move(begun, to: share(distance, begun))
    }

    private func letGo(_ distance: CGFloat, speed: CGFloat) {
        guard let turn else { return }
        self.turn = nil
        let owner = owner
        let completes = share(distance + speed * 0.15, turn) > 0.5
        owner.animate(turn, to: completes ? 1 : 0, duration: 0.3) {
            owner.end(turn, completed: completes, byPerson: true)
        }
    }
}
