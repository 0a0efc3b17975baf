import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Peeking by a hard press, which no device has: an app may ask for it, and is never asked itself (DEV-992).
final class PreviewingTests: MainTestCase, @unchecked Sendable {
    private final class Peeker: UIViewController, UIViewControllerPreviewingDelegate {
        var asked = 0

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            asked += 1
            return UIViewController()
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { asked += 1 }
    }

    func testAPressThatLastsAsksNobody() {
        onMain {
            let root = Peeker()
            harness.show(root: root)
            let context = root.registerForPreviewing(with: root, sourceView: root.view)
            XCTAssertTrue(context.sourceView === root.view)
            XCTAssertTrue(context.delegate === root)
            XCTAssertEqual(context.sourceRect, root.view.bounds)
            context.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            XCTAssertEqual(context.sourceRect, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(context.previewingGestureRecognizerForFailureRelationship.state, .possible)
            XCTAssertEqual(root.traitCollection.forceTouchCapability, .unavailable)
            let middle = CGPoint(x: root.view.bounds.midX, y: root.view.bounds.midY)
            harness.touch(.began, at: middle)
            harness.advance(by: 3)
            harness.touch(.ended, at: middle)
            harness.advance(by: 1)
            XCTAssertEqual(root.asked, 0)
            XCTAssertNil(root.presentedViewController)
            root.unregisterForPreviewing(withContext: context)
        }
    }

    func testAnActionHasItsWordsAndItsHandler() {
        onMain {
            var called: [String] = []
            let action = UIPreviewAction(title: "Keep", style: .default) { action, _ in called.append(action.title) }
            XCTAssertEqual(action.title, "Keep")
            action.handler(action, UIViewController())
            XCTAssertEqual(called, ["Keep"])
        }
    }
}
