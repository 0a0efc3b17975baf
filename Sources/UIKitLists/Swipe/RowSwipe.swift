import CoreGraphics
import Foundation
import QuartzCore

/// What has rows that can be swiped: a table, or a collection with list sections.
@MainActor protocol SwipeList: AnyObject {
    /// What the rows lie in.
    var swipeView: UIScrollView { get }
    /// The one that is open.
    var swipe: RowSwipe? { get set }
    var maySwipe: Bool { get }
    /// The row at a place, if it has buttons at that side.
    func swipeTarget(at point: CGPoint, isTrailing: Bool) -> SwipeTarget?
    /// The row's place as if it weren't swiped; nil for one that isn't shown any more.
    func place(of cell: UIView) -> CGRect?
    /// The corners of a row that are those of its card.
    func cardCorners(of cell: UIView) -> CACornerMask
    /// Puts a row aside, towards the right.
    func move(_ cell: UIView, by offset: CGFloat)
    func swipeBegan(_ swipe: RowSwipe)
    func swipeEnded(_ swipe: RowSwipe)
}

struct SwipeTarget {
    var cell: UIView
    var path: IndexPath
    var actions: UISwipeActionsConfiguration
}

/// A row that is swiped aside, and the buttons under it.
///
/// - From: `RowSwipeGesture`, `UITableView+Editing`, `CollectionSwipes`
/// - To: `UIContextualAction.handler`
@MainActor final class RowSwipe {
    private weak var list: (any SwipeList)?
    let cell: UIView
    let path: IndexPath
    let isTrailing: Bool
    private let configuration: UISwipeActionsConfiguration
    private let tray = UIView()
    /// Fills what a round corner of the row leaves free, in the colour of the button beside it.
    private let filler = UIView()
    private var buttons: [UIButton] = []
    /// How far the row stands aside, towards the right.
    private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0
    private var isFull = false

    init(_ list: any SwipeList, _ target: SwipeTarget, isTrailing: Bool) {
        (self.list, self.isTrailing) = (list, isTrailing)
        (cell, path, configuration) = (target.cell, target.path, target.actions)
        tray.clipsToBounds = true
        tray.addSubview(filler)
        for (index, action) in configuration.actions.enumerated() { tray.addSubview(button(action, index)) }
        list.swipeView.insertSubview(tray, belowSubview: cell)
        place()
    }

    private func button(_ action: UIContextualAction, _ index: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = action.backgroundColor
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.setFixedTint(.white)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.setTitleColor(.white, for: .normal)
        button.accessibilityLabel = action.accessibilityLabel ?? action.title
        button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
        buttons.append(button)
        return button
    }

    /// The buttons' widths; the outermost is wider by what it covers beside the safe area.
    private var widths: [CGFloat] {
        var widths = zip(buttons, configuration.actions).map { button, action in
            let text =
                action.image == nil ? button.titleLabel?.sizeThatFits(.zero).width ?? 0 : action.image?.size.width ?? 0
            return max(ListMeasures.actionWidth, text + 30)
        }
        if !widths.isEmpty { widths[0] += unsafeWidth }
        return widths
    }
    /// The distance that the row reaches out of the safe area at the buttons' side, as beside a notch.
    private var unsafeWidth: CGFloat {
        guard let list, let row = list.place(of: cell) else { return 0 }
        let safe = list.swipeView.bounds.inset(by: list.swipeView.safeAreaInsets)
        return max(0, sign < 0 ? row.maxX - safe.maxX : safe.minX - row.minX)
    }
    private var openWidth: CGFloat { widths.reduce(0, +) }
    /// Towards which side the row moves.
    private var sign: CGFloat { isTrailing == (list?.swipeView.isRightToLeft == true) ? 1 : -1 }

    // MARK: Following

    /// The finger has begun, a little on its way already.
    func hold(at way: CGFloat) { start = offset - way }

    func follow(_ way: CGFloat) {
        guard let width = list?.swipeView.bounds.width else { return }
        var pulled = (start + way) * sign
        if pulled < 0 { pulled = -ScrollPhysics.rubberBand(-pulled, length: width) }
        let isWide = pulled > width / 2 && configuration.performsFirstActionWithFullSwipe
        if !configuration.performsFirstActionWithFullSwipe, pulled > openWidth {
            pulled = openWidth + ScrollPhysics.rubberBand(pulled - openWidth, length: width)
        }
        if isWide != isFull {
            isFull = isWide
            UIView.animate(withDuration: 0.2) { self.set(pulled * self.sign) }
        } else {
            set(pulled * sign)
        }
    }

    func letGo(velocity: CGFloat) {
        let pulled = offset * sign
        if isFull, let first = configuration.actions.first { return perform(first) }
        let speed = velocity * sign
        settle(open: speed > 300 || (pulled > openWidth / 2 && speed > -300), animated: true)
    }

