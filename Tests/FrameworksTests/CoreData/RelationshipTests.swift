import CoreData
import XCTest

/// Relationships to many by the sets that stand for them, which the made methods (`addToItems(_:)`) call.
final class RelationshipTests: CoreDataTestCase, @unchecked Sendable {
    private func pair(ordered: Bool) throws -> (context: NSManagedObjectContext, list: NSManagedObject) {
        let (list, item) = (entity("List"), entity("Item", [attribute("name")]))
        relate(list, "items", many: true, item, "list", manyBack: false, ordered: ordered)
        let model = NSManagedObjectModel()
        model.entities = [list, item]
        let context = try container(model).viewContext
        return (context, make("List", in: context))
    }

    private func names(_ list: NSManagedObject) -> [String] {
        let value = list.value(forKey: "items")
        let objects = (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects ?? []
        let names = objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
        return value is NSOrderedSet ? names : names.sorted()
    }

    func testAnOrderThatStandsForARelationship() throws {
        let (context, list) = try pair(ordered: true)
        let items = ["a", "b", "c", "d"].map { make("Item", in: context, ["name": $0]) }
        let order = list.mutableOrderedSetValue(forKey: "items")
        order.addObjects(from: Array(items[..<2]))
        order.insert(items[2], at: 0)
        XCTAssertEqual(names(list), ["c", "a", "b"])
        order.replaceObject(at: 1, with: items[3])
        XCTAssertEqual(names(list), ["c", "d", "b"])
        XCTAssertNil(items[0].value(forKey: "list"))
        order.removeObject(at: 0)
        order.insert([items[0], items[2]], at: IndexSet([0, 2]))
        XCTAssertEqual(names(list), ["a", "d", "c", "b"])
        order.removeObjects(at: IndexSet([1, 3]))
        XCTAssertEqual(names(list), ["a", "c"])
        order.union(NSOrderedSet(array: items))
        XCTAssertEqual(names(list), ["a", "c", "b", "d"])
        order.exchangeObject(at: 0, withObjectAt: 3)
        order.moveObjects(at: IndexSet([2]), to: 0)
        XCTAssertEqual(names(list), ["b", "d", "c", "a"])
        order.sort(using: [NSSortDescriptor(key: "name", ascending: false)])
        XCTAssertEqual(names(list), ["d", "c", "b", "a"])
        order.minus(NSOrderedSet(array: [items[1], items[3]]))
        order.exchangeObject(at: 0, withObjectAt: 1)
        XCTAssertEqual(names(list), ["a", "c"])
        try context.save()
        context.reset()
        let again = try XCTUnwrap(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "List")).first)
        XCTAssertEqual(names(again), ["a", "c"])
        XCTAssertEqual(again.mutableOrderedSetValue(forKey: "items").count, 2)
    }

    func testASetThatStandsForARelationship() throws {
        let (context, list) = try pair(ordered: false)
        let items = ["a", "b", "c"].map { make("Item", in: context, ["name": $0]) }
        let set = list.mutableSetValue(forKey: "items")
        set.addObjects(from: items)
        XCTAssertEqual(names(list), ["a", "b", "c"])
        set.minus([items[0]])
        XCTAssertTrue(set.contains(items[1]) && !set.contains(items[0]))
        set.removeAllObjects()
        XCTAssertEqual(names(list), [])
        XCTAssertNil(items[1].value(forKey: "list"))
    }
}
