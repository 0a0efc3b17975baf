import XCTest

@testable import SwiftData

/// What descriptors find: by the store where it says what Swift says, else by asking the objects.
final class ModelFetchTests: ShelfTestCase, @unchecked Sendable {
    private func shelf(saves: Bool = true) throws -> ModelContext {
        let context = ModelContext(try container())
        let all = [("1", "apple", 10), ("2", "Banana", 20), ("3", "Éclair", 30), ("4", "zoo", 40)]
        for (isbn, title, pages) in all { context.insert(ShelfBook(isbn, title: title, pages: pages)) }
        if saves { try context.save() }
        return context
    }

    func testPredicatesFindWhatSwiftSays() throws {
        for saves in [true, false] {
            let context = try shelf(saves: saves)
            let (text, low, state) = ("E", 20, ShelfState.open)
            let table: [(Predicate<ShelfBook>, [String])] = [
                (#Predicate { $0.title.localizedStandardContains(text) }, ["apple", "Éclair"]),
                (#Predicate { $0.title.contains("an") }, ["Banana"]),
                (#Predicate { $0.title.starts(with: "z") }, ["zoo"]),
                (#Predicate { $0.title == "Éclair" }, ["Éclair"]),
                (#Predicate { $0.title == "E\u{301}clair" }, ["Éclair"]),
                (#Predicate { $0.pages > low && $0.pages != 40 }, ["Éclair"]),
                (#Predicate { low >= $0.pages || $0.title == "zoo" }, ["apple", "Banana", "zoo"]),
                (#Predicate { !($0.pages < 30) }, ["Éclair", "zoo"]),
                (#Predicate { !$0.title.contains("o") && $0.pages > 10 }, ["Banana", "Éclair"]),
                (#Predicate { $0.state == state }, ["apple", "Banana", "Éclair", "zoo"]),
                (#Predicate { $0.cover == nil && $0.owner == nil }, ["apple", "Banana", "Éclair", "zoo"]),
                (#Predicate { $0.owner != nil }, []),
                (#Predicate { $0.title < "b" }, ["apple", "Banana"]),
                (#Predicate { [10, 40].contains($0.pages) }, ["apple", "zoo"]),
                (#Predicate { $0.reviews.isEmpty && $0.pages * 2 == 40 }, ["Banana"]),
                (#Predicate { $0.words.contains("x") }, []),
                (#Predicate { _ in false }, []),
                (#Predicate { $0.isShown }, []),
            ]
            for (number, (predicate, expected)) in table.enumerated() {
                XCTAssertEqual(try titles(context, predicate), expected, "row \(number), saved: \(saves)")
                let count = try context.fetchCount(FetchDescriptor(predicate: predicate))
                XCTAssertEqual(count, expected.count, "row \(number), saved: \(saves)")
            }
        }
    }

    // DEV-1175: what it can't say is asked of the objects.
    func testTheStoreIsAskedWhatItCanSay() throws {
        let context = try shelf()
        func text(_ predicate: Predicate<ShelfBook>) -> (String?, Bool) {
            let made = PredicateTranslation.translate(predicate, context)
            let parts = (made.predicate as? NSCompoundPredicate)?.subpredicates as? [NSPredicate]
            let whole = parts?.map(\.predicateFormat).joined(separator: " AND ") ?? made.predicate?.predicateFormat
            return (whole, made.isExact)
        }
        XCTAssertEqual(text(#Predicate { $0.pages > 3 && $0.title == "a" }).0, "pages > 3 AND title == \"a\"")
        XCTAssertTrue(text(#Predicate { $0.pages > 3 && $0.title == "a" }).1)
        let half = text(#Predicate { $0.pages > 3 && $0.title == "ä" })
        XCTAssertEqual(half.0, "pages > 3", "a part that the store says otherwise is left to the objects")
        XCTAssertFalse(half.1)
        XCTAssertNil(text(#Predicate { $0.pages > 3 || $0.title == "ä" }).0)
        XCTAssertNil(text(#Predicate { !$0.title.contains("a") }).0)
        XCTAssertNil(text(#Predicate { $0.price > 1 }).0, "decimals are texts in the store")
        XCTAssertNil(text(#Predicate { $0.size > 1 }).0, "and the largest numbers are negative")
    }

    func testRelatedObjectsAreAskedToo() throws {
        let context = try shelf()
        let book = try XCTUnwrap(
            context.fetch(FetchDescriptor<ShelfBook>(predicate: #Predicate { $0.isbn == "2" })).first)
        let owner = ShelfOwner("Ann")
        book.owner = owner
        book.reviews = [ShelfReview(2), ShelfReview(5)]
        try context.save()
        XCTAssertEqual(try titles(context, #Predicate { $0.reviews.contains { $0.stars > 4 } }), ["Banana"])
        XCTAssertEqual(try titles(context, #Predicate { $0.owner?.name == "Ann" }), ["Banana"])
        XCTAssertEqual(try titles(context, #Predicate { $0.reviews.count == 2 }), ["Banana"])
        let id = owner.persistentModelID
        XCTAssertEqual(try titles(context, #Predicate { $0.owner?.persistentModelID == id }), ["Banana"])
        let found = try context.fetch(FetchDescriptor<ShelfOwner>(predicate: #Predicate { $0.books?.isEmpty == false }))
        XCTAssertEqual(found.map(\.name), ["Ann"])
    }

    func testOrdersAreThoseOfTheDevice() throws {
        let context = try shelf()
        func titles(_ order: [SortDescriptor<ShelfBook>], limit: Int? = nil, offset: Int? = nil) throws -> [String] {
            var descriptor = FetchDescriptor(sortBy: order)
            (descriptor.fetchLimit, descriptor.fetchOffset) = (limit, offset)
            return try context.fetch(descriptor).map(\.title)
        }
        XCTAssertEqual(try titles([SortDescriptor(\.title)]), ["apple", "Banana", "Éclair", "zoo"])
        XCTAssertEqual(try titles([SortDescriptor(\.title, order: .reverse)], limit: 2), ["zoo", "Éclair"])
        XCTAssertEqual(
            try titles([SortDescriptor(\.title, comparator: .lexical)]), ["Banana", "Éclair", "apple", "zoo"],
            "an order that is asked for")
        XCTAssertEqual(try titles([SortDescriptor(\.pages, order: .reverse)], offset: 3), ["apple"])
        XCTAssertEqual(
            try titles([SortDescriptor(\.price), SortDescriptor(\.pages, order: .reverse)], limit: 1), ["zoo"])
        XCTAssertEqual(try titles([], limit: 0), [])
        XCTAssertEqual(try titles([SortDescriptor(\.pages)], limit: -1), [])
        let ids = try context.fetchIdentifiers(FetchDescriptor(sortBy: [SortDescriptor(\ShelfBook.pages)]))
        XCTAssertEqual(ids.compactMap { (context.model(for: $0) as? ShelfBook)?.pages }, [10, 20, 30, 40])
    }
}
