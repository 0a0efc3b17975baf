import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Styles of forms and tables.
final class FormStyleTests: ControlTestCase, @unchecked Sendable {
    private struct Framed: FormStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(isEnabled ? "framed" : "framed and off")
                configuration.content
            }
        }
    }

    private struct Wrapped: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("wrapped")
                Form(configuration)
            }
        }
    }

    func testAnAppsStyleMakesTheForm() throws {
        onMain {
            show(Form { Text("Row") }.formStyle(Framed()))
            XCTAssertNotNil(find("framed"))
            XCTAssertNotNil(find("Row"))
            XCTAssertNil(first(UITableView.self))
            show(Form { Text("Row") }.formStyle(.grouped).formStyle(Framed()))
            XCTAssertNil(find("framed"), "the inner style counts")
            XCTAssertNotNil(first(UITableView.self))
        }
    }

    func testAFormThatAStyleMakesIsTheSystems() throws {
        try onMain {
            show(
                Form {
                    Text("One")
                    Text("Two")
                }.formStyle(Wrapped()))
            XCTAssertNotNil(find("wrapped"))
            XCTAssertNotNil(find("Two"))
            XCTAssertEqual(try XCTUnwrap(first(UITableView.self)).numberOfRows(inSection: 0), 2)
        }
    }

    private struct Stay: Identifiable {
        let id: Int
        let town: String
    }

    func testATablesTitlesCanBeHidden() {
        onMain {
            let table = Table([Stay(id: 1, town: "Ulm")]) { TableColumn("Town") { Text($0.town) } }
                .tableStyle(.inset)
            show(table.environment(\.horizontalSizeClass, .regular))
            XCTAssertNotNil(find("Town"))
            show(table.tableColumnHeaders(.hidden).environment(\.horizontalSizeClass, .regular))
            XCTAssertNil(find("Town"))
            XCTAssertNotNil(find("Ulm"))
        }
    }

    // MARK: Values of the environment

    private struct Read: View {
        @Environment(\.verticalScrollIndicatorVisibility) private var indicators
        @Environment(\.verticalScrollBounceBehavior) private var bounce
        @Environment(\.horizontalScrollBounceBehavior) private var sideways
        let notes: Notes
        var body: some View {
            let _ = notes.add("\(indicators == .hidden) \(bounce == .basedOnSize) \(sideways == .automatic)")
            Color.clear
        }
    }

    func testScrollSettingsCanBeRead() {
        onMain {
            let notes = Notes()
            show(Read(notes: notes).scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize))
            XCTAssertEqual(notes.lines.last, "true true true")
        }
    }

    private struct Offering: View {
        let isHidden: Bool
        @State private var text = ""
        var body: some View {
            NavigationStack {
                Text("there").searchable(text: $text)
                    .searchSuggestions { Text("Anna").searchCompletion("anna") }
                    .searchSuggestions(isHidden ? .hidden : .automatic, for: .content)
            }
        }
    }

    func testSuggestionsCanBeHiddenOverTheContent() throws {
        try onMain {
            for isHidden in [false, true] {
                show(Offering(isHidden: isHidden))
                harness.tap(try XCTUnwrap(first(UISearchBar.self)).searchTextField)
                harness.advance(by: 1)
                XCTAssertEqual(find("Anna") == nil, isHidden)
            }
        }
    }

    func testAnActivityHasAPayload() throws {
        struct Place: Codable, Equatable {
            var town: String
            var nights: Int
        }
        try onMain {
            let activity = NSUserActivity(activityType: "org.example.stay")
            XCTAssertThrowsError(try activity.typedPayload(Place.self)) { error in
                XCTAssertEqual(error as? NSUserActivity.TypedPayloadError, .invalidContent)
            }
            try activity.setTypedPayload(Place(town: "Ulm", nights: 3))
            XCTAssertEqual(activity.userInfo?["town"] as? String, "Ulm")
            XCTAssertEqual(try activity.typedPayload(Place.self), Place(town: "Ulm", nights: 3))
        }
    }

    func testAButtonsBorderIsAShape() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        XCTAssertTrue(
            ButtonBorderShape.circle.path(in: rect).boundingRect.equalTo(CGRect(x: 30, y: 0, width: 40, height: 40)))
        XCTAssertFalse(ButtonBorderShape.capsule.path(in: rect).contains(CGPoint(x: 1, y: 1)))
        XCTAssertTrue(ButtonBorderShape.roundedRectangle(radius: 4).path(in: rect).contains(CGPoint(x: 3, y: 3)))
        XCTAssertEqual(ButtonBorderShape.capsule.inset(by: 5).path(in: rect).boundingRect.height, 30, accuracy: 0.1)
    }
}
