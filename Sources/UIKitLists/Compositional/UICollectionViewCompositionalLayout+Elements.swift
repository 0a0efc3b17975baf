import CoreGraphics
import Foundation
import QuartzCore

/// Attributes of what is where.
extension UICollectionViewCompositionalLayout {
    /// What is seen of the content along the main axis.
    private var visible: Range<CGFloat> {
        guard let owner = collectionView else { return 0..<0 }
        return axis.span(owner.bounds.inset(by: owner.adjustedContentInset))
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard var plan else { return [] }
        // Solved groups are kept in the plan: no second copy of it while it is asked.
        self.plan = nil
        defer { self.plan = plan }
        var found: [UICollectionViewLayoutAttributes] = []
        let span = axis.span(rect)
        let visible = visible
        for index in plan.sections(in: span) {
            collect(&plan.sections[index], at: index, in: rect, into: &found)
            collectDecorations(of: plan.sections[index], at: index, in: rect, into: &found)
            for boundary in plan.sections[index].boundaries {
                let frame = plan.sections[index].frame(of: boundary, visible: visible)
                if frame._porticoIntersects(rect) {
                    found.append(attributes(of: boundary, frame, plan.sections[index]))
                }
            }
        }
        for boundary in plan.globals {
            let frame = plan.frame(ofGlobal: boundary, visible: visible)
            if frame._porticoIntersects(rect) { found.append(attributes(of: boundary, frame, nil)) }
        }
        return found
    }

    /// Of a section that scrolls in itself, what it has in sight now.
    func elements(ofRail index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard var plan, plan.sections(in: axis.span(rect)).contains(index) else { return [] }
        self.plan = nil
        defer { self.plan = plan }
        var found: [UICollectionViewLayoutAttributes] = []
        collect(&plan.sections[index], at: index, in: rect, into: &found)
        return found
    }

    private func collect(
        _ section: inout PlacedSection, at index: Int, in rect: CGRect,
        into found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard section.plan.groupCount > 0 else { return }
        let corner = section.origin
        for group in section.groups(in: axis.span(rect), scrolled: scrolledSpan(index, section)) {
            let first = section.plan.firstItem(ofGroup: group)
            let solution = section.plan.solution(ofGroup: group)
            let at = section.plan.origin(ofGroup: group)
            let origin = CGPoint(x: corner.x + at.x, y: corner.y + at.y)
            for (place, leaf) in solution.leaves.enumerated() {
                let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
                guard section.isOrthogonal || frame._porticoIntersects(rect) else { continue }
                found.append(attributes(of: leaf, frame, IndexPath(item: first + place, section: index), section))
            }
            for badge in solution.attached where first + badge.leaf < section.count {
                let frame = badge.frame.offsetBy(dx: origin.x, dy: origin.y)
                guard section.isOrthogonal || frame._porticoIntersects(rect) else { continue }
                let path = IndexPath(item: first + badge.leaf, section: index)
                found.append(attributes(ofBadge: badge.item, frame, path, section))
            }
        }
    }

