import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Wells, drags and drops, search fields' parts, choices by the older form, columns beside views.
final class PartsTests: ControlTestCase, @unchecked Sendable {
    private struct Colored: View {
        let notes: Notes
        @State private var color = Color.red

        var body: some View {
            Form { ColorPicker("Paint", selection: $color, supportsOpacity: false) }
                .onChange(of: color) { notes.add("changed") }
        }
    }

    func testLargeTextStandsAboveItsControl() {
        onMain {
            struct Row: View {
                let size: DynamicTypeSize
                var body: some View {
                    LabeledContent("A rather long label") { Text("and its value") }.dynamicTypeSize(size).frame(
                        width: 300)
                }
            }
            @MainActor func frames(_ size: DynamicTypeSize) -> (label: CGRect, value: CGRect)? {
                show(Row(size: size))
                guard let label = find("A rather long label"), let value = find("and its value") else { return nil }
                return (label.convert(label.bounds, to: nil), value.convert(value.bounds, to: nil))
            }
            guard let small = frames(.large), let large = frames(.accessibility4) else { return XCTFail("no row") }
            XCTAssertEqual(small.label.midY, small.value.midY, accuracy: 1)
            XCTAssertGreaterThanOrEqual(large.value.minY, large.label.maxY)
            XCTAssertEqual(large.value.minX, large.label.minX, accuracy: 1)
        }
    }

    func testThatControlsTurnAroundWithTheEnvironment() throws {
        try onMain {
            struct Playback: UIViewRepresentable {
                func makeUIView(context: Context) -> UIProgressView {
                    let view = UIProgressView()
                    view.semanticContentAttribute = .playback
                    return view
                }
                func updateUIView(_ view: UIProgressView, context: Context) {}
            }
            struct Turned: View {
                @State private var direction = LayoutDirection.rightToLeft
                var body: some View {
                    VStack {
                        Toggle("On", isOn: .constant(true))
                        Slider(value: .constant(0.5))
                        Playback()
                    }
                    .environment(\.layoutDirection, direction)
                    Button("Turn") { direction = .leftToRight }
                }
            }
            show(VStack { Turned() })
            let toggle = try XCTUnwrap(first(UISwitch.self))
            let slider = try XCTUnwrap(first(UISlider.self))
            XCTAssertEqual(toggle.effectiveUserInterfaceLayoutDirection, .rightToLeft)
            XCTAssertEqual(slider.effectiveUserInterfaceLayoutDirection, .rightToLeft)
            XCTAssertEqual(first(UIProgressView.self)?.semanticContentAttribute, .playback)
            tap("Turn")
            XCTAssertEqual(toggle.semanticContentAttribute, .unspecified)
            XCTAssertEqual(slider.effectiveUserInterfaceLayoutDirection, .leftToRight)
            XCTAssertEqual(first(UIProgressView.self)?.semanticContentAttribute, .playback)
        }
    }

    func testThatATimeStaysOnOneLineBesideItsLabel() throws {
        try onMain {
            harness.runtime.post(.textSize(.ax3))
            harness.turn()
            let time = Date(timeIntervalSince1970: 1_700_000_000)
            show(
                DatePicker("Time", selection: .constant(time), displayedComponents: .hourAndMinute).frame(width: 329))
            let picker = try XCTUnwrap(first(UIDatePicker.self))
            let label = try XCTUnwrap(find("Time"))
            XCTAssertEqual(picker.bounds.size, picker.intrinsicContentSize, "nothing wraps where there is room")
            XCTAssertEqual(place(label).y, place(picker).y, accuracy: 1)
        }
    }

    func testThatAWellShowsAndWritesTheColor() throws {
        try onMain {
            let notes = Notes()
            show(Colored(notes: notes))
            let well = try XCTUnwrap(first(UIColorWell.self))
            XCTAssertEqual(well.selectedColor?.cgColor, UIColor(Color.red).cgColor)
            XCTAssertFalse(well.supportsAlpha)
            XCTAssertEqual(well.accessibilityLabel, "Paint")
            well.selectedColor = .blue
            well.sendActions(for: .valueChanged)
            harness.advance(by: 0.1)
            XCTAssertEqual(notes.lines, ["changed"])
        }
    }

    private struct Moves: View {
        let notes: Notes

        var body: some View {
            VStack(spacing: 100) {
                Text("Apple").frame(width: 200, height: 60).draggable("apple")
                Color.yellow.frame(width: 200, height: 100)
                    .dropDestination(for: String.self) { items, place in
                        notes.add("\(items) \(Int(place.y) > 0)")
                        return true
                    } isTargeted: {
                        notes.add("targeted \($0)")
                    }
                Color.green.frame(width: 200, height: 60)
                    .dropDestination(for: URL.self) { _, _ in
                        notes.add("wrong")
                        return true
                    }
            }
        }
    }

