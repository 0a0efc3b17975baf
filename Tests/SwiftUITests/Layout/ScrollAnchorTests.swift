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

    func testBeginsAtTheBeginningWithoutAnchor() {
        onMain {
            show(Chat())
            XCTAssertGreaterThan(distanceToEnd, 500)
        }
    }
}
