import UIKit
import XCTest

@testable import SwiftUI

/// Sheets, alerts, menus, pickers and tabs.
final class PresentationTests: ControlTestCase, @unchecked Sendable {
    private struct Sheets: View {
        let notes: Notes
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Text("\(isShown ? "open" : "closed") \(count)")
            }
            .sheet(isPresented: $isShown, onDismiss: { notes.add("dismissed") }) {
                Inside(count: $count).presentationDetents([.medium, .large])
            }
        }
    }

    private struct Inside: View {
        @Binding var count: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Inside \(count)")
                Button("More") { count += 1 }
                Button("Close") { dismiss() }
            }
        }
    }

    func testThatASheetFollowsItsBindingAndBack() {
        onMain {
            let notes = Notes()
            show(Sheets(notes: notes))
            tap("Open")
            XCTAssertNotNil(find("Inside 0"))
            let sheet = harness.window.rootViewController?.presentedViewController
            XCTAssertEqual(sheet?.sheetPresentationController?.detents.map(\.identifier), [.medium, .large])
            XCTAssertEqual(
                sheet?.view.bounds.height ?? 0, harness.window.bounds.height / 2, accuracy: 30, "at the lowest")
            tap("More")
            XCTAssertNotNil(find("Inside 1"), "the content follows the state outside")
            tap("Close")
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
            XCTAssertNotNil(find("closed 1"))
            XCTAssertEqual(notes.lines, ["dismissed"])
            tap("Open")
            XCTAssertNotNil(find("Inside 1"), "and again")
        }
    }

    private struct Alerts: View {
        @State private var isShown = false
        @State private var isAsking = false
        @State private var name = ""
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Button("Warn") { isShown = true }
                Button("Ask") { isAsking = true }
                Text("\(said) \(isShown) \(name)")
            }
            .alert("Careful", isPresented: $isShown) {
                TextField("Name", text: $name)
                Button("Delete", role: .destructive) { said = "deleted" }
                Button("Keep", role: .cancel) { said = "kept" }
            } message: {
                Text("It can't be undone.")
            }
            .confirmationDialog("Which", isPresented: $isAsking) {
                Button("First") { said = "first" }
                Button("Second") { said = "second" }
            }
        }
    }

    @MainActor private var alert: UIAlertController? {
        harness.window.rootViewController?.presentedViewController as? UIAlertController
    }

    func testThatAnAlertSaysAndDoes() {
        onMain {
            show(Alerts())
            tap("Warn")
            XCTAssertEqual(alert?.title, "Careful")
            XCTAssertEqual(alert?.message, "It can't be undone.")
            XCTAssertEqual(alert?.actions.map(\.title), ["Delete", "Keep"])
            XCTAssertEqual(alert?.actions.map(\.style), [.destructive, .cancel])
            XCTAssertEqual(alert?.textFields?.first?.placeholder, "Name")
            tap("Delete")
            XCTAssertNotNil(find("deleted false "))
            XCTAssertNil(alert)
            tap("Ask")
            XCTAssertEqual(alert?.preferredStyle, .actionSheet)
            XCTAssertEqual(alert?.actions.count, 3, "the system's Cancel is added")
            tap("Second")
            XCTAssertNotNil(find("second false "))
        }
    }

    private struct NamingAlert: View {
        @State private var isNaming = false
        @State private var name = ""

        var body: some View {
            Button("Name") { isNaming = true }
                .alert("New", isPresented: $isNaming) {
                    TextField("Name", text: $name)
                    Button("Add") {}.disabled(name.isEmpty)
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text(name.isEmpty ? "Empty" : "Named \(name)")
                }
        }
    }

    func testThatTheButtonsOfAnAlertFollowWhatIsTyped() throws {
        try onMain {
            show(NamingAlert())
            tap("Name")
            let add = try XCTUnwrap(alert?.actions.first { $0.title == "Add" })
            XCTAssertFalse(add.isEnabled)
            XCTAssertEqual(alert?.message, "Empty")
            let field = try XCTUnwrap(alert?.textFields?.first)
            field.text = "Pets"
            field.sendActions(for: .editingChanged)
            harness.advance(by: 0.1)
            XCTAssertTrue(add.isEnabled)
            XCTAssertEqual(alert?.message, "Named Pets")
            field.text = ""
            field.sendActions(for: .editingChanged)
            harness.advance(by: 0.1)
            XCTAssertFalse(add.isEnabled)
        }
    }

    private struct CoveredPage: View {
        @State private var shown: String?
        @State private var isWarning = false

        var body: some View {
            NavigationStack {
                NavigationLink("Push") {
                    VStack {
                        Button("Start") { shown = "started" }
                        Button("Warn") { isWarning = true }
                    }
                }
                .fullScreenCover(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
                    Button("Stop \(shown ?? "")") { shown = nil }
                }
                .alert("Careful", isPresented: $isWarning) { Button("Good") {} }
            }
        }
    }

    func testThatAPageWithOthersPushedOverItPresents() {
        onMain {
            show(CoveredPage())
            tap("Push")
            harness.advance(by: 1)
            tap("Start")
            harness.advance(by: 1)
            XCTAssertNotNil(find("Stop started"), "the page that presents is below the one on the screen")
            tap("Stop started")
            harness.advance(by: 1)
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
            XCTAssertNotNil(find("Start"), "the pushed page is still there")
            tap("Warn")
            harness.advance(by: 1)
            XCTAssertEqual(alert?.title, "Careful")
        }
    }

    private struct RefreshedList: View {
        @State private var isShown = false

        var body: some View {
            List { Button("Open") { isShown = true } }
                .sheet(isPresented: $isShown) { List { Text("Inside") } }
                .refreshable {}
        }
    }

    /// As on iOS, where apps have to keep it out (RevenueCat/purchases-ios#4793).
    func testThatASheetInheritsTheRefreshOfTheViewsAroundIt() {
        onMain {
            show(RefreshedList())
            tap("Open")
            harness.advance(by: 1)
            XCTAssertNotNil(find("Inside"))
            let lists = views.compactMap { $0 as? UITableView }
            XCTAssertEqual(lists.count, 2)
            XCTAssertTrue(lists.allSatisfy { $0.refreshControl != nil })
        }
    }

    private struct SmallPopover: View {
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .popover(isPresented: $isShown) {
                    Text("Inside").presentationDetents([.height(180), .medium]).presentationDragIndicator(.visible)
                }
        }
    }

    func testThatAPopoverThatBecomesASheetHasItsDetents() throws {
        try onMain {
            show(SmallPopover())
            tap("Open")
            harness.advance(by: 1)
            XCTAssertNotNil(find("Inside"))
            let page = try XCTUnwrap(harness.window.rootViewController?.presentedViewController)
            XCTAssertEqual(page.view.bounds.height, 180, accuracy: 40, "a height and the safe area, not a large sheet")
        }
    }

    private struct Problem: LocalizedError {
        var errorDescription: String? { "No Room" }
        var recoverySuggestion: String? { "Delete something." }
    }

    private struct About: View {
        @State private var isShown = false
        @State private var isWrong = false
        @State private var isAsking = false
        @State private var name: String? = "Anna"
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                Button("Fail") { isWrong = true }
                Button("Ask") { isAsking = true }
                Text(said)
            }
            .alert(name ?? "Nobody", isPresented: $isShown, presenting: name) { name in
                Button("Call \(name)") { said = "called \(name)" }
            } message: { name in
                Text("\(name) is here.")
            }
            .alert(isPresented: $isWrong, error: isWrong ? Problem() : nil) { _ in
                Button("OK") { said = "seen" }
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
            .confirmationDialog(Text("About"), isPresented: $isAsking, titleVisibility: .visible, presenting: name) {
                Button("Greet \($0)") { said = "greeted" }
            }
        }
    }

    func testThatAlertsAreAboutValuesAndErrors() {
        onMain {
            show(About())
            tap("Show")
            XCTAssertEqual(alert?.title, "Anna")
            XCTAssertEqual(alert?.message, "Anna is here.")
            tap("Call Anna")
            XCTAssertNotNil(find("called Anna"))
            tap("Fail")
            XCTAssertEqual(alert?.title, "No Room")
            XCTAssertEqual(alert?.message, "Delete something.")
            tap("OK")
            XCTAssertNotNil(find("seen"))
            tap("Ask")
            XCTAssertEqual(alert?.title, "About")
            XCTAssertEqual(alert?.preferredStyle, .actionSheet)
            tap("Greet Anna")
            XCTAssertNotNil(find("greeted"))
        }
    }

    private struct Titled: View {
        @State private var title = "Notes"
        let isFixed: Bool

        var body: some View {
            NavigationStack {
                if isFixed {
                    Text("now \(title)").navigationTitle("Fixed")
                } else {
                    Text("now \(title)").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    func testThatATitleThatIsABindingIsRenamedInTheBar() throws {
        try onMain {
            show(Titled(isFixed: true))
            XCTAssertNil(first(UINavigationBar.self)?.topItem?.renameDelegate)
            show(Titled(isFixed: false))
            XCTAssertNotNil(find("Notes"))
            let item = try XCTUnwrap(first(UINavigationBar.self)?.topItem)
            let delegate = try XCTUnwrap(item.renameDelegate)
            delegate.navigationItem(item, didEndRenamingWith: "Log")
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("now Log"))
            XCTAssertEqual(item.title, "Log")
        }
    }

    /// A page that reads its title by the bar alone.
    private struct Retitled: View {
        @State private var title = "Notes"

        var body: some View {
            NavigationStack { Button("Change") { title = "Log" }.navigationTitle($title) }
        }
    }

    func testThatATitleThatIsABindingFollowsWhatTheAppSets() throws {
        try onMain {
            show(Retitled())
            let item = try XCTUnwrap(first(UINavigationBar.self)?.topItem)
            XCTAssertEqual(item.title, "Notes")
            tap("Change")
            harness.advance(by: 0.2)
            XCTAssertEqual(item.title, "Log")
        }
    }

    func testThatRenamingStandsInThePlaceOfARenameButton() {
        onMain {
            @MainActor func entry(_ title: String, isOff: Bool = false) -> UIAction {
                UIAction(title: title, attributes: isOff ? .disabled : []) { _ in }
            }
            @MainActor func titles(_ own: [UIMenuElement]) -> [String] {
                TitleBinder.mergeMenu(own, [entry("suggested")]).map { element in
                    (element as? UIMenu)?.children.map(\.title).joined(separator: "+") ?? element.title
                }
            }
            let (copy, button) = (entry("Copy"), entry("Rename", isOff: true))
            XCTAssertEqual(titles([copy]), ["suggested", "Copy"])
            XCTAssertEqual(titles([copy, button]), ["Copy", "suggested"])
            XCTAssertEqual(titles([copy, UIMenu(children: [button, copy])]), ["Copy", "suggested+Copy"])
            XCTAssertEqual(titles([entry("Rename")]), ["suggested", "Rename"], "the app's own does something")
        }
    }

    func testThatAnEditorsSecondaryActionsStandInTheMiddleOrInTheMenu() throws {
        try onMain {
            show(
                NavigationStack {
                    Text("a").toolbarRole(.editor).toolbar {
                        ToolbarItem(placement: .secondaryAction) { Button("Bold") {} }
                        ToolbarItem(placement: .secondaryAction) { Button("Italic") {} }
                    }
                })
            let item = try XCTUnwrap(first(UINavigationBar.self)?.topItem)
            XCTAssertEqual(item.centerItemGroups.map { $0.barButtonItems.first?.title }, ["Bold", "Italic"])
            XCTAssertNotNil(item.overflowPresentationSource, "the bar is narrow")
        }
    }

    private struct Choices: View {
        enum Flavour: String, CaseIterable, Identifiable {
            case vanilla, mint, lemon
            var id: Self { self }
        }
        @State private var flavour = Flavour.vanilla
        @State private var number: Int? = 2

        var body: some View {
            VStack {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue) }
                }.pickerStyle(.segmented)
                Picker("Number", selection: $number) {
                    Text("Nothing").tag(Int?.none)
                    Text("Two").tag(Int?.some(2))
                    Text("Three").tag(Int?.some(3))
                }
                Text("\(flavour.rawValue) \(number ?? 0)")
            }
        }
    }

    func testThatPickersChoose() {
        onMain {
            show(Choices())
            guard let segments = first(UISegmentedControl.self) else { return XCTFail("no segments") }
            XCTAssertEqual(
                (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }, ["vanilla", "mint", "lemon"])
            XCTAssertEqual(segments.selectedSegmentIndex, 0)
            let last = CGPoint(x: segments.bounds.width - 20, y: segments.bounds.midY)
            harness.tap(place(segments, last))
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("lemon 2"))
            XCTAssertNotNil(find("Two"), "the menu's label is what is chosen")
            tap("Two")
            tap("Three")
            XCTAssertNotNil(find("lemon 3"))
        }
    }

    private struct Tabs: View {
        @State private var page = "a"
        var body: some View {
            TabView(selection: $page) {
                Button("Go") { page = "b" }.tabItem { Label("First", systemImage: "star") }.tag("a")
                Text("Page \(page)").tabItem { Label("Second", systemImage: "heart") }.tag("b").badge(3)
            }
        }
    }

    func testThatTabsFollowTheSelectionAndBack() {
        onMain {
            show(Tabs())
            func search(_ controller: UIViewController?) -> UITabBarController? {
                (controller as? UITabBarController) ?? controller?.children.lazy.compactMap(search).first
            }
            guard let tabs = search(harness.window.rootViewController) else { return XCTFail("no tabs") }
            XCTAssertEqual(tabs.viewControllers?.map(\.tabBarItem?.title), ["First", "Second"])
            XCTAssertEqual(tabs.viewControllers?.last?.tabBarItem?.badgeValue, "3")
            tap("Go")
            XCTAssertEqual(tabs.selectedIndex, 1)
            XCTAssertNotNil(find("Page b"))
            tap("First")
            XCTAssertEqual(tabs.selectedIndex, 0)
            XCTAssertNotNil(find("Go"))
        }
    }
}
