import CoreGraphics
import Foundation
import PorticoTrace

/// What a flow layout has worked out.
struct FlowState {
    var sections: [FlowSection] = []
    /// Where each section begins along the scroll direction, and where the last one ends.
    var offsets: [CGFloat] = [0]
    /// The extent across that lines were broken for.
    var across: CGFloat = -1
    /// What content insets and the section's reference take away before and after, across.
    var needsMetrics = true
    var needsLines = true
    /// Sizes that items have said they want.
    var preferred: [IndexPath: CGSize] = [:]
    var warned = false
}

/// Asking for sizes and breaking lines.
extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    func metricsChanged() {
        flow.needsMetrics = true
        invalidateLayout()
    }

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.everything { flow.preferred = [:] }
        if context.everything || context.counts || own?.invalidateFlowLayoutDelegateMetrics != false {
            flow.needsMetrics = true
        }
        if own?.invalidateFlowLayoutAttributes != false { flow.needsLines = true }
        if context.movement != nil { flow.needsMetrics = true }
    }

    func turned(_ size: CGSize) -> FlowSize {
        isVertical ? FlowSize(main: size.height, cross: size.width) : FlowSize(main: size.width, cross: size.height)
    }

    /// The room across, less the content insets.
    private var room: CGFloat {
        guard let view = owner else { return 0 }
        let insets = view.adjustedContentInset
        let size = view.bounds.size
        return isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    }

    /// Insets take away more or less across than when lines were broken.
    var roomChanged: Bool { room != flow.across }

    func prepareFlow() {
        guard let view = owner else { return }
        let room = room
        if room != flow.across {
            flow.needsLines = true
            if flow.across >= 0, estimatedItemSize != .zero {
                flow.preferred = [:]
                view.forgetMeasures()
            }
        }
        guard flow.needsMetrics || flow.needsLines else { return }
        flow.across = room
        let counts = view.loadedCounts
        flow.sections = counts.enumerated().map { section($0, count: $1, room) }
        (flow.needsMetrics, flow.needsLines) = (false, false)
        sumUp()
    }

    func sumUp() {
        var offset: CGFloat = 0
        flow.offsets = [0]
        flow.offsets.reserveCapacity(flow.sections.count + 1)
        for section in flow.sections {
            offset += section.extent
            flow.offsets.append(offset)
        }
    }

    // MARK: The delegate

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        owner?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func ask<R>(_ selector: StaticString, _ body: (any UICollectionViewDelegateFlowLayout) -> R) -> R? {
        guard let delegate = flowDelegate else { return nil }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    private func section(_ index: Int, count: Int, _ room: CGFloat) -> FlowSection {
        let metrics = metrics(index)
        let sizes = sizes(index, count: count)
        let section = FlowSection(count: count, sizes: sizes, metrics: metrics, across: room)
        check(sizes, section, room)
        return section
    }

    private func metrics(_ index: Int) -> FlowMetrics {
        guard let view = owner else { return FlowMetrics() }
        var metrics = FlowMetrics()
        var inset =
            ask("collectionView:layout:insetForSectionAtIndex:") {
                $0.collectionView(view, layout: self, insetForSectionAt: index)
            } ?? sectionInset
        inset = inset.adding(referenceInset(view))
        metrics.main = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        metrics.cross = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        metrics.lineSpacing =
            ask("collectionView:layout:minimumLineSpacingForSectionAtIndex:") {
                $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
            } ?? minimumLineSpacing
        metrics.itemSpacing =
            ask("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:") {
                $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
            } ?? minimumInteritemSpacing
        let header =
            ask("collectionView:layout:referenceSizeForHeaderInSection:") {
                $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
            } ?? headerReferenceSize
        let footer =
            ask("collectionView:layout:referenceSizeForFooterInSection:") {
                $0.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
            } ?? footerReferenceSize
        metrics.header = max(0, turned(header).main)
        metrics.footer = max(0, turned(footer).main)
        return metrics
    }

    /// What the reference takes away across, beyond the content insets.
    private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
        let outer: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: outer = view.safeAreaInsets
        case .fromLayoutMargins: outer = view.layoutMargins
        }
        let known = view.adjustedContentInset
        return isVertical
            ? UIEdgeInsets(
                top: 0, left: max(0, outer.left - known.left), bottom: 0, right: max(0, outer.right - known.right))
            : UIEdgeInsets(
                top: max(0, outer.top - known.top), left: 0, bottom: max(0, outer.bottom - known.bottom), right: 0)
    }

    private func sizes(_ index: Int, count: Int) -> FlowSection.Sizes {
        let standard = turned(standardSize)
        guard count > 0, let view = owner else { return .equal(standard) }
        let first = view.shownToModel(IndexPath(item: 0, section: index))
        guard let delegate = flowDelegate, let size = delegateSize(first) else {
            guard !flow.preferred.isEmpty else { return .equal(standard) }
            return sizes(count, index) { _ in standard }
        }
        // The delegate has the method: that isn't found out again for each item.
        let (isVertical, reorder) = (isVertical, view.reorder)
        return sizes(count, index) { path in
            if path.item == 0 { return turned(size) }
            let size = PorticoTrace.call(.event, delegate, "collectionView:layout:sizeForItemAtIndexPath:") {
                delegate.collectionView(view, layout: self, sizeForItemAt: reorder?.model(of: path) ?? path)
            }
            return isVertical
                ? FlowSize(main: size.height, cross: size.width) : FlowSize(main: size.width, cross: size.height)
        }
    }

    /// What items have said they want, and otherwise what `size` says. Loops, here and below: a closure that runs for each item is looked
    /// at each time whether it may run on this thread, which takes longer than asking.
    private func sizes(_ count: Int, _ section: Int, _ size: (IndexPath) -> FlowSize) -> FlowSection.Sizes {
        let preferred = flow.preferred
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        var isEqual = true
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            let next = preferred.isEmpty ? size(path) : preferred[path].map(turned) ?? size(path)
            sizes.append(next)
            isEqual = isEqual && next == sizes[0]
        }
        return isEqual ? .equal(sizes[0]) : .own(sizes)
    }

    private func delegateSize(_ path: IndexPath) -> CGSize? {
        guard let view = owner else { return nil }
        return ask("collectionView:layout:sizeForItemAtIndexPath:") {
            $0.collectionView(view, layout: self, sizeForItemAt: path)
        }
    }

    private var standardSize: CGSize {
        if estimatedItemSize == .zero { return itemSize }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    // MARK: Changes

    /// Sizes that items have said go with them.
    func carryOver(_ plan: ListUpdatePlan) {
        guard !flow.preferred.isEmpty else { return }
        var kept: [IndexPath: CGSize] = [:]
        for (path, size) in flow.preferred where plan.reloaded[path] == nil {
            if let new = plan.newPath(for: path) { kept[new] = size }
        }
        flow.preferred = kept
    }

    /// A person drags an item: the others that make room keep their sizes.
    func keepSizes(moving from: IndexPath, to target: IndexPath) {
        guard !flow.preferred.isEmpty else { return }
        var kept: [IndexPath: CGSize] = [:]
        for (path, size) in flow.preferred { kept[TableReorder.moved(path, from: from, to: target)] = size }
        flow.preferred = kept
    }

    func takes(
        _ preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard original.category == .cell, estimatedItemSize != .zero else { return false }
        return preferred.size != original.size
    }

    func preferredContext(_ preferred: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = freshContext
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        own?.invalidateFlowLayoutDelegateMetrics = false
        own?.invalidateFlowLayoutAttributes = false
        context.invalidateItems(at: [preferred.indexPath])
        let path = preferred.indexPath
        flow.preferred[path] = preferred.size
        if flow.sections.indices.contains(path.section), path.item < flow.sections[path.section].count {
            flow.sections[path.section].setSize(turned(preferred.size), of: path.item)
            sumUp()
        }
        return context
    }

    /// Only another extent across changes anything, and pinned headers every move.
    func dependsOn(_ newBounds: CGRect) -> Bool {
        guard let view = owner else { return false }
        let old = view.bounds
        if isVertical ? newBounds.width != old.width : newBounds.height != old.height { return true }
        return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    func boundsContext(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = freshContext
        guard let view = owner else { return context }
        let old = view.bounds
        let isOther = isVertical ? newBounds.width != old.width : newBounds.height != old.height
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        own?.invalidateFlowLayoutDelegateMetrics = false
        own?.invalidateFlowLayoutAttributes = isOther
        return context
    }

    // MARK: What can't be laid out

    /// An item that doesn't fit its line is said once.
    private func check(_ sizes: FlowSection.Sizes, _ section: FlowSection, _ room: CGFloat) {
        guard !flow.warned, room > 0, estimatedItemSize == .zero else { return }
        var largest: CGFloat = 0
        switch sizes {
        case .equal(let size): if section.count > 0 { largest = size.cross }
        case .own(let all): for size in all { largest = max(largest, size.cross) }
        }
        guard largest > section.available else { return }
        flow.warned = true
        ListLog.write(invalidSizesText)
    }

    var invalidSizesText: String {
        let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        return
            "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item \(length) must be less than the \(length) "
            + "of the UICollectionView minus the section insets \(sides) values, minus the content insets \(sides) values.\n"
            + "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(owner.map { "\($0)" } ?? "(null)").\n"
            + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
    }
}