    private func attributes(of leaf: GroupSolution.Leaf, _ frame: CGRect, _ path: IndexPath, _ section: PlacedSection)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = freshAttributes(.cell(path))
        attributes.frame = hosted(frame, section, path.section)
        attributes.zIndex = leaf.zIndex + section.lift
        attributes.fixesWidth = !leaf.measuresWidth
        attributes.fixesHeight = !leaf.measuresHeight
        attributes.list = section.section.list?.cell(path.item, of: section.count)
        return attributes
    }

    private func attributes(
        ofBadge item: NSCollectionLayoutSupplementaryItem, _ frame: CGRect, _ path: IndexPath, _ section: PlacedSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = freshAttributes(
            CollectionElement(category: .supplementaryView, kind: item.elementKind, path: path))
        attributes.frame = hosted(frame, section, path.section)
        attributes.zIndex = item.zIndex + section.lift
        (attributes.fixesWidth, attributes.fixesHeight) = (true, true)
        return attributes
    }

    private func attributes(of boundary: PlacedBoundary, _ frame: CGRect, _ section: PlacedSection?)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = freshAttributes(
            CollectionElement(category: .supplementaryView, kind: boundary.item.elementKind, path: boundary.path))
        attributes.frame = frame
        attributes.zIndex = boundary.item.zIndex + (section?.lift ?? 1)
        attributes.fixesWidth = !boundary.item.layoutSize.widthDimension.isMeasured
        attributes.fixesHeight = !boundary.item.layoutSize.heightDimension.isMeasured
        attributes.isPinned = boundary.item.pinToVisibleBounds
        attributes.list = section?.section.list?.boundary(boundary.item)
        return attributes
    }

    private func collectDecorations(
        of section: PlacedSection, at index: Int, in rect: CGRect,
        into found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard section.length > 0 else { return }
        for item in section.section.decorationItems {
            let attributes = attributes(of: item, section, index)
            if attributes.frame._porticoIntersects(rect) { found.append(attributes) }
        }
    }

    private func attributes(of item: NSCollectionLayoutDecorationItem, _ section: PlacedSection, _ index: Int)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = freshAttributes(
            CollectionElement(
                category: .decorationView, kind: item.elementKind, path: IndexPath(item: 0, section: index)))
        let insets = item.contentInsets
        let whole = section.whole
        attributes.frame = CGRect(
            x: whole.minX + insets.leading, y: whole.minY + insets.top,
            width: max(0, whole.width - insets.leading - insets.trailing),
            height: max(0, whole.height - insets.top - insets.bottom))
        attributes.zIndex = item.zIndex
        return attributes
    }

    // MARK: One element

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard plan?.sections.indices.contains(path.section) == true,
            let group = plan?.sections[path.section].plan, path.item < group.count, group.groupCount > 0
        else { return nil }
        let number = group.group(ofItem: path.item)
        let place = path.item - group.firstItem(ofGroup: number)
        guard let solution = plan?.sections[path.section].plan.solution(ofGroup: number),
            solution.leaves.indices.contains(place), let section = plan?.sections[path.section]
        else { return nil }
        let leaf = solution.leaves[place]
        let at = section.plan.origin(ofGroup: number)
        let origin = section.origin
        return attributes(of: leaf, leaf.frame.offsetBy(dx: at.x + origin.x, dy: at.y + origin.y), path, section)
    }

    func supplementAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let plan else { return nil }
        if path.count == 1 {
            return plan.globals.first { $0.item.elementKind == kind && $0.path == path }.map {
                attributes(of: $0, plan.frame(ofGlobal: $0, visible: visible), nil)
            }
        }
        guard path.count == 2, plan.sections.indices.contains(path.section) else { return nil }
        let section = plan.sections[path.section]
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind && $0.path == path }) {
            return attributes(of: boundary, section.frame(of: boundary, visible: visible), section)
        }
        return badgeAttributes(kind, path)
    }

    private func badgeAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let group = plan?.sections[path.section].plan, path.item < group.count, group.groupCount > 0,
            plan?.sections[path.section].hostedKinds.contains(kind) == true
        else { return nil }
        let number = group.group(ofItem: path.item)
        let place = path.item - group.firstItem(ofGroup: number)
        guard let solution = plan?.sections[path.section].plan.solution(ofGroup: number),
            let badge = solution.attached.first(where: { $0.leaf == place && $0.item.elementKind == kind }),
            let section = plan?.sections[path.section]
        else { return nil }
        let at = section.plan.origin(ofGroup: number)
        let origin = section.origin
        let frame = badge.frame.offsetBy(dx: at.x + origin.x, dy: at.y + origin.y)
        return attributes(ofBadge: badge.item, frame, path, section)
    }

    func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let plan, plan.sections.indices.contains(path.section) else { return nil }
        let section = plan.sections[path.section]
        return section.section.decorationItems.first { $0.elementKind == kind }.map {
            attributes(of: $0, section, path.section)
        }
    }

    // MARK: The app's own hand

    func tellOfVisible(_ elements: [UICollectionViewLayoutAttributes]) {
        guard let plan, let owner = collectionView else { return }
        for index in plan.watched {
            let section = plan.sections[index]
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            let own = elements.filter { $0.indexPath.first == index && $0.category != .decorationView }
            guard !own.isEmpty else { continue }
            let offset = section.isOrthogonal ? scrollers[index]?.contentOffset ?? .zero : owner.contentOffset
            handler(own.map(VisibleItem.init), offset, section.environment)
        }
    }
}

/// An element in the hands of a `visibleItemsInvalidationHandler`.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var name: String { attributes.kind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
