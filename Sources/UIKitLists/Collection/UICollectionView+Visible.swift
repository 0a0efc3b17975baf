import CoreGraphics
import Foundation
import PorticoTrace

/// The state of a layout pass.
struct CollectionPass {
    /// The layout is right for counts and bounds.
    var isPrepared = false
    /// It prepared itself outside of a window, where there is no safe area.
    var isPreparedOutside = false
    var hasSize = false
    var isArranging = false
    /// The layout's answer for an area around what is seen.
    var known: (rect: CGRect, attributes: [UICollectionViewLayoutAttributes])?
    /// The element whose view is being asked for.
    var asked: UICollectionViewLayoutAttributes?
    /// The bounds before they got another size, until the next pass.
    var boundsBefore: CGRect?
    /// The bounds that views were last placed for.
    var arranged: CGRect?
    /// Sections that scroll in themselves and have, since they were last shown.
    var rails: [Int] = []
    /// Nothing else has to be laid out.
    var isRailsOnly = false
    /// Tells one look at what is in sight from the next; the views of the last one carry it.
    var stamp = 0
}

/// The elements in sight: asked for, measured, placed; and those that left, taken away.
extension UICollectionView {
    func arrangeIfNeeded() {
        if !pass.isArranging, !pass.isPrepared || pass.arranged != bounds || layer.needsLayout() { arrange() }
    }

    func arrange() {
        guard !pass.isArranging else { return }
        guard bounds.width > 0, bounds.height > 0 else { return prepareForContentSize() }
        if settleRails() { return }
        if data.isStale { dropAll() }
        let old = pass.boundsBefore
        pass.boundsBefore = nil
        let isAnimated = old != nil && !pass.isPrepared && UIView.inheritedAnimationDuration > 0
        placeBackground()
        if isAnimated, let old {
            prepareLayout()
            layout.prepare(forAnimatedBoundsChange: old)
        }
        fill()
        if isAnimated { layout.finalizeAnimatedBoundsChange() }
        pass.arranged = bounds
        prefetch()
    }

    /// Nothing that is shown belongs to the data.
    private func dropAll() {
        data.isStale = false
        finishLeaving()
        let gone = others
        others = [:]
        for entry in live.removeAll(unless: { _ in false }) { retire(entry.view, .cell(entry.path)) }
        for (element, view) in gone { retire(view, element) }
    }

    /// Asks for what is missing until nothing changes any more, then lets go of what is out of sight.
    func fill(keepingUnseen: Bool = false) {
        let isInside = pass.isArranging
        pass.isArranging = true
        defer { pass.isArranging = isInside }
        var rounds = 0
        var settled = settleAll()
        while settled != .done {
            if settled == .again { rounds += 1 }
            if rounds > 100 { FatalException.internalInconsistency.raise(stuckText) }
            settled = settleAll()
        }
        let load = data.loads
        if !keepingUnseen { removeUnseen() }
        // Who was asked or heard of a cell's end may have reloaded, and laid out what is in the middle of its layout.
        if data.isStale || load != data.loads { setNeedsLayout() }
    }

    var stuckText: String {
        "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views "
            + "whose preferred attributes are not returning a consistent size. To debug this issue, check the Console app for logs in "
            + "the \"UICollectionViewRecursion\" category."
    }

    enum Settled { case done, measured, again }

    private func settleAll() -> Settled {
        prepareLayout()
        let elements = wanted
        layout.willShow(elements)
        pass.stamp &+= 1
        let load = data.loads
        for attributes in elements {
            let settled = settle(attributes)
            // The app may have changed everything while it was asked.
            if load != data.loads || data.counts == nil || !pass.isPrepared {
                return settled == .done ? .again : settled
            }
        }
        return .done
    }

