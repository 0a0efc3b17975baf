import CoreGraphics
import Foundation

/// What becomes of elements while an update is shown: the base layout's answers to where they come from and go to.
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

    private var deleted: [String: Set<IndexPath>] = [:]
    private var inserted: [String: Set<IndexPath>] = [:]

    /// Whether the layout takes a view away that isn't a cell, whatever its section does.
    private func isDeleted(_ element: CollectionElement) -> Bool {
        guard element.category != .cell, let kind = element.kind else { return false }
        if let known = deleted[kind] { return known.contains(element.path) }
        let layout = collection.layout
        deleted[kind] = Set(
            element.category == .decorationView
                ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
        return isDeleted(element)
    }

    private func isInserted(_ element: CollectionElement) -> Bool {
        guard element.category != .cell, let kind = element.kind else { return false }
        if let known = inserted[kind] { return known.contains(element.path) }
        let layout = collection.layout
        inserted[kind] = Set(
            element.category == .decorationView
                ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: kind))
        return isInserted(element)
    }

    func newElement(_ element: CollectionElement) -> CollectionElement? {
        guard let plan, element.path.count > 0 else { return element }
        if isDeleted(element) { return nil }
        var result = element
        if followsItem(element) {
            guard plan.reloaded[element.path] == nil, let path = plan.newPath(for: element.path) else { return nil }
            result.path = path
        } else {
            guard element.path.count > 1 else { return element }
            guard plan.newSections.indices.contains(element.path.section),
                let section = plan.newSections[element.path.section], plan.reloadedSections[element.path.section] == nil
            else { return nil }
            result.path.section = section
        }
        return result
    }

    func oldElement(_ element: CollectionElement) -> CollectionElement? {
        guard let plan, element.path.count > 0 else { return element }
        if isInserted(element) { return nil }
        var result = element
        if followsItem(element) {
            guard let path = plan.oldPath(for: element.path), plan.reloaded[path] == nil else { return nil }
            result.path = path
        } else {
            guard element.path.count > 1 else { return element }
            guard plan.oldSections.indices.contains(element.path.section),
                let section = plan.oldSections[element.path.section], plan.reloadedSections[section] == nil
            else { return nil }
            result.path.section = section
        }
        return result
    }

    private func followsItem(_ element: CollectionElement) -> Bool {
        guard element.category != .cell else { return true }
        return element.path.count == 2 && collection.layout.followsItems(element.kind ?? "")
    }

    /// Where it comes from: for a new element, its place, transparent; for another, where it was, if that is known.
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

    /// Where it goes: a deleted element stays and fades, another goes to its new place.
    func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let to = newElement(element), let place = collection.attributes(of: to)?.another { return place }
        guard let was = old[element]?.another else { return nil }
        was.alpha = 0
        before[ObjectIdentifier(was)] = was
        return was
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
