import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What rows of lists do with buttons, badges, pickers and parts that open.
final class RowTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func tapRow(_ row: Int, section: Int = 0, x: CGFloat = 350) {
        guard let table = first(UITableView.self) else { return XCTFail("no table") }
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
        harness.tap(CGPoint(x: x, y: rect.midY))
        harness.advance(by: 0.5)
    }

    func testThatARowIsItsButton() {
        onMain {
            let notes = Notes()
            show(
                List {
                    Button("Whole") { notes.add("whole") }
                    Button("Off") { notes.add("off") }.disabled(true)
                    HStack {
                        Text("Name")
                        Spacer()
                        Button("Two") { notes.add("two") }.buttonStyle(.borderless)
                    }
                })
            tapRow(0)
            tapRow(1)
            tapRow(2, x: 60)
            XCTAssertEqual(notes.lines, ["whole"], "a button with a style of its own is only its label")
            tap("Two")
            XCTAssertEqual(notes.lines, ["whole", "two"])
            let button = self.views.compactMap { $0 as? PressControl }.first { $0.accessibilityLabel == "Whole" }
            XCTAssertEqual(button?.accessibilityActivate(), true)
            XCTAssertEqual(notes.lines, ["whole", "two", "whole"])
        }
    }

    func testThatARowHasItsBadge() throws {
        try onMain {
            show(
                List {
                    Text("Inbox").badge(12)
                    Text("None").badge(0)
                    Text("A name that is so long that it has two lines in any row of a phone, badge or not").badge(
                        "new")
                })
            let badge = try XCTUnwrap(find("12"))
            let cell = try XCTUnwrap(sequence(first: badge, next: \.superview).compactMap { $0 as? ListCell }.first)
            let frame = badge.convert(badge.bounds, to: cell.contentView)
            XCTAssertEqual(frame.maxX, cell.contentView.bounds.maxX - 16, accuracy: 1)
            XCTAssertEqual(frame.midY, cell.contentView.bounds.midY, accuracy: 0.5)
            XCTAssertNil(find("0"))
            let long = try XCTUnwrap(find("new"))
            let text = try XCTUnwrap(
                views.compactMap { $0 as? UILabel }.first { $0.text?.hasPrefix("A name") == true })
            XCTAssertLessThanOrEqual(text.convert(text.bounds, to: nil).maxX, long.convert(long.bounds, to: nil).minX)
        }
    }

    func testThatARowThatOpensHasItsBadgeBeforeTheArrow() throws {
        try onMain {
            show(
                List {
                    DisclosureGroup {
                        Text("Inside")
                    } label: {
                        Text("Folder").badge(7)
                    }
                })
            let badge = try XCTUnwrap(find("7"))
            let cell = try XCTUnwrap(sequence(first: badge, next: \.superview).compactMap { $0 as? ListCell }.first)
            XCTAssertNil(cell.badge, "the row shows it itself, once")
            let frame = badge.convert(badge.bounds, to: cell.contentView)
            XCTAssertGreaterThan(frame.minX, cell.contentView.bounds.midX)
            XCTAssertLessThan(frame.maxX, cell.contentView.bounds.maxX - 16 - 8, "the arrow is at the end")
        }
    }

    private struct PicturedChoices: View {
        @State private var choice = 0

        var body: some View {
            Form {
                Picker("Kind", selection: $choice) {
                    Label("Wide", systemImage: "gamecontroller.fill").tag(0)
                    Label("Narrow", systemImage: "tram.fill").tag(1)
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
    }

    func testThatTitlesOfChoicesWithPicturesStandInAColumn() throws {
        try onMain {
            show(PicturedChoices())
            let wide = try XCTUnwrap(views.compactMap { $0 as? UILabel }.last { $0.text == "Wide" })
            let narrow = try XCTUnwrap(views.compactMap { $0 as? UILabel }.last { $0.text == "Narrow" })
            XCTAssertEqual(
                wide.convert(wide.bounds, to: nil).minX, narrow.convert(narrow.bounds, to: nil).minX, accuracy: 0.5,
                "as wide as the pictures may be")
        }
    }

    private struct DrawnChoices: View {
        @State private var choice = 1

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Colour", systemImage: "star", selection: $choice) {
                        Section("Warm") {
                            HStack(spacing: 8) {
                                Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1).frame(width: 20, height: 20)
                                Text("Red")
                            }
                            .tag(1)
                            Text("Yellow").tag(2)
                        }
                        Section("Cold") { Text("Blue").tag(3) }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
    }

    func testThatChoicesOfALinkedPickerAreTheirOwnViewsInTheirSections() throws {
        try onMain {
            @MainActor func colorBesideLabel() throws -> Pixel {
                let label = try XCTUnwrap(views.compactMap { $0 as? UILabel }.last { $0.text == "Red" })
                return harness.pixel(at: place(label, CGPoint(x: -18, y: label.bounds.midY)))
            }
            show(DrawnChoices())
            XCTAssertEqual(try colorBesideLabel(), Pixel(r: 255, g: 0, b: 0), "the row shows the chosen one's view")
            tap("Colour")
            XCTAssertEqual(first(UINavigationBar.self)?.topItem?.title, "Colour")
            let table = try XCTUnwrap(views.compactMap { $0 as? UITableView }.last)
            XCTAssertEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [2, 1])
            XCTAssertEqual(try colorBesideLabel(), Pixel(r: 255, g: 0, b: 0))
            tap("Blue")
            XCTAssertNotNil(find("Blue"))
            XCTAssertNil(find("Red"))
        }
    }

    private struct Choices: View {
        @State private var size = 1
        @State private var isOpen = false

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(0)
                        Text("Medium").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(.inline)
                    DisclosureGroup("More", isExpanded: $isOpen) {
                        Text("One")
                        Text("Two")
                    }
                    Picker("Linked", selection: $size) { ForEach(0..<3) { Text("Value \($0)").tag($0) } }
                        .pickerStyle(.navigationLink)
                    Text("Chosen \(size)")
                }
            }
        }
    }

    func testThatAnInlinePickerAndAnOpenedPartAreRows() throws {
        try onMain {
            show(Choices())
            let table = try XCTUnwrap(first(UITableView.self))
            XCTAssertEqual(
                table.numberOfRows(inSection: 0), 7, "a label and three values, a closed part, two more rows")
            tap("Large")
            XCTAssertNotNil(find("Chosen 2"))
            tap("More")
            XCTAssertEqual(table.numberOfRows(inSection: 0), 9)
            XCTAssertNotNil(find("One"))
            tap("More")
            XCTAssertEqual(table.numberOfRows(inSection: 0), 7)
            tap("Linked")
            XCTAssertNotNil(find("Value 0"))
            tap("Value 0")
            XCTAssertNotNil(find("Chosen 0"), "the screen is left with the choice")
            XCTAssertEqual(table.numberOfRows(inSection: 0), 7)
        }
    }

    func testThatALinkedPickerIsARowOfALabelAndAValue() throws {
        try onMain {
            show(
                NavigationStack {
                    Form {
                        Picker("Linked", selection: .constant(1)) { ForEach(0..<3) { Text("Value \($0)").tag($0) } }
                            .pickerStyle(.navigationLink)
                        LabeledContent("Name", value: "Other")
                    }
                })
            let label = try XCTUnwrap(find("Linked") as? UILabel), value = try XCTUnwrap(find("Value 1") as? UILabel)
            let name = try XCTUnwrap(find("Name") as? UILabel), other = try XCTUnwrap(find("Other") as? UILabel)
            func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
            XCTAssertEqual(frame(label).minX, frame(name).minX, accuracy: 1, "at the leading edge")
            XCTAssertEqual(frame(label).midY, frame(value).midY, accuracy: 1, "on one line")
            XCTAssertGreaterThan(frame(value).minX, frame(label).maxX + 50, "at the trailing edge")
            XCTAssertLessThan(frame(value).maxX, frame(other).maxX, "before the mark of a link")
            @MainActor func color(_ label: UILabel) -> UIColor? {
                label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            }
            XCTAssertEqual(color(value), color(other), "both are secondary")
            let cell = sequence(first: value as UIView, next: \.superview).lazy.compactMap { $0 as? ListCell }.first
            XCTAssertEqual(cell?.accessoryType, .disclosureIndicator)
        }
    }

    func testThatAClearShapeDrawsNothing() {
        onMain {
            show(Circle().fill(.clear).frame(width: 40, height: 40))
            let pixel = harness.pixel(at: CGPoint(x: 196, y: 438))
            XCTAssertEqual([pixel.r, pixel.g, pixel.b], [255, 255, 255])
        }
    }

    func testThatATapOnTheShownTabGoesBack() throws {
        try onMain {
            show(
                TabView {
                    NavigationStack { NavigationLink("Push") { Text("Pushed") }.navigationTitle("Root") }
                        .tabItem { Label("First", systemImage: "star") }
                    Text("Other").tabItem { Label("Second", systemImage: "heart") }
                })
            tap("Push")
            XCTAssertNotNil(find("Pushed"))
            let bar = try XCTUnwrap(first(UITabBar.self))
            harness.tap(place(bar, CGPoint(x: 90, y: 20)))
            harness.advance(by: 1)
            XCTAssertNil(find("Pushed"))
            XCTAssertNotNil(find("Push"))
        }
    }
}
