import CoreData
import XCTest

/// Contexts: parents, merging, conflicts, constraints, and what observers hear.
final class ContextTests: CoreDataTestCase, @unchecked Sendable {
    private func background(_ container: NSPersistentContainer) -> NSManagedObjectContext {
        container.newBackgroundContext()
    }

    func testAChildSavesIntoItsParentAlone() throws {
        let container = try container(model())
        let parent = container.viewContext
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let ann = make("Owner", in: child, ["name": "Ann"])
        make("Pet", in: child, ["name": "Rex", "owner": ann])
        try child.save()
        XCTAssertFalse(child.hasChanges)
        XCTAssertTrue(parent.hasChanges)
        XCTAssertEqual(try names("Pet", in: background(container)), [])
        try parent.save()
        XCTAssertEqual(try names("Pet", in: background(container), "owner.name == 'Ann'"), ["Rex"])
        // The child's object is still the one that the parent saved.
        ann.setValue("Anna", forKey: "name")
        try child.save()
        try parent.save()
        XCTAssertEqual(try names("Owner", in: background(container)), ["Anna"])
        child.delete(ann)
        try child.save()
        try parent.save()
        XCTAssertEqual(try names("Pet", in: background(container)), [])
    }

    func testWhatOthersSaveIsMerged() throws {
        let container = try container(model(), at: file())
        let main = container.viewContext
        let ann = make("Owner", in: main, ["name": "Ann"])
        try main.save()
        XCTAssertEqual((ann.value(forKey: "pets") as? NSSet)?.count, 0)
        let other = background(container)
        nonisolated(unsafe) var saved: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { saved = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        try other.performAndWait {
            let mine = try other.existingObject(with: ann.objectID)
            mine.setValue("Anna", forKey: "name")
            make("Pet", in: other, ["name": "Rex", "owner": mine])
            try other.save()
        }
        XCTAssertEqual(ann.value(forKey: "name") as? String, "Ann")
        ann.setValue(30, forKey: "age")
        main.mergeChanges(fromContextDidSave: try XCTUnwrap(saved))
        XCTAssertEqual(ann.value(forKey: "name") as? String, "Anna")
        XCTAssertEqual(ann.value(forKey: "age") as? Int, 30, "what was changed here stays")
        XCTAssertEqual((ann.value(forKey: "pets") as? NSSet)?.count, 1)
        try main.save()
    }

    func testChangesComeByThemselves() throws {
        let container = try container(model())
        container.viewContext.automaticallyMergesChangesFromParent = true
        let ann = make("Owner", in: container.viewContext, ["name": "Ann"])
        try container.viewContext.save()
        let merged = expectation(
            forNotification: .NSManagedObjectContextDidMergeChangesObjectIDs, object: container.viewContext)
        let other = background(container)
        try other.performAndWait {
            try other.existingObject(with: ann.objectID).setValue("Anna", forKey: "name")
            try other.save()
        }
        wait(for: [merged], timeout: 10)
        XCTAssertEqual(ann.value(forKey: "name") as? String, "Anna")
    }

    private func conflict(_ policy: NSMergePolicy) throws -> (error: Int?, name: String, age: Int) {
        let container = try container(model())
        let (first, second) = (container.viewContext, background(container))
        let ann = make("Owner", in: first, ["name": "Ann", "age": 20])
        try first.save()
        try second.performAndWait {
            let mine = try second.existingObject(with: ann.objectID)
            mine.setValue("Other", forKey: "name")
            mine.setValue(21, forKey: "age")
            try second.save()
        }
        first.mergePolicy = policy
        ann.setValue("Mine", forKey: "name")
        let error = code { try first.save() }
        let fresh = background(container)
        return try fresh.performAndWait {
            let found = try fresh.existingObject(with: ann.objectID)
            return (error, found.value(forKey: "name") as! String, (found.value(forKey: "age") as! NSNumber).intValue)
        }
    }

    func testPoliciesResolveConflicts() throws {
        let error = try conflict(.error)
        XCTAssertEqual(error.error, NSManagedObjectMergeError)
        XCTAssertEqual(error.name, "Other")
        let object = try conflict(.mergeByPropertyObjectTrump)
        XCTAssertEqual([object.name, "\(object.age)"], ["Mine", "21"])
        let store = try conflict(.mergeByPropertyStoreTrump)
        XCTAssertEqual([store.name, "\(store.age)"], ["Other", "21"])
        let overwrite = try conflict(.overwrite)
        XCTAssertEqual([overwrite.name, "\(overwrite.age)"], ["Mine", "20"])
        let rollback = try conflict(.rollback)
        XCTAssertEqual([rollback.name, "\(rollback.age)"], ["Other", "21"])
        XCTAssertNil(object.error ?? store.error ?? overwrite.error ?? rollback.error)
    }

    func testAConstraintLetsOneObjectStand() throws {
        let model = model()
        model.entitiesByName["Owner"]?.uniquenessConstraints = [["name"]]
        let container = try container(model)
        let context = container.viewContext
        let first = make("Owner", in: context, ["name": "Ann", "age": 1])
        try context.save()
        make("Owner", in: context, ["name": "Ann", "age": 2])
        XCTAssertEqual(code { try context.save() }, NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try context.save()
        XCTAssertEqual(try names("Owner", in: context), ["Ann"])
        XCTAssertEqual(first.value(forKey: "age") as? Int, 2)
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        make("Owner", in: context, ["name": "Ann", "age": 3])
        try context.save()
        XCTAssertEqual(first.value(forKey: "age") as? Int, 2)
        XCTAssertEqual(try names("Owner", in: background(container)), ["Ann"])
    }

    func testAConstraintComparesTheBytesOfIdentifiersAndData() throws {
        for (type, values) in [
            (NSAttributeType.UUIDAttributeType, [UUID(), UUID(), UUID()] as [Any]),
            (.binaryDataAttributeType, [Data([1, 2]), Data([1, 3]), Data([2, 2])]),
        ] {
            let model = NSManagedObjectModel()
            model.entities = [entity("Thing", [attribute("name"), attribute("key", type)])]
            model.entities[0].uniquenessConstraints = [["key"]]
            let context = try container(model).viewContext
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            for (name, value) in zip(["a", "b", "c"], values) {
                make("Thing", in: context, ["name": name, "key": value])
            }
            try context.save()
            XCTAssertEqual(try names("Thing", in: context), ["a", "b", "c"])
            make("Thing", in: context, ["name": "d", "key": values[2]])
            try context.save()
            XCTAssertEqual(try names("Thing", in: context), ["a", "b", "d"], "the same bytes are still alike")
        }
    }

    func testObserversHearInOrder() throws {
        let context = try container(model()).viewContext
        nonisolated(unsafe) var heard: [String] = []
        var tokens: [any NSObjectProtocol] = []
        for (name, word) in [
            (NSNotification.Name.NSManagedObjectContextObjectsDidChange, "changed"),
            (.NSManagedObjectContextWillSave, "will"), (.NSManagedObjectContextDidSave, "did"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                    let keys = (note.userInfo ?? [:]).filter { ($0.value as? Set<NSManagedObject>)?.isEmpty == false }
                    heard.append(([word] + keys.keys.map { "\($0)" }.sorted()).joined(separator: " "))
                })
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let ann = make("Owner", in: context, ["name": "Ann"])
        XCTAssertEqual(heard, [])
        try context.save()
        XCTAssertEqual(heard, ["changed inserted", "will", "did inserted"])
        heard = []
        ann.setValue("Anna", forKey: "name")
        context.processPendingChanges()
        context.delete(ann)
        try context.save()
        XCTAssertEqual(heard, ["changed updated", "changed deleted", "will", "did deleted"])
    }

    func testWhatAContextKeepsIsKept() throws {
        let context = try container(model()).viewContext
        // DEV-1113: both are kept.
        XCTAssertTrue(context.propagatesDeletesAtEndOfEvent)
        context.stalenessInterval = 5
        XCTAssertEqual(context.stalenessInterval, 5)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
        // DEV-1114.
        request.fetchBatchSize = 20
        make("Owner", in: context, ["name": "Ann"])
        XCTAssertEqual(try context.fetch(request).count, 1)
    }

    func testAsynchronousWorkGivesWhatTheBlockGives() async throws {
        let container = try container(model())
        let name = try await container.performBackgroundTask { context in
            let ann = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: context)
            ann.setValue("Ann", forKey: "name")
            try context.save()
            return ann.value(forKey: "name") as? String
        }
        XCTAssertEqual(name, "Ann")
        let context = container.newBackgroundContext()
        do {
            try await context.perform { throw CocoaError(.userCancelled) }
            XCTFail("the block's error has to come out")
        } catch { XCTAssertEqual((error as? CocoaError)?.code, .userCancelled) }
    }
}
