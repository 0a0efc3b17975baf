import TestSupport
import UIKit
import XCTest

/// What an app may do inside of the callbacks of a page's turn: every style, every call a page hears, each of three deeds.
final class PageReentryTests: MainTestCase, @unchecked Sendable {
    final class Page: HearingController {
        var react: (String) -> Void = { _ in }
        var appearsNowhere = false
        override func hear(_ call: String, _ animated: Bool) {
            super.hear(call, animated)
            react(call)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            if view.window == nil { appearsNowhere = true }
        }
    }

    private static let deeds = ["dismiss", "swap the root", "turn again"]

    /// - Parameter call: of the old page or of the new one, inside of which the deed is done, once.
    @MainActor private func run(
        _ style: UIPageViewController.TransitionStyle, animated: Bool, _ page: Int, _ call: String, _ deed: String
    ) {
        let name = "\(style == .scroll ? "scroll" : "curl") \(animated) \(page) \(call): \(deed)"
        let root = UIViewController(), all = [Page(), Page(), Page()]
        harness.show(root: root)
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        root.present(pages, animated: true)
        harness.advance(by: 0.1)
        var isDone = false
        all[page].react = { [unowned self] heard in
            guard heard == call, !isDone else { return }
            isDone = true
            switch deed {
            case "dismiss": root.dismiss(animated: true)
            case "swap the root": harness.window.rootViewController = UIViewController()
            default: pages.setViewControllers([all[2]], direction: .reverse, animated: animated)
            }
        }
        pages.setViewControllers([all[1]], direction: .forward, animated: animated)
        harness.advance(by: 3)
        for page in all {
            XCTAssertFalse(page.appearsNowhere, name)
            let isShown = page.viewIfLoaded?.window != nil
            XCTAssertEqual(
                page.heard.last ?? "didDisappear", isShown ? "didAppear" : "didDisappear",
                "\(name): \(all.map(\.heard))")
            for (first, second) in zip(page.heard, page.heard.dropFirst()) {
                let next = [
                    "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
                    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
                ]
                XCTAssertTrue(next[first]!.contains(second), "\(name): \(page.heard)")
            }
        }
        XCTAssertEqual(pages.viewControllers?.count, 1, name)
        XCTAssertEqual(pages.children, pages.viewControllers, "\(name): \(all.map(\.heard)) \(all)")
        if isDone, deed == "turn again" { XCTAssertTrue(pages.viewControllers?.first === all[2], name) }
    }

    func testAPagesCallbacksMayDoAnything() {
        onMain {
            var row = 0
            for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
                for animated in [true, false] {
                    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
                        for page in 0..<2 {
                            for deed in Self.deeds {
                                if SlowTable.runs(row) { run(style, animated: animated, page, call, deed) }
                                row += 1
                            }
                        }
                    }
                }
            }
        }
    }
}
