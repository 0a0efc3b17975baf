import XCTest

@testable import PorticoLowering

/// Views with long content, which become constants before they are modified.
final class LongContentRuleTests: XCTestCase {
    /// A closure of so many rows.
    private func content(_ rows: Int = 8) -> String {
        "{\n" + String(repeating: "Text(\"a\")\n", count: rows) + "}"
    }

    private func assertLowers(_ source: String, to other: String, line: UInt = #line) throws {
        XCTAssertEqual(try lower("import SwiftUI\n" + source)[0].text, "import SwiftUI\n" + other, line: line)
    }

    func test_theViewComesBeforeItsModifiers() throws {
        try assertLowers(
            "struct A: View { var body: some View { VStack \(content()).padding().opacity(0.5) } }",
            to:
                "struct A: View { var body: some View { let __part1 = VStack \(content()); return __part1.padding().opacity(0.5) } }"
        )
        try assertLowers(
            "@ViewBuilder func a() -> some View { VStack \(content())\n.padding() }",
            to: "@ViewBuilder func a() -> some View { let __part1 = VStack \(content()); __part1\n.padding() }")
        try assertLowers(
            "var a: some View { return VStack \(content()).padding() }",
            to: "var a: some View {        let __part1 = VStack \(content()); return __part1.padding() }")
    }

    func test_aModifierWithLongContentEndsAPart() throws {
        try assertLowers(
            "var a: some View { List \(content()).font(.body).sheet(isPresented: $b) \(content()).padding() }",
            to: "var a: some View { let __part1 = List \(content()); "
                + "let __part2 = __part1.font(.body).sheet(isPresented: $b) \(content()); return __part2.padding() }")
    }

    func test_buildersWithinAreDivided() throws {
        try assertLowers(
            "var body: some View { if b { NavigationStack { List \(content()).padding() } } else { c } }",
            to:
                "var body: some View { if b { NavigationStack { let __part1 = List \(content()); __part1.padding() } } else { c } }"
        )
        try assertLowers(
            "var a: some View { Button { b() } label: { HStack \(content()).padding() } }",
            to: "var a: some View { Button { b() } label: { let __part1 = HStack \(content()); __part1.padding() } }")
    }

    func test_eachFunctionCountsFromOne() throws {
        let view = "VStack \(content()).padding()"
        let text = try lower("import SwiftUI\nvar a: some View { \(view) }\nvar b: some View { \(view) }")[0].text
        XCTAssertEqual(text.ranges(of: "let __part1 = ").count, 2, text)
    }

    func test_whatIsShortOrNoBuilderStays() throws {
        for source in [
            "var a: some View { VStack \(content(3)).padding() }",
            "var a: some View { VStack \(content()) }",
            "var a: some View { let b = 1\nreturn VStack \(content()).padding() }",
            "var a: some View { Card { VStack \(content()).padding() } }",
            "var a: some View { Button { VStack \(content()).padding() } }",
            "var a: [Int] { b.map \(content()).sorted() }",
            "var a: some View { VStack(alignment: b) { return VStack \(content()).padding() } }",
        ] {
            try assertLowers(source, to: source)
        }
    }

    /// Of the closures of a project's own containers and modifiers nothing is known, whatever they are called.
    func test_theProjectsOwnContainersStay() throws {
        for (own, call) in [
            ("struct Menu {}", "Menu"), ("struct Grid<Content> {}", "Grid"), ("class A { struct Tab {} }", "Tab"),
            ("typealias List = Table", "List"), ("func Form(_ a: () -> B) {}", "Form"),
            ("extension View { func overlay(_ a: () -> Int) {} }", "a.overlay"),
        ] {
            let text = "\(own)\nvar a: some View { \(call) { VStack \(content()).padding(); ForEach(a) { b } } }"
            try assertLowers(text, to: text)
        }
        // An enumeration of this name has no closures, and an extension leaves the type Apple's.
        for own in ["enum Menu { case a }", "extension Menu {}", "struct A { var Menu: Int }"] {
            try assertLowers(
                "\(own)\nvar a: some View { Menu { VStack \(content()).padding() } }",
                to: "\(own)\nvar a: some View { Menu { let __part1 = VStack \(content()); __part1.padding() } }")
        }
    }

