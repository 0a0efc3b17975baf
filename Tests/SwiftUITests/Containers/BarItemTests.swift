import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What bars and menus make of the controls in them.
final class BarItemTests: ControlTestCase, @unchecked Sendable {
    private struct Screen<Items: ToolbarContent>: View {
        let items: Items

        init(@ToolbarContentBuilder items: () -> Items) { self.items = items() }

        var body: some View { NavigationStack { Text("content").toolbar { items } } }
    }

    @MainActor private var item: UINavigationItem? { page?.navigationItem }

    @MainActor private var page: UIViewController? {
        func search(_ controller: UIViewController?) -> UINavigationController? {
            guard let controller else { return nil }
            if let found = controller as? UINavigationController { return found }
            return controller.children.lazy.compactMap(search).first
        }
        return search(harness.window.rootViewController)?.topViewController
    }

    func testThatALabelForAssistiveTechnologiesIsTheItems() {
        onMain {
            show(
                Screen {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }
                        .accessibilityLabel("Add Recipe")
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Button {
                        } label: {
                            Image(systemName: "minus").accessibilityLabel("Remove Recipe")
                        }
                    }
                })
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.accessibilityLabel), ["Add Recipe"])
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.accessibilityLabel), ["Remove Recipe"])
        }
    }

    @Observable @MainActor final class Basket {
        var count = 2
    }

    private struct BasketItems: ToolbarContent {
        @Environment(Basket.self) private var basket
        @State private var isMarked = false

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) { Button("Basket \(basket.count)") { basket.count += 1 } }
            ToolbarItem(placement: .topBarLeading) { Button(isMarked ? "Marked" : "Mark") { isMarked.toggle() } }
        }
    }

    func testThatContentOfAnAppsOwnReadsItsEnvironmentAndKeepsItsState() {
        onMain {
            let basket = Basket()
            show(NavigationStack { Text("content").toolbar { BasketItems() } }.environment(basket))
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.title), ["Basket 2"])
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.title), ["Mark"])
            tap("Basket 2")
            XCTAssertEqual(basket.count, 3)
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.title), ["Basket 3"])
            tap("Mark")
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.title), ["Marked"])
            basket.count = 9
            harness.advance(by: 0.1)
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.title), ["Basket 9"])
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.title), ["Marked"], "its state stays")
        }
    }

    func testThatAColourOfALabelIsTheItems() {
        onMain {
            show(
                Screen {
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack {
                            Button {
                            } label: {
                                Image(systemName: "star").foregroundColor(.primary)
                            }
                            Button {
                            } label: {
                                Text("Red").foregroundStyle(.red)
                            }
                            Button("Blue") {}.foregroundStyle(.blue)
                            Button("Plain") {}
                        }
                    }
                }
                .foregroundStyle(.green))
            // UIKit's first item is the outermost. The page's own foreground isn't that of its bar.
            XCTAssertEqual(
                item?.rightBarButtonItems?.map(\.tintColor),
                [nil, Color.blue.uiColor, Color.red.uiColor, Color.primary.uiColor])
        }
    }

    func testThatALabelWithABackgroundIsShownAsItIs() throws {
        try onMain {
            let notes = Notes()
            show(
                Screen {
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack {
                            Button {
                                notes.add("saved")
                            } label: {
                                Text("Save").foregroundColor(.white).padding(6)
                                    .background(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
                            }
                            Button("Plain") {}
                        }
                    }
                })
            let items = try XCTUnwrap(item?.rightBarButtonItems)
            XCTAssertEqual(items.map(\.title), ["Plain", nil])
            let view = try XCTUnwrap(items.last?.customView)
            XCTAssertEqual(
                harness.pixel(at: place(view, CGPoint(x: 2, y: view.bounds.midY))), Pixel(r: 255, g: 0, b: 0))
            tap("Save")
            XCTAssertEqual(notes.lines, ["saved"])
        }
    }

    private struct Badged: View {
        @State private var count = 0
        let notes: Notes

        var body: some View {
            NavigationStack {
                Button("More") { count += 1 }.toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Cart", systemImage: "cart") { notes.add("cart") }
                            .overlay(alignment: .topTrailing) {
                                if count > 0 {
                                    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1).frame(width: 8, height: 8)
                                }
                            }
                    }
                }
            }
        }
    }

    func testThatAnOverlayOfAnItemIsShown() throws {
        try onMain {
            let notes = Notes()
            show(Badged(notes: notes))
            XCTAssertNotNil(item?.rightBarButtonItems?.first?.image, "without anything over it it is an item")
            tap("More")
            let view = try XCTUnwrap(item?.rightBarButtonItems?.first?.customView)
            XCTAssertEqual(
                harness.pixel(at: place(view, CGPoint(x: view.bounds.maxX - 3, y: 3))), Pixel(r: 255, g: 0, b: 0))
            XCTAssertNil(views.first { ($0 as? UILabel)?.text == "Cart" }, "the picture alone, as in an item")
            tap("Cart")
            XCTAssertEqual(notes.lines, ["cart"])
        }
    }

    func testThatAnAlertOfAnItemThatIsDrawnComesOnce() {
        onMain {
            struct Asking: View {
                @State private var isAsking = false

                var body: some View {
                    NavigationStack {
                        Text("content").toolbar {
                            Button("Ask", systemImage: "star") { isAsking = true }
                                .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
                                .background(.red, in: .circle)
                        }
                    }
                }
            }
            show(Asking())
            tap("Ask")
            let alert = harness.window.rootViewController?.presentedViewController
            XCTAssertEqual((alert as? UIAlertController)?.title, "Sure?")
            XCTAssertNil(alert?.presentedViewController)
            tap("Yes")
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
        }
    }

    func testThatAnItemHasTheFontThatItSays() {
        onMain {
            show(
                Screen {
                    ToolbarItem(placement: .topBarTrailing) { Button("Save") {}.bold() }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Text("Send").bold().italic()
                        }
                    }
                    ToolbarItem(placement: .topBarLeading) { Button("Plain") {} }
                }
                .font(.largeTitle).italic())
            let fonts = item?.rightBarButtonItems?.map { $0.titleTextAttributes(for: .normal)?[.font] as? UIFont }
            XCTAssertEqual(
                fonts?.map { $0?.fontDescriptor.symbolicTraits.contains(.traitBold) }, [true, true])
            XCTAssertEqual(
                fonts?.map { $0?.fontDescriptor.symbolicTraits.contains(.traitItalic) }, [true, false],
                "UIKit's first item is the outermost")
            XCTAssertEqual(fonts?.map { $0?.pointSize }, [17, 17])
            XCTAssertEqual(
                (find("Save") as? UILabel)?.font.fontDescriptor.symbolicTraits.contains(.traitBold), true)
            XCTAssertNil(
                item?.leftBarButtonItems?.first?.titleTextAttributes(for: .normal)?[.font],
                "the font of the page isn't that of its bar")
        }
    }

    private struct Zooming: View {
        @Namespace private var space
        let tell: (Namespace.ID) -> Void

        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") {} }
                        .matchedTransitionSource(id: "edit", in: space)
                    ToolbarItem(placement: .topBarTrailing) { Button("Plain") {} }
                }
            }
            .onAppear { tell(space) }
        }
    }

    func testThatAnItemIsTheSourceOfATransition() throws {
        try onMain {
            var space: Namespace.ID?
            show(Zooming { space = $0 })
            let items = try XCTUnwrap(item?.rightBarButtonItems)
            XCTAssertEqual(items.map(\.title), ["Plain", nil])
            let shown = try XCTUnwrap(items.last?.customView)
            let key = MatchedGeometryRegistry.Key(id: AnyHashable("edit"), namespace: try XCTUnwrap(space))
            XCTAssertEqual(TransitionSources.view(for: key)?.isDescendant(of: shown), true)
        }
    }

    private struct Deleting: View {
        @State private var isAsking = false

        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    Button("Delete", systemImage: "trash") { isAsking = true }
                        .confirmationDialog("Sure?", isPresented: $isAsking) {
                            Button("Delete all", role: .destructive) {}
                        } message: {
                            Text("It is gone then.")
                        }
                }
            }
        }
    }

    /// A dialog's buttons and words are the dialog's alone.
    func testThatADialogOfAnItemAddsNoItems() throws {
        try onMain {
            show(Deleting())
            let button = try XCTUnwrap(item?.rightBarButtonItems?.first)
            XCTAssertEqual(item?.rightBarButtonItems?.count, 1)
            button.primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            let alert = harness.window.rootViewController?.presentedViewController as? UIAlertController
            XCTAssertEqual(alert?.actions.first?.title, "Delete all")
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.accessibilityLabel), ["Delete"])
        }
    }

    func testThatATitleStandsBesideAPictureWhereTheStyleSaysSo() throws {
        try onMain {
            show(
                Screen {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("New", systemImage: "plus") {}.labelStyle(.titleAndIcon)
                    }
                    ToolbarItem(placement: .topBarLeading) { Button("Old", systemImage: "minus") {} }
                })
            let button = try XCTUnwrap(item?.rightBarButtonItems?.first?.customView as? UIButton)
            XCTAssertEqual(button.configuration?.title, "New")
            XCTAssertNotNil(button.configuration?.image)
            XCTAssertEqual(item?.leftBarButtonItems?.first?.title ?? "", "")
            XCTAssertNotNil(item?.leftBarButtonItems?.first?.image)
        }
    }

    private struct Choosing: View {
        @State private var choice = 1

        var body: some View {
            Screen {
                ToolbarItem(placement: .topBarTrailing) {
                    Picker("Choice", selection: $choice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
    }

    func testThatASegmentedPickerIsOneItem() throws {
        try onMain {
            show(Choosing())
            XCTAssertEqual(item?.rightBarButtonItems?.count, 1)
            let segments = try XCTUnwrap(first(UISegmentedControl.self))
            XCTAssertEqual(segments.numberOfSegments, 2)
            XCTAssertEqual(segments.selectedSegmentIndex, 0)
            segments.selectedSegmentIndex = 1
            segments.sendActions(for: .valueChanged)
            harness.advance(by: 0.5)
            XCTAssertEqual(first(UISegmentedControl.self)?.selectedSegmentIndex, 1)
        }
    }

    private struct Flagging: View {
        @State private var isFlagged = false

        var body: some View {
            NavigationStack {
                Text(isFlagged ? "flagged" : "plain").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Toggle("Flag", systemImage: "star", isOn: $isFlagged) }
                }
            }
        }
    }

    func testThatAToggleInABarIsAButtonThatStaysPressed() {
        onMain {
            show(Flagging())
            XCTAssertFalse(views.contains { ($0 as? UILabel)?.text == "Flag" }, "the picture alone")
            XCTAssertNil(first(UISwitch.self))
            tap("Flag")
            XCTAssertNotNil(find("flagged"))
        }
    }

    private struct Sorting: View {
        @State private var order = 2
        var placement = ToolbarItemPlacement.topBarTrailing

        var body: some View {
            NavigationStack {
                Button("First") { order = 1 }.toolbar {
                    ToolbarItem(placement: placement) {
                        Picker("Order", selection: $order) {
                            Text("By name").tag(1)
                            Text("By price").tag(2)
                        }
                    }
                }
            }
        }
    }

    func testThatAPickerInABarShowsItsValue() throws {
        try onMain {
            show(Sorting())
            XCTAssertEqual(item?.rightBarButtonItems?.count, 1)
            XCTAssertNotNil(item?.rightBarButtonItems?.first?.customView)
            XCTAssertTrue(views.contains { ($0 as? UILabel)?.text == "By price" })
            tap("First")
            XCTAssertTrue(views.contains { ($0 as? UILabel)?.text == "By name" })
            XCTAssertFalse(views.contains { ($0 as? UILabel)?.text == "By price" })
            // In the menu of the actions that aren't the first ones it has its label.
            show(Sorting(placement: .secondaryAction))
            let menu = try XCTUnwrap(item?.rightBarButtonItems?.first?.menu?.children.first as? UIMenu)
            XCTAssertEqual(menu.title, "Order")
            XCTAssertEqual(menu.children.map(\.title), ["By name", "By price"])
        }
    }

    func testThatTheStatusIsInTheMiddleOfTheBottomBar() {
        onMain {
            show(
                Screen {
                    ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
                    ToolbarItem(placement: .status) { Text("Updated") }
                    ToolbarItem(placement: .bottomBar) { Button("Write") {} }
                })
            let items = page?.toolbarItems ?? []
            XCTAssertEqual(items.count, 5)
            XCTAssertEqual(items.map { $0.title ?? "" }, ["Filter", "", "", "", "Write"])
            XCTAssertNotNil(items[2].customView)
        }
    }

    func testThatTheBottomBarLooksAsItsPageSays() throws {
        struct Dark: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Write") {} } }
                        .navigationDestination(for: Int.self) { _ in
                            Button("Pop") { path = [] }
                                .toolbar { ToolbarItem(placement: .bottomBar) { Button("Read") {} } }
                                .toolbarBackground(.red, for: .bottomBar)
                                .toolbarBackground(.visible, for: .bottomBar)
                                .toolbarColorScheme(.dark, for: .bottomBar)
                        }
                }
            }
        }
        try onMain {
            show(Dark())
            let bar = try XCTUnwrap(page?.navigationController?.toolbar)
            XCTAssertEqual(bar.overrideUserInterfaceStyle, .unspecified)
            tap("Push")
            XCTAssertEqual(bar.overrideUserInterfaceStyle, .dark)
            for color in [bar.standardAppearance.backgroundColor, bar.scrollEdgeAppearance?.backgroundColor] {
                var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
                XCTAssertEqual(color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha), true)
                XCTAssertGreaterThan(red, 0.9)
                XCTAssertLessThan(green, 0.4)
            }
            tap("Pop")
            XCTAssertEqual(bar.overrideUserInterfaceStyle, .unspecified, "a page's look ends with it")
            XCTAssertNil(bar.scrollEdgeAppearance)
        }
    }

    func testThatTextsInBarsFollowTheState() {
        onMain {
            struct Counting: View {
                @State private var count = 1
                var body: some View {
                    NavigationStack {
                        Button("More") { count += 9 }.toolbar {
                            ToolbarItem(placement: .principal) { Text("Page \(count)") }
                            ToolbarItem(placement: .status) { Text("\(count) of 20").font(.footnote) }
                            ToolbarItem(placement: .bottomBar) { Button("Write") {} }
                        }
                    }
                }
            }
            show(Counting())
            XCTAssertNotNil(find("1 of 20"))
            let item = page?.toolbarItems?.first { $0.customView != nil }
            let width = item?.customView?.bounds.width ?? 0
            tap("More")
            XCTAssertNotNil(find("10 of 20"))
            XCTAssertNil(find("1 of 20"))
            XCTAssertNotNil(find("Page 10"))
            XCTAssertTrue(page?.toolbarItems?.first { $0.customView != nil } === item, "the item stays")
            XCTAssertGreaterThan(item?.customView?.bounds.width ?? 0, width, "and is as wide as its text")
        }
    }

    @MainActor private func menu(@ViewBuilder _ content: () -> some View) -> UIMenu? {
        show(Screen { ToolbarItem(placement: .topBarTrailing) { Menu("Menu", content: content) } })
        return item?.rightBarButtonItems?.first?.menu
    }

    func testThatAControlGroupIsARowOfAMenu() {
        onMain {
            let menu = menu {
                Section("Share") {
                    Button("Copy") {}
                    ControlGroup {
                        Button("A") {}
                        Button("B") {}
                    }
                }
                Divider()
                Button {
                } label: {
                    Text("Delete")
                    Text("For ever")
                }
                .accessibilityLabel("Delete it")
            }
            let section = menu?.children.first as? UIMenu
            XCTAssertEqual(section?.title, "Share")
            let row = section?.children.last as? UIMenu
            XCTAssertEqual(row?.children.map(\.title), ["A", "B"])
            XCTAssertEqual(row?.preferredElementSize, .medium)
            let last = (menu?.children.last as? UIMenu)?.children.first
            XCTAssertEqual(last?.title, "Delete")
            XCTAssertEqual(last?.subtitle, "For ever")
            XCTAssertEqual(last?.accessibilityLabel, "Delete it")
        }
    }

    func testThatAPickersSectionsAreThoseOfItsMenu() {
        onMain {
            let menu = menu {
                Picker("Fruit", selection: .constant(1)) {
                    Section("Sweet") {
                        Text("Pear").tag(1)
                        Text("Fig").tag(2)
                    }
                    Section("Sour") { Text("Lemon").tag(3) }
                }
                .pickerStyle(.menu)
            }
            let fruit = menu?.children.first as? UIMenu
            XCTAssertEqual(fruit?.title, "Fruit")
            XCTAssertEqual(fruit?.children.map(\.title), ["Sweet", "Sour"])
            let sections = fruit?.children.compactMap { ($0 as? UIMenu)?.children.compactMap { $0 as? UIAction } }
            XCTAssertEqual(sections?.map { $0.map(\.title) }, [["Pear", "Fig"], ["Lemon"]])
            XCTAssertEqual(sections?.map { $0.map { $0.state == .on } }, [[true, false], [false]])
        }
    }

    func testThatAPalettePickerIsAPaletteOfAMenu() {
        onMain {
            let menu = menu {
                Button("First") {}
                Picker("Colour", selection: .constant(1)) {
                    Label("Red", systemImage: "circle").tag(1)
                    Label("Blue", systemImage: "star").tag(2)
                }
                .pickerStyle(.palette)
            }
            let palette = menu?.children.last as? UIMenu
            XCTAssertEqual(palette?.options.contains(.displayAsPalette), true)
            XCTAssertEqual(palette?.children.map(\.title), ["Red", "Blue"])
        }
    }

    func testThatTheSecondTextOfALabelStandsBelowTheFirst() throws {
        try onMain {
            show(
                Toggle(isOn: .constant(true)) {
                    Text("Vibrate")
                    Text("Explanation")
                })
            let title = try XCTUnwrap(find("Vibrate")), below = try XCTUnwrap(find("Explanation"))
            XCTAssertEqual(place(title, .zero).x, place(below, .zero).x, accuracy: 1)
            XCTAssertGreaterThanOrEqual(place(below, .zero).y, place(title, .zero).y + title.bounds.height - 1)
            XCTAssertLessThan(below.bounds.height, title.bounds.height)
        }
    }
}
