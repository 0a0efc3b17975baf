import SwiftData

// Models as lowering writes them, of what is in the comment above each.

enum ShelfState: String, Codable { case open, lent }

struct ShelfPlace: Codable, Equatable {
    var row: Int
    var name: String?
}

// @Model final class ShelfBook {
//     @Attribute(.unique) var isbn: String
//     @Relationship(deleteRule: .cascade, inverse: \ShelfReview.book) var reviews: [ShelfReview] = []
//     @Transient var isShown = false   …
// }
final class ShelfBook: SwiftData.PersistentModel {
    @SwiftData._PorticoPersisted var isbn: String
    @SwiftData._PorticoPersisted var title = "Untitled"
    @SwiftData._PorticoPersisted var pages: Int = 100
    @SwiftData._PorticoPersisted var state: ShelfState = .open
    @SwiftData._PorticoPersisted var place: ShelfPlace? = nil
    @SwiftData._PorticoPersisted var words: [String] = []
    @SwiftData._PorticoPersisted var bought: Date = Date(timeIntervalSince1970: 0)
    @SwiftData._PorticoPersisted var price: Decimal = 0
    @SwiftData._PorticoPersisted var size: UInt64 = 0
    @SwiftData._PorticoPersisted var cover: Data? = nil
    @SwiftData._PorticoPersisted var reviews: [ShelfReview] = []
    @SwiftData._PorticoPersisted var owner: ShelfOwner? = nil
    var isShown = false
    var label: String { "\(title) (\(pages))" }
    init(_ isbn: String, title: String = "Untitled", pages: Int = 100) {
        self.pages = pages
        self.isbn = isbn
        self.title = title
    }
    var _porticoState = SwiftData._PorticoModelState()
    required init(_portico state: SwiftData._PorticoModelState) {
        _isbn = .init(_portico: ())
        _porticoState = state
    }
    static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
            SwiftData.Schema.PropertyMetadata(
                _portico: "isbn", \ShelfBook.isbn, \ShelfBook._isbn, SwiftData.Schema.Attribute(.unique)),
            SwiftData.Schema.PropertyMetadata(_portico: "title", \ShelfBook.title, \ShelfBook._title),
            SwiftData.Schema.PropertyMetadata(_portico: "pages", \ShelfBook.pages, \ShelfBook._pages),
            SwiftData.Schema.PropertyMetadata(_portico: "state", \ShelfBook.state, \ShelfBook._state),
            SwiftData.Schema.PropertyMetadata(_portico: "place", \ShelfBook.place, \ShelfBook._place),
            SwiftData.Schema.PropertyMetadata(_portico: "words", \ShelfBook.words, \ShelfBook._words),
            SwiftData.Schema.PropertyMetadata(_portico: "bought", \ShelfBook.bought, \ShelfBook._bought),
            SwiftData.Schema.PropertyMetadata(_portico: "price", \ShelfBook.price, \ShelfBook._price),
            SwiftData.Schema.PropertyMetadata(_portico: "size", \ShelfBook.size, \ShelfBook._size),
            SwiftData.Schema.PropertyMetadata(
                _portico: "cover", \ShelfBook.cover, \ShelfBook._cover, SwiftData.Schema.Attribute(.externalStorage)),
            SwiftData.Schema.PropertyMetadata(
                _portico: "reviews", \ShelfBook.reviews, \ShelfBook._reviews,
                SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \ShelfReview.book)),
            SwiftData.Schema.PropertyMetadata(_portico: "owner", \ShelfBook.owner, \ShelfBook._owner),
        ]
    }
}

// @Model final class ShelfReview { var stars: Int; var book: ShelfBook? … }
final class ShelfReview: SwiftData.PersistentModel {
    @SwiftData._PorticoPersisted var stars: Int
    @SwiftData._PorticoPersisted var book: ShelfBook? = nil
    @SwiftData._PorticoPersisted var writer: ShelfOwner? = nil
    init(_ stars: Int) { self.stars = stars }
    var _porticoState = SwiftData._PorticoModelState()
    required init(_portico state: SwiftData._PorticoModelState) {
        _stars = .init(_portico: ())
        _porticoState = state
    }
    static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
            SwiftData.Schema.PropertyMetadata(_portico: "stars", \ShelfReview.stars, \ShelfReview._stars),
            SwiftData.Schema.PropertyMetadata(_portico: "book", \ShelfReview.book, \ShelfReview._book),
            SwiftData.Schema.PropertyMetadata(_portico: "writer", \ShelfReview.writer, \ShelfReview._writer),
        ]
    }
}

