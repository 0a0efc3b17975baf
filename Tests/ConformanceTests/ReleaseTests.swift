import TestSupport
import UIKit
import XCTest

/// Contract B18: a controller that has gone is released, and no container holds itself or its pages in a circle.
final class ReleaseTests: MainTestCase, @unchecked Sendable {
    /// Ends without anything left of the objects that `body` makes and hands over.
    @MainActor private func assertReleased(
        _ what: String, line: UInt = #line, _ body: (_ keep: (AnyObject) -> Void) -> Void
    ) {
        var kept: [() -> AnyObject?] = []
        do {
            body { object in kept.append { [weak object] in object } }
        }
        XCTAssertFalse(kept.isEmpty, what, line: line)
        harness.advance(by: 1)
        harness.turn()
        let left = kept.compactMap { $0() }.map { "\(type(of: $0))" }
        XCTAssertEqual(left, [], what, line: line)
    }

    /// Shows a container made by `make` as the root, then another root in its place.
    @MainActor private func assertContainerReleased(
        _ what: String, line: UInt = #line, _ make: ([UIViewController]) -> UIViewController
    ) {
        assertReleased(what, line: line) { keep in
            let pages = (0..<3).map { _ in UIViewController() }
            let container = make(pages)
            pages.forEach(keep)
            keep(container)
            harness.show(root: container)
            harness.advance(by: 0.5)
            pages.forEach { keep($0.view) }
            keep(container.view)
            harness.show(root: UIViewController())
            harness.advance(by: 0.5)
        }
    }

    func test_B18_every_container_goes_with_its_pages() {
        onMain {
            assertContainerReleased("plain") { pages in
                let parent = UIViewController()
                for page in pages {
                    parent.addChild(page)
                    parent.view.addSubview(page.view)
                    page.didMove(toParent: parent)
                }
                return parent
            }
            assertContainerReleased("navigation") { pages in
                let navigation = UINavigationController()
                navigation.setViewControllers(pages, animated: false)
                return navigation
            }
            assertContainerReleased("tabs") { pages in
                let tabs = UITabBarController()
                tabs.viewControllers = pages
                return tabs
            }
            assertContainerReleased("split") { pages in
                let split = UISplitViewController(style: .tripleColumn)
                for (column, page) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], pages) {
                    split.setViewController(page, for: column)
                }
                return split
            }
            for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
                assertContainerReleased("pages, \(style)") { pages in
                    let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                    book.setViewControllers([pages[0]], direction: .forward, animated: false)
                    return book
                }
            }
        }
    }

    func test_B18_what_was_presented_goes_in_every_style() {
        onMain {
            let presenter = UIViewController()
            harness.show(root: presenter)
            harness.advance(by: 0.5)
            let styles: [UIModalPresentationStyle] = [
                .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover,
            ]
            for style in styles {
                for animated in [true, false] {
                    assertReleased("style \(style.rawValue), animated: \(animated)") { keep in
                        let controller = UIViewController()
                        controller.modalPresentationStyle = style
                        controller.popoverPresentationController?.sourceView = presenter.view
                        keep(controller)
                        presenter.present(controller, animated: animated)
                        harness.advance(by: 1)
                        keep(controller.view)
                        if let presentation = controller.presentationController { keep(presentation) }
                        presenter.dismiss(animated: animated)
                        harness.advance(by: 1)
                    }
                }
            }
        }
    }

    func test_B18_an_alert_goes_with_its_actions() {
        onMain {
            let presenter = UIViewController()
            harness.show(root: presenter)
            harness.advance(by: 0.5)
            for style in [UIAlertController.Style.alert, .actionSheet] {
                assertReleased("style \(style.rawValue)") { keep in
                    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
                    let action = UIAlertAction(title: "OK", style: .cancel) { _ in }
                    alert.addAction(action)
                    keep(alert)
                    keep(action)
                    presenter.present(alert, animated: true)
                    harness.advance(by: 1)
                    presenter.dismiss(animated: true)
                    harness.advance(by: 1)
                }
            }
        }
    }

    // DEV-210: such an end is quiet.
    func test_B18_a_view_that_ends_on_another_thread_tells_nobody() {
        onMain {
            final class Telling: UIView {
                static nonisolated(unsafe) var log: [String] = []
                override func willMove(toSuperview newSuperview: UIView?) {
                    if newSuperview == nil { Self.log.append("left") }
                }
                deinit { Self.log.append(Thread.isMainThread ? "deinit, main" : "deinit, other") }
            }
            let child = Telling()
            func end(onMainThread: Bool) {
                var parent: Telling? = Telling()
                parent?.addSubview(child)
                Telling.log = []
                nonisolated(unsafe) var last = parent
                parent = nil
                if onMainThread {
                    last = nil
                } else {
                    let done = DispatchSemaphore(value: 0)
                    Thread {
                        last = nil
                        done.signal()
                    }.start()
                    done.wait()
                }
                _ = last
            }
            end(onMainThread: true)
            XCTAssertEqual(Telling.log, ["deinit, main", "left"])
            XCTAssertNil(child.superview)
            end(onMainThread: false)
            XCTAssertEqual(Telling.log, ["deinit, other"])
        }
    }

    /// DEV-210: a window, too; who is kept elsewhere knows that it is in none.
    func test_B18_views_of_a_window_that_ends_on_another_thread_are_in_none() {
        onMain {
            var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            window?.addSubview(outer)
            XCTAssertNotNil(inner.window)
            nonisolated(unsafe) var last = window
            window = nil
            let done = DispatchSemaphore(value: 0)
            Thread {
                last = nil
                done.signal()
            }.start()
            done.wait()
            _ = last
            XCTAssertNil(outer.superview)
            XCTAssertNil(outer.window)
            XCTAssertNil(inner.window)
            XCTAssert(inner.superview === outer)
        }
    }
}
