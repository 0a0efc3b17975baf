import UIKit
import XCTest

@testable import SwiftUI

/// Forms that no other test has: what they do, and not only that they compile.
final class OtherFormsTests: ControlTestCase, @unchecked Sendable {
    /// Where the colour in front of this size is seen, in its window: what reads its geometry lies behind it.
    @MainActor private func frame(of size: CGSize) -> CGRect? {
        views.last { $0.bounds.size == size && $0.subviews.isEmpty }.map { $0.convert($0.bounds, to: nil) }
    }

    func testAVisualEffectMovesThePictureAndNotTheLayout() {
        onMain {
            @MainActor func show(by distance: CGFloat) -> (picture: CGRect?, next: CGRect?) {
                let log = FrameLog()
                self.show(
                    VStack(spacing: 0) {
                        Color.red.frame(width: 40, height: 30).visualEffect { $0.offset(x: $1.size.width * distance) }
                        Color.blue.frame(width: 41, height: 30).probe("next", log)
                    }.stage(200, 200))
                return (frame(of: CGSize(width: 40, height: 30)), log.frames["next"])
            }
            let still = show(by: 0), moved = show(by: 1)
            XCTAssertEqual((moved.picture?.minX ?? 0) - (still.picture?.minX ?? 0), 40, accuracy: 0.1)
            XCTAssertEqual(moved.next, still.next)
            XCTAssertNotNil(still.next)
        }
    }

    func testSafeAreaPaddingShrinksTheSafeArea() {
        onMain {
            let log = FrameLog()
            show(Color.clear.probe("inner", log).safeAreaPadding(.horizontal, 30).coordinateSpace(name: "stage"))
            XCTAssertEqual(log.frames["inner"]?.width ?? 0, UIScreen.main.bounds.width - 60, accuracy: 0.1)
            show(Color.clear.probe("whole", log).ignoresSafeArea().safeAreaPadding(30).coordinateSpace(name: "stage"))
            XCTAssertEqual(log.frames["whole"]?.width ?? 0, UIScreen.main.bounds.width, accuracy: 0.1)
        }
    }

    private struct Feedback: View {
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") { count += 1 }
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .heavy), trigger: count) { $1 == 2 }
        }
    }

    func testFeedbackIsGivenWhenTheTriggerChanges() {
        onMain {
            show(Feedback())
            let before = feedbackCount
            tap("Count 0")
            XCTAssertEqual(feedbackCount - before, 1)
            tap("Count 1")
            XCTAssertEqual(feedbackCount - before, 3, "the second one's condition holds now, too")
        }
    }

    @MainActor private var feedbackCount: Int {
        harness.recorder.events.filter { $0.category == .feedback }.count
    }

    func testGaugesSayTheirValueInEveryStyle() {
        onMain {
            func gauge() -> some View {
                Gauge(value: 3, in: 0...4) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("three")
                }
            }
            show(
                VStack {
                    gauge().gaugeStyle(.linearCapacity)
                    gauge().gaugeStyle(.accessoryLinear)
                    gauge().gaugeStyle(.accessoryLinearCapacity)
                    gauge().gaugeStyle(.accessoryCircular)
                    gauge().gaugeStyle(.accessoryCircularCapacity)
                })
            XCTAssertEqual(views.filter { $0.accessibilityValue == "75%" }.count, 5)
            XCTAssertNotNil(find("three"))
        }
    }

    private struct Moves: View {
        let notes: Notes
        var body: some View {
            VStack(spacing: 100) {
                Text("Pear").frame(width: 200, height: 60).onDrag { NSItemProvider(object: "pear" as NSString) }
                Color.yellow.frame(width: 200, height: 100)
                    .onDrop(of: [.plainText], isTargeted: nil) { providers in
                        notes.add("\(providers.count)")
                        return true
                    }
                Color.green.frame(width: 200, height: 60)
                    .onDrop(of: [.image], isTargeted: nil) { _ in
                        notes.add("wrong")
                        return true
                    }
            }
        }
    }

    func testDataIsDroppedWhereItsTypeIsTaken() throws {
        try onMain {
            let notes = Notes()
            show(Moves(notes: notes))
            let start = place(try XCTUnwrap(find("Pear")))
            for (end, want) in [(160.0, ["1"]), (330.0, [])] {
                notes.lines = []
                harness.touch(.began, at: start)
                harness.advance(by: 1)
                for step in 1...20 {
                    harness.touch(.moved, at: CGPoint(x: start.x, y: start.y + end * CGFloat(step) / 20))
                    harness.advance(by: 0.05)
                }
                harness.touch(.ended, at: CGPoint(x: start.x, y: start.y + end))
                harness.advance(by: 1)
                XCTAssertEqual(notes.lines, want)
            }
        }
    }

    private struct Framed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("framed")
                configuration.label
                configuration.content
            }
        }
    }

    func testAGroupOfControlsLooksAsItsStyleSays() {
        onMain {
            let notes = Notes()
            show(
                VStack {
                    ControlGroup { Button("One") { notes.add("one") } }
                    ControlGroup("Title") { Button("Two") { notes.add("two") } }.controlGroupStyle(Framed())
                    ControlGroup("Closed") { Button("Three") {} }.controlGroupStyle(.menu)
                })
            XCTAssertNotNil(find("framed"))
            XCTAssertNotNil(find("Title"))
            XCTAssertNotNil(find("Closed"))
            XCTAssertNil(find("Three"), "it is in the menu")
            tap("One")
            tap("Two")
            XCTAssertEqual(notes.lines, ["one", "two"])
        }
    }

    private struct Named {
        let key: Int
        var name: String
    }

    private struct Editing: View {
        @State private var names = [Named(key: 1, name: "a"), Named(key: 2, name: "b")]
        var isList = false
        var body: some View {
            VStack {
                Button("Add") { names.append(Named(key: names.count + 1, name: "new")) }
                if isList {
                    List($names, id: \.key) { $one in Button("\(one.key) \(one.name)") { one.name += "!" } }
                } else {
                    ForEach($names, id: \.key) { $one in Button("\(one.key) \(one.name)") { one.name += "!" } }
                }
            }
        }
    }

    func testBindingsToElementsWriteThemAndFollowTheCollection() {
        onMain {
            for isList in [false, true] {
                show(Editing(isList: isList))
                tap("2 b")
                XCTAssertNotNil(find("2 b!"), "\(isList)")
                tap("Add")
                XCTAssertNotNil(find("3 new"), "\(isList)")
                tap("3 new")
                XCTAssertNotNil(find("3 new!"), "\(isList)")
                XCTAssertNotNil(find("1 a"), "\(isList)")
            }
        }
    }

    func testASectionHasAFooterAlone() {
        onMain {
            show(List { Section(footer: Text("below")) { Text("row") } })
            XCTAssertNotNil(find("row"))
            XCTAssertNotNil(find("below"))
        }
    }

    func testAContainersBackgroundReachesTheScreensEdges() {
        onMain {
            show(Text("page").containerBackground(Color.red, for: .navigation))
            let screen = UIScreen.main.bounds
            XCTAssertTrue(
                views.contains { $0.bounds.size == screen.size && !($0 is UIWindow) && $0.backgroundColor != nil })
            XCTAssertNotNil(find("page"))
        }
    }
}
