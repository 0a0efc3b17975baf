import XCTest

@testable import CoreData

/// How objects keep values and contexts keep objects: what of it an app can see, and the tables that it lies in.
final class ObjectStateTests: CoreDataTestCase, @unchecked Sendable {
    func testNumbersAreNumbersHoweverTheyAreGiven() throws {
        let entity = entity(
            "Owner",
            [
                attribute("small", .integer16AttributeType), attribute("large", .integer64AttributeType),
                attribute("real", .doubleAttributeType), attribute("flag", .booleanAttributeType),
                attribute("name"),
            ])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = try container(model, at: file()).viewContext
        let object = make(
            "Owner", in: context,
            ["small": Int16(7), "large": Int64.max, "real": 2.5, "flag": true, "name": "a rather long name"])
        for _ in 0..<2 {
            XCTAssertEqual(object.value(forKey: "small") as? NSNumber, 7)
            XCTAssertEqual(object.value(forKey: "small") as? Int16, 7)
            XCTAssertEqual(object.value(forKey: "large") as? NSNumber, NSNumber(value: Int64.max))
            XCTAssertEqual(object.value(forKey: "real") as? Double, 2.5)
            XCTAssertEqual(object.value(forKey: "flag") as? Bool, true)
            XCTAssertEqual(object.value(forKey: "name") as? String, "a rather long name")
            try context.save()
            context.refresh(object, mergeChanges: false)
        }
        object.setValue(Int64(7), forKey: "small")
        object.setValue(NSNumber(value: 2.5), forKey: "real")
        object.setValue(1, forKey: "flag")
        XCTAssertEqual(object.changedValues().count, 0, "the same numbers of other types are no change")
        object.setValue(NSNull(), forKey: "name")
        XCTAssertEqual(object.changedValues().keys.sorted(), ["name"])
        XCTAssertTrue(object.changedValues()["name"] is NSNull)
        XCTAssertEqual(object.committedValues(forKeys: ["large"])["large"] as? Int64, Int64.max)
    }

    func testANewObjectsEventBeginsWithItsDefaults() throws {
        let context = try container(model()).viewContext
        let owner = make("Owner", in: context, ["name": "Ann", "age": 30])
        let changed = owner.changedValuesForCurrentEvent()
        XCTAssertEqual(changed["age"] as? Int, 18)
        XCTAssertTrue(changed["name"] is NSNull)
        context.processPendingChanges()
        XCTAssertEqual(owner.changedValuesForCurrentEvent().count, 0)
        owner.setValue(31, forKey: "age")
        XCTAssertEqual(owner.changedValuesForCurrentEvent().keys.sorted(), ["age"])
        XCTAssertEqual(owner.changedValuesForCurrentEvent()["age"] as? Int, 30)
    }

    func testAContextForgetsObjectsThatNobodyHolds() throws {
        let context = try container(model(), at: file()).viewContext
        for number in 0..<3000 { make("Owner", in: context, ["name": "\(number)"]) }
        try context.save()
        XCTAssertEqual(context.registeredObjects.count, 0)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
        request.fetchLimit = 2
        var found = try context.fetch(request)
        let (first, second) = (found[0].objectID, found[1].objectID)
        XCTAssertTrue(context.registeredObject(for: first) === found[0])
        found.removeFirst()
        XCTAssertNil(context.registeredObject(for: first))
        XCTAssertEqual(context.registeredObjects.map(\.objectID), [second])
        XCTAssertEqual(context.object(with: first).value(forKey: "name") as? String, "0")
        context.retainsRegisteredObjects = true
        _ = context.object(with: first)
        XCTAssertNotNil(context.registeredObject(for: first))
        context.retainsRegisteredObjects = false
        XCTAssertNil(context.registeredObject(for: first))
    }

    func testASetOfObjectsKeepsTheirOrderThroughRemovals() throws {
        let context = try container(model()).viewContext
        let objects = (0..<500).map { make("Tag", in: context, ["name": "\($0)"]) }
        var (set, list) = (ObjectSet(), [NSManagedObject]())
        var dice = ObjectDice(state: 3)
        for _ in 0..<5000 {
            let object = objects[dice.roll(objects.count)]
            let place = list.firstIndex { $0 === object }
            XCTAssertEqual(set.contains(object), place != nil)
            if dice.roll(5) < 2 {
                XCTAssertEqual(set.remove(object) === object, place != nil)
                if let place { list.remove(at: place) }
            } else {
                XCTAssertEqual(set.insert(object), place == nil)
                if place == nil { list.append(object) }
            }
            XCTAssertEqual(set.count, list.count)
        }
        XCTAssertTrue(set.elementsEqual(list, by: ===))
        XCTAssertEqual(set.set, Set(list))
    }

    func testATableOfNamesFindsWhatIsLeftInIt() throws {
        let context = try container(model(), at: file()).viewContext
        let objects = ["Owner", "Pet", "Tag"].flatMap { entity in (0..<100).map { _ in make(entity, in: context) } }
        let temporary = objects.map(\.objectID)
        try context.save()
        let ids = temporary + objects.map(\.objectID)
        var (table, known, dice) = (ObjectTable<Int>(), [NSManagedObjectID: Int](), ObjectDice(state: 5))
        for turn in 0..<5000 {
            let id = ids[dice.roll(ids.count)]
            XCTAssertEqual(table[id], known[id])
            if dice.roll(3) == 0 {
                XCTAssertEqual(table.removeValue(for: id), known.removeValue(forKey: id))
            } else {
                XCTAssertEqual(table.setValue(turn, for: id), known.updateValue(turn, forKey: id))
            }
        }
        table.removeValues { $0 % 2 == 0 }
        XCTAssertEqual(table.values.sorted(), known.values.filter { $0 % 2 == 1 }.sorted())
        for id in ids { XCTAssertEqual(table[id], known[id].flatMap { $0 % 2 == 1 ? $0 : nil }) }
        XCTAssertTrue(zip(temporary, objects).allSatisfy { context.registeredObject(for: $0) === $1 })
    }

    func testErrorsHaveFoundationsNames() throws {
        XCTAssertEqual(CocoaError.Code.managedObjectValidation.rawValue, NSManagedObjectValidationError)
        XCTAssertEqual(CocoaError.validationMultipleErrors, CocoaError.Code(rawValue: NSValidationMultipleErrorsError))
        let model = model()
        model.entities.first { $0.name == "Owner" }?.propertiesByName["name"]?.isOptional = false
        let context = try container(model).viewContext
        make("Owner", in: context)
        XCTAssertThrowsError(try context.save()) { error in
            XCTAssertEqual((error as? CocoaError)?.code, .validationMissingMandatoryProperty)
        }
    }

    // DEV-1455.
    func testAContextKeepsTheStateThatItIsToRead() throws {
        let context = try container(model()).viewContext
        XCTAssertNil(context.queryGenerationToken)
        try context.setQueryGenerationFrom(.current)
        XCTAssertEqual(context.queryGenerationToken, .current)
        try context.setQueryGenerationFrom(nil)
        XCTAssertNil(context.queryGenerationToken)
    }
}
