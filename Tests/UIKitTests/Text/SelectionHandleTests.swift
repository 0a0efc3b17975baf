import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Fingers in a text view at (20, 100), 300 wide and 200 high, and in a text field.
final class SelectionHandleTests: TextViewTestCase, @unchecked Sendable {
    @MainActor private func middle(_ handle: SelectionHandle) -> CGPoint {
        handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    }

    @MainActor private func begin(_ text: String, _ range: NSRange) {
        view.text = text
        view.becomeFirstResponder()
        view.selectedRange = range
        harness.advance(by: 0.4)
    }

    func testHandlesStandAtTheEnds() {
        onMain {
            begin("hello world", NSRange(location: 6, length: 5))
            let handles = view.parts.handles
            XCTAssertFalse(handles.start.isHidden)
            XCTAssertEqual(middle(handles.start).x, place(of: 6).x, accuracy: 6)
            XCTAssertGreaterThan(middle(handles.end).x, place(of: 10).x)
            view.selectedRange = NSRange(location: 2, length: 0)
            harness.advance(by: 0.1)
            XCTAssertTrue(handles.start.isHidden)
            XCTAssertTrue(handles.end.isHidden)
        }
    }

    func testAHandleIsDragged() {
        onMain {
            begin("hello world again", NSRange(location: 6, length: 5))
            let from = middle(view.parts.handles.end)
            let to = CGPoint(x: place(of: 16).x + 6, y: from.y)
            harness.drag(from: from, to: to) {
                XCTAssertEqual(selection, [6, 11])
                XCTAssertNotNil(TextLoupe.place)
                XCTAssertLessThan(TextLoupe.place?.maxY ?? 999, from.y)
            }
            XCTAssertEqual(selection, [6, 11])
            XCTAssertNil(TextLoupe.place)
            XCTAssertNotNil(EditMenuPresenter.current(of: view), "the menu comes when the finger lifts")
            // Past the other end, which stays.
            harness.drag(from: middle(view.parts.handles.start), to: CGPoint(x: place(of: 0).x - 6, y: from.y))
            XCTAssertEqual(selection, [0, 17])
        }
    }

    func testTheTextScrollsWhileAHandleIsAtItsEdge() {
        onMain {
            begin((0..<60).map { "line \($0)" }.joined(separator: "\n"), NSRange(location: 0, length: 4))
            view.contentOffset = .zero
            harness.advance(by: 0.1)
            let from = middle(view.parts.handles.end)
            harness.touch(.began, at: from)
            harness.touch(.moved, at: CGPoint(x: 100, y: 200))
            harness.touch(.moved, at: CGPoint(x: 100, y: 296))
            harness.advance(by: 1)
            XCTAssertGreaterThan(view.contentOffset.y, 100)
            XCTAssertEqual(selection[0], 0)
            XCTAssertGreaterThan(selection[1], 100)
            harness.touch(.ended, at: CGPoint(x: 100, y: 296))
            let rest = view.contentOffset.y
            harness.advance(by: 0.5)
            XCTAssertEqual(view.contentOffset.y, rest)
        }
    }

    func testAFingerThatStaysCarriesTheCaretUnderALoupe() {
        onMain {
            begin("hello world", NSRange(location: 0, length: 0))
            let at = place(of: 4)
            harness.touch(.began, at: at)
            harness.advance(by: 0.6)
            XCTAssertNotNil(TextLoupe.place)
            harness.touch(.moved, at: place(of: 8))
            harness.touch(.ended, at: place(of: 8))
            XCTAssertNil(TextLoupe.place)
            XCTAssertEqual(selection, [8, 0])
        }
    }

    func testAFieldHasTheSame() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 320, width: 300, height: 34))
            field.text = "hello world"
            harness.window.addSubview(field)
            field.becomeFirstResponder()
            field.selectedTextRange = IndexedTextRange(NSRange(location: 0, length: 5))
            harness.advance(by: 0.4)
            let from = middle(field.parts.handles.end)
            harness.drag(from: from, to: CGPoint(x: from.x + 200, y: from.y))
            XCTAssertEqual(field.editor.selection, NSRange(location: 0, length: 11))
            XCTAssertTrue(field.isFirstResponder)
            field.resignFirstResponder()
            harness.advance(by: 0.1)
            XCTAssertTrue(field.parts.handles.end.isHidden)
            field.removeFromSuperview()
        }
    }
}
