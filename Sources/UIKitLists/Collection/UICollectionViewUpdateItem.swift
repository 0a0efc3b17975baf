import Foundation

/// One change of a batch, as a layout hears of it. For a whole section the path's item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// An update of nothing, as tests of layouts make them.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    /// Nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// What happens to the item or section.
    open var updateAction: Action { action }
}

extension UICollectionViewUpdateItem {
    convenience init(_ change: ListChange) {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        switch change {
        case .deleteItem(let place): self.init(.delete, before: place.path, after: nil)
        case .insertItem(let place): self.init(.insert, before: nil, after: place.path)
        case .reloadItem(let place): self.init(.reload, before: place.path, after: place.path)
        case .moveItem(let from, let to): self.init(.move, before: from.path, after: to.path)
        case .deleteSection(let index): self.init(.delete, before: section(index), after: nil)
        case .insertSection(let index): self.init(.insert, before: nil, after: section(index))
        case .reloadSection(let index): self.init(.reload, before: section(index), after: section(index))
        case .moveSection(let from, let to): self.init(.move, before: section(from), after: section(to))
        }
    }
}
