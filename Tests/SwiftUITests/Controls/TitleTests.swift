import UIKit
import XCTest

@testable import SwiftUI

/// Controls and windows whose titles are values of the app's, or texts.
final class TitleTests: ControlTestCase, @unchecked Sendable {
    private struct Titled: View {
        let title: String
        let notes: Notes

        var body: some View {
            VStack {
                Menu(title) {
                    Button("First") {}
                } primaryAction: {
                    notes.add("primary")
                }
                Menu("\(title) star" as String, systemImage: "star") {
                    Button("First") {}
                } primaryAction: {
                    notes.add("star")
                }
                Stepper(title + " steps", onIncrement: { notes.add("up") }, onDecrement: nil)
                ShareLink(title + " preview", item: "a", preview: SharePreview("a"))
                ShareLink(title + " all", items: ["a", "b"], preview: { SharePreview($0) })
                ShareLink(Text("One"), item: "a")
                ShareLink(Text("One shown"), item: "a", preview: SharePreview("a"))
                ShareLink(Text("Many"), items: ["a", "b"])
                ShareLink(Text("Many shown"), items: ["a", "b"], preview: { SharePreview($0) })
            }
        }
    }

    func testThatTitlesAreValuesOfTheAppsAndTexts() {
        onMain {
            let notes = Notes()
            show(Titled(title: "Title", notes: notes))
            for title in [
                "Title", "Title star", "Title steps", "Title preview", "Title all", "One", "One shown", "Many",
                "Many shown",
            ] {
                XCTAssertNotNil(find(title), title)
            }
            tap("Title")
            tap("Title star")
            XCTAssertEqual(notes.lines, ["primary", "star"])
        }
    }

    func testThatGroupsOfWindowsHaveTitlesOfAnyKind() {
        onMain {
            let title = "Notes"
            XCTAssertEqual(WindowGroup(Text("Notes"), id: "notes") { Text("a") }.id, "notes")
            let numbers = WindowGroup(title, for: Int.self) { (number: Binding<Int?>) in
                Text("\(number.wrappedValue ?? 0)")
            }
            XCTAssertTrue(numbers.valueType == Int.self)
            XCTAssertNil(numbers.id)
            let named = WindowGroup(Text("Notes"), id: "numbers", for: Int.self) { (number: Binding<Int?>) in
                Text("\(number.wrappedValue ?? 0)")
            }
            XCTAssertEqual(named.id, "numbers")
            let texts = WindowGroup(title, id: "texts", for: String.self) { (text: Binding<String>) in
                Text(text.wrappedValue)
            } defaultValue: {
                "none"
            }
            XCTAssertEqual(texts.id, "texts")
            XCTAssertTrue(texts.valueType == String.self)
        }
    }
}
