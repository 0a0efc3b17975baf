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
        let table = ObjectTable()
        var (known, dice) = ([NSManagedObjectID: Int](), ObjectDice(state: 5))
        // Nobody reads at these addresses.
        func number(_ address: UnsafeMutableRawPointer?) -> Int? { address.map { Int(bitPattern: $0) } }
        for turn in 1..<5000 {
            let id = ids[dice.roll(ids.count)]
            XCTAssertEqual(number(table[id]), known[id])
            if dice.roll(3) == 0 {
                XCTAssertEqual(number(table.removeValue(for: id)), known.removeValue(forKey: id))
            } else {
                let old = table.setValue(UnsafeMutableRawPointer(bitPattern: turn)!, for: id)
                XCTAssertEqual(number(old), known.updateValue(turn, forKey: id))
            }
            XCTAssertEqual(table.count, known.count)
        }
        table.removeValues { Int(bitPattern: $0) % 2 == 0 }
        XCTAssertEqual(table.values.compactMap(number).sorted(), known.values.filter { $0 % 2 == 1 }.sorted())
        for id in ids { XCTAssertEqual(number(table[id]), known[id].flatMap { $0 % 2 == 1 ? $0 : nil }) }
        table.removeAll()
        XCTAssertTrue(ids.allSatisfy { table[$0] == nil })
        XCTAssertTrue(zip(temporary, objects).allSatisfy { context.registeredObject(for: $0) === $1 })
    }

    func testATableKeepsItsNamesAndNoLonger() throws {
        let entity = try XCTUnwrap(model().entities.first)
        let table = ObjectTable()
        weak var name: NSManagedObjectID?
        for end in 0..<3 {
            do {
                let made = NSManagedObjectID(temporaryFor: entity)
                name = made
                _ = table.setValue(UnsafeMutableRawPointer(bitPattern: 1)!, for: made)
                _ = table.setValue(UnsafeMutableRawPointer(bitPattern: 2)!, for: made)
            }
            let kept = try XCTUnwrap(name)
            switch end {
            case 0: _ = table.removeValue(for: kept)
            case 1: table.removeValues { _ in true }
            default: table.removeAll()
            }
            XCTAssertEqual(table.count, 0)
        }
        XCTAssertNil(name)
    }

    /// A value that does something when it ends.
    private final class Parting {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    func testAValueThatEndsMayReadAndChangeItsObject() throws {
        let model = NSManagedObjectModel()
        model.entities = [entity("Thing", [attribute("name"), attribute("value", .transformableAttributeType)])]
        let context = try container(model).viewContext
        let object = make("Thing", in: context, ["name": "before"])
        var seen: [String] = []
        let parting = { Parting { seen.append(object.isFault ? "fault" : "\(object.value(forKey: "name") ?? "")") } }
        object.setValue(parting(), forKey: "value")
        object.setValue(parting(), forKey: "value")
        XCTAssertEqual(seen, ["before"])
        object.setValue(Parting { object.setValue("after", forKey: "name") }, forKey: "value")
        XCTAssertEqual(seen, ["before", "before"])
        object.setValue(nil, forKey: "value")
        XCTAssertEqual(object.value(forKey: "name") as? String, "after")
        XCTAssertNil(object.value(forKey: "value"))
        object.setValue(parting(), forKey: "value")
        context.reset()
        XCTAssertEqual(seen, ["before", "before", "fault"])
    }

    func testNothingIsNeitherZeroNorEmpty() throws {
        let types: [NSAttributeType] = [
            .integer16AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType,
            .booleanAttributeType, .dateAttributeType, .stringAttributeType, .binaryDataAttributeType,
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity("Thing", types.enumerated().map { attribute("a\($0)", $1) })]
        let url = file()
        let context = try container(model, at: url).viewContext
        let long = String(repeating: "long ", count: 2000)
        let rows: [[Any?]] = [
            [0, 0, 0.0, Float(0), false, Date(timeIntervalSinceReferenceDate: 0), "", Data()],
            [1, 2, 0.5, Float(0.5), true, Date(timeIntervalSinceReferenceDate: 1), long, Data(count: 9000)],
            Array(repeating: nil, count: types.count),
            [-1, Int64.min, -0.5, Float(-1), true, Date(timeIntervalSinceReferenceDate: -1), "kurz ä", Data([1])],
        ]
        for row in rows {
            let object = make("Thing", in: context)
            for (index, value) in row.enumerated() { object.setValue(value, forKey: "a\(index)") }
        }
        try context.save()
        context.reset()
        let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
        XCTAssertEqual(found.count, rows.count)
        let names = types.indices.map { "a\($0)" }
        for row in rows {
            let same = found.filter { object in
                zip(names, row).allSatisfy { AttributeValue.isSame(object.value(forKey: $0), $1) }
            }
            XCTAssertEqual(same.count, 1, "\(row)")
        }
    }

    func testANewObjectIsToldOfAsNewAndAsChangedInLaterEvents() throws {
        let context = try container(model()).viewContext
        nonisolated(unsafe) var heard: [String] = []
        var tokens: [any NSObjectProtocol] = []
        for (name, word) in [
            (NSNotification.Name.NSManagedObjectContextObjectsDidChange, "changed"),
            (.NSManagedObjectContextDidSave, "saved"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                    let counts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
                        (note.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0
                    }
                    heard.append("\(word) \(counts)")
                })
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let first = make("Owner", in: context, ["name": "Ann"])
        first.setValue(30, forKey: "age")
        context.processPendingChanges()
        first.setValue(31, forKey: "age")
        context.processPendingChanges()
        let second = make("Owner", in: context, ["name": "Ben"])
        first.setValue(32, forKey: "age")
        context.delete(second)
        make("Owner", in: context, ["name": "Cy"])
        try context.save()
        make("Owner", in: context, ["name": "Di"]).setValue(3, forKey: "age")
        try context.save()
        XCTAssertEqual(
            heard,
            [
                "changed [1, 0, 0]", "changed [0, 1, 0]", "changed [1, 1, 1]", "saved [2, 0, 0]", "changed [1, 0, 0]",
                "saved [1, 0, 0]",
            ])
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
