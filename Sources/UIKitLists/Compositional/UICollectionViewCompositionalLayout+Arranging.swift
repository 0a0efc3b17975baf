import CoreGraphics
import Foundation

/// Sections asked for and placed, sizes kept.
extension UICollectionViewCompositionalLayout {
    func arrange() {
        guard let owner = collectionView else { return }
        if isStale || plan?.room != room(owner) { build(owner) }
        placeScrollers()
    }

    /// What is seen, less what the collection's content inset takes.
    private func room(_ owner: UICollectionView) -> CGSize {
        let insets = owner.adjustedContentInset
        return CGSize(
            width: max(0, owner.bounds.width - insets.left - insets.right),
            height: max(0, owner.bounds.height - insets.top - insets.bottom))
    }

    private func build(_ owner: UICollectionView) {
        let room = room(owner)
        var globalSizes: [BoundaryName: CGSize] = [:]
        // Another width makes other heights.
        if let plan, axis.cross(plan.room) != axis.cross(room) || plan.axis != axis {
            kept = [:]
            owner.forgetMeasures()
        } else {
            keepSizes()
            globalSizes = plan?.globalSizes ?? [:]
        }
        let container = LayoutContainer(room, insets(current.contentInsetsReference, owner))
        let environment = LayoutEnvironment(
            container, owner.traitCollection, side: ListMeasures.side(owner.bounds.width))
        var sections: [PlacedSection] = []
        for index in 0..<owner.numberOfSections {
            let count = owner.numberOfItems(inSection: index)
            let section =
                self.section(at: index, environment, hasItems: count > 0)
                ?? NSCollectionLayoutSection(group: .horizontal(layoutSize: .nothing, subitems: []))
            let reference = insets(section.contentInsetsReference, owner)
            let supplements =
                section.supplementaryContentInsetsReference == .automatic
                ? reference : insets(section.supplementaryContentInsetsReference, owner)
            sections.append(
                PlacedSection(
                    section, index: index, count: count, axis: axis, room: room,
                    insets: (reference, supplements), environment: environment,
                    scale: max(1, owner.traitCollection.displayScale), sizes: kept[index] ?? KnownSizes()))
        }
        plan = CompositionalPlan(
            axis: axis, room: room, spacing: current.interSectionSpacing,
            scale: max(1, owner.traitCollection.displayScale), sections: sections,
            globals: current.boundarySupplementaryItems, insets: insets(current.contentInsetsReference, owner),
            globalSizes: globalSizes)
        kept = [:]
        isStale = false
        showList(owner)
    }

    /// A collection of lists has the list's colour behind it, unless the app has set one, and its swipes.
    private func showList(_ owner: UICollectionView) {
        let looks = plan?.sections.compactMap(\.section.list) ?? []
        let isPlain = owner.backgroundColor == nil || owner.backgroundColor == .systemBackground
        if let look = looks.first, isPlain || owner.backgroundColor == listBackground {
            listBackground = look.configuration.background
            owner.backgroundColor = listBackground
        }
        let swipes = looks.contains { $0.hasSwipes } || (owner.hasSwipingContent && !looks.isEmpty)
        if swipes, owner.swipes == nil { owner.swipes = CollectionSwipes(owner) }
        if !swipes, let old = owner.swipes {
            old.remove()
            owner.swipes = nil
        }
    }

    /// What a reference takes at the sides of the content, beyond the content inset.
    private func insets(_ reference: UIContentInsetsReference, _ owner: UICollectionView) -> NSDirectionalEdgeInsets {
        let edges: UIEdgeInsets
        switch reference == .automatic ? current.contentInsetsReference : reference {
        case .none: return .zero
        case .safeArea, .automatic: edges = owner.safeAreaInsets
        case .layoutMargins: edges = owner.layoutMargins
        case .readableContent:
            let frame = owner.readableContentGuide.layoutFrame
            let bounds = owner.bounds
            edges = UIEdgeInsets(
                top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
        }
        let taken = owner.adjustedContentInset
        let rest =
            axis.isVertical
            ? UIEdgeInsets(
                top: 0, left: max(0, edges.left - taken.left), bottom: 0, right: max(0, edges.right - taken.right))
            : UIEdgeInsets(
                top: max(0, edges.top - taken.top), left: 0, bottom: max(0, edges.bottom - taken.bottom), right: 0)
        return NSDirectionalEdgeInsets(rest, rightToLeft: owner.isRightToLeft)
    }

    // MARK: Invalidation

    func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.everything {
            kept = [:]
            plan = nil
            isStale = true
        } else if (context as? CompositionalContext)?.keepsSections != true {
            isStale = true
        }
    }

