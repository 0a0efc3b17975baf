import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase
@testable import UIKitLists

/// How rows look: their separators, the colours of their actions, what a context menu lifts.
final class RowLookTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func cell(_ text: String) -> ListCell? {
        find(text).flatMap { view in sequence(first: view, next: \.superview).lazy.compactMap { $0 as? ListCell }.first
        }
    }

    /// How far the line below a row begins right of the row's content.
    @MainActor private func separatorStart(_ text: String) -> CGFloat? {
        cell(text).map { $0.separatorInset.left - $0.rowInsets.leading }
    }

    @MainActor private func textStart(_ text: String) -> CGFloat? {
        guard let cell = cell(text), let view = find(text), let row = cell.rowView else { return nil }
        return view.convert(view.bounds, to: row).minX
    }

    /// What is said of a section or of the list is said of headers and footers, too.
    func testThatModifiersOfASectionAreItsHeaders() throws {
        try onMain {
            show(
                List {
                    Section("standard") { Text("a") }
                    Section("kept") { Text("b") }.textCase(nil)
                    Section("grown") { Text("c") }.headerProminence(.increased)
                    Section {
                        Text("d")
                    } header: {
                        Text("off")
                    } footer: {
                        Text("below")
                    }
                    .textCase(.lowercase).foregroundStyle(.red)
                })
            @MainActor func look<Value>(_ name: NSAttributedString.Key, _ text: String) throws -> Value {
                let label = try XCTUnwrap(find(text) as? UILabel)
                return try XCTUnwrap(label.attributedText?.attribute(name, at: 0, effectiveRange: nil) as? Value)
            }
            let standard: UIFont = try look(.font, "STANDARD"), kept: UIFont = try look(.font, "kept")
            let grown: UIFont = try look(.font, "grown")
            XCTAssertEqual(kept.pointSize, standard.pointSize)
            XCTAssertGreaterThan(grown.pointSize, standard.pointSize)
            XCTAssertNotNil(find("off"))
            let color: UIColor = try look(.foregroundColor, "STANDARD"),
                red: UIColor = try look(.foregroundColor, "below")
            XCTAssertNotEqual(color, red)
        }
    }

    func testThatAListsCaseIsItsHeaders() {
        onMain {
            show(List { Section("whole") { Text("a") } }.textCase(nil))
            XCTAssertNotNil(find("whole"))
            XCTAssertNil(find("WHOLE"))
        }
    }

    func testThatSeparatorsBeginAtTheFirstText() {
        onMain {
            show(
                List {
                    Text("Plain")
                    HStack {
                        Image(systemName: "star")
                        Text("Icon")
                    }
                    Label("Label", systemImage: "star")
                    HStack {
                        Image(systemName: "star").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                        Text("Guide")
                    }
                    Text("Behind").background(alignment: .leading) { Text("Under") }
                })
            XCTAssertEqual(separatorStart("Plain"), 0)
            for text in ["Icon", "Label"] {
                XCTAssertGreaterThan(separatorStart(text) ?? 0, 15, text)
                XCTAssertEqual(separatorStart(text) ?? 0, textStart(text) ?? -1, accuracy: 0.5, text)
            }
            XCTAssertEqual(separatorStart("Guide"), 0, "a guide beats the text")
            XCTAssertEqual(separatorStart("Behind"), 0)
        }
    }

    // DEV-1332
    func testThatSectionsAndRowsStandApartInEveryStyle() {
        onMain {
            /// The room between two rows.
            @MainActor func room(
                _ style: some ListStyle, _ rows: CGFloat?, _ sections: CGFloat?, _ first: String, _ second: String
            )
                -> CGFloat
            {
                let list = List {
                    Section {
                        Text("A")
                        Text("B")
                    }
                    Section { Text("C") }
                }
                .listStyle(style).listRowSpacing(rows)
                show(sections.map { AnyView(list.listSectionSpacing($0)) } ?? AnyView(list))
                guard let a = cell(first), let b = cell(second) else { return .nan }
                return b.frame.minY - a.frame.maxY
            }
            XCTAssertEqual(room(.plain, nil, nil, "B", "C"), 0)
            XCTAssertEqual(room(.plain, nil, 24, "B", "C"), 24)
            XCTAssertEqual(room(.plain, 10, nil, "A", "B"), 10)
            XCTAssertEqual(room(.plain, 10, 24, "B", "C"), 24)
            for spacing in [0.0, 8, 40] {
                XCTAssertEqual(room(.insetGrouped, nil, spacing, "B", "C"), spacing, accuracy: 0.51)
                XCTAssertEqual(room(.grouped, nil, spacing, "B", "C"), spacing, accuracy: 0.51)
                XCTAssertEqual(room(.insetGrouped, spacing, nil, "A", "B"), spacing, accuracy: 0.51)
            }
        }
    }

    @MainActor private func room(_ first: String, _ second: String) -> CGFloat {
        guard let a = cell(first), let b = cell(second) else { return .nan }
        return b.frame.minY - a.frame.maxY
    }

    func testThatASectionSaysItsOwnRoom() {
        onMain {
            @MainActor func showSections(_ style: some ListStyle) {
                show(
                    List {
                        Section { Text("A") }
                        Section { Text("B") }.listSectionSpacing(8)
                        Section { Text("C") }.listSectionSpacing(40)
                        Section { Text("D") }
                        Section { Text("E") }
                    }
                    .listStyle(style).listSectionSpacing(20))
            }
            @MainActor func check(_ name: String) {
                XCTAssertEqual(room("A", "B"), 8, accuracy: 1, "\(name): one that says nothing has its neighbour's")
                XCTAssertEqual(room("B", "C"), 24, accuracy: 1, "\(name): each has half of its own")
                XCTAssertEqual(room("C", "D"), 40, accuracy: 1, name)
                XCTAssertEqual(room("D", "E"), 20, accuracy: 1, "\(name): as the list says")
            }
            showSections(.insetGrouped)
            check("grouped")
            showSections(.plain)
            check("plain")
        }
    }

    /// A row whose state is its own: the list isn't updated with it.
    private struct Counting: View {
        @State private var count = 0

        var body: some View {
            Button("Up") { count += 1 }
                .badge(count)
                .listRowSeparatorTint(count == 1 ? .red : nil)
                .listRowInsets(EdgeInsets(top: count >= 2 ? 51 : 11, leading: 20, bottom: 11, trailing: 20))
                .listRowBackground(count == 3 ? Color.green : nil)
        }
    }

    func testThatARowsOwnStateChangesWhatItSaysOfItsRow() throws {
        try onMain {
            show(
                List {
                    Counting()
                    Text("Below")
                })
            let up = try XCTUnwrap(cell("Up")), below = try XCTUnwrap(cell("Below"))
            let height = up.bounds.height
            XCTAssertNil(up.badge)
            XCTAssertNil(up.separatorTint)
            tap("Up")
            XCTAssertEqual(up.badge?.string, "1")
            XCTAssertNotNil(find("1"))
            XCTAssertEqual(up.separatorTint, Color.red.uiColor)
            XCTAssertNil(below.separatorTint)
            XCTAssertEqual(up.bounds.height, height, accuracy: 0.5)
            tap("Up")
            XCTAssertEqual(up.badge?.string, "2")
            XCTAssertNil(up.separatorTint)
            XCTAssertGreaterThan(up.bounds.height, height + 30, "it is measured again")
            XCTAssertEqual(below.frame.minY, up.frame.maxY, accuracy: 0.5)
            XCTAssertNil(up.backgroundView)
            tap("Up")
            XCTAssertEqual(up.badge?.string, "3")
            XCTAssertNotNil(up.backgroundView)
        }
    }

    func testThatTheLineBelowARowHasItsTint() throws {
        try onMain {
            show(
                List {
                    Text("Red").listRowSeparatorTint(.red)
                    Text("Above alone").listRowSeparatorTint(.red, edges: .top)
                    Text("Last")
                })
            let red = try XCTUnwrap(cell("Red")), above = try XCTUnwrap(cell("Above alone"))
            XCTAssertEqual(red.parts.separator?.backgroundColor, Color.red.uiColor)
            XCTAssertEqual(above.parts.separator?.backgroundColor, .separator)
        }
    }

    func testThatABadgeLooksAsItsTextSays() throws {
        try onMain {
            show(
                List {
                    Text("Styled").badge(Text("7").bold().foregroundColor(.red))
                    Text("Bold").badge(Text("8").bold())
                    Text("Plain").badge(9)
                })
            @MainActor func attribute(_ key: NSAttributedString.Key, of badge: String) -> Any? {
                (find(badge) as? UILabel)?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
            }
            let red = try XCTUnwrap(attribute(.foregroundColor, of: "7") as? UIColor)
            let resolved = Color.red.uiColor.resolvedColor(with: try XCTUnwrap(find("7")).traitCollection)
            XCTAssertEqual(red.description, resolved.description, "to the digits that are shown")
            let font = try XCTUnwrap(attribute(.font, of: "7") as? UIFont)
            XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
            XCTAssertEqual(font.pointSize, 17)
            XCTAssertNotEqual(attribute(.foregroundColor, of: "8") as? UIColor, Color.red.uiColor)
            XCTAssertEqual((find("9") as? UILabel)?.textColor, .secondaryLabel)
            let styled = try XCTUnwrap(find("7")), plain = try XCTUnwrap(find("9"))
            XCTAssertEqual(
                styled.convert(styled.bounds, to: nil).maxX, plain.convert(plain.bounds, to: nil).maxX, accuracy: 1)
        }
    }

    private struct Headed: View {
        @State private var isLong = false

        var body: some View {
            List {
                Section {
                    Text("A")
                } header: {
                    Text(isLong ? "One\ntwo\nthree" : "One")
                } footer: {
                    Text(isLong ? "Four\nfive" : "Four")
                }
                Section { Button("Longer") { isLong = true } }
            }
        }
    }

    func testThatRowsMakeRoomForALongerHeader() {
        onMain {
            show(Headed())
            guard let cell = cell("A") else { return XCTFail("no row") }
            let (top, below) = (cell.frame.minY, room("A", "Longer"))
            tap("Longer")
            XCTAssertGreaterThan(cell.frame.minY, top + 20)
            XCTAssertGreaterThan(room("A", "Longer"), below + 10)
        }
    }

    private struct Rooms: View {
        @State private var rows: CGFloat?
        @State private var sections: CGFloat = 20

        var body: some View {
            List {
                Section {
                    Text("A")
                    Text("B")
                }
                Section { Text("C") }
                Section {
                    Button("Rows") { rows = 30 }
                    Button("Fewer") { rows = 6 }
                    Button("None") { rows = nil }
                    Button("Sections") { sections = 50 }
                }
            }
            .listRowSpacing(rows).listSectionSpacing(sections)
        }
    }

    func testThatTheRoomChangesWithWhatTheAppSays() {
        onMain {
            show(Rooms())
            let checks: [(button: String, rows: CGFloat, sections: CGFloat)] = [
                ("Rows", 30, 20), ("Fewer", 6, 20), ("None", 0, 20), ("Sections", 0, 50), ("Rows", 30, 50),
                ("None", 0, 50),
            ]
            for (button, rows, sections) in checks {
                tap(button)
                XCTAssertEqual(room("A", "B"), rows, accuracy: 1, button)
                XCTAssertEqual(room("B", "C"), sections, accuracy: 1, button)
            }
        }
    }

    func testThatListsAndEditorsScrollAsModifiersAroundSay() {
        onMain {
            @MainActor func table(_ list: some View) -> UITableView? {
                show(list)
                return first(UITableView.self)
            }
            let list = List { Text("A") }
            XCTAssertEqual(table(list)?.isScrollEnabled, true)
            XCTAssertEqual(cell("A")?.frame.minY, 35)
            XCTAssertEqual(table(list.scrollDisabled(true))?.isScrollEnabled, false)
            XCTAssertEqual(table(list.scrollIndicators(.hidden))?.showsVerticalScrollIndicator, false)
            XCTAssertEqual(table(list.scrollBounceBehavior(.basedOnSize))?.alwaysBounceVertical, false)
            XCTAssertEqual(table(list.contentMargins(.top, 0))?.contentInset.top, 0)
            XCTAssertEqual(cell("A")?.frame.minY, 0, "the margin stands for the list's own")
            let plain = table(list.listStyle(.plain).contentMargins(.vertical, 12))
            XCTAssertEqual(plain?.contentInset.top, 12)
            XCTAssertEqual(plain?.contentInset.bottom, 12)
            XCTAssertEqual(plain?.verticalScrollIndicatorInsets.top, 12)
            show(TextEditor(text: .constant("a")).scrollDisabled(true).scrollIndicators(.hidden))
            XCTAssertEqual(first(UITextView.self)?.isScrollEnabled, false)
            XCTAssertEqual(first(UITextView.self)?.showsVerticalScrollIndicator, false)
        }
    }

    func testThatSwipeActionsHaveNoTintOfViewsAround() {
        onMain {
            show(
                List {
                    Text("Row").swipeActions {
                        Button("Delete", role: .destructive) {}
                        Button("Pin") {}.tint(.purple)
                    }
                }
                .tint(.orange))
            guard let table = first(UITableView.self) else { return XCTFail("no table") }
            let actions = table.delegate?.tableView(
                table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))?.actions
            XCTAssertEqual(actions?.map(\.title), ["Delete", "Pin"])
            let plain = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
            XCTAssertEqual(actions?.first?.backgroundColor, plain.backgroundColor)
            XCTAssertNotEqual(actions?.last?.backgroundColor, plain.backgroundColor)
        }
    }

    func testThatSwipeActionsHaveFilledSymbols() {
        onMain {
            show(
                List {
                    Text("Row").swipeActions {
                        Button {
                        } label: {
                            Label("Pin", systemImage: "star")
                        }
                        Button {
                        } label: {
                            Label("Keep", systemImage: "star").symbolVariant(.none)
                        }
                    }
                })
            guard let table = first(UITableView.self) else { return XCTFail("no table") }
            let actions = table.delegate?.tableView(
                table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))?.actions
            XCTAssertEqual(actions?.map(\.image), [UIImage(systemName: "star.fill"), UIImage(systemName: "star")])
        }
    }

    func testThatAClearRowShowsWhatIsBehindTheList() throws {
        try onMain {
            show(
                List {
                    Text("Clear").listRowBackground(Color.clear)
                    Text("Card")
                    Text("None").listRowBackground(nil as Color?)
                    Text("Green").listRowBackground(Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1))
                }
                .scrollContentBackground(.hidden).background(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)))
            @MainActor func ground(_ text: String) throws -> Pixel {
                let cell = try XCTUnwrap(cell(text), text)
                return harness.pixel(at: place(cell, CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)))
            }
            XCTAssertEqual(try ground("Clear"), Pixel(r: 255, g: 0, b: 0))
            XCTAssertEqual(try ground("Card"), Pixel(r: 255, g: 255, b: 255))
            XCTAssertEqual(try ground("None"), Pixel(r: 255, g: 255, b: 255), "as without")
            XCTAssertEqual(try ground("Green"), Pixel(r: 0, g: 255, b: 0))
        }
    }

    func testThatAContextMenuShowsItsPreview() throws {
        try onMain {
            show(
                VStack {
                    Text("Previewed").contextMenu {
                        Button("Copy") {}
                    } preview: {
                        Text("Preview").frame(width: 120, height: 80)
                    }
                    Text("Wide").contextMenu {
                        Button("Copy") {}
                    } preview: {
                        Color.red.frame(idealWidth: 4000, idealHeight: 50)
                    }
                    Text("Alone").contextMenu { Button("Copy") {} }
                })
            @MainActor func preview(_ text: String) throws -> UIViewController? {
                let view = try XCTUnwrap(find(text), text)
                let interactions = sequence(first: view, next: \.superview).lazy.flatMap(\.interactions)
                let menu = try XCTUnwrap(interactions.compactMap({ $0 as? UIContextMenuInteraction }).first)
                let configuration = menu.delegate?.contextMenuInteraction(
                    menu, configurationForMenuAtLocation: .zero)
                return try XCTUnwrap(configuration).previewProvider?()
            }
            let shown = try XCTUnwrap(preview("Previewed"))
            XCTAssertEqual(shown.preferredContentSize, CGSize(width: 120, height: 80))
            XCTAssertTrue(shown is UIHostingController<AnyView>)
            XCTAssertLessThanOrEqual(
                try XCTUnwrap(preview("Wide")).preferredContentSize.width, UIScreen.main.bounds.width)
            XCTAssertNil(try preview("Alone"), "the view itself")
        }
    }

    func testThatAContextMenuLiftsTheWholeRow() {
        onMain {
            show(
                VStack {
                    List { Text("Row").badge(3).contextMenu { Button("Copy") {} } }
                    Text("Alone").contextMenu { Button("Copy") {} }
                })
            @MainActor func lifted(_ text: String) -> UIView? {
                guard let view = find(text) else { return nil }
                let interactions = sequence(first: view, next: \.superview).lazy.flatMap(\.interactions)
                guard let menu = interactions.compactMap({ $0 as? UIContextMenuInteraction }).first else { return nil }
                let configuration = UIContextMenuConfiguration(
                    identifier: nil, previewProvider: nil, actionProvider: nil)
                return menu.delegate?
                    .contextMenuInteraction(menu, previewForHighlightingMenuWithConfiguration: configuration)?.view
            }
            XCTAssertNotNil(lifted("Row"))
            XCTAssertTrue(lifted("Row") === cell("Row"))
            XCTAssertNil(lifted("Alone"), "elsewhere it is the view itself")
        }
    }
}