    /// The element has a view, with the size that it wants.
    func settle(_ attributes: UICollectionViewLayoutAttributes) -> Settled {
        let element = attributes.element
        if let view = view(of: element) {
            view.stamp = pass.stamp
            if measure(view, attributes) { return .again }
            guard view.isFresh else {
                place(view, attributes)
                return .done
            }
            UIView.performWithoutAnimation {
                place(view, attributes)
                tellOfDisplay(view, element)
                view.layoutOwnTreeIfNeeded()
            }
            return .done
        }
        guard let view = make(attributes) else { return .again }
        view.stamp = pass.stamp
        view.isFresh = true
        let isChanged = UIView.withoutAnimation { measure(view, attributes) }
        // Another size may scroll, and who hears of that may have changed the list, or had it laid out.
        guard view.isFresh, self.view(of: element) === view else { return .again }
        // An element that wants another size is first placed by the layout.
        view.isFresh = isChanged && !pass.isPrepared
        UIView.performWithoutAnimation {
            if !view.isFresh { view.show(attributes, origin: origin(of: attributes)) }
            insert(view, attributes)
            guard !view.isFresh else { return }
            tellOfDisplay(view, element)
            view.layoutOwnTreeIfNeeded()
        }
        return isChanged ? .measured : .done
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if reorder?.cell === view { return }
        let isMoved = view.shown?.zIndex != attributes.zIndex
        view.show(attributes, origin: origin(of: attributes))
        if isMoved || view.superview !== layout.host(of: attributes) ?? self { insert(view, attributes) }
    }

