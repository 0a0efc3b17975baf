import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Page view controllers whose pages scroll: the scroll view inside, what a finger does, what a call does.
final class PageScrollTests: MainTestCase, @unchecked Sendable {
    final class Page: HearingController {
        private static let words = [
            "willAppear": "will", "didAppear": "did", "willDisappear": "will not", "didDisappear": "did not",
        ]
        var log: (String) -> Void = { _ in }
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func hear(_ call: String, _ animated: Bool) { log("\(title!) \(Self.words[call]!)") }
    }

    @MainActor
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
        UIScrollViewDelegate
    {
        let pages: [Page]
        var log: [String] = []
        var offsets: [CGPoint] = []
        var scrolled: (UIScrollView) -> Void = { _ in }
        var willTurn: () -> Void = {}
        init(_ count: Int) {
            pages = (0..<count).map { Page("\($0)") }
            super.init()
            for page in pages { page.log = { [weak self] in self?.log.append($0) } }
        }
        private func page(_ controller: UIViewController, _ by: Int) -> UIViewController? {
            let index = pages.firstIndex { $0 === controller }! + by
            return pages.indices.contains(index) ? pages[index] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            log.append("before \(viewController.title!)")
            return page(viewController, -1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            log.append("after \(viewController.title!)")
            return page(viewController, 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.append("to " + pendingViewControllers.map { $0.title! }.joined(separator: ","))
            willTurn()
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("from \(previousViewControllers[0].title!) \(finished) \(completed)") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset)
            scrolled(scrollView)
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerating") }
    }

    private let width: CGFloat = 393, height: CGFloat = 852

    @MainActor private func scroller(_ pages: UIPageViewController) -> UIScrollView {
        pages.view.subviews.compactMap { $0 as? UIScrollView }.first!
    }

    @MainActor private func make(
        _ source: Source, at index: Int = 0,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat? = nil
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation,
            options: spacing.map { [.interPageSpacing: $0] })
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[index]], direction: .forward, animated: false)
        return pages
    }

    @MainActor private func show(
        _ source: Source, at index: Int = 0,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat? = nil
    ) -> UIPageViewController {
        let pages = make(source, at: index, orientation: orientation, spacing: spacing)
        harness.show(root: pages)
        harness.advance(by: 0.1)
        scroller(pages).delegate = source
        source.log = []
        source.offsets = []
        return pages
    }

    @MainActor private func pull(_ from: CGPoint, _ to: CGPoint, id: Int = 1) {
        harness.touch(.began, at: from, id: id)
        move(from, to, id: id)
    }

    @MainActor private func move(_ from: CGPoint, _ to: CGPoint, id: Int = 1) {
        for step in 1...10 {
            let t = CGFloat(step) / 10
            harness.touch(
                .moved, at: CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t), id: id)
        }
    }

    @MainActor private func swipe(_ from: CGFloat, _ to: CGFloat) {
        pull(CGPoint(x: from, y: 400), CGPoint(x: to, y: 400))
        harness.touch(.ended, at: CGPoint(x: to, y: 400))
        harness.advance(by: 1.5)
    }

    /// Pulls slowly, so that letting go is no throw.
    @MainActor private func hold(_ from: CGFloat, _ to: CGFloat) {
        pull(CGPoint(x: from, y: 400), CGPoint(x: to, y: 400))
        harness.advance(by: 0.3)
        harness.touch(.moved, at: CGPoint(x: to, y: 400))
    }

    // MARK: The scroll view

    func testTheScrollViewRestsAtOnePagesWidth() {
        onMain {
            let pages = show(Source(3), at: 1)
            let scroll = scroller(pages)
            XCTAssertTrue(pages.view.subviews.first === scroll)
            XCTAssertEqual(scroll.frame, CGRect(x: 0, y: 0, width: width, height: height))
            XCTAssertEqual(scroll.contentSize, CGSize(width: 3 * width, height: height))
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: width, y: 0))
            XCTAssertTrue(scroll.isPagingEnabled)
            XCTAssertTrue(scroll.bounces)
            XCTAssertFalse(scroll.scrollsToTop)
            XCTAssertFalse(scroll.showsHorizontalScrollIndicator)
            XCTAssertEqual(String(describing: type(of: scroll)), "_UIQueuingScrollView")
            let page = pages.viewControllers![0].view!
            XCTAssertEqual(page.convert(page.bounds, to: pages.view), CGRect(x: 0, y: 0, width: width, height: height))
            XCTAssertTrue(page.isDescendant(of: scroll))
        }
    }

    func testTheScrollViewIsThereBeforeTheViewIsShown() {
        onMain {
            let source = Source(3), pages = make(source)
            let scroll = scroller(pages)
            XCTAssertNil(scroll.delegate)
            scroll.delegate = source
            source.log = []
            XCTAssertEqual(scroll.contentOffset.x, scroll.frame.width)
            // Moved by the app where nobody sees it: the delegate hears, no page is turned.
            scroll.setContentOffset(CGPoint(x: scroll.frame.width * 1.5, y: 0), animated: false)
            XCTAssertEqual(source.offsets, [CGPoint(x: scroll.frame.width * 1.5, y: 0)])
            XCTAssertEqual(source.log, [])
        }
    }

    func testPagesKeepTheirDistance() {
        onMain {
            let source = Source(2), pages = show(source, spacing: 20)
            let scroll = scroller(pages)
            XCTAssertEqual(scroll.frame, CGRect(x: -10, y: 0, width: width + 20, height: height))
            XCTAssertEqual(scroll.contentOffset.x, width + 20)
            hold(350, 140)
            let (old, new) = (source.pages[0].view!, source.pages[1].view!)
            let (left, right) = (old.convert(old.bounds, to: pages.view), new.convert(new.bounds, to: pages.view))
            XCTAssertEqual(left.width, width)
            XCTAssertEqual(right.width, width)
            XCTAssertEqual(right.minX - left.maxX, 20)
            XCTAssertEqual(left.minX, width + 20 - scroll.contentOffset.x)
            XCTAssertLessThan(left.minX, -180)
            harness.touch(.ended, at: CGPoint(x: 140, y: 400))
            harness.advance(by: 1)
            XCTAssertNil(new.superview, "less than half of the way: it goes back")
            XCTAssertEqual(old.convert(old.bounds, to: pages.view).minX, 0)
        }
    }

    func testAnAppMayPlaceTheScrollViewItself() {
        onMain {
            final class Tall: UIPageViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    for case let scroll as UIScrollView in view.subviews {
                        scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
                    }
                }
            }
            let source = Source(2)
            let pages = Tall(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            harness.show(root: pages)
            harness.advance(by: 0.1)
            let page = source.pages[0].view!
            XCTAssertEqual(page.convert(page.bounds, to: pages.view), CGRect(x: 0, y: 100, width: 300, height: 200))
            XCTAssertEqual(scroller(pages).contentOffset.x, 300)
        }
    }

    func testTurningTheDeviceKeepsThePage() {
        onMain {
            let source = Source(3), pages = show(source, at: 1)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let scroll = scroller(pages), page = source.pages[1].view!
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: height, y: 0))
            XCTAssertEqual(page.convert(page.bounds, to: pages.view), CGRect(x: 0, y: 0, width: height, height: width))
            XCTAssertEqual(source.log, [])
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: width, y: 0))
        }
    }

    func testAPageInMotionGoesOnWhenTheSizeChanges() {
        onMain {
            let source = Source(3), pages = show(source)
            pages.setViewControllers([source.pages[1]], direction: .forward, animated: true)
            harness.advance(by: 0.1)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(source.log.suffix(2), ["0 did not", "animation"])
            let page = source.pages[1].view!
            XCTAssertEqual(page.convert(page.bounds, to: pages.view), CGRect(x: 0, y: 0, width: height, height: width))
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
        }
    }

    // MARK: By a person

    /// The order of calls as recorded on iOS 9.1 (wisdomskyduan.blogspot.com, 2015-11, a page view controller's test note).
    func testASourceIsAskedOnceAndAhead() {
        onMain {
            let source = Source(4), pages = show(source)
            @MainActor func asked() -> [String] {
                defer { source.log = [] }
                return source.log.filter { !$0.contains("will") && !$0.contains("did") && $0 != "decelerating" }
            }
            hold(300, 250)
            XCTAssertEqual(asked(), ["after 0", "before 0", "to 1"])
            harness.touch(.ended, at: CGPoint(x: 250, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(asked(), ["from 0 true false"])
            swipe(350, 100)
            XCTAssertEqual(asked(), ["to 1", "from 0 true true", "after 1"])
            swipe(100, 350)
            XCTAssertEqual(asked(), ["to 0", "from 1 true true", "before 0"])
            XCTAssertTrue(pages.viewControllers?.first === source.pages[0])
            // What the app sets is asked about anew, and so is a source that is set again.
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: false)
            harness.turn()
            _ = asked()
            hold(300, 250)
            XCTAssertEqual(asked(), ["after 2", "before 2", "to 3"])
            harness.touch(.ended, at: CGPoint(x: 250, y: 400))
            harness.advance(by: 1)
            pages.dataSource = source
            _ = asked()
            hold(300, 250)
            XCTAssertEqual(asked(), ["after 2", "before 2", "to 3"])
        }
    }

    func testAFingerTurnsAPage() {
        onMain {
            let source = Source(2), pages = show(source)
            swipe(350, 100)
            // Recording R07, and the scroll view's delegate last.
            XCTAssertEqual(
                source.log,
                [
                    "after 0", "before 0", "to 1", "1 will", "0 will not", "1 did", "0 did not", "from 0 true true",
                    "after 1", "decelerating",
                ])
            XCTAssertTrue(source.offsets.dropLast().allSatisfy { $0.x > width && $0.x <= 2 * width })
            XCTAssertEqual(source.offsets.max { $0.x < $1.x }?.x, 2 * width)
            XCTAssertEqual(source.offsets.last, CGPoint(x: width, y: 0))
            XCTAssertEqual(pages.children, [source.pages[1]])
            XCTAssertNil(source.pages[0].view.superview)
            XCTAssertEqual(source.pages[1].view.convert(CGPoint.zero, to: pages.view), .zero)
        }
    }

    func testAPageThatIsLetGoEarlyGoesBack() {
        onMain {
            let source = Source(2), pages = show(source)
            hold(300, 200)
            XCTAssertTrue(scroller(pages).isDragging)
            harness.touch(.ended, at: CGPoint(x: 200, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(
                source.log.dropFirst(5),
                ["0 will", "0 did", "1 will not", "1 did not", "from 0 true false", "decelerating"])
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertEqual(pages.children, [source.pages[0]])
            XCTAssertNil(source.pages[1].view.superview)
        }
    }

    func testACancelledTouchSettlesAtTheNearestPage() {
        onMain {
            let source = Source(2), pages = show(source)
            pull(CGPoint(x: 350, y: 400), CGPoint(x: 250, y: 400))
            harness.touch(.cancelled, at: CGPoint(x: 250, y: 400))
            harness.advance(by: 1)
            XCTAssertTrue(source.log.contains("from 0 true false"))
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[0])
        }
    }

    func testPagesAreNotTurnedWhereScrollingIsOffOrNothingGivesPages() {
        onMain {
            let source = Source(2), pages = show(source)
            scroller(pages).isScrollEnabled = false
            swipe(350, 100)
            XCTAssertEqual(source.log, [])
            XCTAssertEqual(source.offsets, [])
            scroller(pages).isScrollEnabled = true
            pages.dataSource = nil
            swipe(350, 100)
            XCTAssertEqual(source.log, [])
            XCTAssertEqual(source.offsets, [])
            pages.dataSource = source
            swipe(350, 100)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
        }
    }

    func testAVerticalDragOfPagesThatLieSideBySideAsksForNothing() {
        onMain {
            let source = Source(2)
            _ = show(source)
            pull(CGPoint(x: 200, y: 600), CGPoint(x: 210, y: 200))
            harness.touch(.ended, at: CGPoint(x: 210, y: 200))
            harness.advance(by: 1)
            XCTAssertEqual(source.log, [])
            XCTAssertEqual(source.offsets, [])
        }
    }

    func testTheEndsBounceUnlessTheAppSaysNot() {
        onMain {
            let source = Source(2), pages = show(source)
            hold(100, 300)
            XCTAssertLessThan(scroller(pages).contentOffset.x, width)
            XCTAssertGreaterThan(scroller(pages).contentOffset.x, width - 150)
            harness.touch(.ended, at: CGPoint(x: 300, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertEqual(source.log, ["after 0", "before 0", "decelerating"])
            source.offsets = []
            scroller(pages).bounces = false
            swipe(100, 300)
            XCTAssertEqual(source.offsets, [])
            swipe(350, 100)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
        }
    }

    func testAnAppMayHoldTheEndsBack() {
        onMain {
            let source = Source(2), pages = show(source)
            source.scrolled = {
                if $0.contentOffset.x < self.width { $0.contentOffset = CGPoint(x: self.width, y: 0) }
            }
            swipe(100, 300)
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertEqual(source.log.filter { $0.hasPrefix("to") }, [])
            swipe(350, 100)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
        }
    }

    func testAFingerThatTurnsRoundTurnsTheOtherPage() {
        onMain {
            let source = Source(3), pages = show(source, at: 1)
            hold(200, 150)
            move(CGPoint(x: 150, y: 400), CGPoint(x: 380, y: 400))
            XCTAssertEqual(
                source.log.dropFirst(2),
                [
                    "to 2", "2 will", "1 will not", "1 will", "1 did", "2 will not", "2 did not", "from 1 true false",
                    "to 0", "0 will", "1 will not",
                ])
            harness.touch(.ended, at: CGPoint(x: 380, y: 400))
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[0])
            XCTAssertEqual(pages.children, [source.pages[0]])
        }
    }

    func testAFingerThatCatchesAPageGoesOnToTheNext() {
        onMain {
            let source = Source(4), pages = show(source)
            pull(CGPoint(x: 380, y: 400), CGPoint(x: 180, y: 400))
            harness.touch(.ended, at: CGPoint(x: 180, y: 400))
            harness.advance(by: 0.12)
            let scroll = scroller(pages)
            XCTAssertTrue(scroll.isDecelerating)
            let caught = scroll.contentOffset.x
            hold(350, 50)
            XCTAssertEqual(
                scroll.contentOffset.x, caught + 300 - width, accuracy: 11, "the finger holds what it caught")
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
            XCTAssertTrue(source.log.contains("from 0 true true"))
            XCTAssertEqual(source.log.last, "1 will not")
            harness.touch(.ended, at: CGPoint(x: 50, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(pages.children.count, 1)
            XCTAssertEqual(scroll.contentOffset.x, width)
        }
    }

    func testAFastSwipeTurnsOnePageAndNotPastIt() {
        onMain {
            let source = Source(4), pages = show(source)
            harness.touch(.began, at: CGPoint(x: 390, y: 400))
            for x in [300, 150, 10] as [CGFloat] { harness.touch(.moved, at: CGPoint(x: x, y: 400)) }
            harness.touch(.ended, at: CGPoint(x: 10, y: 400))
            harness.advance(by: 2)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
            XCTAssertLessThanOrEqual(source.offsets.map(\.x).max()!, 2 * width)
            XCTAssertEqual(source.log.filter { $0.hasPrefix("to") }, ["to 1"])
        }
    }

    func testPagesThatLieOneBelowTheOther() {
        onMain {
            let source = Source(3), pages = show(source, at: 1, orientation: .vertical)
            let scroll = scroller(pages)
            XCTAssertEqual(scroll.contentSize, CGSize(width: width, height: 3 * height))
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: height))
            pull(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 200))
            XCTAssertGreaterThan(scroll.contentOffset.y, height)
            harness.touch(.ended, at: CGPoint(x: 200, y: 200))
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[2])
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: height))
            pages.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
            harness.advance(by: 0.15)
            XCTAssertLessThan(scroll.contentOffset.y, height)
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: height))
        }
    }

    func testWhereOneWritesFromTheRightTheNextPageLiesAtTheLeft() {
        onMain {
            let source = Source(3), pages = make(source, at: 1)
            pages.loadViewIfNeeded()
            scroller(pages).semanticContentAttribute = .forceRightToLeft
            harness.show(root: pages)
            harness.advance(by: 0.1)
            swipe(100, 350)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[2])
            // There the end bounces.
            hold(100, 300)
            XCTAssertGreaterThan(scroller(pages).contentOffset.x, width - 150)
            harness.touch(.ended, at: CGPoint(x: 300, y: 400))
            harness.advance(by: 1)
            swipe(350, 100)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
            // A call's direction is the screen's: apps turn it round themselves.
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: true)
            harness.advance(by: 0.15)
            XCTAssertGreaterThan(scroller(pages).contentOffset.x, width)
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[2])
        }
    }

    // MARK: By a call

    func testACallScrolls() {
        onMain {
            let source = Source(3), pages = show(source, at: 1)
            var ends: [Bool] = []
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) { ends.append($0) }
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            harness.advance(by: 0.15)
            XCTAssertEqual(ends, [])
            XCTAssertTrue((width..<2 * width).contains(scroller(pages).contentOffset.x))
            harness.advance(by: 1)
            XCTAssertEqual(ends, [true])
            XCTAssertEqual(source.log, ["2 will", "1 will not", "2 did", "1 did not", "animation"])
            XCTAssertEqual(source.offsets.max { $0.x < $1.x }?.x, 2 * width)
            XCTAssertEqual(source.offsets.last?.x, width)
            source.offsets = []
            pages.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(source.offsets.min { $0.x < $1.x }?.x, 0)
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertEqual(pages.children, [source.pages[0]])
            // At once: nothing scrolls.
            source.offsets = []
            pages.setViewControllers([source.pages[1]], direction: .forward, animated: false) { ends.append($0) }
            harness.turn()
            XCTAssertEqual(source.offsets, [])
            XCTAssertEqual(ends, [true, true])
            XCTAssertEqual(source.pages[1].view.convert(CGPoint.zero, to: pages.view), .zero)
        }
    }

    func testACallInterruptsACall() {
        onMain {
            let source = Source(3), pages = show(source)
            var ends: [String] = []
            pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) { ends.append("1 \($0)") }
            harness.advance(by: 0.1)
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) { ends.append("2 \($0)") }
            XCTAssertEqual(source.log, ["1 will", "0 will not", "1 did", "0 did not", "2 will", "1 will not"])
            harness.advance(by: 1)
            XCTAssertEqual(ends, ["1 false", "2 true"])
            XCTAssertEqual(pages.children, [source.pages[2]])
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
        }
    }

    // DEV-136
    func testACallTakesAPageFromTheFinger() {
        onMain {
            let source = Source(4), pages = show(source)
            hold(300, 200)
            pages.setViewControllers([source.pages[3]], direction: .forward, animated: false)
            XCTAssertFalse(scroller(pages).isDragging)
            XCTAssertTrue(source.log.contains("from 0 false false"))
            harness.advance(by: 0.1)
            harness.touch(.moved, at: CGPoint(x: 100, y: 400))
            harness.touch(.ended, at: CGPoint(x: 100, y: 400))
            harness.advance(by: 1)
            XCTAssertEqual(pages.children, [source.pages[3]])
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
            XCTAssertEqual(source.log.last, "0 did not")
        }
    }

    func testADelegateMaySetOtherPagesWhenOneIsTurned() {
        onMain {
            let source = Source(4), pages = show(source)
            source.willTurn = { [weak source] in
                source?.willTurn = {}
                pages.setViewControllers([source!.pages[3]], direction: .forward, animated: false)
            }
            swipe(350, 100)
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[3])
            XCTAssertEqual(pages.children, [source.pages[3]])
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
        }
    }

    func testATurnEndsWhereItsWindowIsGone() {
        onMain {
            let source = Source(3), pages = show(source)
            var end: Bool?
            pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) { end = $0 }
            harness.advance(by: 0.1)
            harness.show(root: UIViewController())
            harness.advance(by: 0.5)
            XCTAssertEqual(end, true)
            XCTAssertEqual(source.log, ["1 will", "0 will not", "1 will not", "1 did not", "0 did not"])
            XCTAssertEqual(pages.children, [source.pages[1]])
            XCTAssertEqual(scroller(pages).contentOffset.x, width)
        }
    }

    func testAnAppMayScrollByItself() {
        onMain {
            let source = Source(3), pages = show(source, at: 1)
            let scroll = scroller(pages)
            scroll.setContentOffset(CGPoint(x: 2 * width, y: 0), animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(pages.viewControllers?.first === source.pages[2])
            XCTAssertEqual(scroll.contentOffset.x, width)
            scroll.contentOffset = CGPoint(x: width - 50, y: 0)
            XCTAssertEqual(source.log.suffix(3), ["to 1", "1 will", "2 will not"])
            scroll.contentOffset = CGPoint(x: width, y: 0)
            XCTAssertTrue(source.log.last == "from 2 true false")
            XCTAssertEqual(pages.children, [source.pages[2]])
        }
    }
}
