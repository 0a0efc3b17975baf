import PorticoHost
import PorticoRenderModel
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Page view controllers whose pages curl.
final class PageCurlTests: MainTestCase, @unchecked Sendable {
    @MainActor final class Page: HearingController {
        let color: UIColor
        var log: (String) -> Void = { _ in }
        init(_ title: String, _ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
        }
        override func hear(_ call: String, _ animated: Bool) { log("\(title!) \(call)") }
    }

    @MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [Page]
        var log: [String] = []
        var spine: UIPageViewController.SpineLocation?
        init(_ colors: [UIColor]) {
            pages = colors.enumerated().map { Page("\($0)", $1) }
            super.init()
            for page in pages { page.log = { [weak self] in self?.log.append($0) } }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = pages.firstIndex { $0 === viewController }!
            return index > 0 ? pages[index - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = pages.firstIndex { $0 === viewController }!
            return index + 1 < pages.count ? pages[index + 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.append("to " + pendingViewControllers.map { $0.title! }.joined(separator: ",")) }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log.append("from " + previousViewControllers.map { $0.title! }.joined(separator: ",") + " \(completed)")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            log.append(orientation.isLandscape ? "wide" : "tall")
            if orientation.isLandscape {
                pageViewController.setViewControllers(
                    [pages[0], pages[1]], direction: .forward, animated: true)
                return .mid
            }
            pageViewController.setViewControllers([pages[0]], direction: .forward, animated: true)
            pageViewController.isDoubleSided = false
            return .min
        }
    }

    private let width: CGFloat = 393, height: CGFloat = 852

