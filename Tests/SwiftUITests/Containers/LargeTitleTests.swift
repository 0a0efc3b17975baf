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
