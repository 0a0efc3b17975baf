import CoreData
import XCTest

/// A model of owners, pets, tags and steps, and containers of it in memory or in a file that goes with the test.
class CoreDataTestCase: XCTestCase, @unchecked Sendable {
    private var files: [URL] = []

    override func tearDown() {
        for url in files {
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        }
        super.tearDown()
    }

    func attribute(
        _ name: String, _ type: NSAttributeType = .stringAttributeType, optional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let made = NSAttributeDescription()
        (made.name, made.attributeType, made.isOptional, made.defaultValue) = (name, type, optional, value)
        return made
    }

    func entity(_ name: String, _ properties: [NSPropertyDescription] = []) -> NSEntityDescription {
        let made = NSEntityDescription()
        made.name = name
        made.properties = properties
        return made
    }

    /// Two relationships that lead back to each other.
    func relate(
        _ a: NSEntityDescription, _ name: String, many: Bool, _ b: NSEntityDescription, _ back: String, manyBack: Bool,
        rule: NSDeleteRule = .nullifyDeleteRule, ordered: Bool = false
    ) {
        let (there, here) = (NSRelationshipDescription(), NSRelationshipDescription())
        (there.name, there.destinationEntity, there.maxCount, there.deleteRule) = (name, b, many ? 0 : 1, rule)
        (here.name, here.destinationEntity, here.maxCount) = (back, a, manyBack ? 0 : 1)
        there.isOrdered = ordered
        (there.inverseRelationship, here.inverseRelationship) = (here, there)
        a.properties = a.properties + [there]
        b.properties = b.properties + [here]
    }

    func model() -> NSManagedObjectModel {
        let owner = entity("Owner", [attribute("name"), attribute("age", .integer32AttributeType, default: 18)])
        let pet = entity("Pet", [attribute("name"), attribute("born", .dateAttributeType)])
        let tag = entity("Tag", [attribute("name")])
        relate(owner, "pets", many: true, pet, "owner", manyBack: false, rule: .cascadeDeleteRule)
        relate(owner, "tags", many: true, tag, "owners", manyBack: true)
        let model = NSManagedObjectModel()
        model.entities = [owner, pet, tag]
        return model
    }

    func file() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-\(UUID().uuidString).sqlite")
        files.append(url)
        return url
    }

    func container(
        _ model: NSManagedObjectModel, at url: URL? = nil, options: [String: NSObject] = [:]
    ) throws -> NSPersistentContainer {
        let made = NSPersistentContainer(name: "Test", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        (description.url, description.type) = (url, url == nil ? NSInMemoryStoreType : NSSQLiteStoreType)
        for (key, value) in options { description.setOption(value, forKey: key) }
        made.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        made.loadPersistentStores { _, error in failure = error }
        if let failure { throw failure }
        return made
    }

    @discardableResult
    func make(
        _ entity: String, in context: NSManagedObjectContext, _ values: [String: Any] = [:]
    ) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }

    func names(
        _ entity: String, in context: NSManagedObjectContext, _ format: String? = nil, _ arguments: [Any] = []
    ) throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "nil" }
    }

    func code(_ body: () throws -> Void) -> Int? {
        do { try body() } catch { return (error as NSError).code }
        return nil
    }
}
