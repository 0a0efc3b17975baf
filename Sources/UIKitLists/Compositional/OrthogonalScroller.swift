import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// What a section scrolls in across the collection's own direction: its items lie in here.
///
/// - From: `UICollectionViewCompositionalLayout`, a finger
/// - To: `UICollectionViewCompositionalLayout.sectionScrolled(_:isAlone:)`
final class OrthogonalScroller: UIScrollView {
    weak var layout: UICollectionViewCompositionalLayout?
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Where a paged section may rest, from its beginning; `index` is that of a group.
    var rest: (index: (CGFloat) -> Int, offset: (Int) -> CGFloat, count: Int)?
    var page: CGFloat = 0
    /// The section that lies in it.
    var section = 0
    /// The level among the collection's elements.
    var level = 0
    var isHorizontal = true
    /// What is scrolled to stays when the direction changes.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            let offset = isHorizontal ? contentOffset.x : contentOffset.y
            isPlacing = true
            way = oldValue ? most - offset : offset
            isPlacing = false
        }
    }
    private var dragStart: CGFloat = 0
    private var isPlacing = false

    init(layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        backgroundColor = nil
        panGestureRecognizer.addHandler { [weak self] gesture in
            guard let self, gesture.state == .began else { return }
            self.dragStart = self.way
        }
    }

    required init?(coder: NSCoder) { nil }

    private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    var most: CGFloat { max(0, length(contentSize) - length(bounds.size)) }

    /// How far it is scrolled from its beginning: the right end, where text runs right to left.
    var way: CGFloat {
        get {
            let offset = isHorizontal ? contentOffset.x : contentOffset.y
            return isMirrored ? most - offset : offset
        }
        set { contentOffset = point(newValue) }
    }

    private func point(_ way: CGFloat) -> CGPoint {
        let offset = isMirrored ? most - way : way
        return isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            // Other bounds mark the collection: who has marked it before wants more than this section.
            let isAlone = layout?.collectionView?.isUnmarked ?? false
            super.bounds = newValue
            if newValue.origin != old.origin, !isPlacing { layout?.sectionScrolled(self, isAlone: isAlone) }
        }
    }

    /// Another place or extent; what is scrolled to stays.
    func place(_ frame: CGRect, content: CGSize) {
        guard frame != self.frame || content != contentSize else { return }
        isPlacing = true
        defer { isPlacing = false }
        let way = way
        let isNew = bounds.width == 0
        if self.frame != frame { self.frame = frame }
        if contentSize != content { contentSize = content }
        if isMirrored || isNew || way > most, !isDragging, !isDecelerating { self.way = min(isNew ? 0 : way, most) }
    }

    override func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let aim = isHorizontal ? proposed.x : proposed.y
        let speed = (isHorizontal ? velocity.x : velocity.y) * (isMirrored ? -1 : 1)
        return point(min(most, max(0, target(isMirrored ? most - aim : aim, speed))))
    }

    /// Where a drag comes to rest that would end at `aim`.
    private func target(_ aim: CGFloat, _ speed: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous: return aim
        case .paging: return step(aim, speed, index: { $0 / page }, offset: { CGFloat($0) * page })
        case .continuousGroupLeadingBoundary:
            guard let rest, rest.count > 0 else { return aim }
            return nearest(aim, rest)
        case .groupPaging, .groupPagingCentered:
            guard let rest, rest.count > 0 else { return aim }
            return step(
                aim, speed, index: { CGFloat(rest.index($0 + 1)) },
                offset: {
                    rest.offset(min(max(0, $0), rest.count - 1))
                })
        }
    }

    private func nearest(_ aim: CGFloat, _ rest: (index: (CGFloat) -> Int, offset: (Int) -> CGFloat, count: Int))
        -> CGFloat
    {
        let low = rest.index(max(0, aim))
        let high = min(rest.count - 1, low + 1)
        let (before, after) = (rest.offset(low), rest.offset(high))
        return aim - before <= after - aim ? before : after
    }

    /// One page further at most, from where the finger began.
    private func step(
        _ aim: CGFloat, _ speed: CGFloat, index: (CGFloat) -> CGFloat, offset: (Int) -> CGFloat
    ) -> CGFloat {
        let begin = Int(index(dragStart).rounded(.down))
        if abs(speed) > 100 { return offset(max(0, begin + (speed > 0 ? 1 : -1))) }
        let (before, here, after) = (offset(max(0, begin - 1)), offset(begin), offset(begin + 1))
        return [before, here, after].min { abs($0 - way) < abs($1 - way) }!
    }
}

/// Orthogonal sections and what they scroll in.
extension UICollectionViewCompositionalLayout {
    /// One of them has moved: other items of it are seen. Apps that override or watch what is visible hear of all of it.
    func sectionScrolled(_ scroller: OrthogonalScroller, isAlone: Bool) {
        if isAlone, type(of: self) == UICollectionViewCompositionalLayout.self, plan?.watched.isEmpty == true,
            scrollers[scroller.section] === scroller, collectionView?.railScrolled(scroller.section) == true
        {
            return
        }
        let context = freshContext
        (context as? CompositionalContext)?.isScrolling = true
        invalidateLayout(with: context)
    }

