import CoreData
import PorticoFoundation
import XCTest

/// Makes a pet a guest, and remembers what it was asked to do.
class PetPolicy: NSEntityMigrationPolicy {
    nonisolated(unsafe) static var steps: [String] = []

    override func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {
        Self.steps.append("begin \(mapping.name ?? "")")
    }
    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let guest = NSEntityDescription.insertNewObject(forEntityName: "Guest", into: manager.destinationContext)
        guest.setValue("Pet \(sInstance.value(forKey: "name") ?? "")", forKey: "title")
        manager.associate(sourceInstance: sInstance, withDestinationInstance: guest, for: mapping)
        Self.steps.append("made")
    }
    override func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let pet = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
        let owner = pet?.value(forKey: "owner") as? NSManagedObject
        let person = manager.destinationInstances(
            forEntityMappingName: "Owners", sourceInstances: owner.map { [$0] } ?? []
        ).first
        dInstance.setValue(person, forKey: "host")
        Self.steps.append("related")
    }
    override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws { Self.steps.append("end") }
}

class RefusingPolicy: NSEntityMigrationPolicy {
    override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        throw CocoaError(.userCancelled)
    }
}

/// Migration by mapping models that are made in code or inferred (DEV-1384).
final class MappingModelTests: CoreDataTestCase, @unchecked Sendable {
    /// Another version: owners are people with a text for their age, pets are guests.
    private func houses() -> NSManagedObjectModel {
        let person = entity("Person", [attribute("name"), attribute("age")])
        let guest = entity("Guest", [attribute("title")])
        relate(person, "guests", many: true, guest, "host", manyBack: false)
        let model = NSManagedObjectModel()
        model.entities = [person, guest]
        return model
    }