/// Lists in a sidebar's column on a tablet.
final class SidebarLookTests: ControlTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    private struct Boxes: View {
        @State private var box: String? = "In"
        var body: some View {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                List(selection: $box) {
                    Section("Mail") { ForEach(["In", "Out"], id: \.self) { Text($0).badge($0 == "In" ? 71 : 72) } }
                }
            } detail: {
                List { Text("Letter") }
            }
        }
    }

    @MainActor private func cell(_ text: String) -> ListCell? {
        find(text).flatMap { view in sequence(first: view, next: \.superview).lazy.compactMap { $0 as? ListCell }.first
        }
    }

    func testThatRowsStandOnTheSidebarsGround() {
        onMain {
            show(Boxes())
            harness.advance(by: 1)
            XCTAssertEqual(cell("In")?.isInSidebar, true)
            XCTAssertEqual(cell("Out")?.backgroundColor, .clear)
            XCTAssertEqual(cell("Out")?.hidesSeparator, true)
            XCTAssertNotNil(find("Mail"), "headers are no capitals")
            XCTAssertEqual(cell("Letter")?.isInSidebar, false)
            let color = (find("In") as? UILabel)?.attributedText?.attribute(
                .foregroundColor, at: 0, effectiveRange: nil)
            XCTAssertEqual(
                (color as? UIColor)?.cgColor, Color.white.resolve(in: EnvironmentValues().styleContext).uiColor.cgColor)
            XCTAssertEqual((find("71") as? UILabel)?.textColor, .white, "as the row's words")
            XCTAssertEqual((find("72") as? UILabel)?.textColor, .secondaryLabel)
        }
    }
}
