import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Tag: Identifiable, Equatable {
    let id: String
    var isOn = true
}

/// Tokens in search fields.
final class SearchTokenTests: ControlTestCase, @unchecked Sendable {
    private struct Tagged: View {
        @State private var text = ""
        @State private var tags = [Tag(id: "Red")]
        @State private var others = [Tag(id: "Blue")]

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(tags.map(\.id).joined(separator: "+")): \(text)")
                    Button("Add") { tags.append(Tag(id: "Green")) }
                }
                .searchable(text: $text, tokens: $tags, suggestedTokens: $others, prompt: "Find") { Text($0.id) }
            }
        }
    }

    @MainActor private func tokens(_ field: UISearchTextField) -> [String] {
        field.tokens.map { $0.representedObject as? String ?? "" }
    }

    func testTokensStandInTheFieldAndAreDeletedThere() throws {
        try onMain {
            show(Tagged())
            let field = try XCTUnwrap(first(UISearchBar.self)).searchTextField
            XCTAssertEqual(tokens(field), ["Red"])
            tap("Add")
            XCTAssertEqual(tokens(field), ["Red", "Green"])
            harness.tap(field)
            harness.advance(by: 1)
            field.deleteBackward()
            XCTAssertEqual(tokens(field), ["Red", "Green"], "the first deletion selects the token")
            field.deleteBackward()
            harness.advance(by: 1)
            XCTAssertEqual(tokens(field), ["Red"])
            XCTAssertNotNil(find("Red: "))
        }
    }

    func testASuggestedTokenTakesTheTextsPlace() throws {
        try onMain {
            show(Tagged())
            let field = try XCTUnwrap(first(UISearchBar.self)).searchTextField
            harness.tap(field)
            harness.advance(by: 1)
            field.insertText("bl")
            harness.advance(by: 1)
            XCTAssertNotNil(find("Red: bl"))
            tap("Blue")
            XCTAssertEqual(tokens(field), ["Red", "Blue"])
            XCTAssertNotNil(find("Red+Blue: "))
        }
    }

    private struct Edited: View {
        @State private var text = ""
        @State private var tags = [Tag(id: "Red"), Tag(id: "Blue", isOn: false)]
        @State private var isSearching = true

        var body: some View {
            NavigationStack {
                Text(isSearching ? "searching" : "resting")
                    .searchable(text: $text, editableTokens: $tags, isPresented: $isSearching, prompt: "Find") { $tag in
                        Text(tag.isOn ? tag.id : "no \(tag.id)")
                    }
            }
        }
    }

    func testTokensCanBeEditedAndTheFieldOpened() throws {
        try onMain {
            show(Edited())
            let field = try XCTUnwrap(first(UISearchBar.self)).searchTextField
            XCTAssertEqual(tokens(field), ["Red", "Blue"])
            XCTAssertNotNil(find("searching"))
            XCTAssertEqual(first(UISearchBar.self)?.placeholder, "Find")
        }
    }

    private struct Opened: View {
        @State private var text = ""
        @State private var isSearching = false
        var body: some View {
            NavigationStack {
                Button(isSearching ? "searching" : "search") { isSearching = true }
                    .searchable(text: $text, isPresented: $isSearching, prompt: "Find it")
            }
        }
    }

    func testAFieldThatABindingOpensHasAPromptOfAKey() throws {
        try onMain {
            show(Opened())
            XCTAssertEqual(try XCTUnwrap(first(UISearchBar.self)).placeholder, "Find it")
            tap("search")
            XCTAssertNotNil(find("searching"))
        }
    }
}
