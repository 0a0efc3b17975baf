import CoreData
import XCTest

/// What a store should have: owners with an age, their pets and tags, by name.
struct ThrashWorld: Equatable {
    struct Owner: Equatable {
        var age = 18
        var tags: Set<String> = []
    }
    var owners: [String: Owner] = [:]
    /// Whose each pet is; an empty name: nobody's.
    var pets: [String: String] = [:]
    var tags: Set<String> = []

    func pets(of owner: String) -> Set<String> { Set(pets.filter { $0.value == owner }.keys) }
}

/// The numbers of one seed.
struct ObjectDice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
    }
    mutating func pick<Values: Collection>(_ values: Values) -> Values.Element? where Values.Element: Comparable {
        values.isEmpty ? nil : values.sorted()[roll(values.count)]
    }
}

/// Random changes to a context's objects and to a plain model of them, which are compared again and again.
struct ObjectThrash {
    let context: NSManagedObjectContext
    var world: ThrashWorld
    var dice: ObjectDice
    /// Names are never used twice.
    var count: Int
    var log: [String] = []

    private func object(_ entity: String, _ name: String) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: "name == %@", name)
        let found = try context.fetch(request)
        guard found.count == 1, let first = found.first else { throw Mistake("\(found.count) of \(entity) \(name)") }
        return first
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    private mutating func newName(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    private func insert(_ entity: String, _ name: String) -> NSManagedObject {
        let made = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        made.setValue(name, forKey: "name")
        return made
    }

    mutating func changeSomething() throws {
        switch dice.roll(12) {
        case 0, 1:
            let name = newName("o")
            log.append("insert \(name)")
            _ = insert("Owner", name)
            world.owners[name] = .init()
        case 2, 3:
            let (name, owner) = (newName("p"), dice.pick(world.owners.keys) ?? "")
            log.append("insert \(name) of \(owner)")
            let pet = insert("Pet", name)
            if !owner.isEmpty { pet.setValue(try object("Owner", owner), forKey: "owner") }
            world.pets[name] = owner
        case 4:
            let name = newName("t")
            log.append("insert \(name)")
            _ = insert("Tag", name)
            world.tags.insert(name)
        case 5:
            guard let name = dice.pick(world.owners.keys) else { return }
            let age = dice.roll(90)
            log.append("age of \(name) \(age)")
            try object("Owner", name).setValue(Int32(age), forKey: "age")
            world.owners[name]?.age = age
        case 6:
            guard let pet = dice.pick(world.pets.keys) else { return }
            let owner = dice.roll(4) == 0 ? "" : dice.pick(world.owners.keys) ?? ""
            log.append("give \(pet) to \(owner)")
            try object("Pet", pet).setValue(owner.isEmpty ? nil : try object("Owner", owner), forKey: "owner")
            world.pets[pet] = owner
        case 7, 8: try changeTag()
        case 9: try refault()
        default: try deleteSomething()
        }
    }

    /// Adds or removes a tag, from either side of the relationship.
    private mutating func changeTag() throws {
        guard let (tag, name) = dice.pick(world.tags).flatMap({ tag in dice.pick(world.owners.keys).map { (tag, $0) } })
        else { return }
        let has = world.owners[name]?.tags.contains(tag) == true
        let fromTheTag = dice.roll(2) == 0
        log.append("\(has ? "remove" : "add") \(tag) of \(name)")
        let (one, other) = (try object("Owner", name), try object("Tag", tag))
        let (holder, key, member) = fromTheTag ? (other, "owners", one) : (one, "tags", other)
        let set = holder.mutableSetValue(forKey: key)
        if has { set.remove(member) } else { set.add(member) }
        if has { world.owners[name]?.tags.remove(tag) } else { world.owners[name]?.tags.insert(tag) }
    }

    /// Turns an object without changes into a fault, which reads what is saved.
    private mutating func refault() throws {
        guard let name = dice.pick(world.owners.keys) else { return }
        let owner = try object("Owner", name)
        log.append("refresh \(name)")
        context.refresh(owner, mergeChanges: true)
    }

    private mutating func deleteSomething() throws {
        switch dice.roll(3) {
        case 0:
            guard let name = dice.pick(world.owners.keys) else { return }
            log.append("delete \(name)")
            context.delete(try object("Owner", name))
            for pet in world.pets(of: name) { world.pets[pet] = nil }
            world.owners[name] = nil
        case 1:
            guard let name = dice.pick(world.pets.keys) else { return }
            log.append("delete \(name)")
            context.delete(try object("Pet", name))
            world.pets[name] = nil
        default:
            guard let name = dice.pick(world.tags) else { return }
            log.append("delete \(name)")
            context.delete(try object("Tag", name))
            world.tags.remove(name)
            for owner in world.owners.keys { world.owners[owner]?.tags.remove(name) }
        }
        // Rules of deletion are followed by then at the latest.
        context.processPendingChanges()
    }

    /// What the context has, read through both sides of each relationship. Throws where they contradict each other.
    func readWorld() throws -> ThrashWorld {
        var read = ThrashWorld()
        func name(_ object: NSManagedObject?) -> String { object?.value(forKey: "name") as? String ?? "" }
        func names(_ object: NSManagedObject, _ key: String) -> Set<String> {
            Set((object.value(forKey: key) as? Set<NSManagedObject> ?? []).map { name($0) })
        }
        for tag in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag")) { read.tags.insert(name(tag)) }
        for pet in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pet")) {
            read.pets[name(pet)] = name(pet.value(forKey: "owner") as? NSManagedObject)
        }
        let owners = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Owner"))
        for owner in owners {
            let age = owner.value(forKey: "age") as? Int32 ?? -1
            read.owners[name(owner)] = .init(age: Int(age), tags: names(owner, "tags"))
        }
        for owner in owners where names(owner, "pets") != read.pets(of: name(owner)) {
            throw Mistake(
                "pets of \(name(owner)): \(names(owner, "pets").sorted()) and \(read.pets(of: name(owner)).sorted())")
        }
        for tag in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag")) {
            let holders = Set(read.owners.filter { $0.value.tags.contains(name(tag)) }.keys)
            guard names(tag, "owners") == holders else { throw Mistake("owners of \(name(tag))") }
        }
        return read
    }

    /// Asks for a part, in SQL where nothing has changed, and in memory besides.
    mutating func compareAPart() throws {
        let age = dice.roll(60)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Owner")
        request.predicate = NSPredicate(format: "age > %d AND pets.@count > 0", age)
        let found = Set(try context.fetch(request).compactMap { $0.value(forKey: "name") as? String })
        let wanted = Set(world.owners.filter { $0.value.age > age && !world.pets(of: $0.key).isEmpty }.keys)
        guard found == wanted else { throw Mistake("older than \(age): \(found.sorted()), not \(wanted.sorted())") }
        guard try context.count(for: request) == wanted.count else {
            throw Mistake("a count of those older than \(age)")
        }
    }

    mutating func compare() throws {
        let read = try readWorld()
        guard read == world else { throw Mistake("the context has \(read), not \(world)") }
        try compareAPart()
    }
}