    func testThatAValueIsDroppedWhereItIsTaken() throws {
        try onMain {
            let notes = Notes()
            show(Moves(notes: notes))
            let start = place(try XCTUnwrap(find("Apple")))
            for (end, want) in [
                (160.0, ["targeted true", "[\"apple\"] true", "targeted false"]),
                (330.0, ["targeted true", "targeted false"]),
            ] {
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

    private struct Found: View {
        enum Part: Hashable { case names, places }
        @State private var text = ""
        @State private var part = Part.names
        var activation = SearchScopeActivation.automatic

        var body: some View {
            NavigationStack {
                Text("\(text) in \(part == .names ? "names" : "places")")
                    .searchable(text: $text)
                    .searchSuggestions {
                        Text("Anna").searchCompletion("anna!")
                        Text("Bert").searchCompletion("bert!")
                    }
                    .searchScopes($part, activation: activation) {
                        Text("Names").tag(Part.names)
                        Text("Places").tag(Part.places)
                    }
            }
        }
    }

    func testTheSearchFieldsParts() throws {
        try onMain {
            show(Found())
            let bar = try XCTUnwrap(first(UISearchBar.self))
            XCTAssertEqual(bar.scopeButtonTitles, ["Names", "Places"])
            XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
            harness.tap(bar.searchTextField)
            harness.advance(by: 1)
            XCTAssertFalse(bar.showsScopeBar, "on iOS scopes come with the text")
            tap("Bert")
            XCTAssertNotNil(find("bert! in names"))
            XCTAssertTrue(bar.showsScopeBar)
            tap("Places")
            XCTAssertNotNil(find("bert! in places"))
        }
    }

    func testScopesThatComeWithTheSearch() throws {
        try onMain {
            show(Found(activation: .onSearchPresentation))
            let bar = try XCTUnwrap(first(UISearchBar.self))
            XCTAssertFalse(bar.showsScopeBar)
            harness.tap(bar.searchTextField)
            harness.advance(by: 1)
            XCTAssertTrue(bar.showsScopeBar)
            tap("Places")
            XCTAssertNotNil(find(" in places"))
        }
    }

    private struct Asked: View {
        let notes: Notes
        @State private var isAsked = false
        @State private var isInspected = false

        var body: some View {
            VStack {
                Button("Ask") { isAsked = true }
                Button("Inspect") { isInspected = true }
            }
            .actionSheet(isPresented: $isAsked) {
                ActionSheet(
                    title: Text("Which"), message: Text("Choose"),
                    buttons: [.default(Text("One")) { notes.add("one") }, .destructive(Text("Two")), .cancel()])
            }
            .inspector(isPresented: $isInspected) { Text("Details") }
        }
    }

    func testAChoiceByTheOlderFormAndAnInspectorInASheet() {
        onMain {
            let notes = Notes()
            show(Asked(notes: notes))
            tap("Ask")
            XCTAssertNotNil(find("Which"))
            tap("One")
            XCTAssertEqual(notes.lines, ["one"])
            XCTAssertNil(find("Details"))
            tap("Inspect")
            XCTAssertNotNil(find("Details"), "on a phone it is a sheet")
        }
    }

    func testTheLooksOfBars() throws {
        try onMain {
            show(
                NavigationStack {
                    List { Text("Row") }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.red, for: .navigationBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                        .statusBarHidden()
                })
            let bar = try XCTUnwrap(first(UINavigationBar.self))
            XCTAssertEqual(bar.traitCollection.userInterfaceStyle, .dark)
            let pixel = harness.pixel(at: CGPoint(x: 30, y: 80))
            XCTAssertGreaterThan(pixel.r, 200)
            XCTAssertLessThan(pixel.g, 100)
            var controller = try XCTUnwrap(harness.application.windows[0].rootViewController)
            while let child = controller.childForStatusBarHidden { controller = child }
            XCTAssertTrue(controller.prefersStatusBarHidden, "the page says so for the screen")
        }
    }

    func testAMaterialBehindABarIsItsEffect() {
        onMain {
            show(
                NavigationStack {
                    Color.red.ignoresSafeArea()
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                })
            let pixel = harness.pixel(at: CGPoint(x: 30, y: 80))
            XCTAssertGreaterThan(pixel.r, 200, "what is below the bar is lighter, not gray")
            XCTAssertGreaterThan(pixel.r, pixel.g)
        }
    }

    func testTheBackgroundOfABarReachesTheEdgeWhenTheSafeAreaGrows() throws {
        try onMain {
            show(
                Color.white.safeAreaInset(edge: .bottom, spacing: 0) {
                    Text("Bar").frame(maxWidth: .infinity).background(.red)
                })
            let controller = try XCTUnwrap(harness.application.windows[0].rootViewController)
            let bottom = controller.view.bounds.maxY
            XCTAssertGreaterThan(harness.pixel(at: CGPoint(x: 30, y: bottom - 2)).r, 200)
            controller.additionalSafeAreaInsets.bottom = 40
            harness.advance(by: 0.2)
            for y in [2, 30, 60] {
                let pixel = harness.pixel(at: CGPoint(x: 30, y: bottom - CGFloat(y)))
                XCTAssertLessThan(pixel.g, 100, "red \(y) points above the edge")
            }
        }
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
        let town: String
    }

    func testThatATableOnAPhoneIsItsFirstColumn() throws {
        try onMain {
            show(
                Table([Person(id: 1, name: "Ann", town: "Bonn"), Person(id: 2, name: "Tom", town: "Ulm")]) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Town") { Text($0.town) }
                })
            let table = try XCTUnwrap(first(UITableView.self))
            XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
            XCTAssertNotNil(find("Tom"))
            XCTAssertNil(find("Ulm"))
            XCTAssertNil(find("Name"))
        }
    }

    private struct Pinch: UIGestureRecognizerRepresentable {
        let notes: Notes

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            notes.add("tap \(Int(context.converter.localLocation.x.rounded()))")
        }
    }

    func testThatAViewHasARecognizerOfUIKits() throws {
        try onMain {
            let notes = Notes()
            show(Color.yellow.frame(width: 100, height: 100).gesture(Pinch(notes: notes)))
            harness.tap(CGPoint(x: 196.5, y: 438))
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines, ["tap 50"])
        }
    }
}
