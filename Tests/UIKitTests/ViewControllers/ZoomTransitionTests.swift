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

    @MainActor private final class Hearer: UIViewController {
        var log: [String] = []
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("did disappear")
        }
    }

    func testADragTakesBackWhatStillArrives() {
        onMain {
            let (gallery, detail) = (Gallery(), Hearer())
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            detail.preferredTransition = .zoom { _ in gallery.thumb }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 0.1)
            harness.touch(.began, at: CGPoint(x: 200, y: 300))
            for step in 1...5 { harness.touch(.moved, at: CGPoint(x: 200, y: 300 + CGFloat(step) * 8)) }
            XCTAssertEqual(detail.log, ["did appear", "will disappear"])
            let shown = detail.view.layer.presentation()?.frame.width ?? 0
            XCTAssertLessThan(shown, detail.view.bounds.width * 0.9, "it goes back from where it was seen")
            for step in 1...5 { harness.touch(.moved, at: CGPoint(x: 200, y: 340 + CGFloat(step) * 70)) }
            harness.touch(.ended, at: CGPoint(x: 200, y: 690))
            harness.advance(by: 1)
            XCTAssertEqual(detail.log, ["did appear", "will disappear", "did disappear"])
            XCTAssertIdentical(navigation.topViewController, gallery)
            XCTAssertNil(detail.view.window)
            XCTAssertTrue(detail.view.layer.animationKeys()?.isEmpty ?? true)
        }
    }

    func testAPanFromTheEdgeTakesBackWhatStillArrives() {
        onMain {
            let (gallery, detail) = (Gallery(), Hearer())
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            detail.preferredTransition = .zoom { _ in gallery.thumb }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 0.1)
            harness.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 380, y: 500))
            XCTAssertEqual(detail.log, ["did appear", "will disappear", "did disappear"])
            XCTAssertIdentical(navigation.topViewController, gallery)
        }
    }

    func testADragTakesBackAPresentationThatStillArrives() {
        onMain {
            let (gallery, detail) = (Gallery(), Hearer())
            harness.show(root: gallery)
            harness.advance(by: 0.1)
            detail.preferredTransition = .zoom { _ in gallery.thumb }
            gallery.present(detail, animated: true)
            harness.advance(by: 0.1)
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            XCTAssertEqual(detail.log, ["did appear", "will disappear", "did disappear"])
            XCTAssertNil(gallery.presentedViewController)
            XCTAssertNotNil(gallery.view.window)
        }
    }

    func testTitlesFadeWhereTheyStand() throws {
        try onMain {
            let gallery = Gallery()
            gallery.title = "Gallery"
            let navigation = UINavigationController(rootViewController: gallery)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let detail = makeDetail(gallery)
            detail.title = "Detail"
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 0.15)
            let (old, new) = (
                try XCTUnwrap(navigation.bar.leaving.first), try XCTUnwrap(navigation.bar.content)
            )
            for content in [old, new] {
                XCTAssertEqual(content.titleLabel.layer.presentation()?.frame, content.titleLabel.frame)
                let alpha = try XCTUnwrap(content.layer.presentation()?.opacity)
                XCTAssertTrue(alpha > 0.02 && alpha < 0.98, "\(alpha)")
            }
            harness.advance(by: 1)
            XCTAssertEqual(new.alpha, 1)
        }
    }

    @MainActor private final class Long: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(scroll)
        }
    }

    func testATabBarsGroundFadesAlong() throws {
        try onMain {
            let (long, detail) = (Long(), UIViewController())
            let navigation = UINavigationController(rootViewController: long)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            @MainActor func grounds() -> [BarBackground] { tabs.tabBar.subviews.compactMap { $0 as? BarBackground } }
            XCTAssertNotNil(tabs.tabBar.background.effect)
            detail.preferredTransition = .zoom { _ in nil }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 0.15)
            XCTAssertNil(tabs.tabBar.background.effect, "content ends above it")
            let old = try XCTUnwrap(grounds().first { $0 !== tabs.tabBar.background })
            XCTAssertNotNil(old.effect)
            let alpha = try XCTUnwrap(old.layer.presentation()?.opacity)
            XCTAssertTrue(alpha > 0.02 && alpha < 0.98, "\(alpha)")
            harness.advance(by: 1)
            XCTAssertEqual(grounds().count, 1)
            XCTAssertEqual(tabs.tabBar.background.alpha, 1)
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
            var (asked, isWhole): ([Bool], Bool) = ([], false)
            options.interactiveDismissShouldBegin = { context in
                asked.append(context.willBegin)
                return false
            }
            options.alignmentRectProvider = { context in
                XCTAssertIdentical(context.sourceView, gallery.thumb)
                return isWhole ? nil : CGRect(x: 0, y: 0, width: 100, height: 100)
            }
            detail.preferredTransition = .zoom(options: options) { _ in gallery.thumb }
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 1)
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            XCTAssertEqual(asked, [true])
            XCTAssertIdentical(navigation.topViewController, detail)
            isWhole = true
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertIdentical(navigation.topViewController, gallery)
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