    /// True where the layout isn't right any more.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory != .decorationView, layout.measures(attributes) else {
            return false
        }
        if let measured = view.measured, attributes.size == measured.given || attributes.size == measured.wanted {
            return false
        }
        let original = attributes.another
        let preferred = PorticoTrace.call(.view, view, "preferredLayoutAttributesFittingAttributes:") {
            view.preferredLayoutAttributesFitting(original)
        }
        view.measured = (attributes.size, preferred.size)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        layout.invalidateLayout(with: context)
        return true
    }

    // MARK: What is wanted

    /// Cells first, then the others.
    private var wanted: [UICollectionViewLayoutAttributes] {
        let seen = bounds
        return knownElements(around: seen).filter { attributes in
            guard !attributes.isHidden || view(of: attributes.element) != nil else { return false }
            return layout.host(of: attributes) != nil || attributes.frame.overlaps(seen)
        }
    }

    private func knownElements(around seen: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let known = pass.known, known.rect.contains(seen) { return known.attributes }
        // Half a screen more, where there is more content.
        let dx = content.width > seen.width ? seen.width / 2 : 0
        let dy = content.height > seen.height ? seen.height / 2 : 0
        let rect = seen.insetBy(dx: -dx, dy: -dy)
        var attributes = elements(in: rect)
        if attributes.contains(where: { $0.category != .cell }) {
            attributes = attributes.filter { $0.category == .cell } + attributes.filter { $0.category != .cell }
        }
        pass.known = (rect, attributes)
        return attributes
    }

    /// The elements that the layout has there, and the data too.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        shown(layout.layoutAttributesForElements(in: layoutRect(rect)) ?? [])
    }

    func shown(_ found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        result.reserveCapacity(found.count)
        for attributes in found {
            if attributes.category == .cell, !contains(attributes.indexPath) {
                ListLog.write(
                    "Layout attributes \(attributes) were received from the layout \(layout) but are not valid for the data source "
                        + "counts. Attributes will be ignored.")
                continue
            }
            result.append(shownAttributes(attributes))
        }
        return result
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        let found: UICollectionViewLayoutAttributes?
        switch element.category {
        case .cell: found = contains(element.path) ? layout.layoutAttributesForItem(at: element.path) : nil
        case .supplementaryView:
            found = layout.layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
        case .decorationView:
            found = layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
        }
        return found.map(shownAttributes)
    }

    func supplement(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .supplementaryView, kind: kind, path: path))
            ?? (layout as? UICollectionViewFlowLayout)?.emptySupplement(kind, path)
    }

    // MARK: Right to left

    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && (layout.developmentLayoutDirection == .rightToLeft) != isRightToLeft
    }

    /// An area as the layout knows it.
    func layoutRect(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    var mirrorWidth: CGFloat { max(content.width, bounds.width) }

    /// The layout's attributes of an element as it is seen: mirrored where one reads from the right.
    func shownAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let mirrored = attributes.another
        mirrored.center.x = mirrorWidth - attributes.center.x
        return mirrored
    }

    /// The origin of the view that the element lies in.
    func origin(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        layout.host(of: attributes)?.frame.origin ?? .zero
    }

    // MARK: Views

    func view(of element: CollectionElement) -> UICollectionReusableView? {
        element.category == .cell ? live[element.path] : others[element]
    }

    func supplements(_ kind: String) -> [(key: CollectionElement, value: UICollectionReusableView)] {
        arrangeIfNeeded()
        return others.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
            .sorted { $0.key.path < $1.key.path }
    }

    private func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let host: UIView = layout.host(of: attributes) ?? self
        if view.superview !== host { view.removeFromSuperview() }
        let level = attributes.zIndex
        let above = host.subviews.first { other in
            other !== view && (Self.level(of: other) ?? level) > level
        }
        if let above {
            host.insertSubview(view, belowSubview: above)
        } else if let last = host.subviews.last(where: { Self.level(of: $0) != nil && $0 !== view }) {
            host.insertSubview(view, aboveSubview: last)
        } else {
            host.insertSubview(view, at: background != nil && host === self ? 1 : 0)
        }
    }

    /// The level of an element, or of what elements scroll in; nil for other views.
    private static func level(of view: UIView) -> Int? {
        if let scroller = view as? OrthogonalScroller { return scroller.level }
        return (view as? UICollectionReusableView)?.shown?.zIndex
    }

    private func tellOfDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.isFresh = false
        switch element.category {
        case .cell:
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            let path = shownToModel(element.path)
            _ = ask("collectionView:willDisplayCell:forItemAtIndexPath:") {
                $0.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        case .supplementaryView:
            _ = ask("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
                $0.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.path)
            }
        case .decorationView: break
        }
    }

    private func removeUnseen() { for entry in unseen() { retire(entry.view, entry.element) } }

    /// Takes the views out of the maps that nobody sees.
    func unseen() -> [(element: CollectionElement, view: UICollectionReusableView)] {
        let stamp = pass.stamp
        let kept = reorder?.path
        var gone: [(element: CollectionElement, view: UICollectionReusableView)] = []
        for entry in live.entries.reversed() where entry.view.stamp != stamp && entry.path != kept {
            gone.append((.cell(entry.path), entry.view))
        }
        for entry in gone { live[entry.element.path] = nil }
        for (element, view) in others where view.stamp != stamp {
            gone.append((element, view))
            others[element] = nil
        }
        return gone
    }

    func replaceBackground(_ old: UIView?) {
        guard exchangeBackground(old) else { return }
        placeBackground()
        setNeedsLayout()
    }

    private func placeBackground() {
        if let background, background.frame != bounds { background.frame = bounds }
    }

    // MARK: Contents that change their size

    func contentChanged(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !pass.isArranging, let measured = view.measured,
            let shown = view.shown, self.view(of: shown.element) === view
        else { return }
        let wanted = view.preferredLayoutAttributesFitting(shown.another).size
        guard abs(wanted.width - measured.wanted.width) > 0.5 || abs(wanted.height - measured.wanted.height) > 0.5
        else { return }
        view.measured = nil
        setNeedsLayout()
    }

    // MARK: Places

    func path(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        return elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.category == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }
}

extension UIView {
    fileprivate static func withoutAnimation<R>(_ body: () -> R) -> R {
        var result: R!
        performWithoutAnimation { result = body() }
        return result
    }
}
