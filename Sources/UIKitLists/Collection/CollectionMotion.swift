import CoreGraphics
import Foundation
import PorticoTrace

/// Shows a batch: what stays slides, what is new comes in, what is gone goes out, each from and to where the layout says.
///
/// - From: `UICollectionView+Batch`
/// - To: `UICollectionViewLayout`, `UIView.animate`
@MainActor final class CollectionMotion {
    private typealias Entry = (element: CollectionElement, view: UICollectionReusableView)

    private let collection: UICollectionView
    private let oldOffset: CGPoint
    private let oldElements: [Entry]
    private let oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Answers where items were that weren't in sight.
    private let oldPlaces: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
    private var layout: UICollectionViewLayout { collection.layout }
    private var starts: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    private var isAsked: Set<ObjectIdentifier> = []

    /// Made before anything changes.
    init(of collection: UICollectionView) {
        self.collection = collection
        oldOffset = collection.bounds.origin
        oldElements = collection.shownElements
        var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in collection.pass.known?.attributes ?? [] { known[attributes.element] = attributes }
        for entry in oldElements { if let shown = entry.view.shown { known[entry.element] = shown.another } }
        oldAttributes = known
        oldPlaces = collection.layout.keepPlaces()
    }

    func run(_ plan: ListUpdatePlan, _ done: ListBatch, completion: @escaping () -> Void) {
        let change = CollectionChange(collection, plan, oldAttributes, oldPlaces)
        var gone: [Entry] = []
        var out: [Entry] = []
        let used = layout
        UIView.performWithoutAnimation {
            used.willUpdate(plan)
            used.change = change
            // Cells have their new paths before anybody is asked or told: a new content size scrolls, and who hears of that may come
            // with a batch of its own.
            gone = takeAway(plan, change)
            let again = done.reconfigured.compactMap { plan.newPath(for: $0).flatMap { collection.live[$0] } }
            collection.prepareLayout()
            used.prepare(forCollectionViewUpdates: done.updates.map { UICollectionViewUpdateItem($0.change) })
            for entry in gone { resign(entry.view) }
            for cell in again { reconfigure(cell) }
            collection.fill(keepingUnseen: true)
            askStarts()
        }
        let leavers =
            gone
            + oldElements.compactMap { entry in
                // Also those that are only moved are asked about.
                gone.contains { $0.view === entry.view } ? nil : entry
            }
        var ends: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
        for entry in leavers { ends[ObjectIdentifier(entry.view)] = used.finalAttributes(entry.element) }
        UIView.performWithoutAnimation {
            settleOffset()
            collection.fill(keepingUnseen: true)
            askStarts()
            out = collection.unseen()
        }
        animate(change, in: used, gone: gone, out: out, ends: ends, completion: completion)
    }

    /// Views of what is gone, out of the maps; the others get their new places.
    private func takeAway(_ plan: ListUpdatePlan, _ change: CollectionChange) -> [Entry] {
        var gone: [Entry] = []
        let lost = collection.live.move { path in change.newElement(.cell(path))?.path }
        for entry in lost { gone.append((.cell(entry.path), entry.view)) }
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        for (element, view) in collection.others {
            if let new = change.newElement(element) { kept[new] = view } else { gone.append((element, view)) }
        }
        collection.others = kept
        return gone
    }

    static let refusedText = "The first responder contained inside of a deleted section or item refused to resign."

    private func resign(_ view: UIView) {
        guard let field = FirstResponder.current as? UIView, field.isDescendant(of: view) else { return }
        field.resignFirstResponder()
        guard FirstResponder.current === field else { return }
        FatalException.internalInconsistency.raise(Self.refusedText)
    }

    /// The same object, asked for again.
    private func reconfigure(_ cell: UICollectionViewCell) {
        guard let asked = collection.live.path(of: cell), let attributes = collection.attributes(of: .cell(asked))
        else { return }
        let made = collection.askCell(attributes, again: cell)
        made.measured = nil
        guard made !== cell else { return }
        // The app may have changed the list while it was asked.
        guard let path = collection.live.path(of: cell) else { return collection.putBack(made, .cell(asked)) }
        collection.live[path] = made
        made.show(attributes, origin: collection.origin(of: attributes))
        cell.superview?.insertSubview(made, belowSubview: cell)
        collection.retire(cell, .cell(path))
    }

    private func askStarts() {
        for entry in collection.shownElements where isAsked.insert(ObjectIdentifier(entry.view)).inserted {
            starts[ObjectIdentifier(entry.view)] = layout.initialAttributes(entry.element)
        }
    }

