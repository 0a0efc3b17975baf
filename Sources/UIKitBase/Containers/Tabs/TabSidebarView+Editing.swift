import CoreGraphics
import Foundation

/// What rows show while a person edits the sidebar, and the finger that moves one.
extension TabSidebarView {
    /// A mark that says whether the tab is shown, and a grip that moves it.
    func prepareForEditing(_ row: TabSidebarRow, _ tab: UITab, _ editing: TabSidebarEditing) {
        if tab.allowsHiding {
            row.showMark(isOn: !editing.isHidden(tab))
            row.addAction(
                UIAction { [weak row, weak tab] _ in
                    guard let row, let tab else { return }
                    editing.toggleVisibility(of: tab)
                    row.showMark(isOn: !editing.isHidden(tab))
                }, for: .touchUpInside)
        }
        // A group within a group keeps its place.
        guard tab.parent?.allowsReordering == true, !(tab is UITabGroup) else { return }
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, weak row] pan in
            if let row, let pan = pan as? UIPanGestureRecognizer { self?.carryRow(row, pan) }
        }
        scroll.panGestureRecognizer.require(toFail: pan)
        row.showGrip(pan)
    }

    private func carryRow(_ row: TabSidebarRow, _ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            carried = (row, row.center.y)
            scroll.bringSubviewToFront(row)
        case .changed:
            guard let carried, carried.row === row else { return }
            row.center.y = carried.start + pan.translation(in: scroll).y
            exchangeNeighbours(of: row)
        default:
            guard carried?.row === row else { return }
            carried = nil
            if let group = row.tab?.parent { editing?.setOrder(movableTabs(in: group).map(\.identifier), of: group) }
            moveRows()
        }
    }

    private func movableTabs(in group: UITabGroup) -> [UITab] {
        rows.compactMap { ($0 as? TabSidebarRow)?.tab }.filter { $0.parent === group }
    }

    /// The carried row takes the place of one whose middle it has passed.
    private func exchangeNeighbours(of row: TabSidebarRow) {
        let places = rows.indices.filter { index in
            guard let other = rows[index] as? TabSidebarRow, let tab = other.tab else { return false }
            return tab.parent === row.tab?.parent && !(tab is UITabGroup)
        }
        guard let now = places.firstIndex(where: { rows[$0] === row }) else { return }
        var next = now
        if now > 0, row.center.y < rows[places[now - 1]].center.y { next = now - 1 }
        if now + 1 < places.count, row.center.y > rows[places[now + 1]].center.y { next = now + 1 }
        guard next != now else { return }
        rows.swapAt(places[now], places[next])
        moveRows()
    }

    private func moveRows() {
        setNeedsLayout()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }
}
