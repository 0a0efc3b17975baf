import CoreGraphics
import Foundation
import PorticoTrace

/// The finger that turns pages which curl.
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
        max(isHorizontal ? owner.stage.bounds.width : owner.stage.bounds.height, 1)
    }

    private func moved() {
        let translation = recognizer.translation(in: owner.view), distance = along(translation)
        switch recognizer.state {
        case .began:
            guard owner.turn == nil else { return }
            begin(translation)
        case .changed:
            guard let turn else { return begin(translation) }
            turn.sheet?.follow(translation)
        case .ended: letGo(distance, speed: along(recognizer.velocity(in: owner.view)))
        case .cancelled, .failed: letGo(0, speed: 0)
        default: break
        }
    }

    private func share(_ distance: CGFloat, _ turn: PageTurn) -> CGFloat {
        min(max((turn.isForward ? -distance : distance) / length, 0), 1)
    }

    private func begin(_ translation: CGPoint) {
        let distance = along(translation)
        guard turn == nil, owner.turn == nil, distance != 0 else { return }
        let place = recognizer.location(in: owner.stage), bounds = owner.stage.bounds
        let grip = isHorizontal ? place.y / max(bounds.height, 1) : place.x / max(bounds.width, 1)
        guard let begun = owner.turnSheet(isForward: distance < 0, grip: min(max(grip, 0), 1)) else { return }
        turn = begun
        begun.sheet?.follow(translation)
    }

    private func letGo(_ distance: CGFloat, speed: CGFloat) {
        guard let turn else { return }
        self.turn = nil
        let owner = owner
        let completes = share(distance + speed * 0.15, turn) > 0.5
        owner.animate(turn, to: completes ? 1 : 0, duration: 0.3, isLed: true) {
            owner.end(turn, completed: completes)
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
            let turn = owner.turnSheet(isForward: forward, grip: 1)
        else { return }
        owner.animate(turn, to: 1, duration: UIPageViewController.curlDuration) { owner.end(turn, completed: true) }
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
    func neighbour(of page: UIViewController, isForward: Bool) -> UIViewController? {
        guard let source = dataSource else { return nil }
        let selector: StaticString =
            isForward
            ? "pageViewController:viewControllerAfterViewController:"
            : "pageViewController:viewControllerBeforeViewController:"
        return PorticoTrace.call(.controller, source, selector) {
            isForward
                ? source.pageViewController(self, viewControllerAfter: page)
                : source.pageViewController(self, viewControllerBefore: page)
        }
    }

    /// Asks for the pages of a sheet that a person turns, and begins; nil where there is nothing to turn to.
    func turnSheet(isForward: Bool, grip: Double) -> PageTurn? {
        guard let current = isForward ? pages.last : pages.first,
            let first = neighbour(of: current, isForward: isForward)
        else { return nil }
        var coming = [first], back: UIViewController?
        if pagesRequired(animated: true) == 2 {
            // A sheet has two sides.
            guard let second = neighbour(of: first, isForward: isForward) else { return nil }
            if shownCount == 2 {
                coming = isForward ? [first, second] : [second, first]
            } else {
                (coming, back) = ([second], first)
            }
        }
        return beginByPerson(coming: coming, back: back, isForward: isForward, grip: grip)
    }

    /// Tells the delegate of a person's turn, and begins it; nil where the delegate sets other pages instead.
    @discardableResult func beginByPerson(
        coming: [UIViewController], back: UIViewController?, isForward: Bool, grip: Double, isToLast: Bool? = nil
    ) -> PageTurn? {
        let shown = pages
        if let delegate {
            OptionalCall.call(.controller, delegate, "pageViewController:willTransitionToViewControllers:") {
                delegate.pageViewController(self, willTransitionTo: coming)
            }
        }
        guard turn == nil, pages == shown else { return nil }
        let made = begin(
            coming: coming, going: pages, shown: coming, back: back, isForward: isForward, isByPerson: true,
            isToLast: isToLast, animated: true, moves: true, grip: grip)
        return turn === made ? made : nil
    }
}
