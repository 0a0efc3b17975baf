import CoreGraphics
import Foundation

/// Rails: sections that scroll across the collection's own direction. One that scrolls shows other items; nothing else is asked or placed.
///
/// Other bounds of a rail mark the collection for layout, as those of any subview do. `pass.isRailsOnly` says that nobody else has
/// marked it: every `setNeedsLayout()` clears it, and the layout pass does.
///
/// - From: `OrthogonalScroller`, `arrange()`
/// - To: the layout, `settle(_:)`
extension UICollectionView {
    /// Nothing but rails is laid out next.
    var isUnmarked: Bool { pass.isRailsOnly || !layer.needsLayout() }

    /// A rail has scrolled, and nobody wanted anything before. False where more than that has changed or is changing.
    func railScrolled(_ section: Int) -> Bool {
        guard pass.isPrepared, pass.known != nil, !pass.isArranging, reorder == nil, data.counts != nil,
            layer.needsLayout()
        else {
            return false
        }
        if !pass.rails.contains(section) { pass.rails.append(section) }
        pass.isRailsOnly = true
        return true
    }

    /// Shows what the rails that have scrolled have in sight now. False where everything has to be laid out.
    func settleRails() -> Bool {
        guard !pass.rails.isEmpty else { return false }
        let rails = pass.rails
        let isEnough = pass.isRailsOnly && pass.isPrepared && pass.arranged == bounds && !data.isStale
        (pass.rails, pass.isRailsOnly) = ([], false)
        guard isEnough else {
            pass.known = nil
            return false
        }
        pass.isArranging = true
        for section in rails {
            if settleRail(section) { continue }
            // The app has changed something while it was asked.
            pass.isArranging = false
            pass.known = nil
            return false
        }
        pass.isArranging = false
        prefetch()
        return true
    }

    private func settleRail(_ section: Int) -> Bool {
        guard let known = pass.known else { return false }
        let found = shown(layout.railElements(section, in: layoutRect(known.rect)))
        pass.known = (known.rect, known.attributes.replacing(section, by: found, host: layout))
        pass.stamp &+= 1
        let load = data.loads
        for attributes in found where !attributes.isHidden || view(of: attributes.element) != nil {
            _ = settle(attributes)
            if load != data.loads || data.counts == nil || !pass.isPrepared { return false }
        }
        for entry in unseenInRail(section) { retire(entry.view, entry.element) }
        return load == data.loads && pass.isPrepared
    }

    /// Takes the views of a rail out of the maps that its last look hasn't met, as `unseen()` does with all.
    private func unseenInRail(_ section: Int) -> [(element: CollectionElement, view: UICollectionReusableView)] {
        var gone: [(element: CollectionElement, view: UICollectionReusableView)] = []
        for entry in live.entries.reversed() where entry.view.stamp != pass.stamp && entry.path.section == section {
            gone.append((.cell(entry.path), entry.view))
        }
        for entry in gone { live[entry.element.path] = nil }
        for (element, view) in others where view.stamp != pass.stamp && layout.isInRail(element, section) {
            gone.append((element, view))
            others[element] = nil
        }
        return gone
    }
}

extension [UICollectionViewLayoutAttributes] {
    /// Cells by section, then the others by section: what of them lies in a rail is replaced, in its place.
    @MainActor fileprivate func replacing(
        _ section: Int, by found: [UICollectionViewLayoutAttributes], host layout: UICollectionViewLayout
    ) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        result.reserveCapacity(count + found.count)
        var (hasCells, hasOthers) = (false, false)
        func put(cells: Bool) { for one in found where (one.category == .cell) == cells { result.append(one) } }
        for attributes in self {
            let (isCell, path) = (attributes.category == .cell, attributes.indexPath)
            if layout.isInRail(attributes.element, section) { continue }
            if !hasCells, !isCell || path.section > section {
                put(cells: true)
                hasCells = true
            }
            if !hasOthers, !isCell, path.count < 2 || path.section >= section {
                put(cells: false)
                hasOthers = true
            }
            result.append(attributes)
        }
        if !hasCells { put(cells: true) }
        if !hasOthers { put(cells: false) }
        return result
    }
}
