import CoreGraphics
import Foundation

/// A row that is swiped aside, and the buttons under it.
///
/// - From: `TableSwipeGesture`, `UITableView+Editing`
/// - To: `UIContextualAction.handler`
@MainActor final class TableSwipe {
    private weak var table: UITableView?
    let cell: UITableViewCell
    let path: IndexPath
    let isTrailing: Bool
    private let configuration: UISwipeActionsConfiguration
    private let tray = UIView()
    private var buttons: [UIButton] = []
    /// How far the row stands aside, towards the right.
    private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0
    private var isFull = false

    init(
        _ table: UITableView, _ cell: UITableViewCell, _ path: IndexPath, _ configuration: UISwipeActionsConfiguration,
        isTrailing: Bool
    ) {
        (self.table, self.cell, self.path, self.configuration, self.isTrailing) = (
            table, cell, path, configuration, isTrailing
        )
        tray.clipsToBounds = true
        for (index, action) in configuration.actions.enumerated() { tray.addSubview(button(action, index)) }
        table.insertSubview(tray, belowSubview: cell)
        place()
    }

    private func button(_ action: UIContextualAction, _ index: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = action.backgroundColor
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.tintColor = .white
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.setTitleColor(.white, for: .normal)
        button.accessibilityLabel = action.title
        button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
        buttons.append(button)
        return button
    }

    private var widths: [CGFloat] {
        zip(buttons, configuration.actions).map { button, action in
            let text =
                action.image == nil ? button.titleLabel?.sizeThatFits(.zero).width ?? 0 : action.image?.size.width ?? 0
            return max(ListMeasures.actionWidth, text + 30)
        }
    }
    private var openWidth: CGFloat { widths.reduce(0, +) }
    /// Towards which side the row moves.
    private var sign: CGFloat { isTrailing == (table?.isRightToLeft == true) ? 1 : -1 }

    // MARK: Following

    /// The finger has begun, a little on its way already.
    func hold(at way: CGFloat) { start = offset - way }

    func follow(_ way: CGFloat) {
        guard let table else { return }
        var pulled = (start + way) * sign
        if pulled < 0 { pulled = -ScrollPhysics.rubberBand(-pulled, length: table.bounds.width) }
        let isWide = pulled > table.bounds.width / 2 && configuration.performsFirstActionWithFullSwipe
        if !configuration.performsFirstActionWithFullSwipe, pulled > openWidth {
            pulled = openWidth + ScrollPhysics.rubberBand(pulled - openWidth, length: table.bounds.width)
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
        guard let table, table.swipe === self else { return }
        table.swipeClosed(self)
        let tray = tray
        guard animated, table.window != nil, UIView.areAnimationsEnabled else {
            set(0)
            return tray.removeFromSuperview()
        }
        UIView.animate(withDuration: ListMeasures.duration, animations: { self.set(0) }) { _ in
            tray.removeFromSuperview()
        }
    }

    private func set(_ offset: CGFloat) {
        self.offset = offset
        guard let table, let path = table.live.path(of: cell) else { return }
        cell.frame = table.rowRect(path).offsetBy(dx: offset, dy: 0)
        place()
    }

    /// The buttons share the room that the row leaves, the first one at the edge.
    func place() {
        guard let table, let path = table.live.path(of: cell) else { return }
        let row = table.rowRect(path)
        let room = abs(offset)
        let atRight = sign < 0
        tray.frame = CGRect(x: atRight ? row.maxX - room : row.minX, y: row.minY, width: room, height: row.height)
        let total = max(openWidth, 1)
        let widths = widths
        var far: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var share = room * widths[index] / total
            if isFull { share = index == 0 ? room : 0 }
            let x = atRight ? room - far - share : far
            button.frame = CGRect(x: x, y: 0, width: share, height: row.height)
            far += share
        }
    }

    // MARK: Acting

    private func perform(_ action: UIContextualAction) {
        guard let table else { return }
        if isFull { UIView.animate(withDuration: ListMeasures.duration) { self.set(table.bounds.width * self.sign) } }
        action.handler(action, tray) { [weak self] _ in self?.close(animated: true) }
    }
}

/// The swipe itself: sideways, on a row that has buttons at that side.
final class TableSwipeGesture: UIPanGestureRecognizer {
    private typealias Target = (path: IndexPath, actions: UISwipeActionsConfiguration, isTrailing: Bool)

    private weak var table: UITableView?
    /// What the app answered when the finger was about to swipe.
    private var found: Target?

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addHandler { [weak self] _ in self?.changed() }
    }

    /// What the finger would swipe: the row that is open, or one that has buttons.
    func mayBegin() -> Bool {
        guard let table else { return false }
        let way = translation(in: table)
        guard abs(way.x) > abs(way.y) else { return false }
        let point = location(in: table)
        if let swipe = table.swipe { return swipe.cell.frame.minY...swipe.cell.frame.maxY ~= point.y }
        found = table.editingNow || table.reorder != nil ? nil : target()
        return found != nil
    }

    private func target() -> Target? {
        guard let table else { return nil }
        let way = translation(in: table)
        let point = location(in: table)
        guard let path = table.indexPathForRow(at: CGPoint(x: point.x - way.x, y: point.y - way.y)),
            table.live[path] != nil
        else {
            return nil
        }
        let isTrailing = (way.x < 0) != table.isRightToLeft
        guard let actions = table.actions(for: path, isTrailing: isTrailing), !actions.actions.isEmpty else {
            return nil
        }
        return (path, actions, isTrailing)
    }

    private func changed() {
        guard let table else { return }
        let way = translation(in: table).x
        switch state {
        case .began:
            if table.swipe == nil, let (path, actions, isTrailing) = found, let cell = table.live[path] {
                table.begin(TableSwipe(table, cell, path, actions, isTrailing: isTrailing))
            }
            table.swipe?.hold(at: way)
        case .changed: table.swipe?.follow(way)
        case .ended: table.swipe?.letGo(velocity: velocity(in: table).x)
        case .cancelled, .failed: table.swipe?.letGo(velocity: 0)
        default: break
        }
    }
}
