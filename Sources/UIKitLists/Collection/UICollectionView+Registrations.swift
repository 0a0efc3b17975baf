import Foundation
import PorticoTrace

/// What makes a registration another one than all others.
private final class RegistrationIdentity: Sendable {}

extension UICollectionView {
    /// How many cells are being asked for: a registration that is made meanwhile is one too many.
    nonisolated static let requests = AnyThread(0)

    /// A class of cells or a nib, and how one is filled with an item. Made once, used for every cell.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell, which may have shown another item, for its place.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let nib: UINib?
        let handler: Handler
        let isLate: Bool
        private let identity = RegistrationIdentity()
        var identifier: String { "\(ObjectIdentifier(identity))" }

        /// A registration that makes cells of the class `Cell`. Make it once, outside of the cell provider.
        public init(handler: @escaping Handler) { self.init(nil, handler) }
        /// A registration that makes cells from a nib, whose one object is a `Cell`. Make it once, outside of the cell provider.
        public init(cellNib: UINib, handler: @escaping Handler) { self.init(cellNib, handler) }
        private init(_ nib: UINib?, _ handler: @escaping Handler) {
            (self.nib, self.handler, isLate) = (nib, handler, UICollectionView.requests.value > 0)
        }
    }

    /// A class of supplementary views or a nib, and how one is filled.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Fills a supplementary view of a kind for its place.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let nib: UINib?
        let kind: String
        let handler: Handler
        let isLate: Bool
        private let identity = RegistrationIdentity()
        var identifier: String { "\(ObjectIdentifier(identity))" }

        /// A registration that makes views of the class `Supplementary` for a kind. Make it once, outside of the provider.
        public init(elementKind: String, handler: @escaping Handler) { self.init(nil, elementKind, handler) }
        /// A registration that makes views of a kind from a nib. Make it once, outside of the provider.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(supplementaryNib, elementKind, handler)
        }
        private init(_ nib: UINib?, _ kind: String, _ handler: @escaping Handler) {
            (self.nib, self.kind, self.handler, isLate) = (nib, kind, handler, UICollectionView.requests.value > 0)
        }
    }

    /// A cell of the registration's class from the pool or new, filled with `item` unless that is nil.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        if registration.isLate { FatalException.internalInconsistency.raise(Self.lateRegistration("\(registration)")) }
        let identifier = registration.identifier
        if cellSources[identifier] == nil {
            cellSources[identifier] = registration.nib.map { .nib($0) } ?? .type(Cell.self)
        }
        let cell = unsafeDowncast(dequeueCell(identifier, for: indexPath), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view from the pool, or a new one, filled by the registration's handler. Raises an exception for a registration
    /// that was made inside of the provider.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        if registration.isLate { FatalException.internalInconsistency.raise(Self.lateRegistration("\(registration)")) }
        let name = Self.supplementName(registration.kind, registration.identifier)
        if supplementSources[name] == nil {
            supplementSources[name] = registration.nib.map { .nib($0) } ?? .type(Supplementary.self)
        }
        let made = dequeueSupplement(registration.kind, registration.identifier, for: indexPath)
        let view = unsafeDowncast(made, to: Supplementary.self)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    static func lateRegistration(_ registration: String) -> String {
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
            + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent "
            + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations "
            + "should be created up front and reused. Registration: \(registration)"
    }
}
