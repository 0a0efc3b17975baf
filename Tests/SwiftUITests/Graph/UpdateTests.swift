import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// A way into a view's state from outside.
@MainActor private final class Handle<Value> {
    var binding: Binding<Value>?
}

private struct Counter: View {
    let handle: Handle<Int>
    @State private var count = 0
    var body: some View {
        let _ = handle.binding = $count
        VStack {
            Text(verbatim: "\(count)")
            Child(count: $count)
            Constant(text: "same")
        }
    }
}

private struct Child: View {
    @Binding var count: Int
    var body: some View { Text(verbatim: "no reader") }
}

private struct Constant: View {
    let text: String
    var body: some View { Text(verbatim: text) }
}

private struct Row: View {
    let number: Int
    let handles: Rows
    @State private var isOn = false
    var body: some View {
        let _ = handles.bindings[number] = $isOn
        Text(verbatim: isOn ? "on" : "off")
    }
}

@MainActor private final class Rows {
    var bindings: [Int: Binding<Bool>] = [:]
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct Leveled: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "\(level)") }
}

private struct Levels: View {
    let handle: Handle<Int>
    @State private var level = 1
    var body: some View {
        let _ = handle.binding = $level
        VStack {
            Leveled()
            Constant(text: "no reader")
        }
        .environment(\.level, level)
    }
}

/// Who runs again, and how often.
final class UpdateTests: MainTestCase, @unchecked Sendable {
    func testThatOneBodyRunsForATap() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Counter(handle: handle))
            _ = hosted.newBodies()
            handle.binding?.wrappedValue += 1
            harness.turn()
            XCTAssertEqual(hosted.newBodies(), 1)
        }
    }

    private struct Tapped: View {
        let handle: Handle<Int>
        @State private var count = 0
        var body: some View {
            let _ = handle.binding = $count
            VStack {
                Text(verbatim: "\(count)")
                Button("More") { count += 1 }
            }
        }
    }

    func testThatAButtonTakesAnotherActionWithoutItsBody() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Tapped(handle: handle))
            _ = hosted.newBodies()
            for _ in 0..<3 {
                handle.binding?.wrappedValue += 1
                harness.turn()
                XCTAssertEqual(hosted.newBodies(), 1, "the body whose state it is")
            }
        }
    }

    @MainActor private func stacks(_ node: ViewNode) -> [ViewNode] {
        let own = String(describing: type(of: node)).hasPrefix("LayoutNode") ? [node] : []
        return own + node.children.flatMap { stacks($0) }
    }

    private struct Turned: View {
        let handle: Handle<Int>
        @State private var count = 0
        var body: some View {
            let _ = handle.binding = $count
            HStack(spacing: 0) {
                Text(verbatim: "\(count)").frame(width: 50, height: 20).accessibilityIdentifier("first")
                Text(verbatim: "second").frame(width: 100, height: 20).accessibilityIdentifier("second")
            }
            .environment(\.layoutDirection, count > 1 ? .rightToLeft : .leftToRight)
        }
    }

    @MainActor private func findView(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        for child in view.subviews { if let found = findView(name, in: child) { return found } }
        return nil
    }

    /// The distance of a view from the left edge.
    @MainActor private func leftEdge(_ name: String, in view: UIView) -> CGFloat? {
        findView(name, in: view).map { $0.convert(CGPoint.zero, to: nil).x }
    }

    func testThatAStackReadsItsDirectionOnceForAChangeOfIt() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Turned(handle: handle))
            guard let root = hosted.controller.host.rootNode else { return XCTFail("no tree") }
            let runs = stacks(root).map(\.runNumber)
            XCTAssertFalse(runs.isEmpty)
            let view: UIView = hosted.controller.view
            handle.binding?.wrappedValue = 1
            harness.turn()
            XCTAssertEqual(stacks(root).map(\.runNumber), runs, "the text is another")
            XCTAssertLessThan(leftEdge("first", in: view) ?? 0, leftEdge("second", in: view) ?? 0)
            handle.binding?.wrappedValue = 2
            harness.turn()
            XCTAssertGreaterThan(leftEdge("first", in: view) ?? 0, leftEdge("second", in: view) ?? 1000)
            handle.binding?.wrappedValue = 0
            harness.turn()
            XCTAssertLessThan(leftEdge("first", in: view) ?? 0, leftEdge("second", in: view) ?? 0)
        }
    }

    /// A command has the action itself, not the closure that is kept: there the body runs.
    private struct Chosen: View {
        let handle: Handle<Int>
        let notes: Notes
        @State private var count = 0
        var body: some View {
            let _ = handle.binding = $count
            let now = count
            Button("Tell") { notes.add("\(now)") }.environment(\.controlContext, .menu)
        }
    }

    func testThatACommandHasTheNewestAction() {
        onMain {
            let handle = Handle<Int>(), notes = Notes()
            let hosted = Hosted(harness, Chosen(handle: handle, notes: notes))
            handle.binding?.wrappedValue = 7
            harness.turn()
            guard let root = hosted.controller.host.rootNode else { return XCTFail("no tree") }
            for command in Command.collect(from: root) { command.perform() }
            XCTAssertEqual(notes.lines, ["7"])
        }
    }

    func testThatSeveralChangesRunOneBody() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Counter(handle: handle))
            _ = hosted.newBodies()
            for _ in 0..<5 { handle.binding?.wrappedValue += 1 }
            harness.turn()
            XCTAssertEqual(hosted.newBodies(), 1)
        }
    }

    func testThatAnEqualValueRunsNothing() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Counter(handle: handle))
            _ = hosted.newBodies()
            handle.binding?.wrappedValue = 0
            harness.turn()
            XCTAssertEqual(hosted.newBodies(), 0)
            XCTAssertFalse(UpdateQueue.hasWork)
        }
    }

    func testThatOneOfManyRowsRuns() {
        onMain {
            let rows = Rows()
            let hosted = Hosted(
                harness, ScrollView { VStack { ForEach(0..<500, id: \.self) { Row(number: $0, handles: rows) } } })
            XCTAssertEqual(rows.bindings.count, 500)
            _ = hosted.newBodies()
            rows.bindings[250]?.wrappedValue = true
            harness.turn()
            XCTAssertEqual(hosted.newBodies(), 1)
        }
    }

    func testThatOnlyReadersOfTheEnvironmentRun() {
        onMain {
            let handle = Handle<Int>()
            let hosted = Hosted(harness, Levels(handle: handle))
            _ = hosted.newBodies()
            handle.binding?.wrappedValue = 2
            harness.turn()
            // Its own, whose state it is, and the reader's.
            XCTAssertEqual(hosted.newBodies(), 2)
        }
    }

    func testThatALazyStackMakesWhatIsInSight() {
        onMain {
            let rows = Rows()
            _ = Hosted(
                harness,
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100_000, id: \.self) { Row(number: $0, handles: rows).frame(height: 40) }
                    }
                })
            XCTAssertGreaterThan(rows.bindings.count, 15)
            XCTAssertLessThan(rows.bindings.count, 60)
        }
    }
}
