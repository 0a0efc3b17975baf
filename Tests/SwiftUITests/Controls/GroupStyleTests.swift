import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// An app's own styles of boxes, of parts that open, and of values with labels; and other small forms.
final class GroupStyleTests: ControlTestCase, @unchecked Sendable {
    private struct Card: GroupBoxStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: isEnabled ? "card" : "dull card")
                configuration.label
                configuration.content
            }
        }
    }

    private struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    HStack {
                        configuration.label
                        Text(verbatim: configuration.isExpanded ? "open" : "closed")
                    }
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private struct Upright: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "below")
                configuration.content
            }
        }
    }

    private struct Framed: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding() }
    }

    func testABoxLooksAsItsStyleSays() {
        onMain {
            show(
                VStack {
                    GroupBox("Title") { Text("Content") }
                    GroupBox { Text("Alone") }.disabled(true)
                }
                .groupBoxStyle(Card()))
            for text in ["card", "Title", "Content", "dull card", "Alone"] { XCTAssertNotNil(find(text), text) }
            show(GroupBox("Title") { Text("Content") })
            XCTAssertNil(find("card"))
            show(GroupBox("Title") { Text("Content") }.groupBoxStyle(.automatic))
            XCTAssertNotNil(find("Title"))
        }
    }

    private struct Folding: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
                Text(verbatim: isOpen ? "bound open" : "bound closed")
            }
            .disclosureGroupStyle(Fold())
        }
    }

    private struct BorderedLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
    }

    private struct BorderedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
    }

    private struct BorderedProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).border(.red) }
    }

    private struct BorderedButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
    }

    private struct TitleOnly: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.titleOnly) }
    }

    /// The style of what it makes is the one around, not that style again.
    func testAStyleMakesTheControlOfItsConfiguration() throws {
        try onMain {
            let notes = Notes()
            show(
                VStack {
                    Button("Press") { notes.add("pressed") }.buttonStyle(BorderedButton())
                    Label("Star", systemImage: "star").labelStyle(BorderedLabel())
                    Label("Moon", systemImage: "moon").labelStyle(TitleOnly())
                    Toggle("Flag", isOn: .constant(true)).toggleStyle(BorderedToggle())
                    ProgressView("Loading", value: 0.25).progressViewStyle(BorderedProgress())
                })
            tap("Press")
            XCTAssertEqual(notes.lines, ["pressed"])
            XCTAssertNotNil(find("Star"))
            XCTAssertNotNil(find("Moon"))
            XCTAssertEqual(first(UISwitch.self)?.isOn, true)
            XCTAssertNotNil(find("Loading"))
            XCTAssertEqual(try XCTUnwrap(first(UIProgressView.self)).progress, 0.25, accuracy: 0.001)
        }
    }

    func testAStyleOpensAPart() {
        onMain {
            show(Folding())
            XCTAssertNotNil(find("closed"))
            XCTAssertNil(find("Inside"))
            tap("More, closed")
            XCTAssertNotNil(find("Inside"))
            XCTAssertNotNil(find("bound open"))
        }
    }

    func testAValueWithALabelLooksAsItsStyleSays() {
        onMain {
            show(LabeledContent("Name", value: "Ada").labeledContentStyle(Upright()))
            for text in ["Name", "below", "Ada"] { XCTAssertNotNil(find(text), text) }
            // A style may show what it is given as without a style.
            show(LabeledContent("Name", value: "Ada").labeledContentStyle(Framed()))
            XCTAssertNotNil(find("Ada"))
            XCTAssertNil(find("below"))
        }
    }

    private struct Tinted: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Said {
            Said(text: environment.colorScheme == .dark ? "dark" : "light")
        }
        struct Said: ViewModifier {
            let text: String
            func body(content: Content) -> some View {
                VStack {
                    content
                    Text(verbatim: text)
                }
            }
        }
    }

    private struct Switching: View {
        @State private var scheme = ColorScheme.light
        var body: some View {
            VStack {
                Text("Content").modifier(Tinted())
                Button("Dark") { scheme = .dark }
            }
            .environment(\.colorScheme, scheme)
        }
    }

    func testTheEnvironmentResolvesAModifier() {
        onMain {
            show(Switching())
            XCTAssertNotNil(find("light"))
            tap("Dark")
            XCTAssertNotNil(find("dark"))
            XCTAssertNil(find("light"))
        }
    }

    func testButtonsBecomeActionsForAssistiveTechnologies() throws {
        try onMain {
            let notes = Notes()
            show(
                Text("Message").accessibilityActions {
                    Button("Reply") { notes.add("reply") }
                    Button("Delete", role: .destructive) { notes.add("delete") }
                })
            let view = try XCTUnwrap(find("Message"))
            let actions = view.accessibilityCustomActions ?? []
            XCTAssertEqual(actions.map(\.name), ["Reply", "Delete"])
            XCTAssertEqual(actions.last?.actionHandler?(actions[1]), true)
            XCTAssertEqual(notes.lines, ["delete"])
        }
    }

    private struct Pointed: View {
        @AccessibilityFocusState private var isOn: Bool
        @AccessibilityFocusState private var part: Int?
        var body: some View {
            VStack {
                Text("Part").accessibilityFocused($isOn).accessibilityFocused($part, equals: 1)
                Button("Go") { (isOn, part) = (true, 1) }
                Text(verbatim: "\(isOn) \(part.map { "\($0)" } ?? "-")")
            }
        }
    }

    func testWithoutAnAssistiveTechnologyNothingIsPointedAt() {
        onMain {
            show(Pointed())
            tap("Go")
            XCTAssertNotNil(find("false -"))
        }
    }
}
