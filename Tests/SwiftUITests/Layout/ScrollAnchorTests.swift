import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Where scroll views begin.
final class ScrollAnchorTests: ControlTestCase, @unchecked Sendable {
    private struct Chat: View {
        var anchor: UnitPoint?
        @State private var count = 20

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 100) } } }
                    .defaultScrollAnchor(anchor)
            }
        }
    }

    @MainActor private var distanceToEnd: CGFloat {
        guard let view = first(UIScrollView.self) else { return .nan }
        return view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.maxY
    }

    func testBeginsAtTheEndAndStaysThere() {
        onMain {
            show(Chat(anchor: .bottom))
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
            tap("Add")
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
        }
    }

    func testStaysWhereAFingerLeftIt() throws {
        try onMain {
            show(Chat(anchor: .bottom))
            let view = try XCTUnwrap(first(UIScrollView.self))
            view.contentOffset.y -= 300
            harness.turn()
            let offset = view.contentOffset.y
            tap("Add")
            XCTAssertEqual(view.contentOffset.y, offset, accuracy: 1)
        }
    }

    private struct LazyChat: View {
        @State private var hasBar = false
        @State private var isNarrow = false

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(0..<14, id: \.self) { number in
                        Text(String(repeating: "Words of message \(number). ", count: 1 + number * 7 % 5))
                            .padding(12)
                    }
                }
            }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom) {
                VStack {
                    if hasBar { Color.gray.frame(height: 80) }
                    Button("Bar") { hasBar.toggle() }
                    Button("Width") { isNarrow.toggle() }
                }
            }
            .padding(.horizontal, isNarrow ? 80 : 0)
        }
    }

    func testALazyStackStaysExactlyAtTheEnd() {
        onMain {
            show(LazyChat())
            harness.advance(by: 0.5)
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
            for button in ["Bar", "Width", "Bar", "Width"] {
                tap(button)
                XCTAssertEqual(distanceToEnd, 0, accuracy: 1, button)
                guard let view = first(UIScrollView.self),
                    let last = views.compactMap({ $0 as? UILabel }).last(where: {
                        $0.text?.hasPrefix("Words of message 13.") == true
                    })
                else { return XCTFail("the last message isn't seen") }
                let end = last.convert(last.bounds, to: view).maxY + 12
                XCTAssertEqual(end, view.contentSize.height, accuracy: 1, "no empty strip, \(button)")
            }
        }
    }

    /// A stack asks how small its views can be, and in no width a text is very high.
    func testWhatIsMeasuredInNoRoomIsNoLength() throws {
        try onMain {
            show(
                HStack(spacing: 0) {
                    Color.gray.frame(width: 1)
                    ScrollView {
                        LazyVStack(spacing: 8) {
                            ForEach(0..<40, id: \.self) { Text("A line of number \($0)").frame(maxWidth: .infinity) }
                        }
                    }
                    .defaultScrollAnchor(.bottom)
                })
            harness.advance(by: 0.5)
            let view = try XCTUnwrap(first(UIScrollView.self))
            XCTAssertGreaterThan(view.contentSize.height, 40 * 20 + 39 * 8)
            XCTAssertLessThan(view.contentSize.height, 40 * 21 + 39 * 8)
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
        }
    }

    func testStaysAtTheEndWhenTheDeviceTurns() {
        onMain {
            show(LazyChat())
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(distanceToEnd, 0, accuracy: 1)
        }
    }

    func testBeginsAtTheBeginningWithoutAnchor() {
        onMain {
            show(Chat())
            XCTAssertGreaterThan(distanceToEnd, 500)
        }
    }
}
