import Observation
import Synchronization
import XCTest

@testable import SwiftData

/// Objects of a context: inserted, changed, saved, taken back, seen by others.
final class ModelContextTests: ShelfTestCase, @unchecked Sendable {
    func testADetachedObjectHasItsValues() {
        let book = ShelfBook("1", title: "Emma")
        book.pages += 1
        book.words.append("a")
        XCTAssertEqual(book.label, "Emma (101)")
        XCTAssertEqual(book.words, ["a"])
        XCTAssertNil(book.modelContext)
        XCTAssertFalse(book.hasChanges)
        XCTAssertEqual(book, book)
        XCTAssertNotEqual(book, ShelfBook("1", title: "Emma"))
    }

    func testValuesOfEveryKindComeBackFromAFile() throws {
        let url = file()
        do {
            let context = ModelContext(try container(url))
            let book = ShelfBook("1", title: "Emma", pages: 474)
            context.insert(book)
            (book.state, book.place, book.words) = (.lent, ShelfPlace(row: 3, name: nil), ["a", "ä"])
            (book.price, book.size) = (Decimal(string: "12.30")!, .max)
            (book.bought, book.cover) = (Date(timeIntervalSinceReferenceDate: 0.125), Data([0, 255]))
            try context.save()
            XCTAssertFalse(context.hasChanges)
        }
        let context = ModelContext(try container(url))
        let found = try context.fetch(FetchDescriptor<ShelfBook>())
        XCTAssertEqual(found.count, 1)
        let book = try XCTUnwrap(found.first)
        XCTAssertEqual(book.isbn, "1")
        XCTAssertEqual(book.label, "Emma (474)")
        XCTAssertEqual(book.state, .lent)
        XCTAssertEqual(book.place, ShelfPlace(row: 3, name: nil))
        XCTAssertEqual(book.words, ["a", "ä"])
        XCTAssertEqual(book.price, Decimal(string: "12.30"))
        XCTAssertEqual(book.size, .max)
        XCTAssertEqual(book.bought, Date(timeIntervalSinceReferenceDate: 0.125))
        XCTAssertEqual(book.cover, Data([0, 255]))
        XCTAssertNil(book.owner)
        book.words[1] = "b"
        book.place?.name = "left"
        XCTAssertEqual(book.words, ["a", "b"], "what was decoded is decoded anew")
        XCTAssertEqual(book.place?.name, "left")
    }

    func testPathsOfManyPlacesLeadToTheirProperties() throws {
        let context = ModelContext(try container())
        let book = ShelfBook("1", title: "A")
        context.insert(book)
        let description = ModelDescription.of(ShelfBook.self)
        let owner = \ShelfBook.owner
        for _ in 0..<300 {
            XCTAssertEqual(description.name(of: \ShelfBook.title), "title")
            XCTAssertEqual(description.name(of: \ShelfBook.pages), "pages")
            XCTAssertEqual(description.name(of: owner), "owner")
            XCTAssertNil(description.name(of: \ShelfBook.label))
            // These are made at run time, one at the address of the other.
            XCTAssertNil(description.name(of: owner.appending(path: \.?.name)))
            XCTAssertNil(description.name(of: (\ShelfBook.title).appending(path: \.count)))
        }
        book[keyPath: \ShelfBook.title] = "B"
        XCTAssertEqual(book.title, "B")
        XCTAssertEqual(book.getValue(forKey: \.pages), 100)
    }

    func testBothEndsOfARelationshipAreKept() throws {
        let context = ModelContext(try container())
        let (book, owner) = (ShelfBook("1"), ShelfOwner("Ann"))
        let (first, second) = (ShelfReview(5), ShelfReview(1))
        book.reviews = [first]
        context.insert(book)
        XCTAssertTrue(first.modelContext === context, "what a relationship leads to comes along")
        XCTAssertTrue(first.book === book)
        second.book = book
        XCTAssertTrue(second.modelContext === context, "and what leads to an object of the context")
        XCTAssertEqual(book.reviews.map(\.stars), [5, 1])
        owner.books?.append(book)
        XCTAssertTrue(book.owner === owner, "the inverse that nobody wrote is found")
        book.owner = nil
        XCTAssertEqual(owner.books?.count, 0)
        book.reviews.removeAll { $0 === first }
        XCTAssertNil(first.book)
    }