    /// Whether an element scrolls with a section.
    func isHosted(_ element: CollectionElement, _ index: Int) -> Bool {
        guard element.path.count == 2, element.path.section == index else { return false }
        switch element.category {
        case .cell: return true
        case .supplementaryView: return plan?.sections[index].hostedKinds.contains(element.kind ?? "") == true
        case .decorationView: return false
        }
    }

    func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
        // Nearly everything is a cell, and a section has what it scrolls in for as long as it scrolls.
        if attributes.category == .cell, !isStale, !scrollers.isEmpty, attributes.indexPath.count == 2,
            let known = scrollers[attributes.indexPath.section]
        {
            return known
        }
        guard let index = attributes.indexPath.first, attributes.indexPath.count == 2,
            attributes.category != .decorationView, plan?.sections.indices.contains(index) == true,
            plan?.sections[index].isOrthogonal == true
        else { return nil }
        if attributes.category == .supplementaryView,
            plan?.sections[index].hostedKinds.contains(attributes.kind ?? "") != true
        {
            return nil
        }
        if let known = scrollers[index] { return known }
        guard let owner = collectionView else { return nil }
        let scroller = OrthogonalScroller(layout: self)
        scrollers[index] = scroller
        place(scroller, index)
        owner.insertSubview(scroller, at: owner.background == nil ? 0 : 1)
        return scroller
    }

    func placeScrollers() {
        for (index, scroller) in scrollers {
            guard let plan, plan.sections.indices.contains(index), plan.sections[index].isOrthogonal else {
                scroller.removeFromSuperview()
                scrollers[index] = nil
                continue
            }
            place(scroller, index)
        }
    }

    func moveScrollers(_ update: ListUpdatePlan) {
        var moved: [Int: OrthogonalScroller] = [:]
        for (index, scroller) in scrollers {
            if let to = update.newSections.indices.contains(index) ? update.newSections[index] : nil {
                moved[to] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
        scrollers = moved
    }

    private func place(_ scroller: OrthogonalScroller, _ index: Int) {
        guard let section = plan?.sections[index], let owner = collectionView else { return }
        let axis = axis
        scroller.section = index
        scroller.isHorizontal = axis.isVertical
        scroller.isMirrored = axis.isVertical && owner.isMirrored
        scroller.behavior = section.section.orthogonalScrollingBehavior
        scroller.level = section.lift
        let groups = section.plan
        scroller.page = axis.cross(section.room)
        scroller.rest = (groups.group(at:), groups.offset(ofGroup:), groups.groupCount)
        let (lead, trail) = section.orthogonalInsets
        let length = axis.cross(section.room) - lead
        var frame = CGRect(
            origin: axis.point(section.start + section.corner.main, lead), size: axis.size(groups.thickness, length))
        if scroller.isMirrored { frame.origin.x = owner.mirrorWidth - frame.maxX }
        let content = max(length, groups.length + trail)
        section.section.orthogonalScrollingProperties.apply(to: scroller)
        scroller.place(frame, content: axis.size(groups.thickness, content))
    }

    /// The stretch of an orthogonal section's groups that is seen.
    func scrolledSpan(_ index: Int, _ section: PlacedSection) -> Range<CGFloat> {
        guard section.isOrthogonal else { return 0..<0 }
        let lead = section.orthogonalInsets.lead
        let way = scrollers[index]?.way ?? 0
        return (way - lead)..<(way - lead + axis.cross(section.room))
    }

    /// In the collection's coordinates as if nothing were scrolled. Mirrored sections have their beginning at the right end of what they
    /// scroll in, which mirroring the whole collection wouldn't give.
    func hosted(_ frame: CGRect, _ section: PlacedSection, _ index: Int) -> CGRect {
        guard section.isOrthogonal, let owner = collectionView else { return frame }
        let (lead, trail) = section.orthogonalInsets
        var frame = frame
        if axis.isVertical {
            frame.origin.x += lead - section.corner.cross
        } else {
            frame.origin.y += lead - section.corner.cross
        }
        guard axis.isVertical, owner.isMirrored else { return frame }
        let length = axis.cross(section.room) - lead
        let content = max(length, section.plan.length + trail)
        // `mirrorWidth - x` is what the collection makes of it: the scroller's corner and the place from the content's right end.
        let hostX = owner.mirrorWidth - lead - length
        let inside = content - (frame.minX - lead) - frame.width
        frame.origin.x = owner.mirrorWidth - (hostX + inside) - frame.width
        return frame
    }
}

extension PlacedSection {
    /// Before the first and after the last group of an orthogonal section: as much as it takes to bring them to the middle, if they
    /// rest there.
    var orthogonalInsets: (lead: CGFloat, trail: CGFloat) {
        if section.orthogonalScrollingBehavior == .groupPagingCentered {
            let left = max(0, (axis.cross(room) - plan.groupLength) / 2).roundedToPixel(scale)
            return (left, left)
        }
        return (corner.cross, axis.after(section.contentInsets).cross + axis.after(reference).cross)
    }
}
