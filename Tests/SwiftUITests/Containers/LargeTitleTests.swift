import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// Bars follow the scroll view below them, wherever in the tree it lies.
final class LargeTitleTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func rows() -> some View {
        VStack { ForEach(0..<80) { Text("Row \($0)").frame(maxWidth: .infinity) } }
    }

    @MainActor private var bar: UINavigationBar? { first(UINavigationBar.self) }
    @MainActor private var scroller: UIScrollView? {
        views.compactMap { $0 as? UIScrollView }.first { $0.bounds.height > 300 }
    }

    /// The title stands large at first, and small once the content has moved; and back.
    @MainActor private func check(_ what: String, _ view: some View, line: UInt = #line) {
        show(NavigationStack { view.navigationTitle("Title") })
        guard let bar, let scroller else { return XCTFail(what, line: line) }
        let top = bar.convert(bar.bounds, to: nil).maxY
        XCTAssertEqual(bar.frame.height, 96, "\(what): large at first", line: line)
        XCTAssertEqual(scroller.adjustedContentInset.top, top, "\(what): content begins below the bar", line: line)
        XCTAssertEqual(scroller.contentOffset.y, -top, what, line: line)
        scroller.contentOffset.y = 300
        harness.advance(by: 0.1)
        XCTAssertEqual(bar.frame.height, 44, "\(what): small after scrolling", line: line)
        scroller.contentOffset.y = -top
        harness.advance(by: 0.1)
        XCTAssertEqual(bar.frame.height, 96, "\(what): large again", line: line)
    }

    func testThatABackgroundAndEffectsDontHideAScrollViewFromTheBar() {
        onMain {
            check("plain", ScrollView { rows() })
            check("background", ScrollView { rows() }.background(Color.yellow))
            check(
                "behind",
                ZStack {
                    Color.green.ignoresSafeArea(); ScrollView { rows() }
                })
            check("opacity", ScrollView { rows() }.opacity(0.5))
            check("gesture", ScrollView { rows() }.onTapGesture {}.background(Color.red))
            check("list", List { ForEach(0..<80) { Text("Row \($0)") } }.opacity(0.5).background(Color.red))
            check("form", Form { ForEach(0..<80) { Text("Row \($0)") } }.background(Color.red))
        }
    }

    func testThatAPageWithoutATitleHasNoRoomForALargeOne() {
        onMain {
            show(NavigationStack { ScrollView { rows() } })
            XCTAssertEqual(bar?.frame.height, 44)
            show(NavigationStack { ScrollView { rows() }.navigationTitle("Title") })
            XCTAssertEqual(bar?.frame.height, 96)
            show(NavigationStack { ScrollView { rows() }.navigationBarTitleDisplayMode(.large) })
            XCTAssertEqual(bar?.frame.height, 96, "unless it says that it wants one")
        }
    }

    func testThatATitlesViewDoesntOutgrowTheBar() throws {
        try onMain {
            @MainActor func height(_ size: DynamicTypeSize) throws -> CGFloat {
                show(
                    NavigationStack {
                        Text("Page").toolbar { ToolbarItem(placement: .principal) { Text("Middle").font(.headline) } }
                    }
                    .dynamicTypeSize(size))
                return try XCTUnwrap(find("Middle")).bounds.height
            }
            let (ordinary, largest) = (try height(.large), try height(.xxxLarge))
            XCTAssertGreaterThan(largest, ordinary)
            let accessible = try height(.accessibility3)
            XCTAssertEqual(accessible, largest, accuracy: 0.5)
        }
    }

    private struct Scrolled: View {
        let isList: Bool
        let box: ProxyBox

        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    let _ = box.proxy = proxy
                    if isList {
                        List { ForEach(0..<80, id: \.self) { Text("Row \($0)") } }
                    } else {
                        ScrollView {
                            VStack {
                                ForEach(0..<80, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity) }
                            }
                        }
                    }
                }
                .navigationTitle("Title")
            }
        }
    }

    @MainActor private final class ProxyBox {
        var proxy: ScrollViewProxy?
    }

    /// From the bar's lower edge to a row.
    @MainActor private func distance(to row: String) -> CGFloat? {
        guard let bar, let text = find(row) else { return nil }
        let cell = sequence(first: text, next: \.superview).first { $0 is UITableViewCell } ?? text
        return cell.convert(cell.bounds, to: nil).minY - bar.convert(bar.bounds, to: nil).maxY
    }

    @MainActor private func checkScrolling(_ isList: Bool) throws {
        let box = ProxyBox(), name = isList ? "list" : "scroll view"
        show(Scrolled(isList: isList, box: box))
        let bar = try XCTUnwrap(bar), scroller = try XCTUnwrap(scroller), top = scroller.contentOffset.y
        box.proxy?.scrollTo(40, anchor: .top)
        harness.advance(by: 0.5)
        XCTAssertEqual(bar.frame.height, 44, name)
        XCTAssertEqual(try XCTUnwrap(distance(to: "Row 40")), 0, accuracy: 1, name)
        box.proxy?.scrollTo(20, anchor: .top)
        harness.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(distance(to: "Row 20")), 0, accuracy: 1, name)
        scroller.contentOffset.y = top
        harness.advance(by: 0.5)
        withAnimation { box.proxy?.scrollTo(40, anchor: .top) }
        harness.advance(by: 2)
        XCTAssertEqual(try XCTUnwrap(distance(to: "Row 40")), 0, accuracy: 1, "\(name), animated")
        box.proxy?.scrollTo(0, anchor: isList ? .bottom : .top)
        harness.advance(by: 0.5)
        XCTAssertEqual(bar.frame.height, 96, "\(name): the title is large again")
        XCTAssertEqual(scroller.contentOffset.y, top, accuracy: 1, name)
    }

    func testThatAScrollViewsPlaceIsScrolledToBelowTheSmallTitle() throws { try onMain { try checkScrolling(false) } }
    func testThatAListsRowIsScrolledToBelowTheSmallTitle() throws { try onMain { try checkScrolling(true) } }

    private struct Positioned: View {
        @State var position = ScrollPosition(idType: Int.self)

        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<80, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .navigationTitle("Title")
                .toolbar {
                    Button("To 40") { position.scrollTo(id: 40, anchor: .top) }
                    Button("To top") { position.scrollTo(edge: .top) }
                }
            }
        }
    }

    func testThatContentBeginsBelowTheSmallTitle() throws {
        try onMain {
            show(Positioned(position: ScrollPosition(id: 40, anchor: .top)))
            let bar = try XCTUnwrap(bar), scroller = try XCTUnwrap(scroller)
            XCTAssertEqual(bar.frame.height, 44)
            XCTAssertEqual(
                scroller.contentOffset.y + bar.convert(bar.bounds, to: nil).maxY, 40 * 40, accuracy: 1)
        }
    }

    func testThatAPositionCountsWithTheTitle() throws {
        try onMain {
            show(Positioned())
            let bar = try XCTUnwrap(bar), scroller = try XCTUnwrap(scroller), top = scroller.contentOffset.y
            tap("To 40")
            XCTAssertEqual(bar.frame.height, 44)
            XCTAssertEqual(
                scroller.contentOffset.y + bar.convert(bar.bounds, to: nil).maxY, 40 * 40, accuracy: 1,
                "the row stands below the bar")
            tap("To top")
            XCTAssertEqual(bar.frame.height, 96)
            XCTAssertEqual(scroller.contentOffset.y, top, accuracy: 1)
        }
    }

    func testThatAScrollViewBelowOtherViewsLeavesTheTitle() {
        onMain {
            show(
                NavigationStack {
                    VStack {
                        Text("Head")
                        ScrollView { rows() }
                    }
                    .navigationTitle("Title")
                })
            XCTAssertEqual(scroller?.adjustedContentInset.top, 0)
            scroller?.contentOffset.y = 300
            harness.advance(by: 0.1)
            XCTAssertEqual(bar?.frame.height, 96)
        }
    }

    func testThatTheBarOfTabsSeesAListBelowOtherViews() {
        onMain {
            show(
                TabView {
                    VStack {
                        Text("Head")
                        List { ForEach(0..<80) { Text("Row \($0)") } }
                    }
                    .tabItem { Text("One") }
                })
            guard let head = find("Head") else { return XCTFail("no page") }
            let page = sequence(first: head as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
                .first
            XCTAssertEqual(page?.reachesBelow, true)
        }
    }
}
