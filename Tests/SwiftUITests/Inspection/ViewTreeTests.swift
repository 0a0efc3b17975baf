import PorticoHost
import TestSupport
import XCTest

@testable import SwiftUI
@testable import UIKit

/// What an inspector is told of SwiftUI's views.
final class ViewTreeTests: ControlTestCase, @unchecked Sendable {
    private final class Model: ObservableObject {
        @Published var number = 7
    }

    private struct Counter: View {
        let title: String
        @ObservedObject var model: Model
        @State private var count = 0
        @State private var chosen: [String]?
        @Environment(\.colorScheme) private var scheme

        init(title: String, model: Model) { (self.title, self.model) = (title, model) }

        var body: some View {
            VStack {
                Text("\(title) \(count) \(model.number) \(scheme == .dark ? 1 : 0)").padding(3)
                if count > 0 { Row(count: $count) }
                Button("Count") { count += 1 }
            }
        }
    }

    private struct Row: View {
        @Binding var count: Int
        var body: some View { Text("row \(count)") }
    }

    private struct Outer: View {
        let model: Model
        @State private var title = "a"
        var body: some View {
            VStack {
                Counter(title: title, model: model)
                Button("Title") { title += "a" }
            }
        }
    }

    @MainActor private func all() throws -> [TreeNode] {
        let dump = try JSONDecoder().decode(TreeDump.self, from: JSONEncoder().encode(TreeDumper.dump(.swiftUI)))
        func below(_ nodes: [TreeNode]) -> [TreeNode] { nodes.flatMap { [$0] + below($0.children) } }
        return below(dump.roots)
    }

    @MainActor private func node(_ type: String) throws -> TreeNode {
        try XCTUnwrap(all().first { $0.type == type }, type)
    }

    @MainActor private func rows(_ node: TreeNode, _ section: String) throws -> [String] {
        let answer = try XCTUnwrap(InspectorDesk.answer(.properties(node.id)))
        let sections = try JSONDecoder().decode([PropertySection].self, from: answer)
        return sections.first { $0.title == section }?.properties.map { "\($0.name) = \($0.value)" } ?? []
    }

