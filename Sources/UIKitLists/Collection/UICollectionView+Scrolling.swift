import CoreGraphics
import Foundation
import PorticoTrace

/// Scrolling to items. Sizes on the way may be guesses: the place is found again once the elements there are measured.
extension UICollectionView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        if position.isAmbiguous { FatalException.invalidArgument.raise(Self.ambiguousText) }
        if let problem = scrollProblem(path) { FatalException.internalInconsistency.raise(problem) }
        // Batches that come while the app is asked take the item's path along.
        pendingScroll = (path, position)
        arrangeIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return pendingScroll = nil }
        scrollHost(of: path, to: position, animated: animated)
        guard animated, window != nil else { return jump() }
        guard let target = pendingPlace, target != contentOffset else { return pendingScroll = nil }
        move(to: target, animated: true)
    }

    static let ambiguousText =
        "Invalid parameter not satisfying: a scroll position holds at most one vertical and one horizontal position"

    func scrollProblem(_ path: IndexPath) -> String? {
        let counts = loadedCounts
        guard path.count == 2, counts.indices.contains(path.section) else {
            return
                "Attempted to scroll the collection view to an out-of-bounds section (\(path.first ?? 0)) when there are only "
                + "\(counts.count) sections. Collection view: \(self)."
        }
        let count = counts[path.section]
        guard path.item < 0 || path.item >= count else { return nil }
        return
            "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(count) items in "
            + "section \(path.section). Collection view: \(self)."
    }

    private func jump() {
        for _ in 0..<4 {
            guard let target = pendingPlace, target != contentOffset else { break }
            move(to: target, animated: false)
            arrange()
        }
        pendingScroll = nil
    }

    private var pendingPlace: CGPoint? { pendingScroll.flatMap { place(of: $0.path, at: $0.position) } }

    private func place(of path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let attributes = attributes(of: .cell(modelToShown(path))) else { return nil }
        let insets = adjustedContentInset
        let place = Self.place(of: attributes.frame, at: position, in: bounds.inset(by: insets))
        return clamped(CGPoint(x: place.x - insets.left, y: place.y - insets.top))
    }

    /// A section that scrolls across the collection's own direction shows the item, too.
    private func scrollHost(of path: IndexPath, to position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: .cell(modelToShown(path))), let host = layout.host(of: attributes) else {
            return
        }
        let frame = attributes.frame.offsetBy(dx: -host.frame.minX, dy: -host.frame.minY)
        let target = host.clamped(Self.place(of: frame, at: position, in: host.bounds))
        if target != host.contentOffset { host.move(to: target, animated: animated && window != nil) }
    }

    /// The corner of what is seen, where an item is at a position in it.
    private static func place(of frame: CGRect, at position: ScrollPosition, in seen: CGRect) -> CGPoint {
        CGPoint(
            x: offset(
                of: frame.minX...frame.maxX, middle: frame.midX, in: seen.minX...seen.maxX, extent: seen.width,
                position, (.left, .centeredHorizontally, .right)),
            y: offset(
                of: frame.minY...frame.maxY, middle: frame.midY, in: seen.minY...seen.maxY, extent: seen.height,
                position, (.top, .centeredVertically, .bottom)))
    }

    /// The same along one axis. The positions are those at its begin, in the middle and at its end.
    private static func offset(
        of item: ClosedRange<CGFloat>, middle: CGFloat, in seen: ClosedRange<CGFloat>, extent: CGFloat,
        _ position: ScrollPosition, _ positions: (ScrollPosition, ScrollPosition, ScrollPosition)
    ) -> CGFloat {
        if position.contains(positions.0) { return item.lowerBound }
        if position.contains(positions.1) { return middle - extent / 2 }
        if position.contains(positions.2) { return item.upperBound - extent }
        return needed(item, seen)
    }

    /// Just as far as it takes.
    private static func needed(_ item: ClosedRange<CGFloat>, _ seen: ClosedRange<CGFloat>) -> CGFloat {
        let room = seen.upperBound - seen.lowerBound
        if item.lowerBound < seen.lowerBound || item.upperBound - item.lowerBound > room { return item.lowerBound }
        if item.upperBound > seen.upperBound { return item.upperBound - room }
        return seen.lowerBound
    }

    /// An animated scroll has arrived where the item was thought to be.
    func correctScroll() {
        guard pendingScroll != nil else { return }
        arrange()
        jump()
    }
}

extension UICollectionView.ScrollPosition {
    fileprivate var isAmbiguous: Bool {
        let vertical: [Self] = [.top, .centeredVertically, .bottom]
        let horizontal: [Self] = [.left, .centeredHorizontally, .right]
        return vertical.count { contains($0) } > 1 || horizontal.count { contains($0) } > 1
    }
}
