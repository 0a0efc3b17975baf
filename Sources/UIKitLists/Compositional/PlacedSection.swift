import CoreGraphics
import Foundation

/// Which way a layout scrolls: lengths along that way are *main*, the others *cross*.
struct LayoutAxis: Equatable, Sendable {
    var isVertical = true

    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func main(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    func span(_ rect: CGRect) -> Range<CGFloat> {
        isVertical ? rect.minY..<max(rect.minY, rect.maxY) : rect.minX..<max(rect.minX, rect.maxX)
    }
    func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }
    func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }
    /// What insets take at the beginning and the end of each axis.
    func before(_ insets: NSDirectionalEdgeInsets) -> (main: CGFloat, cross: CGFloat) {
        isVertical ? (insets.top, insets.leading) : (insets.leading, insets.top)
    }
    func after(_ insets: NSDirectionalEdgeInsets) -> (main: CGFloat, cross: CGFloat) {
        isVertical ? (insets.bottom, insets.trailing) : (insets.trailing, insets.bottom)
    }

    enum Side { case before, after, crossBefore, crossAfter }

    /// Where a boundary item stands.
    func side(_ alignment: NSRectAlignment) -> Side {
        let edges = alignment.edges
        let (low, high, crossLow): (NSDirectionalRectEdge, NSDirectionalRectEdge, NSDirectionalRectEdge) =
            isVertical ? (.top, .bottom, .leading) : (.leading, .trailing, .top)
        if edges.contains(low) { return .before }
        if edges.contains(high) { return .after }
        return edges.contains(crossLow) ? .crossBefore : .crossAfter
    }
}

/// A header, a footer or another view at an edge, with its place.
struct PlacedBoundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let path: IndexPath
    var measured: CGSize?
    /// From the beginning of its section along the main axis.
    var frame = CGRect.zero
    var side: LayoutAxis.Side
}