// @Model final class ShelfOwner { var name: String; var books: [ShelfBook]? … }
final class ShelfOwner: SwiftData.PersistentModel {
    @SwiftData._PorticoPersisted var name: String
    @SwiftData._PorticoPersisted var books: [ShelfBook]? = []
    init(_ name: String) { self.name = name }
    var _porticoState = SwiftData._PorticoModelState()
    required init(_portico state: SwiftData._PorticoModelState) {
        _name = .init(_portico: ())
        _porticoState = state
    }
    static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
            SwiftData.Schema.PropertyMetadata(_portico: "name", \ShelfOwner.name, \ShelfOwner._name),
            SwiftData.Schema.PropertyMetadata(_portico: "books", \ShelfOwner.books, \ShelfOwner._books),
        ]
    }
}

// @Model final class ShelfLink { var number: Int; var next: ShelfLink? … }
final class ShelfLink: SwiftData.PersistentModel {
    @SwiftData._PorticoPersisted var number: Int
    @SwiftData._PorticoPersisted var next: ShelfLink? = nil
    init(_ number: Int) { self.number = number }
    var _porticoState = SwiftData._PorticoModelState()
    required init(_portico state: SwiftData._PorticoModelState) {
        _number = .init(_portico: ())
        _porticoState = state
    }
    static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
            SwiftData.Schema.PropertyMetadata(_portico: "number", \ShelfLink.number, \ShelfLink._number),
            SwiftData.Schema.PropertyMetadata(
                _portico: "next", \ShelfLink.next, \ShelfLink._next,
                SwiftData.Schema.Relationship(deleteRule: .cascade)),
        ]
    }
}

// @ModelActor actor ShelfWorker
actor ShelfWorker: SwiftData.ModelActor {
    nonisolated let modelExecutor: any SwiftData.ModelExecutor
    nonisolated let modelContainer: SwiftData.ModelContainer
    init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
            modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
    }

    func add(_ isbn: String) throws -> PersistentIdentifier {
        let book = ShelfBook(isbn)
        modelContext.insert(book)
        try modelContext.save()
        return book.persistentModelID
    }
    func rename(_ id: PersistentIdentifier, _ title: String) throws {
        self[id, as: ShelfBook.self]?.title = title
        try modelContext.save()
    }
}

/// Two versions of one entity, and how it gets from one to the other.
enum ShelfFirstVersion: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Person.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

    final class Person: SwiftData.PersistentModel {
        @SwiftData._PorticoPersisted var name: String
        init(_ name: String) { self.name = name }
        var _porticoState = SwiftData._PorticoModelState()
        required init(_portico state: SwiftData._PorticoModelState) {
            _name = .init(_portico: ())
            _porticoState = state
        }
        static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [SwiftData.Schema.PropertyMetadata(_portico: "name", \Person.name, \Person._name)]
        }
    }
}

enum ShelfSecondVersion: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Person.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

    final class Person: SwiftData.PersistentModel {
        @SwiftData._PorticoPersisted var fullName: String
        @SwiftData._PorticoPersisted var age: Int = 7
        @SwiftData._PorticoPersisted var note: String? = nil
        init(_ name: String) { self.fullName = name }
        var _porticoState = SwiftData._PorticoModelState()
        required init(_portico state: SwiftData._PorticoModelState) {
            _fullName = .init(_portico: ())
            _porticoState = state
        }
        static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [
                SwiftData.Schema.PropertyMetadata(
                    _portico: "fullName", \Person.fullName, \Person._fullName,
                    SwiftData.Schema.Attribute(.unique, originalName: "name")),
                SwiftData.Schema.PropertyMetadata(_portico: "age", \Person.age, \Person._age),
                SwiftData.Schema.PropertyMetadata(_portico: "note", \Person.note, \Person._note),
            ]
        }
    }
}

enum ShelfPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [ShelfFirstVersion.self, ShelfSecondVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: ShelfFirstVersion.self, toVersion: ShelfSecondVersion.self,
                willMigrate: { context in
                    var seen: Set<String> = []
                    for person in try context.fetch(FetchDescriptor<ShelfFirstVersion.Person>())
                    where !seen.insert(person.name).inserted { context.delete(person) }
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<ShelfSecondVersion.Person>()) {
                        person.note = "was \(person.fullName)"
                    }
                })
        ]
    }
}
