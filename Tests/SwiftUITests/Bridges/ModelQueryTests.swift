import SwiftData
import TestSupport
import XCTest
import _SwiftData_SwiftUI

@testable import SwiftUI

/// Models in views: what a query finds, and the context that saves by itself.
final class ModelQueryTests: ControlTestCase, @unchecked Sendable {
    /// As lowering writes `@Model final class Card { var text: String; var rank = 0 }`.
    final class Card: SwiftData.PersistentModel {
        @SwiftData._PorticoPersisted var text: String
        @SwiftData._PorticoPersisted var rank = 0
        init(_ text: String, rank: Int = 0) {
            self.text = text
            self.rank = rank
        }
        var _porticoState = SwiftData._PorticoModelState()
        required init(_portico state: SwiftData._PorticoModelState) {
            _text = .init(_portico: ())
            _porticoState = state
        }
        static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [
                SwiftData.Schema.PropertyMetadata(_portico: "text", \Card.text, \Card._text),
                SwiftData.Schema.PropertyMetadata(_portico: "rank", \Card.rank, \Card._rank),
            ]
        }
    }

    private struct Row: View {
        let card: Card
        var body: some View { Text("row \(card.text)") }
    }

    private struct Deck: View {
        @Environment(\.modelContext) private var context
        @State private var least = 0
        var body: some View {
            VStack {
                Cards(least: least)
                Button("High") { least = 5 }
                Button("Add") { context.insert(Card("d", rank: 9)) }
            }
        }
    }

    private struct Cards: View {
        @Query<Card, [Card]>() var cards: [Card]
        init(least: Int) {
            _cards = Query(filter: #Predicate<Card> { $0.rank >= least }, sort: \Card.text)
        }
        var body: some View {
            Text(cards.map(\.text).joined(separator: " "))
            ForEach(cards) { Row(card: $0) }
        }
    }

    private struct Editor: View {
        @Bindable var card: Card
        var body: some View {
            TextField("Text", text: $card.text)
            Text("is \(card.text)")
        }
    }

    @MainActor private func context() throws -> ModelContext {
        try ModelContainer(for: Card.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)).mainContext
    }

    @MainActor private func turn() {
        harness.turn()
        harness.advance(by: 0.1)
    }

    func testAViewShowsWhatAQueryFinds() throws {
        try onMain {
            let context = try context()
            let (a, b) = (Card("a", rank: 9), Card("b"))
            for card in [b, a] { context.insert(card) }
            show(Deck().modelContext(context))
            XCTAssertNotNil(find("a b"))
            context.insert(Card("c"))
            turn()
            XCTAssertNotNil(find("a b c"), "a new object is there")
            a.text = "x"
            turn()
            XCTAssertNotNil(find("b c x"), "one that has changed is in its place")
            XCTAssertNotNil(find("row x"), "and its row shows it")
            context.delete(b)
            turn()
            XCTAssertNotNil(find("c x"))
            tap("High")
            XCTAssertNotNil(find("x"), "another value of the view asks for something else")
            XCTAssertNil(find("row c"))
            tap("Add")
            turn()
            XCTAssertNotNil(find("d x"), "the environment's context is the query's")
        }
    }

    func testAViewThatReadsAPropertyIsMadeAnew() throws {
        try onMain {
            let context = try context()
            let card = Card("a")
            context.insert(card)
            show(Editor(card: card))
            XCTAssertNotNil(find("is a"))
            card.text = "b"
            turn()
            XCTAssertNotNil(find("is b"))
        }
    }

    func testAnotherContextsObjectsCome() throws {
        try onMain {
            let context = try context()
            show(Deck().modelContainer(context.container))
            let other = ModelContext(context.container)
            other.insert(Card("far"))
            try other.save()
            turn()
            XCTAssertNotNil(find("row far"))
        }
    }

    // DEV-1172
    func testTheMainContextSavesByItself() throws {
        try onMain {
            let context = try context()
            XCTAssertTrue(context.autosaveEnabled)
            context.insert(Card("a"))
            XCTAssertTrue(context.hasChanges)
            turn()
            XCTAssertFalse(context.hasChanges)
            context.autosaveEnabled = false
            context.insert(Card("b"))
            turn()
            XCTAssertTrue(context.hasChanges, "not where an app says no")
            XCTAssertFalse(ModelContext(context.container).autosaveEnabled, "nor another context")
        }
    }

    func testChangesOfTheMainContextAreUndone() throws {
        try onMain {
            let context = try context()
            context.undoManager = UndoManager()
            let card = Card("a")
            context.insert(card)
            try context.save()
            turn()
            card.text = "b"
            turn()
            context.undoManager?.undo()
            XCTAssertEqual(card.text, "a")
        }
    }

    @MainActor private final class Results { var all: [Bool] = [] }

    func testAContainerIsMadeOnceForItsModels() throws {
        try onMain {
            let results = Results()
            @MainActor func deck() -> some View {
                Deck().modelContainer(for: Card.self, inMemory: true) { result in
                    results.all.append((try? result.get()) != nil)
                }
            }
            show(deck())
            tap("Add")
            turn()
            XCTAssertNotNil(find("row d"))
            XCTAssertEqual(results.all, [true])
            show(deck())
            XCTAssertNotNil(find("row d"), "the same container")
            XCTAssertEqual(results.all, [true])
        }
    }
}