/// One section with all that stands around its groups.
///
/// - From: `CompositionalPlan`
/// - To: `SectionPlan`
@MainActor struct PlacedSection {
    let section: NSCollectionLayoutSection
    let axis: LayoutAxis
    /// Of the whole layout: what is seen of it along the main axis, its content across.
    let room: CGSize
    /// What the section's insets are counted from.
    let reference: NSDirectionalEdgeInsets
    let supplementReference: NSDirectionalEdgeInsets
    let environment: LayoutEnvironment
    let scale: CGFloat
    var plan: SectionPlan
    var boundaries: [PlacedBoundary]
    /// Along the main axis, in the layout.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0
    /// The corner of the groups; along the main axis from `start`.
    private(set) var corner: (main: CGFloat, cross: CGFloat) = (0, 0)
    /// What scrolls with the groups of an orthogonal section.
    let hostedKinds: Set<String>

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    var count: Int { plan.count }
    var hasPinned: Bool { boundaries.contains { $0.item.pinToVisibleBounds } }
    /// How far the section's groups are lifted above its decorations.
    var lift: Int { section.decorationItems.isEmpty ? 0 : 1 }

    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, axis: LayoutAxis, room: CGSize,
        insets: (reference: NSDirectionalEdgeInsets, supplements: NSDirectionalEdgeInsets),
        environment: LayoutEnvironment, scale: CGFloat, sizes: KnownSizes
    ) {
        (self.section, self.axis, self.room, reference) = (section, axis, room, insets.reference)
        (supplementReference, self.environment, self.scale) = (insets.supplements, environment, scale)
        var ordinals: [String: Int] = [:]
        boundaries = section.boundarySupplementaryItems.map { item in
            let ordinal = ordinals[item.elementKind, default: 0]
            ordinals[item.elementKind] = ordinal + 1
            return PlacedBoundary(
                item: item, path: IndexPath(item: ordinal, section: index),
                measured: sizes.boundaries[BoundaryName(kind: item.elementKind, ordinal: ordinal)],
                side: axis.side(item.alignment))
        }
        hostedKinds = section.group.supplementKinds
        let sides = boundaries.filter { $0.item.extendsBoundary && ($0.side == .crossBefore || $0.side == .crossAfter) }
        let taken = sides.reduce(CGFloat(0)) {
            $0 + axis.cross($1.item.layoutSize.points(in: room, scale: scale))
        }
        let own = section.contentInsets
        let main = axis.main(room) - axis.before(own).main - axis.after(own).main
        let cross =
            axis.cross(room) - axis.before(own).cross - axis.after(own).cross - axis.before(insets.reference).cross
            - axis.after(insets.reference).cross - taken
        plan = SectionPlan(
            section, count: count, container: axis.size(max(0, main), max(0, cross)),
            stacksVertically: axis.isVertical != (section.orthogonalScrollingBehavior != .none), scale: scale,
            traits: environment.traitCollection, measured: sizes.items)
        arrange()
    }

    /// What has been measured, to be kept for the next arrangement.
    var sizes: KnownSizes {
        var sizes = KnownSizes(items: plan.measured)
        for boundary in boundaries {
            sizes.boundaries[BoundaryName(kind: boundary.item.elementKind, ordinal: boundary.path.item)] =
                boundary.measured
        }
        return sizes
    }

    // MARK: Arranging

    /// Boundary items, insets, groups, insets, boundary items.
    mutating func arrange() {
        let own = section.contentInsets
        var main = section.list?.topSpace ?? 0
        for index in boundaries.indices where boundaries[index].side == .before {
            let extends = boundaries[index].item.extendsBoundary
            place(index, main: main)
            if extends { main += axis.main(boundaries[index].frame.size) }
        }
        let first = main
        main += axis.before(own).main
        let before = boundaries.filter { $0.side == .crossBefore && $0.item.extendsBoundary }
        let shift = before.reduce(CGFloat(0)) { $0 + axis.cross($1.item.layoutSize.points(in: room, scale: scale)) }
        corner = (main, axis.before(own).cross + axis.before(reference).cross + shift)
        main += isOrthogonal ? plan.thickness : plan.length
        main += axis.after(own).main
        let last = main
        for index in boundaries.indices where boundaries[index].side == .after {
            let extends = boundaries[index].item.extendsBoundary
            let size = boundarySize(index)
            place(index, main: extends ? main : last - axis.main(size))
            if extends { main += axis.main(size) }
        }
        for index in boundaries.indices where [.crossBefore, .crossAfter].contains(boundaries[index].side) {
            let size = boundarySize(index)
            place(index, main: first + (last - first - axis.main(size)) / 2)
        }
        length = main
    }

    private var boundaryRoom: (start: CGFloat, length: CGFloat) {
        var start = axis.before(supplementReference).cross
        var end = axis.cross(room) - axis.after(supplementReference).cross
        if section.supplementariesFollowContentInsets {
            start += axis.before(section.contentInsets).cross
            end -= axis.after(section.contentInsets).cross
        }
        return (start, max(0, end - start))
    }

    private func boundarySize(_ index: Int) -> CGSize {
        let container = axis.size(axis.main(room), boundaryRoom.length)
        let dimensions = boundaries[index].item.layoutSize
        var size = dimensions.points(in: container, scale: scale)
        if let measured = boundaries[index].measured {
            if dimensions.widthDimension.isMeasured { size.width = measured.width }
            if dimensions.heightDimension.isMeasured { size.height = measured.height }
        }
        return size
    }

    private mutating func place(_ index: Int, main: CGFloat) {
        let item = boundaries[index].item
        let size = boundarySize(index)
        let edges = item.alignment.edges
        let (low, high): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis.isVertical ? (.leading, .trailing) : (.top, .bottom)
        let left = boundaryRoom.length - axis.cross(size)
        let share: CGFloat = edges.contains(low) ? 0 : edges.contains(high) ? 1 : 0.5
        let cross = (boundaryRoom.start + left * share).roundedToPixel(scale)
        boundaries[index].frame = CGRect(origin: axis.point(main, cross), size: size)
            .offsetBy(dx: item.offset.x, dy: item.offset.y)
    }

    // MARK: Asking

    /// In the layout's coordinates.
    func frame(of boundary: PlacedBoundary, visible: Range<CGFloat>) -> CGRect {
        let origin = axis.point(start, 0)
        var frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard boundary.item.pinToVisibleBounds else { return frame }
        let size = axis.main(frame.size)
        let natural = axis.main(frame.origin)
        let pinned: CGFloat
        switch boundary.side {
        case .after: pinned = max(start, min(natural, visible.upperBound - size))
        default: pinned = min(max(natural, visible.lowerBound), max(natural, start + length - size))
        }
        if axis.isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
        return frame
    }

    /// The section with its insets and boundary items.
    var whole: CGRect { CGRect(origin: axis.point(start, 0), size: axis.size(length, axis.cross(room))) }

    /// The corner of the groups in the layout.
    var origin: CGPoint { axis.point(start + corner.main, corner.cross) }

    /// The groups that a stretch of the main axis shows; of an orthogonal section those in `scrolled`, along its own axis.
    func groups(in span: Range<CGFloat>, scrolled: Range<CGFloat>) -> Range<Int> {
        if isOrthogonal { return plan.groups(in: scrolled) }
        let from = start + corner.main
        return plan.groups(in: (span.lowerBound - from)..<max(span.lowerBound, span.upperBound) - from)
    }

    mutating func measureBoundary(_ kind: String, _ path: IndexPath, _ size: CGSize) {
        for index in boundaries.indices
        where boundaries[index].item.elementKind == kind && boundaries[index].path == path {
            boundaries[index].measured = size
        }
    }
}

struct BoundaryName: Hashable, Sendable {
    var kind: String
    var ordinal: Int
}

/// Sizes that cells and headers have said they want.
struct KnownSizes: Sendable {
    var items: [Int: CGSize] = [:]
    var boundaries: [BoundaryName: CGSize] = [:]
}

extension NSCollectionLayoutGroup {
    /// What is attached to items and groups in it.
    var supplementKinds: Set<String> {
        var kinds = Set(attached.map(\.elementKind))
        for item in subitems {
            kinds.formUnion(item.attached.map(\.elementKind))
            if let group = item as? NSCollectionLayoutGroup { kinds.formUnion(group.supplementKinds) }
        }
        return kinds
    }
}
