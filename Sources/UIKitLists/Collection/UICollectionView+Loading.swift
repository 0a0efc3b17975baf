import CoreGraphics
import Foundation
import PorticoTrace

/// The facts that a collection knows of its data.
struct CollectionData {
    /// Items of each section; nil until they are asked for.
    var counts: [Int]?
    /// The number of times that they were asked for.
    var loads = 0
    /// Views that are shown belong to data that isn't there any more.
    var isStale = false
}

/// Counts, and who is asked for them.
extension UICollectionView {
    func buildCollection() {
        layout.owner = self
        if backgroundColor == nil { backgroundColor = .systemBackground }
        menus = ListMenus(self)
    }

    func ask<R>(_ selector: StaticString, _ body: (any UICollectionViewDelegate) -> R) -> R? {
        guard let delegate else { return nil }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    func askSource<R>(_ selector: StaticString, _ body: (any UICollectionViewDataSource) -> R) -> R? {
        guard let dataSource else { return nil }
        return OptionalCall.call(.event, dataSource, selector) { body(dataSource) }
    }

    func sourceChanged() { reload() }

    /// Counts, asked for where they aren't known.
    var loadedCounts: [Int] {
        if let counts = data.counts { return counts }
        let counts = askCounts()
        data.counts = counts
        data.loads += 1
        return counts
    }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let counts = loadedCounts
        return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = askSource("numberOfSectionsInCollectionView:") { $0.numberOfSections(in: self) } ?? 1
        return (0..<max(0, sections)).map { section in
            let count =
                OptionalCall.call(.event, dataSource, "collectionView:numberOfItemsInSection:") {
                    dataSource.collectionView(self, numberOfItemsInSection: section)
                } ?? 0
            return max(0, count)
        }
    }

    func reload() {
        reorder?.drop(cancelled: true)
        data.counts = nil
        data.isStale = true
        pass.known = nil
        selection = []
        (highlightedPath, touchedPath) = (nil, nil)
        prefetched = []
        pendingScroll = nil
        let context = layout.freshContext
        (context.everything, context.counts) = (true, true)
        layout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Sizes that elements gave are guesses again.
    func measureAgain() {
        forgetMeasures()
        layout.invalidateLayout()
    }

    /// The layout has thrown away what elements wanted, as it was for other room: they are asked anew even if they are given the same
    /// size to begin with.
    func forgetMeasures() {
        for view in live.views as [UICollectionReusableView] + Array(others.values) { view.measured = nil }
    }

    // MARK: The layout's state

    func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext, of invalidated: UICollectionViewLayout)
    {
        guard invalidated === layout else { return }
        pass.isPrepared = false
        (pass.known, pass.rails) = (nil, [])
        if context.counts || context.everything, !batch.isCommitting { data.counts = nil }
        let size = context.contentSizeAdjustment
        if size != .zero {
            contentSize = CGSize(width: content.width + size.width, height: content.height + size.height)
        }
        let shift = context.contentOffsetAdjustment
        if shift != .zero {
            show(CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
        }
        setNeedsLayout()
    }

    /// The layout has prepared itself for the counts and bounds that are.
    func prepareLayout() {
        var rounds = 0
        while !pass.isPrepared {
            _ = loadedCounts
            (pass.isPrepared, pass.isPreparedOutside) = (true, window == nil)
            PorticoTrace.call(.view, layout, "prepareLayout") { layout.prepare() }
            let size = layout.collectionViewContentSize
            if size != content { changeCollectionSize(size) }
            rounds += 1
            // A layout that invalidates itself while it prepares.
            if rounds > 3 { break }
        }
    }

    /// The layout is to answer how large its content is, for a list that has no height yet: apps make it as high as that. A list without
    /// any size has nothing to lay out in, and one that is being laid out or changed comes to it by itself.
    func prepareForContentSize(of asked: UICollectionViewLayout? = nil) {
        guard asked == nil || asked === layout, !pass.isPrepared, !pass.isArranging, !batch.isCommitting,
            dataSource != nil,
            bounds.width > 0 || bounds.height > 0
        else { return }
        prepareLayout()
    }

    private func changeCollectionSize(_ size: CGSize) {
        let isFirst = !pass.hasSize
        pass.hasSize = true
        contentSize = size
        // Mirrored content begins at its right end.
        if isFirst, isMirrored, size.width > bounds.width { show(CGPoint(x: limitsX.upperBound, y: contentOffset.y)) }
    }

    func boundsContext(_ bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
        return layout.invalidationContext(forBoundsChange: bounds)
    }

    func boundsChanged(from old: CGRect, _ context: UICollectionViewLayoutInvalidationContext?) {
        if old.size != bounds.size { pass.boundsBefore = pass.boundsBefore ?? old }
        if let context { layout.invalidateForBounds(context) }
        setNeedsLayout()
    }

    /// A batch of a collection that another screen covers is laid out as if there were no safe area, and nothing tells of one when the
    /// collection comes back to that which it had.
    func returnFromOutside() {
        guard pass.isPreparedOutside, window != nil, safeAreaInsets != .zero else { return }
        pass.isPreparedOutside = false
        insetsChanged()
    }

    func insetsChanged() {
        guard pass.isPrepared, layout.dependsOnInsets else { return }
        layout.invalidateLayout()
    }
}
