import UIKit
import XCTest

@testable import SwiftUI

/// Buttons, toggles and other controls by touches.
final class ButtonTests: ControlTestCase, @unchecked Sendable {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Button("Never") { count += 100 }.disabled(true)
                Text("Count \(count)")
            }
        }
    }

    func testThatAButtonActsAndADisabledOneDoesNot() {
        onMain {
            show(Counter())
            tap("Add")
            XCTAssertNotNil(find("Count 1"))
            tap("Never")
            XCTAssertNotNil(find("Count 1"))
            let control = views.first { $0.accessibilityLabel == "Add" && $0.accessibilityTraits.contains(.button) }
            XCTAssertTrue(control?.accessibilityActivate() ?? false)
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("Count 2"))
        }
    }

    private struct Loud: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : "loose")
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    func testThatAStyleKnowsPressesAndTheEnvironment() {
        onMain {
            show(
                VStack {
                    Button("One") {}; Button("Two") {}.disabled(true)
                }.buttonStyle(Loud()))
            XCTAssertNotNil(find("off"))
            XCTAssertNil(find("pressed"))
            guard let label = find("One") else { return XCTFail("no button") }
            harness.touch(.began, at: place(label))
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("pressed"))
            harness.touch(.ended, at: place(label))
            harness.advance(by: 0.2)
            XCTAssertNil(find("pressed"))
        }
    }

    @MainActor private final class StyleRuns {
        var count = 0
    }

    private struct Counted: PrimitiveButtonStyle {
        let runs: StyleRuns

        func makeBody(configuration: Configuration) -> some View {
            runs.count += 1
            return configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    private struct Steps: View {
        let runs: StyleRuns
        @State private var count = 0

        var body: some View {
            let next = count + 1
            VStack {
                Text("Count \(count)")
                Button("Step") { count = next * 10 }
                Button("Named \(count)") {}
            }
            .buttonStyle(Counted(runs: runs))
        }
    }

    func testThatAnotherActionDoesNotRunTheStyleAgain() {
        onMain {
            let runs = StyleRuns()
            show(Steps(runs: runs))
            XCTAssertEqual(runs.count, 2)
            tap("Step")
            XCTAssertNotNil(find("Count 10"))
            XCTAssertEqual(runs.count, 3, "the button whose label is another, and no other")
            tap("Step")
            XCTAssertNotNil(find("Count 110"), "the newest action")
            XCTAssertEqual(runs.count, 4)
        }
    }

    private struct Switches: View {
        @State private var isOn = false
        @State private var count = 2
        let refuses = Binding<Bool>(get: { false }, set: { _ in })

        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn)
                Toggle("Refusing", isOn: refuses)
                Stepper("Steps", value: $count, in: 0...3)
                Text("\(isOn ? "on" : "off") \(count)")
            }
        }
    }

    func testThatTogglesAndSteppersWriteTheirBindings() {
        onMain {
            show(Switches())
            let switches = views.compactMap { $0 as? UISwitch }
            XCTAssertEqual(switches.map(\.accessibilityLabel), ["Sound", "Refusing"])
            harness.tap(switches[0])
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("on 2"))
            harness.tap(switches[1])
            harness.advance(by: 0.5)
            XCTAssertFalse(switches[1].isOn, "a binding that refuses the value keeps its own")
            guard let stepper = first(UIStepper.self) else { return XCTFail("no stepper") }
            let plus = CGPoint(x: stepper.bounds.width - 20, y: stepper.bounds.midY)
            harness.tap(place(stepper, plus))
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("on 3"))
            harness.tap(place(stepper, plus))
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("on 3"), "not beyond the range")
        }
    }

    private struct Taps: View {
        @State private var text = "none"

        var body: some View {
            VStack {
                Text("Single").onTapGesture { text = "single" }
                Text("Held").onLongPressGesture { text = "held" }
                Text("Dragged").gesture(
                    DragGesture().onChanged { text = "\(Int($0.translation.width))" }.onEnded { _ in text += "!" })
                Text(text)
            }
        }
    }

    func testThatGesturesAreRecognised() {
        onMain {
            show(Taps())
            tap("Single")
            XCTAssertNotNil(find("single"))
            guard let held = find("Held"), let dragged = find("Dragged") else { return XCTFail("no views") }
            harness.touch(.began, at: place(held))
            harness.advance(by: 0.7)
            XCTAssertNotNil(find("held"))
            harness.touch(.ended, at: place(held))
            harness.advance(by: 0.2)
            let start = place(dragged)
            harness.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y))
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("40!"))
        }
    }

    /// A gesture of an app's own that doesn't say what its value is: its body's.
    private struct Carried: Gesture {
        let onMove: (CGFloat) -> Void

        var body: some Gesture { DragGesture().onChanged { onMove($0.translation.width) } }
    }

    private struct Faded: AnimatableModifier {
        var animatableData: Double
        func body(content: Content) -> some View { content.opacity(animatableData) }
    }

    private struct Gestures: View {
        @State private var text = "none"
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Dragged").modifier(Faded(animatableData: 0.5)).gesture(
                    Carried { text = "\(Int($0))" }.onEnded { _ in text += "!" })
                Text("Tapped").simultaneousGesture(TapGesture().onEnded { text = "tapped" }, isEnabled: isOn)
                Text("High").highPriorityGesture(TapGesture().onEnded { text = "high" }, isEnabled: isOn)
                Text("Low").gesture(TapGesture().onEnded { text = "low" }, isEnabled: isOn)
                Text("Enable").onTapGesture { isOn = true }
                Text(text)
            }
        }
    }

    func testThatAGesturesValueIsItsBodysAndThatOneCanBeOff() {
        onMain {
            show(Gestures())
            for name in ["Tapped", "High", "Low"] { tap(name) }
            XCTAssertNotNil(find("none"), "they are off")
            tap("Enable")
            for name in ["Tapped", "High", "Low"] {
                tap(name)
                XCTAssertNotNil(find(name.lowercased()))
            }
            guard let dragged = find("Dragged") else { return XCTFail("no view") }
            let start = place(dragged)
            harness.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y))
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("40!"))
        }
    }
}
