import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// `Text`'s own modifiers for assistive technologies: they are heard and aren't seen.
final class TextSpeechTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func shown(_ text: String) -> UILabel? {
        views.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    func testThatATextIsCalledByItsLabel() {
        onMain {
            let price: Text = Text("€ 5").accessibilityLabel("five euros")
            let way: Text = Text("1 ") + Text("km").accessibilityLabel(String("kilometre"))
            show(
                VStack {
                    price.bold()
                    way
                    Text("It is \(Text("5°").accessibilityLabel(Text(verbatim: "five degrees"))) now")
                    Text("plain")
                })
            XCTAssertEqual(shown("€ 5")?.accessibilityLabel, "five euros")
            XCTAssertEqual(shown("1 km")?.accessibilityLabel, "1 kilometre", "the other part says itself")
            XCTAssertEqual(shown("It is 5° now")?.accessibilityLabel, "It is five degrees now")
            XCTAssertEqual(shown("plain")?.accessibilityLabel, "plain")
        }
    }

    func testThatTheOutermostLabelCounts() {
        onMain {
            show(
                VStack {
                    Text("a").accessibilityLabel("inner").accessibilityLabel("outer")
                    Text("b").accessibilityLabel("text").padding().accessibilityLabel("view")
                })
            XCTAssertEqual(shown("a")?.accessibilityLabel, "outer")
            XCTAssertEqual(shown("b")?.accessibilityLabel, "view")
        }
    }

    private struct Switched: View {
        @State private var isSpoken = true

        var body: some View {
            VStack {
                isSpoken ? Text("x").accessibilityLabel("times") : Text("x")
                Button("Switch") { isSpoken.toggle() }
            }
        }
    }

    func testThatALabelGoesWithTheModifier() {
        onMain {
            show(Switched())
            XCTAssertEqual(shown("x")?.accessibilityLabel, "times")
            tap("Switch")
            XCTAssertEqual(shown("x")?.accessibilityLabel, "x")
            tap("Switch")
            XCTAssertEqual(shown("x")?.accessibilityLabel, "times")
        }
    }

    func testThatATextIsAHeading() {
        onMain {
            let heading: UIAccessibilityTraits = [.staticText, .header]
            let title: Text = Text("Title").accessibilityHeading(.h1)
            let parts: Text = Text("Part ") + Text("one").accessibilityHeading(.h2)
            show(
                VStack {
                    title
                    parts
                    Text("body")
                })
            XCTAssertEqual(shown("Title")?.accessibilityTraits, heading)
            XCTAssertEqual(shown("Part one")?.accessibilityTraits, heading)
            XCTAssertEqual(shown("body")?.accessibilityTraits, .staticText)
            XCTAssertEqual(shown("Title")?.accessibilityLabel, "Title")
        }
    }

    func testThatACommandIsCalledAsItsTextIs() {
        onMain {
            show(
                NavigationStack {
                    Text("page").toolbar {
                        Button {
                        } label: {
                            Text("+").accessibilityLabel("Add")
                        }
                    }
                })
            let stack = harness.window.rootViewController.flatMap { navigation(in: $0) }
            XCTAssertEqual(
                stack?.topViewController?.navigationItem.rightBarButtonItems?.map(\.accessibilityLabel), ["Add"])
        }
    }

    @MainActor private func navigation(in controller: UIViewController) -> UINavigationController? {
        if let found = controller as? UINavigationController { return found }
        return controller.children.lazy.compactMap { self.navigation(in: $0) }.first
    }
}
