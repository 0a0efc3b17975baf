import TestSupport
import UIKit
import XCTest

/// Previews of what is dragged: an app's view, or a card for an address.
final class DragPreviewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func lines(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    func testACardOfAnAddressHasItsTitleAbove() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.com/a/b"))
            let preview = UIDragPreview(for: url, title: "An Example")
            let lines = lines(preview.view)
            XCTAssertEqual(lines.map(\.text), ["An Example", "https://example.com/a/b"])
            let (title, address) = (try XCTUnwrap(lines.first), try XCTUnwrap(lines.last))
            XCTAssertGreaterThanOrEqual(address.frame.minY, title.frame.maxY)
            XCTAssertTrue(preview.view.bounds.contains(title.frame.union(address.frame)))
            XCTAssertEqual(preview.parameters.visiblePath?.bounds, preview.view.bounds, "its corners are cut")
        }
    }

    func testACardWithoutATitleHasTheAddressAlone() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.com/a/b"))
            for preview in [
                UIDragPreview(for: url), UIDragPreview(for: url, title: nil), UIDragPreview(for: url, title: ""),
            ] {
                XCTAssertEqual(lines(preview.view).map(\.text), ["https://example.com/a/b"])
            }
        }
    }

    func testALongAddressIsCutToACardOfThreeHundredPoints() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.com/" + String(repeating: "long/", count: 60)))
            let view = UIDragPreview(for: url, title: "A").view
            XCTAssertTrue((200...300).contains(view.bounds.width), "\(view.bounds.width)")
            XCTAssertTrue(lines(view).allSatisfy { view.bounds.contains($0.frame) })
        }
    }

    func testACardGoesToItsTargetAndToAnother() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.com"))
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            harness.window.addSubview(container)
            let target = UIDragPreviewTarget(container: container, center: CGPoint(x: 10, y: 20))
            let plain = UITargetedDragPreview(for: url, target: target)
            XCTAssertEqual(lines(plain.view).map(\.text), ["https://example.com"])
            let preview = UITargetedDragPreview(for: url, title: "An Example", target: target)
            XCTAssertEqual(lines(preview.view).map(\.text), ["An Example", "https://example.com"])
            XCTAssertEqual(preview.target.center, CGPoint(x: 10, y: 20))
            let other = preview.retargetedPreview(
                with: UIDragPreviewTarget(container: container, center: CGPoint(x: 70, y: 80)))
            XCTAssertTrue(other.view === preview.view)
            XCTAssertEqual(other.target.center, CGPoint(x: 70, y: 80))
            XCTAssertEqual(other.parameters.visiblePath?.bounds, preview.view.bounds)
            XCTAssertEqual(preview.target.center, CGPoint(x: 10, y: 20), "the first goes where it went")
        }
    }

    func testAnAppsViewIsShownAsItsParametersSay() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
            let preview = UIDragPreview(view: view, parameters: parameters)
            XCTAssertTrue(preview.view === view)
            XCTAssertEqual(preview.parameters.visiblePath?.bounds, CGRect(x: 5, y: 5, width: 10, height: 10))
            XCTAssertNil(UIDragPreview(view: view).parameters.visiblePath, "all of it")
        }
    }
}