    func testViewsHaveTheNamesThatAnAppGivesThem() throws {
        try onMain {
            show(Outer(model: Model()))
            let outer = try XCTUnwrap(TreeDumper.dump(.swiftUI).roots.first)
            XCTAssertEqual(outer.type, "Outer")
            XCTAssertEqual(outer.children.map(\.type), ["VStack"])
            XCTAssertEqual(outer.children[0].children.map(\.type), ["Counter", "Button"])
            let stack = outer.children[0].children[0].children
            XCTAssertEqual(stack.map(\.type), ["VStack"])
            XCTAssertEqual(stack[0].children.map(\.type), ["Text", "Button"], "a condition that is false isn't there")
            let text = stack[0].children[0]
            XCTAssertEqual(text.title, "a 0 7 0")
            XCTAssertEqual(text.relatives["view"], find("a 0 7 0").map { ObjectTable.shared.id($0) })
            XCTAssertEqual(try rows(text, "Modifiers").map { $0.prefix(11) }, [".padding = "])
            tap("Count")
            XCTAssertEqual(try node("Row").children.map(\.title), ["row 1"])
            let names = Set(try all().map(\.type).filter { !$0.hasPrefix(".") })
            XCTAssertEqual(
                names.subtracting(ShownViews.names), ["Outer", "Counter", "Row"], "how a button is made is no row")
        }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(2).background(Circle().fill(.red)) }
    }

    func testModifiersOfAnAppsOwnAndShapesAreRows() {
        onMain {
            show(Text("a").modifier(Framed()))
            func lines(_ node: TreeNode, _ depth: Int = 0) -> [String] {
                [String(repeating: " ", count: depth) + node.type] + node.children.flatMap { lines($0, depth + 1) }
            }
            XCTAssertEqual(
                TreeDumper.dump(.swiftUI).roots.flatMap { lines($0) },
                ["Framed", " .background", "  Text", "  Circle"])
        }
    }

    /// Who adds a view to the module says here whether apps write it.
    func testEveryViewIsKnown() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI")
        guard let files = FileManager.default.enumerator(atPath: root.path) else {
            throw XCTSkip("the sources aren't here")
        }
        var types: Set<Substring> = [], views: Set<Substring> = []
        for case let file as String in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("public ") || line.hasPrefix("extension ") {
                if let type = line.firstMatch(
                    of: /^(?:nonisolated )?public (?:final )?(?:struct|enum|class) ([A-Z]\w*)/)
                {
                    types.insert(type.1)
                }
                // What it conforms to, without the conditions.
                let head = line.firstRange(of: " where ").map { line[..<$0.lowerBound] } ?? line
                if let view = head.firstMatch(of: /^extension ([A-Z]\w*):.*\b(?:View|PrimitiveView)\b/) {
                    views.insert(view.1)
                }
            }
        }
        XCTAssertGreaterThan(views.count, 60)
        for view in views.intersection(types) where !ShownViews.names.contains(String(view)) {
            XCTAssertTrue(ShownViews.passed.contains(String(view)), "\(view)")
        }
    }

    func testAViewHasItsStateAndWhatItWasMadeWith() throws {
        try onMain {
            show(Outer(model: Model()))
            tap("Count")
            tap("Count")
            let counter = try node("Counter")
            XCTAssertEqual(
                try rows(counter, "State"),
                [
                    "@ObservedObject model = Model", "model.number = 7", "@State count = 2", "@State chosen = nil",
                    "@Environment scheme = .light",
                ])
            XCTAssertEqual(try rows(counter, "Values"), ["title = \"a\""])
            XCTAssertEqual(try rows(node("Row"), "State"), ["@Binding count = 2"])
        }
    }

    func testABodyTellsHowOftenAndWhyItRan() throws {
        try onMain {
            let model = Model()
            show(Outer(model: model))
            tap("Count")
            // Who looks now hears of what happens from here on, by name.
            XCTAssertEqual(try rows(node("Counter"), "Body"), ["runs = 2"])
            tap("Count")
            tap("Title")
            model.number += 1
            harness.turn()
            let counter = try node("Counter")
            XCTAssertEqual(counter.properties.map(\.value), ["5"])
            XCTAssertEqual(
                try rows(counter, "Body"),
                ["runs = 5", "last = _model changed.", "before = @self changed.", "before = _count changed."])
            XCTAssertEqual(try rows(node("Outer"), "Body"), ["runs = 2", "last = _title changed."])
        }
    }

    func testNothingIsWrittenDownWhereNobodyLooks() throws {
        try onMain {
            show(Outer(model: Model()))
            XCTAssertFalse(ChangeReasons.isWatched, "nobody has looked")
            _ = try all()
            XCTAssertTrue(ChangeReasons.isWatched)
            harness.advance(by: 100)
            tap("Count")
            XCTAssertFalse(ChangeReasons.isWatched)
            XCTAssertEqual(ChangeReasons.writtenCount, 0)
        }
    }

    func testAViewIsPickedAndHasAPlace() throws {
        try onMain {
            show(Outer(model: Model()))
            let label = try XCTUnwrap(find("a 0 7 0"))
            let text = try XCTUnwrap(all().first { $0.title == "a 0 7 0" })
            let middle = place(label)
            let answer = try XCTUnwrap(InspectorDesk.answer(.pick(x: Double(middle.x), y: Double(middle.y))))
            XCTAssertEqual(try JSONDecoder().decode(PickDump.self, from: answer).part, text.id)
            let data = try XCTUnwrap(InspectorDesk.answer(.place(text.id)))
            let found = try JSONDecoder().decode(PlaceDump.self, from: data)
            XCTAssertEqual(found.title, "Text")
            let corner = place(label, .zero)
            XCTAssertEqual(found.corners[0], Double(corner.x), accuracy: 1)
            XCTAssertEqual(found.corners[1], Double(corner.y), accuracy: 1)
        }
    }

    func testViewsOfRowsAndPagesStandBelowTheirContainer() throws {
        try onMain {
            show(NavigationStack { List(0..<3) { number in Text("row \(number)") }.navigationTitle("List") })
            let roots = TreeDumper.dump(.swiftUI).roots
            XCTAssertEqual(roots.map(\.type), ["NavigationStack"])
            let texts = try all().filter { $0.type == "Text" }.compactMap(\.title)
            XCTAssertEqual(texts.filter { $0.hasPrefix("row") }.sorted(), ["row 0", "row 1", "row 2"])
        }
    }

    func testWithoutSwiftUIThereIsNothing() {
        onMain {
            harness.show(root: UIViewController())
            harness.turn()
            XCTAssertEqual(TreeDumper.dump(.swiftUI).roots, [])
        }
    }

    // MARK: Words

    private enum Way { case there, back(Int), both(a: Int, b: String) }
    private struct Pair { var x = 1, y = "b" }

    func testValuesAreAFewWords() {
        for (value, words): (Any, String) in [
            (1, "1"), (1.5, "1.5"), (true, "true"), ("a\"b", "\"a\"b\""), (Int?.none as Any, "nil"),
            (Int?.some(3) as Any, "3"), ([1, 2], "[1, 2]"), (Way.there, ".there"), (Way.back(2), ".back(2)"),
            (Way.both(a: 1, b: "c"), ".both(a: 1, b: \"c\")"), (Pair(), "Pair(x: 1, y: \"b\")"), (Model(), "Model"),
            (Array(0..<100), "[0, 1, 2, 3, 4, 5, …] (100)"), (Int.self, "Int"),
        ] {
            XCTAssertEqual(ValueWords.words(of: value), words)
        }
        XCTAssertLessThan(ValueWords.words(of: String(repeating: "x", count: 1_000_000)).count, 110)
        XCTAssertLessThanOrEqual(
            ValueWords.words(of: Array(repeating: Array(repeating: Pair(), count: 99), count: 99)).count, 240)
    }
}
