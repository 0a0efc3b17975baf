import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// A test that shows a view of SwiftUI's on a screen and touches it.
class ControlTestCase: MainTestCase, @unchecked Sendable {
    @MainActor func show(_ view: some View) {
        harness.show(root: UIHostingController(rootView: view))
        harness.turn()
        harness.advance(by: 0.5)
    }

    @MainActor private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// The views in front, the newest windows first.
    @MainActor var views: [UIView] { harness.application.windows.reversed().flatMap(all).filter { $0.window != nil } }

    /// The innermost view that says a text: by its own words or as accessibility knows it.
    @MainActor func find(_ text: String) -> UIView? {
        views.last { ($0 as? UILabel)?.text == text && !$0.isHidden }
            ?? views.last { $0.isAccessibilityElement && $0.accessibilityLabel == text }
            ?? views.last { $0.accessibilityLabel == text }
    }

    @MainActor func first<V: UIView>(_ type: V.Type) -> V? { views.compactMap { $0 as? V }.first }

    @MainActor func tap(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let view = find(text) else { return XCTFail("nothing says \(text)", file: file, line: line) }
        harness.tap(view)
        harness.advance(by: 1)
    }

    /// Where a point of a view is on the screen.
    @MainActor func place(_ view: UIView, _ point: CGPoint? = nil) -> CGPoint {
        view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @MainActor func type(_ text: String, in field: UITextField) {
        harness.tap(field)
        harness.advance(by: 0.5)
        field.insertText(text)
        harness.advance(by: 0.5)
    }
}

/// What a test's view writes down.
final class Notes: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
