import CoreData
import TestSupport
import XCTest
import _CoreData_SwiftUI

@testable import SwiftUI

/// Objects of Core Data in views: what a request finds, and objects that are observed.
final class FetchRequestTests: ControlTestCase, @unchecked Sendable {
    final class Note: NSManagedObject {
        var text: String {
            get { value(forKey: "text") as? String ?? "" }
            set { setValue(newValue, forKey: "text") }
        }
        var folder: String {
            get { value(forKey: "folder") as? String ?? "" }
            set { setValue(newValue, forKey: "folder") }
        }
    }

    @MainActor private func context() throws -> NSManagedObjectContext {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Note", String(reflecting: Note.self))
        entity.properties = ["text", "folder"].map {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional) = ($0, .stringAttributeType, true)
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        let store = NSPersistentStoreDescription()
        store.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [store]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container.viewContext
    }

    @MainActor @discardableResult
    private func add(_ text: String, _ folder: String = "a", to context: NSManagedObjectContext) -> Note {
        let note = Note(context: context)
        (note.text, note.folder) = (text, folder)
        return note
    }

    private struct Row: View {
        @ObservedObject var note: Note
        var body: some View { Text("row \(note.text)") }
    }

    private struct List: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "text", ascending: true)]) var notes: FetchedResults<Note>

        var body: some View {
            VStack {
                Text(notes.map(\.text).joined(separator: " "))
                ForEach(notes, id: \.objectID) { Row(note: $0) }
                Button("Only b") { notes.nsPredicate = NSPredicate(format: "text == %@", "b") }
                Button("Down") {
                    $notes.wrappedValue.nsSortDescriptors = [NSSortDescriptor(key: "text", ascending: false)]
                }
            }
        }
    }

    @MainActor private func save(_ context: NSManagedObjectContext) throws {
        try context.save()
        harness.turn()
        harness.advance(by: 0.1)
    }

    func testAViewShowsWhatARequestFinds() throws {
        try onMain {
            let context = try context()
            let second = add("b", to: context)
            add("c", to: context)
            show(List().environment(\.managedObjectContext, context))
            XCTAssertNotNil(find("b c"))
            add("a", to: context)
            try save(context)
            XCTAssertNotNil(find("a b c"), "a new object is there")
            second.text = "d"
            try save(context)
            XCTAssertNotNil(find("a c d"), "and one that has changed in its place")
            XCTAssertNotNil(find("row d"), "the row observes its object")
            XCTAssertNil(find("row b"))
            context.delete(second)
            try save(context)
            XCTAssertNotNil(find("a c"))
            add("b", to: context)
            try save(context)
            tap("Down")
            XCTAssertNotNil(find("c b a"))
            tap("Only b")
            XCTAssertNotNil(find("b"))
            XCTAssertNil(find("row a"))
        }
    }

    private struct Folders: View {
        @SectionedFetchRequest(
            sectionIdentifier: \Note.folder,
            sortDescriptors: [SortDescriptor(\Note.folder), SortDescriptor(\Note.text)])
        var folders: SectionedFetchResults<String, Note>

        var body: some View {
            Text(folders.map { "\($0.id): \($0.map(\.text).joined())" }.joined(separator: " "))
        }
    }

    func testSectionsAreOfWhatObjectsHaveInCommon() throws {
        try onMain {
            let context = try context()
            for (text, folder) in [("2", "work"), ("1", "home"), ("1", "work")] { add(text, folder, to: context) }
            show(Folders().environment(\.managedObjectContext, context))
            XCTAssertNotNil(find("home: 1 work: 12"))
        }
    }

    func testAnObjectSaysThatItWillChange() throws {
        try onMain {
            let note = add("a", to: try context())
            var heard: [String] = []
            let listening = note.objectWillChange.sink { heard.append(note.text) }
            note.text = "b"
            XCTAssertEqual(heard, ["a"], "before the value is there")
            listening.cancel()
            note.text = "c"
            XCTAssertEqual(heard, ["a"])
        }
    }
}