    private func assertBodyLowers(_ body: String, to other: String, line: UInt = #line) throws {
        try assertLowers("var body: some View { \(body) }", to: "var body: some View { \(other) }", line: line)
    }

    func test_whatCanOnlyBeAViewSaysSo() throws {
        for (body, other) in [
            ("ForEach(a) { b in Text(b) }", "ForEach(_views: (), a) { b in Text(b) }"),
            ("ForEach(a, id: \\.self) { Text($0) }", "ForEach(_views: (), a, id: \\.self) { Text($0) }"),
            (
                "ForEach(a.filter(\\.b), id: \\.c) { Text($0.d) }",
                "ForEach(_viewsOfElements: (), a.filter(\\.b), id: \\.c) { Text($0.d) }"
            ),
            ("ForEach($a, content: Row.init)", "ForEach(_views: (), $a, content: Row.init)"),
            ("Group { a }", "Group(_views: ()) { a }"),
            ("Group() { a }", "Group(_views: ()) { a }"),
            ("Section { a }", "Section(_views: ()) { a }"),
            ("Section { a } header: { b }", "Section(_views: ()) { a } header: { b }"),
            ("Section { a } footer: { b }", "Section(_views: ()) { a } footer: { b }"),
            ("Section { a } header: { b } footer: { c }", "Section(_views: ()) { a } header: { b } footer: { c }"),
            ("Section(header: a) { b }", "Section(_views: (), header: a) { b }"),
            ("Section(\"a\") { b }", "Section(_viewsTitled: \"a\") { b }"),
            ("Section(\"a\", isExpanded: $c) { b }", "Section(_viewsTitled: \"a\", isExpanded: $c) { b }"),
            ("Section(a) { b }", "Section(_views: (), a) { b }"),
            ("Section(\"a \\(c)\") { b }", "Section(_views: (), \"a \\(c)\") { b }"),
        ] {
            try assertBodyLowers(body, to: other)
            try assertBodyLowers("List { \(body).font(.body) }", to: "List { \(other).font(.body) }")
        }
        try assertBodyLowers(
            "List { Section { ForEach(a) { b in Group { c } } } }",
            to: "List { Section(_views: ()) { ForEach(_views: (), a) { b in Group(_views: ()) { c } } } }")
    }

    func test_whatMayBeSomethingElseStays() throws {
        for body in [
            "TabView { ForEach(a) { b in Tab(b) { c } } }", "Table(a) { b } rows: { ForEach(a) { TableRow($0) } }",
            "Chart { ForEach(a) { BarMark($0) } }", "a.toolbar { Group { b } }", "Card { Group { a } }",
            "ForEach(sections: a) { b }", "ForEach($a, editActions: .all) { b }", "Group(subviews: a) { b }",
            "ForEach<A, B, C>(a) { b }",
        ] {
            try assertBodyLowers(body, to: body)
        }
        for own in [
            "struct Section {}", "extension Section { init(_ a: [Int], b: () -> C) {} }",
            "struct A { struct Section<C> {} }; struct B { struct Section<C> {} }",
        ] {
            let text = "\(own)\nvar body: some View { Section(a) { b } }"
            try assertLowers(text, to: text)
        }
        for own in [
            "typealias Section = Card", "typealias A = Int; struct B { typealias Section = Card }",
            "struct B<Section: View> {}", "func c<Section>(_ a: Section) {}", "func Section(_ a: Int, b: () -> C) {}",
        ] {
            let text = "\(own)\nvar body: some View { Section(a) { b } }"
            try assertLowers(text, to: text)
        }
        // A binding's own `filter` may give a binding.
        let filter = "extension Binding { func filter() -> Self { self } }\n"
        try assertLowers(
            filter + "var body: some View { ForEach($a.filter(), id: \\.b) { c } }",
            to: filter + "var body: some View { ForEach(_views: (), $a.filter(), id: \\.b) { c } }")
        // The sections of a list by name are never made of a closure.
        try assertLowers(
            "class A { enum Section { case a } }\nvar body: some View { Section { b } }",
            to: "class A { enum Section { case a } }\nvar body: some View { Section(_views: ()) { b } }")
    }
}
