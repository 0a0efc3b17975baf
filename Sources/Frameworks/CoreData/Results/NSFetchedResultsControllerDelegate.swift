import Foundation
import UIKit

/// What happened to an object or a section of a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It came.
    case insert = 1
    /// It went.
    case delete
    /// It has another place.
    case move
    /// It was changed where it is.
    case update
}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    /// What its objects have in common.
    var name: String { get }
    /// Its title in the index.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// Its objects.
    var objects: [Any]? { get }
}

/// Hears how a controller's results change: first that they will, then sections, then objects, then that they have. Places from which
/// something goes are those of before, places to which something comes those of after.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Results are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// An object came, went, moved or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Results have changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Results have changed: all of them, for a diffable data source.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// Results have changed: what the changes are, where there is one section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    /// A section's title in the index; its first letter by default.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

// What delegates without a method do: nothing. A subclass's is called, though its conformance knows nothing of it.
extension NSFetchedResultsControllerDelegate {
    /// Stands for a delegate without the method.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        _porticoForward(self, "controllerWillChangeContent:", [controller])
    }
    /// Stands for a delegate without the method.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        _porticoForward(
            self, "controller:didChangeSection:atIndex:forChangeType:", [controller, sectionInfo, sectionIndex, type])
    }
    /// Stands for a delegate without the method.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        _porticoForward(
            self, "controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:",
            [controller, anObject, indexPath, type, newIndexPath])
    }
    /// Stands for a delegate without the method.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        _porticoForward(self, "controllerDidChangeContent:", [controller])
    }
    /// Stands for a delegate without the method.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { _porticoForward(self, "controller:didChangeContentWithSnapshot:", [controller, snapshot]) }
    /// Stands for a delegate without the method.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
    /// Stands for a delegate without the method.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { ResultsCore.indexTitle(sectionName) }
}
