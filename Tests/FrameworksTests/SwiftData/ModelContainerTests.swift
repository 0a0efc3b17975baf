import CoreData
import XCTest

@testable import SwiftData

/// Schemas, configurations, and stores of older versions.
final class ModelContainerTests: ShelfTestCase, @unchecked Sendable {
    func testASchemaHasWhatRelationshipsLeadTo() throws {
        let schema = Schema([ShelfOwner.self])
        XCTAssertEqual(schema.entities.map(\.name).sorted(), ["ShelfBook", "ShelfOwner", "ShelfReview"])
        _ = try ModelContainer(for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let book = try XCTUnwrap(schema.entity(for: ShelfBook.self))
        XCTAssertEqual(book.uniquenessConstraints, [["isbn"]])
        XCTAssertEqual(book.relationshipsByName["reviews"]?.deleteRule, .cascade)
        XCTAssertEqual(book.relationshipsByName["reviews"]?.inverseName, "book")
        XCTAssertEqual(book.relationshipsByName["owner"]?.inverseName, "books", "found though it isn't written")
        XCTAssertEqual(book.attributesByName["title"]?.defaultValue as? String, "Untitled")
        XCTAssertEqual(book.attributesByName["cover"]?.isOptional, true)
        XCTAssertTrue(schema.entity(for: ShelfReview.self)?.relationshipsByName["writer"]?.inverseName == nil)
    }

    func testAStoreIsInTheAppsFolder() {
        let plain = ModelConfiguration()
        XCTAssertEqual(plain.url.lastPathComponent, "default.store")
        XCTAssertEqual(
            plain.url.deletingLastPathComponent().path,
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].path)
        XCTAssertEqual(ModelConfiguration("Notes").url.lastPathComponent, "Notes.store")
        XCTAssertTrue(ModelConfiguration(isStoredInMemoryOnly: true).isStoredInMemoryOnly)
        XCTAssertFalse(ModelConfiguration(url: file()).isStoredInMemoryOnly)
    }

    func testTwoConfigurationsOfOneStoreAreRefused() {
        XCTAssertThrowsError(
            try ModelContainer(
                for: Schema([ShelfBook.self]), configurations: [ModelConfiguration(), ModelConfiguration()])
        ) { XCTAssertEqual($0 as? SwiftDataError, .duplicateConfiguration) }
    }

    func testAFileThatIsNoStoreIsNamed() throws {
        let url = file()
        try Data(repeating: 65, count: 5000).write(to: url)
        XCTAssertThrowsError(try container(url)) { error in
            XCTAssertEqual(error as? SwiftDataError, .loadIssueModelContainer)
            XCTAssertTrue(error.localizedDescription.contains(url.lastPathComponent), error.localizedDescription)
        }
        XCTAssertEqual(try Data(contentsOf: url).count, 5000, "it stays as it was")
    }

    func testAReadOnlyStoreIsRead() throws {
        let url = file()
        let context = ModelContext(try container(url))
        context.insert(ShelfBook("1", title: "A"))
        try context.save()
        let other = ModelContext(
            try ModelContainer(for: ShelfBook.self, configurations: ModelConfiguration(url: url, allowsSave: false)))
        XCTAssertEqual(try titles(other, nil), ["A"])
        other.insert(ShelfBook("2"))
        XCTAssertThrowsError(try other.save())
    }

    func testDataMovesByAPlan() throws {
        let url = file()
        do {
            let context = ModelContext(
                try ModelContainer(for: ShelfFirstVersion.Person.self, configurations: ModelConfiguration(url: url)))
            for name in ["Ann", "Bo", "Ann"] { context.insert(ShelfFirstVersion.Person(name)) }
            try context.save()
        }
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: ShelfSecondVersion.Person.self, migrationPlan: ShelfPlan.self,
                configurations: ModelConfiguration(url: url))
            let found = try ModelContext(container).fetch(
                FetchDescriptor<ShelfSecondVersion.Person>(sortBy: [SortDescriptor(\.fullName)]))
            XCTAssertEqual(found.map(\.fullName), ["Ann", "Bo"])
            XCTAssertEqual(found.map(\.age), [7, 7])
            XCTAssertEqual(found.map(\.note), ["was Ann", "was Bo"])
        }
    }

    func testAPropertyThatCantBeKeptIsNamed() {
        XCTAssertThrowsError(
            try ModelContainer(for: Unkept.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        ) { error in
            XCTAssertTrue(error.localizedDescription.contains("“thing” of Unkept"), error.localizedDescription)
        }
    }

    final class Unkept: SwiftData.PersistentModel {
        struct Thing {}
        @SwiftData._PorticoPersisted var thing = Thing()
        var _porticoState = SwiftData._PorticoModelState()
        required init(_portico state: SwiftData._PorticoModelState) { _porticoState = state }
        static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [SwiftData.Schema.PropertyMetadata(_portico: "thing", \Unkept.thing, \Unkept._thing)]
        }
    }
}
