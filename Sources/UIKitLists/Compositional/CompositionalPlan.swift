import CoreGraphics
import Foundation

/// All sections of a compositional layout, one after the other, and the boundary items of the layout itself.
///
/// - From: `UICollectionViewCompositionalLayout`
/// - To: `PlacedSection`
@MainActor struct CompositionalPlan {
    let axis: LayoutAxis
    /// The length that is seen along the main axis, the content's extent across.
    let room: CGSize
    let spacing: CGFloat
    let scale: CGFloat
    var sections: [PlacedSection]
    var globals: [PlacedBoundary]
    private let globalInsets: NSDirectionalEdgeInsets
    private(set) var length: CGFloat = 0
    /// Sections whose app wants to see what is visible.
    let watched: [Int]
    /// Whether scrolling moves anything but the whole.
    let followsScrolling: Bool

    init(
        axis: LayoutAxis, room: CGSize, spacing: CGFloat, scale: CGFloat, sections: [PlacedSection],
        globals: [NSCollectionLayoutBoundarySupplementaryItem], insets: NSDirectionalEdgeInsets,
        globalSizes: [BoundaryName: CGSize]
    ) {
        (self.axis, self.room, self.spacing, self.scale, self.sections) = (axis, room, spacing, scale, sections)
        globalInsets = insets
        watched = sections.indices.filter { sections[$0].section.visibleItemsInvalidationHandler != nil }
        followsScrolling =
            !watched.isEmpty || globals.contains { $0.pinToVisibleBounds } || sections.contains { $0.hasPinned }
        self.globals = globals.enumerated().map { index, item in
            PlacedBoundary(
                item: item, path: IndexPath(index: index),
                measured: globalSizes[BoundaryName(kind: item.elementKind, ordinal: index)],
                side: axis.side(item.alignment))
        }
        place()
    }

    var size: CGSize { axis.size(length, axis.cross(room)) }

    /// The sizes that the layout's own boundary items have said they want, to be kept for the next arrangement.
    var globalSizes: [BoundaryName: CGSize] {
        var sizes: [BoundaryName: CGSize] = [:]
        for boundary in globals {
            sizes[BoundaryName(kind: boundary.item.elementKind, ordinal: boundary.path[0])] = boundary.measured
        }
        return sizes
    }

    /// The layout's own boundary item of a kind and path.
    func global(_ kind: String?, _ path: IndexPath) -> PlacedBoundary? {
        globals.first { $0.item.elementKind == kind && $0.path == path }
    }

    /// Gives one of the layout's own boundary items the size that it wants; the answer is how much longer the content is.
    mutating func measureGlobal(_ kind: String?, _ path: IndexPath, _ size: CGSize) -> CGFloat {
        let before = length
        for index in globals.indices where globals[index].item.elementKind == kind && globals[index].path == path {
            globals[index].measured = size
        }
        place()
        return length - before
    }

    /// Gives each section its start. In O(sections).
    mutating func place() {
        var main: CGFloat = 0
        for index in globals.indices where globals[index].side != .after {
            globals[index].frame = globalFrame(globals[index], main)
            if globals[index].item.extendsBoundary { main += axis.main(globals[index].frame.size) }
        }
        for index in sections.indices {
            sections[index].start = main
            main += sections[index].length
            if index + 1 < sections.count { main += spacing }
        }
        for index in globals.indices where globals[index].side == .after {
            globals[index].frame = globalFrame(globals[index], main)
            if globals[index].item.extendsBoundary { main += axis.main(globals[index].frame.size) }
        }
        length = main
    }

    private func globalFrame(_ boundary: PlacedBoundary, _ main: CGFloat) -> CGRect {
        let item = boundary.item
        let start = axis.before(globalInsets).cross
        let cross = max(0, axis.cross(room) - start - axis.after(globalInsets).cross)
        var size = item.layoutSize.points(in: axis.size(axis.main(room), cross), scale: scale)
        if let measured = boundary.measured {
            if item.layoutSize.widthDimension.isMeasured { size.width = measured.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = measured.height }
        }
        let edges = item.alignment.edges
        let (low, high): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis.isVertical ? (.leading, .trailing) : (.top, .bottom)
        let share: CGFloat = edges.contains(low) ? 0 : edges.contains(high) ? 1 : 0.5
        let at = start + ((cross - axis.cross(size)) * share).roundedToPixel(scale)
        return CGRect(origin: axis.point(main, at), size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    }

    /// A pinned one stays at its edge.
    func frame(ofGlobal boundary: PlacedBoundary, visible: Range<CGFloat>) -> CGRect {
        var frame = boundary.frame
        guard boundary.item.pinToVisibleBounds else { return frame }
        let at =
            boundary.side == .after
            ? min(axis.main(frame.origin), visible.upperBound - axis.main(frame.size))
            : max(axis.main(frame.origin), visible.lowerBound)
        if axis.isVertical { frame.origin.y = at } else { frame.origin.x = at }
        return frame
    }

    /// The sections that a stretch of the main axis touches: in O(log sections).
    func sections(in span: Range<CGFloat>) -> Range<Int> {
        let first = sections.partitionIndex { $0.start + $0.length <= span.lowerBound }
        let last = sections.partitionIndex { $0.start < span.upperBound }
        return first..<max(first, last)
    }
}