    /// Asked once, for where content stands that is within its limits already.
    private func settleOffset() {
        let proposed = collection.contentOffset
        let target = layout.targetContentOffset(forProposedContentOffset: proposed)
        let wanted =
            collection.ask("collectionView:targetContentOffsetForProposedContentOffset:") {
                $0.collectionView(self.collection, targetContentOffsetForProposedContentOffset: target)
            } ?? target
        guard wanted != proposed else { return }
        if collection.drag != nil || collection.motion != nil {
            collection.shiftContent(by: wanted.y - proposed.y)
            collection.show(CGPoint(x: wanted.x, y: collection.contentOffset.y))
        } else {
            collection.show(collection.clamped(wanted))
        }
    }

    // MARK: Moving

    private func animate(
        _ change: CollectionChange, in used: UICollectionViewLayout, gone: [Entry], out: [Entry],
        ends: [ObjectIdentifier: UICollectionViewLayoutAttributes], completion: @escaping () -> Void
    ) {
        let collection = collection
        let leavers = gone + out
        let leaving = leavers.map { LeavingElement(element: $0.element, view: $0.view) }
        guard UIView.areAnimationsEnabled, collection.window != nil else {
            UIView.performWithoutAnimation { used.finalizeCollectionViewUpdates() }
            used.change = nil
            for entry in leaving { collection.retire(entry.view, entry.element) }
            collection.setNeedsLayout()
            return completion()
        }
        let shift = CGPoint(x: collection.bounds.minX - oldOffset.x, y: collection.bounds.minY - oldOffset.y)
        UIView.performWithoutAnimation {
            setStarts(change, shift)
            for entry in leavers {
                if let shown = entry.view.shown {
                    entry.view.place(moved(shown, shift), origin: collection.origin(of: shown))
                }
            }
            for entry in gone { sendBack(entry.view) }
        }
        collection.leaving += leaving
        let ids = Set(leaving.map { ObjectIdentifier($0.view) })
        UIView.animate(
            withDuration: ListMeasures.duration, delay: 0, options: [.allowUserInteraction],
            animations: {
                for entry in collection.shownElements {
                    guard let end = entry.view.shown else { continue }
                    entry.view.place(end, origin: collection.origin(of: end))
                    // Contents grow along with their cell.
                    entry.view.layoutOwnTreeIfNeeded()
                }
                for entry in leavers {
                    guard let end = ends[ObjectIdentifier(entry.view)] else { continue }
                    let isOld = change.before[ObjectIdentifier(end)] != nil
                    entry.view.place(isOld ? self.moved(end, shift) : end, origin: collection.origin(of: end))
                    entry.view.layoutOwnTreeIfNeeded()
                }
                used.finalizeCollectionViewUpdates()
                used.change = nil
            },
            completion: { [weak collection] _ in
                guard let collection else { return }
                let done = collection.leaving.filter { ids.contains(ObjectIdentifier($0.view)) }
                collection.leaving.removeAll { ids.contains(ObjectIdentifier($0.view)) }
                for entry in done { collection.retire(entry.view, entry.element) }
                collection.setNeedsLayout()
                completion()
            })
    }

    private func setStarts(_ change: CollectionChange, _ shift: CGPoint) {
        for entry in collection.shownElements {
            guard let start = starts[ObjectIdentifier(entry.view)] else { continue }
            let isOld = change.before[ObjectIdentifier(start)] != nil
            entry.view.place(isOld ? moved(start, shift) : start, origin: collection.origin(of: start))
            entry.view.layoutOwnTreeIfNeeded()
        }
    }

    private func moved(_ attributes: UICollectionViewLayoutAttributes, _ shift: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        guard shift != .zero else { return attributes }
        let moved = attributes.another
        moved.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
        return moved
    }

    /// What goes lies below what comes.
    private func sendBack(_ view: UIView) {
        guard let host = view.superview else { return }
        host.insertSubview(view, at: host === collection && collection.background != nil ? 1 : 0)
    }
}

extension UICollectionView {
    /// Everything that has a view, cells first.
    var shownElements: [(element: CollectionElement, view: UICollectionReusableView)] {
        var result: [(element: CollectionElement, view: UICollectionReusableView)] = []
        for entry in live.entries { result.append((.cell(entry.path), entry.view)) }
        for (element, view) in others.sorted(by: { $0.key.path < $1.key.path }) { result.append((element, view)) }
        return result
    }
}
