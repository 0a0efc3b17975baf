import CoreGraphics
import Foundation
import PorticoTrace

/// Scrolling to rows. Heights on the way are guesses: the place is found again once the rows there are measured.
extension UITableView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        if let problem = scrollProblem(path) { FatalException.range.raise(problem) }
        // Batches that come while the app is asked take the row's path along.
        pendingScroll = (path, position)
        arrangeIfNeeded()
        guard bounds.height > 0, let target = pendingPlace else { return pendingScroll = nil }
        if animated, window != nil {
            guard target != contentOffset.y else { return pendingScroll = nil }
            move(to: CGPoint(x: contentOffset.x, y: target), animated: true)
            return
        }
        jump()
    }

    /// Row `NSNotFound` of an empty section scrolls to the section.
    func scrollProblem(_ path: IndexPath) -> String? {
        let sections = loaded.sections
        guard path.section >= 0, path.section < sections.count else {
            return
                "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
                + "\(sections.count) sections. Table view: \(self)"
        }
        let count = sections[path.section].rows.count
        guard path.row != NSNotFound, path.row < 0 || path.row >= count else { return nil }
        return
            "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(count) rows in "
            + "section \(path.section). Table view: \(self)"
    }

    private func jump() {
        for _ in 0..<4 {
            guard let target = pendingPlace, target != contentOffset.y else { break }
            move(to: CGPoint(x: contentOffset.x, y: target), animated: false)
            arrange()
        }
        pendingScroll = nil
    }

    private var pendingPlace: CGFloat? {
        guard let (path, position) = pendingScroll, geometry.sections.indices.contains(path.section),
            path.row == NSNotFound || geometry.contains(path)
        else { return nil }
        return place(of: path, at: position)
    }

    private func place(of path: IndexPath, at position: ScrollPosition) -> CGFloat {
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        let isSection = path.row == NSNotFound
        let span = isSection ? geometry.headerSpan(path.section) : geometry.rowSpan(path)
        // A header that stays at the top covers what scrolls below it.
        let header = geometry.headerSpan(path.section)
        let covered = style == .plain && !isSection ? header.upperBound - header.lowerBound : 0
        let height = span.upperBound - span.lowerBound
        let seen = contentOffset.y + insets.top
        var y: CGFloat
        switch position {
        case .top: y = span.lowerBound - covered
        case .middle: y = span.lowerBound - (room - height) / 2
        case .bottom: y = span.upperBound - room
        case .none:
            if span.lowerBound - covered < seen {
                y = span.lowerBound - covered
            } else if span.upperBound > seen + room {
                y = span.upperBound - room
            } else {
                y = seen
            }
        }
        y -= insets.top
        return min(max(y, limitsY.lowerBound), limitsY.upperBound)
    }

    /// An animated scroll has arrived where the row was thought to be.
    func correctScroll() {
        guard pendingScroll != nil else { return }
        arrange()
        jump()
    }
}
