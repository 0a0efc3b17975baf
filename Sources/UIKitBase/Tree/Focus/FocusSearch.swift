import CoreGraphics

/// Finds the rectangle next to another one. Values only: rectangles of one coordinate space, answers by index.
package enum FocusSearch {
    /// The nearest one that lies in the direction: those within the start first, then those level with it before all others, of these those
    /// with the least distance, where a point sideways counts as two.
    package static func nearest(_ rects: [CGRect], from start: CGRect, _ heading: UIFocusHeading) -> Int? {
        let isVertical = heading == .up || heading == .down
        let candidates = rects.indices.compactMap {
            index -> (index: Int, rank: Int, cost: CGFloat, offset: CGFloat)? in
            guard let along = distance(from: start, to: rects[index], heading) else { return nil }
            let shared = overlap(start, rects[index], isVertical: isVertical)
            let offset = isVertical ? rects[index].midX - start.midX : rects[index].midY - start.midY
            let rank = start.contains(rects[index]) ? 0 : shared > 0 ? 1 : 2
            return (index, rank, along + 2 * max(0, -shared), abs(offset))
        }
        return candidates.min {
            ($0.rank, $0.cost, $0.offset, $0.index) < ($1.rank, $1.cost, $1.offset, $1.index)
        }?.index
    }

    /// How far it is along the direction, edge to edge; nil where the rectangle doesn't lie there.
    private static func distance(from start: CGRect, to rect: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let (ahead, edge, middle): (CGFloat, CGFloat, CGFloat) =
            switch heading {
            case .up: (start.minY - rect.maxY, start.minY - rect.minY, start.midY - rect.midY)
            case .down: (rect.minY - start.maxY, rect.maxY - start.maxY, rect.midY - start.midY)
            case .left: (start.minX - rect.maxX, start.minX - rect.minX, start.midX - rect.midX)
            default: (rect.minX - start.maxX, rect.maxX - start.maxX, rect.midX - start.midX)
            }
        // What lies within the start, such as the switch of a row, is beyond its middle on one side.
        guard middle > 0, edge > 0 || ahead >= 0 || start.contains(rect) else { return nil }
        // What is around the start, as the row of a switch, ends where its edge is.
        return rect.contains(start) ? max(edge, 0) : max(ahead, 0)
    }

    /// The length across the direction that the two have in common; below 0 the distance between them.
    private static func overlap(_ first: CGRect, _ second: CGRect, isVertical: Bool) -> CGFloat {
        isVertical
            ? min(first.maxX, second.maxX) - max(first.minX, second.minX)
            : min(first.maxY, second.maxY) - max(first.minY, second.minY)
    }

    /// The order in which one reads: by rows, and in a row from the leading side. Two stand in one row when the middle of one is level with
    /// the other within half the height of the lower one.
    static func readingOrder(_ rects: [CGRect], isRightToLeft: Bool) -> [Int] {
        var rows: [[Int]] = []
        for index in rects.indices.sorted(by: { (rects[$0].minY, $0) < (rects[$1].minY, $1) }) {
            if let first = rows.last?.first,
                abs(rects[first].midY - rects[index].midY) < min(rects[first].height, rects[index].height) / 2
            {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.flatMap { row in
            row.sorted {
                isRightToLeft
                    ? (-rects[$0].maxX, $0) < (-rects[$1].maxX, $1) : (rects[$0].minX, $0) < (rects[$1].minX, $1)
            }
        }
    }
}