    func settle(open: Bool, animated: Bool) {
        guard open else { return close(animated: animated) }
        let change = { self.set(self.openWidth * self.sign) }
        if animated { UIView.animate(withDuration: ListMeasures.duration, animations: change) } else { change() }
    }

    func close(animated: Bool) {
        guard let list, list.swipe === self else { return }
        list.swipe = nil
        list.swipeEnded(self)
        let tray = tray
        guard animated, list.swipeView.window != nil, UIView.areAnimationsEnabled else {
            set(0)
            return tray.removeFromSuperview()
        }
        UIView.animate(withDuration: ListMeasures.duration, animations: { self.set(0) }) { _ in
            tray.removeFromSuperview()
        }
    }

    private func set(_ offset: CGFloat) {
        self.offset = offset
        list?.move(cell, by: offset)
        place()
    }

    /// The buttons share the room that the row leaves, the first one at the edge. In a card they have its corners at that side.
    func place() {
        guard let list, let row = list.place(of: cell) else { return }
        let room = abs(offset)
        let atRight = sign < 0
        let side: CACornerMask =
            atRight
            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let corners = list.cardCorners(of: cell).intersection(side)
        let under = corners.isEmpty || room == 0 ? 0 : ListMeasures.groupRadius
        tray.frame = CGRect(
            x: atRight ? row.maxX - room - under : row.minX, y: row.minY, width: room + under, height: row.height)
        tray.layer.cornerRadius = under
        tray.layer.maskedCorners = corners
        filler.frame = CGRect(x: atRight ? 0 : room, y: 0, width: under, height: row.height)
        filler.backgroundColor = (isFull ? buttons.first : buttons.last)?.backgroundColor
        let total = max(openWidth, 1)
        let widths = widths
        var far: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var share = room * widths[index] / total
            if isFull { share = index == 0 ? room : 0 }
            let x = atRight ? under + room - far - share : far
            button.frame = CGRect(x: x, y: 0, width: share, height: row.height)
            if index == 0 { keepContent(of: button, outOf: min(unsafeWidth, share), atRight: atRight) }
            far += share
        }
    }

    /// The outermost button's content stays within the safe area.
    private func keepContent(of button: UIButton, outOf width: CGFloat, atRight: Bool) {
        let insets = UIEdgeInsets(top: 0, left: atRight ? 0 : width, bottom: 0, right: atRight ? width : 0)
        if button.contentEdgeInsets != insets { button.contentEdgeInsets = insets }
    }

    // MARK: Acting

    private func perform(_ action: UIContextualAction) {
        guard let width = list?.swipeView.bounds.width else { return }
        if isFull { UIView.animate(withDuration: ListMeasures.duration) { self.set(width * self.sign) } }
        action.handler(action, tray) { [weak self] _ in self?.close(animated: true) }
    }
}

extension SwipeList {
    func begin(_ new: RowSwipe) {
        swipe = new
        swipeBegan(new)
    }

    /// Opens a row's buttons without a finger.
    func open(_ target: SwipeTarget, isTrailing: Bool) {
        swipe?.close(animated: true)
        let new = RowSwipe(self, target, isTrailing: isTrailing)
        begin(new)
        new.settle(open: true, animated: true)
    }
}

/// The swipe itself: sideways, on a row that has buttons at that side.
final class RowSwipeGesture: UIPanGestureRecognizer {
    private weak var list: (any SwipeList)?
    /// What the app answered when the finger was about to swipe.
    private var found: (target: SwipeTarget, isTrailing: Bool)?

    init(list: any SwipeList) {
        self.list = list
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addHandler { [weak self] _ in self?.changed() }
    }

    /// What the finger would swipe: the row that is open, or one that has buttons.
    func mayBegin() -> Bool {
        guard let list else { return false }
        let way = translation(in: list.swipeView)
        guard abs(way.x) > abs(way.y) else { return false }
        let point = location(in: list.swipeView)
        if let swipe = list.swipe { return swipe.cell.frame.minY...swipe.cell.frame.maxY ~= point.y }
        let isTrailing = (way.x < 0) != list.swipeView.isRightToLeft
        let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
        found = (list.maySwipe ? list.swipeTarget(at: start, isTrailing: isTrailing) : nil).map { ($0, isTrailing) }
        return found != nil
    }

    private func changed() {
        guard let list else { return }
        let way = translation(in: list.swipeView).x
        switch state {
        case .began:
            if list.swipe == nil, let (target, isTrailing) = found {
                list.begin(RowSwipe(list, target, isTrailing: isTrailing))
            }
            list.swipe?.hold(at: way)
        case .changed: list.swipe?.follow(way)
        case .ended: list.swipe?.letGo(velocity: velocity(in: list.swipeView).x)
        case .cancelled, .failed: list.swipe?.letGo(velocity: 0)
        default: break
        }
    }
}
