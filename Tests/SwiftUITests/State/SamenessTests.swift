import Observation
import PorticoCombine
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What a newer value of a view is made of anew, and what all the same runs no body.
final class SamenessTests: ControlTestCase, @unchecked Sendable {
    private final class Model: ObservableObject {
        @Published var number: Int
        init(_ number: Int) { self.number = number }
    }

    @Observable final class Plain {
        var number = 0
    }

    private struct ReadsEnvironment: View {
        let notes: Notes
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            let _ = notes.add("environment")
            Text(verbatim: scheme == .dark ? "dark" : "light")
        }
    }

    private struct OwnsObject: View {
        let notes: Notes
        @StateObject private var model: Model

        init(notes: Notes, start: Int) {
            self.notes = notes
            _model = StateObject(wrappedValue: Model(start))
        }

        var body: some View {
            let _ = notes.add("object \(model.number)")
            Text(verbatim: "\(model.number)")
        }
    }

    private struct OwnsState: View {
        let notes: Notes
        @State private var model = Plain()
        var body: some View {
            let _ = notes.add("state \(model.number)")
            Text(verbatim: "\(model.number)")
        }
    }

    private struct ReadsDefaults: View {
        let notes: Notes
        @AppStorage private var number: Int

        init(notes: Notes, fallback: Int) {
            self.notes = notes
            _number = AppStorage(wrappedValue: fallback, "SamenessTests.number")
        }

        var body: some View {
            let _ = notes.add("defaults \(number)")
            Text(verbatim: "\(number)")
        }
    }

    private struct Outer: View {
        let notes: Notes
        @State private var count = 0
        @State private var isDark = false
        @State private var fallback = 1
        var body: some View {
            VStack {
                Button("Count") { count += 1 }
                Button("Dark") { isDark.toggle() }
                Button("Fallback") { fallback += 1 }
                Text(verbatim: "\(count)")
                ReadsEnvironment(notes: notes).environment(\.colorScheme, isDark ? .dark : .light)
                OwnsObject(notes: notes, start: count)
                OwnsState(notes: notes)
                ReadsDefaults(notes: notes, fallback: fallback)
            }
        }
    }

    func testWrappersMadeAnewRunNoBody() {
        onMain {
            UserDefaults.standard.removeObject(forKey: "SamenessTests.number")
            let notes = Notes()
            show(Outer(notes: notes))
            XCTAssertEqual(notes.lines, ["environment", "object 0", "state 0", "defaults 1"])
            notes.lines = []
            tap("Count")
            XCTAssertNotNil(find("1"))
            XCTAssertEqual(notes.lines, [])
            tap("Dark")
            XCTAssertEqual(notes.lines, ["environment"])
            notes.lines = []
            tap("Fallback")
            XCTAssertEqual(notes.lines, ["defaults 2"], "another value where nothing is stored")
        }
    }

    private final class Pair: ObservableObject {
        struct Place { var x = 0, y = 0 }
        @Published var choice: Int?
        @Published var place = Place()
    }

    private struct HasBindings: View {
        let notes: Notes
        @Binding var choice: Int?
        @Binding var x: Int
        var body: some View {
            let _ = notes.add("chosen \(choice ?? 0) at \(x)")
            List(1..<3, id: \.self) { number in
                Text(verbatim: number == choice ? "\(number) is chosen" : "\(number) isn't")
            }
        }
    }

    private struct FollowsObject: View {
        let notes: Notes
        @ObservedObject var pair: Pair
        var body: some View {
            VStack {
                Button("Choose") { pair.choice = 2 }
                Button("Across") { pair.place.x += 1 }
                Button("Down") { pair.place.y += 1 }
                HasBindings(notes: notes, choice: $pair.choice, x: $pair.place.x)
            }
        }
    }

    func testBindingsToAnObservableObjectRunTheBodyThatHasThemWhenTheirValueChanges() {
        onMain {
            let notes = Notes()
            let pair = Pair()
            show(FollowsObject(notes: notes, pair: pair))
            XCTAssertEqual(notes.lines, ["chosen 0 at 0"])
            XCTAssertNotNil(find("2 isn't"))
            notes.lines = []
            tap("Choose")
            XCTAssertEqual(notes.lines, ["chosen 2 at 0"])
            XCTAssertNotNil(find("2 is chosen"))
            notes.lines = []
            tap("Across")
            XCTAssertEqual(notes.lines, ["chosen 2 at 1"])
            notes.lines = []
            tap("Down")
            XCTAssertEqual(pair.place.y, 1)
            XCTAssertEqual(notes.lines, [], "the object changed, and neither binding's value did")
        }
    }

    private struct Stored: View {
        @AppStorage("SamenessTests.word") private var word = "none"
        var body: some View { Button("Word \(word)") { word = "some" } }
    }

    func testTheEnvironmentSaysWhereDefaultsAreKept() throws {
        try onMain {
            let name = "SamenessTests.suite"
            let store = try XCTUnwrap(UserDefaults(suiteName: name))
            store.removePersistentDomain(forName: name)
            UserDefaults.standard.removeObject(forKey: "SamenessTests.word")
            show(Stored().defaultAppStorage(store))
            tap("Word none")
            XCTAssertNotNil(find("Word some"))
            XCTAssertEqual(store.string(forKey: "SamenessTests.word"), "some")
            XCTAssertNil(UserDefaults.standard.string(forKey: "SamenessTests.word"))
            store.removePersistentDomain(forName: name)
        }
    }

    private enum Mood: String { case calm, wild }
    private enum Level: Int { case low, high }

    func testOptionalValuesOfTypesWithRawValuesAreKept() throws {
        try onMain {
            let name = "SamenessTests.raw"
            let store = try XCTUnwrap(UserDefaults(suiteName: name))
            store.removePersistentDomain(forName: name)
            let mood: AppStorage<Mood?> = AppStorage("mood", store: store)
            let level: AppStorage<Level?> = AppStorage("level", store: store)
            let date: AppStorage<Date?> = AppStorage("date", store: store)
            let place: AppStorage<URL?> = AppStorage("place", store: store)
            XCTAssertNil(mood.wrappedValue)
            XCTAssertNil(level.wrappedValue)
            (mood.wrappedValue, level.wrappedValue) = (.wild, .low)
            (date.wrappedValue, place.wrappedValue) = (
                Date(timeIntervalSince1970: 5), URL(string: "https://example.com")
            )
            XCTAssertEqual(store.string(forKey: "mood"), "wild")
            XCTAssertEqual(store.integer(forKey: "level"), 0)
            XCTAssertEqual(level.wrappedValue, .low)
            XCTAssertEqual(date.wrappedValue, Date(timeIntervalSince1970: 5))
            XCTAssertEqual(place.wrappedValue, URL(string: "https://example.com"))
            mood.wrappedValue = nil
            XCTAssertNil(store.object(forKey: "mood"))
            store.removePersistentDomain(forName: name)
        }
    }

    private nonisolated static func animated(_ body: () -> Int) -> Int {
        withAnimation(.linear) { withTransaction(Transaction(), body) }
    }

    func testTransactionsBelongToNoActor() {
        onMain {
            XCTAssertEqual(Self.animated { TransactionContext.animation == nil ? 1 : 2 }, 1)
            XCTAssertEqual(withAnimation(.linear) { TransactionContext.animation == .linear ? 1 : 2 }, 1)
            XCTAssertNil(TransactionContext.animation)
        }
        let ran = expectation(description: "ran")
        Thread.detachNewThread { if Self.animated({ 7 }) == 7 { ran.fulfill() } }
        wait(for: [ran], timeout: 10)
    }
}