    private func open(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// An old store with two owners, one of whom has two pets and a tag.
    private func old() throws -> URL {
        let url = file()
        let context = try open(model(), url)
        try context.performAndWait {
            func make(_ name: String, _ values: [String: Any]) -> NSManagedObject {
                let made = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
                for (key, value) in values { made.setValue(value, forKey: key) }
                return made
            }
            let ann = make("Owner", ["name": "Ann", "age": 30])
            _ = make("Owner", ["name": "Bob", "age": 40])
            _ = make("Pet", ["name": "Rex", "owner": ann])
            _ = make("Pet", ["name": "Tom", "owner": ann])
            _ = make("Tag", ["name": "red", "owners": NSSet(object: ann)])
            try context.save()
            for store in context.persistentStoreCoordinator?.persistentStores ?? [] {
                try context.persistentStoreCoordinator?.remove(store)
            }
        }
        return url
    }

    private func property(_ name: String, _ expression: _PorticoExpression) -> NSPropertyMapping {
        let made = NSPropertyMapping()
        (made.name, made.valueExpression) = (name, expression)
        return made
    }

    private func mappings(_ policy: AnyClass) -> NSMappingModel {
        let owners = NSEntityMapping()
        (owners.name, owners.mappingType) = ("Owners", .transformEntityMappingType)
        (owners.sourceEntityName, owners.destinationEntityName) = ("Owner", "Person")
        owners.attributeMappings = [
            property("name", _PorticoExpression(format: "$source.name", argumentArray: [])),
            property(
                "age",
                _PorticoExpression(
                    block: { _, _, context in
                        let source = context?[NSMigrationSourceObjectKey] as? NSManagedObject
                        return "\(source?.value(forKey: "age") ?? "?") years"
                    }, arguments: nil)),
        ]
        let pets = NSEntityMapping()
        (pets.name, pets.mappingType) = ("Pets", .customEntityMappingType)
        (pets.sourceEntityName, pets.destinationEntityName) = ("Pet", "Guest")
        pets.entityMigrationPolicyClassName = String(reflecting: policy)
        let model = NSMappingModel()
        model.entityMappings = [owners, pets]
        return model
    }

    func testAPolicyMakesAndRelatesObjects() throws {
        PetPolicy.steps = []
        let (source, target) = (try old(), file())
        let manager = NSMigrationManager(sourceModel: model(), destinationModel: houses())
        let mappings = mappings(PetPolicy.self)
        XCTAssertEqual(mappings.entityMappingsByName.keys.sorted(), ["Owners", "Pets"])
        try manager.migrateStore(
            from: source, sourceType: NSSQLiteStoreType, with: mappings, toDestinationURL: target,
            destinationType: NSSQLiteStoreType)
        XCTAssertEqual(manager.migrationProgress, 1)
        XCTAssertEqual(PetPolicy.steps, ["begin Pets", "made", "made", "related", "related", "end"])
        let context = try open(houses(), target)
        try context.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            let people = try context.fetch(request)
            XCTAssertEqual(people.map { $0.value(forKey: "age") as? String }, ["30 years", "40 years"])
            let guests = people.first?.value(forKey: "guests") as? NSSet
            let titles = guests?.allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }
            XCTAssertEqual(titles?.sorted(), ["Pet Rex", "Pet Tom"])
        }
        XCTAssertNoThrow(try open(model(), source), "the old store is as it was")
    }

    func testNothingIsLeftOfAMigrationThatFails() throws {
        let (source, target) = (try old(), file())
        let manager = NSMigrationManager(sourceModel: model(), destinationModel: houses())
        func migrate(_ mappings: NSMappingModel?, from url: URL) throws {
            try manager.migrateStore(
                from: url, type: .sqlite, mapping: mappings ?? NSMappingModel(), to: target, type: .sqlite)
        }
        XCTAssertEqual(
            code { try migrate(mappings(RefusingPolicy.self), from: source) }, CocoaError.userCancelled.rawValue)
        XCTAssertFalse(FileManager.default.fileExists(atPath: target.path))
        let unknown = mappings(RefusingPolicy.self)
        unknown.entityMappings.last?.entityMigrationPolicyClassName = "Nowhere.Policy"
        XCTAssertEqual(code { try migrate(unknown, from: source) }, NSMigrationError)
        let other = mappings(PetPolicy.self)
        other.entityMappings.first?.sourceEntityVersionHash = Data([1])
        XCTAssertEqual(code { try migrate(other, from: source) }, NSMigrationError)
        XCTAssertEqual(
            code {
                try manager.migrateStore(
                    from: source, sourceType: NSSQLiteStoreType, with: nil, toDestinationURL: target,
                    destinationType: NSSQLiteStoreType)
            }, NSMigrationMissingMappingModelError)
        let wrong = NSMigrationManager(sourceModel: houses(), destinationModel: model())
        XCTAssertEqual(
            code {
                try wrong.migrateStore(
                    from: source, type: .sqlite, mapping: NSMappingModel(), to: target, type: .sqlite)
            },
            NSMigrationManagerSourceStoreError)
        XCTAssertFalse(FileManager.default.fileExists(atPath: target.path))
    }

    /// The same but for a name, a new attribute and an entity that is gone.
    private func renamed() -> NSManagedObjectModel {
        let model = model()
        let owner = model.entitiesByName["Owner"]!
        owner.properties += [attribute("city", default: "Oslo")]
        let name = owner.attributesByName["name"]!
        (name.name, name.renamingIdentifier) = ("title", "name")
        return model
    }

    func testAMappingModelIsInferred() throws {
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model(), destinationModel: renamed())
        let kinds = mapping.entityMappingsByName.values.map(\.mappingType)
        XCTAssertTrue(kinds.contains(.transformEntityMappingType))
        let owner = try XCTUnwrap(mapping.entityMappingsByName["IEM_Transform_Owner"])
        XCTAssertEqual(owner.attributeMappings?.compactMap(\.name), ["age", "city", "title"])

        let (source, target) = (try old(), file())
        let manager = NSMigrationManager(sourceModel: model(), destinationModel: renamed())
        try manager.migrateStore(from: source, type: .sqlite, mapping: mapping, to: target, type: .sqlite)
        let context = try open(renamed(), target)
        try context.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
            request.predicate = NSPredicate(format: "title == 'Ann'")
            let ann = try XCTUnwrap(try context.fetch(request).first)
            XCTAssertEqual(ann.value(forKey: "age") as? Int, 30)
            XCTAssertEqual(ann.value(forKey: "city") as? String, "Oslo")
            XCTAssertEqual((ann.value(forKey: "pets") as? NSSet)?.count, 2)
            XCTAssertEqual((ann.value(forKey: "tags") as? NSSet)?.count, 1)
        }
    }

    func testWhatCannotBeInferredIsAnError() {
        let typed = model()
        typed.entitiesByName["Owner"]!.attributesByName["name"]!.attributeType = .integer64AttributeType
        XCTAssertEqual(
            code { _ = try NSMappingModel.inferredMappingModel(forSourceModel: model(), destinationModel: typed) },
            NSInferredMappingModelError)
        let strict = model()
        strict.entitiesByName["Owner"]!.properties += [attribute("must", optional: false)]
        XCTAssertEqual(
            code { _ = try NSMappingModel.inferredMappingModel(forSourceModel: model(), destinationModel: strict) },
            NSInferredMappingModelError)
        XCTAssertNil(NSMappingModel(contentsOf: URL(fileURLWithPath: "/nowhere.cdm")))
        XCTAssertNil(NSMappingModel(from: nil, forSourceModel: model(), destinationModel: strict))
    }
}