    func testNewObjectsComeInWhateverOrderTheyLeadToEachOther() throws {
        let context = ModelContext(try container())
        let (owner, first, second) = (ShelfOwner("Ann"), ShelfBook("1"), ShelfBook("2"))
        owner.books = [first]
        second.owner = owner
        context.insert(second)
        XCTAssertEqual(owner.books?.map(\.isbn), ["1", "2"])
        XCTAssertTrue(first.owner === owner)
        XCTAssertTrue(second.owner === owner)
    }

    func testObjectsThatLeadToEachOtherAreLetGo() throws {
        let context = ModelContext(try container())
        weak var book: ShelfBook?
        func add() throws {
            let made = ShelfBook("1")
            made.reviews = [ShelfReview(1)]
            context.insert(made)
            made.reviews.append(ShelfReview(2))
            try context.save()
            book = made
        }
        try add()
        XCTAssertNil(book)
        XCTAssertEqual(try context.fetch(FetchDescriptor<ShelfBook>()).first?.reviews.count, 2)
    }

    func testALongChainComesInAtOnceAndGoesAtOnce() throws {
        let container = try ModelContainer(
            for: ShelfLink.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let links = (0..<3000).map { ShelfLink($0) }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        context.insert(links[0])
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfLink>()), 3000)
        try context.save()
        XCTAssertEqual(links[1500].next?.next?.number, 1502)
        context.delete(links[0])
        try context.save()
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfLink>()), 0)
    }

    func testDeletionsGoOnAsTheRulesSay() throws {
        let context = ModelContext(try container())
        let (book, owner, writer) = (ShelfBook("1"), ShelfOwner("Ann"), ShelfOwner("Bo"))
        let review = ShelfReview(5)
        context.insert(book)
        context.insert(writer)
        (book.owner, review.book, review.writer) = (owner, book, writer)
        try context.save()
        context.delete(writer)
        XCTAssertTrue(writer.isDeleted)
        try context.save()
        XCTAssertNil(review.writer, "nobody leads to what is gone, though no property leads back")
        context.delete(book)
        try context.save()
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfReview>()), 0, "cascade")
        XCTAssertEqual(owner.books?.count, 0, "nullify")
        XCTAssertNil(book.modelContext)
        XCTAssertEqual(book.isbn, "1", "a view that is on its way out still reads it")
    }

    func testAUniqueValueChangesTheObjectThatHasIt() throws {
        let context = ModelContext(try container())
        let old = ShelfBook("1", title: "Old")
        context.insert(old)
        try context.save()
        context.insert(ShelfBook("1", title: "New"))
        try context.save()
        XCTAssertEqual(try titles(context, nil), ["New"])
        XCTAssertEqual(old.title, "New")
    }

    // DEV-1171
    func testAnObjectsNameStaysWhenItIsSaved() throws {
        let container = try container()
        let context = ModelContext(container)
        let book = ShelfBook("1")
        let before = book.persistentModelID
        context.insert(book)
        XCTAssertEqual(book.persistentModelID, before)
        XCTAssertNil(before.storeIdentifier)
        let set: Set = [book]
        try context.save()
        XCTAssertEqual(book.persistentModelID, before)
        XCTAssertTrue(set.contains(book))
        XCTAssertEqual(before.entityName, "ShelfBook")
        XCTAssertNotNil(before.storeIdentifier)
        let other = ModelContext(container)
        let same = try XCTUnwrap(other.model(for: before) as? ShelfBook)
        XCTAssertFalse(same === book)
        XCTAssertEqual(same, book)
        let written = try JSONEncoder().encode(before)
        XCTAssertEqual(try JSONDecoder().decode(PersistentIdentifier.self, from: written), before)
        XCTAssertThrowsError(
            try JSONDecoder().decode(
                PersistentIdentifier.self,
                from: Data(
                    #"{"implementation":{"entityName":"A","isTemporary":false,"primaryKey":"p1","uriRepresentation":"http://a"}}"#
                        .utf8)))
    }

    func testRollingBackTakesBackEverything() throws {
        let context = ModelContext(try container())
        let (kept, new, gone) = (ShelfBook("1", title: "Kept"), ShelfBook("2"), ShelfBook("3", title: "Gone"))
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.title = "Changed"
        context.insert(new)
        context.delete(gone)
        XCTAssertEqual(context.insertedModelsArray.count, 1)
        XCTAssertEqual(context.changedModelsArray.count, 1)
        XCTAssertEqual(context.deletedModelsArray.count, 1)
        context.rollback()
        XCTAssertFalse(context.hasChanges)
        XCTAssertEqual(kept.title, "Kept")
        XCTAssertNil(new.modelContext)
        XCTAssertEqual(try titles(context, nil), ["Kept", "Gone"])
        context.insert(new)
        XCTAssertEqual(new.isbn, "2", "what was taken back can be inserted again")
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfBook>()), 3)
    }

    func testObjectsWithChangesStayThoughNobodyHoldsThem() throws {
        let context = ModelContext(try container())
        context.insert(ShelfBook("1", title: "A"))
        try context.save()
        try autoreleased {
            let book = try XCTUnwrap(context.fetch(FetchDescriptor<ShelfBook>()).first)
            (book.title, book.isShown) = ("B", true)
        }
        XCTAssertEqual(try context.fetch(FetchDescriptor<ShelfBook>()).first?.isShown, true)
        try context.save()
        XCTAssertEqual(try titles(context, nil), ["B"])
    }
    private func autoreleased(_ work: () throws -> Void) rethrows { try work() }

    func testAnObjectThatIsChangedAgainAfterASaveStaysToo() throws {
        for takesBack in [false, true] {
            let context = ModelContext(try container())
            context.insert(ShelfBook("1", title: "A"))
            try context.save()
            try autoreleased {
                let book = try XCTUnwrap(context.fetch(FetchDescriptor<ShelfBook>()).first)
                book.title = "B"
                if takesBack { context.rollback() } else { try context.save() }
                (book.title, book.isShown) = ("C", true)
            }
            XCTAssertEqual(try context.fetch(FetchDescriptor<ShelfBook>()).first?.isShown, true, "\(takesBack)")
        }
    }

    func testWhatReadsAPropertyHearsOfItsChange() throws {
        let container = try container()
        let context = container.mainContextForTests
        let book = ShelfBook("1")
        context.insert(book)
        try context.save()
        var heard: [String] = []
        func watch(_ name: String, _ read: () -> Void) {
            let list = Mutex(0)
            withObservationTracking(read) { list.withLock { $0 += 1 } }
            counters[name] = { list.withLock { $0 } }
        }
        var counters: [String: () -> Int] = [:]
        watch("title") { _ = book.title }
        watch("pages") { _ = book.pages }
        watch("reviews") { _ = book.reviews }
        book.title = "B"
        heard = counters.filter { $0.value() > 0 }.keys.sorted()
        XCTAssertEqual(heard, ["title"])
        ShelfReview(3).book = book
        heard = counters.filter { $0.value() > 0 }.keys.sorted()
        XCTAssertEqual(heard, ["reviews", "title"], "the other end of a relationship is heard of, too")
        watch("title") { _ = book.title }
        context.rollback()
        XCTAssertEqual(counters["title"]?(), 1, "and what is taken back")
    }

    func testOtherContextsSeeWhatIsSaved() throws {
        let container = try container(file())
        let (one, two) = (ModelContext(container), ModelContext(container))
        let book = ShelfBook("1", title: "A")
        one.insert(book)
        try one.save()
        let same = try XCTUnwrap(two.fetch(FetchDescriptor<ShelfBook>()).first)
        book.title = "B"
        try one.save()
        XCTAssertEqual(try two.fetch(FetchDescriptor<ShelfBook>()).first?.title, "B")
        XCTAssertEqual(same.title, "B")
        one.delete(book)
        try one.save()
        XCTAssertEqual(try two.fetchCount(FetchDescriptor<ShelfBook>()), 0)
    }

    func testSavingTellsTheNamesOfWhatChanged() throws {
        let context = ModelContext(try container())
        let book = ShelfBook("1")
        context.insert(book)
        let told = Mutex<[Notification.Name]>([])
        let names = Mutex<[PersistentIdentifier]>([])
        let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                told.withLock { $0.append(note.name) }
                let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
                names.withLock { $0 += note.userInfo?[key] as? [PersistentIdentifier] ?? [] }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try context.save()
        XCTAssertEqual(told.withLock { $0 }, [ModelContext.willSave, ModelContext.didSave])
        XCTAssertEqual(names.withLock { $0 }, [book.persistentModelID])
        try context.save()
        XCTAssertEqual(told.withLock { $0.count }, 2, "nothing to save, nothing told")
    }

    func testNamesOfWhatIsSavedAreInTheirTextsOrderAndTheSameByEveryWay() throws {
        let container = try container(file())
        let context = ModelContext(container)
        let books = (0..<12).map { ShelfBook("\($0)") }
        // One has a name before it is saved.
        let early = books[5].persistentModelID
        for book in books { context.insert(book) }
        let told = Mutex<[PersistentIdentifier]>([])
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
            told.withLock { $0 = note.userInfo?[key] as? [PersistentIdentifier] ?? [] }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try context.save()
        let names = told.withLock { $0 }
        XCTAssertEqual(names.count, 12)
        XCTAssertEqual(Set(names), Set(books.map(\.persistentModelID)))
        XCTAssertEqual(names, names.sorted())
        XCTAssertTrue(names.contains(early))
        let other = ModelContext(container)
        for (name, book) in zip(books.map(\.persistentModelID), books) {
            let uri = try XCTUnwrap(name.box.uri)
            XCTAssertEqual(uri.absoluteString, name.box.text)
            XCTAssertEqual(name.storeIdentifier, uri.host)
            XCTAssertTrue(IdentityTable.shared.box(for: uri) === name.box, "the address leads to the same")
            XCTAssertEqual((other.model(for: name) as? ShelfBook)?.isbn, book.isbn)
            XCTAssertEqual(other.model(for: name).persistentModelID, name)
        }
    }

    func testAnActorHasAContextOfItsOwn() async throws {
        let container = try container(file())
        let worker = ShelfWorker(modelContainer: container)
        let id = try await worker.add("7")
        try await worker.rename(id, "Far")
        XCTAssertEqual((ModelContext(container).model(for: id) as? ShelfBook)?.title, "Far")
    }

    func testABlockIsSavedAtItsEnd() throws {
        let container = try container()
        let context = ModelContext(container)
        try context.transaction { for number in 0..<3 { context.insert(ShelfBook("\(number)")) } }
        XCTAssertFalse(context.hasChanges)
        try context.enumerate(FetchDescriptor<ShelfBook>(), batchSize: 2) { $0.pages = 1 }
        XCTAssertEqual(context.changedModelsArray.count, 3)
        try context.delete(model: ShelfBook.self, where: #Predicate { $0.isbn == "1" })
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfBook>()), 2)
        try context.save()
        // It throws nothing, so that apps call it without `try`.
        let deleteAll: () -> Void = container.deleteAllData
        deleteAll()
        XCTAssertEqual(try context.fetchCount(FetchDescriptor<ShelfBook>()), 0)
    }
}

extension ModelContainer {
    /// A context whose changes are heard of at once, without a run loop.
    fileprivate var mainContextForTests: ModelContext { ModelContext(self) }
}
