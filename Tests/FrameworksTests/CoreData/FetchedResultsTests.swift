import CoreData
import UIKit
import XCTest

/// Controllers of results: what a diffable data source gets, and the two faces of one controller.
final class FetchedResultsTests: CoreDataTestCase, @unchecked Sendable {
    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var sections: [[String]] = []
        var controllers: [NSObject] = []
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            controllers.append(controller)
            sections.append(
                snapshot.sectionIdentifiers.map {
                    "\($0) \(snapshot.numberOfItems(inSection: $0))"
                })
            XCTAssertTrue(snapshot.itemIdentifiers.allSatisfy { $0 is NSManagedObjectID })
        }
    }

    func testASnapshotHasSectionsAndNames() throws {
        let context = try container(model()).viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
        request.sortDescriptors = [
            NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
        ]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        let listener = Listener()
        results.delegate = listener
        try results.performFetch()
        let ann = make("Owner", in: context, ["name": "Ann", "age": 1])
        make("Owner", in: context, ["name": "Ben", "age": 2])
        context.processPendingChanges()
        ann.setValue(2, forKey: "age")
        context.processPendingChanges()
        XCTAssertEqual(listener.sections, [[], ["1 1", "2 1"], ["2 2"]], "the first one is what was found")
        // DEV-1116: equal, though Swift has two classes for them.
        XCTAssertTrue(listener.controllers.allSatisfy { $0 == results })
        XCTAssertEqual(results.indexPath(forObject: ann), IndexPath(row: 0, section: 0))
    }

    func testALimitHolds() throws {
        let context = try container(model()).viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchLimit = 2
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try results.performFetch()
        for name in ["c", "b", "a"] { make("Owner", in: context, ["name": name]) }
        context.processPendingChanges()
        XCTAssertEqual(results.fetchedObjects?.map { $0.value(forKey: "name") as? String }, ["a", "b"])
    }
}
