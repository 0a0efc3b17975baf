import CoreData
import UIKit
import XCTest

/// What was saved can be undone as well as what wasn't: the context has changes again, which the next save writes.
final class UndoAfterSaveTests: CoreDataTestCase, @unchecked Sendable {
    /// Runs a test with a context that records, and a way to make one step.
    @MainActor private final class Steps {
        let container: NSPersistentContainer
        let manager = UndoManager()
        var context: NSManagedObjectContext { container.viewContext }

        init(_ container: NSPersistentContainer) {
            self.container = container
            manager.groupsByEvent = false
        }

        func beginRecording() { context.undoManager = manager }

        func step(_ work: () throws -> Void) rethrows {
            manager.beginUndoGrouping()
            try work()
            context.processPendingChanges()
            manager.endUndoGrouping()
        }
    }

    private func stored(_ container: NSPersistentContainer, _ entity: String) throws -> [String] {
        try names(entity, in: container.newBackgroundContext())
    }

    func testAChangeIsUndoneAfterItWasSaved() throws {
        try MainActor.assumeIsolated {
            let steps = Steps(try container(model(), at: file()))
            let context = steps.context
            let ann = make("Owner", in: context, ["name": "Ann"])
            try context.save()
            steps.beginRecording()
            steps.step { ann.setValue("Anna", forKey: "name") }
            try context.save()
            steps.step { ann.setValue("Annie", forKey: "name") }
            XCTAssertTrue(steps.manager.canUndo, "saving forgets nothing")
            context.undo()
            XCTAssertEqual(ann.value(forKey: "name") as? String, "Anna")
            XCTAssertFalse(context.hasChanges, "that is what the store has")
            context.undo()
            XCTAssertEqual(ann.value(forKey: "name") as? String, "Ann")
            XCTAssertEqual(context.updatedObjects, [ann])
            XCTAssertEqual(ann.changedValues() as? [String: String], ["name": "Ann"])
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), ["Ann"])
            context.redo()
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), ["Anna"])
        }
    }

    func testAnInsertionIsUndoneAfterItWasSaved() throws {
        try MainActor.assumeIsolated {
            let steps = Steps(try container(model(), at: file()))
            let context = steps.context
            steps.beginRecording()
            var made: NSManagedObject?
            steps.step { made = make("Owner", in: context, ["name": "Ann"]) }
            try context.save()
            let ann = try XCTUnwrap(made)
            context.undo()
            XCTAssertTrue(ann.isDeleted)
            XCTAssertEqual(context.deletedObjects, [ann])
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), [])
            context.redo()
            XCTAssertTrue(ann.isInserted)
            XCTAssertEqual(ann.value(forKey: "name") as? String, "Ann")
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), ["Ann"])
        }
    }

    func testADeletionIsUndoneAfterItWasSaved() throws {
        try MainActor.assumeIsolated {
            let steps = Steps(try container(model(), at: file()))
            let context = steps.context
            let made = make("Owner", in: context, ["name": "Ann"])
            make("Pet", in: context, ["name": "Rex", "owner": made])
            let tag = make("Tag", in: context, ["name": "old"])
            made.mutableSetValue(forKey: "tags").add(tag)
            try context.save()
            steps.beginRecording()
            context.reset()
            let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
            let ann = try XCTUnwrap(context.fetch(request).first)
            let name = ann.objectID
            steps.step { context.delete(ann) }
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Pet"), [], "its pets go with it")
            context.undo()
            XCTAssertTrue(ann.isInserted)
            XCTAssertEqual(ann.objectID, name)
            XCTAssertTrue(context.registeredObject(for: name) === ann)
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), ["Ann"])
            let other = steps.container.newBackgroundContext()
            XCTAssertEqual(try names("Pet", in: other, "owner.name == 'Ann'"), ["Rex"])
            XCTAssertEqual(try names("Tag", in: other, "ANY owners.name == 'Ann'"), ["old"])
            context.redo()
            try context.save()
            XCTAssertEqual(try stored(steps.container, "Owner"), [])
            XCTAssertEqual(try stored(steps.container, "Pet"), [])
            XCTAssertEqual(try stored(steps.container, "Tag"), ["old"])
        }
    }

    func testADeletionInAChildIsUndoneBeforeTheParentSaves() throws {
        try MainActor.assumeIsolated {
            let container = try container(model())
            make("Owner", in: container.viewContext, ["name": "Ann"])
            try container.viewContext.save()
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            child.parent = container.viewContext
            let manager = UndoManager()
            manager.groupsByEvent = false
            child.undoManager = manager
            let ann = try XCTUnwrap(child.fetch(NSFetchRequest<NSManagedObject>(entityName: "Owner")).first)
            manager.beginUndoGrouping()
            child.delete(ann)
            child.processPendingChanges()
            manager.endUndoGrouping()
            try child.save()
            XCTAssertEqual(container.viewContext.deletedObjects.count, 1)
            child.undo()
            try child.save()
            XCTAssertEqual(container.viewContext.deletedObjects.count, 0)
            try container.viewContext.save()
            XCTAssertEqual(try stored(container, "Owner"), ["Ann"])
        }
    }
}
