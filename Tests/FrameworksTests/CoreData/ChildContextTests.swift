import CoreData
import XCTest

/// What a child's save makes of its parent where the parent hasn't read the objects' relationships.
final class ChildContextTests: CoreDataTestCase, @unchecked Sendable {
    private func child(of parent: NSManagedObjectContext) -> NSManagedObjectContext {
        let made = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        made.parent = parent
        return made
    }

    private func find(_ entity: String, _ name: String, in context: NSManagedObjectContext) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: "name == %@", name)
        return try XCTUnwrap(context.fetch(request).first)
    }

    func testADeletionDoesNotReachWhatHadLeftTheObjectBefore() throws {
        let parent = try container(model()).viewContext
        let (ann, ben) = (make("Owner", in: parent, ["name": "Ann"]), make("Owner", in: parent, ["name": "Ben"]))
        make("Pet", in: parent, ["name": "Rex", "owner": ann])
        make("Pet", in: parent, ["name": "Tom", "owner": ann])
        make("Pet", in: parent, ["name": "Kim", "owner": ann])
        try parent.save()
        let child = child(of: parent)
        try find("Pet", "Rex", in: child).setValue(child.object(with: ben.objectID), forKey: "owner")
        try find("Pet", "Tom", in: child).setValue(nil, forKey: "owner")
        child.delete(child.object(with: ann.objectID))
        try child.save()
        XCTAssertEqual(try names("Pet", in: parent), ["Rex", "Tom"], "only what Ann still had goes with her")
        try parent.save()
        parent.reset()
        XCTAssertEqual(try names("Pet", in: parent, "owner.name == 'Ben'"), ["Rex"])
        XCTAssertEqual(try names("Pet", in: parent), ["Rex", "Tom"])
    }

    func testARelationshipThatAChildEmptiesIsEmptyInTheStore() throws {
        let parent = try container(model(), at: file()).viewContext
        let ann = make("Owner", in: parent, ["name": "Ann"])
        let tag = make("Tag", in: parent, ["name": "loud"])
        ann.mutableSetValue(forKey: "tags").add(tag)
        try parent.save()
        parent.reset()
        let child = child(of: parent)
        let (owner, loud) = (try find("Owner", "Ann", in: child), try find("Tag", "loud", in: child))
        owner.mutableSetValue(forKey: "tags").remove(loud)
        try child.save()
        try parent.save()
        parent.reset()
        XCTAssertEqual((try find("Owner", "Ann", in: parent).value(forKey: "tags") as? NSSet)?.count, 0)
        XCTAssertEqual((try find("Tag", "loud", in: parent).value(forKey: "owners") as? NSSet)?.count, 0)
    }

    func testARefreshKeepsARelationshipThatAChildHasEmptied() throws {
        let parent = try container(model(), at: file()).viewContext
        let ann = make("Owner", in: parent, ["name": "Ann"])
        make("Pet", in: parent, ["name": "Rex", "owner": ann])
        try parent.save()
        parent.reset()
        let child = child(of: parent)
        child.delete(try find("Pet", "Rex", in: child))
        try child.save()
        let owner = try find("Owner", "Ann", in: parent)
        parent.refresh(owner, mergeChanges: true)
        XCTAssertEqual((owner.value(forKey: "pets") as? NSSet)?.count, 0)
        XCTAssertEqual(try names("Pet", in: parent), [])
    }
}