    private func keepSizes() {
        guard let plan, kept.isEmpty else { return }
        for (index, section) in plan.sections.enumerated() {
            let sizes = section.sizes
            if !sizes.items.isEmpty || !sizes.boundaries.isEmpty { kept[index] = sizes }
        }
    }

    /// A person drags an item: the others that make room keep their sizes.
    func keepSizes(moving from: IndexPath, to target: IndexPath) {
        keepSizes()
        let old = kept
        guard !old.isEmpty else { return }
        for section in old.keys { kept[section]?.items = [:] }
        for (section, sizes) in old {
            for (item, size) in sizes.items {
                let path = TableReorder.moved(IndexPath(item: item, section: section), from: from, to: target)
                kept[path.section, default: KnownSizes()].items[path.item] = size
            }
        }
        forgetPlaces()
    }

    /// Sizes and offsets go where their items go.
    func follow(_ update: ListUpdatePlan) {
        keepSizes()
        let old = kept
        kept = [:]
        for (section, sizes) in old {
            if let to = update.newSections.indices.contains(section) ? update.newSections[section] : nil {
                kept[to, default: KnownSizes()].boundaries = sizes.boundaries
            }
            for (item, size) in sizes.items {
                let path = IndexPath(item: item, section: section)
                guard update.reloaded[path] == nil, let to = update.newPath(for: path) else { continue }
                kept[to.section, default: KnownSizes()].items[to.item] = size
            }
        }
        forgetPlaces()
        moveScrollers(update)
    }

    /// The measures of before would be taken for those of after.
    private func forgetPlaces() {
        plan = plan.map { plan in
            var plan = plan
            plan.sections = []
            return plan
        }
        isStale = true
    }

    // MARK: Measuring

    /// Whether a size that an element wants isn't the one that is known.
    func isNews(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        if preferred.indexPath.count == 1, let boundary = plan?.global(preferred.kind, preferred.indexPath) {
            return isNews(preferred, original, known: boundary.measured)
        }
        guard let plan, let section = preferred.indexPath.first, plan.sections.indices.contains(section) else {
            return false
        }
        let known: CGSize?
        switch preferred.category {
        case .cell: known = plan.sections[section].plan.measured[preferred.indexPath.item]
        default:
            let boundary = plan.sections[section].boundaries.first {
                $0.item.elementKind == preferred.kind && $0.path == preferred.indexPath
            }
            guard let boundary else { return false }
            known = boundary.measured
        }
        return isNews(preferred, original, known: known)
    }

    private func isNews(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes, known: CGSize?
    ) -> Bool {
        let before = known ?? original.size
        return (!original.fixesWidth && abs(before.width - preferred.size.width) > 0.01)
            || (!original.fixesHeight && abs(before.height - preferred.size.height) > 0.01)
    }

    func measured(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        if preferred.indexPath.count == 1 { return measuredGlobal(preferred, original, context) }
        guard var plan, let section = preferred.indexPath.first, plan.sections.indices.contains(section) else { return }
        (context as? CompositionalContext)?.isMeasure = true
        self.plan = nil
        let length = plan.sections[section].length
        if preferred.category == .cell {
            plan.sections[section].plan.measure(preferred.indexPath.item, preferred.size)
        } else {
            plan.sections[section].measureBoundary(preferred.kind ?? "", preferred.indexPath, preferred.size)
        }
        plan.sections[section].arrange()
        plan.place()
        let grown = plan.sections[section].length - length
        self.plan = plan
        keepSight(grown, original, context)
    }

    /// A boundary item of the layout itself gets the size that it wants.
    private func measuredGlobal(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard var plan else { return }
        (context as? CompositionalContext)?.isMeasure = true
        let grown = plan.measureGlobal(preferred.kind, preferred.indexPath, preferred.size)
        self.plan = plan
        keepSight(grown, original, context)
    }

    /// What is measured above what is seen doesn't move that.
    private func keepSight(
        _ grown: CGFloat, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let owner = collectionView, grown != 0, owner.isTracking || owner.isDecelerating || owner.isDragging,
            axis.main(original.frame.origin) < axis.main(owner.bounds.origin)
        else { return }
        context.contentOffsetAdjustment = axis.point(grown, 0)
    }
}

extension NSCollectionLayoutSize {
    static var nothing: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    }
}
