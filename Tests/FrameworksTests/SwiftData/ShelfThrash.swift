import Foundation
import SwiftData

/// What a shelf should have: books with their owner and reviews, by names that are never used twice.
struct ShelfWorld: Equatable, Sendable {
    struct Book: Equatable {
        var title: String
        var pages: Int
        /// Whose it is; an empty name: nobody's.
        var owner = ""
    }
    var books: [String: Book] = [:]
    var owners: Set<String> = []
    /// Which book each review is of, by its number; an empty name: of none.
    var reviews: [Int: String] = [:]

    func books(of owner: String) -> Set<String> { Set(books.filter { $0.value.owner == owner }.keys) }
    func reviews(of book: String) -> Set<Int> { Set(reviews.filter { $0.value == book }.keys) }

    /// A book goes with its reviews.
    mutating func delete(book: String) {
        for review in reviews(of: book) { reviews[review] = nil }
        books[book] = nil
    }
}

/// Random changes to a context's models and to a plain model of them, which are compared again and again.
struct ShelfThrash: Sendable {
    let context: ModelContext
    var world: ShelfWorld
    var dice: ObjectDice
    var count: Int
    var log: [String] = []

    struct Mistake: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    // MARK: Finding

    private func only<T: PersistentModel>(_ predicate: Predicate<T>, _ name: String) throws -> T {
        let found = try context.fetch(FetchDescriptor(predicate: predicate))
        guard found.count == 1 else { throw Mistake("\(found.count) of \(T.self) \(name)") }
        return found[0]
    }
    func book(_ isbn: String) throws -> ShelfBook { try only(#Predicate<ShelfBook> { $0.isbn == isbn }, isbn) }
    private func owner(_ name: String) throws -> ShelfOwner {
        try only(#Predicate<ShelfOwner> { $0.name == name }, name)
    }
    private func review(_ number: Int) throws -> ShelfReview {
        try only(#Predicate<ShelfReview> { $0.stars == number }, "\(number)")
    }

    mutating func newName(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    // MARK: Changing

    mutating func changeSomething() throws {
        switch dice.roll(14) {
        case 0, 1, 2: try insertBook()
        case 3:
            let name = newName("o")
            log.append("insert \(name)")
            context.insert(ShelfOwner(name))
            world.owners.insert(name)
        case 4, 5: try insertReview()
        case 6, 7:
            guard let isbn = dice.pick(world.books.keys) else { return }
            let (pages, title) = (dice.roll(100), "t\(dice.roll(5))")
            log.append("change \(isbn)")
            let found = try book(isbn)
            (found.pages, found.title) = (pages, title)
            world.books[isbn]?.pages = pages
            world.books[isbn]?.title = title
        case 8, 9: try giveBook()
        case 10: try moveReview()
        default: try deleteSomething()
        }
    }

    /// A new book with an owner and a review, which it meets before it gets into the context or after.
    private mutating func insertBook() throws {
        let (isbn, title, pages) = (newName("b"), "t\(dice.roll(5))", dice.roll(100))
        let owner = dice.pick(world.owners) ?? ""
        let made = ShelfBook(isbn, title: title, pages: pages)
        let (isFirst, hasReview) = (dice.roll(2) == 0, dice.roll(2) == 0)
        log.append("insert \(isbn) of \(owner), \(isFirst ? "then" : "after") its relationships")
        if isFirst { context.insert(made) }
        if hasReview {
            count += 1
            made.reviews.append(ShelfReview(count))
            world.reviews[count] = isbn
        }
        if !owner.isEmpty { made.owner = try self.owner(owner) }
        if !isFirst { context.insert(made) }
        world.books[isbn] = .init(title: title, pages: pages, owner: owner)
    }

    private mutating func insertReview() throws {
        guard let isbn = dice.pick(world.books.keys) else { return }
        count += 1
        let (made, found) = (ShelfReview(count), try book(isbn))
        log.append("insert review \(count) of \(isbn)")
        if dice.roll(2) == 0 { made.book = found } else { found.reviews.append(made) }
        world.reviews[count] = isbn
    }

    /// Gives a book to an owner or to nobody, from either side of the relationship.
    private mutating func giveBook() throws {
        guard let isbn = dice.pick(world.books.keys) else { return }
        let old = world.books[isbn]?.owner ?? ""
        let new = dice.roll(4) == 0 ? "" : dice.pick(world.owners) ?? ""
        log.append("give \(isbn) to \(new)")
        let found = try book(isbn)
        switch (dice.roll(2) == 0, new.isEmpty) {
        case (true, _): found.owner = new.isEmpty ? nil : try owner(new)
        case (false, false) where new != old: try owner(new).books?.append(found)
        case (false, true) where !old.isEmpty: try owner(old).books?.removeAll { $0 === found }
        default: break
        }
        world.books[isbn]?.owner = new
    }

    private mutating func moveReview() throws {
        guard let number = dice.pick(world.reviews.keys) else { return }
        let isbn = dice.roll(4) == 0 ? "" : dice.pick(world.books.keys) ?? ""
        log.append("move review \(number) to \(isbn)")
        try review(number).book = isbn.isEmpty ? nil : try book(isbn)
        world.reviews[number] = isbn
    }

    private mutating func deleteSomething() throws {
        switch dice.roll(4) {
        case 0:
            guard let isbn = dice.pick(world.books.keys) else { return }
            log.append("delete \(isbn)")
            context.delete(try book(isbn))
            world.delete(book: isbn)
        case 1:
            guard let name = dice.pick(world.owners) else { return }
            log.append("delete \(name)")
            context.delete(try owner(name))
            world.owners.remove(name)
            for isbn in world.books(of: name) { world.books[isbn]?.owner = "" }
        case 2:
            guard let number = dice.pick(world.reviews.keys) else { return }
            log.append("delete review \(number)")
            context.delete(try review(number))
            world.reviews[number] = nil
        default:
            let pages = 90 + dice.roll(10)
            log.append("delete books of more than \(pages) pages")
            try context.delete(model: ShelfBook.self, where: #Predicate<ShelfBook> { $0.pages > pages })
            for isbn in world.books.filter({ $0.value.pages > pages }).keys { world.delete(book: isbn) }
        }
        // Rules of deletion are followed by then at the latest.
        context.processPendingChanges()
    }

    // MARK: Comparing

    /// What the context has, read through both sides of each relationship. Throws where they contradict each other.
    func readWorld() throws -> ShelfWorld {
        var read = ShelfWorld()
        let (books, owners) = (
            try context.fetch(FetchDescriptor<ShelfBook>()), try context.fetch(FetchDescriptor<ShelfOwner>())
        )
        for owner in owners { read.owners.insert(owner.name) }
        for review in try context.fetch(FetchDescriptor<ShelfReview>()) {
            read.reviews[review.stars] = review.book?.isbn ?? ""
        }
        for book in books {
            read.books[book.isbn] = .init(title: book.title, pages: book.pages, owner: book.owner?.name ?? "")
        }
        for owner in owners {
            let held = (owner.books ?? []).map(\.isbn)
            guard Set(held) == read.books(of: owner.name), held.count == Set(held).count else {
                throw Mistake("books of \(owner.name): \(held) and \(read.books(of: owner.name).sorted())")
            }
        }
        for book in books {
            let held = book.reviews.map(\.stars)
            guard Set(held) == read.reviews(of: book.isbn), held.count == Set(held).count else {
                throw Mistake("reviews of \(book.isbn): \(held) and \(read.reviews(of: book.isbn).sorted())")
            }
        }
        return read
    }

    /// The number of a name. An order by texts is one by their numbers, as people sort.
    private static func number(_ name: String) -> Int { Int(name.drop { !$0.isNumber }) ?? 0 }

    /// Asks for a part in order, with and without bounds.
    private mutating func compareAPart() throws {
        let (pages, title) = (dice.roll(60), "t\(dice.roll(5))")
        let condition = #Predicate<ShelfBook> { $0.pages > pages && ($0.title == title || $0.owner != nil) }
        var part = FetchDescriptor(
            predicate: condition, sortBy: [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.isbn)])
        let wanted = world.books.filter { $0.value.pages > pages && ($0.value.title == title || $0.value.owner != "") }
            .sorted { ($1.value.pages, Self.number($0.key)) < ($0.value.pages, Self.number($1.key)) }.map(\.key)
        let found = try context.fetch(part).map(\.isbn)
        guard found == wanted else { throw Mistake("longer than \(pages): \(found), not \(wanted)") }
        guard try context.fetchCount(part) == wanted.count else { throw Mistake("a count of those over \(pages)") }
        (part.fetchLimit, part.fetchOffset) = (1 + dice.roll(3), dice.roll(3))
        let bounded = try context.fetch(part).map(\.isbn)
        let expected = Array(wanted.dropFirst(part.fetchOffset ?? 0).prefix(part.fetchLimit ?? 0))
        guard bounded == expected else { throw Mistake("a part of those over \(pages): \(bounded), not \(expected)") }
        let reviewed = try context.fetchCount(
            FetchDescriptor<ShelfBook>(predicate: #Predicate<ShelfBook> { !$0.reviews.isEmpty }))
        guard reviewed == Set(world.reviews.values).subtracting([""]).count else {
            throw Mistake("\(reviewed) books with reviews")
        }
    }

    mutating func compare() throws {
        let read = try readWorld()
        guard read == world else { throw Mistake("the context has \(read), not \(world)") }
        try compareAPart()
    }
}