    @MainActor private func show(
        _ book: Book, spine: UIPageViewController.SpineLocation = .min,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, at index: Int = 0
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine])
        pages.dataSource = book
        pages.delegate = book
        let count = spine == .mid ? 2 : 1
        pages.setViewControllers(Array(book.pages[index..<(index + count)]), direction: .forward, animated: false)
        harness.show(root: pages)
        harness.advance(by: 0.1)
        book.log = []
        return pages
    }

    private let (r, g, b, y) = (
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    )

    @MainActor private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let p = harness.pixel(at: CGPoint(x: x, y: y))
        return [p.r, p.g, p.b]
    }

    /// Where the back of a full page lies above it.
    @MainActor private func backColor(_ roll: PageRoll) -> [Int] {
        for y in stride(from: CGFloat(840), to: 400, by: -20) {
            let p = CGPoint(x: 370, y: y), seen = roll.image(of: p)
            if roll.lift(of: p) > .pi * roll.radius + 5, seen.x > 5 { return color(seen.x, seen.y) }
        }
        XCTFail("nothing is turned over")
        return [0, 0, 0]
    }

    // MARK: By a call

    func testATurnShowsFrontBackAndWhatIsBelow() {
        onMain {
            let book = Book([r, b])
            let pages = show(book)
            var finished: Bool?
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { finished = $0 }
            XCTAssertEqual(color(380, 800), [255, 0, 0])
            harness.advance(by: 0.3)
            let sheet = book.pages[0].view.superview as! CurlView
            let roll = (sheet.curl.presentation() as! CurlLayer).roll!
            XCTAssertGreaterThan(roll.radius, 20)
            // The fold is left of the middle of the screen, the page's free edge about at the spine.
            XCTAssertEqual(color(385, 300), [0, 0, 255])
            XCTAssertEqual(color(385, 840), [0, 0, 255])
            let back = backColor(roll)
            XCTAssertGreaterThan(back[0], 200)
            XCTAssertTrue((150...220).contains(back[1]) && back[1] == back[2], "red through white: \(back)")
            XCTAssertNil(finished)
            harness.advance(by: 1)
            XCTAssertEqual(finished, true)
            XCTAssertEqual(color(5, 400), [0, 0, 255])
            XCTAssertEqual(color(200, 400), [0, 0, 255])
            XCTAssertEqual(book.log, ["1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear"])
            XCTAssertEqual(pages.stage.subviews.count, 1)
        }
    }

    func testReverseIsForwardBackwards() {
        onMain {
            @MainActor func pictures(_ first: Int, _ second: Int, _ direction: UIPageViewController.NavigationDirection)
                -> [[[Int]]]
            {
                let book = Book([r, b])
                let pages = show(book, at: first)
                pages.setViewControllers([book.pages[second]], direction: direction, animated: true)
                harness.turn()
                return (0...12).map { _ in
                    defer { harness.advance(by: 0.05) }
                    return stride(from: 10.5, to: 393, by: 24).map { color($0, 700) }
                }
            }
            let there = pictures(0, 1, .forward), back = pictures(1, 0, .reverse)
            for (a, b) in zip(there, back.reversed()) {
                for (p, q) in zip(a, b) {
                    for (u, v) in zip(p, q) { XCTAssertEqual(Double(u), Double(v), accuracy: 6) }
                }
            }
            XCTAssertNotEqual(there[6], there[0])
        }
    }

    func testEverySpineTurnsTowardsIt() {
        onMain {
            // At the right the coming page comes back from beyond it; below and above alike.
            for (spine, orientation, revealed, covered) in [
                (
                    UIPageViewController.SpineLocation.min, UIPageViewController.NavigationOrientation.horizontal,
                    CGPoint(x: 385, y: 845), CGPoint(x: 8, y: 100)
                ),
                (.max, .horizontal, CGPoint(x: 385, y: 300), CGPoint(x: 8, y: 400)),
                (.min, .vertical, CGPoint(x: 200, y: 845), CGPoint(x: 20, y: 8)),
                (.max, .vertical, CGPoint(x: 40, y: 845), CGPoint(x: 200, y: 8)),
            ] {
                let book = Book([r, b])
                let pages = show(book, spine: spine, orientation: orientation)
                pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
                harness.advance(by: 0.2)
                let (new, old) = (color(revealed.x, revealed.y), color(covered.x, covered.y))
                XCTAssertLessThan(old[2], 10, "\(spine.rawValue) \(orientation.rawValue): \(old)")
                if spine == .min { XCTAssertLessThan(new[0], 10, "\(spine.rawValue) \(orientation.rawValue): \(new)") }
                harness.advance(by: 1)
                XCTAssertEqual(color(200, 400), [0, 0, 255])
            }
        }
    }

    // MARK: By a person

    func testGestureRecognizersAreThoseOfPagesThatCurl() {
        onMain {
            let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            XCTAssertEqual(curl.gestureRecognizers.count, 2)
            XCTAssertTrue(curl.gestureRecognizers[0] is UIPanGestureRecognizer)
            XCTAssertTrue(curl.gestureRecognizers[1] is UITapGestureRecognizer)
            let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            XCTAssertEqual(scroll.gestureRecognizers, [])
        }
    }

    @MainActor private func drag(_ from: CGPoint, _ to: CGPoint, _ meanwhile: () -> Void = {}) {
        harness.drag(from: from, to: to, meanwhile: meanwhile)
    }

    func testAFingerLeadsThePage() {
        onMain {
            let book = Book([r, b, g])
            let pages = show(book)
            drag(CGPoint(x: 390, y: 800), CGPoint(x: 60, y: 700)) {
                let sheet = book.pages[0].view.superview as! CurlView
                // The point of the edge where the finger came down is under the finger, but for the way that made it a pan.
                let seen = sheet.curl.roll!.image(of: CGPoint(x: 393, y: 852 * 800 / 852))
                XCTAssertEqual(seen.x, 63, accuracy: 25)
                XCTAssertEqual(seen.y, 700, accuracy: 25)
                XCTAssertEqual(book.log, ["to 1", "1 willAppear", "0 willDisappear"])
                XCTAssertEqual(color(385, 500), [0, 0, 255])
            }
            XCTAssertEqual(
                book.log, ["to 1", "1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear", "from 0 true"])
            XCTAssertTrue(pages.viewControllers?.first === book.pages[1])
            XCTAssertEqual(color(200, 400), [0, 0, 255])
            // Back, by the page before.
            book.log = []
            drag(CGPoint(x: 3, y: 800), CGPoint(x: 300, y: 800))
            XCTAssertEqual(
                book.log, ["to 0", "0 willAppear", "1 willDisappear", "1 didDisappear", "0 didAppear", "from 1 true"])
            XCTAssertEqual(color(200, 400), [255, 0, 0])
            XCTAssertEqual(pages.children.count, 1)
        }
    }

    func testAPageThatIsLetGoEarlyFallsBack() {
        onMain {
            let book = Book([r, b])
            let pages = show(book)
            drag(CGPoint(x: 390, y: 400), CGPoint(x: 300, y: 400))
            XCTAssertEqual(
                book.log,
                [
                    "to 1", "1 willAppear", "0 willDisappear", "1 willDisappear", "0 willAppear", "1 didDisappear",
                    "0 didAppear", "from 0 false",
                ])
            XCTAssertTrue(pages.viewControllers?.first === book.pages[0])
            XCTAssertEqual(pages.children.count, 1)
            XCTAssertEqual(pages.stage.subviews.count, 1)
            XCTAssertEqual(color(385, 400), [255, 0, 0])
            // There is nothing before the first page.
            book.log = []
            drag(CGPoint(x: 3, y: 400), CGPoint(x: 300, y: 400))
            XCTAssertEqual(book.log, [])
        }
    }

    func testATapAtTheEdgeTurnsAndOneInTheMiddleIsThePages() {
        onMain {
            let book = Book([r, b])
            let pages = show(book)
            let button = UIButton(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            book.pages[0].view.addSubview(button)
            harness.turn()
            harness.tap(CGPoint(x: 200, y: 350))
            harness.advance(by: 1)
            XCTAssertEqual(taps, 1)
            XCTAssertEqual(book.log, [])
            harness.tap(CGPoint(x: 380, y: 350))
            harness.advance(by: 1)
            XCTAssertEqual(
                book.log, ["to 1", "1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear", "from 0 true"])
            harness.tap(CGPoint(x: 10, y: 350))
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === book.pages[0])
        }
    }

    // MARK: Two pages

    func testASpineInTheMiddleShowsTwoPagesAndTurnsASheet() {
        onMain {
            let book = Book([r, g, b, y])
            let pages = show(book, spine: .mid)
            XCTAssertTrue(pages.isDoubleSided)
            XCTAssertEqual(pages.pagesRequired(animated: false), 2)
            XCTAssertEqual(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil).width, width / 2)
            XCTAssertEqual(color(100, 400), [255, 0, 0])
            XCTAssertEqual(color(300, 400), [0, 255, 0])
            pages.setViewControllers([book.pages[2], book.pages[3]], direction: .forward, animated: true)
            harness.advance(by: 0.45)
            // The left page is covered by the sheet's back, the next but one is revealed at the right.
            XCTAssertEqual(color(8, 100), [255, 0, 0])
            let back = color(150, 700)
            XCTAssertTrue(back[0] < 10 && back[1] < 10 && back[2] > 200, "the third page: \(back)")
            XCTAssertEqual(color(385, 100), [255, 255, 0])
            harness.advance(by: 1)
            XCTAssertEqual(color(100, 400), [0, 0, 255])
            XCTAssertEqual(color(300, 400), [255, 255, 0])
            XCTAssertEqual(pages.viewControllers?.map { $0.title! }, ["2", "3"])
            XCTAssertEqual(pages.stage.subviews.count, 2)
            // And back, by a finger at the left page's edge.
            book.log = []
            drag(CGPoint(x: 4, y: 700), CGPoint(x: 340, y: 700))
            XCTAssertEqual(book.log.first, "to 0,1")
            XCTAssertEqual(book.log.last, "from 2,3 true")
            XCTAssertEqual(color(100, 400), [255, 0, 0])
            XCTAssertEqual(color(300, 400), [0, 255, 0])
        }
    }

    // DEV-103
    func testTheBackOfADoubleSidedPageIsItsOwn() {
        onMain {
            let book = Book([r, g, b])
            let pages = show(book)
            pages.isDoubleSided = true
            XCTAssertEqual(pages.pagesRequired(animated: true), 2)
            XCTAssertEqual(pages.pagesRequired(animated: false), 1)
            pages.setViewControllers([book.pages[2], book.pages[1]], direction: .forward, animated: true)
            harness.advance(by: 0.3)
            let sheet = book.pages[0].view.superview as! CurlView
            let roll = sheet.curl.presentation()!.roll!
            let back = backColor(roll)
            XCTAssertTrue(back[0] < 10 && back[1] > 200 && back[2] < 10, "green: \(back)")
            harness.advance(by: 1)
            XCTAssertEqual(color(200, 400), [0, 0, 255])
            XCTAssertEqual(pages.viewControllers?.map { $0.title! }, ["2"])
            XCTAssertEqual(pages.children.count, 1)
        }
    }

    // DEV-104
    func testTurningTheDeviceAsksForTheSpine() {
        onMain {
            let book = Book([r, g])
            let pages = show(book)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(book.log.filter { $0 == "wide" || $0 == "tall" }, ["wide"])
            XCTAssertEqual(pages.spineLocation, .mid)
            XCTAssertTrue(pages.isDoubleSided)
            XCTAssertEqual(pages.viewControllers?.map { $0.title! }, ["0", "1"])
            XCTAssertEqual(color(100, 200), [255, 0, 0])
            XCTAssertEqual(color(700, 200), [0, 255, 0])
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(pages.spineLocation, .min)
            XCTAssertFalse(pages.isDoubleSided)
            XCTAssertEqual(pages.viewControllers?.map { $0.title! }, ["0"])
            XCTAssertEqual(color(380, 400), [255, 0, 0])
        }
    }

    // MARK: Views

    func testAViewCurlsUpFromBelow() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
            card.backgroundColor = r
            controller.view.backgroundColor = .white
            controller.view.addSubview(card)
            harness.advance(by: 0.1)
            var ended = false
            UIView.transition(with: card, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
                card.backgroundColor = self.b
            } completion: {
                ended = $0
            }
            harness.advance(by: 0.5)
            XCTAssertEqual(color(240, 390), [0, 0, 255])
            XCTAssertEqual(color(60, 110), [255, 0, 0])
            XCTAssertEqual(color(30, 90), [255, 255, 255], "nothing hangs out of the view")
            harness.advance(by: 1)
            XCTAssertTrue(ended)
            XCTAssertEqual(color(60, 110), [0, 0, 255])
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationTransition(.curlDown, for: card, cache: true)
            UIView.performWithoutAnimation { card.backgroundColor = g }
            UIView.commitAnimations()
            harness.advance(by: 0.5)
            XCTAssertEqual(color(240, 390), [0, 0, 255])
            XCTAssertEqual(color(60, 110), [0, 255, 0])
            harness.advance(by: 1)
            XCTAssertEqual(color(240, 390), [0, 255, 0])
        }
    }
}
