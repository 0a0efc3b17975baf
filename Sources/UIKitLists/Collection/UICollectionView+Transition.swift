import CoreGraphics
import Foundation
import PorticoTrace

/// A change from one layout to another that follows a finger.
struct CollectionTransition {
    var old: UICollectionViewLayout
    var new: UICollectionViewLayout
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// From one layout to another.
extension UICollectionView {
    func changeLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== layout else {
            completion?(true)
            return
        }
        let old = layout
        new.owner = self
        let isOnTheWay = new is UICollectionViewTransitionLayout || old is UICollectionViewTransitionLayout
        if pass.hasSize, !isOnTheWay {
            old.prepareForTransition(to: new)
            new.prepareForTransition(from: old)
        }
        let isShown = pass.hasSize && bounds.width > 0 && bounds.height > 0 && !data.isStale && data.counts != nil
        let starts = shownAttributesByView
        layout = new
        let context = new.freshContext
        (context.everything, context.counts) = (true, true)
        new.invalidateLayout(with: context)
        (pass.isPrepared, pass.known) = (false, nil)
        guard isShown else {
            release(old)
            setNeedsLayout()
            completion?(true)
            return
        }
        show(new, after: old, starts, animated: animated && window != nil && UIView.areAnimationsEnabled, completion)
    }

    private var shownAttributesByView: [ObjectIdentifier: UICollectionViewLayoutAttributes] {
        var result: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
        for entry in shownElements { result[ObjectIdentifier(entry.view)] = entry.view.shown }
        return result
    }

    private func release(_ old: UICollectionViewLayout) {
        guard old !== layout, old !== transition?.old, old !== transition?.new else { return }
        if old.owner === self { old.owner = nil }
    }

    private func show(
        _ new: UICollectionViewLayout, after old: UICollectionViewLayout,
        _ starts: [ObjectIdentifier: UICollectionViewLayoutAttributes], animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let offset = bounds.origin
        var out: [(element: CollectionElement, view: UICollectionReusableView)] = []
        UIView.performWithoutAnimation {
            for entry in shownElements { entry.view.willTransition(from: old, to: new) }
            prepareLayout()
            settleOffset(new)
            fill(keepingUnseen: true)
            out = unseen()
        }
        let shift = CGPoint(x: bounds.minX - offset.x, y: bounds.minY - offset.y)
        let leaving = out.map { LeavingElement(element: $0.element, view: $0.view) }
        let views = shownElements.map(\.view)
        let finish = { [weak self] in
            guard let self else { return }
            let ids = Set(leaving.map { ObjectIdentifier($0.view) })
            let done = self.leaving.filter { ids.contains(ObjectIdentifier($0.view)) }
            self.leaving.removeAll { ids.contains(ObjectIdentifier($0.view)) }
            for entry in done { self.retire(entry.view, entry.element) }
            for view in views { view.didTransition(from: old, to: new) }
            self.setNeedsLayout()
            completion?(true)
        }
        self.leaving += leaving
        guard animated else {
            UIView.performWithoutAnimation {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            }
            release(old)
            return finish()
        }
        UIView.performWithoutAnimation { setStarts(in: old, known: starts, shift: shift, out: out.map(\.view)) }
        release(old)
        UIView.animate(
            withDuration: ListMeasures.duration, delay: 0, options: [.allowUserInteraction],
            animations: {
                self.setEnds(out)
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            }, completion: { _ in finish() })
    }

    private func settleOffset(_ new: UICollectionViewLayout) {
        let target = new.targetContentOffset(forProposedContentOffset: contentOffset)
        let wanted =
            ask("collectionView:targetContentOffsetForProposedContentOffset:") {
                $0.collectionView(self, targetContentOffsetForProposedContentOffset: target)
            } ?? target
        show(clamped(wanted))
    }

    /// Where everything was in the other layout.
    private func setStarts(
        in old: UICollectionViewLayout, known starts: [ObjectIdentifier: UICollectionViewLayoutAttributes],
        shift: CGPoint, out: [UICollectionReusableView]
    ) {
        for entry in shownElements {
            let was = starts[ObjectIdentifier(entry.view)] ?? old.attributes(entry.element)
            if let was { entry.view.place(was.shifted(by: shift)) } else { entry.view.alpha = 0 }
            entry.view.layoutOwnTreeIfNeeded()
        }
        for view in out { if let was = starts[ObjectIdentifier(view)] { view.place(was.shifted(by: shift)) } }
    }

    private func setEnds(_ out: [(element: CollectionElement, view: UICollectionReusableView)]) {
        for entry in shownElements {
            guard let end = entry.view.shown else { continue }
            entry.view.place(end, origin: origin(of: end))
            // Contents grow along with their cell.
            entry.view.layoutOwnTreeIfNeeded()
        }
        for entry in out {
            if let end = attributes(of: entry.element) {
                entry.view.place(end, origin: origin(of: end))
            } else {
                entry.view.alpha = 0
            }
        }
    }

    // MARK: Interactive

    func beginTransition(to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?)
        -> UICollectionViewTransitionLayout
    {
        if transition != nil {
            FatalException.internalInconsistency.raise(
                "Interactive transition already in progress. End it before starting another one.")
        }
        let old = layout
        let between =
            ask("collectionView:transitionLayoutForOldLayout:newLayout:") {
                $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        transition = CollectionTransition(old: old, new: new, completion: completion)
        new.owner = self
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        changeLayout(between, animated: false, completion: nil)
        arrangeIfNeeded()
        return between
    }

    func endTransition(completed: Bool) {
        guard let done = transition else {
            FatalException.internalInconsistency.raise("the collection is not in an interactive transition")
        }
        let target = completed ? done.new : done.old
        let other = completed ? done.old : done.new
        transition = nil
        changeLayout(target, animated: true) { finished in done.completion?(completed, finished) }
        other.finalizeLayoutTransition()
        release(other)
    }
}

extension UICollectionViewLayout {
    func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    func shifted(by way: CGPoint) -> UICollectionViewLayoutAttributes {
        guard way != .zero else { return self }
        let moved = another
        moved.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        return moved
    }
}
