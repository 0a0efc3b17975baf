import CoreGraphics
import Foundation

/// The places that elements come from and go to while an update is shown: the base layout's answers.
///
/// - From: `CollectionMotion`
/// - To: `UICollectionViewLayout`
@MainActor final class CollectionChange {
    private let collection: UICollectionView
    /// Nil: no data changed.
    private let plan: ListUpdatePlan?
    private let old: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Answers where items were that weren't in sight; nil where the layout doesn't keep that.
    private let oldPlaces: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
    /// Answers that speak of places before the update: they move with the content's offset.
    private(set) var before: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]

    init(
        _ collection: UICollectionView, _ plan: ListUpdatePlan?,
        _ old: [CollectionElement: UICollectionViewLayoutAttributes],
        _ oldPlaces: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
    ) { (self.collection, self.plan, self.old, self.oldPlaces) = (collection, plan, old, oldPlaces) }

    private let deleted = KindPaths()
    private let inserted = KindPaths()

    /// Whether the layout takes a view away that isn't a cell, whatever its section does.
    private func isDeleted(_ element: CollectionElement) -> Bool {
        deleted.contains(element) { [layout = collection.layout] isDecoration, kind in
            isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        }
    }

    private func isInserted(_ element: CollectionElement) -> Bool {
        inserted.contains(element) { [layout = collection.layout] isDecoration, kind in
            isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        }
    }

    /// The element after the update; nil for one that goes.
    func newElement(_ element: CollectionElement) -> CollectionElement? {
        guard let plan, element.path.count > 0 else { return element }
        if isDeleted(element) { return nil }
        return moved(element) {
            plan.reloaded[$0] == nil ? plan.newPath(for: $0) : nil
        } section: { old in
            guard plan.newSections.indices.contains(old), plan.reloadedSections[old] == nil else { return nil }
            return plan.newSections[old]
        }
    }

    /// The element before the update; nil for one that comes.
    func oldElement(_ element: CollectionElement) -> CollectionElement? {
        guard let plan, element.path.count > 0 else { return element }
        if isInserted(element) { return nil }
        return moved(element) { new in
            plan.oldPath(for: new).flatMap { plan.reloaded[$0] == nil ? $0 : nil }
        } section: { new in
            guard plan.oldSections.indices.contains(new), let old = plan.oldSections[new] else { return nil }
            return plan.reloadedSections[old] == nil ? old : nil
        }
    }

    /// An element at the place that its item or its section has in the other state; nil where there is none. Elements of the whole
    /// collection stay.
    private func moved(
        _ element: CollectionElement, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) -> CollectionElement? {
        var result = element
        if followsItem(element) {
            guard let path = path(element.path) else { return nil }
            result.path = path
        } else {
            guard element.path.count > 1 else { return element }
            guard let section = section(element.path.section) else { return nil }
            result.path.section = section
        }
        return result
    }

    private func followsItem(_ element: CollectionElement) -> Bool {
        guard element.category != .cell else { return true }
        return element.path.count == 2 && collection.layout.followsItems(element.kind ?? "")
    }

    /// The place it comes from: for a new element, its own, transparent; for another, the one that it had, if that is known.
    func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let from = oldElement(element) else {
            guard let place = collection.attributes(of: element)?.another else { return nil }
            place.alpha = 0
            return place
        }
        let unseen = from.category == .cell && from.path.count == 2 ? oldPlaces?(from.path) : nil
        guard let was = old[from]?.another ?? unseen else { return nil }
        was.indexPath = element.path
        before[ObjectIdentifier(was)] = was
        return was
    }

    /// The place it goes to: a deleted element stays and fades, another goes to its new place.
    func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let to = newElement(element), let place = collection.attributes(of: to)?.another { return place }
        guard let was = old[element]?.another else { return nil }
        was.alpha = 0
        before[ObjectIdentifier(was)] = was
        return was
    }
}

/// The places at which a layout takes away or brings views that aren't cells, by their kinds. The layout is asked once a kind.
@MainActor private final class KindPaths {
    private var known: [String: Set<IndexPath>] = [:]

    /// `ask` is given whether the kind is one of decorations, and the kind.
    func contains(_ element: CollectionElement, ask: (Bool, String) -> [IndexPath]) -> Bool {
        guard element.category != .cell, let kind = element.kind else { return false }
        if let paths = known[kind] { return paths.contains(element.path) }
        let paths = Set(ask(element.category == .decorationView, kind))
        known[kind] = paths
        return paths.contains(element.path)
    }
}

extension UICollectionViewLayout {
    func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind ?? "", at: element.path)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind ?? "", at: element.path)
        }
    }

    func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind ?? "", at: element.path)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind ?? "", at: element.path)
        }
    }
}
