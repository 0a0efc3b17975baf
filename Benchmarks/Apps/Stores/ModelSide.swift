import SwiftData

@Model
final class Kept {
    var name: String
    var age: Int
    var height: Double
    var born: Date

    init(_ values: ItemValues) {
        (name, age, height, born) = (values.name, values.age, values.height, values.born)
    }
}

/// SwiftData, with a new context before each step.
final class ModelSide: Side {
    let name = "SwiftData"
    private let container: ModelContainer
    private var context: ModelContext

    init(_ url: URL) throws {
        container = try ModelContainer(for: Kept.self, configurations: ModelConfiguration(url: url))
        context = ModelContext(container)
    }

    func prepare() { context = ModelContext(container) }

    var steps: [(String, (Int) throws -> Int)] {
        [("insert", insert), ("fetch", fetch), ("fetch a part", fetchAPart), ("change", change), ("delete", delete)]
    }

    private func insert(_ count: Int) throws -> Int {
        for index in 0..<count { context.insert(Kept(ItemValues(index))) }
        try context.save()
        return count
    }

    private func fetch(_ count: Int) throws -> Int {
        try context.fetch(FetchDescriptor<Kept>()).reduce(0) { $0 + $1.name.utf8.count + $1.age }
    }

    private func fetchAPart(_ count: Int) throws -> Int {
        let part = FetchDescriptor<Kept>(
            predicate: #Predicate { $0.age > 44 && $0.height < 1 }, sortBy: [SortDescriptor(\.born, order: .reverse)])
        return try context.fetch(part).reduce(0) { $0 + $1.name.utf8.count + $1.age }
    }

    private func change(_ count: Int) throws -> Int {
        let items = try context.fetch(FetchDescriptor<Kept>())
        for item in items { item.age += 1 }
        try context.save()
        return items.count
    }

    private func delete(_ count: Int) throws -> Int {
        let items = try context.fetch(FetchDescriptor<Kept>())
        for item in items { context.delete(item) }
        try context.save()
        return items.count
    }
}
