import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Controllers that come out of a view and go back into it. DEV-1363.
final class ZoomTransitionTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Gallery: UIViewController {
        let thumb = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(thumb)
        }
    }

    @MainActor private func makeDetail(_ gallery: Gallery, _ asked: @escaping (UIViewController) -> Void = { _ in })
        -> UIViewController
    {
        let detail = UIViewController()
        detail.view.backgroundColor = .blue
        detail.preferredTransition = .zoom { context in
            asked(context.zoomedViewController)
            XCTAssertIdentical(context.sourceViewController, gallery)
            return gallery.thumb
        }
        return detail
    }

    @MainActor private func assertStraight(_ view: UIView) {
        XCTAssertEqual(view.transform, .identity)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertFalse(view.clipsToBounds)
    }

    func testAPushZoomsOutOfTheViewAndAPopBackIntoIt() {
        onMain {
            let gallery = Gallery()
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let views = gallery.view.superview?.subviews.count
            var asked = 0
            let detail = makeDetail(gallery) { _ in asked += 1 }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 0.05)
            let shown = detail.view.layer.presentation()?.frame ?? .zero
            XCTAssertLessThan(shown.width, detail.view.bounds.width * 0.6)
            XCTAssertLessThan(shown.midX, 190, "it begins at the thumb")
            harness.advance(by: 1)
            assertStraight(detail.view)
            XCTAssertNil(gallery.view.window)
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(asked, 2)
            XCTAssertNil(detail.view.window)
            XCTAssertNotNil(gallery.view.window)
            XCTAssertEqual(gallery.view.superview?.subviews.count, views, "nothing is left of the shade")
        }
    }

    func testADragTakesItBackOrLetsItBe() {
        onMain {
            let gallery = Gallery()
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let detail = makeDetail(gallery)
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 1)
            harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420))
            XCTAssertIdentical(navigation.topViewController, detail)
            assertStraight(detail.view)
            harness.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
            XCTAssertIdentical(navigation.topViewController, detail, "only downwards")
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            XCTAssertIdentical(navigation.topViewController, gallery)
            XCTAssertNil(detail.view.window)
        }
    }

    func testAPresentationFillsTheScreenAndIsDraggedAway() {
        onMain {
            let gallery = Gallery()
            harness.show(root: gallery)
            harness.advance(by: 0.1)
            let detail = makeDetail(gallery)
            gallery.present(detail, animated: true)
            harness.advance(by: 1)
            assertStraight(detail.view)
            XCTAssertEqual(detail.view.frame, harness.window.bounds)
            XCTAssertNil(gallery.view.window)
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            XCTAssertNil(gallery.presentedViewController)
            XCTAssertNotNil(gallery.view.window)
        }
    }

    func testTheOptionsAreAskedWhetherADragMayBegin() {
        onMain {
            let gallery = Gallery()
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let (detail, options) = (UIViewController(), UIViewController.Transition.ZoomOptions())
            var asked: [Bool] = []
            options.interactiveDismissShouldBegin = { context in
                asked.append(context.willBegin)
                return false
            }
            options.alignmentRectProvider = { context in
                XCTAssertIdentical(context.sourceView, gallery.thumb)
                return CGRect(x: 0, y: 0, width: 100, height: 100)
            }
            detail.preferredTransition = .zoom(options: options) { _ in gallery.thumb }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 1)
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            XCTAssertEqual(asked, [true])
            XCTAssertIdentical(navigation.topViewController, detail)
        }
    }

    func testOtherKindsAreStylesOfAPresentation() {
        onMain {
            let controller = UIViewController()
            controller.preferredTransition = .crossDissolve
            XCTAssertEqual(controller.modalTransitionStyle, .crossDissolve)
            controller.preferredTransition = .flipHorizontal
            XCTAssertEqual(controller.modalTransitionStyle, .flipHorizontal)
        }
    }
}
