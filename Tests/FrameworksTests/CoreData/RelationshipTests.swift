import CoreData
import XCTest

/// Relationships to many by the methods that Core Data makes for them.
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

    func testMadeMethodsChangeASet() throws {
        let (context, list) = try pair(ordered: false)
        let items = ["a", "b", "c"].map { make("Item", in: context, ["name": $0]) }
        list._porticoCallAccessor("addItemsObject:", [items[0]])
        XCTAssertTrue(items[0].value(forKey: "list") as? NSManagedObject === list)
        list._porticoCallAccessor("addItems:", [NSSet(array: Array(items[1...]))])
        XCTAssertEqual(names(list), ["a", "b", "c"])
        list._porticoCallAccessor("removeItemsObject:", [items[1]])
        XCTAssertNil(items[1].value(forKey: "list"))
        list._porticoCallAccessor("removeItems:", [NSSet(array: items)])
        XCTAssertEqual(names(list), [])
        list._porticoCallAccessor("addToItems(_:)", [items[2]])
        XCTAssertEqual(names(list), ["c"])
    }

    func testMadeMethodsChangeAnOrder() throws {
        let (context, list) = try pair(ordered: true)
        let items = ["a", "b", "c", "d"].map { make("Item", in: context, ["name": $0]) }
        list._porticoCallAccessor("addItems:", [NSOrderedSet(array: Array(items[..<2]))])
        list._porticoCallAccessor("insertObject:inItemsAtIndex:", [items[2], 0])
        XCTAssertEqual(names(list), ["c", "a", "b"])
        list._porticoCallAccessor("replaceObjectInItemsAtIndex:withObject:", [1, items[3]])
        XCTAssertEqual(names(list), ["c", "d", "b"])
        XCTAssertNil(items[0].value(forKey: "list"))
        list._porticoCallAccessor("removeObjectFromItemsAtIndex:", [0])
        list._porticoCallAccessor("insertItems:atIndexes:", [[items[0], items[2]], IndexSet([0, 2])])
        XCTAssertEqual(names(list), ["a", "d", "c", "b"])
        list._porticoCallAccessor("removeItemsAtIndexes:", [IndexSet([1, 3])])
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
