import CoreGraphics
import Foundation
import PorticoTrace

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
        let translation = recognizer.translation(in: owner.view), distance = along(translation)
        switch recognizer.state {
        case .began:
            guard owner.turn == nil else { return }
            begin(translation)
        case .changed:
            guard let turn else { return begin(translation) }
            show(turn, translation)
        case .ended: letGo(distance, speed: along(recognizer.velocity(in: owner.view)))
        case .cancelled, .failed: letGo(0, speed: 0)
        default: break
        }
    }

    private func show(_ turn: PageTurn, _ translation: CGPoint) {
        if let sheet = turn.sheet {
            sheet.follow(translation)
        } else {
            owner.move(turn, to: share(along(translation), turn))
        }
    }

    /// Pages that scroll go the other way where writing does; a book is bound where its spine says.
    private var isReversed: Bool { isHorizontal && owner.book == nil && owner.stage.isRightToLeft }

    private func share(_ distance: CGFloat, _ turn: PageTurn) -> CGFloat {
        let sign: CGFloat = turn.isForward != isReversed ? -1 : 1
        return min(max(sign * distance / length, 0), 1)
    }

    private func begin(_ translation: CGPoint) {
        let distance = along(translation)
        guard turn == nil, owner.turn == nil, distance != 0 else { return }
        let place = recognizer.location(in: owner.stage), bounds = owner.stage.bounds
        let grip = isHorizontal ? place.y / max(bounds.height, 1) : place.x / max(bounds.width, 1)
        guard let begun = owner.beginByPerson(isForward: (distance < 0) != isReversed, grip: min(max(grip, 0), 1))
        else { return }
        turn = begun
        show(begun, translation)
    }

    private func letGo(_ distance: CGFloat, speed: CGFloat) {
        guard let turn else { return }
        self.turn = nil
        let owner = owner
        let completes = share(distance + speed * 0.15, turn) > 0.5
        owner.animate(turn, to: completes ? 1 : 0, duration: 0.3, isLed: true) {
            owner.end(turn, completed: completes, byPerson: true)
        }
    }
}

/// A tap near the edge where a page is turned.
@MainActor final class PageTap: NSObject {
    private unowned(unsafe) let owner: UIPageViewController
    let recognizer = EdgeTap()

    init(owner: UIPageViewController) {
        self.owner = owner
        super.init()
        recognizer.isNearEdge = { [weak self] in self?.direction(at: $0) != nil }
        recognizer.addHandler { [weak self] _ in self?.tapped() }
    }

    /// The share of the view at each end that turns pages.
    private static let edge: CGFloat = 0.15

    /// Whether a tap there turns forward; nil where it turns nothing.
    private func direction(at point: CGPoint) -> Bool? {
        let isHorizontal = owner.navigationOrientation == .horizontal, bounds = owner.stage.bounds
        let length = isHorizontal ? bounds.width : bounds.height, place = isHorizontal ? point.x : point.y
        return place < length * Self.edge ? false : place > length * (1 - Self.edge) ? true : nil
    }

    private func tapped() {
        let point = recognizer.location(in: owner.stage), owner = owner
        guard owner.turn == nil, let forward = direction(at: point),
            let turn = owner.beginByPerson(isForward: forward, grip: 1)
        else { return }
        owner.animate(turn, to: 1, duration: owner.turnDuration) {
            owner.end(turn, completed: true, byPerson: true)
        }
    }
}

/// Fails away from the edges, so that pages keep their taps.
@MainActor final class EdgeTap: UITapGestureRecognizer {
    var isNearEdge: (CGPoint) -> Bool = { _ in true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, let view, !isNearEdge(touch.location(in: view)) {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

extension UIPageViewController {
    /// Asks for the pages of a person's turn, tells the delegate, and begins; nil where there is nothing to turn to.
    func beginByPerson(isForward: Bool, grip: Double) -> PageTurn? {
        guard let source = dataSource, let current = isForward ? pages.last : pages.first else { return nil }
        let selector: StaticString =
            isForward
            ? "pageViewController:viewControllerAfterViewController:"
            : "pageViewController:viewControllerBeforeViewController:"
        func neighbour(of page: UIViewController) -> UIViewController? {
            PorticoTrace.call(.controller, source, selector) {
                isForward
                    ? source.pageViewController(self, viewControllerAfter: page)
                    : source.pageViewController(self, viewControllerBefore: page)
            }
        }
        guard let first = neighbour(of: current) else { return nil }
        var coming = [first], back: UIViewController?
        if pagesRequired(animated: true) == 2 {
            // A sheet has two sides.
            guard let second = neighbour(of: first) else { return nil }
            if shownCount == 2 {
                coming = isForward ? [first, second] : [second, first]
            } else {
                (coming, back) = ([second], first)
            }
        }
        if let delegate {
            OptionalCall.call(.controller, delegate, "pageViewController:willTransitionToViewControllers:") {
                delegate.pageViewController(self, willTransitionTo: coming)
            }
        }
        return begin(
            coming: coming, going: pages, shown: coming, back: back, isForward: isForward, animated: true, grip: grip)
    }
}
