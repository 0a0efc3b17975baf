import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// Forms that were once only kept: what is to be read first, texts that are copied, what popovers become.
final class StoredFormTests: ControlTestCase, @unchecked Sendable {
    /// DEV-1048.
    func testThatAccessibilityReadsByPriority() {
        onMain {
            show(
                VStack {
                    Text("low").accessibilitySortPriority(-1)
                    Text("plain")
                    Text("high").accessibilitySortPriority(2)
                    Text("middle").accessibilitySortPriority(1)
                })
            let labels = AccessibilityTree.elements().compactMap { ($0.object as? UIView)?.accessibilityLabel }
            XCTAssertEqual(
                labels.filter { ["low", "plain", "high", "middle"].contains($0) },
                ["high", "middle", "plain", "low"])
        }
    }

    private struct Texts: View {
        @State private var isSelectable = true

        var body: some View {
            VStack(spacing: 40) {
                Text("Some words").textSelection(.disabled)
                VStack { Text("Other words") }
                Button("Change") { isSelectable.toggle() }
            }
            .modifier(Selecting(isSelectable: isSelectable))
        }
    }

    private struct Selecting: ViewModifier {
        let isSelectable: Bool
        func body(content: Content) -> some View {
            content.environment(\.allowsTextSelection, isSelectable)
        }
    }

    @MainActor private func presses(_ text: String) throws -> [UILongPressGestureRecognizer] {
        let label = try XCTUnwrap(find(text))
        return (label.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
    }

    func testWhichTextsCanBeSelected() throws {
        try onMain {
            show(Texts())
            XCTAssertEqual(try presses("Some words").count, 0)
            XCTAssertEqual(try presses("Other words").count, 1)
            tap("Change")
            XCTAssertEqual(try presses("Other words").count, 0)
        }
    }

    /// DEV-1006.
    func testThatAPressedTextIsCopied() throws {
        try onMain {
            show(Text("Other words").textSelection(.enabled))
            let point = place(try XCTUnwrap(find("Other words")))
            harness.touch(.began, at: point)
            harness.advance(by: 1)
            harness.touch(.ended, at: point)
            harness.advance(by: 1)
            tap("Copy")
            XCTAssertEqual(UIPasteboard.general.string, "Other words")
        }
    }

    private struct Popover: View {
        let adaptation: PresentationAdaptation
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .popover(isPresented: $isShown) { Text("Inside").presentationCompactAdaptation(adaptation) }
        }
    }

    @MainActor private func style(_ adaptation: PresentationAdaptation) throws -> UIModalPresentationStyle? {
        show(Popover(adaptation: adaptation))
        tap("Open")
        XCTAssertNotNil(find("Inside"))
        let presented = try XCTUnwrap(harness.window.rootViewController?.presentedViewController)
        let style = presented.presentationController?.presentationStyle
        harness.window.rootViewController?.dismiss(animated: false)
        harness.advance(by: 0.5)
        return style
    }

    func testWhatAPopoverBecomesOnAPhone() throws {
        try onMain {
            XCTAssertEqual(try style(.automatic), .pageSheet)
            XCTAssertEqual(try style(.sheet), .pageSheet)
            XCTAssertEqual(try style(.popover), .popover)
            XCTAssertEqual(try style(.fullScreenCover), .fullScreen)
        }
    }
}
