import CoreData

@objc(Item)
final class Item: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var age: Int64
    @NSManaged var height: Double
    @NSManaged var born: Date
}

/// Core Data: one context, which is emptied before each step.
final class ObjectSide: Side {
    let name = "Core Data"
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init(_ url: URL) throws {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Item", "Item")
        let kinds: [(String, NSAttributeType)] = [
            ("name", .stringAttributeType), ("age", .integer64AttributeType), ("height", .doubleAttributeType),
            ("born", .dateAttributeType),
        ]
        entity.properties = kinds.map { name, type in
            let made = NSAttributeDescription()
            (made.name, made.attributeType, made.isOptional) = (name, type, false)
            return made
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        container = NSPersistentContainer(name: "Stores", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
    }

    func prepare() { context.reset() }

    var steps: [(String, (Int) throws -> Int)] {
        [("insert", insert), ("fetch", fetch), ("fetch a part", fetchAPart), ("change", change), ("delete", delete)]
    }

    private func request() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }

    private func insert(_ count: Int) throws -> Int {
        for index in 0..<count {
            let values = ItemValues(index)
            let item = Item(context: context)
            item.name = values.name
            item.age = Int64(values.age)
            item.height = values.height
            item.born = values.born
        }
        try context.save()
        return count
    }

    private func fetch(_ count: Int) throws -> Int {
        try context.fetch(request()).reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
    }

    private func fetchAPart(_ count: Int) throws -> Int {
        let part = request()
        part.predicate = NSPredicate(format: "age > 44 AND height < 1")
        part.sortDescriptors = [NSSortDescriptor(key: "born", ascending: false)]
        return try context.fetch(part).reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
    }

    private func change(_ count: Int) throws -> Int {
        let items = try context.fetch(request())
        for item in items { item.age += 1 }
        try context.save()
        return items.count
    }

    private func delete(_ count: Int) throws -> Int {
        let items = try context.fetch(request())
        for item in items { context.delete(item) }
        try context.save()
        return items.count
    }
}
