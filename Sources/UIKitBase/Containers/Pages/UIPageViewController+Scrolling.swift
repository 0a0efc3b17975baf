import CoreGraphics
import Foundation
import PorticoTrace

/// Pages that scroll: which page lies on either side of the shown one, and which turn a move of the content is.
///
/// - From: `_UIQueuingScrollView`
/// - To: `UIPageViewControllerDataSource`, `PageTurn`
extension UIPageViewController {
    /// What is known of a page beside the shown one.
    enum Neighbour {
        case unknown
        case none
        case page(UIViewController)
    }

    /// The pages on either side, from when they have been asked for until others are set.
    struct Neighbours {
        var before = Neighbour.unknown
        var after = Neighbour.unknown

        subscript(isForward: Bool) -> Neighbour {
            get { isForward ? after : before }
            set { if isForward { after = newValue } else { before = newValue } }
        }
    }

    // MARK: Neighbours

    func forgetNeighbours() {
        neighbours = Neighbours()
        closeEnds()
    }

    /// Asks for a page beside the shown one, once.
    private func ask(_ isForward: Bool) {
        guard case .unknown = neighbours[isForward], let shown = pages.first else { return }
        let page = neighbour(of: shown, isForward: isForward)
        // The source may have set other pages.
        guard pages.first === shown, case .unknown = neighbours[isForward] else { return }
        neighbours[isForward] = page.map { $0 === shown ? .none : .page($0) } ?? .none
    }

    /// Content bounces where there is no page.
    func closeEnds() {
        guard let queue else { return }
        func isClosed(_ isForward: Bool) -> Bool {
            if case .none = neighbours[isForward] { return true }
            return false
        }
        queue.close(first: isClosed(queue.isMirrored), last: isClosed(!queue.isMirrored))
    }

    // MARK: Moves

    /// A finger sets out along the pages. Where there is no data source, nobody turns pages by hand.
    func pagesMayBeDragged() -> Bool {
        guard dataSource != nil, !pages.isEmpty, turn?.isByPerson ?? true else { return false }
        if turn == nil {
            ask(true)
            ask(false)
            closeEnds()
        }
        return true
    }

    /// Content has moved: a turn begins, is over, or goes the other way.
    func pagesMoved() {
        guard let queue, appearance.isVisible else { return }
        let isHeld = queue.drag != nil
        if let turn {
            let share = turn.isToLast ? queue.way : -queue.way
            guard turn.isByPerson else {
                // The app has stopped what moved.
                if turn.moves, queue.motion == nil { end(turn, completed: true, isFinished: false) }
                return
            }
            guard isHeld || queue.motion == nil else { return }
            if share >= 1 {
                end(turn, completed: true)
            } else if share < 0 || (share == 0 && !isHeld) {
                end(turn, completed: false)
            } else {
                return
            }
        }
        let way = queue.way
        guard turn == nil, way != 0 else { return }
        let isForward = (way > 0) != queue.isMirrored
        // The app moves content by itself: nobody has asked yet.
        if !isHeld, dataSource != nil { ask(isForward) }
        guard case .page(let page) = neighbours[isForward] else { return }
        beginByPerson(coming: [page], back: nil, isForward: isForward, grip: 1, isToLast: way > 0)
    }

    /// Content has come to rest.
    func pagesStopped() {
        guard let queue else { return }
        if let turn {
            let share = turn.isToLast ? queue.way : -queue.way
            end(turn, completed: !turn.isByPerson || share > 0.5)
        } else {
            queue.settleAtRest()
        }
    }

    /// Nothing moves where nobody sees it.
    func pagesLeftWindow() {
        guard let turn else { return }
        CommitHandlers.afterCommit { [weak self] in
            guard let self, self.turn === turn else { return }
            self.pagesStopped()
        }
    }

    // MARK: Turns

    /// Puts the page of a turn where it comes from, and has content move there if nobody's finger does.
    func place(_ turn: PageTurn) {
        guard let queue, let page = turn.coming.first?.view else { return }
        guard turn.moves else { return queue.slots[1].hold(page) }
        queue.slots[turn.isToLast ? 2 : 0].hold(page)
        if !turn.isByPerson { queue.scroll(toLast: turn.isToLast) }
    }

    /// The shown page lies in the middle, and no other one is there.
    func settle(_ turn: PageTurn, completed: Bool) {
        for page in completed ? turn.going : turn.coming { page.viewIfLoaded?.removeFromSuperview() }
        guard let queue else { return }
        if completed, turn.moves {
            if turn.isByPerson { neighbours = known(after: turn) }
            queue.shift(toLast: turn.isToLast)
        } else {
            queue.settleAtRest()
        }
    }

    /// The page that was shown lies beside the one that is.
    private func known(after turn: PageTurn) -> Neighbours {
        var known = Neighbours()
        if let last = turn.going.first { known[!turn.isForward] = .page(last) }
        return known
    }

    /// Has the next page ready when a person has turned one.
    func askAhead(_ isForward: Bool) {
        guard queue != nil, dataSource != nil, turn == nil else { return }
        ask(isForward)
        closeEnds()
    }
}
