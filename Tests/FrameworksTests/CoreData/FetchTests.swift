import CoreData
import XCTest

/// Requests: what SQL says is what the objects say.
final class FetchTests: CoreDataTestCase, @unchecked Sendable {
    private let formats = [
        "age > 20", "age BETWEEN {10, 30}", "name == nil", "name != 'b'", "name IN {'a', 'é'}", "NOT (name == 'a')",
        "name CONTAINS[cd] 'E'", "name BEGINSWITH[c] 'A'", "name ENDSWITH 'b'", "name LIKE '?b'",
        "name MATCHES '[ab]+'",
        "name ==[c] 'AB'", "pets.@count > 1", "ANY pets.name == 'p1'", "ALL pets.name == 'p1'",
        "SUBQUERY(pets, $p, $p.name == 'p0').@count == 1", "pets.@max.weight > 2", "age + 1 == 11",
        "ANY tags.name BEGINSWITH 't'", "NONE tags.name == 't0'", "age > 5 AND (name == 'a' OR name == nil)",
        "TRUEPREDICATE",
    ]

    private func filled() throws -> NSManagedObjectContext {
        let model = model()
        model.entitiesByName["Pet"]!.properties += [attribute("weight", .doubleAttributeType)]
        let context = try container(model).viewContext
        let tags = (0..<2).map { make("Tag", in: context, ["name": "t\($0)"]) }
        for (index, name) in ["a", "b", "ab", "Ab", "é", "E", nil, "bb"].enumerated() {
            let owner = make("Owner", in: context, ["age": index * 5])
            owner.setValue(name, forKey: "name")
            for pet in 0..<(index % 3) {
                make("Pet", in: context, ["name": "p\(pet)", "weight": Double(index), "owner": owner])
            }
            owner.setValue(Set(tags.prefix(index % 3)), forKey: "tags")
        }
        try context.save()
        return context
    }

    func testEachPredicateFindsWhatItHoldsFor() throws {
        let context = try filled()
        let all = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Owner"))
        XCTAssertEqual(all.count, 8)
        for format in formats {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
            let predicate = NSPredicate(format: format)
            request.predicate = predicate
            let wanted = Set(all.filter { predicate.evaluate(with: $0) })
            XCTAssertEqual(Set(try context.fetch(request)), wanted, format)
            XCTAssertEqual(try context.count(for: request), wanted.count, format)
        }
        XCTAssertFalse(formats.isEmpty)
    }

    func testEachOrderIsTheObjectsOwn() throws {
        let context = try filled()
        let orders = [
            NSSortDescriptor(key: "name", ascending: true), NSSortDescriptor(key: "name", ascending: false),
            NSSortDescriptor(
                key: "name", ascending: true, selector: Selector(("caseInsensitiveCompare:"))),
            NSSortDescriptor(key: "name", ascending: true, selector: Selector(("localizedStandardCompare:"))),
            NSSortDescriptor(key: "age", ascending: false),
        ]
        for order in orders {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
            request.sortDescriptors = [order, NSSortDescriptor(key: "age", ascending: true)]
            let saved = try context.fetch(request).map { ($0.value(forKey: "age") as! NSNumber).intValue }
            // A change that isn't saved has everything sorted here instead of in the store.
            let extra = make("Tag", in: context)
            let here = try context.fetch(request).map { ($0.value(forKey: "age") as! NSNumber).intValue }
            context.delete(extra)
            context.processPendingChanges()
            XCTAssertEqual(saved, here, "\(order)")
            XCTAssertEqual(saved.count, 8)
        }
        let through = NSFetchRequest<NSManagedObject>(entityName: "Pet")
        through.sortDescriptors = [
            NSSortDescriptor(key: "owner.age", ascending: false), NSSortDescriptor(key: "name", ascending: true),
        ]
        through.fetchLimit = 2
        XCTAssertEqual(try context.fetch(through).map { $0.value(forKey: "name") as? String }, ["p0", "p0"])
    }

    func testWhatIsNotSavedCounts() throws {
        let context = try filled()
        let new = make("Owner", in: context, ["name": "zz", "age": 99])
        XCTAssertEqual(try names("Owner", in: context, "age > 30"), ["bb", "zz"])
        let bb = try XCTUnwrap(
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Owner")).first {
                $0.value(forKey: "name") as? String == "bb"
            })
        bb.setValue(1, forKey: "age")
        XCTAssertEqual(try names("Owner", in: context, "age > 30"), ["zz"])
        context.delete(new)
        XCTAssertEqual(try names("Owner", in: context, "age > 30"), [])
        context.rollback()
        XCTAssertEqual(try names("Owner", in: context, "age > 30"), ["bb"])
    }

    func testAnAsynchronousRequestAnswersLater() throws {
        let context = try filled()
        let told = expectation(description: "told")
        let request = NSAsynchronousFetchRequest(
            fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Owner")
        ) { result in
            XCTAssertEqual(result.finalResult?.count, 8)
            told.fulfill()
        }
        let result = try context.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
        XCTAssertNil(result?.finalResult)
        wait(for: [told], timeout: 10)
    }
}

/// A class as lowering makes of `@NSManaged` properties.
final class KeyedOwner: NSManagedObject {
    var name: String? { value(forKey: "name") as? String }
    var age: Int32 { (value(forKey: "age") as! NSNumber).int32Value }
    var best: KeyedOwner? { value(forKey: "best") as? KeyedOwner }
    var text: String { (name ?? "") + "\(age)" }
}

extension FetchTests {
    func testAKeyPathTellsItsKeys() throws {
        let model = model()
        let owner = try XCTUnwrap(model.entitiesByName["Owner"])
        owner.managedObjectClassName = String(reflecting: KeyedOwner.self)
        relate(owner, "best", many: false, owner, "bestOf", manyBack: true)
        let context = try container(model).viewContext
        XCTAssertEqual(KeyedOwner(context: context).entity.name, "Owner")
        context.reset()
        let owners = ["b", nil, "a"].enumerated().map { index, name in
            let owner = make("Owner", in: context, ["age": index])
            owner.setValue(name, forKey: "name")
            return owner
        }
        owners[0].setValue(owners[2], forKey: "best")
        owners[2].setValue(owners[0], forKey: "best")
        try context.save()
        func ages(_ order: NSSortDescriptor) throws -> [Int32] {
            let request = NSFetchRequest<KeyedOwner>(entityName: "Owner")
            request.sortDescriptors = [order]
            return try context.fetch(request).map(\.age)
        }
        XCTAssertEqual(try ages(NSSortDescriptor(keyPath: \KeyedOwner.name, ascending: true)), [1, 2, 0])
        XCTAssertEqual(try ages(NSSortDescriptor(keyPath: \KeyedOwner.age, ascending: false)), [2, 1, 0])
        XCTAssertEqual(try ages(NSSortDescriptor(keyPath: \KeyedOwner.best?.name, ascending: false)), [2, 0, 1])
        XCTAssertEqual(try ages(NSSortDescriptor(keyPath: \KeyedOwner.text, ascending: true)), [1, 2, 0])
    }
}
